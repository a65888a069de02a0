"""What the greedy bot thinks a use leads to is what the rules do, and its voyages are thought through exactly."""

from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from kogge import CHANCE, TERMINAL, Rng, load
from kogge.games.norderwind.bots.greedy import Thought
from kogge.games.norderwind.bots.worth import Market, Ship, Tables, Weights
from kogge.games.norderwind.rules.constants import AT_TILE, CHOOSE_STACK
from kogge.games.norderwind.rules.edition import Edition
from kogge.games.norderwind.rules.game import NorderwindGame
from kogge.games.norderwind.rules.state import NorderwindState

WEIGHTS = Weights()
WEIGHTS.share = 0.0


def opened(players: int = 2) -> NorderwindGame:
    game = load("norderwind", players, "reconstructed")
    assert isinstance(game, NorderwindGame)
    return game


@cache
def tables(edition: Edition) -> Tables:
    return Tables(edition, WEIGHTS)


def thought(state: NorderwindState, seat: int) -> Thought:
    return Thought(tables(state.e), state, seat)


def as_words(ship: Ship) -> list[object]:
    cubes = [ship.cubes, ship.rungs, ship.own, ship.held]
    return [ship.gold, ship.letters, ship.sail, ship.cannons, ship.crew, ship.captains, ship.hold, ship.aboard, *cubes]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_uses_of_a_tile_are_legal_and_lead_where_the_rules_lead(players: int) -> None:
    checked = 0
    for seed in range(2):
        rng = Rng(seed)
        state = opened(players).new_state()
        while state.to_move() != TERMINAL:
            if state.to_move() == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            if state.agenda.top().kind == AT_TILE:
                checked += check_uses(state)
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    assert checked > 200


def check_uses(state: NorderwindState) -> int:
    """Every use that the bot sees, against the positions that its first action and what may follow lead to."""
    seat = state.to_move()
    mind = thought(state, seat)
    uses = mind.offers.uses(mind.ship, state.row[-1])
    for use in uses:
        assert use.action in state.legal_actions()
        after = state.clone()
        after.apply(use.action)
        reached = [after]
        if not after.over and after.to_move() == seat and after.prompt().kind == "more":
            for action in after.legal_actions():
                further = after.clone()
                further.apply(action)
                reached.append(further)
        ends = [as_words(thought(end, seat).ship) for end in reached]
        words = as_words(use.ship)
        if after.over:  # won: nothing is counted after the last cube
            assert use.ship.cubes >= state.e.cubes[state.players]
        else:  # a voyage that ends by itself gives a letter, which is not the tile's
            assert any(end[:1] + end[2:] == words[:1] + words[2:] for end in ends)
    return len(uses)


def test_the_uses_cover_every_first_action_the_rules_offer() -> None:
    rng = Rng(4)
    state = opened(2).new_state()
    while state.to_move() != TERMINAL:
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        actions = state.legal_actions()
        if state.agenda.top().kind == AT_TILE:
            mind = thought(state, state.to_move())
            used = {use.action for use in mind.offers.uses(mind.ship, state.row[-1])}
            assert used == set(actions) - {state.a.next.start, state.a.stop.start}
        state.apply(actions[rng.below(len(actions))])


# Exact odds


def test_battles_are_weighed_by_their_exact_odds() -> None:
    """NW-6.4, NW-6.5: the odds of the reconstructed battle die, by cannons and cannoneer."""
    ship = thought(opened().new_state(), 0).ship
    odds_of = tables(opened().tables)
    for cannons, crew, odds in [
        (2, 0, ["3/4", "1/4", "0"]),
        (2, 4, ["8/9", "5/9", "7/36"]),
        (4, 0, ["15/16", "11/16", "5/16"]),
        (4, 4, ["80/81", "74/81", "13/18"]),
    ]:
        ship.cannons, ship.crew = cannons, crew
        found = [odds_of.battle(ship, skulls) for skulls in (1, 2, 3)]
        assert found == pytest.approx([float(Fraction(chance)) for chance in odds])


def test_more_gold_is_worth_more_but_less_each_time() -> None:
    purse = tables(opened().tables).purse
    steps = [after - before for before, after in pairwise(purse)]
    assert all(first > second > 0 for first, second in pairwise(steps))


def test_a_win_is_worth_more_than_any_ship() -> None:
    state = opened().new_state()
    mind = thought(state, 0)
    mind.ship.gold, mind.ship.sail, mind.ship.cannons, mind.ship.crew, mind.ship.captains = 30, 6, 4, 27, 2
    mind.ship.hold = [1, 1, 1, 1, 2]
    mind.ship.cubes = 9
    rich = mind.market.worth(mind.ship)
    mind.ship.cubes = 10
    assert mind.market.worth(mind.ship) > rich


# Whole voyages

SEA = """\
turn 40
stack-norderkap norderkap grain-1 wine-2 wine-3 equipment-a merchant-2 wreck-a salt-3
face-up norderkap trutzhavn olesand grain-1 wine-2 wine-3 equipment-a merchant-2 wreck-a salt-3
gold 4 3
letters 0 0
sail 4 4
hold-1 salt grain
pending choose-stack 0
"""


@pytest.mark.parametrize(("actions", "less"), [(1, 0.0), (2, 0.03)])
def test_the_value_of_a_voyage_is_that_of_all_its_orders_and_choices(actions: int, less: float) -> None:
    """A stack all of whose tiles are known and none is fog: for one action brute force finds the same value.

    Of two actions the first is taken to be the best by itself, so the plan may fall a little short.
    """
    state = opened().parse_state(SEA)
    mind = thought(state, 0)
    voyage = mind.voyage(0, [], 4)
    planned = voyage.next(voyage.start, actions, voyage.whole(), 0, 4)
    state.apply(state.a.sail.start)
    state.actions = state.e.actions - actions
    best = best_end(mind.market, state, 0, {})
    assert best - less - 1e-9 <= planned <= best + 1e-9


def best_end(market: Market, state: NorderwindState, seat: int, seen: dict[str, float]) -> float:
    """The worth expected at the end of the voyage under the best play, by the rules alone."""
    if state.over or state.agenda.top().kind == CHOOSE_STACK:
        return market.worth(market.ship_of(state, seat))
    text = state.text()
    if text in seen:
        return seen[text]
    values = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        values.append(best_end(market, after, seat, seen))
    if state.to_move() == CHANCE:
        weights = state.chance_weights()
        value = sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
    else:
        value = max(values)
    seen[text] = value
    return value
