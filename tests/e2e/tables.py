"""Tables at recorded positions, written into the server's database before a browser asks for them."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

from playwright.sync_api import Page

from kogge.core.timeline import Batch, read_steps
from kogge.server.live import creation, play
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.storage.store import migrate, open_store
from kogge.server.wire import Created, CreateTable, NewSeat, Settings
from tests.e2e.hands import SETTLE_MS
from tools.positions import Played, game_of

NAMES = ["Ada", "Hinrich Castorp", "Windsbraut", "Maximiliane von Oldenburg"[:24]]
STORED = "held => localStorage.setItem('kogge.seats', held)"


async def _nobody_listens(_table: Table) -> None:
    """The server will read the table when it is asked for it."""


async def _create(database: str, slug: str, played: Played, step: int, absence: int) -> Created:
    steps = read_steps(game_of(slug, played), "\n".join(played.steps.splitlines()[:step]))

    def replay(batch: Batch, _forced: bool) -> None:
        for actor, action in steps:
            batch.play(actor, action)

    people = [NewSeat("person", name) for name in NAMES[: played.players]]
    settings = Settings(hints=True, absence_minutes=absence)
    request = CreateTable(slug, people, options=dict(played.options), settings=settings)
    store = open_store(database)
    await migrate(store)
    with patch.object(play, "settle", replay):
        created = await creation.create(Tables(store, _nobody_listens), request, "en")
    await store.close()
    return created


def create(database: str, slug: str, played: Played, step: int, absence: int = 0) -> Created:
    """A table of people after so many steps of a game. Playwright's loop runs in this thread: another one does it."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _create(database, slug, played, step, absence)).result()


def sit(page: Page, created: Created, seat: int) -> None:
    """Open the table with this page, at this seat; the page must already show the server's site."""
    held = next(one for one in created.seats if one.seat == seat)
    stored = json.dumps({created.table: [{"seat": held.seat, "token": held.token}]})
    page.evaluate(STORED, stored)
    page.goto(f"/t/{created.table}")
    page.wait_for_selector(".bar .action", timeout=SETTLE_MS)
