"""Who sits where: tables are made, seats are taken, moved, left and taken again."""

from __future__ import annotations

from asyncio import sleep
from functools import lru_cache

import msgspec
from sqlalchemy import delete, insert, select

from kogge.bots import registry as bots
from kogge.core.state import SPECTATOR, Game
from kogge.games import own_box, registry
from kogge.server import absence, clocks, moderation, play, schema, secret, store, telling, words
from kogge.server.addresses import UNKNOWN
from kogge.server.refusals import Refused
from kogge.server.store import Row, Session
from kogge.server.table import Change, Table, Tables, pinned_game, settings_columns
from kogge.server.wire import (
    AddBot,
    ChatLine,
    Code,
    Created,
    CreateTable,
    Held,
    Join,
    Joined,
    NewSeat,
    SeatToken,
    Summary,
)

MOVE_MS = 10 * 60 * 1000
COME_BACK_MS = 30 * 86400 * 1000
CHAT_LINES = 500  # a table keeps so many


async def create(tables: Tables, request: CreateTable, language: str, address: Row = UNKNOWN) -> Created:
    """A new table. It begins at once if no seat is open. ``address``: whence the request came, as it is stored.

    An edition of somebody's own has been tried before (``editions.accept``).
    """
    shipped = _shipped(request)
    text = request.own_edition or registry.edition_text(request.game, shipped)
    game = _opened(request, text)
    name = secret.new_id()
    rows, tokens = _seat_rows(name, request, language)
    rows = [{**row, **(address if row["kind"] == "person" else UNKNOWN)} for row in rows]
    async with tables.make(name) as connection:
        await store.pin_edition(connection, game, text)
        await connection.execute(insert(schema.tables), _table_row(name, game, request, language))
        await connection.execute(insert(schema.seats), rows)
        if all(row["kind"] != "open" for row in rows):
            await _begin(connection, name, game)
    return Created(name, tokens, telling.links(tables.known(name) or await tables.get(name), 0))


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
        "join_code": secret.new_code(),
        "watch_code": secret.new_code(),
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
    tokens: list[SeatToken] = []
    for number, seat in enumerate(request.seats):
        token = secret.new_token() if seat.kind == "person" else None
        if token is not None:
            tokens.append(SeatToken(number, token))
        rows.append(_seat_row(name, number, seat, token, request, language))
    if all(seat.kind == "open" for seat in request.seats):
        raise Refused("seat-names")
    return rows, tokens


def _seat_row(name: str, number: int, seat: NewSeat, token: str | None, request: CreateTable, language: str) -> Row:
    clock = request.settings.clock
    return {
        "table_id": name,
        "seat": number,
        "kind": seat.kind,
        "name": _seat_name(number, seat, language),
        "level": level_of(request.game, seat.level),
        "away": False,
        "token_hash": None if token is None else secret.hashed(token),
        "code_hash": None,
        "code_until": 0,
        "left_ms": clock.seconds * 1000 if clock.kind != "none" and seat.kind != "bot" else None,
        "online_until": 0,
    }


def _seat_name(number: int, seat: NewSeat, language: str) -> str:
    if seat.name is not None:
        return words.clean_name(seat.name)
    if seat.kind == "person":
        raise Refused("seat-names")
    own = words.server_words(language)
    return own.text("bot-name", number=number + 1) if seat.kind == "bot" else own.text("open-name")


def level_of(game: str, level: str | None) -> str:
    """A bot of the game: the one asked for, or the usual one."""
    names = bots.names(game)
    if level is not None and level not in names:
        raise Refused("unknown-level", level=level, accepts=", ".join(names))
    return level or bots.default(game)


async def _begin_if_full(change: Change, rows: list[Row]) -> None:
    table = change.table
    if table.status == "waiting" and all(row["kind"] != "open" for row in rows):
        await play.begin(change)


# Coming and going


