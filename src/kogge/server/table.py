"""A table in memory: what the database holds of it, and the timeline of its log."""

from __future__ import annotations

import re
from asyncio import Lock
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from kogge.core.errors import KoggeError
from kogge.core.record import Record, replay
from kogge.core.state import SPECTATOR, Game
from kogge.core.timeline import Batch, Steps, Timeline, drop, read_steps, write_steps
from kogge.games import registry
from kogge.server import schema, secret, store
from kogge.server.appending import Play
from kogge.server.refusals import Refused
from kogge.server.store import Logged, Row, Session, Store
from kogge.server.story import mark
from kogge.server.wire import Act, Settings

OWN_COLUMNS = ("chat", "absence_minutes")  # settings with a column each


def settings_of(row: Row, chat: bool = True) -> Settings:
    """The settings in a table's row; without ``chat`` the server allows none."""
    own = {"chat": chat and row["chat"], "absence_minutes": row["absence_minutes"]}
    return msgspec.convert({**row["settings"], **own}, Settings)


def settings_columns(settings: Settings) -> Row:
    """The settings as columns of a table's row."""
    fields = msgspec.to_builtins(settings)
    own = {name: fields.pop(name) for name in OWN_COLUMNS}
    return {"settings": fields, **own}


class Table:
    """One table. ``version`` is that of the database when it was last looked at."""

    def __init__(self, row: Row, game: Game | None, chat: bool = True) -> None:
        self.id: str = row["id"]
        self.game = game
        self._chat = chat
        self.settings = settings_of(row, chat)
        self.lock = Lock()
        self.version = -1
        self.heard = -1  # the version those who listen here have been told of
        self.head = 0
        self.row: Row = row
        self.seats: list[Row] = []
        self.names: list[str] = []
        self.proposals: list[Row] = []
        self.mutes: set[tuple[int, int]] = set()
        self.story: Timeline | None = None if game is None else Timeline(game)
        self.ending: tuple[int, str, Batch] | None = None  # a last action: the version it was played at, its key

    @property
    def status(self) -> str:
        """Waiting, playing, finished, abandoned or frozen."""
        return "frozen" if self.game is None else str(self.row["status"])

    @property
    def frozen_why(self) -> str:
        """Why it is frozen, as a key: what was stored, or else that a newer version plays it."""
        return str(self.row["frozen_why"] or ("older" if self.row["status"] == "frozen" else "newer")).split()[0]

    def told(self) -> Timeline:
        """The timeline; refused where the table is frozen."""
        if self.story is None:
            raise Refused("frozen")
        return self.story

    def playing(self) -> Timeline:
        """The timeline of a game that is on."""
        story = self.told()
        if self.status != "playing":
            raise Refused("not-playing")
        return story

    def record(self) -> Record:
        """The game as a record, every step checked."""
        story = self.told()
        return replay(story.game, story.entries(), self.names)

    def host(self) -> int | None:
        """The seat that created the table; if its person has gone, the first person who is left."""
        people = [int(row["seat"]) for row in self.seats if row["token_hash"] is not None]
        created = self.row["host"]
        return created if created in people else next(iter(people), None)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.seats[seat]["kind"] == "bot" or self.seats[seat]["away"])

    def seat_of(self, token: str | None) -> int:
        """The seat of a token."""
        given = "" if token is None else secret.hashed(token)
        for row in self.seats:
            if row["token_hash"] is not None and compare_digest(given, row["token_hash"]):
                return int(row["seat"])
        raise Refused("bad-token")

    def viewer_of(self, token: str | None) -> int:
        """The seat of a token, or SPECTATOR for the watch code; a public table may be watched without one."""
        open_to_all = token is None and self.settings.public
        watched = self.settings.spectators and (open_to_all or secret.same(token, self.row["watch_code"]))
        return SPECTATOR if watched else self.seat_of(token)

    def invites(self, token: str | None) -> bool:
        """Whether this is the code of the join link, or needs none."""
        return self.settings.public or secret.same(token, self.row["join_code"])

    async def catch_up(self, connection: Session, row: Row) -> None:
        """Take in what the database has got since the last look."""
        if row["version"] == self.version:
            return
        if row["status"] == "frozen":
            self.game = self.story = None
        elif self.game is None:
            await self._unfreeze(connection, row)
        if row["people"] > self.version:
            self.seats = await store.seat_rows(connection, self.id)
            self.names = [str(seat["name"]) for seat in self.seats]
            self.proposals = await store.open_proposals(connection, self.id)
            self.mutes = {(mute["seat"], mute["muted"]) for mute in await store.mute_rows(connection, self.id)}
            self.settings = settings_of(row, self._chat)
        if row["head"] > self.head:
            self.take(await store.log_lines(connection, self.id, self.head, row["head"]), row["head"])
        self.row = row
        self.version = row["version"]

    async def _unfreeze(self, connection: Session, row: Row) -> None:
        """Play on where an admin command has unfrozen the table; its log is read from the beginning."""
        self.game = await open_game(connection, row)
        if self.game is not None:
            self.story, self.head = Timeline(self.game), 0

    def take(self, lines: str, head: int) -> None:
        """Replay the rows of the log up to ``head``."""
        self.head = head
        if self.story is not None:
            self.story = _told_on(self.story, lines)


