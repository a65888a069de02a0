"""Two games that look alike to a viewer give that viewer the same bytes, and a secret act gives others none at all.

Nothing is masked: clock, secrets and chance are given, and everything goes through the application, so status, headers,
bodies and messages are compared as a client would receive them, times included.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kogge import CHANCE, SPECTATOR, UNSEEN, Rng
from kogge.core.state import State
from kogge.core.timeline import Step, apply
from kogge.games import registry
from kogge.server.api.app import create_app
from kogge.server.bots.bot_process import Question
from kogge.server.bots.scheduler import question
from kogge.server.live import clocks, play, updates
from kogge.server.live.hub import Listener, encode, until
from kogge.server.live.table import Change, Table, mark
from kogge.server.live.tables import Tables
from kogge.server.operation import privacy
from kogge.server.rendering import Speech
from kogge.server.settings import Setup
from kogge.server.wire import Ack, Act, ClockInfo, Event, SeatData, Summary, Update
from tests.server.eavesdropping import (
    TIMED,
    UNTIMED,
    Answer,
    Socket,
    World,
    empty_database,
    outcomes,
    pause,
    world,
)
from tests.server.helpers import file_url
from tests.server.twins import Batch, twins, whole_game

# Seeds whose games have long twins, and the viewers they are played to: every seat, and the spectator.
SCENES = {
    "norderwind": [(28, 0), (15, 3), (1, SPECTATOR)],
    "norsemen": [(0, 0), (1, 1), (6, 2), (7, 3), (2, SPECTATOR)],
    "novgorod": [(1, 1), (6, 2), (5, SPECTATOR)],
}
TABLE = "/api/tables/{table:str}"
# Routes that tell a viewer nothing of a running game: what there is to play, pages, and records, positions, editions
# and lessons a client brings itself, puzzles, and examples of the rules.
NOTHING_OF_A_TABLE = {
    "/api/analysis/open",
    "/api/analysis/look",
    "/api/analysis/judge",
    "/api/games",
    "/api/games/{game:str}/editions/{edition:str}",
    "/api/editions/check",
    "/api/examples",
    "/api/editions/trial",
    "/api/lessons",
    "/api/puzzles",
    "/api/puzzles/{game:str}",
    "/api/replay",
    "/api/review",
    "/api/qr",
    "/api/privacy",
    "/",
    "/{path:path}",
    "/health",
    "/.well-known/security.txt",
    "/api/schema",
    "/api/schema/openapi.json",
    "/api/schema/{path:str}",
}


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return empty_database(tmp_path_factory.mktemp("template"))


# What a viewer can ask


async def look(here: World, viewer: int) -> list[Answer]:
    """All that can be asked without changing anything."""
    epoch, index = here.place(viewer).values()
    held = {"tables": [{"table": here.table, "token": here.tokens[viewer]}]}
    return [
        await here.ask("GET", f"{TABLE}/sync", viewer),
        await here.ask("GET", f"{TABLE}/sync", viewer, language="de", epoch=epoch, index=max(index - 3, 0)),
        await here.ask("GET", f"{TABLE}/events", viewer, first=0),
        await here.ask("GET", f"{TABLE}/events", viewer, language="de", first=max(index - 2, 0)),
        await here.ask("GET", f"{TABLE}/moments/{{index:int}}", viewer, language="de", index=index),
        await here.ask("GET", f"{TABLE}/moments/{{index:int}}", viewer, index=index // 2),
        await here.ask("GET", f"{TABLE}/moments/{{index:int}}", viewer, index=index + 1),
        await here.ask("GET", TABLE, viewer),
        await here.ask("POST", "/api/mine", viewer, held),
        await here.ask("GET", "/api/lobby", viewer),
        await here.ask("GET", f"{TABLE}/chat", viewer),
        await here.ask("GET", f"{TABLE}/record", viewer),
        await here.ask("GET", f"{TABLE}/edition", viewer),
        await here.ask("GET", f"{TABLE}/analysis", viewer),
        await here.ask("GET", f"{TABLE}/analysis", viewer, draw=index),
        await here.ask("POST", "/api/privacy/export", viewer, {"table": here.table}),
    ]


async def mistakes(here: World, viewer: int, turn: int) -> list[Answer]:
    """What is refused, and with which words; ``turn`` chooses the actions that are tried."""
    place = here.place(viewer)
    stale = {"epoch": place["epoch"], "index": place["index"] + 1}
    answers = [
        await here.ask("POST", f"{TABLE}/actions", viewer, {**stale, "action": 0, "key": "k" * 8}),
        await here.ask("POST", f"{TABLE}/undo", viewer, {**place, "key": "u" * 8, "steps": 999}),
        await here.ask("POST", f"{TABLE}/undo", viewer, {**stale, "key": "u" * 8}),
        await here.ask("POST", f"{TABLE}/join", viewer, {"name": "Eve"}),
        await here.ask("POST", f"{TABLE}/claim", viewer, {"code": "wrong"}),
        await here.ask("POST", f"{TABLE}/return", viewer),
        await here.ask("POST", f"{TABLE}/rematch", viewer),
        await here.ask("POST", f"{TABLE}/proposals/{{number:int}}", viewer, {"accept": True}, number=99),
        await here.ask("POST", f"{TABLE}/proposals/{{number:int}}/link", viewer, number=99),
        await here.ask("POST", f"{TABLE}/kick", viewer, {"seat": 1}),
        await here.ask("POST", f"{TABLE}/bots", viewer, {"seat": 1}),
        await here.ask("POST", f"{TABLE}/bots/remove", viewer, {"seat": 1}),
    ]
    for seat in range(len(here.known().seats)):
        for kind in ("takeover", "replace"):
            answers.append(await here.ask("POST", f"{TABLE}/proposals", viewer, {"kind": kind, "seat": seat}))
    width = here.known().replayed().game.actions.width
    legal = here.known().replayed().state.legal_as(viewer) if viewer >= 0 else []
    for action in range(turn % (width // 7), width, width // 7):
        if action not in legal:
            body = {**place, "action": action, "key": "k" * 8}
            answers.append(await here.ask("POST", f"{TABLE}/actions", viewer, body, "de"))
        answers.append(await here.ask("GET", f"{TABLE}/why", viewer, action=action))
    return answers


async def deeds(here: World, viewer: int, turn: int) -> list[Answer]:
    """What changes something, but not the game."""
    answers = [
        await here.ask("POST", f"{TABLE}/chat", viewer, {"text": f"It is {turn} o'clock."}),
        await here.ask("POST", f"{TABLE}/mute", viewer, {"seat": turn % 3, "muted": turn % 2 == 0}),
        await here.ask("POST", f"{TABLE}/handover", viewer),
        await here.ask("POST", f"{TABLE}/settings", viewer, {"chat": turn % 5 > 0}),
    ]
    if turn % 3 == 0:
        answers.append(await here.ask("POST", f"{TABLE}/proposals", viewer, {"kind": "undo", "steps": 1}))
    if turn % 80 == 0:
        answers.append(await here.ask("POST", f"{TABLE}/hints", viewer))
        answers.append(await here.ask("POST", f"{TABLE}/reasons", viewer))
        answers.append(await here.ask("POST", f"{TABLE}/reports", viewer, {"seat": turn % 3, "kind": "abuse"}))
    return answers


class Witness:
    """All that reaches one viewer of one table."""

    def __init__(self, here: World, viewer: int, socket: Socket, every: int) -> None:
        self.here = here
        self.viewer = viewer
        self.socket = socket
        self.answers: list[object] = []
        self._heard = 0  # messages when it last looked
        self._every = every  # in so many seconds it asks once

    async def sees(self, batch: Batch) -> None:
        """Another batch has been played."""
        news = len(self.socket.heard) > self._heard
        if news:
            self._question_for_a_bot()
        if news and batch.second % self._every == 0:
            await self.socket.hello("de" if batch.second % 2 else "en")
            self.answers += await look(self.here, self.viewer)
            self.answers += await mistakes(self.here, self.viewer, batch.second)
            self.answers += await deeds(self.here, self.viewer, batch.second)
        self._heard = len(self.socket.heard)

    def _question_for_a_bot(self) -> None:
        """What a bot would be asked if it played for the viewer."""
        table = self.here.known()
        if table.status == "playing" and self.viewer in table.playing().state.awaited():
            self.answers.append(encode(msgspec.structs.replace(question(table, self.viewer, Rng(7)), seed=0)))

    async def leaves(self) -> None:
        """The last look, the way out and back, and out for ever."""
        here, viewer = self.here, self.viewer
        self.answers += await look(here, viewer)
        left = await here.ask("POST", f"{TABLE}/leave", viewer, {"level": "random"})
        code = json.loads(left[2]).get("code", "")
        back = await here.ask("POST", f"{TABLE}/claim", viewer, {"code": code})
        here.tokens[viewer] = json.loads(back[2]).get("token", here.tokens[viewer])
        self.answers += [left, back, await here.ask("POST", "/api/privacy/forget", viewer, {"table": here.table})]
        self.answers += await look(here, SPECTATOR)

    def traffic(self) -> list[object]:
        """Every byte, and when it came."""
        return [*self.answers, *self.socket.heard]


# Twins


async def told_to(here: World, batches: list[Batch], viewer: int, every: int, restless: bool) -> Witness:
    """What a viewer is told while this game is played at the table that has begun.

    ``restless``: others take back what nobody saw, and do it again.
    """
    socket = here.connect(viewer)
    await socket.hello("de")
    witness = Witness(here, viewer, socket, every)
    own = 0
    for batch in batches[1:]:
        await here.wait_until(batch.second)
        (seat, action), *_chance = batch.steps
        hidden = here.known().playing().state.seen_of(seat, action, viewer) == UNSEEN
        await here.act(seat, action, outcomes(batch.steps))
        own += seat == viewer
        if (seat == viewer and own % 4 == 0) or (hidden and restless):
            await do_again(here, witness, batch)
        await pause()
        await witness.sees(batch)
    await witness.leaves()
    await socket.close()
    return witness


async def do_again(here: World, witness: Witness, batch: Batch) -> None:
    """Take back the act of a batch and play it again, if that is allowed."""
    seat, action = batch.steps[0]
    if here.known().status == "playing" and await here.take_back(seat):
        if seat == witness.viewer:
            witness.answers += await look(here, seat)
        await here.act(seat, action, outcomes(batch.steps))


async def compare(slug: str, template: Path, plant: pytest.MonkeyPatch, folder: Path, every: int) -> set[str]:
    """Play twins to their viewers; the routes that were compared. Fails where a viewer can tell them apart."""
    asked: set[str] = set()
    compared = 0
    for seed, viewer in SCENES[slug]:
        pair = twins(slug, seed, viewer)
        told: list[Witness] = []
        for number, batches in enumerate((pair.ours, pair.twin)):
            async with world(template, folder / f"{seed} {number}.db", plant) as here:
                settings = TIMED if seed % 2 else UNTIMED
                await here.begin(slug, registry.player_counts(slug)[-1], outcomes(batches[0].steps), settings)
                told.append(await told_to(here, batches, viewer, every, restless=number == 0))
                asked |= here.asked
        tell_apart(viewer, seed, *[witness.traffic() for witness in told])
        compared += len(told[0].socket.heard)
    assert compared > 20
    return asked


def tell_apart(viewer: int, seed: int, one: list[object], two: list[object]) -> None:
    for ours, twins_own in zip(one, two, strict=False):
        if ours != twins_own:
            pytest.fail(f"told apart by viewer {viewer}, seed {seed}:\n{ours!r}\n{twins_own!r}"[:4000])
    assert len(one) == len(two), f"told apart by viewer {viewer}, seed {seed}: more was heard"


@pytest.mark.parametrize("slug", registry.slugs())
def test_what_looks_alike_sounds_alike(
    slug: str, template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.run(compare(slug, template, monkeypatch, tmp_path, every=16))
    routes = {route.path for route in create_app(Setup(file_url(tmp_path))).routes}
    assert routes - NOTHING_OF_A_TABLE == asked


# Secret acts


async def overhear(template: Path, plant: pytest.MonkeyPatch, folder: Path, most: int, settings: dict[str, Any]) -> int:
    """Play Norsemen with everybody listening; how many acts were secret. Fails if another notices one of them."""
    players = registry.player_counts("norsemen")[-1]
    batches = whole_game("norsemen", 1, most)
    secret_acts = 0
    async with world(template, folder / "overheard.db", plant) as here:
        await here.begin("norsemen", players, outcomes(batches[0].steps), settings)
        sockets = [here.connect(viewer) for viewer in (*range(players), SPECTATOR)]
        for socket in sockets:
            await socket.hello("en")
        for batch in batches[1:]:
            here.second += 25
            blind = who_sees_nothing(here.known().playing().state.clone(), batch, sockets)
            noticed = await (unnoticed(here, blind, batch) if blind else public_act(here, batch))
            if noticed:
                break
            secret_acts += bool(blind)
        for socket in sockets:
            await socket.close()
    if noticed:
        pytest.fail(noticed)
    return secret_acts


async def public_act(here: World, batch: Batch) -> str:
    """Somebody comes, acts, and goes: four secret acts later they no longer count as present."""
    await here.services.tables.present(here.table, batch.steps[0][0], until())
    await here.act(*batch.steps[0], outcomes(batch.steps))
    await pause()
    return ""


def who_sees_nothing(state: State, batch: Batch, sockets: list[Socket]) -> list[Socket]:
    """Who sees no step of a batch; the end of a secret phase is for everybody to see."""
    blind = sockets
    for actor, action in batch.steps:
        blind = [one for one in blind if state.seen_of(actor, action, one.viewer) == UNSEEN]
        apply(state, actor, action)
    return blind if state.veiled() else []


async def unnoticed(here: World, blind: list[Socket], batch: Batch) -> str:
    """Play a secret act: nobody else hears a message, and one of the others finds everything as it was.

    Says what was noticed, if anything.
    """
    seat, action = batch.steps[0]
    viewer = blind[here.second // 25 % len(blind)].viewer
    before = await look(here, viewer) + await mistakes(here, viewer, here.second)
    await pause()
    heard = [len(socket.heard) for socket in blind]
    await here.act(seat, action, outcomes(batch.steps))
    if here.second % 2 and await here.take_back(seat):
        await here.act(seat, action, outcomes(batch.steps))
    await pause()
    for socket, messages in zip(blind, heard, strict=True):
        if len(socket.heard) > messages:
            return f"noticed by viewer {socket.viewer}: {socket.heard[-1]}"
    after = await look(here, viewer) + await mistakes(here, viewer, here.second)
    for one, other in zip(before, after, strict=True):
        if one != other:
            return f"noticed by viewer {viewer}:\n{one}\n{other}"
    return ""


@pytest.mark.parametrize("settings", [TIMED, UNTIMED], ids=["timed", "untimed"])
def test_nobody_notices_the_secret_act_of_another(
    settings: dict[str, Any], template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(overhear(template, monkeypatch, tmp_path, 250, settings)) > 40


# Leaks, planted one by one: each must be noticed


def view_of_another(plant: pytest.MonkeyPatch) -> None:
    """The view is that of the next seat."""
    update_for = updates.update_for

    def leaky(table: Table, viewer: int, *more: Any, **named: Any) -> Update:
        update = update_for(table, viewer, *more, **named)
        if update.view is not None:
            update.view = table.replayed().state.view((max(viewer, 0) + 1) % len(table.seats))
        return update

    plant.setattr(updates, "update_for", leaky)


def true_actions(plant: pytest.MonkeyPatch) -> None:
    """An event names what was done, not what was seen of it."""
    event = Speech.event

    def leaky(self: Speech, index: int, step: Step, _seen: int, viewer: int, names: list[str]) -> Event:
        return event(self, index, step, step.action, viewer, names)

    plant.setattr(Speech, "event", leaky)


def all_effects(plant: pytest.MonkeyPatch) -> None:
    """An event tells effects that are not for this viewer's ears."""
    event = Speech.event

    def leaky(self: Speech, index: int, step: Step, seen: int, viewer: int, names: list[str]) -> Event:
        told = event(self, index, step, seen, viewer, names)
        told.effects = [self.effect(effect, names) for effect in step.effects]
        return told

    plant.setattr(Speech, "event", leaky)


