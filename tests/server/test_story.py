"""The story of a table tells each viewer what the core's projection says, and draws fairly."""

from __future__ import annotations

from collections import Counter

import pytest

from kogge import CHANCE, SPECTATOR, TERMINAL, Game, Rng, load
from kogge.conformance.toy import ToyGame
from kogge.core.record import Entry, projected
from kogge.server.story import Steps, Story, apply, draw, read_steps, settle, without, write_steps

GAMES = [load("norderwind", 3), ToyGame(2), ToyGame(3)]


def random_steps(game: Game, seed: int, most: int = 400) -> Steps:
    """A game in which any awaited seat may act first."""
    rng, state = Rng(seed), game.new_state()
    steps: Steps = []
    while state.to_move() != TERMINAL and len(steps) < most:
        seats = state.awaited()
        actor = seats[rng.below(len(seats))] if seats else CHANCE
        actions = state.legal_as(actor) if seats else state.legal_actions()
        action = actions[rng.below(len(actions))] if seats else state.sample_chance(rng)
        steps.append((actor, action))
        apply(state, actor, action)
    return steps


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
    return story.last_act(seat, 1) in story.sightings[viewer].step


def test_batches_are_written_in_words_and_read_again() -> None:
    game = GAMES[0]
    steps = random_steps(game, 3, 50)
    assert read_steps(game, write_steps(game, steps)) == steps
    assert "sail" in write_steps(game, steps)


def test_chance_is_drawn_by_its_weights() -> None:
    state = load("norderwind", 2).new_state()
    state.apply(state.legal_actions()[0])
    assert state.to_move() == CHANCE
    weights = dict(zip(state.legal_actions(), state.chance_weights(), strict=True))
    drawn = Counter(draw(state) for _ in range(20_000))
    total = sum(weights.values())
    for outcome, weight in weights.items():
        expected = 20_000 * weight / total
        assert abs(drawn[outcome] - expected) < 6 * expected**0.5 + 6


def test_a_batch_ends_at_a_decision() -> None:
    for seed in range(20):
        game = GAMES[seed % 3]
        state = game.new_state()
        for actor, action in random_steps(game, seed, 10 + seed):
            apply(state, actor, action)
        settle(state, forced=False)
        assert state.to_move() != CHANCE
