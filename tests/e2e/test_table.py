"""At the table: undo, why not, looking back, keys, languages, friends, chat, clocks, proposals, leaving, onlookers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import (
    MOVED,
    SEEN,
    SETTLE_MS,
    choose,
    click_token,
    offered,
    place,
    prefer,
    start_against_bots,
    step_by_button,
    wait_for_turn,
    went_on,
)

pytestmark = pytest.mark.thorough
Shots = Callable[..., None]


def test_own_steps_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    purse = page.locator(".purse [data-counter] > span").first
    for turn in range(60):
        had, at = purse.inner_text(), place(page)
        tokens = offered(page)
        trade = [token for token in tokens if token.split()[0] == "buy"]
        click_token(page, trade[0] if trade else choose(tokens, turn))
        went_on(page, at)
        if trade and page.locator("[data-undo]").is_enabled():
            assert purse.inner_text() != had
            page.locator("[data-undo]").click()
            expect(purse).to_have_text(had)
            return
    raise AssertionError("nothing was ever bought and could be taken back")


def test_why_not_is_said_at_the_piece(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    page.get_by_role("button", name="Sail: 4").click()
    note = page.locator(".note")
    expect(note).to_contain_text("First choose the port")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_every_piece_answers(open_page: OpenPage, game: str) -> None:
    """What cannot be done says why not, or shows itself from near."""
    page = open_page()
    prefer(page)
    start_against_bots(page, game)
    answered: dict[str, str] = {}
    for turn in range(9):
        step_by_button(page, turn)
        if turn % 4 == 0:
            answered |= answers(page)
    assert page.locator("div.spot").count() == 0
    silent = [label for label, answer in answered.items() if not answer]
    assert silent == []
    notes = {answer for answer in answered.values() if answer != "dialog"}
    assert len(answered) > 20
    assert len(notes) >= 2, notes


def answers(page: Page) -> dict[str, str]:
    """What each piece that is not lit says when it is clicked."""
    pieces = page.locator("main button.spot:not(.lit), .mine button.spot:not(.lit)")
    told = {}
    for number in range(pieces.count()):
        piece = pieces.nth(number)
        piece.dispatch_event("click")
        page.wait_for_selector(".menu .note, dialog[open]", timeout=SETTLE_MS)
        note = page.locator(".menu .note")
        told[piece.get_attribute("aria-label") or ""] = note.inner_text() if note.count() else "dialog"
        page.keyboard.press("Escape")
        expect(page.locator(".menu .note, dialog[open]")).to_have_count(0)
    return told


def test_pieces_and_buttons_show_each_other(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    page.locator(".bar .action").first.hover()
    expect(page.locator("main .lit.pointed")).not_to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator("main .lit").first.hover()
    expect(page.locator(".bar .action.pointed")).to_have_count(1)


def test_a_turn_is_begun_anew(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "novgorod")
    for turn in range(30):
        if page.locator(".bar .action[data-token^='lay ']").count():
            break
        step_by_button(page, turn)
    start = place(page)
    for turn in range(2):
        step_by_button(page, turn)
    expect(page.locator(".stop")).to_have_count(2)
    page.locator("[data-restart]").click()
    expect(page.locator(".stop")).to_have_count(0)
    assert place(page) != start  # a new telling of the table, and the same position
    wait_for_turn(page)


def test_what_cannot_be_taken_back_is_asked_first(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    prefer(page, confirm=True)
    start_against_bots(page)
    at = place(page)
    question = page.get_by_role("dialog", name="This cannot be taken back")
    for turn in range(6):
        click_token(page, choose(offered(page), turn))
        page.wait_for_function(
            "at => document.querySelector('dialog[open]') || document.querySelector('.frame').dataset.at !== at", arg=at
        )
        if question.count():
            shots(page, "confirm-desktop")
            question.get_by_role("button", name="Cancel").click()
            assert place(page) == at
            click_token(page, choose(offered(page), turn))
            question.get_by_role("button", name="Do it").click()
            went_on(page, at)
            return
        wait_for_turn(page)
        at = place(page)
    raise AssertionError("nothing was asked")


def test_the_log_points_at_the_board(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "novgorod")
    for turn in range(8):
        step_by_button(page, turn)
    lines = page.locator(".log .line")
    pointed = 0
    for number in range(min(lines.count(), 12)):
        lines.nth(lines.count() - 1 - number).hover()
        pointed += bool(page.locator(".frame .shown").count())
    assert pointed > 3
    page.mouse.move(2, 2)
    expect(page.locator(".frame .shown")).to_have_count(0)


def test_the_log_shows_a_moment_again(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "novgorod")
    for turn in range(30):
        if page.locator(".stop").count() == 2:
            break
        step_by_button(page, turn)
    lines = page.locator(".log .line", has_text="Call at")
    lines.nth(lines.count() - 2).click()
    expect(page.locator(".stop")).to_have_count(1)  # the route as it was
    expect(page.locator(".banner")).to_contain_text("You are looking at step")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".stop")).to_have_count(2)
    page.get_by_role("button", name="Back to now").click()
    wait_for_turn(page)


def test_an_unfinished_game_is_one_click_away(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    table = page.url
    page.goto("/")
    page.get_by_role("region", name="Your games").get_by_role("link").first.click()
    wait_for_turn(page)
    assert page.url == table


def test_friends_on_one_device_pass_it_around(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    prefer(page)
    page.goto("/")
    page.locator("button[data-game=norderwind]").click()
    page.locator("[data-friends]").click()
    page.locator("[data-here-device]").click()
    page.locator("[data-name='1']").fill("Birte")
    shots(page, "names-desktop")
    page.locator("[data-start-here]").click()
    wait_for_turn(page)
    expect(page.locator("li.seat").nth(1)).to_contain_text("Birte")
    expect(page.locator("li.seat").nth(1)).not_to_contain_text("away")
    for turn in range(40):
        step_by_button(page, turn)
        if page.locator("[data-hand]").count():
            shots(page, "handover-desktop")
            page.locator("[data-hand]").click()
            wait_for_turn(page)
            expect(page.locator("li.seat").nth(1)).to_contain_text("you")
            return
    raise AssertionError("the device was never passed on")


def table_for_two(page: Page, **settings: object) -> dict[str, Any]:
    """A table of Norderwind for two people, made without the page."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Birte")]
    answer = page.request.post("/api/tables", data={"game": "norderwind", "seats": seats, "settings": settings})
    made: dict[str, Any] = answer.json()
    return made