def _told_on(story: Timeline, lines: str) -> Timeline:
    """The timeline with what these lines add. Up to the last undo only what is left has to be played."""
    game = story.game
    played, *undone = f"\n{lines}".split(f"\n{store.TAKEN_BACK}")
    if undone:
        steps = story.past()
        epochs: list[str] = []
        for part in undone:
            steps += read_steps(game, played)
            words, _newline, played = part.partition("\n")
            epochs = _take_back(steps, words)
        story = Timeline(game)
        story.play(steps)
        story.set_epochs([int(epoch) for epoch in epochs])
    story.play(read_steps(game, played))
    return story


def _take_back(steps: Steps, words: str) -> list[str]:
    """Take back the last acts of a seat, or all that came after a step; the epochs this led to."""
    kind, seat, count, *epochs = words.split()
    if kind == "undo":
        drop(steps, int(seat), int(count))
    else:
        del steps[int(count) :]
    return epochs


_SEEN_OF_SEATS = {"kind", "name", "level", "away"}


class Change:
    """A change of a table within one transaction; the table in memory follows when it is committed."""

    def __init__(self, connection: Session, table: Table) -> None:
        self.connection = connection
        self.table = table
        self.now = store.now()
        self.fields: dict[str, Any] = {}
        self.rows: list[Logged] = []
        self.reload = False
        self._public = False
        self._batch: Batch | None = None  # what was played
        self._instead: Timeline | None = None  # what an undo leaves

    def set(self, **fields: Any) -> None:
        """Change fields of the table's row."""
        self.fields |= fields

    def show(self) -> None:
        """Everybody may see that something changed now. A secret act is never shown, not even by a time."""
        self._public = True

    async def set_seat(self, seat: int, **fields: Any) -> None:
        """Change fields of a seat."""
        if not fields.keys().isdisjoint(_SEEN_OF_SEATS):
            self.show()
        where = (schema.seats.c.table_id == self.table.id) & (schema.seats.c.seat == seat)
        await self.connection.execute(update(schema.seats).where(where).values(**fields))
        self.reload = True

    async def forget_mutes(self, seat: int) -> None:
        """Another person sits there from now on: who was muted, and by whom, no longer counts."""
        mutes = schema.mutes.c
        where = (mutes.table_id == self.table.id) & ((mutes.seat == seat) | (mutes.muted == seat))
        await self.connection.execute(delete(schema.mutes).where(where))
        self.reload = True

    def play(self, seat: int, place: tuple[int, int], batch: Batch, key: str | None = None, asked: str = "") -> None:
        """Add a batch to the log; the table adopts it when it is stored."""
        self._batch = batch
        self._append("play", seat, place, key, asked, write_steps(self.table.told().game, batch.steps()), 0)

    def take_back(
        self, kind: str, seat: int, count: int, after: Timeline, key: str | None = None, asked: str = ""
    ) -> None:
        """Add an undo to the log, with the epochs it leads to: so nobody has to play what was taken back."""
        self._instead = after
        epochs = " ".join(str(epoch) for epoch in after.epochs())
        self._append(kind, seat, self.table.told().place(seat), key, asked, epochs, count)

    def _append(
        self, kind: str, seat: int, place: tuple[int, int], key: str | None, asked: str, steps: str, count: int
    ) -> None:
        assert not self.rows, "a change plays or takes back once"
        self.rows.append(Logged(kind, seat, steps, count, self.table.head, key, *place, asked))

    async def flush(self) -> bool:
        """Write the log and the table's row; whether anything has changed."""
        if not (self.fields or self.rows or self.reload):
            return False
        if self.rows:
            await self._write_log()
        version = self.table.version + 1
        if self.reload:
            self.set(people=version)
        if self._public:
            self.set(shown=self.now)
        self.set(version=version, head=self.table.head + len(self.rows), changed=self.now)
        await store.update_table(self.connection, self.table.id, self.fields)
        return True

    async def _write_log(self) -> None:
        """The database itself sees to it that a key is used once."""
        try:
            await store.append_log(self.connection, self.table.id, self.rows, self.now)
        except IntegrityError:
            raise Refused("key-reused") from None

    async def commit(self) -> None:
        """Take the change into memory; it is in the database. Nothing is played again."""
        table = self.table
        if self._batch is not None:
            table.told().take(self._batch)
        elif self._instead is not None:
            table.story = self._instead
        table.head += len(self.rows)
        table.row = {**table.row, **self.fields}
        if not self.reload:
            table.version = self.fields["version"]


