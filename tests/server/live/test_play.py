"""Playing: what is acknowledged is stored once, what is refused changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import DBAPIError

from kogge import IllegalAction
from kogge.server.errors import Refused
from kogge.server.live import play, seats, updates
from kogge.server.live.table import mark
from kogge.server.operation import upgrades
from kogge.server.services import Services
from kogge.server.storage import schema, sqlite, store
from kogge.server.wire import Act, Clock, Propose, Settings, Undo
from tests.server.helpers import Player, new_table, open_house, players, whose_turn

Scene = Callable[[Services], Awaitable[None]]


def played(database: str, scene: Scene) -> None:
    async def evening() -> None:
        async with open_house(database) as services:
            await scene(services)

    asyncio.run(evening())


async def everything(services: Services) -> dict[str, Any]:
    """All rows of the database."""
    async with services.store.read() as session:
        return {table.name: await store.all_columns(session, select(table)) for table in schema.metadata.sorted_tables}


def request(place: tuple[int, int], action: int, key: str = "a-key-of-mine") -> Act:
    return Act(place[0], place[1], action, key)


async def refused(services: Services, table: str, token: str | None, act: Act) -> str:
    """The error of an action, having made sure that it changed nothing."""
    before = await everything(services)
    error = ""
    try:
        await play.act(services.tables, table, token, act)
    except Refused as refusal:
        error = refusal.error
    except IllegalAction as illegal:
        error = illegal.rule
    assert await everything(services) == before
    return error


async def finish(services: Services, everyone: list[Player]) -> None:
    for _ in range(3000):
        table = await services.tables.get(everyone[0].table)
        if table.status == "finished":
            return
        player = everyone[table.playing().state.awaited()[0]]
        offers = (await player.look()).offers
        await player.act(offers[player.sent % len(offers)].id)
    raise AssertionError("the game does not end")


def test_an_action_with_its_chance_is_one_row_and_is_there_after_a_restart(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        player = await whose_turn(players(services, created))
        await player.act()
        story = (await services.tables.get(created.table)).playing()
        assert [row["number"] for row in (await everything(services))["log"]] == [0, 1]
        services.tables.forget(created.table)
        again = (await services.tables.get(created.table)).playing()
        assert again.state.text() == story.state.text()
        assert again.place(0) == story.place(0)

    played(database, scene)


def test_the_checks_come_in_order_and_a_refusal_changes_nothing(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        mover = await whose_turn(everyone)
        other = everyone[1 - mover.seat]
        look = await mover.look()
        place, legal = (look.epoch, look.index), look.offers[0].id
        late = (look.epoch, look.index + 1)
        assert await refused(services, "no-such-table", "no-token", request(late, 10**6)) == "unknown-table"
        assert await refused(services, "../../etc/passwd", mover.token, request(late, 10**6)) == "unknown-table"
        assert await refused(services, created.table, "no-token", request(late, 10**6)) == "bad-token"
        assert await refused(services, created.table, None, request(late, 10**6)) == "bad-token"
        assert await refused(services, created.table, other.token, request(late, 10**6)) == "stale"
        assert await refused(services, created.table, other.token, request(place, 10**6)) == "not-your-turn"
        assert await refused(services, created.table, mover.token, request(place, 10**6)) == "CORE-ID"
        await play.act(services.tables, created.table, mover.token, request(place, legal))

    played(database, scene)


def test_a_log_is_read_in_its_order_wherever_its_rows_lie(database: str) -> None:
    """Undone and played again, then all rows written anew from the last to the first: the story is the same."""

    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        for time in range(2):
            mover = await play_until_undoable(services, everyone)
            look = await mover.look()
            await play.undo(
                services.tables, created.table, mover.token, Undo(look.epoch, look.index, f"undo-{time}-key", 1)
            )
            await mover.act()
        before = (await services.tables.get(created.table)).replayed()
        async with services.store.write() as session:
            rows = await store.all_columns(session, select(schema.log).order_by(schema.log.c.number.desc()))
            await session.execute(delete(schema.log))
            for row in rows:
                await session.execute(insert(schema.log), row)
        assert sum(row["kind"] == "undo" for row in rows) == 2
        services.tables.forget(created.table)
        after = (await services.tables.get(created.table)).replayed()
        assert (after.past(), after.epochs()) == (before.past(), before.epochs())

    played(database, scene)


def test_a_repeated_request_is_answered_as_the_first_and_done_once(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        mover = await whose_turn(players(services, created))
        look = await mover.look()
        act = request((look.epoch, look.index), look.offers[0].id)
        first = await play.act(services.tables, created.table, mover.token, act)
        before = await everything(services)
        services.tables.forget(created.table)
        assert await play.act(services.tables, created.table, mover.token, act) == first
        assert await everything(services) == before
        other = request((look.epoch, look.index), look.offers[0].id + 1)
        assert await refused(services, created.table, mover.token, other) == "key-reused"

    played(database, scene)


def test_a_key_is_not_used_for_another_request_at_the_place_that_is_now(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        mover = await whose_turn(everyone)
        await mover.act()
        while not (await mover.look()).your_turn:
            await (await whose_turn(everyone)).act()
        look = await mover.look()
        act = request((look.epoch, look.index), look.offers[0].id, f"key-{mover.seat}-000001")
        assert await refused(services, created.table, mover.token, act) == "key-reused"
        act.key = "another-key"
        await play.act(services.tables, created.table, mover.token, act)

    played(database, scene)


def test_the_last_act_of_a_game_is_answered_again(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, edition="tiny")
        everyone = players(services, created)
        await finish(services, everyone)
        async with services.store.read() as session:
            rows = await store.all_columns(session, select(schema.log).order_by(schema.log.c.number.desc()).limit(1))
        last, player = rows[0], everyone[rows[0]["seat"]]
        act = Act(last["epoch"], last["index"], int(last["asked"].removeprefix("act ")), last["key"])
        before = await everything(services)
        assert (await play.act(services.tables, created.table, player.token, act)).key == last["key"]
        assert await everything(services) == before

    played(database, scene)


def test_nobody_hears_of_an_act_that_could_not_be_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails at the very commit: no answer, no news, the table as it was; then all goes on."""

    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        mover = await whose_turn(everyone)
        heard: list[str] = []
        monkeypatch.setattr(services.tables, "on_change", lambda table: noted(heard, table.id))
        look = await mover.look()
        act = request((look.epoch, look.index), look.offers[0].id)
        before = await everything(services)
        async with full_disk(services, monkeypatch):
            with pytest.raises((OSError, DBAPIError), match="disk"):
                await play.act(services.tables, created.table, mover.token, act)
        assert heard == []
        assert await everything(services) == before
        assert await mover.look() == look
        await play.act(services.tables, created.table, mover.token, act)
        assert heard == [created.table]
        assert len((await everything(services))["log"]) == len(before["log"]) + 1

    played(database, scene)


