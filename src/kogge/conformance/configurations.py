"""Which games to check: player counts, editions and sets of options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product

from kogge.core.options import Option, show
from kogge.core.rng import Rng
from kogge.core.state import Game

Options = dict[str, object]


class Configuration:
    """A game that can be made: its name for a test, and how."""

    def __init__(self, slug: str, edition: str, players: int, options: Options, make: Callable[[], Game]) -> None:
        chosen = ",".join(f"{name}={show(value)}" for name, value in options.items()) or "defaults"
        self.name = f"{slug}-{edition}-{players}-{chosen}"
        self.edition = edition
        self.players = players
        self.options = options
        self.make = make

    def __repr__(self) -> str:
        return self.name


def option_sets(options: Sequence[Option], seed: int = 1, randoms: int = 10) -> list[Options]:
    """The defaults, each other value alone, a set that covers all pairs of values, and random ones; each once."""
    sets: list[Options] = [{}]
    sets += [{option.name: value} for option in options for value in option.values() if value != option.default]
    sets += covering_sets(options)
    rng = Rng(seed=seed)
    for _ in range(randoms):
        sets.append({option.name: option.values()[rng.below(len(option.values()))] for option in options})
    return _distinct([_without_defaults(options, chosen) for chosen in sets])


def covering_sets(options: Sequence[Option]) -> list[Options]:
    """Sets of options in which every two values of two options meet at least once (not quite the fewest)."""
    missing = {
        frozenset({(one.name, show(a)), (other.name, show(b))})
        for one, other in combinations(options, 2)
        for a, b in product(one.values(), other.values())
    }
    sets: list[Options] = []
    while missing:
        chosen: Options = {}
        for option in options:
            chosen[option.name] = max(option.values(), key=lambda value: _gain(missing, chosen, option.name, value))
        missing -= _pairs(chosen)
        sets.append(chosen)
    return sets


Pair = frozenset[tuple[str, str]]


def _gain(missing: set[Pair], chosen: Options, name: str, value: object) -> tuple[int, int]:
    """How many missing pairs a value completes now, and how many it may complete later."""
    own = (name, show(value))
    now = sum(frozenset({own, (other, show(theirs))}) in missing for other, theirs in chosen.items())
    return now, sum(own in pair for pair in missing)


def _pairs(chosen: Options) -> set[Pair]:
    return {frozenset(pair) for pair in combinations([(name, show(value)) for name, value in chosen.items()], 2)}


def _without_defaults(options: Sequence[Option], chosen: Options) -> Options:
    defaults = {option.name: option.default for option in options}
    return {name: value for name, value in chosen.items() if value != defaults[name]}


def _distinct(sets: list[Options]) -> list[Options]:
    return [chosen for place, chosen in enumerate(sets) if chosen not in sets[:place]]
