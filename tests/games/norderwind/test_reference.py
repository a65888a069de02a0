"""The engine and the reference, told the same outcomes and choices, offer the same and own the same at every step."""

import pytest

import kogge
from kogge.games.norderwind.rules.constants import ROLE_BITS, ROLES
from kogge.games.norderwind.rules.state import NorderwindState
from tests.games.norderwind.reference import Reference
from tests.helpers import offers

TABLES = [
    (edition, players, letters, any_time, seed)
    for edition, seeds in (("reconstructed", 2), ("tiny", 12))
    for players in (2, 3, 4)
    for letters, any_time in (("each", False), ("one", True))
    for seed in range(seeds)
]


def ship_of(state: NorderwindState, seat: int) -> list[object]:
    goods = len(state.e.goods)
    hold = [state.e.goods[good] for good in range(goods) for _ in range(state.hold[seat * goods + good])]
    crew = {role for role, bit in zip(ROLES, ROLE_BITS, strict=True) if state.crew[seat] & bit}
    ship = [state.gold, state.letters, state.sail, state.cannons, state.captains]
    return [*(field[seat] for field in ship), crew, sorted(hold)]


def own_ship(reference: Reference, seat: int) -> list[object]:
    ship = reference.ships[seat]
    return [ship.gold, ship.letters, ship.sail, ship.cannons, ship.captains, ship.crew, sorted(ship.hold)]


@pytest.mark.parametrize(("edition", "players", "letters", "any_time", "seed"), TABLES)
def test_the_engine_plays_as_the_rules_are_told(
    edition: str, players: int, letters: str, any_time: bool, seed: int
) -> None:
    limit = 40 if edition == "reconstructed" else 15
    options = {"letters_on_a_tile": letters, "lookout_any_time": any_time, "round_limit": limit}
    state = kogge.load("norderwind", players=players, edition=edition, options=options).new_state()
    assert isinstance(state, NorderwindState)
    reference = Reference(edition, players, letters == "one", any_time, limit)
    told = reference.game()
    asked: tuple[int, set[str]] | None = next(told)
    rng = kogge.Rng(seed)
    while asked is not None:
        tokens = offers(state)
        assert (state.to_move(), set(tokens)) == asked
        assert len(tokens) == len(set(tokens))
        assert [ship_of(state, seat) for seat in range(players)] == [own_ship(reference, s) for s in range(players)]
        assert state.columns == list(reference.columns.values())
        assert state.scores() == [reference.cubes(seat) for seat in range(players)]
        chance = state.to_move() == kogge.CHANCE
        action = state.sample_chance(rng) if chance else lively(state, rng)
        token = state.rules.actions.token(action)
        state.apply(action)
        try:
            asked = told.send(token)
        except StopIteration:
            asked = None
    assert state.to_move() == kogge.TERMINAL
    assert state.winner == (-1 if reference.winner is None else reference.winner)
    assert state.scores() == [reference.cubes(seat) for seat in range(players)]


def lively(state: NorderwindState, rng: kogge.Rng) -> int:
    """A contract whenever there is one, seldom an early stop, else anything: contracts and wins come about."""
    actions = state.legal_actions()
    for action in actions:
        if state.a.fulfil.start <= action < state.a.fulfil.start + 3:
            return action
    action = actions[rng.below(len(actions))]
    if action == state.a.stop.start and rng.below(4):
        action = actions[rng.below(len(actions))]
    return action
