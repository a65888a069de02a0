"""A game of bots: reproducible, bounded, heard."""

import pytest

from kogge import TERMINAL, Rng, dumps, load, read_record
from kogge.bots.bot import Bot, Sight
from kogge.bots.random_bot import RandomBot
from kogge.bots.table import EndlessGame, play_game
from kogge.conformance.toy import ToyGame
from kogge.core.journal import Effect
from kogge.core.record import replay
from kogge.core.state import State
from kogge.core.timeline import Entry


def randoms(players: int) -> list[Bot]:
    return [RandomBot() for _seat in range(players)]


def test_the_same_seed_gives_the_same_game() -> None:
    game = load("norderwind", 3)
    first, again, other = (play_game(game, randoms(3), seed) for seed in (7, 7, 8))
    assert dumps(first) == dumps(again)
    assert dumps(first) != dumps(other)


def test_the_record_is_a_whole_game_that_names_its_players() -> None:
    record = play_game(load("norderwind", 2), randoms(2), 1)
    assert record.state.to_move() == TERMINAL
    assert record.seats == ["random", "random"]
    assert dumps(read_record(dumps(record))) == dumps(record)


class First(Bot):
    """Always takes the first action, but draws some numbers before."""

    def __init__(self, numbers: int) -> None:
        self.name = "first"
        self.numbers = numbers

    def choose(self, sight: Sight, rng: Rng) -> int:
        for _number in range(self.numbers):
            rng.next32()
        return sight.legal()[0]


def test_a_bot_that_draws_more_numbers_changes_nothing_for_the_others() -> None:
    game = load("norderwind", 2, options={"round_limit": 5})
    dry: list[Bot] = [First(0), RandomBot()]
    thirsty: list[Bot] = [First(9), RandomBot()]
    assert dumps(play_game(game, dry, 5)) == dumps(play_game(game, thirsty, 5))


@pytest.mark.parametrize("players", [2, 3])
def test_in_a_secret_phase_every_awaited_seat_decides(players: int) -> None:
    game = ToyGame(players)
    secret: set[int] = set()

    def listen(state: State, entry: Entry, _effects: list[Effect]) -> None:
        if state.veiled() and entry.actor >= 0:
            secret.add(entry.actor)

    for seed in range(5):
        record = play_game(game, randoms(players), seed, listen)
        assert record.state.text() == replay(game, record.entries).state.text()
    assert secret == set(range(players))


def test_a_listener_hears_every_step_with_its_effects() -> None:
    heard: list[Entry] = []
    effects: list[Effect] = []
    ended: list[bool] = []

    def listen(state: State, entry: Entry, found: list[Effect]) -> None:
        heard.append(entry)
        effects.extend(found)
        ended.append(state.to_move() == TERMINAL)

    record = play_game(load("norderwind", 2), randoms(2), 3, listen)
    assert heard == record.entries
    assert ended == [False] * (len(heard) - 1) + [True]
    assert sum(effect.amount for effect in effects if effect.kind == "cube") >= max(record.state.scores())


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="3 seats"):
        play_game(load("norderwind", 3), randoms(2), 1)


def test_a_game_that_goes_on_too_long_is_an_error() -> None:
    game = load("norderwind", 2)
    game.max_decisions = 5
    with pytest.raises(EndlessGame, match="seed 1"):
        play_game(game, randoms(2), 1)