def hash_of_the_position(plant: pytest.MonkeyPatch) -> None:
    """A harmless-looking number depends on the truth."""
    title = updates.title

    def leaky(table: Table, may: list[int], viewer: int, language: str) -> str:
        return f"{title(table, may, viewer, language)} {mark(table.replayed().state)[:2]}"

    plant.setattr(updates, "title", leaky)


def true_world_for_bots(plant: pytest.MonkeyPatch) -> None:
    """A bot is asked about the truth."""
    fair = question

    def leaky(table: Table, seat: int, rng: Rng) -> Question:
        return msgspec.structs.replace(fair(table, seat, rng), world=table.playing().state.text())

    plant.setitem(globals(), "question", leaky)


def time_of_the_row(plant: pytest.MonkeyPatch) -> None:
    """A table in a list has the time of its last change, secret or not."""
    summary = updates.summary

    def leaky(table: Table, viewer: int, language: str) -> Summary:
        return msgspec.structs.replace(summary(table, viewer, language), changed=table.row.changed)

    plant.setattr(updates, "summary", leaky)


def clock_of_another(plant: pytest.MonkeyPatch) -> None:
    """The true clocks are shown in a secret phase too."""

    def leaky(table: Table, _viewer: int, now: int) -> ClockInfo | None:
        running = table.replayed().state.awaited()
        return ClockInfo("live", [clocks.left(table, row, now, running) for row in table.seats], [], [])

    plant.setattr(clocks, "shown", leaky)


