"""Pack the weights of a network anew: coarser where inputs are rare, and say how much its choices change by that.

New trainings pack like this by themselves; this is for weights that were written before, or with finer steps.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kogge.arena.markdown import table
from kogge.bots.bot import Sight
from kogge.bots.network import RARITY, Network, pack, rarity, unpack
from kogge.bots.policy import PolicyBot
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL
from kogge.games import registry
from kogge.learn.settings import Settings

FIRST_SEED = 9_500_001
"""Positions of these games say how rare inputs are; those of as many later ones how much changed."""
BATCH = 256


@dataclass
class Positions:
    """Decisions between several actions: what the seat sees, what it may do, how many play."""

    rows: list[bytes] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    players: list[int] = field(default_factory=list)

    def table(self) -> NDArray[np.uint8]:
        """The rows as a matrix."""
        return np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), -1)

    def parts(self) -> Iterator[tuple[list[bytes], list[list[int]], int]]:
        """Positions with equally many players, some at a time."""
        for count in sorted(set(self.players)):
            places = [place for place, players in enumerate(self.players) if players == count]
            for first in range(0, len(places), BATCH):
                some = places[first : first + BATCH]
                yield [self.rows[place] for place in some], [self.legal[place] for place in some], count


def positions(network: Network, slug: str, first_seed: int, games: int) -> Positions:
    """Every decision of games in the kinds that are trained, by the network itself: every second seat plays loosely."""
    found, kinds = Positions(), Settings(slug).tables()
    for number in range(games):
        kind = kinds[number % len(kinds)]
        bots = [PolicyBot(network, temperature=float((number + seat) % 2)) for seat in range(kind.players)]
        game, rng = registry.load(slug, kind.players, None, kind.options), Rng(first_seed + number)
        state = game.new_state()
        while state.to_move() != TERMINAL:
            if state.to_move() == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            seat, legal = state.to_move(), list(state.legal_actions())
            if len(legal) > 1:
                found.rows.append(bytes(state.features(seat)))
                found.legal.append(legal)
                found.players.append(kind.players)
            state.apply(bots[seat].choose(Sight(state, seat), rng))
    return found


@dataclass(frozen=True)
class Change:
    """Positions, share of them with the same likeliest action, probability that moved, and error of the shares."""

    positions: int
    same: float
    moved: float
    shares: float


def change(before: Network, after: Network, seen: Positions) -> Change:
    """How differently two networks choose and judge."""
    same, moved, shares = [], [], []
    for rows, legal, players in seen.parts():
        for some, old, new in zip(legal, *[net.weigh(rows, legal, players) for net in (before, after)], strict=True):
            first, second = np.asarray(old), np.asarray(new)
            off, many = np.abs(first - second), len(some)
            same.append(first[:many].argmax() == second[:many].argmax())
            moved.append(off[:many].sum() / 2)
            shares.append(off[many:].max())
    return Change(len(same), float(np.mean(same)), float(np.mean(moved)), float(np.mean(shares)))


def smaller(slug: str, data: bytes, games: int) -> tuple[bytes, Change]:
    """The weights packed anew, and what that changes in games that did not say how rare inputs are."""
    header, arrays = unpack(data)
    network = Network(header, arrays)
    network.check(registry.load(slug, 2))
    rows = positions(network, slug, FIRST_SEED, games).table()
    packed = pack({**header, RARITY: rarity(rows, header["scales"])}, arrays)
    return packed, change(network, Network(*unpack(packed)), positions(network, slug, FIRST_SEED + games, games))


def main() -> None:
    """Write the smaller weights, and print a table for docs/learning.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--weights", type=Path, help="default: those that come with the game")
    parser.add_argument("--games", type=int, default=120, help="as many to look at, and as many to compare")
    parser.add_argument("--out", type=Path, help="default: the weights themselves")
    asked = parser.parse_args()
    weights = asked.weights or registry.plugin(asked.game).folder() / "bots" / "network.npz"
    before = weights.read_bytes()
    after, told = smaller(asked.game, before, asked.games)
    (asked.out or weights).write_bytes(after)
    sizes = [f"{len(data) / 1e6:.2f} MB" for data in (before, after)]
    heads = ["game", "before", "after", "positions", "same choice", "probability moved", "error of the shares"]
    row = [asked.game, *sizes, f"{told.positions:,}", f"{told.same:.1%}", f"{told.moved:.3f}", f"{told.shares:.3f}"]
    print(table(heads, [row]))


if __name__ == "__main__":
    main()
