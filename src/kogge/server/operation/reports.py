"""Reports: what people at a table tell the operator about a seat or a chat line."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from kogge.server import rendering
from kogge.server.errors import Refused
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import DAY_MS
from kogge.server.storage.rows import ChatRow, Quoted, ReportRow, SeatRow
from kogge.server.storage.store import Session, Store
from kogge.server.wire import Report

REPORT_DAYS = 90
MOST_A_DAY = 20  # about one table
AROUND = 5  # lines quoted before and after a reported one; of a reported seat twice as many of the last


async def report(tables: Tables, table: Table, viewer: int, request: Report) -> None:
    """Store a report with the chat lines around it, and the reported seat's address as far as it is known."""
    about = _reported(table, viewer, request.seat)
    async with tables.store.write() as session:
        await _check_room(session, table.id)
        lines = await _context(session, table, request)
        row = {
            "table_id": table.id,
            "seat": request.seat,
            "name": about.name,
            "by": viewer,
            "kind": request.kind,
            "text": rendering.clean_line(request.text),
            "lines": lines,
            "at": store.now(),
            "address_hash": about.address_hash,
            "address": about.address,
            "address_until": about.address_until,
        }
        await session.execute(insert(schema.reports), row)


def _reported(table: Table, viewer: int, seat: int) -> SeatRow:
    """The seat of another person."""
    if seat == viewer or seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise Refused("not-allowed")
    return table.seats[seat]


async def _check_room(session: Session, table: str) -> None:
    reports = schema.reports.c
    today = (reports.table_id == table) & (reports.at > store.now() - DAY_MS)
    if (await session.execute(select(func.count()).where(today))).scalar_one() >= MOST_A_DAY:
        raise Refused("too-many-reports")


async def _context(session: Session, table: Table, request: Report) -> list[Quoted]:
    """The chat lines the operator has to see; a line that is named must be one of the reported seat."""
    chat = schema.chat
    query = select(chat).where(chat.c.table_id == table.id).order_by(chat.c.number.desc())
    if request.line is None:
        rows = await store.all_rows(session, ChatRow, query.limit(2 * AROUND))
    else:
        near = chat.c.number.between(request.line - AROUND, request.line + AROUND)
        rows = await store.all_rows(session, ChatRow, query.where(near))
        if not any(row.number == request.line and row.seat == request.seat for row in rows):
            raise Refused("not-found")
    return [_quoted(table, row, row.number == request.line) for row in rows[::-1]]


def _quoted(table: Table, row: ChatRow, reported: bool) -> Quoted:
    name = table.names[row.seat]
    return {"seat": row.seat, "name": name, "text": row.text, "at": row.at, "reported": reported}


# For the operator


async def list_reports(database: Store, closed: bool) -> list[ReportRow]:
    """The open reports, or all of them; the oldest first."""
    query = select(schema.reports).order_by(schema.reports.c.id)
    async with database.read() as session:
        return await store.all_rows(
            session, ReportRow, query if closed else query.where(schema.reports.c.closed.is_(None))
        )


async def get_report(database: Store, number: int) -> ReportRow | None:
    """One report."""
    async with database.read() as session:
        found = await store.all_rows(session, ReportRow, select(schema.reports).where(schema.reports.c.id == number))
    return found[0] if found else None


async def close_report(database: Store, number: int) -> bool:
    """Close an open report; whether there was one."""
    is_open = (schema.reports.c.id == number) & schema.reports.c.closed.is_(None)
    async with database.write() as session:
        done = await session.execute(update(schema.reports).where(is_open).values(closed=store.now()))
    return bool(done.rowcount)


async def forget_reports(session: Session) -> None:
    """Delete reports that are older than they are kept."""
    before = store.now() - REPORT_DAYS * DAY_MS
    await session.execute(delete(schema.reports).where(schema.reports.c.at < before))
