"""Puzzles as the page shows them. All of it runs in a process of its own (``offload``), and nothing is kept."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec

from kogge.core.state import Reason
from kogge.puzzles import puzzle as known
from kogge.puzzles.attempt import Attempt, why
from kogge.puzzles.puzzle import Puzzle, Step
from kogge.review import words
from kogge.server.api.answers import answering
from kogge.server.errors import Refused
from kogge.server.rendering import Speech, server_words, speech
from kogge.server.wire import PuzzleChoice, PuzzleInfo, PuzzleList, PuzzleMoment, PuzzleRequest, PuzzleStep, Why

OTHERS = ["Birte", "Hinrich", "Sunniva"]


def today() -> date:
    """The day of the daily puzzle, the same all over the world."""
    return datetime.now(UTC).date()


@answering
def listed(game: str, language: str, day: str) -> PuzzleList:
    """What there is of a game."""
    found = [PuzzleInfo(one.name, one.rating) for one in known.puzzles(game)]
    return PuzzleList(game, _find(game, date.fromisoformat(day)).name, found)


@answering
def answer(encoded: bytes, language: str, day: str) -> PuzzleMoment:
    """What the request is answered."""
    return _look(msgspec.json.decode(encoded, type=PuzzleRequest), language, date.fromisoformat(day))


def _find(game: str, day: date, name: str = "") -> Puzzle:
    """The puzzle of this name, or else that of the day."""
    try:
        return known.puzzle(game, name) if name else known.daily(game, day)
    except known.NoPuzzle:
        raise Refused("not-found") from None


def _look(request: PuzzleRequest, language: str, day: date) -> PuzzleMoment:
    """The puzzle after the moves."""
    daily = _find(request.game, day)
    one = _find(request.game, day, request.name) if request.name else daily
    game = one.game()
    if any(action >= game.actions.width for action in [*request.moves, request.tried or 0]):
        raise Refused("bad-request")
    attempt = Attempt(one, request.moves)
    moves = [attempt.action(at) for at in attempt.found]
    if request.shown and not attempt.is_over():
        moves.append(attempt.action(attempt.at))
        attempt = Attempt(one, moves)
    told, people = speech(game, language), _people(one, language)
    state, step = attempt.state, attempt.step()
    awaits = step is not None and one.seat in state.awaited()
    return PuzzleMoment(
        game=one.slug,
        edition=one.edition,
        name=one.name,
        rating=one.rating,
        daily=one.name == daily.name,
        moves=moves,
        asked=sum(step.asked() for step in one.steps),
        found=len(attempt.found),
        over=attempt.is_over(),
        wrong=_wrong(attempt, told),
        best=_best(step) if attempt.wrong >= 0 else None,
        step=_explained(attempt, request.tried, told, people) if attempt.found and attempt.wrong < 0 else None,
        viewer=one.seat,
        seats=people,
        view=state.view(one.seat),
        awaited=state.awaited(),
        prompt=told.prompt(state.prompt_as(one.seat), people) if awaits else None,
        offers=[told.offer(action) for action in state.legal_as(one.seat)] if awaits else [],
        events=[
            told.event(index, played, seen, one.seat, people) for index, (played, seen) in enumerate(attempt.played)
        ],
        why=_why(attempt, request.why, told) if request.why else None,
    )


def _people(one: Puzzle, language: str) -> list[str]:
    others = iter(OTHERS)
    own = server_words(language).text("lesson-you")
    return [own if seat == one.seat else next(others) for seat in range(one.players)]


def _best(step: Step | None) -> float | None:
    return step.shares[step.token] if step is not None else None


def _wrong(attempt: Attempt, told: Speech) -> PuzzleChoice | None:
    """What was tried, and how often it wins."""
    step, action = attempt.step(), attempt.wrong
    if step is None or action not in attempt.state.legal_as(attempt.puzzle.seat):
        return None
    return PuzzleChoice(told.offer(action), step.shares.get(told.game.actions.token(action)))


def _explained(attempt: Attempt, tried: int | None, told: Speech, people: list[str]) -> PuzzleStep:
    """The step that was found last, and why it is better than what was tried before, or than the next best."""
    one, at = attempt.puzzle, attempt.found[-1]
    parse = told.game.actions.parse
    choices = [PuzzleChoice(told.offer(parse(token)), share) for token, share in one.steps[at].shares.items()]
    beside = [choice.offer.id for choice in choices[1:]]
    other = tried if tried in beside else beside[0]
    reasons = words.why(why(one.slug, one.name, at, other), one.slug, told.words.language, people, "review-puzzle")
    return PuzzleStep(choices, told.offer(other), reasons)


def _why(attempt: Attempt, token: str, told: Speech) -> Why:
    """Why an action is not allowed here."""
    action, seat = told.game.actions.parse(token), attempt.puzzle.seat
    if attempt.is_over() or action in attempt.state.legal_as(seat):
        return Why(None, None)
    error = attempt.state.refusal(action, seat)
    return Why(error.rule, told.words.reason(Reason(error.rule, error.reason, dict(error.why))))
