"""Networks at run time: packed and unpacked, refused where they do not fit, and played without a look at the truth."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kogge
from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.bots.network import (
    BOUND,
    FINENESS,
    LEVELS,
    RARITY,
    Network,
    WrongNetwork,
    from_file,
    header_of,
    pack,
    rarity,
    rectified,
    unpack,
)
from kogge.bots.policy import PolicyBot
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.games import registry

WIDTH = 8
GAMES = Path(kogge.__file__).parent / "games"


def arrays(game: Game, seed: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    """Weights of the right shapes, at random."""
    rng = np.random.default_rng(seed)
    sizes = {"inputs": (WIDTH, game.features.size), "blocks.0.first": (WIDTH, WIDTH), "blocks.0.second": (WIDTH, WIDTH)}
    sizes |= {"policy": (game.actions.width, WIDTH), "shares": (5, WIDTH), "margins": (4, WIDTH)}
    made = {}
    for name, size in sizes.items():
        made[f"{name}.weight"] = rng.normal(0, 0.2, size).astype(np.float32)
        made[f"{name}.bias"] = rng.normal(0, 0.2, size[0]).astype(np.float32)
    return made


def network(game: Game, seed: int = 1) -> Network:
    header = {**header_of(game), "scales": game.features.scales(), "blocks": 1, "history": []}
    return Network(*unpack(pack(header, arrays(game, seed))))


def test_a_packed_weight_is_off_by_at_most_half_a_step() -> None:
    """A step is a part of what an output's weights usually are, larger for inputs that are hardly ever there."""
    game = kogge.load("norderwind")
    before = arrays(game, 3)
    doubled = np.random.default_rng(4).integers(0, 7, game.features.size)
    before["inputs.weight"] *= 2.0**doubled
    before["policy.weight"][0, 0] = 40  # one that is far larger than the others keeps its size
    header, after = unpack(pack({RARITY: doubled.tolist()}, before))
    assert header == {RARITY: doubled.tolist()}
    for name, array in before.items():
        if array.ndim == 1:
            assert (after[name] == array).all()
            continue
        even = array / 2.0**doubled if name == "inputs.weight" else array
        finest = np.abs(even).max(axis=1, keepdims=True) / LEVELS
        usual = np.sqrt((even**2).mean(axis=1, keepdims=True)) / FINENESS
        steps = finest if name in ("shares.weight", "margins.weight") else np.maximum(usual, finest)
        if name == "inputs.weight":
            steps = steps * 2.0**doubled
        off = np.abs(after[name] - array)
        assert (off <= steps / 2 + 1e-6).all()
        assert off.max() > steps.min() / 8


def test_steps_double_with_the_rarity_of_inputs() -> None:
    rows = np.zeros((4096, 5), np.uint8)
    rows[:, 0] = 1  # always there
    rows[:1024, 1] = 1  # half as large in the root mean square
    rows[:1, 2] = 1  # as rare as steps follow
    rows[:, 4] = 25
    assert rarity(rows, [1, 1, 1, 1, 100]) == [0, 1, 6, 6, 2]


def test_coarse_steps_pack_small() -> None:
    """Of 32 bits of a weight five and a half are left, and fewer where inputs are rare."""
    rng = np.random.default_rng(1)
    weights = {"inputs.weight": rng.normal(0, 0.2, (64, 1024)).astype(np.float32)}
    assert len(pack({}, weights)) < 64 * 1024 * 5.5 / 8
    rare = {RARITY: [4] * 512 + [0] * 512}
    assert len(pack(rare, weights)) < 0.8 * len(pack({}, weights))


def test_weights_with_a_step_for_every_output_alone_are_read_as_ever() -> None:
    """As networks were written before steps were as coarse."""
    packed: dict[str, Any] = {"header": np.frombuffer(b"{}", np.uint8)}
    packed["inputs.weight"] = np.array([[127, -3], [0, 5]], np.int8)
    packed["inputs.weight.scale"] = np.array([[0.5], [2.0]], np.float32)
    buffer = BytesIO()
    np.savez_compressed(buffer, **packed)
    assert unpack(buffer.getvalue())[1]["inputs.weight"].tolist() == [[63.5, -1.5], [0, 10]]


def test_one_row_and_many_give_the_same() -> None:
    game = kogge.load("norsemen", 3)
    net = network(game)
    rng = np.random.default_rng(5)
    rows = (rng.random((6, game.features.size)) < 0.1).astype(np.uint8)
    together = net.hidden(rows)
    apart = np.concatenate([net.hidden(row[None]) for row in rows])
    np.testing.assert_allclose(together, apart, rtol=1e-4, atol=1e-4)


