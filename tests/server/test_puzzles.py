"""Puzzles over HTTP: stateless, in both languages, without a word too many, and patient with whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest

from kogge.games import registry
from kogge.puzzles import Puzzle, puzzles
from kogge.server.api.puzzles import today
from tests.server.clients import Client

SLUGS = registry.slugs()


def ask(client: Client, language: str = "en", **fields: object) -> dict[str, Any]:
    told = client.post("/api/puzzles", json=fields, headers={"Accept-Language": language})
    assert told.status_code == 200, told.text
    answer: dict[str, Any] = told.json()
    return answer


def longest(slug: str) -> Puzzle:
    return max(puzzles(slug), key=lambda one: sum(step.asked() for step in one.steps))


def moves_of(one: Puzzle) -> list[int]:
    return [one.game().actions.parse(step.token) for step in one.steps if step.asked()]


@pytest.mark.parametrize("game", SLUGS)
def test_the_list_has_every_puzzle_and_that_of_today(client: Client, game: str) -> None:
    told = client.get(f"/api/puzzles/{game}").json()

    assert [one["name"] for one in told["puzzles"]] == [one.name for one in puzzles(game)]
    assert told["daily"] in [one["name"] for one in told["puzzles"]]
    daily = ask(client, game=game)
    assert daily["daily"]
    assert daily["name"] in (told["daily"], client.get(f"/api/puzzles/{game}").json()["daily"])  # midnight may pass
    assert today().year >= 2026


@pytest.mark.parametrize("game", SLUGS)
def test_a_puzzle_is_solved_move_by_move(client: Client, game: str) -> None:
    one = longest(game)
    begun = ask(client, game=game, name=one.name)
    assert begun["view"] == one.position().view(one.seat)
    assert (begun["over"], begun["found"], begun["step"], begun["best"]) == (False, 0, None, None)
    moves = moves_of(one)
    assert begun["asked"] == len(moves)
    for count in range(1, len(moves) + 1):
        told = ask(client, game=game, name=one.name, moves=moves[:count])
        assert (told["found"], told["over"], told["wrong"]) == (count, count == len(moves), None)
        assert told["step"]["choices"][0]["offer"]["id"] == moves[count - 1]
        assert all(told["step"]["why"])
    assert told["offers"] == []
    assert [event["text"] for event in told["events"]] == [
        event["text"] for event in ask(client, game=game, name=one.name, moves=moves)["events"]
    ]


def test_a_wrong_move_is_not_played_and_the_best_is_not_given_away(client: Client) -> None:
    one = longest("novgorod")
    begun = ask(client, game="novgorod", name=one.name)
    best = moves_of(one)[0]
    wrong = next(offer for offer in begun["offers"] if offer["id"] != best)
    told = ask(client, game="novgorod", name=one.name, moves=[wrong["id"], best])

    assert told["wrong"]["offer"] == wrong
    assert told["view"] == begun["view"]
    assert (told["moves"], told["found"], told["step"]) == ([], 0, None)
    assert told["best"] == next(iter(one.steps[0].shares.values()))
    after = ask(client, game="novgorod", name=one.name, moves=[best], tried=wrong["id"])
    shares = [choice["offer"]["id"] for choice in after["step"]["choices"]]
    assert after["step"]["other"]["id"] == (wrong["id"] if wrong["id"] in shares else shares[1])


def test_it_can_be_shown_in_both_languages(client: Client) -> None:
    one = longest("norsemen")
    moves: list[int] = []
    for _step in moves_of(one):
        english = ask(client, game="norsemen", name=one.name, moves=moves, shown=True)
        german = ask(client, "de", game="norsemen", name=one.name, moves=moves, shown=True)
        assert english["step"]["why"] != german["step"]["why"]
        assert english["view"] == german["view"]
        moves = english["moves"]
    assert english["over"]
    assert moves == moves_of(one)


def test_what_is_impossible_gets_its_rule(client: Client) -> None:
    one = puzzles("norderwind")[0]
    game = one.game()
    legal = one.position().legal_as(one.seat)
    token = next(game.actions.token(action) for action in range(game.actions.width) if action not in legal)
    why = ask(client, game="norderwind", name=one.name, why=token)["why"]
    assert why["rule"]
    assert why["text"]


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        ({"game": "chess"}, 400),
        ({"game": "norderwind", "name": "../x"}, 404),
        ({"game": "norderwind", "moves": [999_999]}, 400),
        ({"game": "norderwind", "moves": [1] * 21}, 400),
        ({"game": "norderwind", "tried": 999_999}, 400),
        ({"game": "norderwind", "why": "../x"}, 400),
        ({"game": "norderwind", "seed": 1}, 400),
    ],
)
def test_what_no_puzzle_has_is_refused(client: Client, request_: dict[str, object], status: int) -> None:
    told = client.post("/api/puzzles", json=request_)
    assert told.status_code == status, told.text
    assert client.get("/api/puzzles/chess").status_code == 404


def test_any_moves_are_answered(client: Client) -> None:
    for moves in ([0], [5, 6, 7], list(range(20))):
        for shown in (False, True):
            body = {"game": "norderwind", "moves": moves, "shown": shown, "tried": 3}
            assert client.post("/api/puzzles", json=body).status_code == 200
