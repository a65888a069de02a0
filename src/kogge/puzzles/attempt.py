"""An attempt at a puzzle: the moves made so far, what they did, and whether one of them was wrong."""

from __future__ import annotations

from functools import lru_cache

from kogge.core.journal import Journal
from kogge.core.state import State
from kogge.core.timeline import Step as Played
from kogge.puzzles.puzzle import Puzzle, Step, puzzle
from kogge.review.reasons import Reason, reason


class Attempt:
    """A puzzle after some moves. A wrong one is not played, and ends the row."""

    def __init__(self, one: Puzzle, moves: list[int]) -> None:
        self.puzzle = one
        self.state: State = one.position()
        self.state.journal = Journal()
        self.played: list[tuple[Played, int]] = []
        self.at = 0
        self.found: list[int] = []
        self.wrong = -1
        for action in moves:
            if self.is_over() or self.wrong >= 0:
                break
            self._try(action)

    def is_over(self) -> bool:
        """Whether all of it has been found."""
        return self.at == len(self.puzzle.steps)

    def step(self) -> Step | None:
        """The step that is to be found next."""
        return None if self.is_over() else self.puzzle.steps[self.at]

    def action(self, at: int) -> int:
        """The action of a step."""
        return self.state.game().actions.parse(self.puzzle.steps[at].token)

    def _try(self, action: int) -> None:
        if action != self.action(self.at):
            self.wrong = action
            return
        self.found.append(self.at)
        self._play()
        while not self.is_over() and not self.puzzle.steps[self.at].asked():
            self._play()

    def _play(self) -> None:
        """Play the next step of the solution."""
        state, seat, action = self.state, self.puzzle.seat, self.action(self.at)
        turn, seen = state.turn(), state.seen_as(action, seat)
        state.apply_as(seat, action)
        effects = state.journal.drain() if state.journal is not None else []
        self.played.append((Played(seat, action, turn, effects), seen))
        self.at += 1


@lru_cache(256)
def why(slug: str, name: str, at: int, other: int) -> Reason:
    """Why a step of a puzzle is better than another choice; ``at`` counts all steps."""
    one = puzzle(slug, name)
    state = one.position()
    parse = state.game().actions.parse
    for step in one.steps[:at]:
        state.apply_as(one.seat, parse(step.token))
    return reason(state, one.seat, parse(one.steps[at].token), other)
