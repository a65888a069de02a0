"""The search with a judge: what it may know, that it repeats and adds up, and that it finds what is plain to see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kogge import CHANCE, TERMINAL, Game, Rng, State, load
from kogge.bots import registry
from kogge.bots.bot import Sight
from kogge.bots.judge import NetworkOracle, network_of
from kogge.bots.plan import Branch, Fork, Oracle, Plan, PlanBot, Style, halvings
from kogge.bots.table import play_game
from kogge.games import registry as games
from tests.bots.test_search import nearly_won, somewhere

SLUGS = games.slugs()


class NobodyKnows(Oracle):
    """All actions are equally likely, all seats equally well off."""

    def judged(self, states: list[State], seats: list[int], legal: list[list[int]]) -> list[list[float]]:
        players = states[0].game().players
        assert len(states) == len(seats) == len(legal)
        assert all(
            action in state.legal_as(seat)
            for state, seat, some in zip(states, seats, legal, strict=True)
            for action in some
        )
        return [[1 / len(some)] * len(some) + [1 / players] * players for some in legal]


def oracle_of(game: Game) -> Oracle:
    network = network_of(game)
    assert network is not None
    return NetworkOracle(network)


def plan_at(state: State, simulations: int, seed: int = 1, style: Style | None = None) -> Plan:
    plan = Plan(oracle_of(state.game()), Sight(state, state.awaited()[0]), seed, style or Style())
    plan.think(simulations, 0.0)
    return plan


def branches(node: Fork) -> Iterator[Branch]:
    """All branches of the tree."""
    for branch in node.branches:
        yield branch
        if branch.node is not None:
            yield from branches(branch.node)


def counted(plan: Plan) -> list[tuple[int, float, float]]:
    return [(branch.action, branch.visits, branch.total) for branch in plan.root.branches]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_plan_tries_only_what_is_legal_and_adds_up(slug: str, players: int) -> None:
    state = somewhere(load(slug, players), 30)
    before = state.text()
    plan = Plan(NobodyKnows(), Sight(state, state.awaited()[0]), 1, Style())
    best = plan.think(120, 0.0)
    assert state.text() == before
    assert best.action in state.legal_actions()
    assert [branch.action for branch in plan.root.branches] == state.legal_actions()
    assert sum(branch.visits for branch in plan.root.branches) == plan.simulations > 60
    for branch in branches(plan.root):
        assert branch.flying == 0
        assert 0 <= branch.total <= branch.visits
    assert best.visits == max(branch.visits for branch in plan.root.branches)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_plan(slug: str) -> None:
    state = somewhere(load(slug, 3), 40)
    assert counted(plan_at(state, 60)) == counted(plan_at(state, 60))


def worlds(slug: str, seed: int) -> tuple[State, State] | None:
    """A position and another that the seat to move cannot tell from it, where there is one."""
    state = somewhere(load(slug, 3), 60 + seed, seed)
    other = state.determinize(state.awaited()[0], Rng(99))
    return (state, other) if other.text() != state.text() else None


@pytest.mark.parametrize("slug", SLUGS)
def test_equal_knowledge_gives_equal_plans(slug: str) -> None:
    state, other = next(twins for seed in range(200) if (twins := worlds(slug, seed)))
    assert counted(plan_at(other, 60)) == counted(plan_at(state, 60))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_of_levels_is_repeated(slug: str) -> None:
    game = load(slug, 2, games.editions(slug)[0] if slug == "norsemen" else None)

    def entries() -> list[tuple[int, int]]:
        bots = [registry.make(slug, name) for name in ("plan-4", "policy")]
        return [(entry.actor, entry.action) for entry in play_game(game, bots, 3).entries]

    assert entries() == entries()


def test_where_the_policy_is_sure_nothing_is_tried() -> None:
    class Sure(NobodyKnows):
        def judged(self, states: list[State], seats: list[int], legal: list[list[int]]) -> list[list[float]]:
            told = super().judged(states, seats, legal)
            return [
                [0.999, *[0.001 / len(some)] * (len(some) - 1), *line[len(some) :]]
                for some, line in zip(legal, told, strict=True)
            ]

    state = somewhere(load("novgorod"), 20)
    plan = Plan(Sure(), Sight(state, state.awaited()[0]), 1, Style())
    assert plan.think(100, 0.0).action == state.legal_actions()[0]
    assert plan.simulations == 0


def test_a_win_at_hand_is_taken_by_whoever_knows_nothing_else() -> None:
    game, won = load("norderwind"), 0
    for seed in range(40):
        state = nearly_won(game, seed)
        if state is not None:
            seat = state.awaited()[0]
            action = PlanBot(NobodyKnows(), "plan", 200).choose(Sight(state, seat), Rng(1))
            state.apply_as(seat, action)
            won += 1
            assert state.to_move() == TERMINAL
            assert state.ranking()[seat] == 1
            break
    assert won == 1


def test_the_clock_bounds_the_thinking() -> None:
    state = somewhere(load("novgorod"), 40)
    bot = PlanBot(NobodyKnows(), "plan", 1_000_000, 0.05)
    _action, plan = bot.think(Sight(state, state.awaited()[0]), Rng(1))
    assert 0 < plan.simulations < 1_000_000


@pytest.mark.parametrize(("count", "rounds"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (16, 4)])
def test_so_many_rounds_leave_one(count: int, rounds: int) -> None:
    assert halvings(count) == rounds


def test_levels_play_editions_without_a_network_as_before() -> None:
    game = load("novgorod", edition=games.TINY)
    state = somewhere(game, 12)
    while state.to_move() == CHANCE:
        state.apply(state.sample_chance(Rng(1)))
    sight = Sight(state, state.to_move())
    assert registry.make("novgorod", "mate").choose(sight, Rng(5)) == registry.make("novgorod", "old-mate").choose(
        sight, Rng(5)
    )
