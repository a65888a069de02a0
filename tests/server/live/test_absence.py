"""Absent players: when the others may replace one, by a bot or a friend, and what ends that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.core.timeline import Batch
from kogge.server.errors import Refused
from kogge.server.live import absence, creation, play, seats, updates
from kogge.server.live.play import settle
from kogge.server.services import Services
from kogge.server.storage import schema, store
from kogge.server.wire import Clock, Created, CreateTable, NewSeat, Propose, Settings
from tests.server.helpers import LANGUAGE, Player, file_url, new_table, open_house, players, whose_turn

LONG_MS = 4 * 60_000


def played(database: str, scene: Callable[[Services], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with open_house(database) as services:
            await scene(services)

    asyncio.run(evening())


async def time_goes_by(services: Services, table: str, ms: int = LONG_MS) -> None:
    """As if everything had happened so much earlier."""
    async with services.tables.change(table) as change:
        change.set(clock_at=change.table.row.clock_at - ms)
        for row in change.table.seats:
            if row.online_until <= change.now:
                await change.set_seat(row.seat, online_until=max(row.online_until - ms, 0))


async def around(services: Services, people: int, settings: Settings | None = None) -> tuple[Player, list[Player]]:
    """The player to move, and the others, who are there."""
    everyone = players(services, await new_table(services, people, settings))
    mover = await whose_turn(everyone)
    others = [player for player in everyone if player is not mover]
    for player in others:
        await services.arrive(player.table, player.seat)
    return mover, others


async def refusal(services: Services, player: Player, kind: str, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        await play.propose(services.tables, player.table, player.token, Propose(kind, seat=seat))  # type: ignore[arg-type]
    return caught.value.error


def test_a_bot_plays_for_an_absent_player_after_the_stated_time_and_not_before(database: str) -> None:
    async def scene(services: Services) -> None:
        mover, (other,) = await around(services, 2)
        assert await refusal(services, other, "takeover", mover.seat) == "not-absent-yet"
        await services.arrive(mover.table, mover.seat)
        await time_goes_by(services, mover.table)
        assert await refusal(services, other, "takeover", mover.seat) == "not-absent"
        await services.depart(mover.table, mover.seat)
        assert await refusal(services, other, "takeover", mover.seat) == "not-absent-yet"
        await time_goes_by(services, mover.table)
        asked = await play.propose(services.tables, mover.table, other.token, Propose("takeover", seat=mover.seat))
        assert asked.waiting == []
        assert (await other.look()).seats[mover.seat].away
        meanwhile = await mover.look()
        assert (meanwhile.your_turn, meanwhile.offers, meanwhile.undo.steps) == (False, [], 0)
        await seats.come_back(services.tables, mover.table, mover.token)
        assert (await mover.look()).your_turn
        await mover.act()

    played(database, scene)


def test_the_time_counts_from_when_the_player_is_awaited(tmp_path: Path) -> None:
    """Who was away while others thought has the stated time when the turn comes."""

    async def scene(services: Services) -> None:
        mover, (other,) = await around(services, 2)
        await services.depart(other.table, other.seat)
        await time_goes_by(services, mover.table)
        assert await refusal(services, mover, "takeover", other.seat) == "not-absent"
        for _ in range(60):
            await (await whose_turn([mover, other])).act()
            if (await other.look()).your_turn:
                break
        assert await refusal(services, mover, "takeover", other.seat) == "not-absent-yet"
        await time_goes_by(services, mover.table)
        await play.propose(services.tables, mover.table, mover.token, Propose("takeover", seat=other.seat))

    played(file_url(tmp_path), scene)


@pytest.mark.parametrize("settings", [Settings(absence_minutes=0), Settings(clock=Clock("slow", 86_400))])
def test_nobody_is_replaced_where_the_table_says_never_or_a_clock_decides(tmp_path: Path, settings: Settings) -> None:
    async def scene(services: Services) -> None:
        mover, (other,) = await around(services, 2, settings)
        await time_goes_by(services, mover.table, 3_600_000)
        assert await refusal(services, other, "takeover", mover.seat) == "not-out"

    played(file_url(tmp_path), scene)


def test_all_who_are_there_must_agree_and_coming_back_ends_the_vote(database: str) -> None:
    async def scene(services: Services) -> None:
        mover, (one, two, three) = await around(services, 4)
        await services.depart(three.table, three.seat)
        await time_goes_by(services, mover.table)
        takeover = Propose("takeover", seat=mover.seat)
        asked = await play.propose(services.tables, mover.table, one.token, takeover)
        assert asked.waiting == [two.seat]  # nobody waits for the fourth, who is away too
        await services.arrive(mover.table, mover.seat)
        assert (await two.look()).proposals == []
        with pytest.raises(Refused, match="no-proposal"):
            await play.vote(services.tables, mover.table, two.token, asked.id, True)
        await services.depart(mover.table, mover.seat)
        await time_goes_by(services, mover.table)
        asked = await play.propose(services.tables, mover.table, one.token, takeover)
        await play.vote(services.tables, mover.table, two.token, asked.id, True)
        assert (await one.look()).seats[mover.seat].away

    played(database, scene)


async def granted(services: Services) -> tuple[Player, Player, Player, int]:
    """All agree that a friend takes the seat of the absent player."""
    mover, (one, two) = await around(services, 3)
    await time_goes_by(services, mover.table)
    asked = await play.propose(services.tables, mover.table, one.token, Propose("replace", seat=mover.seat))
    with pytest.raises(Refused, match="no-proposal"):
        await absence.link(services.tables, mover.table, one.token, asked.id)
    await play.vote(services.tables, mover.table, two.token, asked.id, True)
    return mover, one, two, asked.id


def test_a_friend_takes_the_seat_of_an_absent_player_by_a_link_of_the_proposer(database: str) -> None:
    async def scene(services: Services) -> None:
        mover, one, two, asked = await granted(services)
        with pytest.raises(Refused, match="no-proposal"):
            await absence.link(services.tables, mover.table, two.token, asked)
        first = await absence.link(services.tables, mover.table, one.token, asked)
        link = await absence.link(services.tables, mover.table, one.token, asked)
        assert (await mover.look()).your_turn  # the seat is still theirs
        for code, name in ((first.code, "Zoe"), (link.code, None)):
            with pytest.raises(Refused, match=r"bad-code|bad-name"):
                await seats.claim(services.tables, mover.table, code, new_name=name)
        joined = await seats.claim(services.tables, mover.table, link.code, new_name="Zoe")
        assert joined.seat == mover.seat
        look = await one.look()
        assert (look.seats[mover.seat].name, look.seats[mover.seat].away, look.proposals) == ("Zoe", False, [])
        with pytest.raises(Refused, match="bad-token"):
            await mover.act()
        await Player(services, mover.table, joined.seat, joined.token).act()

    played(database, scene)


def test_the_link_ends_when_the_absent_player_comes_back_first(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        mover, one, _two, asked = await granted(services)
        link = await absence.link(services.tables, mover.table, one.token, asked)
        await services.arrive(mover.table, mover.seat)
        with pytest.raises(Refused, match="bad-code"):
            await seats.claim(services.tables, mover.table, link.code, new_name="Zoe")
        await mover.act()

    played(file_url(tmp_path), scene)


def test_the_link_ends_with_its_proposal(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        mover, one, two, asked = await granted(services)
        link = await absence.link(services.tables, mover.table, one.token, asked)
        await play.propose(services.tables, mover.table, two.token, Propose("replace", seat=mover.seat))
        with pytest.raises(Refused, match="bad-code"):
            await seats.claim(services.tables, mover.table, link.code, new_name="Zoe")

    played(file_url(tmp_path), scene)


# Secret phases


def lasting(state: State, seat: int) -> int | None:
    """A choice after which the seat is still in its secret phase."""
    for action in state.legal_as(seat):
        batch = Batch(state.clone(), [])
        batch.play(seat, action)
        settle(batch, forced=False)
        if batch.state.veiled() and seat in batch.state.awaited():
            return action
    return None


async def secret_phase(services: Services) -> tuple[Created, list[Player]]:
    """A table of Norsemen at which several choose at once, in secret."""
    chairs = [NewSeat("person", name) for name in ("Ada", "Bo", "Cy")]
    created = await creation.create(services.tables, CreateTable("norsemen", chairs), LANGUAGE)
    everyone = players(services, created)
    rng = Rng(1)
    for _ in range(400):
        state = (await services.tables.get(created.table)).replayed().state
        if state.veiled() and len(state.awaited()) == len(everyone) and lasting(state, 2) is not None:
            return created, everyone
        mover = await whose_turn(everyone)
        offers = (await mover.look()).offers
        await mover.act(offers[rng.below(len(offers))].id)
    raise AssertionError("no secret phase")


def test_secret_steps_change_neither_the_time_told_nor_the_refusal(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created, (ada, _bo, cy) = await secret_phase(services)
        table = await services.tables.get(created.table)
        since = table.row.clock_at
        assert await refusal(services, ada, "takeover", cy.seat) == "not-absent"  # the proposer can still act
        while ada.seat in table.replayed().state.awaited():
            await ada.act()
        for _ in range(40):
            action = lasting(table.replayed().state, cy.seat)
            if action is None:
                break
            await cy.act(action)
            assert (await ada.look()).since == since
            if cy.seat in table.replayed().state.awaited():
                assert await refusal(services, ada, "takeover", cy.seat) == "not-absent-yet"
        while cy.seat in table.replayed().state.awaited():
            await cy.act()
        assert (await ada.look()).since == since  # nor does the time begin anew when one of several has finished

    played(file_url(tmp_path), scene)


def test_who_is_awaited_is_asked_as_the_proposer_may_know_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may hide who has finished a secret phase: then a refusal must not tell it."""
    asked: list[int] = []

    def everyone_awaited(_state: State, viewer: int) -> list[int]:
        asked.append(viewer)
        return [1, 2]

    async def scene(services: Services) -> None:
        created, (ada, _bo, cy) = await secret_phase(services)
        table = await services.tables.get(created.table)
        while cy.seat in table.replayed().state.awaited():
            await cy.act()
        monkeypatch.setattr(absence, "awaited", everyone_awaited)
        assert await refusal(services, ada, "takeover", cy.seat) == "not-absent-yet"
        assert asked == [ada.seat]

    played(file_url(tmp_path), scene)


def test_when_somebody_was_last_seen_is_told_while_they_are_away(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        table = await services.tables.get(created.table)
        await services.arrive(created.table, 1)
        assert updates.seats(table)[1].gone_at is None
        before = store.now()
        await services.depart(created.table, 1)
        gone = updates.seats(table)[1]
        assert not gone.present
        assert gone.gone_at is not None
        assert before <= gone.gone_at <= store.now()

    played(file_url(tmp_path), scene)


def test_presence_is_read_from_the_database_because_another_server_may_know_more(database: str) -> None:
    async def scene(services: Services) -> None:
        mover, (other,) = await around(services, 2)
        await time_goes_by(services, mover.table)
        where = (schema.seats.c.table_id == mover.table) & (schema.seats.c.seat == mover.seat)
        async with services.store.write() as session:  # as another server does
            await session.execute(update(schema.seats).where(where).values(online_until=store.now() + 60_000))
        assert await refusal(services, other, "takeover", mover.seat) == "not-absent"

    played(database, scene)
