"""The story of a table tells each viewer what the projection of its record says."""

from __future__ import annotations

import pytest

from kogge import SPECTATOR, TERMINAL, Game, IllegalAction, load
from kogge.conformance.toy import ToyGame
from kogge.core.errors import UnknownToken
from kogge.core.record import Entry, projected
from kogge.core.story import Story, drop, read_steps, without, write_steps
from tests.helpers import random_steps

GAMES = [load("norderwind", 3), ToyGame(2), ToyGame(3)]


@pytest.mark.parametrize("game", GAMES, ids=["norderwind", "toy-2", "toy-3"])
@pytest.mark.parametrize("seed", range(5))
def test_sightings_are_the_projection_at_every_step(game: Game, seed: int) -> None:
    steps = random_steps(game, seed, 120)
    story = Story(game)
    for count, step in enumerate(steps, 1):
        story.play([step])
        if count % 7 == 0 or count == len(steps):
            entries = [Entry(*past) for past in steps[:count]]
            for viewer in (*range(game.players), SPECTATOR):
                projection = projected(game, entries, viewer)
                seen = [(entry.actor, entry.action) for entry in projection.events]
                assert story.sightings[viewer].events(story.steps) == seen
                if viewer >= 0 and story.state.to_move() != TERMINAL:
                    assert story.undoable(viewer)[0] == projection.may_undo()


@pytest.mark.parametrize("game", GAMES[1:], ids=["toy-2", "toy-3"])
def test_a_secret_undo_is_not_noticed_by_the_others(game: Game) -> None:
    found = 0
    for seed in range(20):
        story = Story(game)
        for step in random_steps(game, seed):
            story.play([step])
            seat = step[0]
            if seat < 0 or not story.state.veiled() or not story.undoable(seat)[0]:
                continue
            others = [viewer for viewer in story.viewers if viewer != seat]
            before = {viewer: story.place(viewer) for viewer in others}
            twin = Story(game)
            twin.play([(past.actor, past.action) for past in story.steps])
            if without(twin, seat, 1) and all(not sees(twin, viewer, seat) for viewer in others):
                twin = twin.told_again(without(twin, seat, 1))
                assert {viewer: twin.place(viewer) for viewer in others} == before
                assert twin.sightings[seat].epoch == 1
                found += 1
    assert found


def sees(story: Story, viewer: int, seat: int) -> bool:
    """Whether the viewer saw the last act of the seat."""
    sightings = story.sightings[viewer]
    return story.last_act(seat, 1) in [sightings.number(event) for event in range(sightings.count(story.steps))]


def test_batches_are_written_in_words_and_read_again() -> None:
    game = GAMES[0]
    steps = random_steps(game, 3, 50)
    assert read_steps(game, write_steps(game, steps)) == steps
    assert "sail" in write_steps(game, steps)


def test_a_word_the_game_does_not_know_is_no_step() -> None:
    with pytest.raises(UnknownToken):
        read_steps(GAMES[0], "0 sail atlantis")


def test_the_last_steps_of_a_seat_are_dropped_whatever_others_did_since() -> None:
    steps = [(0, 10), (1, 11), (0, 12), (-1, 13), (1, 14)]
    drop(steps, 0, 2)
    assert steps == [(1, 11), (-1, 13), (1, 14)]


def test_nothing_is_taken_back_beyond_the_horizon() -> None:
    story = Story(GAMES[0])
    story.play(random_steps(GAMES[0], 1, 30))
    before = story.past()
    for seat in range(3):
        with pytest.raises(IllegalAction):
            without(story, seat, story.undoable(seat)[0] + 1)
    assert story.past() == before
