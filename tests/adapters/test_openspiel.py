"""OpenSpiel's own tests, playthroughs and search bots on the three games, and what the adapter promises besides."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import kogge
from kogge.adapters import openspiel
from kogge.core.timeline import Entry, project
from kogge.games import registry

SMALL = {
    "norderwind": "edition=tiny,round_limit=1",
    "norsemen": "edition=tiny",
    "novgorod": "edition=tiny,round_limit=1",
}
GAMES = [(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)]


def name(slug: str, players: int = 2) -> str:
    return f"kogge_{slug}(players={players},{SMALL[slug]})"


def play_on(state: Any, rng: np.random.RandomState, steps: int) -> list[tuple[int, int]]:
    """Random steps with their actors; fewer where the game ends."""
    played: list[tuple[int, int]] = []
    while not state.is_terminal() and len(played) < steps:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = int(rng.choice(outcomes, p=chances))
        else:
            action = int(rng.choice(state.legal_actions()))
        played.append((state.current_player(), action))
        state.apply_action(action)
    return played


def first_decision(game: Any, rng: np.random.RandomState) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        play_on(state, rng, 1)
    return state


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_random_simulation_and_api(slug: str, players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name(slug, players)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("slug", "players"), [game for game in GAMES if game != ("norsemen", 4)])
def test_playthrough_can_be_generated(slug: str, players: int) -> None:
    """Norsemen for four takes half a minute: it is left to `make field`."""
    text = generate_playthrough.playthrough(name(slug, players), None, seed=3)
    assert "InformationStateTensor(0).recent_action" in text
    assert "digest" not in text.split("InformationStateTensor(0)")[1].splitlines()[0]
    assert 'GameType.short_name = "kogge_' + slug in text
    assert "Returns() = [" in text


def test_a_playthrough_is_the_same_twice() -> None:
    game = name("norderwind", 3)
    text = generate_playthrough.playthrough(game, None, seed=3)
    assert text == generate_playthrough.playthrough(game, None, seed=3)


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_search_bots_play(slug: str, players: int) -> None:
    rng = np.random.RandomState(players)
    game = pyspiel.load_game(name(slug, players))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    state = first_decision(game, rng)
    bot = mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=rng)
    for _turn in range(3):
        while state.is_chance_node():
            play_on(state, rng, 1)
        if state.is_terminal():
            return
        action = blind.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("slug", registry.slugs())
def test_ids_and_words_are_the_engines(slug: str) -> None:
    game = pyspiel.load_game(name(slug))
    table = game.engine.actions
    assert game.num_distinct_actions() == table.width
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    for _step in range(30):
        mover = state.current_player()
        offset = table.width if state.is_chance_node() else 0
        assert state.position.state.legal_actions() == [action + offset for action in state.legal_actions()]
        words = [state.action_to_string(mover, action) for action in state.legal_actions()]
        assert words == [table.token(action + offset) for action in state.legal_actions()]
        play_on(state, rng, 1)


def test_parameters_are_players_edition_and_options() -> None:
    game = pyspiel.load_game("kogge_novgorod(players=4,merchant=front,special_missions=true,round_limit=7)")
    assert game.num_players() == 4
    assert game.engine.options["merchant"] == "front"
    assert game.engine.options["special_missions"] is True
    assert game.max_game_length() == game.engine.max_decisions
    assert game.min_utility() == -0.25
    assert game.max_utility() == 0.75


def test_a_game_without_a_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="round limit"):
        openspiel.KoggeGame("norderwind", {"round_limit": 0})


@pytest.mark.parametrize("slug", registry.slugs())
def test_tensors_are_the_features_by_name(slug: str) -> None:
    game = pyspiel.load_game(name(slug, 3))
    state = game.new_initial_state()
    play_on(state, np.random.RandomState(2), 25)
    observer = game.make_py_observer()
    table = game.engine.features
    for seat in range(3):
        observer.set_from(state, seat)
        row = np.frombuffer(state.position.state.features(seat), np.uint8)
        for piece in table.pieces:
            part = row[piece.offset : piece.offset + piece.length].reshape(piece.shape) / piece.scale
            np.testing.assert_allclose(observer.dict[piece.name], part, rtol=1e-6)
        assert state.observation_tensor(seat) == observer.tensor.tolist()


@pytest.mark.parametrize("slug", registry.slugs())
def test_information_strings_differ_exactly_where_projections_do(slug: str) -> None:
    """Two games, alike up to some step: a seat's strings are equal as long as it has seen the same."""
    game = pyspiel.load_game(name(slug, 2))
    compared = [0, 0]
    for seed in range(12):
        states = [game.new_initial_state(), game.new_initial_state()]
        common = play_on(states[0], np.random.RandomState(seed), 4 * seed)
        for _mover, action in common:
            states[1].apply_action(action)
        records = [list(common), list(common)]
        for _step in range(6):
            for index in range(2):
                records[index] += play_on(states[index], np.random.RandomState(seed + 50 * index), 1)
            for seat in range(2):
                seen = [project(game.engine, entries(game, record), seat) for record in records]
                strings = [state.information_state_string(seat) for state in states]
                tensors = [state.information_state_tensor(seat) for state in states]
                assert (strings[0] == strings[1]) == (seen[0] == seen[1])
                assert (tensors[0] == tensors[1]) == (seen[0] == seen[1])
                compared[seen[0] == seen[1]] += 1
    assert min(compared) > 0


