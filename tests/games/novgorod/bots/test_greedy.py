"""The greedy bot of Novgorod: legal everywhere, the same for the same seed, stronger than chance, and no peeking."""

import pytest

from kogge import CHANCE, TERMINAL, Rng, dumps, load
from kogge.bots.bot import Bot, Sight
from kogge.bots.random_bot import RandomBot
from kogge.bots.table import play_game
from kogge.core.state import State
from kogge.games.novgorod.bots.greedy import NovgorodGreedy

EXPERTS: dict[str, object] = {"merchant": "front", "pirate": "front", "special_missions": True, "bonus": "random"}
BACKS: dict[str, object] = {"merchant": "back", "pirate": "back", "special_missions": True, "career_side": "choice"}
READINGS: dict[str, object] = {"artisan_uses_own_good": True, "strict_mission_order": True}
GAMES: list[tuple[int, str, dict[str, object]]] = [
    (2, "reconstructed", {}),
    (3, "reconstructed", BACKS),
    (4, "reconstructed", EXPERTS),
    (2, "tiny", EXPERTS | READINGS),
    (3, "tiny", BACKS),
    (4, "tiny", {"question_mark": "pirate_only"}),
]


def greedy(players: int) -> list[Bot]:
    return [NovgorodGreedy() for _seat in range(players)]


@pytest.mark.parametrize(("players", "edition", "options"), GAMES)
def test_it_plays_whole_games_by_the_rules(players: int, edition: str, options: dict[str, object]) -> None:
    """Every choice is checked by the record; an illegal one would raise."""
    game = load("novgorod", players, edition, options)

    assert play_game(game, greedy(players), 1).state.to_move() == TERMINAL


@pytest.mark.parametrize(("players", "edition", "options"), GAMES)
def test_it_answers_any_position_that_random_play_reaches(
    players: int, edition: str, options: dict[str, object]
) -> None:
    state: State = load("novgorod", players, edition, options).new_state()
    rng, bots = Rng(7), greedy(players)
    for step in range(400):
        mover = state.to_move()
        if mover == TERMINAL:
            break
        if mover == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        legal = state.legal_actions()
        if step % 5 == 0:
            assert bots[mover].choose(Sight(state, mover), Rng(step)) in legal
        state.apply(legal[rng.below(len(legal))])


def test_the_same_seed_gives_the_same_game() -> None:
    game = load("novgorod", 2, "tiny")

    assert dumps(play_game(game, greedy(2), 5)) == dumps(play_game(game, greedy(2), 5))


def test_it_beats_random_play() -> None:
    game = load("novgorod", 2)
    for seed in range(4):
        bots: list[Bot] = [NovgorodGreedy(), RandomBot()]
        if seed % 2:
            bots.reverse()
        assert play_game(game, bots, seed).state.ranking()[seed % 2] == 1


def test_it_leaves_the_x_rows_behind() -> None:
    state = play_game(load("novgorod", 3), greedy(3), 2).state
    levels = [seat["career"]["x"] for seat in state.view(0)["seats"]]  # type: ignore[attr-defined]

    assert levels == [False, False, False]


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_peek(seed: int) -> None:
    """Worlds that its seat cannot tell apart get the same answer, with the same generator."""
    game = load("novgorod", 3, "tiny", EXPERTS)
    state, rng = game.new_state(), Rng(seed)
    for step in range(250):
        mover = state.to_move()
        if mover == TERMINAL:
            break
        if mover >= 0 and step % 9 == 0:
            twin = state.determinize(mover, Rng(step))
            choices = [NovgorodGreedy().choose(Sight(one, mover), Rng(3)) for one in (state, twin)]
            assert choices[0] == choices[1]
        legal = state.legal_actions()
        state.apply(state.sample_chance(rng) if mover == CHANCE else legal[rng.below(len(legal))])
