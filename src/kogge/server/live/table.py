"""A table in memory: what the database holds of it, and the timeline of its log."""

from __future__ import annotations

from asyncio import Lock
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from kogge.core.errors import KoggeError
from kogge.core.record import Record, replay
from kogge.core.rng import Rng
from kogge.core.state import SPECTATOR, Game, State
from kogge.core.timeline import Batch, Steps, Timeline, drop, read_steps, write_steps
from kogge.games import registry
from kogge.server import tokens
from kogge.server.errors import Refused
from kogge.server.storage import schema, store
from kogge.server.storage.rows import ProposalRow, SeatRow, TableRow
from kogge.server.storage.store import Columns, Logged, Session
from kogge.server.wire import Settings, Status

OWN_COLUMNS = ("chat", "absence_minutes")  # settings with a column each


def settings_of(row: TableRow, chat: bool = True) -> Settings:
    """The settings in a table's row; without ``chat`` the server allows none."""
    own = {"chat": chat and row.chat, "absence_minutes": row.absence_minutes}
    return msgspec.convert({**row.settings, **own}, Settings)


def settings_columns(settings: Settings) -> Columns:
    """The settings as columns of a table's row."""
    fields = msgspec.to_builtins(settings)
    own = {name: fields.pop(name) for name in OWN_COLUMNS}
    return {"settings": fields, **own}


def awaited(state: State, viewer: int) -> list[int]:
    """The seats that may decide now, as far as the viewer can know.

    In a secret phase that one has finished is not always public: then this is asked of a world the viewer cannot tell
    from the truth, which is the same for all truths that look alike to it.
    """
    if not state.veiled():
        return state.awaited()
    return state.determinize(viewer, Rng(1)).awaited()


def mark(state: State) -> str:
    """A hash of the position, to tell whether a log still leads to it."""
    return sha256(state.text().encode()).hexdigest()[:16]


class Table:
    """One table. ``version`` is that of the database when it was last looked at."""

    def __init__(self, row: TableRow, game: Game | None, chat: bool = True) -> None:
        self.id = row.id
        self.game = game
        self._chat = chat
        self.settings = settings_of(row, chat)
        self.lock = Lock()
        self.version = -1
        self.announced = -1  # the version that was sent to those who listen here
        self.head = 0
        self.row = row
        self.seats: list[SeatRow] = []
        self.names: list[str] = []
        self.proposals: list[ProposalRow] = []
        self.mutes: set[tuple[int, int]] = set()
        self.timeline: Timeline | None = None if game is None else Timeline(game)
        self.ending: tuple[int, str, Batch] | None = None  # a last action: the version it was played at, its key

    @property
    def status(self) -> Status:
        """Waiting, playing, finished, abandoned or frozen."""
        return "frozen" if self.game is None else self.row.status

    @property
    def frozen_why(self) -> str:
        """Why it is frozen, as a key: what was stored, or else that a newer version plays it."""
        return str(self.row.frozen_why or ("older" if self.row.status == "frozen" else "newer")).split()[0]

    def replayed(self) -> Timeline:
        """The timeline; refused where the table is frozen."""
        if self.timeline is None:
            raise Refused("frozen")
        return self.timeline

    def playing(self) -> Timeline:
        """The timeline of a game that is on."""
        timeline = self.replayed()
        if self.status != "playing":
            raise Refused("not-playing")
        return timeline

    def record(self) -> Record:
        """The game as a record, every step checked."""
        timeline = self.replayed()
        return replay(timeline.game, timeline.entries(), self.names)

    def host(self) -> int | None:
        """The seat that created the table; if its person has gone, the first person who is left."""
        people = [row.seat for row in self.seats if row.token_hash is not None]
        created = self.row.host
        return created if created in people else next(iter(people), None)

    def has_bots(self) -> bool:
        """Whether a bot decides for any seat now."""
        return any(row.kind == "bot" or row.away for row in self.seats)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    def seat_of(self, token: str | None) -> int:
        """The seat of a token."""
        given = "" if token is None else tokens.hashed(token)
        for row in self.seats:
            if row.token_hash is not None and compare_digest(given, row.token_hash):
                return row.seat
        raise Refused("bad-token")

    def viewer_of(self, token: str | None) -> int:
        """The seat of a token, or SPECTATOR for the watch code; a public table may be watched without one."""
        open_to_all = token is None and self.settings.public
        watched = self.settings.spectators and (open_to_all or tokens.same(token, self.row.watch_code))
        return SPECTATOR if watched else self.seat_of(token)

    def invites(self, token: str | None) -> bool:
        """Whether this is the code of the join link, or needs none."""
        return self.settings.public or tokens.same(token, self.row.join_code)

    async def catch_up(self, connection: Session, row: TableRow) -> None:
        """Take in what the database has got since the last look."""
        if row.version == self.version:
            return
        if row.status == "frozen":
            self.game = self.timeline = None
        elif self.game is None:
            await self._unfreeze(connection, row)
        if row.people > self.version:
            self.seats = await store.seat_rows(connection, self.id)
            self.names = [seat.name for seat in self.seats]
            self.proposals = await store.open_proposals(connection, self.id)
            self.mutes = {(mute.seat, mute.muted) for mute in await store.mute_rows(connection, self.id)}
            self.settings = settings_of(row, self._chat)
        if row.head > self.head:
            self.take(await store.log_lines(connection, self.id, self.head, row.head), row.head)
        self.row = row
        self.version = row.version

    async def _unfreeze(self, connection: Session, row: TableRow) -> None:
        """Play on where an admin command has unfrozen the table; its log is read from the beginning."""
        self.game = await open_game(connection, row)
        if self.game is not None:
            self.timeline, self.head = Timeline(self.game), 0

    def take(self, lines: str, head: int) -> None:
        """Replay the rows of the log up to ``head``."""
        self.head = head
        if self.timeline is not None:
            self.timeline = _replayed_on(self.timeline, lines)


