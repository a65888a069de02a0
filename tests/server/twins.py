"""Twins: two games that look the same to one viewer, made by replaying a game with other steps under the same veil."""

from __future__ import annotations

from functools import cache

import msgspec

from kogge import CHANCE, SPECTATOR, TERMINAL, Game, Rng, load
from kogge.conformance.play import Play
from kogge.conformance.secrets import Side, Twins
from kogge.core.timeline import Entry, Steps
from kogge.games import registry
from tests.helpers import random_steps

TRIES = 12


class Batch(msgspec.Struct):
    """An act with the chance that follows it, and the second it happens in."""

    second: int
    steps: Steps


class Timed(Side):
    """One of two games under the eyes of a viewer, with the number that every step was played under."""

    def __init__(self, game: Game, viewer: int) -> None:
        super().__init__(game.new_state(), viewer)
        self.number = 0
        self.numbers: list[int] = []

    def step(self, entry: Entry) -> None:
        super().step(entry)
        self.numbers.append(self.number)

    def batches(self, count: int) -> list[Batch]:
        """The first ``count`` steps.

        A batch happens in the second of its last step: so what both sides show to the viewer is shown at the same time,
        whatever was hidden before.
        """
        found = [Batch(0, [])]
        for number, (actor, action) in zip(self.numbers[:count], self.timeline.past(), strict=False):
            if actor != CHANCE:
                found.append(Batch(number, []))
            found[-1].second = number
            found[-1].steps.append((actor, action))
        return found


class Pair(msgspec.Struct):
    """Two games, and how far both go on after they have parted."""

    length: int
    ours: list[Batch]
    twin: list[Batch]


def twin_of(game: Game, steps: Steps, viewer: int, rng: Rng) -> Pair | None:
    """A game and another that looks the same to the viewer: of some tries the pair that goes on longest."""
    best: Pair | None = None
    for _ in range(TRIES):
        found = parted(game, steps, viewer, rng)
        if found is not None and (best is None or found.length > best.length):
            best = found
    return best


def parted(game: Game, steps: Steps, viewer: int, rng: Rng) -> Pair | None:
    """A game and its twin, which the kit lets part at a hidden step.

    Nobody who sees nothing of it can tell how often others act: the twin leaves unseen acts out, or does more of them.
    """
    twins = Twins(Play(game, 0), 0, game.new_state(), viewer, rng)
    twins.ours, twins.twin = ours, twin = Timed(game, viewer), Timed(game, viewer)
    start = rng.below(len(steps))
    parting, kept = -1, (0, 0)
    for number, (actor, action) in enumerate(steps):
        entry = Entry(actor, action)
        ours.number = twin.number = number
        if number < start:
            ours.step(entry)
            twin.step(entry)
        elif not twins.advance(entry, parting < 0):
            break
        if parting < 0 and ours.timeline.past() != twin.timeline.past():
            parting = number
        if ours.state.to_move() != CHANCE and twin.state.to_move() != CHANCE:
            kept = ours.timeline.count(), twin.timeline.count()
    if parting < 0 or kept[0] <= parting:
        return None
    return Pair(kept[0] - parting, ours.batches(kept[0]), twin.batches(kept[1]))


@cache
def twins(slug: str, seed: int, viewer: int) -> Pair:
    """Two games that look alike to a viewer."""
    game = load(slug, registry.player_counts(slug)[-1])
    pair = twin_of(game, random_steps(game, seed, 250), viewer, Rng(seed + 50))
    assert pair is not None, "choose another seed"
    return pair


def whole_game(slug: str, seed: int, most: int) -> list[Batch]:
    """A random game in batches."""
    game = load(slug, registry.player_counts(slug)[-1])
    side = Timed(game, SPECTATOR)
    for side.number, (actor, action) in enumerate(random_steps(game, seed, most)):
        side.step(Entry(actor, action))
    while side.state.to_move() == CHANCE:
        side.number = side.timeline.count()
        side.step(Entry(CHANCE, side.state.legal_actions()[0]))
    assert side.state.to_move() != TERMINAL
    return side.batches(side.timeline.count())
