"""A person's hands at the page: open a box, click what is lit, answer the menu. They wait for the table, not a time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

Press = Callable[[Locator], None]
READY = ".bar .action, .winner"
EAGER = (
    *("fulfil", "hire", "search", "rise", "both", "upper", "resume", "sell", "income", "lay", "ship", "office"),
    *("buy", "cannon", "hoist", "battle", "next", "sail", "reveal", "thing", "jarl", "place", "advance", "bonus"),
)
SETTLE_MS = 60_000
LOST = 3001  # close code of a socket that was cut
SEEN = """() => ({
    at: document.querySelector('.frame')?.dataset.at ?? '',
    tokens: [...document.querySelectorAll('.bar .action')].map(node => node.dataset.token),
    over: !!document.querySelector('.winner'),
})"""
# What can be done, once there is something: while the page reconnects or shows others' steps there are no buttons.
CHOICE = f"""() => {{
    const seen = ({SEEN})()
    return seen.over || seen.tokens.length ? seen : null
}}"""
# Offers without a lit piece; on a phone the tab of one's own area may stand for what lies there.
UNLIT = """() => {
    const ids = node => (node.dataset.ids ?? '').split(' ').filter(Boolean)
    const lit = new Set([...document.querySelectorAll('button.lit')].flatMap(ids))
    if (document.querySelector('.calls')) return []
    return [...document.querySelectorAll('.bar')].flatMap(ids).filter(id => !lit.has(id))
}"""
OFF_SCREEN = """() => ['.board', '.seats', '.side', '.decide', '.mine'].filter(name => {
    const box = document.querySelector('.frame > ' + name)?.getBoundingClientRect()
    return !box || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.height < 40
})"""
# Text on the page smaller than 13 px; what a transform draws smaller counts as it is seen.
FINE_PRINT = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement
        if (!node.data.trim() || !owner.checkVisibility() || owner.closest('svg, script, style, .hidden')) continue
        if (parseFloat(getComputedStyle(owner).fontSize) < 12.99) found.add(owner.className + ': ' + node.data.trim())
    }
    return [...found]
}"""
MOVED = """before => {
    const frame = document.querySelector('.frame')
    const settled = document.querySelector('.bar .action, .wait, [data-hand]')
    return document.querySelector('.winner') || (frame?.dataset.at !== before && settled)
}"""
WENT_ON = """before => {
    const at = document.querySelector('.frame')?.dataset.at
    const ready = document.querySelector('.bar .action') || document.querySelector('[data-hand]')
    return document.querySelector('.winner') || (at && at !== before && ready)
}"""


def prefer(page: Page, **settings: object) -> None:
    """Settings this browser already has: no waiting for others' turns, no tips."""
    wanted = json.dumps({"speed": "off", "helped": ["*"], **settings})
    page.add_init_script(
        f"localStorage.getItem('kogge.settings') ?? localStorage.setItem('kogge.settings', JSON.stringify({wanted}))"
    )


def start_against_bots(page: Page, game: str = "norderwind", more: int = 0) -> None:
    """Two clicks; one more for each bot beyond two."""
    page.goto("/")
    page.locator(f"button[data-game={game}]").click()
    for _bot in range(more):
        page.locator(".stepper button").last.click()
    page.locator("[data-start]").click()
    page.wait_for_selector(READY, timeout=SETTLE_MS)


def place(page: Page) -> str:
    """How far the table has come, as the page shows it."""
    return str(page.evaluate(SEEN)["at"])


def next_choice(page: Page) -> dict[str, Any]:
    """Wait until something can be done or the game is over, and look at that very moment."""
    seen: dict[str, Any] = page.wait_for_function(CHOICE, timeout=SETTLE_MS).json_value()
    return seen


def offered(page: Page) -> list[str]:
    """The tokens on the big buttons."""
    tokens: list[str] = next_choice(page)["tokens"]
    return tokens


def choose(tokens: list[str], turn: int) -> str:
    """Something useful, not always the same."""
    for kind in EAGER:
        wanted = [token for token in tokens if token.split()[0] == kind]
        if wanted:
            return wanted[turn % len(wanted)]
    return tokens[turn % len(tokens)]


def click_token(page: Page, token: str, press: Press = Locator.click) -> None:
    """Press the big button of this action."""
    press(page.locator(f'.bar .action[data-token="{token}"]'))


def click_piece(page: Page, press: Press = Locator.click) -> bool:
    """Click a lit piece on the board, and the first line of its menu if it has several meanings."""
    piece = page.locator("main button.lit").first
    if not piece.count():
        return False
    press(piece)
    item = page.locator(".menu .item").first
    if item.count():
        press(item)
    return True


def went_on(page: Page, before: str) -> None:
    """Until the table has gone on from this place and someone here may act again, or has won."""
    page.wait_for_function(WENT_ON, arg=before, timeout=SETTLE_MS)


def step_by_button(page: Page, turn: int) -> str:
    """One step by a big button; which one."""
    seen = next_choice(page)
    token = choose(seen["tokens"], turn)
    click_token(page, token)
    went_on(page, seen["at"])
    return token


def all_lit(page: Page) -> None:
    """Everything on offer can be reached on the board."""
    unlit = page.evaluate(UNLIT)
    assert unlit == [], f"{page.locator('.ask').inner_text()} {offered(page)}"


def on_one_screen(page: Page) -> None:
    """On a desktop nothing important is below the fold."""
    assert page.evaluate(OFF_SCREEN) == []


def play_steps(page: Page, steps: int, press: Press = Locator.click) -> int:
    """Play so many steps, or until somebody has won; how many there were.

    Every fifth step is a click on the board instead of the bar. All offers are lit.
    """
    for turn in range(steps):
        seen = next_choice(page)
        if seen["over"]:
            return turn
        all_lit(page)
        if turn % 5 != 4 or not click_piece(page, press):
            click_token(page, choose(seen["tokens"], turn), press)
        went_on(page, seen["at"])
    return steps


def play_whole_game(page: Page, most: int = 1500, press: Press = Locator.click) -> int:
    """Play until somebody has won; how many steps that took."""
    steps = play_steps(page, most, press)
    assert next_choice(page)["over"], f"no end after {most} steps"
    return steps


def no_sideways(page: Page) -> None:
    """The page never scrolls sideways."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def wait_for_turn(page: Page) -> None:
    """Until this seat may act."""
    expect(page.locator(".bar .action").first).to_be_visible(timeout=SETTLE_MS)


class Line:
    """The socket of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.cuts = 0
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.whole:
            self._routes += [route, route.connect_to_server()]
        else:
            route.close(code=LOST)

    def cut(self) -> None:
        """From now on nothing gets through."""
        self.whole = False
        self.cuts += 1
        for route in self._routes:
            route.close(code=LOST)
        self._routes = []

    def mend(self) -> None:
        """The next attempt succeeds."""
        self.whole = True


class Wire:
    """The socket of a page, whose messages can be swallowed: the connection is lost and nobody is told."""

    def __init__(self, page: Page) -> None:
        self.dead = False
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if self.dead else server.send(message))
        server.on_message(lambda message: None if self.dead else route.send(message))
