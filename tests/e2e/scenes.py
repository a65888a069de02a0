"""How a browser comes to each screen besides the board in play (`screens.py` lists them)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from playwright.sync_api import Page
from sqlalchemy import create_engine, update

from kogge.server.operation import upgrades
from kogge.server.storage import schema
from kogge.server.storage.store import open_store
from kogge.server.wire import Created
from tests.e2e import tables
from tests.e2e.hands import SETTLE_MS, Line
from tests.e2e.walk import Place, every_place
from tools import positions

GAMES = ["novgorod", "norsemen", "norderwind"]
BANNED = 4430
PIECES = {"novgorod": "[data-slug~=london]", "norsemen": "[data-slug~=sweden]", "norderwind": ".tiles .spot"}
LONG_AGO_MS = 3_600_000
PUBLIC = {"public": True, "spectators": True}
SAID = [
    "Good wind to all of you!",
    "Has anybody seen the harbour master of Brunsbüttelkoogerstrandpromenadenverwaltung?",
    "If you take the salt now I shall have nothing to sell in Olesand, and we both know who wins then.",
]


class Stage(NamedTuple):
    """A window that has nothing stored yet, at a server with this database."""

    page: Page
    database: str


Scene = Callable[[Stage], None]


# Coming to a table


def place(game: str, players: int = 4, name: str = "late") -> Place:
    """A recorded position."""
    found = [one for one in every_place() if (one.slug, one.played.players, one.position.name) == (game, players, name)]
    return found[0]


def hold(page: Page, held: dict[str, list[dict[str, Any]]]) -> None:
    """Give this browser seats; they count from the next address on."""
    page.goto("/privacy")
    page.evaluate(tables.STORED, json.dumps(held))


def tokens(created: Created, *seats: int) -> list[dict[str, Any]]:
    """What a browser stores of these seats."""
    return [{"seat": one.seat, "token": one.token} for one in created.seats if one.seat in seats]


def create(stage: Stage, where: Place, *, absence: int = 0) -> Created:
    """A table at a recorded position."""
    return tables.create(stage.database, where.slug, where.played, where.position.step, absence)


def sit(stage: Stage, where: Place) -> Created:
    """The table from the seat that decides."""
    created = create(stage, where)
    stage.page.goto("/privacy")
    tables.sit(stage.page, created, where.position.seat)
    return created


def visit(path: str, wait: str, stage: Stage) -> None:
    """An address, and what is waited for there."""
    stage.page.goto(path)
    stage.page.wait_for_selector(wait, timeout=SETTLE_MS)


def click(page: Page, *selectors: str) -> None:
    """One after the other."""
    for selector in selectors:
        page.locator(selector).first.click()


def change_row(stage: Stage, table: str, **values: object) -> None:
    """Change a table before the server has looked at it."""
    engine = create_engine(stage.database)
    with engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    engine.dispose()


def change_seat(stage: Stage, table: str, seat: int, **values: object) -> None:
    """Change a seat before the server has looked at the table."""
    engine = create_engine(stage.database)
    rows = schema.seats
    with engine.begin() as connection:
        connection.execute(update(rows).where(rows.c.table_id == table, rows.c.seat == seat).values(**values))
    engine.dispose()


def freeze(stage: Stage, created: Created) -> None:
    """As an upgrade does that plays the position otherwise."""

    async def verify() -> None:
        store = open_store(stage.database)
        await upgrades.verify(store)
        await store.close()

    change_row(stage, created.table, mark="another")
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, verify()).result()


def post(stage: Stage, path: str, token: str, body: dict[str, Any]) -> Any:
    """A request of another player."""
    answer = stage.page.request.post(path, data=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.ok, answer.text()
    return answer.json()


def waiting_table(stage: Stage, game: str = "norderwind", **more: object) -> dict[str, Any]:
    """A table with a host, a bot and two free seats."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": tables.NAMES[1]}, {"kind": "bot", "name": "Wulf"}]
    body = {"game": game, "seats": [*seats, {"kind": "open"}, {"kind": "open"}], "settings": more}
    made: dict[str, Any] = stage.page.request.post("/api/tables", data=body).json()
    return made


# Before the game


def start_with_tables(stage: Stage) -> None:
    """Games to go on with, and public tables of others."""
    held = {}
    for game in GAMES:
        waiting_table(stage, game, **PUBLIC)
        created = create(stage, place(game))
        held[created.table] = tokens(created, place(game).position.seat)
    made = waiting_table(stage)
    hold(stage.page, {**held, made["table"]: made["seats"]})
    visit("/", "[data-lobby] li", stage)
    stage.page.wait_for_selector(".mine li")