_STILL_PRESENT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat"))
    .values(online_until=bindparam("new_until"))
)
MOST_TABLES = 2000  # in memory; the others are loaded when they are asked for
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
Heard = Callable[[Table], Awaitable[None]]


class Tables:
    """The tables of a database, the last used ones in memory."""

    def __init__(self, database: Store, heard: Heard, most: int = MOST_TABLES, chat: bool = True) -> None:
        self.store = database
        self._chat = chat
        self._heard = heard
        self._most = most
        self._open: OrderedDict[str, Table] = OrderedDict()
        self.verify: Callable[[str], Awaitable[None]] | None = None  # asked about tables of another version
        self.changes = 0

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    def known(self, table: str) -> Table | None:
        """The table, if it is in memory."""
        return self._open.get(table)

    def forget(self, table: str) -> None:
        """Drop a table from memory."""
        self._open.pop(table, None)

    async def get(self, name: str) -> Table:
        """The table as the database has it now; with SQLite nobody else changes what is in memory."""
        if not _NAME.fullmatch(name):
            raise Refused("unknown-table")
        known = self._open.get(name)
        if known is not None and not self.store.postgres and known.version == known.row["version"]:
            self._open.move_to_end(name)
            return known
        async with self.store.read() as connection:
            row = await store.table_row(connection, name)
            if row is None:
                raise Refused("unknown-table")
            table = await self._enter(connection, row)
        if known is None and table.game is None and row["status"] != "frozen" and self.verify is not None:
            await self.verify(name)
            await self._catch_up(table, row["version"] + 1)
        if row["version"] > table.version:
            await self._catch_up(table, row["version"])
        return table

    async def look_at_all(self) -> list[str]:
        """Take in what an admin command has changed, for with SQLite nobody tells of it; the deleted ones are named."""
        columns = select(schema.tables.c.id, schema.tables.c.version)
        asked = list(self._open)  # a table that is opened meanwhile was not asked for
        async with self.store.read() as connection:
            rows = await store.all_rows(connection, columns.where(schema.tables.c.id.in_(asked)))
        versions = {row["id"]: row["version"] for row in rows}
        gone = [name for name in asked if name not in versions]
        for name in gone:
            self.forget(name)
        for name, version in versions.items():
            table = self._open.get(name)
            if table is not None and version > table.version:
                await self._catch_up(table, version)
                await self._heard(table)
        return gone

    async def follow(self, name: str, version: int) -> Table:
        """The table after it has come to this version, here or at another server."""
        known = self._open.get(name)
        if known is None:
            return await self.get(name)
        await self._catch_up(known, version)
        return known

    async def _catch_up(self, table: Table, version: int) -> None:
        """The lock comes before the connection, as in ``change``: else the two could wait for each other."""
        async with table.lock:
            if table.version >= version:
                return
            async with self.store.read() as connection:
                row = await store.table_row(connection, table.id)
                if row is not None and row["version"] > table.version:
                    await table.catch_up(connection, row)

    async def _enter(self, connection: Session, row: Row) -> Table:
        """Make the table known; frozen if its game is no longer what it was."""
        table = self._open.get(row["id"])
        if table is None:
            table = Table(row, await open_game(connection, row), self._chat)
            self._open[table.id] = table
            while len(self._open) > self._most:
                self._open.popitem(last=False)
        self._open.move_to_end(table.id)
        return table

    @asynccontextmanager
    async def change(self, name: str) -> AsyncIterator[Change]:
        """Change a table: all or nothing, committed before anybody hears of it."""
        table = self._open.get(name) or await self.get(name)
        made = False
        async with table.lock:
            async with self.store.write() as connection:
                version = await store.lock_table(connection, name)
                if version is None:
                    self.forget(name)
                    raise Refused("unknown-table")
                if version != table.version:
                    await table.catch_up(connection, await store.locked_row(connection, name))
                change = Change(connection, table)
                yield change
                made = await change.flush()
            if made:
                await change.commit()
                self.changes += 1
        if made:
            await self.heard(name)

    async def append(
        self, table: Table, seat: int, request: Act, asked: str, batch: Batch, shown: bool, passed: bool
    ) -> bool:
        """Store a batch that was played on the table in memory, which takes it over; not if the database's has changed.

        The table's lock must be held. ``shown``: everybody may see that something changed now; ``passed``: others are
        awaited now.
        """
        story = table.told()
        steps = write_steps(story.game, batch.steps())
        position, now = mark(batch.state), store.now()
        asking = (seat, request.key, request.epoch, request.index, asked)
        since, seen = now if passed else table.row["clock_at"], now if shown else table.row["shown"]
        play = Play(table.id, table.version, table.head, *asking, steps, position, now, since, seen)
        if not await self.store.append(play):
            return False
        story.take(batch)
        table.head += 1
        table.version += 1
        table.row |= {"version": table.version, "head": table.head, "mark": position}
        table.row |= {"changed": now, "clock_at": since, "shown": seen}
        self.changes += 1
        return True

    @asynccontextmanager
    async def make(self, name: str) -> AsyncIterator[Session]:
        """The transaction of a new table."""
        async with self.store.write() as connection:
            yield connection
            await store.notify(connection, store.CHANNEL, f"{name} 0")
        await self.heard(name)

    async def heard(self, name: str) -> None:
        """Something about the table has changed: tell those who sit or watch here."""
        table = self._open.get(name)
        if table is None or table.version < table.row["version"]:
            table = await self.get(name)
        await self._heard(table)

    async def present(self, name: str, seat: int, until: int) -> Table | None:
        """Note that somebody sits there, or no longer does. It is no change of the table, and has no version."""
        async with self.store.write() as connection:
            await connection.execute(_STILL_PRESENT, {"at_table": name, "at_seat": seat, "new_until": until})
            await store.notify(connection, store.PRESENCE, name)
        table = self._open.get(name)
        if table is not None and table.seats:
            table.seats[seat]["online_until"] = until
        return table

    async def set_address(self, name: str, seat: int, columns: Row) -> None:
        """Note whence somebody comes; like presence it is no change of the table."""
        where = (schema.seats.c.table_id == name) & (schema.seats.c.seat == seat)
        async with self.store.write() as connection:
            await connection.execute(update(schema.seats).where(where).values(columns))
        table = self._open.get(name)
        if table is not None and table.seats:
            table.seats[seat] |= columns

    async def still_present(self, sitting: set[tuple[str, int]], until: int) -> None:
        """Note at once that all these still sit there; nobody has to be told."""
        if sitting:
            rows = [{"at_table": name, "at_seat": seat, "new_until": until} for name, seat in sorted(sitting)]
            async with self.store.write() as connection:
                await connection.execute(_STILL_PRESENT, rows)

    async def see_present(self, names: list[str]) -> list[Table]:
        """See anew who sits at these tables, as far as they are in memory."""
        query = select(schema.seats.c.table_id, schema.seats.c.seat, schema.seats.c.online_until)
        async with self.store.read() as connection:
            rows = await store.all_rows(connection, query.where(schema.seats.c.table_id.in_(names)))
        for row in rows:
            table = self._open.get(row["table_id"])
            if table is not None and table.seats:
                table.seats[row["seat"]]["online_until"] = row["online_until"]
        return [table for name in names if (table := self._open.get(name)) is not None]


def former_status(row: Row) -> str:
    """The status of a frozen table before it was; one frozen by an older version has stored its result only."""
    if row["frozen_from"] is not None:
        return str(row["frozen_from"])
    if row["result"] is None:
        return "playing" if row["head"] else "waiting"
    return "abandoned" if row["result"]["places"] is None else "finished"


async def open_game(connection: Session, row: Row) -> Game | None:
    """The game a table has pinned; None if this version plays it otherwise (``kogge admin verify`` decides on it)."""
    if row["status"] == "frozen":
        return None
    edition = await store.edition_row(connection, row["game"], row["edition_hash"])
    if edition is None:
        return None
    try:
        options = msgspec.json.encode(row["options"])
        game = pinned_game(row["game"], row["players"], edition["name"], edition["text"], options)
    except KoggeError:
        return None
    return game if (game.rules_version, game.fingerprint) == (row["rules"], row["tokens"]) else None


@lru_cache(256)
def pinned_game(slug: str, players: int, name: str, text: str, options: bytes) -> Game:
    """The game of these texts; loading one takes a millisecond or two."""
    return registry.load_pinned(slug, players, name, text, msgspec.json.decode(options))
