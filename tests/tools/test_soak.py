"""A small size of the soak, and what it would say of a game with faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogge.bots.bot import Bot, Sight
from kogge.bots.random_bot import RandomBot
from kogge.conformance import option_sets
from kogge.conformance.toy import ToyGame, ToyState
from kogge.core.rng import Rng
from kogge.games import registry
from tools import soak


@pytest.mark.parametrize("slug", registry.slugs())
def test_random_games_end_without_a_problem(slug: str) -> None:
    part = soak.Part("random, defaults", "random", [{}], 4)
    for players in registry.player_counts(slug):
        tally = soak.soak(slug, players, part, seed=1, jobs=1)
        assert tally.faults == []
        assert len(tally.lengths) == 4
        assert tally.nodes > sum(tally.lengths)
        assert tally.used


@pytest.mark.parametrize("slug", registry.slugs())
def test_greedy_games_of_every_part_end_without_a_problem(slug: str) -> None:
    played = soak.parts(slug, soak.parse_options(["--games", "0", "--greedy", "1", "--sets", "0"]))
    assert len(played) == 1 + len(soak.AT_FULL_SIZE.get(slug, {}))
    for part in played:
        tally = soak.soak(slug, 2, part, seed=1, jobs=1)
        assert tally.faults == []
        assert len(tally.lengths) == 1


def test_the_parts_are_two_bots_at_full_size_and_the_option_sets_of_the_kit() -> None:
    played = soak.parts("novgorod", soak.parse_options([]))
    assert [(part.title.partition(",")[0], part.games) for part in played[:6]] == [("random", 2000)] * 3 + [
        ("greedy", 500)
    ] * 3
    assert played[0].sets == [{}]
    assert list(played[-1].sets) == option_sets(registry.options("novgorod"))
    assert soak.parts("novgorod", soak.parse_options(["--games", "0", "--greedy", "0", "--sets", "0"])) == []


def test_the_page_is_written_and_processes_agree_with_one(tmp_path: Path) -> None:
    slug = registry.slugs()[0]
    few = ["--games", "30", "--greedy", "0", "--sets", "0", "--jobs", "2"]
    soak.main([slug, *few, "--reports", str(tmp_path)])
    page = (tmp_path / f"soak-{slug}.md").read_text(encoding="utf-8")
    players = registry.player_counts(slug)[0]
    alone = soak.soak(slug, players, soak.Part("random, defaults", "random", [{}], 30), seed=1, jobs=1)
    assert f"| random, defaults | {players} | 30 | 30 | {alone.without_winner} |" in page
    assert f"| {alone.nodes:,} | 0 |" in page
    assert "--games 30 --greedy 0 --sets 0 --seed 1" in page


def test_the_page_tells_how_much_chance_brought() -> None:
    part = soak.Part("random, defaults", "random", [{}], 3)
    found = [(part, 2, soak.soak("norsemen", 2, part, seed=1, jobs=1))]
    table = registry.load("norsemen", 2).actions
    leaders = {action for action in found[0][2].used if table.kind(action) == "deal"}
    assert 4 <= len(leaders) <= 9
    page = soak.report("norsemen", found, soak.parse_options([]))
    assert f"deal {len(leaders)} of 9" in page
    assert "of 88" in page


class Troubled(ToyState):
    """Has a problem from its third turn on."""

    def problems(self) -> list[str]:
        return ["a plank is missing"] if self.turns > 2 else []


def test_a_problem_is_told_with_its_seed() -> None:
    game = ToyGame()
    game.state_class = Troubled
    tally = soak.soak_game(game, [RandomBot(), RandomBot()], 7)
    assert len(tally.faults) == 1
    assert tally.faults[0].startswith("seed 7, node ")
    assert "a plank is missing" in tally.faults[0]


def test_a_game_without_end_is_told() -> None:
    game = ToyGame()
    game.max_decisions = 3
    assert soak.soak_game(game, [RandomBot(), RandomBot()], 7).faults == ["seed 7: no end after 3 decisions"]


class Cheat(Bot):
    """Wants what is never legal."""

    def __init__(self) -> None:
        self.name = "cheat"

    def choose(self, sight: Sight, rng: Rng) -> int:
        return sight.game().actions.size - 1


def test_an_illegal_choice_is_told() -> None:
    faults = soak.soak_game(ToyGame(), [Cheat(), Cheat()], 7).faults
    assert len(faults) == 1
    assert faults[0].endswith("is not legal")


def test_an_unused_action_needs_a_test_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    slug = "norderwind"
    some = soak.unused(slug, [soak.Tally()])[:2]
    assert soak.untested(slug, some) == some
    monkeypatch.setitem(soak.ELSEWHERE, slug, {some[0]: "test_an_unused_action_needs_a_test_by_name"})
    assert soak.untested(slug, some) == some[1:]
    found = [(soak.Part("random, defaults", "random", [{}], 1), 2, soak.Tally([1], [1], 2))]
    page = soak.report(slug, found, soak.parse_options([]))
    assert f"- `{some[0]}`: test_an_unused_action_needs_a_test_by_name" in page
    assert f"- `{some[1]}`" in page
    assert page.rstrip().count(": no test yet") == 1


def test_one_test_may_play_every_action_of_a_game() -> None:
    some = soak.unused("norsemen", [soak.Tally()])
    assert soak.untested("norsemen", some) == []