def banned(stage: Stage) -> None:
    told = {"error": "banned", "message": "Your address is banned until 24 December 2026, 18:00 UTC."}
    stage.page.route("**/api/games", lambda route: route.fulfill(status=403, json=told))
    visit("/", "[role=alert]", stage)


def banned_at_the_table(stage: Stage) -> None:
    banned(stage)
    created = create(stage, place("norderwind"))
    stage.page.route_web_socket("**/socket", lambda route: route.close(code=BANNED))
    stage.page.evaluate(tables.STORED, json.dumps({created.table: tokens(created, 0)}))
    visit(f"/t/{created.table}", ".card", stage)


def box(game: str, *selectors: str) -> Scene:
    """An opened box, and what is clicked in it."""

    def come(stage: Stage) -> None:
        visit("/", f"button[data-game={game}]:enabled", stage)
        click(stage.page, f"button[data-game={game}]", *selectors)

    return come


def rules(game: str) -> Scene:
    """The rules, with hits of a search."""

    def come(stage: Stage) -> None:
        visit(f"/rules/{game}", "main h2", stage)
        stage.page.locator("[type=search]").fill("2")

    return come


def invite(stage: Stage) -> None:
    made = waiting_table(stage)
    hold(stage.page, {made["table"]: made["seats"]})
    visit(f"/t/{made['table']}", ".invite .qr", stage)


def door(stage: Stage) -> None:
    visit(waiting_table(stage)["links"]["join"], ".card form", stage)


def private_door(stage: Stage) -> None:
    visit(f"/t/{waiting_table(stage)['table']}", ".card form", stage)


def my_data(stage: Stage) -> None:
    start_with_tables(stage)
    visit("/privacy", "main h2", stage)
    click(stage.page, "button.button")
    stage.page.wait_for_selector("dialog li b")


# During the game


def at_table(game: str, *selectors: str, name: str = "late") -> Scene:
    """A crowded table, and what is clicked there."""

    def come(stage: Stage) -> None:
        sit(stage, place(game, name=name))
        click(stage.page, *selectors)

    return come


def talking(game: str) -> Scene:
    """A table where something was said."""

    def come(stage: Stage) -> None:
        created = sit(stage, place(game))
        for number, text in enumerate(SAID):
            token = created.seats[number].token
            post(stage, f"/api/tables/{created.table}/chat", token, {"text": text})

    return come


def open_tab(name: str, page: Page) -> None:
    """Open it if it is not open."""
    here = page.locator(f"#tab-{name}")
    if here.count() and here.get_attribute("aria-selected") != "true":
        here.click()


def advised(game: str) -> Scene:
    """With hints beside the board."""

    def come(stage: Stage) -> None:
        sit(stage, place(game, name="middle"))
        click(stage.page, "[data-hint]")
        stage.page.wait_for_selector(".advice", timeout=SETTLE_MS)

    return come


def open_more(page: Page) -> None:
    """All actions, where not all fit."""
    if page.locator("[data-more]").count():
        page.locator("[data-more]").click()


def open_menu_of_a_piece(page: Page) -> None:
    """A piece with several meanings, or that cannot be used now, from which a menu or a note comes."""
    page.locator("main button.spot:not(.lit)").first.dispatch_event("click")
    page.wait_for_selector(".menu .note, dialog[open]", timeout=SETTLE_MS)


def close_look(page: Page) -> None:
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('dialog[open], .menu')")
    open_menu_of_a_piece(page)


def near(game: str) -> Scene:
    """A piece from near."""

    def come(stage: Stage) -> None:
        sit(stage, place(game))
        stage.page.locator(f"main {PIECES[game]}").first.dispatch_event("contextmenu")
        stage.page.wait_for_selector("dialog[open]", timeout=SETTLE_MS)

    return come


def people(stage: Stage) -> None:
    created = create(stage, place("norderwind"))
    hold(stage.page, {created.table: tokens(created, 0)})
    visit(f"/t/{created.table}", ".frame", stage)
    click(stage.page, "[data-menu]", "[data-people]")
    stage.page.wait_for_selector("[data-kick]")


def removing(stage: Stage) -> None:
    people(stage)
    click(stage.page, "[data-kick='3']")


def report(stage: Stage) -> None:
    people(stage)
    click(stage.page, ".does .button:nth-child(2)")
    stage.page.wait_for_selector("[data-send-report]")