def test_shares_of_the_seats_and_of_nobody_make_one() -> None:
    game = kogge.load("novgorod", 3)
    net = network(game)
    rows = (np.random.default_rng(1).random((4, game.features.size)) < 0.1).astype(np.uint8)
    shares = net.shares(net.hidden(rows), 3)
    assert shares.shape == (4, 3)
    assert (shares > 0).all()
    assert (shares.sum(axis=1) < 1).all()


def test_a_network_of_another_game_is_refused_with_what_differs() -> None:
    net = network(kogge.load("norderwind"))
    state = kogge.load("norsemen").new_state()
    rng = kogge.Rng(1)
    while state.to_move() == CHANCE or len(state.legal_actions()) == 1:
        state.apply(state.sample_chance(rng) if state.to_move() == CHANCE else state.legal_actions()[0])
    with pytest.raises(WrongNetwork) as refused:
        PolicyBot(net).choose(Sight(state, state.to_move()), rng)
    assert refused.value.details["part"] == "game"


@pytest.mark.parametrize("slug", registry.slugs())
def test_equal_knowledge_gives_equal_choices(slug: str) -> None:
    """In every world that the seat cannot tell from the truth the policy plays the same."""
    game = kogge.load(slug, 3)
    bot, rng, state = bots.make(slug, f"policy:{GAMES / slug}/bots/network.npz"), kogge.Rng(2), game.new_state()
    asked = 0
    while state.to_move() != TERMINAL and asked < 60:
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        seat = state.to_move()
        choice = bot.choose(Sight(state, seat), kogge.Rng(0))
        assert choice in state.legal_actions()
        if len(state.legal_actions()) > 1:
            asked += 1
            world = state.determinize(seat, rng)
            assert bot.choose(Sight(world, seat), kogge.Rng(0)) == choice
        state.apply(choice)
    assert asked > 20


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_kept_network_fits_the_game_and_its_default_edition(slug: str) -> None:
    net = from_file(str(GAMES / slug / "bots" / "network.npz"))
    for players in registry.player_counts(slug):
        net.check(kogge.load(slug, players))
    assert net.header["edition"] == kogge.load(slug).edition_hash
    assert net.header["history"][-1]["game"] == slug
    assert net.header["history"][-1]["spent_s"] > 0


@pytest.mark.parametrize("slug", registry.slugs())
def test_sums_are_exact_so_that_every_machine_comes_to_the_same(slug: str) -> None:
    """In another order and with twice the bits the sums are the same to the last bit, and well below the bound."""
    net, game, rng = from_file(str(GAMES / slug / "bots" / "network.npz")), kogge.load(slug, 3), kogge.Rng(7)
    rows, state = [], game.new_state()
    while state.to_move() != TERMINAL:
        legal = state.legal_actions()
        if state.to_move() != CHANCE and rng.below(10) == 0:
            rows.append(state.features(state.to_move()))
        state.apply(state.sample_chance(rng) if state.to_move() == CHANCE else legal[rng.below(len(legal))])
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    order = np.random.default_rng(1).permutation(len(net.inputs[1]))
    assert len(rows) > 10
    for kind, turned in ((np.float64, slice(None)), (np.float32, order), (np.float64, order)):
        units, most = by_hand(net, table, kind, turned)
        assert (units == net.hidden(table)[:, turned]).all()
        assert most < BOUND / 1.5
        weights, bias = net.policy
        logits = units @ weights[:, turned].astype(kind).T + bias.astype(kind)
        assert (logits == net.logits(net.hidden(table), range(game.actions.width))).all()


def by_hand(net: Network, table: np.ndarray[Any, Any], kind: Any, order: Any) -> tuple[np.ndarray[Any, Any], float]:
    """The hidden units in another order, and the largest sum of sizes on the way."""
    (weights, bias), [(first, first_bias, second, second_bias)] = net.inputs, net.blocks
    most = 0.0

    def layer(given: Any, matrix: Any, plus: Any) -> Any:
        nonlocal most
        most = max(most, float((given @ np.abs(matrix).astype(kind)).max() + np.abs(plus).max()))
        return given @ matrix.astype(kind) + plus.astype(kind)

    units = rectified(layer(table.astype(kind), weights[:, order], bias[order]))
    middle = rectified(layer(units, first[order], first_bias))
    return rectified(units + layer(middle, second[:, order], second_bias[order])), most


def test_a_temperature_spreads_the_choices() -> None:
    game = kogge.load("novgorod")
    state, rng = game.new_state(), kogge.Rng(4)
    while state.to_move() == CHANCE or len(state.legal_actions()) < 3:
        state.apply(state.sample_chance(rng) if state.to_move() == CHANCE else state.legal_actions()[0])
    sight = Sight(state, state.to_move())
    hot = PolicyBot(network(game), temperature=5.0)
    assert len({hot.choose(sight, rng) for _time in range(60)}) > 1
    cold = PolicyBot(network(game))
    assert len({cold.choose(sight, rng) for _time in range(20)}) == 1
