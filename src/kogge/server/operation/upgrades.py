"""Tables and the rules of this version: each is replayed, then goes on, or is frozen until it replays again."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from sqlalchemy import select

from kogge.core.errors import KoggeError
from kogge.core.state import TERMINAL, Game
from kogge.server.live.table import Table, former_status, mark, pinned_game
from kogge.server.storage import schema, store
from kogge.server.storage.rows import PinnedRow, TableRow
from kogge.server.storage.store import Session, Store

_log = logging.getLogger("kogge.server")


class Verdict(msgspec.Struct):
    """What became of a table that was replayed.

    ``outcome``: equal, moved (to this version, equal), frozen, unfrozen, or newer (left to a newer version).
    ``why``: why it is frozen, a key of the sentences ``frozen-…``; ``detail`` is for whoever keeps the server.
    """

    table: str
    game: str
    outcome: str
    why: str = ""
    detail: str = ""


_PINNED = select(*(schema.tables.c[name] for name in PinnedRow.__struct_fields__)).where(
    schema.tables.c.status != "frozen"
)


async def verify(database: Store, every: bool = True, freeze: bool = True) -> list[Verdict]:
    """Replay tables with the rules of this version; one that comes out otherwise is frozen with its result and log.

    ``every``: all of them, else only those that were last played with another version. Without ``freeze`` nothing is
    changed.
    """
    games: dict[tuple[str, int, str, bytes], Game | None] = {}
    async with database.read() as session:
        rows = await store.all_rows(session, PinnedRow, _PINNED)
        for row in rows:
            if _pins(row) not in games:
                games[_pins(row)] = await game_of(session, row)
    verdicts: list[Verdict] = []
    for row in rows:
        game = games[_pins(row)]
        if every or game is None or _moved(row, game):
            async with database.write() as session:
                verdicts += await _verify(session, row.id, game, freeze)
    return verdicts


async def verify_table(database: Store, name: str) -> None:
    """Replay one table of another version, which an older server has made or played since this one started."""
    async with database.write() as session:
        row = await store.table_row(session, name)
        if row is not None and row.status != "frozen":
            await _verify(session, name, await game_of(session, row), freeze=True)


def _pins(row: PinnedRow) -> tuple[str, int, str, bytes]:
    return row.game, row.players, row.edition_hash, msgspec.json.encode(row.options)


def _moved(row: PinnedRow | TableRow, game: Game) -> bool:
    return (game.rules_version, game.fingerprint) != (row.rules, row.tokens)


def _is_newer(row: TableRow, game: Game) -> bool:
    """Whether a newer version has played the table: it is not for this one to judge."""
    return _numbers(row.rules) > _numbers(game.rules_version)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


async def _verify(session: Session, name: str, game: Game | None, freeze: bool) -> list[Verdict]:
    """One table, locked meanwhile: a server may be running."""
    if await store.lock_table(session, name) is None:
        return []
    row = await store.locked_row(session, name)
    if row.status == "frozen":
        return []
    if game is not None and _is_newer(row, game):
        return [Verdict(name, row.game, "newer")]
    why, detail = await _fault(session, row, game)
    if why or game is None:
        verdict = Verdict(name, row.game, "frozen", why, detail)
        if freeze:
            await _freeze(session, row, verdict)
        return [verdict]
    moved = _moved(row, game)
    if moved and freeze:
        await _set(session, row, rules=game.rules_version, tokens=game.fingerprint)
    return [Verdict(name, row.game, "moved" if moved else "equal")]


async def _freeze(session: Session, row: TableRow, verdict: Verdict) -> None:
    why = f"{verdict.why} {verdict.detail}".strip()
    await _set(session, row, status="frozen", frozen_from=row.status, frozen_why=why)
    _log.warning("table %s (%s) was frozen: %s", row.id, row.game, why)


async def frozen(database: Store) -> list[TableRow]:
    """The rows of the frozen tables, the one that was played last first."""
    query = select(schema.tables).where(schema.tables.c.status == "frozen")
    async with database.read() as session:
        return await store.all_rows(session, TableRow, query.order_by(schema.tables.c.changed.desc()))


async def unfreeze(database: Store, name: str) -> Verdict | None:
    """Replay a frozen table; one that comes out as it was stored goes on with its former status.

    None: there is no such table, or it is not frozen.
    """
    async with database.write() as session:
        if await store.lock_table(session, name) is None:
            return None
        row = await store.locked_row(session, name)
        if row.status != "frozen":
            return None
        game = await game_of(session, row)
        former = msgspec.structs.replace(row, status=former_status(row))
        why, detail = await _fault(session, former, game)
        if why or game is None:
            return Verdict(name, row.game, "frozen", why, detail)
        pins = {"rules": game.rules_version, "tokens": game.fingerprint}
        await _set(session, row, status=former.status, frozen_from=None, frozen_why=None, **pins)
    _log.info("table %s (%s) was unfrozen and is %s again", name, row.game, former.status)
    return Verdict(name, row.game, "unfrozen")


async def _fault(session: Session, row: TableRow, game: Game | None) -> tuple[str, str]:
    """Why a table cannot be played on with this version, with a detail; empty if it can."""
    if game is None:
        return "game", f"{row.game} for {row.players}, edition {row.edition_hash}"
    try:
        return _difference(await replayed(session, row, game)), ""
    except Exception as error:  # whatever other rules make of an old log
        return "log-broken", f"{type(error).__name__} {error}"[:200]


async def game_of(session: Session, row: PinnedRow | TableRow) -> Game | None:
    """The game as this version plays it, be it the pinned version or not."""
    edition = await store.edition_row(session, row.game, row.edition_hash)
    if edition is None:
        return None
    try:
        options = msgspec.json.encode(row.options)
        return pinned_game(row.game, row.players, edition.name, edition.text, options)
    except KoggeError:
        return None


async def replayed(session: Session, row: TableRow, game: Game) -> Table:
    """The table with its log replayed, every step checked."""
    table = Table(row, game)
    await table.catch_up(session, row)
    table.record()
    return table


def _difference(table: Table) -> str:
    """How the replayed table differs from what was stored."""
    row, state = table.row, table.replayed().state
    if row.status == "waiting":
        return ""
    if mark(state) != row.mark:
        return "position"
    if (state.to_move() == TERMINAL) != (row.status == "finished"):
        return "ending"
    if row.status == "finished" and row.result != {"scores": state.scores(), "places": state.ranking()}:
        return "result"
    return ""


async def _set(session: Session, row: TableRow, **fields: Any) -> None:
    await store.update_table(session, row.id, {"version": row.version + 1, **fields})
