"""Puzzles: those that come with the games are sound, a solution can be played, and the same search finds them again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from kogge.bots.judge import network_of
from kogge.core.rng import Rng
from kogge.games import registry
from kogge.puzzles import Puzzle, Step, daily, puzzles
from kogge.puzzles.attempt import Attempt, why
from kogge.puzzles.files import Job, OtherPuzzles
from kogge.puzzles.find import MARGIN, Depth, Finder, rating
from kogge.puzzles.puzzle import FORMAT, NoPuzzle, file_of, of_data, puzzle, read
from kogge.review import rendering
from kogge.text import languages

SLUGS = registry.slugs()
MANY = 60


def some(slug: str, count: int = MANY) -> Iterator[Puzzle]:
    """Puzzles of every difficulty."""
    found = puzzles(slug)
    return iter(found[:: max(1, len(found) // count)])


def solution(one: Puzzle) -> list[int]:
    parse = one.game().actions.parse
    return [parse(step.token) for step in one.steps if step.asked()]


# What comes with the games


@pytest.mark.parametrize("slug", SLUGS)
def test_the_shipped_puzzles_belong_to_the_edition_and_the_rules_that_are_played(slug: str) -> None:
    path = file_of(slug)
    assert path
    head, games = read(path)
    game = registry.load(slug)

    assert head["format"] == FORMAT
    assert (head["game"], head["edition"], head["hash"]) == (slug, game.edition, game.edition_hash)
    assert head["rules"] == game.rules_version
    assert len(puzzles(slug)) == sum(len(one["puzzles"]) for one in games) >= 5
    assert len({one["seed"] for one in games}) == len(games)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_shipped_puzzle_has_one_clearly_best_choice(slug: str) -> None:
    for one in puzzles(slug):
        assert one.steps[0].asked()
        for step in one.steps:
            if step.asked():
                shares = list(step.shares.values())
                assert step.token == next(iter(step.shares))
                assert shares == sorted(shares, reverse=True)
                assert step.gap() >= MARGIN - 0.0011  # the shares are rounded


@pytest.mark.parametrize("slug", SLUGS)
def test_the_solution_of_a_shipped_puzzle_can_be_played(slug: str) -> None:
    for one in some(slug):
        assert one.seat in one.position().awaited()
        assert not one.position().problems()
        moves = solution(one)
        after = Attempt(one, moves)
        assert after.is_over()
        assert after.wrong == -1
        assert len(after.played) == len(one.steps)
        assert not Attempt(one, moves[:-1]).is_over()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_choice_of_a_step_is_allowed_there(slug: str) -> None:
    for one in some(slug):
        state = one.position()
        for step in one.steps:
            legal = {state.game().actions.token(action) for action in state.legal_as(one.seat)}
            assert {step.token, *step.shares} <= legal
            state.apply_as(one.seat, state.game().actions.parse(step.token))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_puzzle_holds_no_more_than_its_seat_knows(slug: str) -> None:
    """Another world of the same knowledge looks the same to the seat, and so do the choices."""
    for one in some(slug, 20):
        state = one.position()
        other = state.determinize(one.seat, Rng(99))
        assert other.view(one.seat) == state.view(one.seat)
        assert other.legal_as(one.seat) == state.legal_as(one.seat)


@pytest.mark.parametrize("slug", SLUGS)
def test_another_search_finds_the_solution_of_a_shipped_puzzle(slug: str) -> None:
    """With luck of its own, and by what only the seat knows."""
    for one in some(slug, 3):
        finder = Finder(one.game(), "policy", Depth(simulations=80))
        plan = finder.weigh(one.position(), one.seat, 80, 4711)
        shares = {branch.action: branch.total / branch.visits for branch in plan.root.branches}
        assert max(shares, key=lambda action: shares[action]) == one.game().actions.parse(one.steps[0].token)


# An attempt


def test_a_wrong_move_is_not_played_and_ends_the_row() -> None:
    one = next(some("norderwind"))
    wrong = next(action for action in one.position().legal_as(one.seat) if action != solution(one)[0])
    after = Attempt(one, [wrong, solution(one)[0]])
    assert (after.wrong, after.at, after.found, after.played) == (wrong, 0, [], [])
    assert after.state.text() == one.position().text()


@pytest.mark.parametrize("slug", SLUGS)
def test_there_is_a_reason(slug: str) -> None:
    one = next(some(slug))
    beside = one.game().actions.parse(list(one.steps[0].shares)[1])
    for language in languages():
        told = rendering.why(why(slug, one.name, 0, beside), slug, language, ["A", "B", "C", "D"], "review-puzzle")
        assert all(line.strip() for line in told)
        assert told


# The day and the difficulty


def test_everybody_has_the_same_puzzle_on_a_day_and_another_on_the_next() -> None:
    first = date(2026, 11, 19)
    count = len(puzzles("novgorod"))
    days = [daily("novgorod", first + timedelta(day)) for day in range(count)]
    assert len({one.name for one in days}) == count
    assert daily("novgorod", first + timedelta(count)) == days[0]


def test_what_the_levels_find_is_easy_and_what_is_at_stake_helps() -> None:
    assert rating(0.9, MARGIN) < rating(0.5, MARGIN) < rating(0.05, MARGIN)
    assert rating(0.5, 0.3) < rating(0.5, MARGIN)
    for slug in SLUGS:
        found = [one.rating for one in puzzles(slug)]
        assert found == sorted(found)


def test_a_puzzle_is_known_by_its_name() -> None:
    one = next(some("norsemen"))
    assert puzzle("norsemen", one.name) is one
    assert of_data(one.slug, one.edition, one.data()) == one
    with pytest.raises(NoPuzzle):
        puzzle("norsemen", "../x")


# The file


@cache
def found_in(seed: int) -> Puzzle:
    shares = {"next": 0.5, "stop": 0.3}
    text = f"position {seed}"
    return Puzzle("norderwind", "any", 2, 0, text, [Step("next", shares)], {"random": 0.5}, 1500)


class Quick(Job):
    """A job that finds a puzzle in every second game, at once."""

    searched: list[int]

    def search(self, seed: int) -> list[Puzzle]:
        self.searched.append(seed)
        return [found_in(seed)] if seed % 2 else []


def quick(out: Path, games: int, simulations: int = 250) -> Quick:
    job = Quick("norderwind", "mate", 1, games, Depth(simulations), out)
    job.searched = []
    return job


def test_the_work_is_taken_up_where_it_ended(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    assert list(quick(whole, 6).run()) == [1, 0, 1, 0, 1, 0]
    torn.write_bytes(whole.read_bytes()[:-10])
    job = quick(torn, 6)
    assert list(job.run()) == [1, 0, 1, 0, 1, 0]
    assert job.searched == [6]
    assert torn.read_bytes() == whole.read_bytes()


def test_puzzles_found_otherwise_do_not_go_into_the_same_file(tmp_path: Path) -> None:
    list(quick(tmp_path / "some.jsonl", 1).run())
    with pytest.raises(OtherPuzzles):
        list(quick(tmp_path / "some.jsonl", 1, simulations=9).run())


def test_a_search_finds_the_same_puzzles_again(tmp_path: Path) -> None:
    """One game, hardly looked at: what is found is sound, and found again."""
    game = registry.load("norsemen", 2)
    assert network_of(game)
    depth = Depth(simulations=24, a_game=1, tried=6)
    first, again = (Finder(game, "policy", depth).puzzles(seed=3) for _time in range(2))
    assert first == again
    for one in first:
        assert Attempt(one, solution(one)).is_over()
        assert one.text == game.parse_state(one.text).text()
