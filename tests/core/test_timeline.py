"""The timeline: what each viewer saw, how far each seat may undo, and rebuilding from checkpoints."""

from __future__ import annotations

import pytest

from kogge import SPECTATOR, UNSEEN, Game, IllegalAction, load
from kogge.conformance.secrets import Side
from kogge.conformance.toy import ToyGame
from kogge.core.errors import UnknownToken
from kogge.core.timeline import (
    CHECKPOINT_EVERY,
    Entry,
    Memory,
    Timeline,
    apply,
    drop,
    project,
    read_steps,
    timeline_of,
    write_steps,
)
from kogge.games import registry
from tests.helpers import random_steps

GAMES = [
    *[load(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)],
    ToyGame(2),
    ToyGame(3),
]
NAMES = [f"{game.slug}-{game.players}" for game in GAMES]
LENGTH = 3 * CHECKPOINT_EVERY


class Plain:
    """What a viewer saw, by the rule in the fewest words: the model that the timeline is held to."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self.state = game.new_state()
        self.events: list[Entry] = []
        self.barrier = 0
        self._kept: list[Entry] = []

    def play(self, actor: int, action: int) -> None:
        seen, veiled = self.state.seen_of(actor, action, self.viewer), self.state.veiled()
        if seen != UNSEEN:
            self.events.append(Entry(actor, seen))
        if seen != action and veiled:
            self._kept.append(Entry(actor, action))
        apply(self.state, actor, action)
        if not self.state.veiled():
            self.events += self._kept
            self._kept = []
        if self.state.veiled() != veiled:
            self.barrier = len(self.events)

    def undoable(self) -> int:
        own = 0
        while len(self.events) - own > self.barrier and self.events[-1 - own].actor == self.viewer:
            own += 1
        return own


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_all_ways_lead_to_one_projection_and_what_may_be_undone_is_accepted(game: Game, seed: int) -> None:
    """At every node: batches as the server plays them, single steps as terminal and kit do, records, and the model."""
    steps = random_steps(game, seed, LENGTH)
    server, plain = Timeline(game), [Plain(game, viewer) for viewer in (*range(game.players), SPECTATOR)]
    kit = [Side(game.new_state(), model.viewer) for model in plain]
    for count, (actor, action) in enumerate(steps, 1):
        batch = server.begin()
        batch.play(actor, action)
        server.take(batch)
        for model, side in zip(plain, kit, strict=True):
            model.play(actor, action)
            side.step(Entry(actor, action))
            if count % 16 == 0 or count == len(steps):
                assert project(game, server.entries(), model.viewer) == model.events
                assert server.events(model.viewer) == side.events() == model.events
            assert server.place(model.viewer) == (0, len(model.events))
        for seat in range(game.players):
            assert server.undoable(seat)[0] == kit[seat].timeline.undoable(seat)[0] == plain[seat].undoable()
            offered_is_accepted(server, seat, count)


def offered_is_accepted(timeline: Timeline, seat: int, count: int) -> None:
    """All that is offered can be taken back, and no more; what is left is a game, and was known before."""
    allowed = timeline.undoable(seat)[0]
    with pytest.raises(IllegalAction):
        timeline.undone(seat, allowed + 1)
    for steps in sorted({1, allowed}) if allowed else []:
        after = timeline.undone(seat, steps)
        kept = timeline.past()
        drop(kept, seat, steps)
        assert after.past() == kept
        assert after.events(seat) == timeline.events(seat)[:-steps]
        if count % 5 == 0:
            again = timeline_of(timeline.game, after.entries())
            assert again.state.text() == after.state.text()
            assert [again.undoable(other) for other in range(timeline.game.players)] == [
                after.undoable(other) for other in range(timeline.game.players)
            ]
            for viewer in timeline.viewers:
                assert again.events(viewer) == after.events(viewer)
                assert (after.place(viewer)[0] == 1) == (after.events(viewer) != timeline.events(viewer))


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_effects_and_positions_are_found_again(game: Game) -> None:
    """Replayed without effects, the steps have those they had when they were played."""
    steps = random_steps(game, 3, LENGTH)
    live, replayed = Timeline(game), Timeline(game)
    positions = [live.state.text()]
    for actor, action in steps:
        live.play_one(actor, action)
        positions.append(live.state.text())
    replayed.play(steps)
    for number in [*range(len(steps) - 1, 0, -7), *range(len(steps))]:
        ours, theirs = live.step(number), replayed.step(number)
        assert [repr(effect) for effect in ours.effects] == [repr(effect) for effect in theirs.effects]
        assert (ours.actor, ours.action, ours.turn) == (theirs.actor, theirs.action, theirs.turn)
    assert [replayed.state_at(number).text() for number in range(-1, len(steps))] == positions


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_cut_leaves_the_first_steps(game: Game) -> None:
    timeline = Timeline(game)
    timeline.play(random_steps(game, 4, LENGTH))
    for keep in (0, 1, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1, timeline.count() - 1):
        after = timeline.cut(keep)
        fresh = Timeline(game)
        fresh.play(timeline.past()[:keep])
        assert (after.past(), after.state.text()) == (fresh.past(), fresh.state.text())
        assert [after.events(viewer) for viewer in after.viewers] == [fresh.events(viewer) for viewer in fresh.viewers]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_memory_counts_and_keeps_the_events_of_the_projection(game: Game) -> None:
    for viewer in range(game.players):
        state, memory = game.new_state(), Memory(0, 0, (), [])
        steps = random_steps(game, 5, 150)
        for actor, action in steps:
            seen, before = state.seen_of(actor, action, viewer), state.veiled()
            apply(state, actor, action)
            memory = memory.after((actor, action), seen, before, state.veiled())
        events = project(game, [Entry(*step) for step in steps], viewer)
        assert memory.events == len(events)
        assert [Entry(*event) for event in memory.recent] == events[-16:]


@pytest.mark.parametrize("players", [2, 3])
def test_a_secret_undo_is_not_noticed_by_the_others(players: int) -> None:
    game = ToyGame(players)
    found = 0
    for seed in range(20):
        timeline = Timeline(game)
        for actor, action in random_steps(game, seed):
            others = [viewer for viewer in timeline.viewers if viewer != actor]
            hidden = [timeline.state.seen_of(actor, action, viewer) == UNSEEN for viewer in others]
            unseen = timeline.state.veiled() and all(hidden)
            timeline.play([(actor, action)])
            if actor >= 0 and unseen and timeline.state.veiled() and timeline.undoable(actor)[0]:
                after = timeline.undone(actor)
                assert [after.place(viewer) for viewer in others] == [timeline.place(viewer) for viewer in others]
                assert after.place(actor)[0] == 1
                found += 1
    assert found


def test_batches_are_written_in_words_and_read_again() -> None:
    game = load("norderwind", 3)
    steps = random_steps(game, 3, 50)
    assert read_steps(game, write_steps(game, steps)) == steps
    assert "sail" in write_steps(game, steps)


def test_a_word_the_game_does_not_know_is_no_step() -> None:
    with pytest.raises(UnknownToken):
        read_steps(load("norderwind", 3), "0 sail atlantis")


def test_the_last_steps_of_a_seat_are_dropped_whatever_others_did_since() -> None:
    steps = [(0, 10), (1, 11), (0, 12), (-1, 13), (1, 14)]
    drop(steps, 0, 2)
    assert steps == [(1, 11), (-1, 13), (1, 14)]


def test_what_is_refused_changes_nothing() -> None:
    game = load("norderwind", 3)
    timeline = Timeline(game)
    timeline.play(random_steps(game, 1, 30))
    before = timeline.past()
    for seat in range(3):
        with pytest.raises(IllegalAction):
            timeline.undone(seat, timeline.undoable(seat)[0] + 1)
    assert timeline.past() == before
