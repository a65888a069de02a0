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

from kogge.server import play, seats, store
from kogge.server.house import House
from kogge.server.wire import Act, Clock, CreateTable, Join, NewSeat, Propose, Settings, Undo
from tests.server.helpers import open_house

GAMES = ["norderwind", "norsemen", "novgorod"]
ACTS = 60
SETTINGS = Settings(clock=Clock("slow", 86400))


async def make(house: House) -> list[dict[str, Any]]:
    """A waiting, a running, an abandoned and a finished table of each game."""
    made = [await waiting(house, game) for game in GAMES]
    made += [await running(house, game) for game in GAMES]
    made += [await abandoned(house, game) for game in GAMES]
    return made + [await finished(house, game) for game in GAMES]


async def begun(house: House, game: str, chairs: list[NewSeat], edition: str | None = None) -> dict[str, Any]:
    created = await seats.create(house.tables, CreateTable(game, chairs, edition, settings=SETTINGS), "en")
    join = created.links.join.partition("=")[2] if created.links.join else None
    tokens = {seat.seat: seat.token for seat in created.seats}
    return {"table": created.table, "game": game, "tokens": tokens, "join": join}


async def waiting(house: House, game: str) -> dict[str, Any]:
    found = await begun(house, game, [NewSeat("person", "Ada"), NewSeat("open"), NewSeat("open")])
    joined = await seats.join(house.tables, found["table"], Join("Bo", found["join"]))
    found["tokens"][joined.seat] = joined.token
    await seats.say(house.tables, found["table"], joined.token, "Who else is coming?")
    return await described(house, found)


async def running(house: House, game: str) -> dict[str, Any]:
    found = await begun(house, game, [NewSeat("person", "Ada"), NewSeat("person", "Bo"), NewSeat("person", "Çem")])
    await play_on(house, found, ACTS)
    await seats.say(house.tables, found["table"], found["tokens"][0], "A good wind, isn't it?")
    await seats.mute(house.tables, found["table"], found["tokens"][1], 2, True)
    await play.propose(house.tables, found["table"], found["tokens"][2], Propose("abandon"))
    return await described(house, found)


async def abandoned(house: House, game: str) -> dict[str, Any]:
    found = await begun(house, game, [NewSeat("person", "Ada"), NewSeat("person", "Bo")])
    await play_on(house, found, ACTS // 2)
    asked = await play.propose(house.tables, found["table"], found["tokens"][0], Propose("abandon"))
    await play.vote(house.tables, found["table"], found["tokens"][1], asked.id, True)
    return await described(house, found)


async def finished(house: House, game: str) -> dict[str, Any]:
    found = await begun(house, game, [NewSeat("person", "Ada"), NewSeat("person", "Bo")], "tiny")
    await play_on(house, found, 5000)
    return await described(house, found)


async def play_on(house: House, found: dict[str, Any], acts: int) -> None:
    """Random acts; every eighth is taken back where that is allowed."""
    for number in range(acts):
        table = await house.tables.get(found["table"])
        if table.status != "playing":
            return
        story = table.playing()
        seat = random.choice(story.state.awaited())
        place, token = story.place(seat), found["tokens"][seat]
        if number % 8 == 7 and story.undoable(seat)[0]:
            await play.undo(house.tables, found["table"], token, Undo(*place, f"undo-{number:06}"))
        else:
            action = random.choice(story.state.legal_as(seat))
            await play.act(house.tables, found["table"], token, Act(*place, action, f"act-{number:06}"))


async def described(house: House, found: dict[str, Any]) -> dict[str, Any]:
    """What has to be there still when a later version opens the database."""
    table = await house.tables.get(found["table"])
    story = table.told()
    async with house.store.read() as session:
        said = [row["text"] for row in await store.chat_rows(session, table.id, 0)]
    places = [list(story.place(viewer)) for viewer in story.viewers]
    known = {"status": table.status, "names": table.names, "position": story.state.text(), "places": places}
    return {**found, **known, "chat": said, "watch": table.row["watch_code"], "result": table.row["result"]}


async def write(folder: Path) -> None:
    random.seed(2)
    with TemporaryDirectory() as scratch:
        file = Path(scratch) / "kogge.db"
        async with open_house(f"sqlite:///{file}") as house:
            made = await make(house)
        packed = gzip.compress(file.read_bytes(), mtime=0)
    (folder / f"old-{store.NEWEST}.db.gz").write_bytes(packed)
    (folder / f"old-{store.NEWEST}.json").write_text(json.dumps(made, indent=1, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
