"""What a check raises, and the place it looks at."""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from kogge.core.options import show
from kogge.core.state import Game

LONGEST = 400


class ConformanceFailure(AssertionError):
    """A game breaks the contract: which check, which game, which seed and node (-1: none in particular), and how."""

    def __init__(self, check: str, game: str, seed: int, node: int, what: str) -> None:
        super().__init__(check, game, seed, node, what)
        self.check = check
        self.game = game
        self.seed = seed
        self.node = node
        self.what = what

    def __str__(self) -> str:
        place = f", seed {self.seed}" if self.seed >= 0 else ""
        place += f", node {self.node}" if self.node >= 0 else ""
        return f"{self.check}: {self.game}{place}: {self.what}"


def label(game: Game) -> str:
    """The game in a message: slug, edition, players, options."""
    options = " ".join(f"{name}={show(value)}" for name, value in game.options.items())
    return f"{game.slug} {game.edition}, {game.players} players, {options or 'no options'}"


class PackedView(bytes):
    """A view to compare: equal bytes are equal values of equal types in the same order.

    Many more views are compared than shown, and JSON takes four times as long to write.
    """

    def json(self) -> str:
        """The view as a failure shows it."""
        return json.dumps(marshal.loads(self), ensure_ascii=False)


class Spot:
    """A place in a game that a check looks at: it knows how to complain."""

    latest: Spot | None = None

    def __init__(self, check: str, game: Game, seed: int = -1, node: int = -1) -> None:
        self.check = check
        self.game = game
        self.seed = seed
        self.node = node
        Spot.latest = self

    def failure(self, what: str) -> ConformanceFailure:
        """The failure to raise here."""
        return ConformanceFailure(self.check, label(self.game), self.seed, self.node, what)

    def expect(self, holds: bool, what: str) -> None:
        """Complain unless it holds."""
        if not holds:
            raise self.failure(what)

    def equal(self, got: object, want: object, what: str) -> None:
        """Complain unless both are equal, and say where they differ."""
        if got != want:
            raise self.failure(f"{what}: {difference(got, want)}")


def difference(got: object, want: object) -> str:
    """Two things that differ, in words: of texts the first line that does, of snapshots the first part."""
    if isinstance(got, dict) and isinstance(want, dict) and got.keys() == want.keys():
        name = next(name for name in got if got[name] != want[name])
        return f"{name}: {difference(got[name], want[name])}"
    if isinstance(got, PackedView) and isinstance(want, PackedView):
        return difference(got.json(), want.json())
    if isinstance(got, str) and isinstance(want, str):
        for ours, theirs in zip_longest(got.splitlines(), want.splitlines(), fillvalue=""):
            if ours != theirs:
                return f"got {_around(ours, theirs)!r}, expected {_around(theirs, ours)!r}"
    return f"got {repr(got)[:LONGEST]}, expected {repr(want)[:LONGEST]}"


def _around(line: str, other: str) -> str:
    """The part of a long line where the other begins to differ."""
    same = next((at for at, (a, b) in enumerate(zip(line, other, strict=False)) if a != b), min(len(line), len(other)))
    return line if len(line) <= LONGEST else line[max(0, same - LONGEST // 2) : same + LONGEST // 2]


@dataclass(frozen=True)
class Size:
    """How much a check does. Every number is for one seed."""

    nodes: int = 40  # positions looked at
    spoilt: int = 40  # positions whose texts are spoilt line by line, at most
    longest: int = 1500  # steps after which a game is cut for the checks that look at nodes
    decisions: int = 60_000  # decisions after which a game that may go on is given up
    ids: int = 24  # ids tried at a node that are not legal there
    ahead: int = 12  # steps played on from a node
    samples: int = 500  # draws at a chance node
    chance_nodes: int = 3  # chance nodes of a kind whose frequencies are counted
    together: int = 12  # times two outcomes stand side by side before they must have made a difference
    twins: int = 4  # twin records a viewer
    comparisons: int = 8  # of a pair of twins
    worlds: int = 400  # consistent worlds a viewer, at most; where there are more nothing is compared
    world_steps: int = 150  # steps over which they are followed
    world_nodes: int = 6  # nodes at which determinize is compared with them
    draws: int = 150  # determinized positions drawn there


QUICK = Size(
    nodes=12,
    spoilt=1,
    longest=400,
    samples=150,
    chance_nodes=1,
    twins=1,
    comparisons=4,
    worlds=60,
    world_steps=60,
    world_nodes=2,
    draws=40,
)
SMALL = Size()
LARGE = Size(
    nodes=400,
    spoilt=400,
    longest=20_000,
    decisions=1_000_000,
    ids=200,
    ahead=60,
    samples=5000,
    chance_nodes=20,
    together=60,
    twins=40,
    comparisons=40,
    worlds=4000,
    world_steps=1500,
    world_nodes=30,
    draws=1500,
)

SEEDS = (1, 2)


class Check:
    """A check by its name. Call it with a game, seeds and a size; it raises ConformanceFailure or returns."""

    def __init__(self, name: str, body: Callable[[Game, Sequence[int], Size], None]) -> None:
        self.name = name
        self.body = body
        self.__doc__ = body.__doc__

    def __call__(self, game: Game, seeds: Sequence[int] = SEEDS, size: Size = SMALL) -> None:
        Spot.latest = None
        try:
            self.body(game, seeds, size)
        except ConformanceFailure:
            raise
        except Exception as error:
            raise _latest_spot(self.name, game).failure(f"raised {type(error).__name__}: {error}") from error


def _latest_spot(name: str, game: Game) -> Spot:
    return Spot.latest or Spot(name, game)


CHECKS: dict[str, Check] = {}
"""Every check by its name, in the order in which they are best run."""


def check(name: str) -> Callable[[Callable[[Game, Sequence[int], Size], None]], Check]:
    """Make a check of a function and enter it into the list."""

    def enter(body: Callable[[Game, Sequence[int], Size], None]) -> Check:
        CHECKS[name] = Check(name, body)
        return CHECKS[name]

    return enter