def who_is_out_of_time(plant: pytest.MonkeyPatch) -> None:
    """Whether a bot may take over depends on who has really finished."""

    def leaky(table: Table, seat: int, _now: int) -> bool:
        return seat in table.replayed().state.awaited()

    plant.setattr(clocks, "is_out", leaky)


def clock_that_moves(plant: pytest.MonkeyPatch) -> None:
    """A secret act moves the time from which the clocks of all run."""
    stop = clocks.stop

    async def leaky(change: Change, actor: int = CHANCE, acts: int = 0, _secretly: object = None) -> None:
        await stop(change, actor, acts)
        change.set(clock_at=change.now - 5)

    plant.setattr(clocks, "stop", leaky)


def turn_that_passes_in_secret(plant: pytest.MonkeyPatch) -> None:
    """At a table without a clock the time since when all wait is that of the last act, secret or not."""
    plant.setattr(play, "_turn_passes", lambda _table, _state: True)


def time_of_the_row_in_own_data(plant: pytest.MonkeyPatch) -> None:
    """What a person is given of their data has the time of the table's last change, secret or not."""
    export = privacy.export

    async def leaky(tables: Tables, name: str, token: str | None, language: str) -> SeatData:
        table = await tables.get(name)
        return msgspec.structs.replace(await export(tables, name, token, language), changed=table.row.changed)

    plant.setattr(privacy, "export", leaky)


