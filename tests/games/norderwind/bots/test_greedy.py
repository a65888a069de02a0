"""The greedy bot of Norderwind: legal everywhere, the same for the same seed, stronger than chance, and no peeking."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from kogge import CHANCE, TERMINAL, Rng, dumps, load
from kogge.bots import registry
from kogge.bots.bot import Bot, Sight
from kogge.bots.random_bot import RandomBot
from kogge.bots.table import play_game
from kogge.core.record import Record
from kogge.core.state import Game, State
from kogge.core.timeline import Entry
from kogge.games.norderwind.bots.greedy import NorderwindGreedy

GAMES = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 3, "options": {"letters_on_a_tile": "one"}},
    {"players": 2, "options": {"lookout_any_time": True}},
    {"players": 3, "options": {"seen_tiles": False}},
    {"players": 4, "options": {"lookout_any_time": True, "letters_on_a_tile": "one", "round_limit": 12}},
    {"players": 2, "edition": "tiny"},
    {"players": 3, "edition": "tiny"},
    {"players": 4, "edition": "tiny", "options": {"round_limit": 20, "lookout_any_time": True}},
]


def greedy(players: int) -> list[Bot]:
    return [NorderwindGreedy() for _seat in range(players)]


def opened(given: dict[str, object]) -> Game:
    return load("norderwind", **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_it_plays_whole_games_by_the_rules(given: dict[str, object]) -> None:
    """Every choice is checked by the record; an illegal one would raise."""
    game = opened(given)
    for seed in range(2):
        assert play_game(game, greedy(game.players), seed).state.to_move() == TERMINAL


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_it_answers_any_position_that_random_play_reaches(given: dict[str, object]) -> None:
    game = opened(given)
    bot = NorderwindGreedy()
    for seed in range(2):
        asked = 0
        for state in random_decisions(game, seed):
            if asked < 150:
                before = state.text()
                assert bot.choose(Sight(state, state.to_move()), Rng(1)) in state.legal_actions()
                assert state.text() == before
                asked += 1


def random_decisions(game: Game, seed: int) -> Iterator[State]:
    """Every position of a random game in which a seat decides."""
    rng = Rng(seed)
    state = game.new_state()
    while state.to_move() != TERMINAL:
        if state.to_move() != CHANCE:
            yield state
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        else:
            state.apply(state.sample_chance(rng))


def test_the_same_seed_gives_the_same_game() -> None:
    game = load("norderwind", 3)
    assert dumps(play_game(game, greedy(3), 11)) == dumps(play_game(game, greedy(3), 11))


PLAY = """
from kogge import dumps, load
from kogge.bots import registry
from kogge.bots.table import play_game
game = load("norderwind", 3, "reconstructed", {"round_limit": 4})
print(dumps(play_game(game, [registry.make("norderwind", "greedy") for _seat in range(3)], 6)))
"""


def test_the_compiled_bot_and_the_pure_one_play_the_same_game() -> None:
    told = []
    for pure in ("0", "1"):
        command = [sys.executable, "-c", PLAY]
        run = subprocess.run(
            command, env={**os.environ, "KOGGE_PURE": pure}, capture_output=True, text=True, check=True
        )
        told.append(run.stdout)
    assert told[0] == told[1]


def test_it_beats_random_play() -> None:
    """The whole proof is 200 games; here a few of them, both seats."""
    game = load("norderwind", 2)
    wins = 0
    for seed in range(10):
        seat = seed % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = registry.make("norderwind", "greedy")
        wins += play_game(game, bots, seed).state.ranking()[seat] == 1
    assert wins == 10


# No peeking


def twins(record: Record) -> Iterator[tuple[int, list[Entry]]]:
    """For each look that ended at the bottom: who looked, and the same game with another tile seen."""
    game = record.game
    bottom = game.actions.parse("bottom")
    state = game.new_state()
    for place, entry in enumerate(record.entries[:-1]):
        if game.actions.kind(entry.action) == "look-at" and record.entries[place + 1].action == bottom:
            seat = record.entries[place - 1].actor
            for outcome in state.legal_actions():
                if outcome != entry.action:
                    yield seat, [*record.entries[:place], Entry(CHANCE, outcome), *record.entries[place + 1 :]]
        state.apply(entry.action)


def test_it_does_not_see_what_another_seat_has_looked_at() -> None:
    """Two games that differ in a tile seen by another alone: as long as both are legal, it chooses the same in both."""
    game = load("norderwind", 3)
    compared = 0
    for seed in range(3):
        record = play_game(game, greedy(3), seed)
        for index, (looker, entries) in enumerate(twins(record)):
            if index % 9 == 0:
                compared += compare(game, looker, record.entries, entries)
    assert compared > 100


def compare(game: Game, looker: int, one: list[Entry], other: list[Entry], most: int = 12) -> int:
    """Count the decisions of other seats in which the two games differ in what is hidden."""
    left, right = Record(game), Record(game)
    compared = 0
    for mine, theirs in zip(one, other, strict=True):
        legal = right.state.legal_actions()
        if theirs.action not in legal or compared == most:
            break
        seat = left.state.to_move()
        if seat not in (CHANCE, looker) and left.state.text() != right.state.text():
            choices = [NorderwindGreedy().choose(Sight(state, seat), Rng(3)) for state in (left.state, right.state)]
            assert choices[0] == choices[1]
            compared += 1
        left.play_entry(mine)
        right.play_entry(theirs)
    return compared
