"""Playing at a table. The checks come in the order table, token, index, turn, legality; a refusal changes nothing."""

from __future__ import annotations

from sqlalchemy import func, insert, select, update

from kogge.core.state import CHANCE, TERMINAL, State
from kogge.core.story import Story, without
from kogge.server import clocks, schema, store
from kogge.server.refusals import Refused
from kogge.server.store import Row
from kogge.server.story import mark, settle
from kogge.server.table import Change, Table, Tables
from kogge.server.wire import Ack, Act, Place, Proposal, Propose, Undo


async def act(tables: Tables, name: str, token: str | None, request: Act) -> Ack:
    """Play an action of the seat this token is for."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        asked = f"act {request.action}"
        if not await _done(change, seat, request, asked):
            await _act(change, seat, request, asked, bot=False)
    return Ack(request.key, request.epoch, request.index)


async def act_for_bot(tables: Tables, name: str, seat: int, request: Act) -> None:
    """Play an action a bot has chosen, if it is still asked."""
    async with tables.change(name) as change:
        await _act(change, seat, request, f"act {request.action}", bot=True)


async def _done(change: Change, seat: int, request: Act | Undo, asked: str) -> bool:
    """Whether the request has been done already. Who asks again is behind: what it did has led on."""
    table = change.table
    place = (request.epoch, request.index)
    if table.status == "playing" and table.playing().place(seat) == place:
        return False
    done = await store.done_with(change.connection, table.id, seat, request.key)
    if done is not None and done != (*place, asked):
        raise Refused("key-reused")
    return done is not None


def _check_place(table: Table, seat: int, place: Place) -> None:
    if table.playing().place(seat) != (place.epoch, place.index):
        raise Refused("stale")


async def _act(change: Change, seat: int, request: Act, asked: str, bot: bool) -> None:
    table = change.table
    story = table.playing()
    _check_place(table, seat, request)
    if seat not in story.state.awaited() or table.is_bot(seat) != bot:
        raise Refused("not-your-turn")
    state = story.state.clone()
    state.apply_checked_as(seat, request.action)
    if table.settings.confirm and not (request.confirmed or bot) and _is_final(state, seat):
        raise Refused("confirm-needed")
    steps = [(seat, request.action), *settle(state, table.settings.forced)]
    change.play(seat, (request.epoch, request.index), steps, request.key, asked)
    await clocks.stop(change, seat)
    await _come_to(change, state)
    if not story.state.veiled():
        await _close_proposals(change, "takeover", seat)


def _is_final(state: State, seat: int) -> bool:
    """Whether the step that led here cannot be taken back: the next is not this seat's to decide."""
    return state.to_move() in (CHANCE, TERMINAL) or seat not in state.awaited()


async def _come_to(change: Change, state: State) -> None:
    """Note where the game has come to. In a secret phase an open question must not tell that another has acted."""
    change.set(mark=mark(state))
    if state.to_move() == TERMINAL:
        change.set(status="finished", result={"scores": state.scores(), "places": state.ranking()})
    if not change.table.told().state.veiled():
        await _close_proposals(change, "undo")


async def begin(change: Change, state: State) -> None:
    """The first batch: what chance brings before the first decision."""
    table = change.table
    steps = settle(state, table.settings.forced)
    change.play(CHANCE, (0, 0), steps)
    change.set(status="playing", clock_at=change.now)
    await _come_to(change, state)


async def undo(tables: Tables, name: str, token: str | None, request: Undo) -> Ack:
    """Take back own steps as far as nothing new has been seen."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        asked = "restart" if request.restart else f"undo {request.steps}"
        if not await _done(change, seat, request, asked):
            story = table.playing()
            _check_place(table, seat, request)
            if table.is_bot(seat):
                raise Refused("not-your-turn")
            count = max(story.undoable(seat)[1] if request.restart else request.steps, 1)
            after = story.told_again(without(story, seat, count))
            change.take_back("undo", seat, count, after, request.key, asked)
            await _go_back(change, after)
    return Ack(request.key, request.epoch, request.index)


async def _go_back(change: Change, after: Story) -> None:
    await clocks.stop(change, CHANCE)
    await _come_to(change, after.state)


# What all have to agree to


async def propose(tables: Tables, name: str, token: str | None, request: Propose) -> Proposal:
    """Ask the others; done at once where there is nobody to ask."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        table.playing()
        _check_proposal(change, seat, request)
        row = await _new_proposal(change, seat, request)
        if not row["waiting"]:
            await _carry_out(change, row)
    return proposal_info(row)


