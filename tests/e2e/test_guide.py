"""What the players' guide tells, tried on the real page in both languages; `make pictures` takes its pictures here."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from kogge import dumps, load
from kogge.bots.registry import make
from kogge.bots.table import play_game
from tests.e2e import tables
from tests.e2e.conftest import OpenPage, Picture
from tests.e2e.hands import (
    SETTLE_MS,
    offered,
    place,
    prefer,
    start_against_bots,
    step_by_button,
    wait_for_turn,
    went_on,
)
from tests.e2e.test_table import sit, table_for_two
from tools import positions
from tools.picture import SIZE, draw, middle

pytestmark = [pytest.mark.thorough, pytest.mark.parametrize("language", ["en", "de"])]
ROOT = Path(__file__).parents[2]
DESK: ViewportSize = {"width": 1280, "height": 800}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
TERMINAL: ViewportSize = {"width": 1280, "height": 890}
START: ViewportSize = {"width": 1280, "height": 850}
SCORES: ViewportSize = {"width": 1280, "height": 980}
MOST = 60


def word(language: str, key: str) -> str:
    """A message of the page that has no variables."""
    text = (ROOT / f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found, key
    return found[1]


def at_a_desk(open_page: OpenPage, language: str, **settings: object) -> Page:
    """A page of the size the guide shows, with somebody's name."""
    page = open_page("desktop", language)
    page.set_viewport_size(DESK)
    prefer(page, name="Ada", **settings)
    return page


def on_a_phone(open_page: OpenPage, language: str) -> Page:
    """A page for fingers, upright."""
    page = open_page("phone", language)
    page.set_viewport_size(UPRIGHT)
    prefer(page, name="Ada")
    return page


def dialog(page: Page) -> Locator:
    """The sheet that lies over the page."""
    found = page.locator("dialog[open]")
    expect(found).to_be_visible()
    return found


def step_until(page: Page, kind: str, least: int = 0) -> None:
    """Play until an action of this kind is offered."""
    for turn in range(MOST):
        if turn >= least and any(token.split()[0] == kind for token in offered(page)):
            page.mouse.move(2, 2)
            return
        step_by_button(page, turn)
    raise AssertionError(f"{kind} was never offered")


def button(page: Page, language: str, key: str) -> Locator:
    """The button that is called so."""
    return page.get_by_role("button", name=word(language, key), exact=True)


# The first game


