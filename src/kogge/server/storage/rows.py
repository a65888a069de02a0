"""The rows of the database's tables as structs: their fields are the columns, in the order of ``schema``."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from kogge.server.wire import Language, ProposalKind, ReportKind, SeatKind, Status


class Result(TypedDict):
    """How a game ended; nobody has a place where it was abandoned."""

    scores: list[int]
    places: list[int] | None


class AddressColumns(TypedDict):
    """What is stored about an address, in the columns of a seat or report."""

    address_hash: str | None
    address: str | None
    address_until: int | None


class TableRow(msgspec.Struct):
    """A table: the game it has pinned, its settings, and how far it has come."""

    id: str
    game: str
    players: int
    edition_hash: str
    options: dict[str, bool | int | str]
    rules: str
    tokens: str
    settings: dict[str, Any]
    public: bool
    status: Status
    join_code: str
    watch_code: str
    version: int
    people: int
    head: int
    chat_head: int
    clock_at: int
    mark: str
    result: Result | None
    rematch: str | None
    created: int
    changed: int
    shown: int | None
    frozen_from: Status | None = None
    frozen_why: str | None = None
    host: int | None = None
    chat: bool = True
    absence_minutes: int = 3
    language: Language | None = None


class PinnedRow(msgspec.Struct):
    """What of a table's row says which game it has pinned."""

    id: str
    game: str
    players: int
    edition_hash: str
    options: dict[str, bool | int | str]
    rules: str
    tokens: str


class SeatRow(msgspec.Struct):
    """A seat of a table, and the person or bot at it."""

    table_id: str
    seat: int
    kind: SeatKind
    name: str
    level: str | None
    away: bool = False
    token_hash: str | None = None
    code_hash: str | None = None
    code_until: int = 0
    left_ms: int | None = None
    online_until: int = 0
    address_hash: str | None = None
    address: str | None = None
    address_until: int | None = None
    forgotten: bool = False


class ProposalRow(msgspec.Struct):
    """What one seat has asked the others."""

    table_id: str
    number: int
    kind: ProposalKind
    by: int
    seat: int | None
    steps: int
    head: int
    waiting: list[int]
    open: bool

    def about(self) -> int:
        """The seat that a proposal of certain kinds is about."""
        assert self.seat is not None
        return self.seat


class ChatRow(msgspec.Struct):
    """A line of chat."""

    table_id: str
    number: int
    seat: int
    text: str
    at: int


class MuteRow(msgspec.Struct):
    """One seat does not hear another."""

    table_id: str
    seat: int
    muted: int


class EditionRow(msgspec.Struct):
    """An edition that tables have pinned."""

    game: str
    hash: str
    name: str
    text: str


class Quoted(TypedDict):
    """A line of chat as a report keeps it."""

    seat: int
    name: str
    text: str
    at: int
    reported: bool


class ReportRow(msgspec.Struct):
    """What the operator is told about a seat."""

    id: int
    table_id: str
    seat: int
    name: str
    by: int
    kind: ReportKind
    text: str
    lines: list[Quoted]
    address_hash: str | None
    address: str | None
    address_until: int | None
    at: int
    closed: int | None


class BanRow(msgspec.Struct):
    """A ban of a network, or of the address behind a report."""

    id: int
    network: str | None
    address_hash: str | None
    report: int | None
    reason: str
    created: int
    until: int