def _replayed_on(timeline: Timeline, lines: str) -> Timeline:
    """The timeline with what these lines add. Up to the last undo only what is left has to be played."""
    game = timeline.game
    played, *undone = f"\n{lines}".split(f"\n{store.TAKEN_BACK}")
    if undone:
        steps = timeline.past()
        epochs: list[str] = []
        for part in undone:
            steps += read_steps(game, played)
            words, _newline, played = part.partition("\n")
            epochs = _take_back(steps, words)
        timeline = Timeline(game)
        timeline.play(steps)
        timeline.set_epochs([int(epoch) for epoch in epochs])
    timeline.play(read_steps(game, played))
    return timeline


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
        self._append("play", seat, place, key, asked, write_steps(self.table.replayed().game, batch.steps()), 0)

    def take_back(
        self, kind: str, seat: int, count: int, after: Timeline, key: str | None = None, asked: str = ""
    ) -> None:
        """Add an undo to the log, with the epochs it leads to: so nobody has to play what was taken back."""
        self._instead = after
        epochs = " ".join(str(epoch) for epoch in after.epochs())
        self._append(kind, seat, self.table.replayed().place(seat), key, asked, epochs, count)

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
            table.replayed().take(self._batch)
        elif self._instead is not None:
            table.timeline = self._instead
        table.head += len(self.rows)
        table.row = msgspec.structs.replace(table.row, **self.fields)
        if not self.reload:
            table.version = self.fields["version"]


def former_status(row: TableRow) -> str:
    """The status of a frozen table before it was; one frozen by an older version has stored its result only."""
    if row.frozen_from is not None:
        return row.frozen_from
    if row.result is None:
        return "playing" if row.head else "waiting"
    return "abandoned" if row.result["places"] is None else "finished"


async def open_game(connection: Session, row: TableRow) -> Game | None:
    """The game a table has pinned; None if this version plays it otherwise (``kogge admin verify`` decides on it)."""
    if row.status == "frozen":
        return None
    edition = await store.edition_row(connection, row.game, row.edition_hash)
    if edition is None:
        return None
    try:
        options = msgspec.json.encode(row.options)
        game = pinned_game(row.game, row.players, edition.name, edition.text, options)
    except KoggeError:
        return None
    return game if (game.rules_version, game.fingerprint) == (row.rules, row.tokens) else None


@lru_cache(256)
def pinned_game(slug: str, players: int, name: str, text: str, options: bytes) -> Game:
    """The game of these texts; loading one takes a millisecond or two."""
    return registry.load_pinned(slug, players, name, text, msgspec.json.decode(options))
