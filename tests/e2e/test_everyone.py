"""For everyone: keys alone, the table as text, languages, less motion, being called, installed, without the net."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import (
    SEEN,
    choose,
    click_token,
    next_choice,
    offered,
    place,
    prefer,
    start_against_bots,
    step_by_button,
    wait_for_turn,
    went_on,
)
from tests.e2e.test_screens import barriers
from tests.e2e.test_table import play_to, sit, starts, table_for_two

pytestmark = pytest.mark.thorough
GAMES = ["novgorod", "norsemen", "norderwind"]
# Puts down what the browser would ring and show.
EAR = """
window.heard = { notes: [], tones: 0, hidden: false }
Object.defineProperty(document, 'hidden', { get: () => window.heard.hidden })
window.Notification = class { static permission = 'granted'; constructor(title) { window.heard.notes.push(title) } }
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) { window.heard.tones += 1; return start.apply(this, when) }
"""
MOST_KEYS = 60
MOST_ARROWS = 150
MOST_TURNS = 1500


def tab_to(page: Page, selector: str) -> None:
    """Walk there by the tabulator key."""
    for _key in range(MOST_KEYS):
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by keys")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_by_keys_alone(open_page: OpenPage, game: str) -> None:
    """From the start screen until another seat has acted and it is one's own turn again."""
    page = open_page()
    prefer(page)
    page.goto("/")
    page.wait_for_selector(f"button[data-game={game}]:enabled")
    tab_to(page, f"button[data-game={game}]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    others = page.locator(".log h3", has_text="Hinrich")
    for step in range(80):
        at = place(page)
        for _walk in range(1 + step % 3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator(".menu").count():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        went_on(page, at)
        if others.count() and step > 6:
            return
    raise AssertionError("the turn never ended")


def walk_to(page: Page, token: str) -> None:
    """Walk to the button of this action by the arrow keys."""
    for _key in range(MOST_ARROWS):
        if page.evaluate("token => document.activeElement?.dataset.token === token", token):
            return
        page.keyboard.press("ArrowLeft")
    raise AssertionError(f"{token} is not reached by keys")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(open_page: OpenPage, game: str) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, game, more=1 if game == "norderwind" else 0)
    for turn in range(MOST_TURNS):
        seen = next_choice(page)
        if seen["over"]:
            return
        walk_to(page, choose(seen["tokens"], turn))
        page.keyboard.press("Enter")
        went_on(page, seen["at"])
    raise AssertionError(f"no end after {MOST_TURNS} steps")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_as_text_is_played(open_page: OpenPage, game: str) -> None:
    page = open_page()
    prefer(page, plain=True)
    start_against_bots(page, game)
    for turn in range(6):
        step_by_button(page, turn)
    assert page.locator("main svg.map, main svg.chart").count() == 0
    assert page.locator("main dl").count() > 3
    assert barriers(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_another_language_keeps_the_table(open_page: OpenPage, game: str) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, game)
    for turn in range(5):
        step_by_button(page, turn)
    at, tokens, lines = place(page), offered(page), page.locator(".log .line").count()
    asked = page.locator(".ask").inner_text()
    for language, menu in (("de", "Menu"), ("en", "Menü")):
        page.get_by_role("button", name=menu, exact=True).click()
        page.get_by_label("Language" if menu == "Menu" else "Sprache").select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        if language == "de":
            expect(page.locator(".ask")).not_to_have_text(asked)
        else:
            expect(page.locator(".ask")).to_have_text(asked)
        wait_for_turn(page)
        assert (place(page), offered(page)) == (at, tokens)
        expect(page.locator(".log .line")).to_have_count(lines)
    step_by_button(page, 0)


def test_things_fly_where_motion_is_welcome(open_page: OpenPage) -> None:
    page = open_page(calm=False)
    prefer(page, speed="calm")
    start_against_bots(page)
    for turn in range(40):
        tokens = offered(page)
        trade = [token for token in tokens if token.split()[0] in ("buy", "sell")]
        at = place(page)
        click_token(page, trade[0] if trade else choose(tokens, turn))
        if trade:
            page.wait_for_selector(".flights svg", state="attached")
            return
        went_on(page, at)
    raise AssertionError("nothing was ever traded")


@pytest.mark.parametrize("how", ["asked of the system", "chosen in the settings"])
def test_nothing_moves_where_calm_is_wanted(open_page: OpenPage, how: str) -> None:
    page = open_page(calm=how == "asked of the system")
    prefer(page, speed="calm" if how == "asked of the system" else "off")
    page.add_init_script(
        "window.flown = 0; new MutationObserver(all => { for (const one of all)"
        " if (one.target.classList?.contains('flights')) window.flown += one.addedNodes.length })"
        ".observe(document, { childList: true, subtree: true })"
    )
    start_against_bots(page)
    for turn in range(12):
        step_by_button(page, turn)
        moving = page.evaluate("document.getAnimations().filter(one => one.effect.getTiming().duration > 1).length")
        assert moving == 0
    assert page.evaluate("window.flown") == 0


@pytest.mark.parametrize("sound", [True, False])
def test_who_looks_elsewhere_is_called(open_page: OpenPage, sound: bool) -> None:
    first, second = open_page(), open_page()
    made = table_for_two(first)
    for page, seat in ((first, 0), (second, 1)):
        page.add_init_script(EAR)
        prefer(page, sound=sound)
        sit(page, made, seat)
    mover, other = starts(first, second)
    other.evaluate("window.heard.hidden = true")
    waiting = other.title()
    play_to(mover, other)
    expect(other).not_to_have_title(waiting)
    heard = other.evaluate("window.heard")
    assert heard["notes"] == [other.title()]
    assert bool(heard["tones"]) == sound
    assert mover.evaluate("window.heard.notes") == []  # who looks at the table is not called


def test_it_can_be_installed(open_page: OpenPage) -> None:
    page = open_page(kept=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(ready => ready.active.state)")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    against = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in against} <= {"in-incognito"}  # as every page of a test is


@pytest.mark.parametrize("game", GAMES)
def test_only_the_local_server_is_asked(open_page: OpenPage, server: str, game: str) -> None:
    """Without the internet one plays against bots as with it."""
    page = open_page()
    prefer(page)
    elsewhere: list[str] = []

    def local(route: Route) -> None:
        if urlsplit(route.request.url).netloc == urlsplit(server).netloc:
            route.continue_()
        else:
            elsewhere.append(route.request.url)
            route.abort()

    page.context.route("**/*", local)
    start_against_bots(page, game)
    for turn in range(4):
        step_by_button(page, turn)
    assert elsewhere == []
    assert page.evaluate(SEEN)["tokens"]
