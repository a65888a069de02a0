"""The aids of the view agree with the worlds a seat cannot tell from the truth."""

from collections import Counter
from typing import cast

import kogge
from kogge.games.norderwind.rules import shapes
from kogge.games.norderwind.rules.constants import REVEAL, TILE_KINDS
from kogge.games.norderwind.rules.state import NorderwindState

WORLDS = 1500


def seen_by(state: kogge.State, viewer: int) -> shapes.View:
    return cast("shapes.View", state.view(viewer))


def positions_before_a_tile(players: int, seed: int) -> list[NorderwindState]:
    """Positions of one random game in which a tile is about to be turned and looks are remembered."""
    rng = kogge.Rng(seed)
    state = kogge.load("norderwind", players=players).new_state()
    assert isinstance(state, NorderwindState)
    found: list[NorderwindState] = []
    while state.to_move() != kogge.TERMINAL:
        if state.to_move() == kogge.CHANCE:
            if state.agenda.top().kind == REVEAL and (state.looks or state.bottom >= 0 or state.looked >= 0):
                found.append(state.clone())
            state.apply(state.sample_chance(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    return found


def test_nw_10_7_the_odds_shown_are_those_of_the_worlds_a_seat_may_be_in() -> None:
    checked = 0
    for seed in range(6):
        rng = kogge.Rng(1000 + seed)
        for state in positions_before_a_tile(3, seed)[::40]:
            for viewer in range(3):
                assert_odds(state, viewer, rng)
                checked += 1
    assert checked >= 12


def assert_odds(state: NorderwindState, viewer: int, rng: kogge.Rng) -> None:
    odds = seen_by(state, viewer)["aids"]["odds"][state.e.ports[state.stack]]
    assert sum(cases for cases, _ in odds.values()) == next(iter(odds.values()))[1]
    counts: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = state.determinize(viewer, rng)
        tile = world.sample_chance(rng) - state.a.reveal.start
        counts[TILE_KINDS[state.e.tile_kind[tile]]] += 1
    assert set(counts) <= set(odds)
    for kind, (cases, total) in odds.items():
        share = cases / total
        allowed = 5 * (share * (1 - share) / WORLDS) ** 0.5
        assert abs(counts[kind] / WORLDS - share) <= allowed + 1e-9, (kind, counts[kind] / WORLDS, share)


def test_the_view_has_the_shape_it_promises() -> None:
    state = positions_before_a_tile(2, 3)[0]
    view = seen_by(state, 0)
    assert list(view) == list(shapes.View.__annotations__)
    assert all(list(seat) == list(shapes.SeatView.__annotations__) for seat in view["seats"])
    assert all(list(column) == list(shapes.ColumnView.__annotations__) for column in view["columns"])
    assert view["voyage"] is not None
    assert list(view["voyage"]) == list(shapes.VoyageView.__annotations__)


def test_without_the_aid_nothing_is_remembered_for_the_player() -> None:
    game = kogge.load("norderwind", edition="reconstructed", options={"seen_tiles": False})
    rng = kogge.Rng(5)
    state = game.new_state()
    looks = 0
    while state.to_move() != kogge.TERMINAL:
        for viewer in (0, 1, kogge.SPECTATOR):
            view = seen_by(state, viewer)
            assert not {"seen", "odds"} & set(view["aids"])
            assert all(look["tile"] == "?" for look in view["looks"])
            looks += len(view["looks"])
        if state.to_move() == kogge.CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    assert looks > 0