def sit(page: Page, made: dict[str, Any], seat: int) -> None:
    """Take one of its seats with this page."""
    prefer(page)
    held = json.dumps({made["table"]: [made["seats"][seat]]})
    page.goto("/")
    page.evaluate("held => localStorage.setItem('kogge.seats', held)", held)
    page.goto(f"/t/{made['table']}")
    page.wait_for_selector(".frame", timeout=SETTLE_MS)


def both(open_page: OpenPage, **settings: object) -> tuple[Page, Page, dict[str, Any]]:
    """Two people at one table, each with a browser."""
    first, second = open_page(), open_page()
    made = table_for_two(first, **settings)
    sit(first, made, 0)
    sit(second, made, 1)
    return first, second, made


def play_to(mover: Page, other: Page) -> int:
    """One plays until it is the other's turn; the number of steps."""
    for turn in range(60):
        seen = mover.evaluate(SEEN)
        if not seen["tokens"]:
            wait_for_turn(other)
            return turn
        click_token(mover, choose(seen["tokens"], turn))
        mover.wait_for_function(MOVED, arg=seen["at"], timeout=SETTLE_MS)
    raise AssertionError("the turn never ended")


def starts(first: Page, second: Page) -> tuple[Page, Page]:
    """Who begins, and who waits."""
    first.wait_for_selector(".bar .action, .wait", timeout=SETTLE_MS)
    return (first, second) if first.locator(".bar .action").count() else (second, first)


def test_what_is_said_is_heard(open_page: OpenPage) -> None:
    first, second, _made = both(open_page)
    first.get_by_role("tab", name="Chat").click()
    first.get_by_label("Say something").fill("Fair winds! <b>")
    first.get_by_role("button", name="Send").click()
    expect(second.locator(".dot")).to_have_text("1")
    second.get_by_role("tab", name="Chat").click()
    expect(second.get_by_role("list", name="Chat")).to_contain_text("Ada Fair winds! <b>")
    expect(second.locator(".dot")).to_have_count(0)


def test_the_clock_of_whoever_decides_runs(open_page: OpenPage) -> None:
    first, second, _made = both(open_page, clock={"kind": "live", "seconds": 600, "bonus": 0})
    mover, _other = starts(first, second)
    clock = mover.locator("li.seat.active .clock")
    expect(clock).to_have_text(re.compile(r"^9:5\d$"), timeout=SETTLE_MS)
    still = mover.locator("li.seat:not(.active) .clock")
    expect(still).to_have_text("10:00")


def test_a_step_is_taken_back_when_the_other_agrees(open_page: OpenPage) -> None:
    first, second, _made = both(open_page)
    mover, other = starts(first, second)
    play_to(mover, other)
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Ask to take back further").click()
    banner = other.locator(".banner")
    expect(banner).to_contain_text("would like to take back")
    banner.get_by_role("button", name="Agree").click()
    wait_for_turn(mover)
    expect(other.locator(".wait")).to_be_visible()


