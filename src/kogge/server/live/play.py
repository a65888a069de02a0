"""Playing at a table: an action, and what chance brings after it, down to the next decision.

The checks come in the order table, token, index, turn, legality; a refusal changes nothing.
An action is played on the table in memory and stored if the database has the same version; else the table is locked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from secrets import randbelow

from msgspec.structs import asdict
from sqlalchemy import func, insert, select
from sqlalchemy.exc import DBAPIError

from kogge.core.errors import KoggeError
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.core.timeline import Batch
from kogge.server import metrics
from kogge.server.errors import Refused
from kogge.server.live import absence, clocks, moderation
from kogge.server.live.proposals import close, close_proposals, proposal_info, update_proposal
from kogge.server.live.table import Change, Table, former_status, mark
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.storage.rows import ProposalRow
from kogge.server.wire import Ack, Act, Place, Proposal, Propose, Undo

BOT = "bot"
ABOUT_A_SEAT = ("takeover", "replace", "kick")
MOST_STEPS = 2000  # in one batch; a game that needs more is broken


async def act(tables: Tables, name: str, token: str | None, request: Act) -> Ack:
    """Play an action of the seat this token is for."""
    if not await _act_at_once(tables, name, lambda table: table.seat_of(token), request, bot=False):
        await _again_if_lost(lambda: _act_locked(tables, name, token, request))
    return Ack(request.key, request.epoch, request.index)


async def act_for_bot(tables: Tables, name: str, seat: int, request: Act) -> None:
    """Play an action a bot has chosen, if it is still asked."""
    if not await _act_at_once(tables, name, lambda _table: seat, request, bot=True):
        async with tables.change(name) as change:
            await _act(change, seat, request, bot=True)
        _count(change.table, bot=True)


async def _act_at_once(tables: Tables, name: str, seat_at: Callable[[Table], int], request: Act, bot: bool) -> bool:
    """Play an action on the table in memory, and store it if the database still has the same table.

    Most actions go this way: nothing is locked and the game is played once. An action that is refused, or needs more
    than a row of the log, changes nothing here and is decided again behind a lock.
    """
    table = tables.known(name)
    if table is None:
        return False
    async with table.lock:
        if table.settings.clock.kind != "none" or table.proposals:
            return False
        try:
            seat = seat_at(table)
            batch = _played(table, seat, request, bot)
        except (Refused, KoggeError):
            return False  # the table in memory may be behind the database's
        if batch.state.to_move() == TERMINAL:
            table.ending = table.version, request.key, batch
            return False
        shown = not _is_secret(table, batch.state)
        passed = _turn_passes(table, batch.state)
        if not await tables.append(table, seat, request, _asked(request, bot), batch, shown, passed):
            return False
    await tables.announce(name)
    _count(table, bot)
    return True


async def _act_locked(tables: Tables, name: str, token: str | None, request: Act) -> None:
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        if await _done(change, seat, request, _asked(request)):
            return
        await _act(change, seat, request, bot=False)
    _count(change.table, bot=False)


async def _again_if_lost(work: Callable[[], Awaitable[None]]) -> None:
    """Do it; if the connection to the database was lost meanwhile, retry once. What has a key is not done twice."""
    try:
        await work()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        await work()


def _count(table: Table, bot: bool) -> None:
    metrics.count_action(table.row.game, "bot" if bot else "person")


def _asked(request: Act, bot: bool = False) -> str:
    """What was asked, as the log keeps it: whose act it was can be told there, whoever has the seat by now."""
    return f"{BOT if bot else 'act'} {request.action}"


async def _done(change: Change, seat: int, request: Act | Undo, asked: str) -> bool:
    """Whether the request has been done already. A repeated request names an older place."""
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


async def _act(change: Change, seat: int, request: Act, bot: bool) -> None:
    table = change.table
    batch = _ending(table, request) or _played(table, seat, request, bot)
    change.play(seat, (request.epoch, request.index), batch, request.key, _asked(request, bot))
    await clocks.stop(change, seat, 1, batch.state if _is_secret(table, batch.state) else None)
    await _come_to(change, batch.state)
    if not table.playing().state.veiled():
        await absence.end(change, seat)


def _ending(table: Table, request: Act) -> Batch | None:
    """What was played at once and ends the game. Played anew, chance might decide otherwise: games would end late."""
    ending, table.ending = table.ending, None
    return ending[2] if ending is not None and ending[:2] == (table.version, request.key) else None


def _played(table: Table, seat: int, request: Act, bot: bool) -> Batch:
    """The action and what follows it, played on a copy of the position."""
    timeline = table.playing()
    _check_place(table, seat, request)
    if seat not in timeline.state.awaited() or table.is_bot(seat) != bot:
        raise Refused("not-your-turn")
    if request.action not in timeline.state.legal_as(seat):
        raise timeline.state.refusal(request.action, seat)
    batch = timeline.begin()
    batch.play(seat, request.action)
    if table.settings.confirm and not (request.confirmed or bot) and _is_final(batch.state, seat):
        raise Refused("confirm-needed")
    settle(batch, table.settings.forced)
    return batch


def draw(state: State) -> int:
    """An outcome of the chance node, from the operating system's generator."""
    outcomes = state.legal_actions()
    weights = state.chance_weights()
    rest = randbelow(sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        rest -= weight
        if rest < 0:
            return outcome
    raise AssertionError("weights are positive")


def settle(batch: Batch, forced: bool) -> None:
    """Play on to the next decision: chance, and where the table wants it, steps that leave no choice."""
    for _ in range(MOST_STEPS):
        step = _next_step(batch.state, forced)
        if step is None:
            return
        batch.play(*step)
    raise AssertionError("no decision within a batch")


def _next_step(state: State, forced: bool) -> tuple[int, int] | None:
    mover = state.to_move()
    if mover == CHANCE:
        return CHANCE, draw(state)
    for seat in state.awaited() if forced else []:
        actions = state.legal_as(seat)
        if len(actions) == 1:
            return seat, actions[0]
    return None


def _is_final(state: State, seat: int) -> bool:
    """Whether the step that led here cannot be taken back: the next is not this seat's to decide."""
    return state.to_move() in (CHANCE, TERMINAL) or seat not in state.awaited()


def _is_secret(table: Table, after: State) -> bool:
    """Whether this act begins and ends within a secret phase: then others must not notice that it happened."""
    return table.replayed().state.veiled() and after.veiled()


async def _come_to(change: Change, state: State) -> None:
    """Note where the game has come to. In a secret phase an open question must not tell that another has acted."""
    change.set(mark=mark(state))
    if not _is_secret(change.table, state):
        change.show()
    if _turn_passes(change.table, state):
        change.set(clock_at=change.now)
    if state.to_move() == TERMINAL:
        change.set(status="finished", result={"scores": state.scores(), "places": state.ranking()})
    if not change.table.replayed().state.veiled():
        await close_proposals(change, "undo")


def _turn_passes(table: Table, state: State) -> bool:
    """Whether others are awaited from now on, as everybody sees; where there is no clock, ``clock_at`` is when."""
    before = table.replayed().state
    if table.settings.clock.kind != "none":
        return False
    return before.veiled() != state.veiled() or not (state.veiled() or before.awaited() == state.awaited())


async def begin(change: Change, steps: Sequence[tuple[int, int]] = ()) -> None:
    """The first batch: the steps of a record, if the game goes on from one; what chance brings before a decision."""
    batch = change.table.replayed().begin()
    for actor, action in steps:
        batch.play(actor, action)
    settle(batch, change.table.settings.forced)
    change.play(CHANCE, (0, 0), batch)
    change.set(status="playing", clock_at=change.now)
    change.show()
    await _come_to(change, batch.state)


async def undo(tables: Tables, name: str, token: str | None, request: Undo) -> Ack:
    """Take back own steps as far as nothing new has been seen."""
    await _again_if_lost(lambda: _undo(tables, name, token, request))
    return Ack(request.key, request.epoch, request.index)


async def _undo(tables: Tables, name: str, token: str | None, request: Undo) -> None:
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        asked = "restart" if request.restart else f"undo {request.steps}"
        if not await _done(change, seat, request, asked):
            timeline = table.playing()
            _check_place(table, seat, request)
            if table.is_bot(seat):
                raise Refused("not-your-turn")
            count = max(timeline.undoable(seat)[1] if request.restart else request.steps, 1)
            after = timeline.undone(seat, count)
            change.take_back("undo", seat, count, after, request.key, asked)
            secretly = after.state if _is_secret(table, after.state) else None
            await clocks.stop(change, seat, -count, secretly)
            await _come_to(change, after.state)


# What all have to agree to


async def propose(tables: Tables, name: str, token: str | None, request: Propose) -> Proposal:
    """Ask the others; done at once where there is nobody to ask."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        if not (request.kind == "abandon" and _frozen_while_playing(table)):
            table.playing()
        asked = await _people_to_ask(change, seat, request)
        await _check_proposal(change, seat, request, asked)
        row = await _new_proposal(change, seat, request, asked)
        if not row.waiting:
            await _carry_out(change, row)
    return proposal_info(row)


def _frozen_while_playing(table: Table) -> bool:
    return table.row.status == "frozen" and former_status(table.row) == "playing"


async def _check_proposal(change: Change, seat: int, request: Propose, asked: list[int]) -> None:
    table = change.table
    if request.kind == "undo" and table.playing().last_act(seat, request.steps) < 0:
        raise Refused("nothing-to-undo")
    if request.kind in ABOUT_A_SEAT:
        if request.seat is None or request.seat >= len(table.seats) or request.seat == seat:
            raise Refused("not-allowed")
        if request.kind == "kick":
            moderation.check_kick_proposal(change, seat, request.seat, asked)
        else:
            await absence.check(change, seat, request.seat)


async def _people_to_ask(change: Change, seat: int, request: Propose) -> list[int]:
    """The people whose consent is needed; about a seat nobody waits for those who have been away for long."""
    table = change.table
    silent = await absence.silent(change) if request.kind in ABOUT_A_SEAT else set()
    others = (other for other in range(len(table.seats)) if other not in (seat, request.seat))
    return [other for other in others if not table.is_bot(other) and other not in silent]


async def _new_proposal(change: Change, seat: int, request: Propose, asked: list[int]) -> ProposalRow:
    table = change.table
    await close_proposals(change, request.kind)
    newest = select(func.coalesce(func.max(schema.proposals.c.number), 0)).where(
        schema.proposals.c.table_id == table.id
    )
    number = (await change.connection.execute(newest)).scalar_one() + 1
    row = ProposalRow(table.id, number, request.kind, seat, request.seat, request.steps, table.head, asked, bool(asked))
    await change.connection.execute(insert(schema.proposals), asdict(row))
    change.reload = True
    change.show()
    return row


async def vote(tables: Tables, name: str, token: str | None, number: int, accept: bool) -> None:
    """Answer a proposal; when the last has accepted it is carried out."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        row = next((row for row in table.proposals if row.number == number), None)
        if row is None or seat not in row.waiting:
            raise Refused("no-proposal")
        if accept:
            await _wait_for(change, row, [other for other in row.waiting if other != seat])
        else:
            await close(change, row)


async def _wait_for(change: Change, row: ProposalRow, waiting: list[int]) -> None:
    """Note whose answers are still missing; if none is, the proposal is carried out."""
    await update_proposal(change, row.number, waiting=waiting, open=bool(waiting))
    if not waiting:
        await _carry_out(change, row)


async def withdraw(change: Change, seat: int) -> None:
    """A person goes: what they asked, or is asked about them, is closed, and nobody waits for their answers.

    What waited for them alone is carried out, one proposal at most: the table in memory does not know yet what that one
    has changed. Nobody is removed in this way, for that needs somebody's consent.
    """
    done = False
    for row in change.table.proposals:
        waiting = [other for other in row.waiting if other != seat]
        settled = waiting != row.waiting and not waiting
        if seat in (row.by, row.seat) or (settled and (done or row.kind == "kick")):
            await close(change, row)
        elif waiting != row.waiting:
            with suppress(Refused):  # it is no longer possible, and closed
                await _wait_for(change, row, waiting)
            done = done or settled


async def _carry_out(change: Change, row: ProposalRow) -> None:
    table = change.table
    if row.kind == "undo":
        await _cut(change, row.by, row.steps)
    elif row.kind == "takeover":
        if await absence.is_absent(change, row.by, row.about()):
            await clocks.stop(change)
            await change.set_seat(row.about(), away=True)
            await absence.end(change, row.about())
    elif row.kind == "replace":
        if await absence.is_absent(change, row.by, row.about()):
            await absence.grant(change, row)
    elif row.kind == "kick":
        await moderation.kick_from_game(change, row.by, row.about())
        await withdraw(change, row.about())
    elif table.row.status == "frozen":
        change.set(frozen_from="abandoned")  # from now on its log can be read
    else:
        change.set(status="abandoned", result={"scores": table.playing().state.scores(), "places": None})


async def _cut(change: Change, seat: int, count: int) -> None:
    """Back to before this seat's last acts, whatever has come since; chance will decide anew."""
    timeline = change.table.playing()
    keep = timeline.last_act(seat, count)
    if keep < 0:
        raise Refused("no-proposal")
    after = timeline.cut(keep)
    change.take_back("cut", seat, keep, after)
    await clocks.stop(change)
    await _come_to(change, after.state)
    change.show()