async def join(tables: Tables, name: str, request: Join, address: Row = UNKNOWN, former: str | None = None) -> Joined:
    """Take an open seat. ``former``: a token this browser once had here, by which a person who was removed is known."""
    token = secret.new_token()
    chosen = words.clean_name(request.name)
    async with tables.change(name) as change:
        table = change.table
        if not table.invites(request.code):
            raise Refused("bad-code")
        await moderation.check_not_kicked(change, address, former)
        seat = _open_seat(table, request.seat)
        await change.set_seat(seat, kind="person", name=chosen, token_hash=secret.hashed(token), **address)
        await _begin_if_full(change, [row for row in table.seats if row["seat"] != seat])
    return Joined(name, seat, token)


def _open_seat(table: Table, wanted: int | None) -> int:
    free = [row["seat"] for row in table.seats if row["kind"] == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise Refused("no-open-seat")
    return int(free[0] if wanted is None else wanted)


async def add_bot(tables: Tables, name: str, token: str | None, request: AddBot, language: str) -> None:
    """The host gives an open seat to a bot; the game begins if it was the last one."""
    async with tables.change(name) as change:
        moderation.check_host(change, token)
        table = change.table
        seat = _open_seat(table, request.seat)
        chosen = _seat_name(seat, NewSeat("bot", request.name), language)
        level = level_of(table.row["game"], request.level)
        await change.set_seat(seat, kind="bot", name=chosen, level=level, left_ms=None)
        await _begin_if_full(change, [row for row in table.seats if row["seat"] != seat])


async def remove_bot(tables: Tables, name: str, token: str | None, seat: int) -> None:
    """The host takes a bot's seat back before the game begins."""
    async with tables.change(name) as change:
        moderation.check_host(change, token)
        table = change.table
        if table.status != "waiting" or seat >= len(table.seats) or table.seats[seat]["kind"] != "bot":
            raise Refused("not-allowed")
        free = words.server_words("en").text("open-name")
        await change.set_seat(seat, kind="open", name=free, left_ms=clocks.start_ms(table))


async def handover(tables: Tables, name: str, token: str | None) -> Code:
    """A one-time code with which another device takes this seat."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        return await _give_code(change, seat, MOVE_MS)


async def _give_code(change: Change, seat: int, valid_ms: int) -> Code:
    code = secret.new_token()
    await change.set_seat(seat, code_hash=secret.hashed(code), code_until=change.now + valid_ms)
    return Code(code, f"/t/{change.table.id}#seat={code}")


async def claim(tables: Tables, name: str, code: str, address: Row = UNKNOWN, new_name: str | None = None) -> Joined:
    """Take the seat of a one-time code; whoever had it before has it no longer."""
    token = secret.new_token()
    async with tables.change(name) as change:
        for row in change.table.seats:
            if secret.matches(code, row["code_hash"]) and row["code_until"] > change.now:
                fields = {"token_hash": secret.hashed(token), "code_hash": None, "code_until": 0, **address}
                if absence.granted(change.table, row["seat"]) is not None:
                    fields |= await absence.sit_down(change, row["seat"], new_name)
                await change.set_seat(row["seat"], **fields)
                await _play_again(change, row)
                return Joined(name, row["seat"], token)
        raise Refused("bad-code")


async def leave(tables: Tables, name: str, token: str | None, level: str | None) -> Code:
    """A bot plays on; the token is no longer good, the code brings the person back."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        chosen = level_of(table.row["game"], level)
        if table.status == "waiting":
            return await _free(change, seat)
        code = await _give_code(change, seat, COME_BACK_MS)
        await clocks.stop(change)
        await change.set_seat(seat, away=True, level=chosen, token_hash=None, online_until=0)
        await play.withdraw(change, seat)
        return code


async def _free(change: Change, seat: int) -> Code:
    """Before the game begins a seat that is left is open again; who left may come back by the join link."""
    free = words.server_words("en").text("open-name")
    nobody = {"kind": "open", "name": free, "token_hash": None, "code_hash": None, "online_until": 0, **UNKNOWN}
    await change.set_seat(seat, **nobody)
    code = change.table.row["join_code"]
    return Code(code, f"/t/{change.table.id}#join={code}")


async def come_back(tables: Tables, name: str, token: str | None) -> None:
    """A person whose seat was taken over plays again, with new time."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        await _play_again(change, change.table.seats[seat])


async def _play_again(change: Change, row: Row) -> None:
    """The person decides again, not the bot; if the time was up there is new time."""
    if not row["away"]:
        return
    table = change.table
    await clocks.stop(change)
    out = row["left_ms"] is not None and row["left_ms"] <= 0
    await change.set_seat(row["seat"], away=False, left_ms=clocks.start_ms(table) if out else row["left_ms"])


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
    given = secret.derived_token(token or "", new)
    async with tables.change(new) as change:
        row = change.table.seats[seat]
        if row["kind"] == "open":
            await change.set_seat(seat, kind="person", name=own, token_hash=secret.hashed(given), **address)
            await _begin_if_full(change, [other for other in change.table.seats if other["seat"] != seat])
        elif not secret.matches(given, row["token_hash"]):
            raise Refused("seat-moved" if row["name"] == own else "no-open-seat")
    return Created(new, [SeatToken(seat, given)], telling.links(await tables.get(new), seat))


async def _copy_table(change: Change) -> str:
    """People's seats are open until they ask for theirs or another comes by the join link; who has left is a bot."""
    table = change.table
    name = secret.new_id()
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
    codes = {"join_code": secret.new_code(), "watch_code": secret.new_code(), "public": False}
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


# Lists


async def lobby(tables: Tables, language: str) -> list[Summary]:
    """Public tables with an open seat, the newest first."""
    query = select(schema.tables.c.id).where(schema.tables.c.status == "waiting", schema.tables.c.public.is_(True))
    async with tables.store.read() as connection:
        found = await store.all_rows(connection, query.order_by(schema.tables.c.shown.desc()).limit(50))
    return [telling.summary(await tables.get(row["id"]), SPECTATOR, language) for row in found]


async def mine(tables: Tables, held: list[Held], language: str) -> list[Summary]:
    """The tables of these tokens; what is not theirs is left out."""
    found: list[Summary] = []
    for item in held:
        await sleep(0)  # one that has to be loaded takes time; others are served between them
        try:
            table = await tables.get(item.table)
            found.append(telling.summary(table, table.seat_of(item.token), language))
        except Refused:
            continue
    return found


# Talking


async def say(tables: Tables, name: str, token: str | None, text: str) -> ChatLine:
    """A line of chat; the oldest are dropped."""
    line = words.clean_line(text)
    if not line:
        raise Refused("bad-request")
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        if not table.settings.chat:
            raise Refused("no-chat")
        number = table.row["chat_head"] + 1
        row = {"table_id": name, "number": number, "seat": seat, "text": line, "at": change.now}
        await change.connection.execute(insert(schema.chat), row)
        old = (schema.chat.c.table_id == name) & (schema.chat.c.number <= number - CHAT_LINES)
        await change.connection.execute(delete(schema.chat).where(old))
        change.set(chat_head=number)
        change.show()
    return ChatLine(number, seat, table.names[seat], line, change.now)


async def mute(tables: Tables, name: str, token: str | None, muted: int, on: bool) -> None:
    """Hear, or no longer hear, what another seat says."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        where = (schema.mutes.c.table_id == name) & (schema.mutes.c.seat == seat) & (schema.mutes.c.muted == muted)
        await change.connection.execute(delete(schema.mutes).where(where))
        if on and muted < len(change.table.seats):
            await change.connection.execute(insert(schema.mutes), {"table_id": name, "seat": seat, "muted": muted})
        change.reload = True


async def chat(tables: Tables, table: Table, viewer: int, after: int = 0) -> list[ChatLine]:
    """The lines the viewer hears."""
    if after >= table.row["chat_head"] or not table.settings.chat:
        return []
    async with tables.store.read() as connection:
        rows = await store.chat_rows(connection, table.id, after)
    return [chat_line(table, row) for row in rows if (viewer, row["seat"]) not in table.mutes]


def chat_line(table: Table, row: Row) -> ChatLine:
    """A line of chat with its speaker's name."""
    return ChatLine(row["number"], row["seat"], table.names[row["seat"]], row["text"], row["at"])
