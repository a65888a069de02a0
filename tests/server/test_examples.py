"""Examples of rules over HTTP: stateless, in both languages, and patient with whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest

from kogge.games import examples, registry
from tests.server.clients import Client


def ask(client: Client, language: str = "en", **fields: object) -> dict[str, Any]:
    told = client.post("/api/examples", json=fields, headers={"Accept-Language": language})
    assert told.status_code == 200, told.text
    answer: dict[str, Any] = told.json()
    return answer


def at_the_end(client: Client, rule: str, language: str = "en", game: str = "norderwind") -> dict[str, Any]:
    return ask(client, language, game=game, rule=rule, at=100)


@pytest.mark.parametrize("game", registry.slugs())
def test_an_example_is_shown_from_its_position_to_its_last_move(client: Client, game: str) -> None:
    for rule in list(examples.examples(game))[::9]:
        first = ask(client, game=game, rule=rule)
        last = at_the_end(client, rule, "de", game)

        assert (first["at"], first["events"]) == (0, [])
        assert last["at"] == last["moves"] == len(examples.examples(game)[rule].moves)
        assert first["text"] != last["text"]
        assert last["events"] or not last["moves"]


def test_the_readers_move_is_played_with_what_follows_by_chance(client: Client) -> None:
    first = ask(client, game="norderwind", rule="NW-7.1")
    sailed = ask(client, game="norderwind", rule="NW-7.1", tried=first["show"])

    assert [event["token"] for event in sailed["events"]] == ["sail norderkap", "reveal wreck-a"]
    assert (sailed["at"], sailed["remark"]) == (2, "")


def test_another_move_gets_a_remark_and_an_impossible_one_its_reason(client: Client) -> None:
    here = ask(client, game="norderwind", rule="NW-7.1", at=2)
    other = next(offer["id"] for offer in here["offers"] if offer["token"] == "stop")
    told = ask(client, game="norderwind", rule="NW-7.1", at=2, tried=other)
    assert (told["at"], told["remark"] != "") == (2, True)

    why = ask(client, game="norderwind", rule="NW-3.2", at=100, why="sell salt")["why"]
    assert why["rule"] == "NW-3.2"
    assert why["text"]


def test_what_the_board_does_not_show_is_said(client: Client) -> None:
    (refused,) = at_the_end(client, "NW-3.3")["said"]
    assert refused.startswith("Not allowed: ")
    assert len(at_the_end(client, "NW-6.1")["said"]) == 4
    (others,) = at_the_end(client, "NW-5.1", "de")["said"]
    assert others.startswith("Platz 2 kann wählen: ")


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "chess", "rule": "NW-1.1"},
        {"game": "norderwind", "rule": "NM-1.1"},
        {"game": "norderwind", "rule": "NW-99.1"},
        {"game": "norderwind", "rule": "NW-1.1" * 9},
        {"game": "norderwind", "rule": "NW-1.1", "at": -1},
        {"game": "norderwind", "rule": "NW-1.1", "at": 101},
        {"game": "norderwind", "rule": "NW-1.1", "why": "../x"},
    ],
)
def test_what_no_example_has_is_refused(client: Client, request_: dict[str, object]) -> None:
    assert client.post("/api/examples", json=request_).status_code == 400
