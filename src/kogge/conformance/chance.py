"""Chance nodes: the fast sampler draws what the weights say, and the outcome asked for is the one applied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypeVar

from kogge.conformance.failure import Size, check
from kogge.conformance.play import nodes
from kogge.core.journal import Journal
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, Game, State

Key = TypeVar("Key")

SURE = 16.0
"""Something that is expected so often and never comes is no accident (about one in ten million)."""


@check("sampler")
def check_sampler(game: Game, seeds: Sequence[int], size: Size) -> None:
    """``sample_chance`` gives listed outcomes only, as often as their weights say, the same for the same seed."""
    counted: Counter[str] = Counter()
    for spot, state in nodes("sampler", game, seeds, size):
        if state.to_move() != CHANCE:
            continue
        before, outcomes, weights = state.text(), state.legal_actions(), state.chance_weights()
        kind = game.actions.kind(outcomes[0])
        count = size.samples if len(outcomes) > 1 and counted[kind] < size.chance_nodes else 3
        counted[kind] += count > 3
        drawn = draw(state, spot.node, count)
        spot.equal(sorted(set(drawn) - set(outcomes)), [], "outcomes that are not listed")
        spot.equal(draw(state, spot.node, 3), drawn[:3], "the same seed draws again")
        fault = misfit(Counter(drawn), dict(zip(outcomes, weights, strict=False)))
        spot.expect(count == 3 or not fault, f"frequencies of the outcomes: {fault}")
        spot.equal(state.text(), before, "sampling changes the position")


def draw(state: State, seed: int, count: int) -> list[int]:
    """Outcomes of the fast sampler."""
    rng = Rng(seed=seed)
    return [state.sample_chance(rng) for _ in range(count)]


def misfit(got: Mapping[Key, int], weights: Mapping[Key, float]) -> str:
    """Why these counts cannot come from these weights; empty if they can. Rare cells are counted together."""
    total, drawn = sum(weights.values()), sum(got.values())
    expected = {key: drawn * weight / total for key, weight in weights.items()}
    cells: list[tuple[float, float]] = []
    rare, rare_got = 0.0, 0
    for key, mean in expected.items():
        if mean >= SURE and not got.get(key, 0):
            return f"{key} never came in {drawn} draws, expected {mean:.0f} times"
        if mean >= 5:
            cells.append((mean, got.get(key, 0)))
        else:
            rare, rare_got = rare + mean, rare_got + got.get(key, 0)
    if rare >= 5:
        cells.append((rare, rare_got))
    chi = sum((seen - mean) ** 2 / mean for mean, seen in cells)
    free = max(len(cells) - 1, 1)
    limit = free + 5 * sqrt(2 * free) + 15
    return "" if chi <= limit else f"chi-square {chi:.0f} over {limit:.0f}: got {dict(got)}, expected {expected}"


@check("outcomes")
def check_outcomes(game: Game, seeds: Sequence[int], size: Size) -> None:
    """The outcome asked for is the one applied: always to the same effect, and not to that of another outcome."""
    together: Counter[tuple[int, int]] = Counter()
    told_apart: set[tuple[int, int]] = set()
    for spot, state in nodes("outcomes", game, seeds, size):
        if state.to_move() != CHANCE:
            continue
        outcomes = state.legal_actions()[:10]
        results = [result(state, outcome) for outcome in outcomes]
        for outcome, seen in zip(outcomes, results, strict=True):
            spot.equal(result(state, outcome), seen, f"{game.actions.token(outcome)!r} applied again")
        for pair in ((a, b) for b in range(len(outcomes)) for a in range(b)):
            ids = (outcomes[pair[0]], outcomes[pair[1]])
            together[ids] += 1
            if results[pair[0]] != results[pair[1]]:
                told_apart.add(ids)
            alike = f"{game.actions.token(ids[0])!r} and {game.actions.token(ids[1])!r} have the same effect"
            spot.expect(together[ids] < size.together or ids in told_apart, f"{alike} {together[ids]} times of as many")


def result(state: State, outcome: int) -> str:
    """What an outcome leads to: the position and the effects."""
    child = state.clone()
    child.journal = journal = Journal()
    child.apply(outcome)
    return f"{child.text()}\n{journal.effects}"
