"""What a position is worth: where chance speaks next, what is to be expected over all that may come up."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.bots.guide import won
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.review.judge import Judge, Look

MOST_FORCED = 1000  # steps without a choice; some rules could go on passing for ever


@dataclass(frozen=True)
class Outlook:
    """A mean of positions, by their weights and numbers among the questions; or a sample, where there are too many."""

    terms: list[tuple[float, int]]
    exact: bool


class Questions:
    """Positions that are to be judged, each once, and all together."""

    def __init__(self, judge: Judge, most: int, samples: int) -> None:
        self._judge = judge
        self._most = most  # outcomes that are enumerated
        self._samples = samples  # that are drawn where there are more
        self._numbers: dict[Look, int] = {}
        self._looks: list[Look] = []
        self._ends: dict[int, list[float]] = {}
        self._shares: list[list[float]] = []

    def ask(self, state: State, me: int, rng: Rng, worlds: int = 1) -> Outlook:
        """The outlook of a position, for a seat that may still be the one to decide in a secret phase.

        Where it is one of several ``worlds``, less is enumerated and drawn in each.
        """
        terms: list[tuple[float, int]] = []
        if self._enumerate(state.clone(), me, 1.0, terms, self._most // worlds):
            return Outlook(terms, True)
        samples = max(1, self._samples // worlds)
        drawn = [(1.0 / samples, self._draw(state.clone(), me, rng)) for _ in range(samples)]
        return Outlook(drawn, False)

    def answer(self) -> None:
        """Have everything judged."""
        self._shares = self._judge.shares(self._looks)

    def shares(self, outlook: Outlook) -> list[float]:
        """The chance of each seat to win."""
        known = [(weight, self._ends.get(number) or self._shares[number]) for weight, number in outlook.terms]
        return [sum(weight * shares[seat] for weight, shares in known) for seat in range(len(known[0][1]))]

    def _enumerate(self, state: State, me: int, weight: float, terms: list[tuple[float, int]], most: int) -> bool:
        """Follow everything that may come up to the next decision; False if there is too much of it."""
        _play_forced(state, me)
        if state.to_move() != CHANCE:
            terms.append((weight, self._number(state, me)))
            return len(terms) <= most or len(terms) == 1
        outcomes, weights = state.legal_actions(), state.chance_weights()
        if len(terms) + len(outcomes) > most:
            return False
        total = sum(weights)
        for outcome, part in zip(outcomes, weights, strict=True):
            branch = state.clone()
            branch.apply(outcome)
            if not self._enumerate(branch, me, weight * part / total, terms, most):
                return False
        return True

    def _draw(self, state: State, me: int, rng: Rng) -> int:
        _play_forced(state, me)
        while state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            _play_forced(state, me)
        return self._number(state, me)

    def _number(self, state: State, me: int) -> int:
        if state.to_move() == TERMINAL:
            number = -1 - len(self._ends)
            self._ends[number] = won(state)
            return number
        look = self._judge.look(state, decider(state, me))
        number = self._numbers.setdefault(look, len(self._looks))
        if number == len(self._looks):
            self._looks.append(look)
        return number


def decider(state: State, me: int) -> int:
    """Whose eyes judge a position: those of the seat that decides; in a secret phase the eyes of this one."""
    return me if me >= 0 and state.veiled() else state.to_move()


def _play_forced(state: State, me: int) -> None:
    """Play on while there is no choice, and no chance; a secret phase waits for nobody else."""
    for _step in range(MOST_FORCED):
        mover = state.to_move()
        legal = state.legal_actions()
        if len(legal) != 1 or (mover != CHANCE and me >= 0 and state.veiled() and mover != me):
            return
        state.apply(legal[0])
