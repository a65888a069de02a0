"""Tables are made, and made again for a rematch; a game begins when its last seat is taken."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import insert

from kogge.bots import registry as bots
from kogge.core.state import Game
from kogge.core.timeline import read_steps
from kogge.games import own_box, registry
from kogge.server import rendering, tokens
from kogge.server.errors import Refused
from kogge.server.live import clocks, play, updates
from kogge.server.live.table import Change, Table, pinned_game, settings_columns
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import UNKNOWN
from kogge.server.storage.rows import AddressColumns, SeatRow, TableRow
from kogge.server.storage.store import Session
from kogge.server.wire import (
    Created,
    CreateTable,
    Language,
    NewSeat,
    SeatToken,
    Settings,
)


def check_request(request: CreateTable) -> None:
    """Refuse what no table could begin with, before anything is done for it."""
    if request.own_edition is not None and request.edition is not None:
        raise Refused("not-allowed")
    if request.record is not None and (request.own_edition or any(seat.kind == "open" for seat in request.seats)):
        raise Refused("bad-request")


async def create(
    tables: Tables, request: CreateTable, language: str, address: AddressColumns = UNKNOWN, steps: str = ""
) -> Created:
    """A new table. It begins at once if no seat is open. ``address``: whence the request came, as it is stored.

    An edition of somebody's own has been tried before (``editions.accept``), and ``steps`` of a record with which the
    game begins have been checked and played before (``check_request``, ``analysis.accept``).
    """
    shipped = _shipped(request)
    text = request.own_edition or registry.edition_text(request.game, shipped)
    game = _opened(request, text)
    name = tokens.new_id()
    rows, given = _seat_rows(name, request, language)
    rows = [replace(row, **address) if row.kind == "person" else row for row in rows]
    row = new_row(name, game, request.settings, store.now())
    row.language = cast("Language", language)
    row.host = next((number for number, seat in enumerate(request.seats) if seat.kind == "person"), None)
    async with tables.make(name) as connection:
        await store.pin_edition(connection, game, text)
        await connection.execute(insert(schema.tables), asdict(row))
        await connection.execute(insert(schema.seats), [asdict(row) for row in rows])
        if all(row.kind != "open" for row in rows):
            await _begin(connection, name, game, steps)
    return Created(name, given, updates.links(tables.known(name) or await tables.get(name), 0))


def _opened(request: CreateTable, text: str) -> Game:
    options = msgspec.json.encode(request.options, order="sorted")
    if request.own_edition is None:
        return _loaded(request.game, len(request.seats), request.edition, options)
    return pinned_game(request.game, len(request.seats), own_box.UNNAMED, text, options)


@lru_cache(64)
def _loaded(slug: str, players: int, edition: str | None, options: bytes) -> Game:
    return registry.load_shipped(slug, players, edition, msgspec.json.decode(options))


async def _begin(connection: Session, name: str, game: Game, steps: str) -> None:
    """Begin a table in the transaction that makes it."""
    row = await store.table_row(connection, name)
    assert row is not None
    change = Change(connection, Table(row, game))
    change.table.version = 0
    await play.begin(change, read_steps(game, steps))
    await change.flush()


def _shipped(request: CreateTable) -> str | None:
    """Only editions that come with the game: a name from a request is never a path."""
    registry.player_counts(request.game)
    if request.edition is not None and (request.own_edition or request.edition not in registry.editions(request.game)):
        raise Refused("not-allowed")
    return request.edition


def new_row(name: str, game: Game, settings: Settings, now: int) -> TableRow:
    """The row of a new table that waits for players."""
    return TableRow(
        id=name,
        game=game.slug,
        players=game.players,
        edition_hash=game.edition_hash,
        options=cast("dict[str, bool | int | str]", dict(game.options)),
        rules=game.rules_version,
        tokens=game.fingerprint,
        **settings_columns(settings),
        public=settings.public,
        status="waiting",
        join_code=tokens.new_code(),
        watch_code=tokens.new_code(),
        version=0,
        people=0,
        head=0,
        chat_head=0,
        clock_at=now,
        mark="",
        result=None,
        rematch=None,
        created=now,
        changed=now,
        shown=now,
    )


def _seat_rows(name: str, request: CreateTable, language: str) -> tuple[list[SeatRow], list[SeatToken]]:
    rows: list[SeatRow] = []
    given: list[SeatToken] = []
    for number, seat in enumerate(request.seats):
        token = tokens.new_token() if seat.kind == "person" else None
        if token is not None:
            given.append(SeatToken(number, token))
        rows.append(_seat_row(name, number, seat, token, request, language))
    if all(seat.kind == "open" for seat in request.seats):
        raise Refused("seat-names")
    return rows, given


def _seat_row(name: str, number: int, seat: NewSeat, token: str | None, request: CreateTable, language: str) -> SeatRow:
    clock = request.settings.clock
    row = SeatRow(name, number, seat.kind, seat_name(number, seat, language), level_of(request.game, seat.level))
    row.token_hash = None if token is None else tokens.hashed(token)
    row.left_ms = clock.seconds * 1000 if clock.kind != "none" and seat.kind != "bot" else None
    return row


def seat_name(number: int, seat: NewSeat, language: str) -> str:
    if seat.name is not None:
        return rendering.clean_name(seat.name)
    if seat.kind == "person":
        raise Refused("seat-names")
    own = rendering.server_words(language)
    return own.text("bot-name", number=number + 1) if seat.kind == "bot" else own.text("open-name")


def level_of(game: str, level: str | None) -> str:
    """A bot of the game: the one asked for, or the usual one."""
    names = bots.names(game)
    if level is not None and level not in names:
        raise Refused("unknown-level", level=level, accepts=", ".join(names))
    return level or bots.default(game)


async def begin_if_full(change: Change, rows: list[SeatRow]) -> None:
    table = change.table
    if table.status == "waiting" and all(row.kind != "open" for row in rows):
        await play.begin(change)


async def rematch(tables: Tables, name: str, token: str | None, address: AddressColumns = UNKNOWN) -> Created:
    """The same seats at a new table. The first who asks makes it; every seat gets its own token by asking.

    The token follows from the old one, so a repeated request, whose first answer was lost, gets the same. It takes
    an open seat only: one that was moved to another device, left or given to somebody else is not taken back.
    """
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        if change.table.status not in ("finished", "abandoned"):
            raise Refused("not-over")
        new, own = change.table.row.rematch, change.table.names[seat]
        if new is None:
            new = await _copy_table(change)
            change.set(rematch=new)
    given = tokens.derived_token(token or "", new)
    async with tables.change(new) as change:
        row = change.table.seats[seat]
        if row.kind == "open":
            await change.set_seat(seat, kind="person", name=own, token_hash=tokens.hashed(given), **address)
            await begin_if_full(change, [other for other in change.table.seats if other.seat != seat])
        elif not tokens.matches(given, row.token_hash):
            raise Refused("seat-moved" if row.name == own else "no-open-seat")
    return Created(new, [SeatToken(seat, given)], updates.links(await tables.get(new), seat))


async def _copy_table(change: Change) -> str:
    """People's seats are open until they ask for theirs or another comes by the join link; who has left is a bot."""
    table = change.table
    name = tokens.new_id()
    row = replace(
        table.row,
        id=name,
        status="waiting",
        version=0,
        people=0,
        head=0,
        chat_head=0,
        mark="",
        result=None,
        join_code=tokens.new_code(),
        watch_code=tokens.new_code(),
        public=False,
        settings={**table.row.settings, "public": False},
        **dict.fromkeys(("created", "changed", "shown", "clock_at"), change.now),
    )
    await change.connection.execute(insert(schema.tables), asdict(row))
    rows = [asdict(_copy_seat(name, old, clocks.start_ms(table))) for old in table.seats]
    await change.connection.execute(insert(schema.seats), rows)
    return name


def _copy_seat(name: str, old: SeatRow, start_ms: int | None) -> SeatRow:
    row = SeatRow(name, old.seat, "bot", old.name, old.level)
    if old.token_hash is not None:
        row.kind, row.left_ms = "open", start_ms
    return row
