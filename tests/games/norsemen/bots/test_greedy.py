"""The greedy bot of Norsemen: legal everywhere, the same for the same seed, stronger than chance, and no peeking."""

import pytest

from kogge import CHANCE, TERMINAL, Rng, dumps, load
from kogge.bots import registry
from kogge.bots.bot import Bot, Sight
from kogge.bots.random_bot import RandomBot
from kogge.bots.table import play_game
from kogge.games.norsemen.bots.greedy import NorsemenGreedy


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["reconstructed", "reconstructed-3", "tiny"])
def test_it_plays_whole_games(players: int, edition: str) -> None:
    game = load("norsemen", players=players, edition=edition)
    bots: list[Bot] = [NorsemenGreedy() for _seat in range(players)]

    record = play_game(game, bots, 1)
    assert record.state.to_move() == TERMINAL
    assert record.state.problems() == []


def test_the_same_seed_gives_the_same_game() -> None:
    game = load("norsemen", players=2)
    games = [dumps(play_game(game, [NorsemenGreedy(), NorsemenGreedy()], 7)) for _time in range(2)]

    assert games[0] == games[1]


def test_it_beats_chance() -> None:
    game = load("norsemen", players=3)
    wins = 0
    for seed in range(6):
        bots: list[Bot] = [RandomBot(), RandomBot(), RandomBot()]
        bots[seed % 3] = NorsemenGreedy()
        wins += play_game(game, bots, seed).state.ranking()[seed % 3] == 1

    assert wins == 6


def test_it_decides_by_what_its_seat_knows() -> None:
    """In a world its seat cannot tell from the truth it decides alike."""
    game = load("norsemen", players=2)
    state, rng = game.new_state(), Rng(3)
    bot = NorsemenGreedy()
    for _step in range(60):
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        seat = state.awaited()[0]
        action = bot.choose(Sight(state, seat), Rng(5))
        world = state.determinize(seat, Rng(9))
        if seat in world.awaited() and not state.veiled():
            assert bot.choose(Sight(world, seat), Rng(5)) == action
        state.apply_as(seat, action)


def test_it_keeps_cards_when_it_explores() -> None:
    """What is drawn counts before it is owned, or nobody would explore."""
    game = load("norsemen", players=2)
    kept = 0
    for seed in range(3):
        record = play_game(game, [NorsemenGreedy(), NorsemenGreedy()], seed)
        kept += sum(game.actions.kind(entry.action) == "keep" for entry in record.entries)

    assert kept >= 6


def test_it_is_registered() -> None:
    assert "greedy" in registry.names("norsemen")
    assert registry.make("norsemen", "greedy").name == "greedy"
