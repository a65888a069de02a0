"""A lesson in the browser, from the first sentence to the last: wrong moves get their reason, tasks are solved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kogge.games import lessons
from kogge.games.lessons import Step
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import no_sideways
from tests.e2e.test_puzzles import press
from tests.e2e.test_screens import barriers
from tests.games.test_lessons import answers

THOROUGH = pytest.mark.thorough
ALL = [
    ("norderwind", "phone", "de"),
    pytest.param("novgorod", "desktop", "en", marks=THOROUGH),
    pytest.param("norsemen", "phone", "en", marks=THOROUGH),
]


def step_on(page: Page, slug: str, at: int, step: Step) -> None:
    """Read, do what is asked for, or solve the task; then the next step is there."""
    here = page.locator(f"[data-lesson-step='{at}']")
    expect(here).to_be_visible()
    if not step.asks():
        page.locator("[data-next]").press("Enter")
        return
    for token in answers(slug, step):
        press(page, token)
        expect(page.locator("[data-remark]")).to_have_count(0)


@pytest.mark.parametrize(("slug", "size", "language"), ALL)
def test_a_lesson_is_taken_by_keys_from_the_first_sentence_to_the_last(
    open_page: OpenPage, slug: str, size: str, language: str
) -> None:
    page, lesson = open_page(size, language), lessons.lesson(slug)
    page.goto(f"/lesson/{slug}")
    for at, step in enumerate(lesson.steps[:-1]):
        step_on(page, slug, at, step)
    expect(page.locator("[data-lesson-play]")).to_be_visible()
    no_sideways(page)
    assert barriers(page) == []


def test_a_task_that_is_missed_gets_a_hint_and_the_first_game_shows_its_aid(open_page: OpenPage) -> None:
    page, lesson = open_page("desktop"), lessons.lesson("norderwind")
    page.goto("/lesson/norderwind")
    for at, step in enumerate(lesson.steps[:-1]):
        if step.name == "win":
            press(page, "hoist")
            expect(page.locator("[data-remark]")).to_contain_text("full crew")
            page.locator("[data-again]").click()
        step_on(page, "norderwind", at, step)
    page.locator("[data-lesson-play]").click()
    expect(page.get_by_role("tab", name="Aid")).to_have_attribute("aria-selected", "true")
