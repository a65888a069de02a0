"""Lessons: a game learned at the table, step by step. They are data, played by the real rules.

A step is read, asks for one of its moves, or sets a task. What chance and the others do is written down with it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from kogge.core.errors import UnknownGame
from kogge.core.journal import Journal
from kogge.core.state import TERMINAL, UNSEEN, Game, State
from kogge.core.timeline import Entry, timeline_of
from kogge.core.timeline import Step as Played
from kogge.games import registry

FIRST = "first"
MOST_MOVES = 60


class Goal:
    """A task: a number of the view, by its path, that has to be reached within so many moves."""

    def __init__(self, path: str, least: int, moves: int) -> None:
        self.path = path
        self.least = least
        self.moves = moves

    def reached(self, view: object) -> bool:
        """Whether a view shows it."""
        for part in self.path.split("."):
            view = view[int(part)] if isinstance(view, list) else view[part] if isinstance(view, dict) else None
        return isinstance(view, int) and view >= self.least


class Step:
    """One step. ``name`` is the key of its sentence; without ``accept`` and ``goal`` it is only read."""

    def __init__(self, data: dict[str, object]) -> None:
        self.name = str(data["name"])
        self.record = _lines(data.get("record"))
        self.position = str(data.get("position", ""))
        self.fresh = "record" in data or "position" in data
        self.accept = _lines(data.get("accept"))
        self.then = _lines(data.get("then"))
        goal = data.get("goal")
        self.goal = Goal(**goal) if isinstance(goal, dict) else None

    def asks(self) -> bool:
        """Whether something is to be done."""
        return bool(self.accept) or self.goal is not None


def _lines(value: object) -> list[str]:
    text = value if isinstance(value, str) else "\n".join(value) if isinstance(value, list) else ""
    return [line.strip() for line in text.splitlines() if line.strip()]


class Lesson:
    """The steps of a lesson, and the table it is given at."""

    def __init__(self, data: dict[str, object], slug: str) -> None:
        players, edition, options = data["players"], data["edition"], data.get("options", {})
        assert isinstance(players, int)
        assert isinstance(edition, str)
        assert isinstance(options, dict)
        self.game: Game = registry.load(slug, players, edition, options)
        seat, steps = data["seat"], data["steps"]
        assert isinstance(seat, int)
        assert isinstance(steps, list)
        self.seat: int = seat
        self.steps = [Step(step) for step in steps]


@cache
def lesson(slug: str, name: str = FIRST) -> Lesson:
    """A lesson that comes with a game."""
    if slug not in registry.slugs() or name not in names(slug):
        raise UnknownGame(game=slug[:40], accepts=", ".join(registry.slugs()))
    return Lesson(tomllib.loads((_folder(slug) / f"{name}.toml").read_text(encoding="utf-8")), slug)


@cache
def names(slug: str) -> tuple[str, ...]:
    """The lessons of a game."""
    return tuple(sorted(path.stem for path in _folder(slug).glob("*.toml")))


def words(slug: str, language: str, name: str = FIRST) -> str:
    """The sentences of a lesson: a Fluent catalogue with a message for each step."""
    return (_folder(slug) / f"{name}.{language}.ftl").read_text(encoding="utf-8")


def _folder(slug: str) -> Path:
    return Path(__file__).parent / slug / "lessons"


class Walk:
    """How far somebody has come in a lesson, and what the last move did."""

    def __init__(self, given: Lesson, start: int) -> None:
        self.lesson = given
        self.start = start
        self.at = start
        position = given.steps[start].position
        self.state: State = given.game.parse_state(position) if position else given.game.new_state()
        self.state.journal = Journal()
        self.entries: list[Entry] = []
        self.played: list[tuple[Played, int]] = []
        self.moves = 0
        self.accepted = 0
        self.wrong = False
        self.failed = False
        self.kind = ""
        self.waiting: list[str] = []
        self.follow(given.steps[start].record)
        self._enter()

    def _enter(self) -> None:
        self.moves = 0
        self.waiting = list(self.step().then)
        if not self.step().accept:
            self.others()

    def step(self) -> Step:
        """The step that is being taken."""
        return self.lesson.steps[self.at]

    def done(self) -> bool:
        """Whether the last step has been read."""
        return self.at == len(self.lesson.steps) - 1 and not self.step().asks()

    def follow(self, tokens: list[str]) -> None:
        """Play what is written down, whoever has to decide."""
        for token in tokens:
            self._apply(self.lesson.game.actions.parse(token))

    def _apply(self, action: int) -> None:
        state, actor = self.state, self.state.to_move()
        turn, seen = state.turn(), state.seen_as(action, self.lesson.seat)
        state.apply_checked(action)
        self.entries.append(Entry(actor, action))
        effects = state.journal.drain() if state.journal is not None else []
        if seen != UNSEEN:
            self.played.append((Played(actor, action, turn, effects), seen))

    def events(self) -> list[tuple[Played, int]]:
        """What the learner has seen happen: since the table was laid, where that was not the beginning of the game."""
        if self.lesson.steps[self.start].position:
            return self.played
        story, seat = timeline_of(self.lesson.game, self.entries), self.lesson.seat
        return [story.event(seat, index) for index in range(story.place(seat)[1])]

    def others(self) -> None:
        """Play what is written down until it is the learner's turn; what does not fit a task's way is left out."""
        while self.waiting and self.state.to_move() not in (self.lesson.seat, TERMINAL):
            token = self.waiting.pop(0)
            if self.lesson.game.actions.parse(token) in self.state.legal_actions():
                self.follow([token])

    def read_on(self) -> None:
        """The next step, if this one is only read."""
        if not self.step().asks() and self.at + 1 < len(self.lesson.steps) and not self._next().fresh:
            self.at += 1
            self._enter()

    def _next(self) -> Step:
        return self.lesson.steps[self.at + 1]

    def read_until(self, at: int) -> None:
        """Read on until something is to be done, or until this step."""
        before = -1
        while before != self.at < at:
            before = self.at
            self.read_on()

    def play(self, action: int) -> None:
        """A move of the learner: it is played if the step asks for it, or if there is a task."""
        token = self.lesson.game.actions.token(action)
        step = self.step()
        if self.wrong or self.failed or not step.asks():
            return
        self.kind = self.lesson.game.actions.kind(action)
        self.wrong = bool(step.accept) and token not in step.accept
        if self.wrong:
            return
        self._apply(action)
        self.accepted += 1
        self.moves += 1
        self.others()
        if step.goal is None or step.goal.reached(self.state.view(self.lesson.seat)):
            self._advance()
        else:
            self.failed = self.moves >= step.goal.moves or self.state.to_move() != self.lesson.seat

    def _advance(self) -> None:
        """The next step; where its table is laid anew, that is done with the next request."""
        self.at += 1
        if not self.step().fresh:
            self._enter()


def begins(given: Lesson, at: int) -> int:
    """The step where the table of a step is laid."""
    return max(index for index in range(at + 1) if index == 0 or given.steps[index].fresh)


def walk(given: Lesson, at: int, moves: list[int]) -> Walk:
    """A lesson as it stands when somebody has come to a step, with these moves since its table was laid."""
    found = Walk(given, begins(given, min(max(at, 0), len(given.steps) - 1)))
    for action in moves[:MOST_MOVES]:
        found.read_until(at)
        found.play(action)
        if found.step().fresh and found.at > found.start:
            return Walk(given, found.at)
    found.read_until(at)
    return found