def _check_proposal(change: Change, seat: int, request: Propose) -> None:
    table = change.table
    if request.kind == "undo" and table.playing().last_act(seat, request.steps) < 0:
        raise Refused("nothing-to-undo")
    if request.kind == "takeover":
        if request.seat is None or request.seat >= len(table.seats) or request.seat == seat:
            raise Refused("not-allowed")
        if table.is_bot(request.seat) or not clocks.is_out(table, request.seat, change.now):
            raise Refused("not-out")


async def _new_proposal(change: Change, seat: int, request: Propose) -> Row:
    table = change.table
    await _close_proposals(change, request.kind)
    asked = [
        other for other in range(len(table.seats)) if not table.is_bot(other) and other not in (seat, request.seat)
    ]
    newest = select(func.coalesce(func.max(schema.proposals.c.number), 0)).where(
        schema.proposals.c.table_id == table.id
    )
    number = (await change.connection.execute(newest)).scalar_one() + 1
    row = {"table_id": table.id, "number": number, "kind": request.kind, "by": seat, "seat": request.seat}
    row |= {"steps": request.steps, "head": table.head, "waiting": asked, "open": bool(asked)}
    await change.connection.execute(insert(schema.proposals), row)
    change.reload = True
    return row


async def vote(tables: Tables, name: str, token: str | None, number: int, accept: bool) -> None:
    """Answer a proposal; when the last has accepted it is carried out."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        row = next((row for row in table.proposals if row["number"] == number), None)
        if row is None or seat not in row["waiting"]:
            raise Refused("no-proposal")
        waiting = [other for other in row["waiting"] if other != seat] if accept else []
        await _update_proposal(change, number, waiting=waiting, open=accept and bool(waiting))
        if accept and not waiting:
            await _carry_out(change, row)


async def _update_proposal(change: Change, number: int, **fields: object) -> None:
    where = (schema.proposals.c.table_id == change.table.id) & (schema.proposals.c.number == number)
    await change.connection.execute(update(schema.proposals).where(where).values(**fields))
    change.reload = True


async def _close_proposals(change: Change, kind: str, seat: int | None = None) -> None:
    """What was asked of this kind (about this seat) is no longer asked."""
    for row in change.table.proposals:
        if row["kind"] == kind and seat in (None, row["seat"]):
            await _update_proposal(change, row["number"], open=False)


async def _carry_out(change: Change, row: Row) -> None:
    table = change.table
    if row["kind"] == "undo":
        await _cut(change, row["by"], row["steps"])
    elif row["kind"] == "takeover":
        if clocks.is_out(table, row["seat"], change.now):
            await clocks.stop(change, CHANCE)
            await change.set_seat(row["seat"], away=True)
    else:
        change.set(status="abandoned", result={"scores": table.playing().state.scores(), "places": None})


async def _cut(change: Change, seat: int, count: int) -> None:
    """Back to before this seat's last acts, whatever has come since; chance will decide anew."""
    story = change.table.playing()
    keep = story.last_act(seat, count)
    if keep < 0:
        raise Refused("no-proposal")
    after = story.told_again(story.past()[:keep])
    change.take_back("cut", seat, keep, after)
    await _go_back(change, after)


def proposal_info(row: Row) -> Proposal:
    """A proposal as everybody sees it."""
    return Proposal(row["number"], row["kind"], row["by"], row["steps"], row["seat"], row["waiting"])
