"""One position, judged: what it is worth to every seat, and its best choices, by what the seat that decides knows."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from kogge.bots.bot import Sight
from kogge.bots.guide import won
from kogge.bots.levels import guide_of
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.review.events import PATH_SEED, WORLD_SEED, Choice, Depth, choices, ranked
from kogge.review.judge import Judge
from kogge.review.outlook import Questions

BATCH = 8  # worlds that are judged together
LINES = 3
STEPS = 6  # of a line


@dataclass(frozen=True)
class Line:
    """A choice, and the choices of the same seat that may follow until chance or another speaks."""

    choice: Choice
    then: list[int]


@dataclass(frozen=True)
class Verdict:
    """Every seat's chance to win, the best lines of who decides, and what each outcome of chance would make of it."""

    shares: list[float]
    exact: bool
    worlds: int
    lines: list[Line]
    outcomes: list[tuple[int, list[float]]]


def verdict(state: State, seat: int, judge: Judge, worlds: int = BATCH, seconds: float = 0.0) -> Verdict:
    """Judge a position in which ``seat`` decides, or CHANCE. More worlds are tried while there is time (0: all)."""
    if state.to_move() == TERMINAL:
        return Verdict(won(state), True, 0, [], [])
    if seat == CHANCE:
        return _of_chance(state, judge)
    end = perf_counter() + seconds if seconds else float("inf")
    shares, exact = _shares(state, seat, judge)
    found: dict[int, list[float]] = {action: [] for action in state.legal_as(seat)}
    tried = 0
    while not tried or (tried < worlds and perf_counter() < end):
        for action, shares_after in _batch(state, seat, judge, tried).items():
            found[action] += shares_after
        tried += BATCH
    best = ranked(found)[:LINES]
    return Verdict(shares, exact, tried, [Line(one, _then(state, seat, one.action)) for one in best], [])


def _questions(judge: Judge) -> Questions:
    depth = Depth()
    return Questions(judge, depth.outcomes, depth.samples)


def _shares(state: State, seat: int, judge: Judge) -> tuple[list[float], bool]:
    questions = _questions(judge)
    outlook = questions.ask(state, seat, Rng(PATH_SEED))
    questions.answer()
    return questions.shares(outlook), outlook.exact


def _batch(state: State, seat: int, judge: Judge, first: int) -> dict[int, list[float]]:
    """The seat's chance to win after each choice, in the next worlds."""
    questions = _questions(judge)
    asked = choices(questions, state, seat, BATCH, WORLD_SEED + first)
    questions.answer()
    return {action: [questions.shares(outlook)[seat] for outlook in outlooks] for action, outlooks in asked.items()}


def _of_chance(state: State, judge: Judge) -> Verdict:
    questions = _questions(judge)
    outlook = questions.ask(state, CHANCE, Rng(PATH_SEED))
    outcomes, branches = state.legal_actions(), []
    for outcome in outcomes:
        branch = state.clone()
        branch.apply(outcome)
        branches.append((outcome, questions.ask(branch, CHANCE, Rng(PATH_SEED), len(outcomes))))
    questions.answer()
    lines = [(outcome, questions.shares(one)) for outcome, one in branches]
    return Verdict(questions.shares(outlook), outlook.exact, 0, [], lines)


def _then(state: State, seat: int, action: int) -> list[int]:
    """How the seat may go on by itself, in one of its worlds, until chance or another seat speaks."""
    world = state.determinize(seat, Rng(WORLD_SEED))
    advisor, rng = guide_of(state.game().slug).advisor(), Rng(WORLD_SEED)
    world.apply_as(seat, action)
    found: list[int] = []
    while len(found) < STEPS and world.to_move() == seat:
        chosen = advisor.choose(Sight(world, seat), rng)
        if len(world.legal_as(seat)) > 1:
            found.append(chosen)
        world.apply_as(seat, chosen)
    return found
