"""Two games that look alike to a viewer give that viewer the same bytes, times apart.

Twins are made by replaying a random game with other outcomes and acts under the same veil. Both are then stored as two
tables, batch by batch, and everything a viewer can ask is asked at the same moments.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kogge import CHANCE, SPECTATOR, TERMINAL, UNSEEN, Game, IllegalAction, Rng, load
from kogge.core.record import Entry, Projection
from kogge.core.state import State
from kogge.core.story import Step, Steps, apply
from kogge.games import registry
from kogge.server import play, seats, secret, telling
from kogge.server.bots import question
from kogge.server.house import House
from kogge.server.hub import Listener, encode
from kogge.server.refusals import Refused
from kogge.server.story import mark
from kogge.server.table import Table
from kogge.server.thinking import Question
from kogge.server.wire import Act, CreateTable, Event, NewSeat, Undo, Update
from kogge.server.words import Speech, problem
from tests.helpers import random_steps
from tests.server.helpers import file_url, open_house

SEEDS = (0, 1, 4, 5)
TRIES = 12
UNDO_EVERY = 4  # own acts
# The links hold random codes; who is there is a matter of time.
TIMES = re.compile(r'"(present|changed|at)":(true|false|\d+)|"links":\{[^}]*\}|"clocks":(null|\{[^}]*\})')


def legal_of(state: State, actor: int) -> list[int]:
    return state.legal_as(actor) if actor != CHANCE else (state.legal_actions() if state.to_move() == CHANCE else [])


class Side:
    """One of two games under the eyes of a viewer."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.state = game.new_state()
        self.projection = Projection(viewer)
        self.steps: Steps = []

    def step(self, actor: int, action: int) -> None:
        self.projection.before(self.state, Entry(actor, action))
        apply(self.state, actor, action)
        self.projection.after(self.state)
        self.steps.append((actor, action))


def twin_of(game: Game, steps: Steps, viewer: int, rng: Rng) -> tuple[Steps, Steps] | None:
    """A game and another that looks the same to the viewer: of some tries the pair that goes on longest."""
    best: tuple[int, Steps, Steps] | None = None
    for _ in range(TRIES):
        found = parted(game, steps, viewer, rng)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    return best[1:] if best else None


def parted(game: Game, steps: Steps, viewer: int, rng: Rng) -> tuple[int, Steps, Steps] | None:
    """A game and its twin, which part at a hidden step, with how far both go on after that."""
    ours, twin = Side(game, viewer), Side(game, viewer)
    start = rng.below(len(steps))
    parting, kept = -1, (0, 0)
    for number, (actor, action) in enumerate(steps):
        other = _other(ours, twin, actor, action, viewer, rng, number >= start and parting < 0)
        if other is not None and other not in legal_of(twin.state, actor):
            break
        if other is not None:
            twin.step(actor, other)
        if parting < 0 and other != action:
            parting = number
        ours.step(actor, action)
        if ours.projection.events != twin.projection.events:
            break
        if ours.state.to_move() != CHANCE and twin.state.to_move() != CHANCE:
            kept = len(ours.steps), len(twin.steps)
    if parting < 0 or kept[0] <= parting:
        return None
    return kept[0] - parting, ours.steps[: kept[0]], twin.steps[: kept[1]]


def _other(ours: Side, twin: Side, actor: int, action: int, viewer: int, rng: Rng, part: bool) -> int | None:
    """What the twin does: the same where it was seen, else (where they are to part) another under the same veil."""
    seen = ours.state.seen_of(actor, action, viewer)
    legal = legal_of(twin.state, actor)
    if seen == action:
        return action
    if seen == UNSEEN and not legal:
        return None
    same = [other for other in legal if twin.state.seen_of(actor, other, viewer) == seen]
    others = [other for other in same if other != action] if part else []
    if others:
        return others[rng.below(len(others))]
    return action if action in same or not same else same[rng.below(len(same))]


def batches(steps: Sequence[tuple[int, int]]) -> list[Steps]:
    """Each act with the chance that follows it."""
    found: list[Steps] = [[]]
    for actor, action in steps:
        if actor != CHANCE:
            found.append([])
        found[-1].append((actor, action))
    return found


