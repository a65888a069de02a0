"""Tables are made, and made again for a rematch; a game begins when its last seat is taken."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from sqlalchemy import insert

from kogge.bots import registry as bots
from kogge.core.state import Game
from kogge.games import own_box, registry
from kogge.server import rendering, tokens
from kogge.server.errors import Refused
from kogge.server.live import clocks, play, updates
from kogge.server.live.table import Change, Table, pinned_game, settings_columns
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import UNKNOWN
from kogge.server.storage.store import Row, Session
from kogge.server.wire import (
    Created,
    CreateTable,
    NewSeat,
    SeatToken,
)


async def create(tables: Tables, request: CreateTable, language: str, address: Row = UNKNOWN) -> Created:
    """A new table. It begins at once if no seat is open. ``address``: whence the request came, as it is stored.

    An edition of somebody's own has been tried before (``editions.accept``).
    """
    shipped = _shipped(request)
    text = request.own_edition or registry.edition_text(request.game, shipped)
    game = _opened(request, text)
    name = tokens.new_id()
    rows, given = _seat_rows(name, request, language)
    rows = [{**row, **(address if row["kind"] == "person" else UNKNOWN)} for row in rows]
    async with tables.make(name) as connection:
        await store.pin_edition(connection, game, text)
        await connection.execute(insert(schema.tables), _table_row(name, game, request, language))
        await connection.execute(insert(schema.seats), rows)
        if all(row["kind"] != "open" for row in rows):
            await _begin(connection, name, game)
    return Created(name, given, updates.links(tables.known(name) or await tables.get(name), 0))


def _opened(request: CreateTable, text: str) -> Game:
    options = msgspec.json.encode(request.options, order="sorted")
    if request.own_edition is None:
        return _loaded(request.game, len(request.seats), request.edition, options)
    return pinned_game(request.game, len(request.seats), own_box.UNNAMED, text, options)


@lru_cache(64)
def _loaded(slug: str, players: int, edition: str | None, options: bytes) -> Game:
    return registry.load_shipped(slug, players, edition, msgspec.json.decode(options))


async def _begin(connection: Session, name: str, game: Game) -> None:
    """Begin a table in the transaction that makes it."""
    row = await store.table_row(connection, name)
    assert row is not None
    change = Change(connection, Table(row, game))
    change.table.version = 0
    await play.begin(change)
    await change.flush()


def _shipped(request: CreateTable) -> str | None:
    """Only editions that come with the game: a name from the net is never a path."""
    registry.player_counts(request.game)
    if request.edition is not None and (request.own_edition or request.edition not in registry.editions(request.game)):
        raise Refused("not-allowed")
    return request.edition


def _table_row(name: str, game: Game, request: CreateTable, language: str) -> Row:
    now = store.now()
    return {
        "id": name,
        "game": game.slug,
        "players": game.players,
        "edition_hash": game.edition_hash,
        "options": dict(game.options),
        "rules": game.rules_version,
        "tokens": game.fingerprint,
        **settings_columns(request.settings),
        "public": request.settings.public,
        "status": "waiting",
        "join_code": tokens.new_code(),
        "watch_code": tokens.new_code(),
        "version": 0,
        "head": 0,
        "chat_head": 0,
        "clock_at": now,
        "mark": "",
        "result": None,
        "rematch": None,
        "created": now,
        "changed": now,
        "shown": now,
        "language": language,
        "host": next((number for number, seat in enumerate(request.seats) if seat.kind == "person"), None),
    }


def _seat_rows(name: str, request: CreateTable, language: str) -> tuple[list[Row], list[SeatToken]]:
    rows: list[Row] = []
    given: list[SeatToken] = []
    for number, seat in enumerate(request.seats):
        token = tokens.new_token() if seat.kind == "person" else None
        if token is not None:
            given.append(SeatToken(number, token))
        rows.append(_seat_row(name, number, seat, token, request, language))
    if all(seat.kind == "open" for seat in request.seats):
        raise Refused("seat-names")
    return rows, given


def _seat_row(name: str, number: int, seat: NewSeat, token: str | None, request: CreateTable, language: str) -> Row:
    clock = request.settings.clock
    return {
        "table_id": name,
        "seat": number,
        "kind": seat.kind,
        "name": seat_name(number, seat, language),
        "level": level_of(request.game, seat.level),
        "away": False,
        "token_hash": None if token is None else tokens.hashed(token),
        "code_hash": None,
        "code_until": 0,
        "left_ms": clock.seconds * 1000 if clock.kind != "none" and seat.kind != "bot" else None,
        "online_until": 0,
    }


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


async def begin_if_full(change: Change, rows: list[Row]) -> None:
    table = change.table
    if table.status == "waiting" and all(row["kind"] != "open" for row in rows):
        await play.begin(change)


async def rematch(tables: Tables, name: str, token: str | None, address: Row = UNKNOWN) -> Created:
    """The same seats at a new table. The first who asks makes it; every seat gets its own token by asking.

    The token follows from the old one, so whoever asks again, because the answer was lost, is given the same. It takes
    an open seat only: one that was moved to another device, left or given to somebody else is not taken back.
    """
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        if change.table.status not in ("finished", "abandoned"):
            raise Refused("not-over")
        new, own = change.table.row["rematch"], change.table.names[seat]
        if new is None:
            new = await _copy_table(change)
            change.set(rematch=new)
    given = tokens.derived_token(token or "", new)
    async with tables.change(new) as change:
        row = change.table.seats[seat]
        if row["kind"] == "open":
            await change.set_seat(seat, kind="person", name=own, token_hash=tokens.hashed(given), **address)
            await begin_if_full(change, [other for other in change.table.seats if other["seat"] != seat])
        elif not tokens.matches(given, row["token_hash"]):
            raise Refused("seat-moved" if row["name"] == own else "no-open-seat")
    return Created(new, [SeatToken(seat, given)], updates.links(await tables.get(new), seat))


async def _copy_table(change: Change) -> str:
    """People's seats are open until they ask for theirs or another comes by the join link; who has left is a bot."""
    table = change.table
    name = tokens.new_id()
    fresh = {
        "id": name,
        "status": "waiting",
        "version": 0,
        "people": 0,
        "head": 0,
        "chat_head": 0,
        "mark": "",
        "result": None,
    }
    codes = {"join_code": tokens.new_code(), "watch_code": tokens.new_code(), "public": False}
    times = dict.fromkeys(("created", "changed", "shown", "clock_at"), change.now)
    settings = {**table.row["settings"], "public": False}
    row = {**table.row, **fresh, **codes, **times, "settings": settings}
    await change.connection.execute(insert(schema.tables), row)
    clear = {"table_id": name, "away": False, "token_hash": None, "code_hash": None, "left_ms": None, **UNKNOWN}
    rows = [{**old, **clear, "online_until": 0, "forgotten": False} for old in table.seats]
    for seat, old in zip(rows, table.seats, strict=True):
        if old["token_hash"] is not None:
            seat |= {"kind": "open", "left_ms": clocks.start_ms(table)}
        else:
            seat["kind"] = "bot"
    await change.connection.execute(insert(schema.seats), rows)
    return name
