"""A person's hands at the page: open a box, click what is lit, answer the menu."""

from __future__ import annotations

from playwright.sync_api import Page, expect

READY = ".bar .action, .winner"
EAGER = ("fulfil", "hire", "search", "sell", "buy", "cannon", "hoist", "battle", "next", "sail")
SETTLE_MS = 30_000


def prefer(page: Page, **settings: object) -> None:
    """Settings this browser already has: no waiting for others' turns, no tips."""
    wanted = {"speed": "off", "helped": ["*"], **settings}
    page.add_init_script(
        "localStorage.getItem('kogge.settings') ?? "
        f"localStorage.setItem('kogge.settings', JSON.stringify({js(wanted)}))"
    )


def js(value: object) -> str:
    """A Python value as JavaScript."""
    import json  # noqa: PLC0415

    return json.dumps(value)


def start_against_bots(page: Page, game: str = "norderwind") -> None:
    """Two clicks."""
    page.goto("/")
    page.locator(f"button[data-game={game}]").click()
    page.locator("[data-start]").click()
    page.wait_for_selector(READY, timeout=SETTLE_MS)


def offered(page: Page) -> list[str]:
    """The tokens on the big buttons."""
    tokens: list[str] = page.eval_on_selector_all(".bar .action", "nodes => nodes.map(node => node.dataset.token)")
    return tokens


def choose(tokens: list[str], turn: int) -> str:
    """Something useful, not always the same."""
    for kind in EAGER:
        wanted = [token for token in tokens if token.split()[0] == kind]
        if wanted:
            return wanted[turn % len(wanted)]
    return tokens[turn % len(tokens)]


def click_piece(page: Page) -> bool:
    """Click a lit piece on the board, and the first line of its menu if it has several meanings."""
    piece = page.locator("main button.lit").first
    if not piece.count():
        return False
    piece.click()
    item = page.locator(".menu .item").first
    if item.count():
        item.click()
    return True


def play_whole_game(page: Page, most: int = 1500) -> int:
    """Play until somebody has won; every fifth step is a click on the board instead of the bar."""
    for step in range(most):
        page.wait_for_selector(READY, timeout=SETTLE_MS)
        if page.locator(".winner").count():
            return step
        if step % 5 != 4 or not click_piece(page):
            token = choose(offered(page), step)
            page.locator(f'.bar .action[data-token="{token}"]').click()
        page.wait_for_timeout(15)
    raise AssertionError(f"no end after {most} steps")


def no_sideways(page: Page) -> None:
    """The page never scrolls sideways."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def wait_for_turn(page: Page) -> None:
    """Until this seat may act."""
    expect(page.locator(".bar .action").first).to_be_visible(timeout=SETTLE_MS)