def version_of_the_row(plant: pytest.MonkeyPatch) -> None:
    """An update carries the number of the table's changes."""
    title = updates.title

    def leaky(table: Table, may: list[int], viewer: int, language: str) -> str:
        return f"{title(table, may, viewer, language)} {table.row.version}"

    plant.setattr(updates, "title", leaky)


def presence_by_acting(plant: pytest.MonkeyPatch) -> None:
    """Who acts counts as present."""
    act = play.act

    async def leaky(tables: Tables, name: str, token: str | None, request: Act) -> Ack:
        done = await act(tables, name, token, request)
        await tables.present(name, (await tables.get(name)).seat_of(token), until())
        return done

    plant.setattr(play, "act", leaky)


def message_at_every_change(plant: pytest.MonkeyPatch) -> None:
    """Everybody is sent an update whenever something has changed, be it the same as the last."""
    plant.setattr(Listener, "has_seen", lambda _listener, _update: False)


def message_when_presence_lapsed(plant: pytest.MonkeyPatch) -> None:
    """An update is sent where it differs from the last one in nothing but who is still present."""
    plant.setattr("kogge.server.live.hub._but_presence", lambda seats: seats)


SEEN_BY_TWINS: list[tuple[Callable[[pytest.MonkeyPatch], None], list[str]]] = [
    (view_of_another, ["norderwind", "norsemen"]),
    (true_actions, ["norderwind", "norsemen", "novgorod"]),
    (all_effects, ["norderwind", "novgorod"]),
    (hash_of_the_position, ["norderwind", "norsemen", "novgorod"]),
    (true_world_for_bots, ["norderwind", "norsemen", "novgorod"]),
]
SEEN_AT_A_SECRET_ACT: list[tuple[Callable[[pytest.MonkeyPatch], None], dict[str, Any]]] = [
    (hash_of_the_position, TIMED),
    (time_of_the_row, TIMED),
    (time_of_the_row_in_own_data, UNTIMED),
    (clock_of_another, TIMED),
    (who_is_out_of_time, TIMED),
    (clock_that_moves, TIMED),
    (turn_that_passes_in_secret, UNTIMED),
    (version_of_the_row, UNTIMED),
    (presence_by_acting, TIMED),
    (message_at_every_change, UNTIMED),
    (message_when_presence_lapsed, UNTIMED),
]


@pytest.mark.parametrize(("leak", "slug"), [(leak, slug) for leak, slugs in SEEN_BY_TWINS for slug in slugs])
def test_a_planted_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None],
    slug: str,
    template: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In games that have something to leak there: the twins differ in it."""
    leak(monkeypatch)
    with pytest.raises(pytest.fail.Exception, match="told apart"):
        asyncio.run(compare(slug, template, monkeypatch, tmp_path, every=100))


@pytest.mark.parametrize(("leak", "settings"), SEEN_AT_A_SECRET_ACT)
def test_a_planted_leak_of_a_secret_act_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None],
    settings: dict[str, Any],
    template: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(pytest.fail.Exception, match="noticed by"):
        asyncio.run(overhear(template, monkeypatch, tmp_path, 150, settings))
