"""The features of all games: one layout a game, and a row that changes with what its seat sees."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import kogge
from kogge.conformance import option_sets
from kogge.conformance.failure import difference
from kogge.core.features import FeatureTable
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.games import registry

GAMES = [(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)]


def positions(start: State, seed: int, most: int) -> Iterator[State]:
    """The positions of a random game, one object that moves on."""
    state, rng = start.clone(), Rng(seed)
    for _step in range(most):
        yield state
        if state.to_move() == TERMINAL:
            return
        actions = state.legal_actions()
        chance = state.to_move() == CHANCE
        state.apply(state.sample_chance(rng) if chance else actions[rng.below(len(actions))])


def seen(state: State, seat: int) -> str:
    """What a seat sees, but for the count of turns and what is computed from the rest."""
    view = state.view(seat)
    return json.dumps({key: value for key, value in view.items() if key not in ("aids", "turn")})


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_layout_is_the_same_for_all_player_counts_and_options(slug: str) -> None:
    prints = set()
    for players in registry.player_counts(slug):
        for options in option_sets(registry.options(slug))[::4]:
            game = kogge.load(slug, players, None, options)
            prints.add((game.features.fingerprint, game.features.size))
    assert len(prints) == 1


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_a_row_changes_when_what_its_seat_sees_changes(slug: str, players: int) -> None:
    game = kogge.load(slug, players)
    changes = 0
    before: list[tuple[str, bytes]] = []
    for state in positions(game.new_state(), players, 150):
        if state.to_move() == CHANCE:
            continue
        now = [(seen(state, seat), state.features(seat)) for seat in range(players)]
        for seat, (view, row) in enumerate(now):
            if before and view != before[seat][0]:
                assert row != before[seat][1], difference(view, before[seat][0])
                changes += 1
        before = now
    assert changes > 30


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_equal_rows_mean_equal_offers(slug: str, players: int) -> None:
    """What may be done is no news to a mover that knows its row."""
    game = kogge.load(slug, players, "tiny")
    offers: dict[bytes, list[int]] = {}
    met = 0
    start = next(state.clone() for state in positions(game.new_state(), players, 500) if state.to_move() != CHANCE)
    for seed in range(20):
        for state in positions(start, seed, 60):
            if state.to_move() >= 0:
                row = state.features(state.to_move())
                met += row in offers
                assert offers.setdefault(row, state.legal_actions()) == state.legal_actions()
    assert met > 0


def test_norderwind_numbers_are_where_the_pieces_say() -> None:
    game = kogge.load("norderwind", 3)
    state = game.parse_state("gold 7 3 5")
    table = game.features
    row = state.features(1)
    gold = table.piece("gold")
    assert list(row[gold.offset : gold.offset + gold.length]) == [3, 5, 7, 0]
    to_move = table.piece("to_move")
    assert list(row[to_move.offset : to_move.offset + to_move.length]) == [0, 0, 1, 0]


def test_norderwind_a_look_is_known_to_its_seat_alone() -> None:
    game = kogge.load("norderwind", 2)
    state = game.parse_state("crew-1 lookout")
    for token in ("sail norderkap", "look", "look wine-2", "bottom"):
        state.apply_checked(state.read(token))
    looked = game.features.piece("looked")
    rows = [state.features(seat)[looked.offset : looked.offset + looked.length] for seat in (0, 1)]
    assert sum(rows[0]) == 1
    assert sum(rows[1]) == 0


def test_a_table_of_pieces_has_an_order_and_a_fingerprint() -> None:
    table = FeatureTable()
    assert table.add("one", [3], 1, "Three flags.") == 0
    assert table.add("two", [2, 4], 9, "A table.") == 3
    table.finish()
    assert (table.size, table.scales()) == (11, [1] * 3 + [9] * 8)
    assert table.piece("two").length == 8
    other = FeatureTable()
    other.add("one", [3], 2, "Other numbers.")
    other.finish()
    assert other.fingerprint != table.fingerprint
    for name, scale in (("one", 1), ("three", 0), ("three", 256)):
        with pytest.raises(ValueError, match=name):
            table.add(name, [1], scale, "")
    with pytest.raises(KeyError):
        table.piece("three")