def watching(game: str) -> Scene:
    """An onlooker."""

    def come(stage: Stage) -> None:
        created = create(stage, place(game))
        visit(str(created.links.watch), "[data-area], .frame", stage)

    return come


def looking_back(stage: Stage) -> None:
    sit(stage, place("novgorod"))
    open_tab("log", stage.page)
    click(stage.page, ".log .line:not(.older)")
    stage.page.wait_for_selector(".banner .steps")


def lost(stage: Stage) -> None:
    line = Line(stage.page)
    sit(stage, place("norsemen"))
    line.cut()
    stage.page.wait_for_selector("[data-lost]")
    click(stage.page, ".bar .action")


def proposal(stage: Stage) -> None:
    where = place("norderwind", name="middle")
    created = create(stage, where)
    asker = next(one for one in created.seats if one.seat != where.position.seat)
    post(stage, f"/api/tables/{created.table}/proposals", asker.token, {"kind": "undo", "steps": 1})
    stage.page.goto("/privacy")
    stage.page.evaluate(tables.STORED, json.dumps({created.table: tokens(created, where.position.seat)}))
    visit(f"/t/{created.table}", ".banner", stage)


def absent(stage: Stage) -> None:
    """Everybody waits for a player who has not been seen for long."""
    where = place("norsemen", 2, "middle")
    created = create(stage, where, absence=3)
    change_row(stage, created.table, clock_at=schema.tables.c.clock_at - LONG_AGO_MS)
    hold(stage.page, {created.table: tokens(created, 1 - where.position.seat)})
    visit(f"/t/{created.table}", "[data-takeover]", stage)


def friend(stage: Stage) -> None:
    absent(stage)
    click(stage.page, "[data-replace]", "[data-friend-link]")
    stage.page.wait_for_selector(".absence input")


def replaced(stage: Stage) -> None:
    where = place("novgorod", name="middle")
    created = create(stage, where, absence=3)
    seat = where.position.seat
    change_seat(stage, created.table, seat, away=True)
    hold(stage.page, {created.table: tokens(created, seat)})
    visit(f"/t/{created.table}", "[data-back]", stage)


def handover(stage: Stage) -> None:
    where = place("norsemen", name="middle")
    created = create(stage, where)
    others = [seat for seat in range(4) if seat != where.position.seat]
    hold(stage.page, {created.table: [*tokens(created, *others), *tokens(created, where.position.seat)]})
    visit(f"/t/{created.table}", "[data-hand]", stage)


# After the game


def end_of(game: str) -> Place:
    """The end of the first recorded game with four seats."""
    opening = place(game, name="opening")
    steps = len(opening.played.steps.splitlines())
    position = positions.Position("end", opening.position.game, steps, seat=0, prompt="", offers=0)
    return Place(game, positions.load(game), position)


def over(game: str, *selectors: str) -> Scene:
    """The score sheet at the end, and what is clicked there."""

    def come(stage: Stage) -> None:
        created = create(stage, end_of(game))
        hold(stage.page, {created.table: tokens(created, 0)})
        visit(f"/t/{created.table}", ".winner", stage)
        stage.page.wait_for_selector(".best, .wrap tbody tr:nth-child(4)", timeout=SETTLE_MS)
        click(stage.page, *selectors)

    return come


def replay(*selectors: str) -> Scene:
    """A game that is over, step by step."""

    def come(stage: Stage) -> None:
        created = create(stage, end_of("norsemen"))
        hold(stage.page, {created.table: tokens(created, 0)})
        visit(f"/replay?table={created.table}&at=90", ".scrub", stage)
        click(stage.page, *selectors)

    return come


def analysis(*selectors: str) -> Scene:
    """A game that is over on the analysis board, in its middle."""

    def come(stage: Stage) -> None:
        created = create(stage, end_of("norsemen"))
        hold(stage.page, {created.table: tokens(created, 0)})
        visit(f"/analysis?table={created.table}&at=90", ".frame", stage)
        click(stage.page, *selectors)

    return come


def frozen(*, ended: bool = False, asked: bool = False) -> Scene:
    """A table that cannot be played on; another player may have asked to end it."""

    def come(stage: Stage) -> None:
        created = create(stage, end_of("norsemen") if ended else place("norderwind"))
        freeze(stage, created)
        if asked:
            post(stage, f"/api/tables/{created.table}/proposals", created.seats[1].token, {"kind": "abandon"})
        hold(stage.page, {created.table: tokens(created, 0)})
        visit(f"/t/{created.table}", "[data-frozen]", stage)

    return come
