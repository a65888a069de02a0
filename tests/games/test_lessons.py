"""Lessons: every step is played on the real rules, and every sentence is there in both languages."""

import re

import pytest

from kogge.games import lessons, registry
from kogge.games.lessons import Lesson, Step, begins, walk
from kogge.text import Catalogue, glossary, languages

SOLVED = {
    "norderwind": {
        "profit": ["buy fish", "buy fish", "next", "sell fish", "sell fish"],
        "three": ["sail trutzhavn", "fulfil trutzhavn"],
        "win": ["hire cannoneer"],
    },
    "norsemen": {
        "task": ["title jarl", "coins"],
        "eleven": ["jarl forts", "advance fort 1 plain", "stop", "fort scotland", "thing-free scotland"],
    },
    "novgorod": {
        "sell": ["sell by danzig", "with salt"],
        "eight": [
            "sell by lubeck",
            "with wool",
            "with cloth",
            "lower clothing-provisions",
            "by bergen",
            "with stored",
            "finish",
            "end",
        ],
        "bonus": ["office novgorod"],
    },
}


def answers(slug: str, step: Step) -> list[str]:
    return step.accept[:1] or SOLVED[slug][step.name]


def ids(lesson: Lesson, tokens: list[str]) -> list[int]:
    return [lesson.game.actions.parse(token) for token in tokens]


def taken(slug: str) -> list[tuple[int, list[int]]]:
    """Every step of a lesson, with the moves that lead to it from where its table was laid."""
    lesson = lessons.lesson(slug)
    found: list[tuple[int, list[int]]] = []
    moves: list[int] = []
    for at, step in enumerate(lesson.steps):
        moves = [] if step.fresh else moves
        found.append((at, list(moves)))
        if step.asks():
            moves += ids(lesson, answers(slug, step))
    return found


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_lesson_can_be_taken_from_the_first_step_to_the_last(slug: str) -> None:
    lesson = lessons.lesson(slug)

    for at, moves in taken(slug):
        here = walk(lesson, at, moves)
        assert (here.at, here.accepted) == (at, len(moves))
        assert not here.wrong
        assert not here.failed
        assert not here.state.problems()
        if lesson.steps[at].asks():
            assert lesson.seat in here.state.awaited(), lesson.steps[at].name
            for token in lesson.steps[at].accept:
                assert lesson.game.actions.parse(token) in here.state.legal_as(lesson.seat)
            after = walk(lesson, at, [*moves, *ids(lesson, answers(slug, lesson.steps[at]))])
            assert after.at > at
    assert walk(lesson, *taken(slug)[-1]).done()


@pytest.mark.parametrize("slug", registry.slugs())
def test_another_move_is_not_played_but_remarked_upon(slug: str) -> None:
    lesson = lessons.lesson(slug)
    tried = 0

    for at, moves in taken(slug):
        here = walk(lesson, at, moves)
        others = [a for a in here.state.legal_actions() if lesson.game.actions.token(a) not in lesson.steps[at].accept]
        if lesson.steps[at].accept and others:
            after = walk(lesson, at, [*moves, others[0]])
            assert (after.at, after.wrong, after.accepted) == (at, True, len(moves))
            assert after.state.text() == here.state.text()
            tried += 1
    assert tried >= 5


def test_a_task_that_is_missed_can_be_tried_again() -> None:
    lesson = lessons.lesson("norderwind")
    at = next(index for index, step in enumerate(lesson.steps) if step.name == "profit")

    assert walk(lesson, at, ids(lesson, ["stop"])).failed
    assert not walk(lesson, at, []).failed


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_sentence(slug: str, language: str) -> None:
    lesson = lessons.lesson(slug)
    text = lessons.words(slug, language)
    catalogue = Catalogue(slug, language, [text])
    keys = set(re.findall(r"(?m)^([a-z][\w-]*) =", text))
    steps = {step.name for step in lesson.steps}

    assert all(catalogue.text(name) for name in steps)
    kinds = {lesson.game.actions.kind(action) for action in range(lesson.game.actions.width)}
    others = {f"{step.name}-else" for step in lesson.steps if step.asks()}
    assert keys <= steps | others | {f"{other}-{kind}" for other in others for kind in kinds}
    assert len(steps) == len(lesson.steps)


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_wrong_move_gets_a_reason_of_its_own(slug: str) -> None:
    lesson = lessons.lesson(slug)
    keys = re.findall(r"(?m)^([a-z][\w-]*) =", lessons.words(slug, "en"))

    for at, moves in taken(slug):
        step, here = lesson.steps[at], walk(lesson, at, moves)
        if step.goal or (step.accept and len(here.state.legal_as(lesson.seat)) > 1):
            assert f"{step.name}-else" in keys, step.name


@pytest.mark.parametrize("slug", registry.slugs())
def test_what_happened_at_a_table_is_told(slug: str) -> None:
    lesson = lessons.lesson(slug)

    for at, moves in taken(slug):
        here = walk(lesson, at, moves)
        assert len(here.events()) >= len(moves)
        if moves and not lesson.steps[here.start].position:
            assert len(here.events()) > len(moves)


@pytest.mark.parametrize("slug", registry.slugs())
def test_both_languages_have_the_same_sentences(slug: str) -> None:
    keys = [set(re.findall(r"(?m)^([a-z][\w-]*) =", lessons.words(slug, language))) for language in languages()]

    assert keys[0] == keys[1]


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_lesson_has_reading_moves_and_tasks(slug: str) -> None:
    lesson = lessons.lesson(slug)

    assert len(lesson.steps) >= 20
    assert 2 <= sum(step.goal is not None for step in lesson.steps) <= 3
    assert begins(lesson, len(lesson.steps) - 1) > 0


WORDS_A_MINUTE = 130  # of somebody who reads something new and looks at the board meanwhile
SECONDS = {
    "read": 4,
    "move": 8,
    "task": 75,
}  # to find what is spoken of; to find the piece, and see what it does; to think


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("language", languages())
def test_a_lesson_takes_ten_to_fifteen_minutes(slug: str, language: str) -> None:
    """By its words, moves and tasks, without a mistake."""
    lesson = lessons.lesson(slug)
    catalogue = Catalogue(slug, language, [lessons.words(slug, language)])
    words = sum(len(catalogue.text(step.name).split()) for step in lesson.steps)
    kinds = ["task" if step.goal else "move" if step.accept else "read" for step in lesson.steps]
    minutes = words / WORDS_A_MINUTE + sum(SECONDS[kind] for kind in kinds) / 60

    assert 10 <= minutes <= 15, minutes


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("language", languages())
def test_a_lesson_uses_the_words_of_the_glossary(slug: str, language: str) -> None:
    assert (
        glossary.faults(f"{slug}/lessons/first.{language}.ftl", language, {slug}, lessons.words(slug, language)) == []
    )
