"""The kit on everything the registry knows: a new game is covered the day it is registered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from zlib import crc32

import pytest

from kogge import _pure
from kogge.conformance import QUICK, SMALL, Configuration, Coverage, check_game, explore, option_sets
from kogge.conformance.play import play, viewers
from kogge.conformance.worlds import follow_worlds
from kogge.core.record import dumps, replay
from kogge.core.state import Game, State
from kogge.games import registry
from tests.games.norsemen.rulebook import reach as norsemen
from tests.games.novgorod.rulebook import reach as novgorod

TINY = "tiny"
REACH: dict[str, Callable[[Game], Iterator[State]]] = {
    "norsemen": norsemen.positions,
    "novgorod": novgorod.positions,
}
"""Positions in which rare actions are legal, for games in which random play seldom comes so far."""


def nothing(game: Game) -> Iterator[State]:
    """No positions."""
    return iter(())


def configurations(slug: str, edition: str, stride: int = 1) -> list[Configuration]:
    """The defaults with every player count, and every other set of options of the kit with one in turn."""
    sets = option_sets(registry.options(slug, edition))[::stride]
    counts = registry.player_counts(slug)
    seats = [(players, sets[0]) for players in counts]
    seats += [(counts[place % len(counts)], options) for place, options in enumerate(sets[1:])]
    return [
        Configuration(slug, edition, players, options, partial(registry.load, slug, players, edition, options))
        for players, options in seats
    ]


def thin(slug: str, edition: str) -> int:
    """Editions differ in values alone: for those that are not the default every fifth set of options will do."""
    return 1 if edition in (registry.editions(slug)[0], TINY) else 5


EDITIONS = [(slug, edition) for slug in registry.slugs() for edition in registry.editions(slug)]
# Interpreted, where a game takes ten times as long, every fifth set of options will do: goldens hold the two together.
STRIDE = 1 if _pure.compiled() else 5
CHECKED = [one for slug, edition in EDITIONS for one in configurations(slug, edition, STRIDE * thin(slug, edition))]
SEARCHED = [(slug, edition) for slug, edition in EDITIONS if _pure.compiled() or edition == TINY]


def seeds_of(configuration: Configuration) -> list[int]:
    """Two seeds of its own, so that many configurations see many games."""
    first = crc32(configuration.name.encode()) % 10_000
    return [first, first + 1]


@pytest.mark.parametrize("configuration", CHECKED, ids=repr)
def test_it_passes_the_kit(configuration: Configuration) -> None:
    game = configuration.make()
    much = _pure.compiled() and not configuration.options and thin(game.slug, game.edition) == 1
    check_game(game, seeds_of(configuration), SMALL if much else QUICK)


@pytest.mark.parametrize(("slug", "edition"), SEARCHED)
def test_ids_are_the_same_for_all_and_each_is_reached(slug: str, edition: str) -> None:
    games = [configuration.make() for configuration in configurations(slug, edition)]
    coverage = Coverage(games[0])
    for game in games:
        for state in REACH.get(slug, nothing)(game):
            coverage.note_legal(state)
    for seed in range(100):
        if not coverage.unreached():
            break
        for game in games:
            explore(coverage, game, seed, 3000)
    for game in games:
        coverage.match(game)
    coverage.finish()


@pytest.mark.parametrize("slug", registry.slugs())
def test_in_the_tiny_edition_somebody_is_in_doubt_and_the_worlds_are_exact(slug: str) -> None:
    several = 0
    for configuration in configurations(slug, TINY, 5 * STRIDE):
        game = configuration.make()
        for seed in seeds_of(configuration):
            found = play(game, seed, SMALL)
            several += sum(follow_worlds(found, viewer, SMALL) for viewer in viewers(game))
    assert several, "determinize was never put to the test"


@pytest.mark.parametrize(("slug", "edition"), EDITIONS)
def test_the_registry_reads_its_own_records(slug: str, edition: str) -> None:
    for configuration in configurations(slug, edition)[::5]:
        game = configuration.make()
        record = replay(game, play(game, 1, QUICK).entries)
        again = registry.read_record(dumps(record))
        assert again.entries == record.entries
        assert again.state.text() == record.state.text()
        assert again.game.options == game.options
        assert again.game.edition == edition
