"""Keeping a house: verify, export, import, back up, restore, delete. Only ever called from the command line."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import delete, func, insert, select

from kogge.core.errors import KoggeError
from kogge.core.record import Record, dumps
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.core.story import Steps, write_steps
from kogge.games import registry
from kogge.server import schema, secret, store
from kogge.server.store import Logged, Row, Session, Store
from kogge.server.story import mark
from kogge.server.table import Table, pinned_game
from kogge.server.wire import Settings

BACKUP = "kogge-backup 1"


# Verify


class Verdict(msgspec.Struct):
    """What became of a table that was replayed."""

    table: str
    outcome: str  # equal, moved (to this version, equal), frozen
    why: str = ""


_PINNED = select(
    *(schema.tables.c[name] for name in ("id", "game", "players", "edition_hash", "options", "rules", "tokens"))
).where(schema.tables.c.status != "frozen")


async def verify(database: Store, every: bool = True, freeze: bool = True) -> list[Verdict]:
    """Replay tables with the rules of this version; one that comes out otherwise is frozen with its result and log.

    ``every``: all of them, else only those that were last played with another version. Without ``freeze`` nothing is
    changed.
    """
    games: dict[tuple[str, int, str, bytes], Game | None] = {}
    async with database.read() as session:
        rows = await store.all_rows(session, _PINNED)
        for row in rows:
            if _pins(row) not in games:
                games[_pins(row)] = await _game(session, row)
    verdicts: list[Verdict] = []
    for row in rows:
        game = games[_pins(row)]
        if every or game is None or _moved(row, game):
            async with database.write() as session:
                verdicts += await _verify(session, row["id"], game, freeze)
    return verdicts


def _pins(row: Row) -> tuple[str, int, str, bytes]:
    return row["game"], row["players"], row["edition_hash"], msgspec.json.encode(row["options"])


def _moved(row: Row, game: Game) -> bool:
    return (game.rules_version, game.fingerprint) != (row["rules"], row["tokens"])


async def _verify(session: Session, name: str, game: Game | None, freeze: bool) -> list[Verdict]:
    """One table, locked meanwhile: a server may be running."""
    if await store.lock_table(session, name) is None:
        return []
    row = await store.locked_row(session, name)
    why = await _fault(session, row, game)
    if why and freeze:
        await _set(session, row, status="frozen")
    if why or game is None:
        return [Verdict(name, "frozen", why)]
    moved = _moved(row, game)
    if moved and freeze:
        await _set(session, row, rules=game.rules_version, tokens=game.fingerprint)
    return [Verdict(name, "moved" if moved else "equal")]


async def _fault(session: Session, row: Row, game: Game | None) -> str:
    """Why a table cannot be played on with this version; empty if it can."""
    if game is None:
        return "the game cannot be loaded"
    try:
        return _difference(await replayed(session, row, game))
    except Exception as error:  # whatever other rules make of an old log
        return f"the log does not replay: {type(error).__name__} {error}"


async def _game(session: Session, row: Row) -> Game | None:
    """The game as this version plays it, be it the pinned version or not."""
    edition = await store.edition_row(session, row["game"], row["edition_hash"])
    if edition is None:
        return None
    try:
        options = msgspec.json.encode(row["options"])
        return pinned_game(row["game"], row["players"], edition["name"], edition["text"], options)
    except KoggeError:
        return None


async def replayed(session: Session, row: Row, game: Game) -> Table:
    """The table with its log told again, every step checked."""
    table = Table(row, game)
    await table.catch_up(session, row)
    table.told().record([])
    return table


def _difference(table: Table) -> str:
    """How the replayed table differs from what was stored."""
    row, state = table.row, table.told().state
    if row["status"] == "waiting":
        return ""
    if mark(state) != row["mark"]:
        return "it leads to another position"
    if (state.to_move() == TERMINAL) != (row["status"] == "finished"):
        return "it ends otherwise"
    if row["status"] == "finished" and row["result"] != {"scores": state.scores(), "places": state.ranking()}:
        return "it gives another result"
    return ""


async def _set(session: Session, row: Row, **fields: Any) -> None:
    await store.update_table(session, row["id"], {"version": row["version"] + 1, **fields})


# Records


async def export_records(database: Store, folder: Path, running: bool) -> int:
    """Write the record of every game that is over (or, for the keeper's eyes only, of all) into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    async with database.read() as session:
        rows = await store.all_rows(session, select(schema.tables).where(schema.tables.c.status != "waiting"))
    count = 0
    for row in rows:
        if row["status"] in ("finished", "abandoned") or running:
            count += await _export(database, row, folder)
    return count


async def _export(database: Store, row: Row, folder: Path) -> int:
    async with database.read() as session:
        game = await _game(session, row)
        if game is None or row["status"] == "frozen":
            written = await store.log_text(session, row)
        else:
            table = await replayed(session, row, game)
            written = dumps(table.told().record(table.names))
    (folder / f"{row['id']}.kogge").write_text(written, encoding="utf-8")
    return 1


async def import_record(database: Store, written: str) -> str:
    """A record as a table of its own: finished, or else abandoned; it can be looked at by its watch link."""
    record = registry.read_record(written)
    game, state = record.game, record.state
    over = state.to_move() == TERMINAL
    name, moment = secret.new_id(), store.now()
    result = {"scores": state.scores(), "places": state.ranking() if over else None}
    row = {
        "id": name,
        "game": game.slug,
        "players": game.players,
        "edition_hash": game.edition_hash,
        "options": dict(game.options),
        "rules": game.rules_version,
        "tokens": game.fingerprint,
        "settings": msgspec.to_builtins(Settings()),
        "public": False,
        "status": "finished" if over else "abandoned",
        "join_code": secret.new_code(),
        "watch_code": secret.new_code(),
        "version": 0,
        "chat_head": 0,
        "clock_at": moment,
        "mark": mark(state),
        "result": result,
        "rematch": None,
        "created": moment,
        "changed": moment,
    }
    batches = list(_batches(record))
    async with database.write() as session:
        await store.pin_edition(session, game, registry.edition_text(game.slug, game.edition))
        await session.execute(insert(schema.tables), {**row, "head": len(batches)})
        await session.execute(insert(schema.seats), [_seat(name, seat, record) for seat in range(game.players)])
        rows = [_logged(number, game, batch) for number, batch in enumerate(batches)]
        await store.append_log(session, name, rows, moment)
    return f"/t/{name}#watch={row['watch_code']}"


def _batches(record: Record) -> Iterator[Steps]:
    """What chance brings first, then each act with what chance makes of it."""
    batch: Steps = []
    for entry in record.entries:
        if entry.actor != CHANCE:
            yield batch
            batch = []
        batch.append((entry.actor, entry.action))
    yield batch


def _logged(number: int, game: Game, steps: Steps) -> Logged:
    seat = steps[0][0] if steps else CHANCE
    return Logged("play", seat, write_steps(game, steps), 0, number, None, 0, 0, "")


def _seat(name: str, seat: int, record: Record) -> Row:
    shown = record.seats[seat] if record.seats else str(seat + 1)
    secrets: Row = {"token_hash": None, "code_hash": None, "code_until": 0, "left_ms": None, "online_until": 0}
    return {"table_id": name, "seat": seat, "kind": "bot", "name": shown, "level": None, "away": False, **secrets}


# Everything: back up, restore, delete


async def backup(database: Store, target: Path) -> int:
    """Everything in one file, from one consistent look; it can be restored into either kind of database."""
    rows = 0
    with gzip.open(target, "wb") as file:
        file.write(msgspec.json.encode(BACKUP) + b"\n")
        async with database.snapshot() as session:
            for table in schema.metadata.sorted_tables:
                for row in await store.all_rows(session, select(table)):
                    named = {str(column): value for column, value in row.items()}
                    file.write(msgspec.json.encode([str(table.name), named]) + b"\n")
                    rows += 1
    return rows


class NotRestored(Exception):
    """The file is no back-up, or (``not_empty``) the database holds tables already; nothing has changed."""

    def __init__(self, not_empty: bool) -> None:
        super().__init__(not_empty)
        self.not_empty = not_empty


async def restore(database: Store, source: Path) -> int:
    """Take a back-up into an empty database."""
    async with database.write() as session:
        if (await session.execute(select(func.count()).select_from(schema.tables))).scalar_one():
            raise NotRestored(not_empty=True)
        rows = 0
        with gzip.open(source, "rb") as file:
            for name, row in _backup_rows(file):
                await session.execute(insert(schema.metadata.tables[name]), row)
                rows += 1
    return rows


def _backup_rows(file: BinaryIO | gzip.GzipFile) -> Iterator[tuple[str, Row]]:
    try:
        if file.readline() != msgspec.json.encode(BACKUP) + b"\n":
            raise NotRestored(not_empty=False)
        for line in file:
            name, row = msgspec.json.decode(line)
            yield name, row
    except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError, ValueError):
        raise NotRestored(not_empty=False) from None


async def purge(database: Store, days: int) -> int:
    """Delete tables nobody has touched for so long, with their names, chat and log."""
    before = store.now() - days * 86_400_000
    async with database.write() as session:
        done = await session.execute(delete(schema.tables).where(schema.tables.c.changed < before))
    return int(done.rowcount)


async def delete_table(database: Store, name: str) -> bool:
    """Delete one table with all that belongs to it."""
    async with database.write() as session:
        done = await session.execute(delete(schema.tables).where(schema.tables.c.id == name))
    return bool(done.rowcount)
