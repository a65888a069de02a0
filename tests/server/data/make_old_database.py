"""Make a small database of tables of every kind with the code that is checked out, for ``test_old_database.py``.

Run ``python -m tests.server.data.make_old_database FOLDER`` from a checkout of the version whose databases are to be
opened later. ``old-0002.db.gz`` and ``old-0002.json`` were made with commit 719638a, the last one with schema 0002, and
``backup-1.gz`` from that database with its ``kogge admin backup``.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kogge.server.live import chat, creation, play, seats
from kogge.server.services import Services
from kogge.server.storage import store
from kogge.server.wire import Act, Clock, CreateTable, Join, NewSeat, Propose, Settings, Undo
from tests.server.helpers import open_house

GAMES = ["norderwind", "norsemen", "novgorod"]
ACTS = 60
SETTINGS = Settings(clock=Clock("slow", 86400))


async def make(services: Services) -> list[dict[str, Any]]:
    """A waiting, a running, an abandoned and a finished table of each game."""
    made = [await waiting(services, game) for game in GAMES]
    made += [await running(services, game) for game in GAMES]
    made += [await abandoned(services, game) for game in GAMES]
    return made + [await finished(services, game) for game in GAMES]


async def begun(services: Services, game: str, chairs: list[NewSeat], edition: str | None = None) -> dict[str, Any]:
    created = await creation.create(services.tables, CreateTable(game, chairs, edition, settings=SETTINGS), "en")
    join = created.links.join.partition("=")[2] if created.links.join else None
    tokens = {seat.seat: seat.token for seat in created.seats}
    return {"table": created.table, "game": game, "tokens": tokens, "join": join}


async def waiting(services: Services, game: str) -> dict[str, Any]:
    found = await begun(services, game, [NewSeat("person", "Ada"), NewSeat("open"), NewSeat("open")])
    joined = await seats.join(services.tables, found["table"], Join("Bo", found["join"]))
    found["tokens"][joined.seat] = joined.token
    await chat.say(services.tables, found["table"], joined.token, "Who else is coming?")
    return await described(services, found)


async def running(services: Services, game: str) -> dict[str, Any]:
    found = await begun(services, game, [NewSeat("person", "Ada"), NewSeat("person", "Bo"), NewSeat("person", "Çem")])
    await play_on(services, found, ACTS)
    await chat.say(services.tables, found["table"], found["tokens"][0], "A good wind, isn't it?")
    await chat.mute(services.tables, found["table"], found["tokens"][1], 2, True)
    await play.propose(services.tables, found["table"], found["tokens"][2], Propose("abandon"))
    return await described(services, found)


async def abandoned(services: Services, game: str) -> dict[str, Any]:
    found = await begun(services, game, [NewSeat("person", "Ada"), NewSeat("person", "Bo")])
    await play_on(services, found, ACTS // 2)
    asked = await play.propose(services.tables, found["table"], found["tokens"][0], Propose("abandon"))
    await play.vote(services.tables, found["table"], found["tokens"][1], asked.id, True)
    return await described(services, found)


async def finished(services: Services, game: str) -> dict[str, Any]:
    found = await begun(services, game, [NewSeat("person", "Ada"), NewSeat("person", "Bo")], "tiny")
    await play_on(services, found, 5000)
    return await described(services, found)


async def play_on(services: Services, found: dict[str, Any], acts: int) -> None:
    """Random acts; every eighth is taken back where that is allowed."""
    for number in range(acts):
        table = await services.tables.get(found["table"])
        if table.status != "playing":
            return
        story = table.playing()
        seat = random.choice(story.state.awaited())
        place, token = story.place(seat), found["tokens"][seat]
        if number % 8 == 7 and story.undoable(seat)[0]:
            await play.undo(services.tables, found["table"], token, Undo(*place, f"undo-{number:06}"))
        else:
            action = random.choice(story.state.legal_as(seat))
            await play.act(services.tables, found["table"], token, Act(*place, action, f"act-{number:06}"))


async def described(services: Services, found: dict[str, Any]) -> dict[str, Any]:
    """What has to be there still when a later version opens the database."""
    table = await services.tables.get(found["table"])
    story = table.replayed()
    async with services.store.read() as session:
        said = [row.text for row in await store.chat_rows(session, table.id, 0)]
    places = [list(story.place(viewer)) for viewer in story.viewers]
    known = {"status": table.status, "names": table.names, "position": story.state.text(), "places": places}
    return {**found, **known, "chat": said, "watch": table.row.watch_code, "result": table.row.result}


async def write(folder: Path) -> None:
    random.seed(2)
    with TemporaryDirectory() as scratch:
        file = Path(scratch) / "kogge.db"
        async with open_house(f"sqlite:///{file}") as services:
            made = await make(services)
        packed = gzip.compress(file.read_bytes(), mtime=0)
    (folder / f"old-{store.NEWEST}.db.gz").write_bytes(packed)
    (folder / f"old-{store.NEWEST}.json").write_text(json.dumps(made, indent=1, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