def test_a_proposal_can_be_declined(open_page: OpenPage) -> None:
    first, second, _made = both(open_page)
    mover, other = starts(first, second)
    play_to(mover, other)
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Ask to take back further").click()
    other.locator(".banner").get_by_role("button", name="Decline").click()
    wait_for_turn(other)
    expect(mover.locator(".wait")).to_be_visible()


def test_who_leaves_is_played_for_and_comes_back(open_page: OpenPage) -> None:
    first, second, _made = both(open_page)
    mover, other = starts(first, second)
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Leave the table").click()
    back = mover.locator("a[href*='#seat=']")
    expect(back).to_be_visible()
    wait_for_turn(other)  # a bot has played the turn of who left
    expect(other.locator("li.seat", has_text="away")).to_be_visible()
    back.click()
    expect(other.locator("li.seat", has_text="away")).to_have_count(0)
    play_to(other, mover)


def test_an_onlooker_sees_and_may_not_act(open_page: OpenPage) -> None:
    first, second, made = both(open_page)
    mover, _other = starts(first, second)
    onlooker = open_page("phone", "de")
    prefer(onlooker)
    onlooker.goto(made["links"]["watch"])
    onlooker.wait_for_selector(".frame", timeout=SETTLE_MS)
    at = place(onlooker)
    seen = mover.evaluate(SEEN)
    click_token(mover, choose(seen["tokens"], 0))
    expect(onlooker.locator(".frame")).not_to_have_attribute("data-at", at)
    assert onlooker.locator(".action").count() == 0
    assert onlooker.locator("button.lit").count() == 0


@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_the_guided_game_says_a_word_at_each_new_decision(open_page: OpenPage, shots: Shots, game: str) -> None:
    page = open_page()
    prefer(page, helped=["*"])
    page.goto("/")
    page.locator(f"button[data-game={game}]").click()
    page.locator("[data-learn]").click()
    heard: set[str] = set()
    help_line = page.locator(".help")
    wait_for_turn(page)
    for turn in range(60):
        if help_line.count():
            count, words = help_line.inner_text().split("\n")[0].split(" ", 1)
            assert 5 <= int(count.partition("/")[2]) <= 10
            heard.add(words)
            if len(heard) == 1:
                shots(page, f"{game}-guided-desktop")
        if len(heard) >= 4:
            return
        step_by_button(page, turn)
    raise AssertionError(f"only {heard}")


def test_a_route_is_laid_by_dragging(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "novgorod")
    for turn in range(30):
        if page.locator(".bar .action[data-token^='lay ']").count():
            break
        step_by_button(page, turn)
    spots = [page.locator(f"[data-city={city}]").bounding_box() for city in ("london", "antwerpen")]
    (x1, y1), (x2, y2) = ((box["x"] + box["width"] / 2, box["y"] + 12) for box in spots if box)
    page.mouse.move(x1, y1)
    page.mouse.down()
    page.mouse.move(x1, y1 + 130, steps=4)
    expect(page.locator("[data-city=london] .stop")).to_have_text("1")
    page.mouse.move(x2, y2, steps=8)
    expect(page.locator("[data-city=antwerpen] .stop")).to_have_text("2")
    page.mouse.up()


def test_a_piece_shows_itself_from_near(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "norsemen")
    step_by_button(page, 0)
    page.locator("[data-slug=sweden]").first.hover()
    peek = page.locator(".peek")
    expect(peek).to_contain_text("Thing: for 2 × wood you get 4 coins.")
    shots(page, "norsemen-peek-desktop")
    peek.get_by_role("link", name="Rule NM-11.1").click()
    expect(page.locator("[id='NM-11.1']")).to_be_visible()


def test_points_can_be_looked_up_at_any_time(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "norsemen")
    step_by_button(page, 0)
    sheet = page.get_by_role("dialog", name="Score sheet")
    for way in ("[data-sheet]", "[data-scores]"):
        page.locator(way).click()
        expect(sheet).to_contain_text("Captain")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_the_page_stays_at_hand_without_the_net(open_page: OpenPage) -> None:
    page = open_page(kept=True)
    prefer(page)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(ready => ready.active.state)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Kogge")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.goto("/rules/novgorod")
    expect(page.get_by_role("heading", name="Rules of Novgorod")).to_be_visible()


def test_a_hint_marks_the_board(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    page.locator("[data-hint]").click()
    advice = page.get_by_role("list", name="Hint")
    expect(advice).to_be_visible(timeout=SETTLE_MS)
    assert page.locator("main .rank").count() >= 1
    shots(page, "hint-desktop")
    at = place(page)
    advice.get_by_role("button").first.click()
    expect(advice.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    advice.get_by_role("button").first.click()
    went_on(page, at)
    expect(advice).to_have_count(0)
