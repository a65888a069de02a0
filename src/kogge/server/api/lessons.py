"""Lessons as the page shows them. All of it runs in a process of its own (``offload``), and nothing is kept."""

from __future__ import annotations

from functools import cache

import msgspec

from kogge.core.state import Reason
from kogge.games import lessons
from kogge.games.lessons import Walk
from kogge.server.api.answers import answering
from kogge.server.errors import Refused
from kogge.server.rendering import server_words, speech
from kogge.server.wire import Event, LessonMoment, LessonRequest, Offer, PromptInfo, Why
from kogge.text import Catalogue, catalogue


@answering
def answer(encoded: bytes, language: str) -> LessonMoment:
    """What the request is answered."""
    return look(msgspec.json.decode(encoded, type=LessonRequest), language)


@cache
def lesson_words(slug: str, language: str) -> Catalogue:
    """The sentences of a game's lesson."""
    return Catalogue(slug, language, [lessons.words(slug, language)])


def look(request: LessonRequest, language: str) -> LessonMoment:
    """The lesson at a step, after the moves that were made."""
    lesson = lessons.lesson(request.game)
    if any(action >= lesson.game.actions.width for action in request.moves):
        raise Refused("bad-request")
    walk = lessons.walk(lesson, request.step, request.moves)
    step, words = walk.step(), lesson_words(request.game, language)
    own = server_words(language)
    people = [own.text("lesson-you" if seat == lesson.seat else "lesson-other") for seat in range(lesson.game.players)]
    offers = _offers(walk, language)
    asked = [offer.id for offer in offers if offer.token in step.accept]
    return LessonMoment(
        game=request.game,
        edition=lesson.game.edition,
        step=walk.at,
        steps=len(lesson.steps),
        begins=lessons.begins(lesson, walk.at),
        accepted=walk.accepted,
        text=words.text(step.name),
        remark=_remark(walk, words, language),
        task=step.goal is not None,
        failed=walk.failed,
        asks=step.asks(),
        done=walk.done(),
        viewer=lesson.seat,
        seats=people,
        view=walk.state.view(lesson.seat),
        awaited=walk.state.awaited(),
        prompt=_prompt(walk, language, people),
        offers=offers,
        events=_events(walk, language, people),
        show=asked[0] if asked else None,
        why=_why(walk, request.why, language) if request.why else None,
        anew=walk.at + 1 < len(lesson.steps) and lesson.steps[walk.at + 1].fresh,
    )


def _offers(walk: Walk, language: str) -> list[Offer]:
    seat = walk.lesson.seat
    if not walk.step().asks() or walk.failed or seat not in walk.state.awaited():
        return []
    words = speech(walk.lesson.game, language)
    return [words.offer(action) for action in walk.state.legal_as(seat)]


def _prompt(walk: Walk, language: str, names: list[str]) -> PromptInfo | None:
    if walk.lesson.seat not in walk.state.awaited():
        return None
    return speech(walk.lesson.game, language).prompt(walk.state.prompt_as(walk.lesson.seat), names)


def _events(walk: Walk, language: str, names: list[str]) -> list[Event]:
    words, seat = speech(walk.lesson.game, language), walk.lesson.seat
    return [words.event(index, *step, seat, names) for index, step in enumerate(walk.events())]


def _remark(walk: Walk, words: Catalogue, language: str) -> str:
    """Why the last move was not the one: the lesson's reason for such moves, or for any; else that it is allowed."""
    if not walk.wrong and not walk.failed:
        return ""
    any_other = f"{walk.step().name}-else"
    own = next((key for key in (f"{any_other}-{walk.kind}", any_other) if words.has(key)), "")
    found = [words.text(own)] if own else []
    if walk.failed:
        found.append(server_words(language).text("lesson-failed"))
    return " ".join(found) or server_words(language).text("lesson-else")


def _why(walk: Walk, token: str, language: str) -> Why:
    """Why an action is not allowed here."""
    game, seat = walk.lesson.game, walk.lesson.seat
    action = game.actions.parse(token)
    if action in walk.state.legal_as(seat):
        return Why(None, None)
    error = walk.state.refusal(action, seat)
    reason = Reason(error.rule, error.reason, dict(error.why))
    return Why(error.rule, catalogue(game.slug, language).reason(reason))