def entries(game: Any, record: list[tuple[int, int]]) -> list[Entry]:
    width = game.engine.actions.width
    return [Entry(actor, action if actor >= 0 else action + width) for actor, action in record]


@pytest.mark.parametrize("slug", registry.slugs())
def test_resampled_states_look_the_same_to_the_player(slug: str) -> None:
    game = pyspiel.load_game(name(slug, 3))
    rng = np.random.RandomState(4)
    state = first_decision(game, rng)
    for _step in range(8):
        while state.is_chance_node():
            play_on(state, rng, 1)
        if state.is_terminal():
            return
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random_sample)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        play_on(state, rng, 3)


@pytest.mark.parametrize("slug", registry.slugs())
def test_positions_copy_and_pickle(slug: str) -> None:
    game = pyspiel.load_game(name(slug, 3))
    state = game.new_initial_state()
    play_on(state, np.random.RandomState(5), 40)
    for twin in (copy.deepcopy(state.position), pickle.loads(pickle.dumps(state.position))):
        assert twin.state.text() == state.position.state.text()
        assert twin.memories == state.position.memories
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_returns_are_win_share_less_an_equal_share() -> None:
    game = pyspiel.load_game(name("novgorod", 3))
    state = game.new_initial_state()
    assert state.returns() == [0.0, 0.0, 0.0]
    play_on(state, np.random.RandomState(6), 10_000)
    places = state.position.state.ranking()
    winners = places.count(1)
    assert winners
    assert state.returns() == pytest.approx([(place == 1) / winners - 1 / 3 for place in places])


def test_in_the_zero_sum_form_nobody_pays_for_a_game_that_nobody_wins() -> None:
    ends: dict[bool, list[list[float]]] = {}
    for zero_sum in (False, True):
        asked = f"kogge_novgorod(players=3,edition=tiny,round_limit=1,zero_sum={str(zero_sum).lower()})"
        game = pyspiel.load_game(asked)
        assert game.zero_sum is zero_sum
        assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) is zero_sum
        assert game.utility_sum() == (0.0 if zero_sum else None)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        ends[zero_sum] = []
        for seed in range(12):
            state = game.new_initial_state()
            play_on(state, np.random.RandomState(seed), 10_000)
            ends[zero_sum].append(state.returns())
    assert all(sum(told) == pytest.approx(0) for told in ends[True])
    lost = [max(told) < 0 for told in ends[False]]
    assert any(lost)
    for general, zero, nobody in zip(ends[False], ends[True], lost, strict=True):
        assert zero == ([0.0] * 3 if nobody else general)


def test_reinforcement_learning_environment_steps() -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name("norderwind")))
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = environment.step([legal[-1]])
    assert len(step.rewards) == 2


def test_the_whole_edition_loads() -> None:
    for slug in registry.slugs():
        game = pyspiel.load_game(f"kogge_{slug}")
        assert game.engine.fingerprint == kogge.load(slug).fingerprint
