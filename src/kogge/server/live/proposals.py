"""Proposals as they are stored: changed, closed, shown."""

from __future__ import annotations

from sqlalchemy import update

from kogge.server.live.table import Change
from kogge.server.storage import schema
from kogge.server.storage.rows import ProposalRow
from kogge.server.wire import Proposal


async def update_proposal(change: Change, number: int, **fields: object) -> None:
    """Change fields of a proposal."""
    where = (schema.proposals.c.table_id == change.table.id) & (schema.proposals.c.number == number)
    await change.connection.execute(update(schema.proposals).where(where).values(**fields))
    change.reload = True
    change.show()


async def close(change: Change, row: ProposalRow) -> None:
    """Close a proposal; the link by which a friend might have taken a seat ends with it."""
    await update_proposal(change, row.number, open=False)
    if is_granted(row):
        await change.set_seat(row.about(), code_hash=None, code_until=0)


def is_granted(row: ProposalRow) -> bool:
    """Whether all have agreed that a friend takes a seat, and nobody has sat down yet."""
    return bool(row.kind == "replace" and not row.waiting)


async def close_proposals(change: Change, kind: str, seat: int | None = None) -> None:
    """What was asked of this kind (about this seat) is no longer asked."""
    for row in change.table.proposals:
        if row.kind == kind and seat in (None, row.seat):
            await close(change, row)


def proposal_info(row: ProposalRow) -> Proposal:
    """A proposal as everybody sees it."""
    return Proposal(row.number, row.kind, row.by, row.steps, row.seat, row.waiting)
