"""What an operator does: records are exported and imported, tables deleted. Called from the command line alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select

from kogge.core.record import Record, dumps
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.core.timeline import Steps, write_steps
from kogge.games import registry
from kogge.server import tokens
from kogge.server.live.creation import new_row
from kogge.server.live.table import mark
from kogge.server.operation import retention
from kogge.server.operation.upgrades import game_of, replayed
from kogge.server.storage import schema, store
from kogge.server.storage.rows import Result, SeatRow, TableRow
from kogge.server.storage.store import Logged, Store
from kogge.server.wire import Settings


async def export_records(database: Store, folder: Path, running: bool) -> int:
    """Write the record of every game that is over (or, for the keeper's eyes only, of all) into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    async with database.read() as session:
        rows = await store.all_rows(session, TableRow, select(schema.tables).where(schema.tables.c.status != "waiting"))
    count = 0
    for row in rows:
        if row.status in ("finished", "abandoned") or running:
            count += await _export(database, row, folder)
    return count


async def _export(database: Store, row: TableRow, folder: Path) -> int:
    async with database.read() as session:
        game = await game_of(session, row)
        if game is None or row.status == "frozen":
            written = await store.log_text(session, row)
        else:
            table = await replayed(session, row, game)
            written = dumps(table.record())
    (folder / f"{row.id}.kogge").write_text(written, encoding="utf-8")
    return 1


async def import_record(database: Store, written: str) -> str:
    """A record as a table of its own: finished, or else abandoned; it can be looked at by its watch link."""
    record = registry.read_record(written)
    game, state = record.game, record.state
    over = state.to_move() == TERMINAL
    name, moment = tokens.new_id(), store.now()
    batches = list(_batches(record))
    row = new_row(name, game, Settings(), moment)
    row.status = "finished" if over else "abandoned"
    row.result = Result(scores=state.scores(), places=state.ranking() if over else None)
    row.head, row.mark = len(batches), mark(state)
    async with database.write() as session:
        await store.pin_edition(session, game, registry.edition_text(game.slug, game.edition))
        await session.execute(insert(schema.tables), asdict(row))
        await session.execute(insert(schema.seats), [asdict(_seat(name, seat, record)) for seat in range(game.players)])
        rows = [_logged(number, game, batch) for number, batch in enumerate(batches)]
        await store.append_log(session, name, rows, moment)
    return f"/t/{name}#watch={row.watch_code}"


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


def _seat(name: str, seat: int, record: Record) -> SeatRow:
    shown = record.seats[seat] if record.seats else str(seat + 1)
    return SeatRow(name, seat, "bot", shown, None)


# Deletion


async def purge(database: Store, days: int) -> int:
    """Delete tables nobody has touched for so long, with their names, chat and log."""
    before = store.now() - days * 86_400_000
    async with database.write() as session:
        done = await session.execute(delete(schema.tables).where(schema.tables.c.changed < before))
    await retention.forget_editions(database)
    return int(done.rowcount)


async def delete_table(database: Store, name: str) -> bool:
    """Delete one table with all that belongs to it."""
    async with database.write() as session:
        done = await session.execute(delete(schema.tables).where(schema.tables.c.id == name))
    await retention.forget_editions(database)
    return bool(done.rowcount)