def test_three_boxes_and_what_one_holds(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    page.set_viewport_size(START)
    page.goto("/")
    expect(page.locator("button[data-game]")).to_have_count(3)
    expect(page.locator("button[data-game]:disabled")).to_have_count(0)
    picture(page, f"guide/start-{language}")
    page.locator("button[data-game=norderwind]").click()
    sheet = dialog(page)
    picture(page, f"guide/box-{language}", sheet)
    sheet.locator("summary").click()
    expect(sheet.locator("[data-level]")).to_have_count(2)  # a level for each bot
    expect(sheet.locator("[data-level] >> nth=0 >> option")).to_have_count(6)


def test_a_word_at_every_new_decision(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language, helped=["*"])
    page.goto("/")
    page.locator("button[data-game=norderwind]").click()
    page.locator("[data-learn]").click()
    wait_for_turn(page)
    expect(page.locator(".help")).to_be_visible()
    expect(page.locator("[data-seats]")).to_have_attribute("data-seats", "2")
    picture(page, f"guide/learn-{language}")
    button(page, language, "no-tips").click()
    expect(page.locator(".help")).to_have_count(0)


def test_the_table(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    start_against_bots(page, "novgorod")
    step_until(page, "lay", least=8)
    picture(page, f"guide/table-{language}")
    page.locator("main button.spot:not(.lit)").first.click()
    expect(page.locator(".menu .note, dialog[open]").first).to_be_visible()  # why not, or a closer look


def test_a_piece_from_near_says_where_its_values_come_from(
    open_page: OpenPage, picture: Picture, language: str
) -> None:
    page = at_a_desk(open_page, language)
    start_against_bots(page, "novgorod")
    expect(page.locator("[data-origin]")).to_have_text("◇")
    page.locator("main button[data-slug~=london]").first.dispatch_event("contextmenu")
    sheet = dialog(page)
    sheet.get_by_text(f"◇ {word(language, 'reconstructed')}").click()
    expect(sheet).to_contain_text(word(language, "reconstructed-hint"))
    expect(sheet.get_by_role("link")).not_to_have_count(0)  # the rule
    page.mouse.move(2, 2)
    picture(page, f"guide/near-{language}", sheet)


def test_the_score_sheet(open_page: OpenPage, picture: Picture, database: str, language: str) -> None:
    played = positions.play("novgorod", 3, seed=7, options={}, random_seats=0)
    created = tables.create(database, "novgorod", played, len(played.steps.splitlines()))
    page = at_a_desk(open_page, language)
    page.set_viewport_size(SCORES)
    page.goto("/")
    page.evaluate(tables.STORED, json.dumps({created.table: [{"seat": 0, "token": created.seats[0].token}]}))
    page.goto(f"/t/{created.table}")
    sheet = dialog(page)
    for key in ("race", "best-moments", "rematch", "replay", "share", "download"):
        expect(sheet).to_contain_text(word(language, key))
    picture(page, f"guide/score-{language}", sheet)


# Friends


def open_friends(page: Page) -> Locator:
    """The choice between one device and a link."""
    page.goto("/")
    page.locator("button[data-game=norderwind]").click()
    page.locator("[data-friends]").click()
    return dialog(page)


def test_friends_by_link(open_page: OpenPage, picture: Picture, language: str) -> None:
    host = at_a_desk(open_page, language)
    sheet = open_friends(host)
    picture(host, f"guide/friends-{language}", sheet)
    host.get_by_role("button", name="Bots \u2212").click()
    host.locator("[data-by-link]").click()
    host.locator("[data-start-link]").click()
    card = host.locator(".invite .card")
    expect(card.locator("img.qr")).to_be_visible()
    picture(host, f"guide/invite-{language}", card)
    link = card.get_by_role("textbox").input_value()
    assert "#join=" in link
    guest = on_a_phone(open_page, language)
    guest.goto(link)
    expect(guest.get_by_role("heading")).to_contain_text("Norderwind")
    guest.get_by_label(word(language, "your-name")).fill("Birte")
    picture(guest, f"guide/invited-{language}", guest.locator(".card"))
    button(guest, language, "sit-here").click()
    host.wait_for_selector(".frame", timeout=SETTLE_MS)  # the game begins when every seat is taken
    expect(host.locator("[data-hint]")).to_have_count(0)  # with several people nobody is given hints


def test_the_host_seats_a_bot(open_page: OpenPage, language: str) -> None:
    host = at_a_desk(open_page, language)
    open_friends(host)
    host.locator("[data-by-link]").click()
    host.locator("[data-start-link]").click()
    host.locator("[data-add-bot]").first.click()
    host.wait_for_selector(".frame", timeout=SETTLE_MS)


def test_one_device_goes_round(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    open_friends(page)
    page.locator("[data-here-device]").click()
    page.locator("[data-name='1']").fill("Birte")
    page.locator("[data-start-here]").click()
    wait_for_turn(page)
    for turn in range(MOST):
        if page.locator("[data-hand]").count():
            break
        step_by_button(page, turn)
    expect(page.locator(".handover h2")).to_contain_text("Birte")
    picture(page, f"guide/handover-{language}", page.locator(".handover .card"), 24)


def test_public_tables(open_page: OpenPage, picture: Picture, language: str) -> None:
    host = at_a_desk(open_page, language)
    open_friends(host)
    host.locator("[data-by-link]").click()
    host.locator("[data-public]").check()
    host.locator("[data-start-link]").click()
    expect(host.locator("[data-add-bot]").first).to_be_visible()
    guest = at_a_desk(open_page, language)
    guest.goto("/")
    listed = guest.locator(f"[data-table='{host.url.rpartition('/')[2]}']")
    expect(listed).to_contain_text("Ada")
    listed.scroll_into_view_if_needed()
    picture(guest, f"guide/lobby-{language}", listed)
    listed.click()
    button(guest, language, "watch").click()
    expect(guest.locator(".invite, [data-watching]").first).to_be_visible()
    host.locator("[data-add-bot]").first.click()  # the last free seat: the table leaves the list


def test_the_people_at_the_table(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    made = table_for_two(page)
    sit(page, made, 0)
    button(page, language, "menu").click()
    for key in ("other-device", "leave", "share-watch"):
        expect(button(page, language, key)).to_be_visible()
    page.locator("[data-people]").click()
    sheet = dialog(page)
    for key in ("mute-short", "report", "kick-short"):
        expect(sheet.get_by_text(word(language, key), exact=True)).to_be_visible()
    expect(sheet.locator("[data-chat]")).to_be_checked()
    picture(page, f"guide/people-{language}", sheet)


# At the table


def test_a_hint(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    start_against_bots(page, "norderwind")
    step_until(page, "buy", least=4)
    page.keyboard.press("h")
    advice = page.locator(".advice")
    expect(advice).to_be_visible(timeout=SETTLE_MS)
    assert 1 <= advice.get_by_role("button").count() <= 3
    picture(page, f"guide/hint-{language}")


def test_taking_back(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    start_against_bots(page, "novgorod")
    for turn in range(MOST):
        if page.locator(".stop").count() == 2:
            break
        step_by_button(page, turn)
    expect(page.locator(".stop")).to_have_count(2)
    page.mouse.move(2, 300)
    picture(page, f"guide/tools-{language}", page.locator("header .tools"), 3)
    at = place(page)
    page.keyboard.press("u")
    went_on(page, at)
    expect(page.locator(".stop")).to_have_count(1)


def test_the_log_leads_back_in_time(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    start_against_bots(page, "novgorod")
    step_until(page, "lay", least=8)
    page.keyboard.press("l")
    lines = page.locator(".log .line")
    expect(lines.last).to_be_visible()
    lines.nth(lines.count() - 3).click()
    expect(page.locator(".banner")).to_be_visible()
    page.mouse.move(2, 2)
    picture(page, f"guide/log-{language}")
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_have_count(0)


def test_the_settings(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = at_a_desk(open_page, language)
    page.goto("/")
    button(page, language, "settings").click()
    sheet = dialog(page)
    expect(sheet.locator("[data-forced-setting]")).to_be_checked()
    picture(page, f"guide/settings-{language}", sheet)
    sheet.get_by_label(word(language, "theme")).select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    sheet.locator("[data-my-data]").click()
    expect(page.locator("dialog[open]").last).to_contain_text(word(language, "data-none"))


def test_the_rules_are_at_hand(open_page: OpenPage, language: str) -> None:
    page = at_a_desk(open_page, language)
    start_against_bots(page, "norsemen")
    page.keyboard.press("r")
    page.wait_for_url("**/rules/norsemen")
    page.get_by_role("searchbox").fill("Normand")
    expect(page.locator("[data-hits]")).to_contain_text("1")


def test_a_record_is_opened_and_stepped_through(
    open_page: OpenPage, picture: Picture, tmp_path: Path, language: str
) -> None:
    record = play_game(load("novgorod", 3), [make("novgorod", "greedy") for _seat in range(3)], seed=7)
    record.seats = ["Ada", "Hinrich", "Birte"]
    file = tmp_path / "game.kogge"
    file.write_text(dumps(record), encoding="utf-8")
    page = at_a_desk(open_page, language)
    page.goto("/")
    page.get_by_role("link", name=word(language, "open-record")).click()
    page.locator("input[type=file]").set_input_files(file)
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=SETTLE_MS)
    slider.fill(str(int(slider.get_attribute("max") or "") // 2))
    slider.blur()
    expect(page.locator("p.what")).not_to_have_text("")
    before = place(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".frame")).to_have_attribute("data-at", str(int(before) + 1))
    page.mouse.move(2, 2)
    picture(page, f"guide/replay-{language}")
    expect(page.locator("[data-download]")).to_be_visible()


# Other screens


def test_a_phone(open_page: OpenPage, picture: Picture, language: str) -> None:
    page = on_a_phone(open_page, language)
    start_against_bots(page, "norderwind")
    step_until(page, "buy", least=8)
    picture(page, f"guide/phone-{language}")
    page.set_viewport_size(ON_ITS_SIDE)
    expect(page.locator(".frame")).to_have_attribute("data-room", "low")
    expect(page.locator("main button.lit").first).to_be_visible()
    picture(page, f"guide/phone-side-{language}")


def test_the_page_can_be_installed(open_page: OpenPage, language: str) -> None:
    page = open_page("desktop", language, kept=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(ready => ready.active.state)")
    answer = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    errors = {error["errorId"] for error in answer["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as every window of the tests is


def test_the_terminal(open_page: OpenPage, picture: Picture, language: str) -> None:
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        drawn = pool.submit(asyncio.run, draw(middle("norderwind", 23, 311), language, SIZE)).result()
    assert ("Quit" if language == "en" else "Beenden") in drawn
    page = at_a_desk(open_page, language)
    page.set_viewport_size(TERMINAL)
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 1280px }}</style>{drawn}")
    picture(page, f"guide/terminal-{language}", page.locator("svg").first, 0)