class Witness:
    """All that reaches one viewer of one table."""

    def __init__(self, house: House, table: str, viewer: int) -> None:
        self.house = house
        self.table = table
        self.viewer = viewer
        self.listener = Listener(table)
        self.listener.viewer = viewer
        self.listener.language = "de"
        self.messages = 0
        self._told: list[bytes] = []
        self._asked = 0

    def hear(self) -> bool:
        """Take in what has come through the socket; whether anything has."""
        before = self.messages
        while not self.listener.queue.empty():
            self._told.append(self.listener.queue.get_nowait() or b"the end")
            self.messages += 1
        return self.messages > before

    def traffic(self) -> str:
        """All bytes that have come, times apart, and the names and codes of the table, which are random."""
        return TIMES.sub("", b"\n".join(self._told).decode().replace(self.table, "TABLE"))

    async def ask(self) -> None:
        """Everything a viewer can ask for now."""
        table = await self.house.tables.get(self.table)
        viewer = self.viewer
        epoch, index = table.told().place(viewer)
        answers: list[Any] = [
            telling.tell(table, viewer, "en"),
            telling.tell(table, viewer, "de", epoch, max(index - 3, 0)),
            telling.past_events(table, viewer, "en", 0),
            telling.moment(table, viewer, "de", index),
            telling.moment(table, viewer, "en", index // 2),
            telling.summary(table, viewer, "en"),
        ]
        if viewer >= 0 and table.status == "playing":
            width = table.told().game.actions.width
            self._asked += 1
            some = range(self._asked % (width // 20), width, width // 20)
            answers += [await self._errors(action) for action in some]
            answers += [telling.why(table, viewer, action, "en") for action in some]
            answers.append(await self._undo_error())
        self._told += [encode(answer) for answer in answers]

    def hear_the_question_for_a_bot(self) -> None:
        """What a bot would be asked if it played for the viewer."""
        table = self.house.tables.known(self.table)
        assert table is not None
        if table.status == "playing" and self.viewer in table.playing().state.awaited():
            self._told.append(encode(msgspec.structs.replace(question(table, self.viewer, Rng(7)), seed=0)))

    async def _errors(self, action: int) -> object:
        """What an action that is not legal is answered."""
        table = await self.house.tables.get(self.table)
        if action in table.playing().state.legal_as(self.viewer):
            return None
        epoch, index = table.playing().place(self.viewer)
        return await self._refused(
            play.act(self.house.tables, self.table, f"token-{self.viewer}", Act(epoch, index, action, "k" * 8))
        )

    async def _undo_error(self) -> object:
        table = await self.house.tables.get(self.table)
        epoch, index = table.playing().place(self.viewer)
        undo = Undo(epoch, index, "u" * 8, 999)
        return await self._refused(play.undo(self.house.tables, self.table, f"token-{self.viewer}", undo))

    async def undo(self, action: int) -> None:
        """Take back the last act, if that is allowed, and play it again."""
        table = await self.house.tables.get(self.table)
        if table.status != "playing" or not table.playing().undoable(self.viewer)[0]:
            return
        epoch, index = table.playing().place(self.viewer)
        request = Undo(epoch, index, f"undo-{epoch:06}")
        done = await play.undo(self.house.tables, self.table, f"token-{self.viewer}", request)
        self._told.append(encode(done))
        self.hear()
        await self.ask()
        async with self.house.tables.change(self.table) as change:
            change.play(self.viewer, change.table.told().place(self.viewer), [(self.viewer, action)])
        self.hear()

    async def _refused(self, request: Any) -> object:
        try:
            return await request
        except (Refused, IllegalAction) as error:
            return problem(error, "de")


async def told_to(house: House, game: Game, steps: Steps, viewer: int, every: int) -> Witness:
    """Who hears what the viewer is told while this game is played, and what it is answered now and then."""
    chairs = [NewSeat("person", f"Player {seat}") for seat in range(game.players)]
    request = CreateTable(game.slug, [*chairs[:-1], NewSeat("open")], game.edition)
    created = await seats.create(house.tables, request, "en")
    witness = Witness(house, created.table, viewer)
    async with house.tables.change(created.table) as change:
        for seat in range(game.players):
            token = secret.hashed(f"token-{seat}")
            await change.set_seat(seat, kind="person", name=f"Player {seat}", token_hash=token)
        change.set(status="playing")
    witness.listener.token = secret.hashed(f"token-{viewer}")
    house.hub.add(witness.listener)
    own, played = 0, batches(steps)
    for number, batch in enumerate(played):
        async with house.tables.change(created.table) as change:
            actor = batch[0][0] if batch else CHANCE
            change.play(actor, change.table.told().place(max(actor, 0)), batch)
            if number == len(played) - 1 and is_over(game, steps):
                change.set(status="finished")
        news = witness.hear()
        witness.hear_the_question_for_a_bot()
        if news and number % every == 0:
            await witness.ask()
        if batch and batch[0][0] == viewer:
            own += 1
            if own % UNDO_EVERY == 0:
                await witness.undo(batch[0][1])
    await witness.ask()
    return witness


def is_over(game: Game, steps: Steps) -> bool:
    state = game.new_state()
    for step in steps:
        apply(state, *step)
    return state.to_move() == TERMINAL


@cache
def twins(slug: str, seed: int) -> list[tuple[int, Steps, Steps]]:
    """Pairs of games that look alike to a viewer: a seat, and the spectator."""
    game = load(slug, registry.player_counts(slug)[-1])
    steps = random_steps(game, seed, 250)
    pairs = {viewer: twin_of(game, steps, viewer, Rng(seed + 50)) for viewer in (seed % game.players, SPECTATOR)}
    return [(viewer, *pair) for viewer, pair in pairs.items() if pair is not None]


async def compare(slug: str, folder: Path, seeds: Sequence[int], every: int) -> int:
    """Play twins to their viewers; how many messages were compared. Fails where a viewer can tell them apart."""
    game = load(slug, registry.player_counts(slug)[-1])
    compared = 0
    async with open_house(file_url(folder)) as house:
        for seed in seeds:
            for viewer, *pair in twins(slug, seed):
                one, two = [await told_to(house, game, steps, viewer, every) for steps in pair]
                if one.traffic() != two.traffic():
                    pytest.fail(f"told apart by viewer {viewer}, seed {seed}")
                compared += one.messages
    return compared


@pytest.mark.parametrize("slug", registry.slugs())
def test_what_looks_alike_sounds_alike(slug: str, tmp_path: Path) -> None:
    assert asyncio.run(compare(slug, tmp_path, SEEDS, every=5)) > 20


# Leaks, planted one by one: each must be noticed


def view_of_another(plant: pytest.MonkeyPatch) -> None:
    """The view is that of the next seat."""
    tell = telling.tell

    def leaky(table: Table, viewer: int, *more: Any, **named: Any) -> Update:
        update = tell(table, viewer, *more, **named)
        if update.view is not None:
            update.view = table.told().state.view((max(viewer, 0) + 1) % len(table.seats))
        return update

    plant.setattr(telling, "tell", leaky)


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
    title = telling.title

    def leaky(table: Table, may: list[int], viewer: int, language: str) -> str:
        return f"{title(table, may, viewer, language)} {mark(table.told().state)[:2]}"

    plant.setattr(telling, "title", leaky)


def true_world_for_bots(plant: pytest.MonkeyPatch) -> None:
    """A bot is asked about the truth."""
    fair = question

    def leaky(table: Table, seat: int, rng: Rng) -> Question:
        return msgspec.structs.replace(fair(table, seat, rng), world=table.playing().state.text())

    plant.setitem(globals(), "question", leaky)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], list[str]]] = [
    (view_of_another, ["norderwind", "norsemen"]),
    (true_actions, ["norderwind", "norsemen", "novgorod"]),
    (all_effects, ["norderwind", "novgorod"]),
    (hash_of_the_position, ["norderwind", "norsemen", "novgorod"]),
    (true_world_for_bots, ["norderwind", "norsemen", "novgorod"]),
]


@pytest.mark.parametrize(("leak", "slug"), [(leak, slug) for leak, slugs in LEAKS for slug in slugs])
def test_a_planted_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In games that have something to leak there: the twins differ in it."""
    leak(monkeypatch)
    with pytest.raises(pytest.fail.Exception, match="told apart"):
        asyncio.run(compare(slug, tmp_path, SEEDS, every=50))