async def noted(heard: list[str], table: str) -> None:
    heard.append(table)


FULL_DISK = [
    "CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''the disk is full''; END'",
    "CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW"
    " EXECUTE FUNCTION fails()",
]


@asynccontextmanager
async def full_disk(services: Services, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Every commit of a row of the log fails; PostgreSQL itself sees to that by a trigger that fires at the commit."""
    if services.store.postgres:
        await statements(services, FULL_DISK)
        yield
        await statements(services, ["DROP TRIGGER full_disk ON log", "DROP FUNCTION fails"])
        return
    with monkeypatch.context() as broken:
        broken.setattr(sqlite, "commit", fails)
        yield


async def statements(services: Services, lines: list[str]) -> None:
    async with services.store.write() as session:
        for line in lines:
            await session.execute(text(line))


def fails(_connection: object) -> None:
    raise OSError("the disk is full")


def test_two_at_once_with_the_same_place_are_played_once(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        mover = await whose_turn(players(services, created))
        look = await mover.look()
        acts = [request((look.epoch, look.index), offer.id, f"key-{offer.id:06}") for offer in look.offers]
        doing = [play.act(services.tables, created.table, mover.token, act) for act in acts]
        results = await asyncio.gather(*doing, return_exceptions=True)
        errors = [result.error for result in results if isinstance(result, Refused)]
        assert len(errors) == len(acts) - 1
        assert set(errors) <= {"stale", "not-your-turn"}

    played(database, scene)


def test_a_whole_game_ends_with_its_result_and_its_record(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, edition="tiny")
        everyone = players(services, created)
        await finish(services, everyone)
        table = await services.tables.get(created.table)
        state = table.replayed().state
        assert table.row.result == {"scores": state.scores(), "places": state.ranking()}
        assert table.row.mark == mark(state)
        update = await everyone[0].look()
        assert (update.status, update.places, update.offers) == ("finished", state.ranking(), [])
        assert await refused(services, created.table, everyone[0].token, request((0, 0), 0)) == "not-playing"

    played(database, scene)


async def play_until_undoable(services: Services, everyone: list[Player]) -> Player:
    """Play until somebody has acted without anything new being seen."""
    for _ in range(500):
        mover = await whose_turn(everyone)
        offers = (await mover.look()).offers
        await mover.act(offers[mover.sent % len(offers)].id)
        if (await mover.look()).undo.steps:
            return mover
    raise AssertionError("nobody can take anything back")


def test_own_steps_are_taken_back_as_a_row_and_no_further_than_the_horizon(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        mover = await play_until_undoable(services, everyone)
        look = await mover.look()
        before = (
            (await services.tables.get(created.table))
            .playing()
            .state_at((await services.tables.get(created.table)).playing().last_act(mover.seat, 1) - 1)
        )
        rows = len((await everything(services))["log"])
        undo = Undo(look.epoch, look.index, "undo-key", 1)
        done = await play.undo(services.tables, created.table, mover.token, undo)
        assert await play.undo(services.tables, created.table, mover.token, undo) == done
        story = (await services.tables.get(created.table)).playing()
        assert story.state.text() == before.text()
        assert len((await everything(services))["log"]) == rows + 1
        for player in everyone:
            assert (await player.look()).epoch == 1
        now = await mover.look()
        with pytest.raises(IllegalAction):
            await play.undo(services.tables, created.table, mover.token, Undo(1, now.index, "undo-key-2", 99))
        services.tables.forget(created.table)
        assert (await services.tables.get(created.table)).playing().state.text() == before.text()

    played(database, scene)


def test_a_restart_takes_back_all_own_steps_of_the_turn(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        mover = await play_until_undoable(services, everyone)
        look = await mover.look()
        undo = Undo(look.epoch, look.index, "restart-key", restart=True)
        await play.undo(services.tables, created.table, mover.token, undo)
        assert (await mover.look()).undo.restart == 0
        assert (await mover.look()).index == look.index - look.undo.restart

    played(database, scene)


def test_beyond_the_horizon_all_must_agree(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, people=3)
        everyone = players(services, created)
        for _ in range(12):
            await (await whose_turn(everyone)).act()
        asking = everyone[0]
        table = await services.tables.get(created.table)
        keep = table.playing().last_act(0, 1)
        proposal = await play.propose(services.tables, created.table, asking.token, Propose("undo"))
        assert proposal.waiting == [1, 2]
        await play.vote(services.tables, created.table, everyone[1].token, proposal.id, True)
        assert table.playing().count() > keep
        with pytest.raises(Refused, match="no-proposal"):
            await play.vote(services.tables, created.table, everyone[1].token, proposal.id, True)
        await play.vote(services.tables, created.table, everyone[2].token, proposal.id, True)
        assert (await services.tables.get(created.table)).playing().count() == keep
        assert (await asking.look()).your_turn
        assert (await asking.look()).proposals == []

    played(database, scene)


def test_one_who_declines_ends_a_proposal_and_so_does_the_game_going_on(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        for _ in range(6):
            await (await whose_turn(everyone)).act()
        asked = await play.propose(services.tables, created.table, everyone[0].token, Propose("undo"))
        await play.vote(services.tables, created.table, everyone[1].token, asked.id, False)
        assert (await everyone[0].look()).proposals == []
        await play.propose(services.tables, created.table, everyone[0].token, Propose("undo"))
        await (await whose_turn(everyone)).act()
        assert (await everyone[1].look()).proposals == []

    played(database, scene)


def test_a_step_that_cannot_be_taken_back_asks_for_confirmation_where_the_table_wants_it(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, settings=Settings(confirm=True))
        mover = await whose_turn(players(services, created))
        look = await mover.look()
        act = request((look.epoch, look.index), look.offers[0].id)
        assert await refused(services, created.table, mover.token, act) == "confirm-needed"
        act.confirmed = True
        await play.act(services.tables, created.table, mover.token, act)

    played(database, scene)


def test_who_is_out_of_time_can_be_replaced_by_a_bot_and_come_back(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, settings=Settings(clock=Clock("live", 10, 0)))
        everyone = players(services, created)
        mover = await whose_turn(everyone)
        other = everyone[1 - mover.seat]
        takeover = Propose("takeover", seat=mover.seat)
        with pytest.raises(Refused, match="not-out"):
            await play.propose(services.tables, created.table, other.token, takeover)
        async with services.tables.change(created.table) as change:
            change.set(clock_at=change.now - 11_000)
        clocks = (await other.look()).clocks
        assert clocks is not None
        assert (clocks.out, clocks.running) == ([mover.seat], [mover.seat])
        await play.propose(services.tables, created.table, other.token, takeover)
        assert (await other.look()).seats[mover.seat].away
        look = await mover.look()
        place = (look.epoch, look.index)
        assert await refused(services, created.table, mover.token, request((9, 9), 0)) == "stale"
        assert await refused(services, created.table, mover.token, request(place, 0)) == "not-your-turn"
        with pytest.raises(Refused, match="not-your-turn"):
            await play.undo(services.tables, created.table, mover.token, Undo(*place, "undo-key"))
        await seats.come_back(services.tables, created.table, mover.token)
        await mover.act()
        clocks = (await other.look()).clocks
        assert clocks is not None
        assert clocks.out == []

    played(database, scene)


async def is_out(services: Services, table: str) -> None:
    """So much time goes by that whoever thinks has none left."""
    async with services.tables.change(table) as change:
        change.set(clock_at=change.now - 11_000)


def test_all_others_must_want_the_bot_and_who_acts_in_time_stays(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, people=3, settings=Settings(clock=Clock("slow", 10)))
        everyone = players(services, created)
        mover = await whose_turn(everyone)
        one, two = [player for player in everyone if player is not mover]
        takeover = Propose("takeover", seat=mover.seat)
        await is_out(services, created.table)
        asked = await play.propose(services.tables, created.table, one.token, takeover)
        assert asked.waiting == [two.seat]
        await mover.act()
        assert (await two.look()).proposals == []
        with pytest.raises(Refused, match="no-proposal"):
            await play.vote(services.tables, created.table, two.token, asked.id, True)
        assert await time_left(mover) > 9_000
        mover = await whose_turn(everyone)
        one, two = [player for player in everyone if player is not mover]
        await is_out(services, created.table)
        takeover = Propose("takeover", seat=mover.seat)
        asked = await play.propose(services.tables, created.table, one.token, takeover)
        await play.vote(services.tables, created.table, two.token, asked.id, False)
        assert not (await one.look()).seats[mover.seat].away
        asked = await play.propose(services.tables, created.table, one.token, takeover)
        await play.vote(services.tables, created.table, two.token, asked.id, True)
        assert (await one.look()).seats[mover.seat].away

    played(database, scene)


def test_nobody_gets_new_time_by_coming_back_from_nowhere(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, settings=Settings(clock=Clock("live", 100, 0)))
        mover = await whose_turn(players(services, created))
        await is_out(services, created.table)
        await seats.come_back(services.tables, created.table, mover.token)
        assert await time_left(mover) < 90_000
        code = await seats.leave(services.tables, created.table, mover.token, None)
        mover.token = (await seats.claim(services.tables, created.table, code.code)).token
        assert 80_000 < await time_left(mover) < 90_000

    played(database, scene)


async def time_left(player: Player) -> int:
    clocks = (await player.look()).clocks
    assert clocks is not None
    left = clocks.left[player.seat]
    assert left is not None
    return left


def test_a_table_with_many_undos_is_told_as_it_was_after_a_restart(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        for number in range(15):
            mover = await play_until_undoable(services, everyone)
            look = await mover.look()
            undo = Undo(look.epoch, look.index, f"undo-{number:04}", look.undo.steps if number % 2 else 1)
            await play.undo(services.tables, created.table, mover.token, undo)
            if number % 5 == 4:
                asked = await play.propose(services.tables, created.table, mover.token, Propose("undo"))
                await play.vote(services.tables, created.table, everyone[1 - mover.seat].token, asked.id, True)
        before = [
            (await player.look(), updates.update_for(await services.tables.get(created.table), -3, "en"))
            for player in everyone
        ]
        assert before[0][0].epoch == 18
        services.tables.forget(created.table)
        after = [
            (await player.look(), updates.update_for(await services.tables.get(created.table), -3, "en"))
            for player in everyone
        ]
        assert after == before
        again = Undo(look.epoch, look.index, "undo-0014", 1)
        await play.undo(services.tables, created.table, mover.token, again)
        assert [verdict.outcome for verdict in await upgrades.verify(services.store)] == ["equal"]

    played(database, scene)


def test_all_can_agree_to_abandon(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        everyone = players(services, created)
        asked = await play.propose(services.tables, created.table, everyone[0].token, Propose("abandon"))
        await play.vote(services.tables, created.table, everyone[1].token, asked.id, True)
        assert (await everyone[0].look()).status == "abandoned"

    played(database, scene)


def test_forced_steps_are_played_where_the_table_wants_it(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services, settings=Settings(forced=True))
        everyone = players(services, created)
        for _ in range(60):
            mover = await whose_turn(everyone)
            offers = (await mover.look()).offers
            assert len(offers) > 1
            await mover.act(offers[mover.sent % len(offers)].id)

    played(database, scene)


def test_why_not_names_the_rule(database: str) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        mover = await whose_turn(players(services, created))
        offers = {offer.id for offer in (await mover.look()).offers}
        table = await services.tables.get(created.table)
        not_offered = next(action for action in range(table.replayed().game.actions.width) if action not in offers)
        why = updates.why(table, mover.seat, not_offered, "de")
        assert why.rule
        assert why.text
        assert updates.why(table, mover.seat, min(offers), "de").rule is None

    played(database, scene)
