"""Puzzles as the page shows them. All of it runs in a process of its own (``offload``), and nothing is kept."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec

from kogge.core.state import Reason
from kogge.puzzles import puzzle as known
from kogge.puzzles.attempt import Attempt, why
from kogge.puzzles.puzzle import Puzzle, Step
from kogge.review import rendering
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
    return _moment(attempt, moves, request, language, daily=one.name == daily.name)


def _moment(attempt: Attempt, moves: list[int], request: PuzzleRequest, language: str, daily: bool) -> PuzzleMoment:
    one, state, step = attempt.puzzle, attempt.state, attempt.step()
    words, people = speech(one.game(), language), _people(one, language)
    awaits = step is not None and one.seat in state.awaited()
    return PuzzleMoment(
        game=one.slug,
        edition=one.edition,
        name=one.name,
        rating=one.rating,
        daily=daily,
        moves=moves,
        asked=sum(step.asked() for step in one.steps),
        found=len(attempt.found),
        over=attempt.is_over(),
        wrong=_wrong(attempt, words),
        best=_best(step) if attempt.wrong >= 0 else None,
        step=_explained(attempt, request.tried, words, people) if attempt.found and attempt.wrong < 0 else None,
        viewer=one.seat,
        seats=people,
        view=state.view(one.seat),
        awaited=state.awaited(),
        prompt=words.prompt(state.prompt_as(one.seat), people) if awaits else None,
        offers=[words.offer(action) for action in state.legal_as(one.seat)] if awaits else [],
        events=[words.event(at, step, seen, one.seat, people) for at, (step, seen) in enumerate(attempt.played)],
        why=_why(attempt, request.why, words) if request.why else None,
    )


def _people(one: Puzzle, language: str) -> list[str]:
    others = iter(OTHERS)
    own = server_words(language).text("lesson-you")
    return [own if seat == one.seat else next(others) for seat in range(one.players)]


def _best(step: Step | None) -> float | None:
    return step.shares[step.token] if step is not None else None


def _wrong(attempt: Attempt, words: Speech) -> PuzzleChoice | None:
    """What was tried, and how often it wins."""
    step, action = attempt.step(), attempt.wrong
    if step is None or action not in attempt.state.legal_as(attempt.puzzle.seat):
        return None
    return PuzzleChoice(words.offer(action), step.shares.get(words.game.actions.token(action)))


def _explained(attempt: Attempt, tried: int | None, speaker: Speech, people: list[str]) -> PuzzleStep:
    """The step that was found last, and why it is better than what was tried before, or than the next best."""
    one, at = attempt.puzzle, attempt.found[-1]
    parse = speaker.game.actions.parse
    choices = [PuzzleChoice(speaker.offer(parse(token)), share) for token, share in one.steps[at].shares.items()]
    beside = [choice.offer.id for choice in choices[1:]]
    other = tried if tried in beside else beside[0]
    reasons = rendering.why(
        why(one.slug, one.name, at, other), one.slug, speaker.words.language, people, "review-puzzle"
    )
    return PuzzleStep(choices, speaker.offer(other), reasons)


def _why(attempt: Attempt, token: str, words: Speech) -> Why:
    """Why an action is not allowed here."""
    action, seat = words.game.actions.parse(token), attempt.puzzle.seat
    if attempt.is_over() or action in attempt.state.legal_as(seat):
        return Why(None, None)
    error = attempt.state.refusal(action, seat)
    return Why(error.rule, words.words.reason(Reason(error.rule, error.reason, dict(error.why))))
