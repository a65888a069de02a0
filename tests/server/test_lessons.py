"""Lessons over HTTP: stateless, in both languages, and patient with whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest

from kogge.games import lessons, registry
from tests.server.clients import Client


def ask(client: Client, language: str = "en", **fields: object) -> dict[str, Any]:
    told = client.post("/api/lessons", json=fields, headers={"Accept-Language": language})
    assert told.status_code == 200, told.text
    answer: dict[str, Any] = told.json()
    return answer


def move(game: str, token: str) -> int:
    return lessons.lesson(game).game.actions.parse(token)


@pytest.mark.parametrize("game", registry.slugs())
def test_a_lesson_is_read_and_played(client: Client, game: str) -> None:
    first = ask(client, game=game)
    assert first["step"] == 0
    assert first["offers"] == []
    assert not first["asks"]
    assert first["text"] != ask(client, "de", game=game)["text"]

    asks = next(index for index, step in enumerate(lessons.lesson(game).steps) if step.asks())
    asked = ask(client, game=game, step=asks)
    assert asked["asks"]
    assert asked["show"] in [offer["id"] for offer in asked["offers"]]
    after = ask(client, game=game, step=asks, moves=[asked["show"]])
    assert (after["step"], after["accepted"], after["remark"]) == (asks + 1, 1, "")
    assert len(after["events"]) > len(asked["events"])


def test_another_move_gets_a_reason_and_an_impossible_one_its_rule(client: Client) -> None:
    moved = ask(client, game="norderwind", step=2, moves=[move("norderwind", "sail norderkap")])
    assert (moved["step"], moved["accepted"]) == (2, 0)
    assert "Olesand wants the goods" in moved["remark"]
    why = ask(client, game="norderwind", step=2, why="buy fish")["why"]
    assert why["rule"].startswith("NW-")
    assert why["text"]


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "chess"},
        {"game": "norderwind", "step": 2, "moves": [999_999]},
        {"game": "norderwind", "moves": [1] * 61},
        {"game": "norderwind", "step": -1},
        {"game": "norderwind", "why": "../x", "step": 2},
    ],
)
def test_what_no_lesson_has_is_refused(client: Client, request_: dict[str, object]) -> None:
    assert client.post("/api/lessons", json=request_).status_code == 400


def test_any_moves_at_any_step_are_answered(client: Client) -> None:
    for step in (0, 5, 11, 13, 200):
        for moves in ([0, 1, 2], [5, 5, 5, 5], list(range(12))):
            told = client.post("/api/lessons", json={"game": "norderwind", "step": step, "moves": moves})
            assert told.status_code in (200, 400, 409), told.text
