"""The analysis board over HTTP: opened, looked at, judged, played on, and never with more than a seat may know."""

from __future__ import annotations

import asyncio
from functools import cache
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest

import kogge
from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.bots.levels import SECONDS
from kogge.bots.table import play_game
from kogge.core.record import Record, dumps, head_lines
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.games import registry
from kogge.review import judges
from kogge.review.position import verdict
from kogge.server.bots import analyses as module
from kogge.server.bots import analysis_process
from kogge.server.bots.analyses import Analyses, told
from kogge.server.bots.thinkers import Job, Lost
from kogge.server.errors import Refused
from kogge.server.limits import Gate
from kogge.server.wire import AnalysisQuestion
from tests.server.clients import Client, bearer, new_table, sync
from tests.server.helpers import Inline

ADDRESS = "192.0.2.7"


@cache
def played(slug: str = "norderwind", edition: str | None = "tiny") -> Record:
    game = kogge.load(slug, 2, edition)
    return play_game(game, [bots.make(slug, "greedy"), bots.make(slug, "greedy")], 1)


def opened(client: Client, **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/analysis/open", json=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def looked(client: Client, head: str, moves: list[tuple[int, int]], viewer: int = -1) -> dict[str, Any]:
    answer = client.post("/api/analysis/look", json={"head": head, "moves": moves, "viewer": viewer})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def judged(client: Client, head: str, position: str, **more: Any) -> dict[str, Any]:
    for _ in range(20):
        answer = client.post("/api/analysis/judge", json={"head": head, "position": position, **more})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["done"]:
            return found
    raise AssertionError("the position is never judged")


def judged_status(client: Client, question: dict[str, Any]) -> int:
    for _ in range(20):
        answer = client.post("/api/analysis/judge", json=question)
        if answer.status_code != 200 or answer.json()["done"]:
            return answer.status_code
    raise AssertionError("the position is never judged")


def moves_of(record: Record) -> list[tuple[int, int]]:
    return [(entry.actor, entry.action) for entry in record.entries]


def test_a_record_is_opened_and_looked_at_step_by_step(client: Client) -> None:
    record = played()
    study = opened(client, text=dumps(record))
    assert [(node["actor"], node["action"]) for node in study["nodes"]] == moves_of(record)
    assert [node["parent"] for node in study["nodes"]] == list(range(-1, len(record.entries) - 1))
    assert not study["typed"]
    end = looked(client, study["head"], moves_of(record))
    assert end["places"] == record.state.ranking()
    assert end["scores"] == record.state.scores()
    assert end["offers"] == end["outcomes"] == []
    half = moves_of(record)[:20]
    moment = looked(client, study["head"], half)
    assert moment["line"] == record.game.actions.token(half[-1][1])
    state = _after(record, 20)
    assert moment["position"] == state.text()
    if state.to_move() == CHANCE:
        assert [one["offer"]["id"] for one in moment["outcomes"]] == state.legal_actions()
    else:
        assert [offer["id"] for offer in moment["offers"]] == state.legal_actions()


def _after(record: Record, steps: int) -> State:
    state = record.game.new_state()
    for entry in record.entries[:steps]:
        state.apply_as(entry.actor, entry.action) if entry.actor >= 0 else state.apply(entry.action)
    return state


def test_variations_and_comments_are_opened(client: Client) -> None:
    record = played()
    lines = dumps(record).splitlines()
    start = lines.index("") + 1
    state = record.game.new_state()
    other = next(action for action in state.legal_actions() if action != record.entries[0].action)
    lines[start + 1 : start + 1] = ["#; a start", "#(", f"#> {record.game.actions.token(other)}", "#; or that", "#)"]
    nodes = opened(client, text="\n".join(lines))["nodes"]
    first = [node for node in nodes if node["parent"] == -1]
    assert [node["action"] for node in first] == [record.entries[0].action, other]
    assert [node["comment"] for node in first] == ["a start", "or that"]


def test_a_position_is_typed(client: Client) -> None:
    text = _after(played(), 20).text()
    study = opened(client, game="norderwind", edition="tiny", players=2, position=text)
    assert study["typed"]
    assert looked(client, study["head"], [])["position"] == text
    again = opened(client, text=study["head"])
    assert again["head"] == study["head"]
    start = opened(client, game="norsemen", players=3)
    assert (start["typed"], start["nodes"], start["players"]) == (False, [], 3)


@pytest.mark.parametrize("slug", registry.slugs())
def test_chance_is_chosen_by_its_weight(client: Client, slug: str) -> None:
    record = Record(kogge.load(slug))
    while record.state.to_move() != CHANCE or len(record.state.legal_actions()) < 2:
        record.play(record.state.legal_actions()[0])
    head = opened(client, text=dumps(record))["head"]
    moment = looked(client, head, moves_of(record))
    assert [one["weight"] for one in moment["outcomes"]] == record.state.chance_weights()
    assert moment["offers"] == []
    after = looked(client, head, [*moves_of(record), (CHANCE, record.state.legal_actions()[-1])])
    assert after["line"] == record.game.actions.token(record.state.legal_actions()[-1])


def test_what_cannot_be_played_is_refused(client: Client) -> None:
    head = opened(client, game="norderwind")["head"]
    record = Record(kogge.load("norderwind"))
    wrong = next(action for action in range(record.game.actions.width) if action not in record.state.legal_as(0))
    for moves in ([(0, wrong)], [(CHANCE, record.state.legal_actions()[0])], [(1, record.state.legal_actions()[0])]):
        answer = client.post("/api/analysis/look", json={"head": head, "moves": moves})
        assert (answer.status_code, answer.json()["error"]) == (409, "illegal-action")
    for body in ({"head": "nonsense"}, {"head": dumps(played())}, {"head": head, "moves": [[9, 0]]}, {"head": 7}):
        assert client.post("/api/analysis/look", json=body).status_code == 400
    for begin in ({}, {"game": "norderwind", "position": "gold x"}, {"text": "x"}, {"game": "chess"}):
        assert client.post("/api/analysis/open", json=begin).status_code == 400
    assert client.post("/api/analysis/open", json={"game": "norderwind", "edition": "mine"}).status_code == 404
    for long in ({"text": "x" * 400_001}, {"game": "norderwind", "position": "x" * 20_001}):
        assert client.post("/api/analysis/open", json=long).status_code == 400
    assert client.post("/api/analysis/open", json={"text": "\n" * 30_000}).json()["error"] == "too-big"
    for question in ({"head": head, "position": "gold x"}, {"head": "x", "position": ""}):
        assert judged_status(client, question) == 400


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_step_that_cannot_be_is_refused_in_a_sentence(client: Client, slug: str) -> None:
    head = opened(client, game=slug, players=2)["head"]
    for actor in (0, 1, 5, CHANCE):
        answer = client.post("/api/analysis/look", json={"head": head, "moves": [[actor, 999_999]]})
        assert (answer.status_code, answer.json()["error"]) == (409, "illegal-action")
        assert answer.json()["message"]


def _choice(record: Record) -> int:
    """The first step at which a seat has three choices."""
    states = ((step, _after(record, step)) for step in range(len(record.entries)))
    return next(step for step, state in states if state.to_move() >= 0 and len(state.legal_actions()) > 2)


def test_a_position_is_judged_as_the_library_does(client: Client) -> None:
    record = played()
    head = opened(client, text=dumps(record))["head"]
    step = _choice(record)
    state = _after(record, step)
    seat = state.to_move()
    found = judged(client, head, state.text(), seat=seat)
    expected = verdict(state, seat, judges.make(record.game))
    assert found["shares"] == [round(share, 4) for share in expected.shares]
    assert [line["offer"]["id"] for line in found["lines"]] == [line.choice.action for line in expected.lines]
    assert len(found["lines"]) <= 3
    assert judged(client, head, record.state.text())["shares"] == [
        1.0 if place == 1 else 0.0 for place in record.state.ranking()
    ]


def test_deeper_tries_more_worlds(client: Client) -> None:
    record = played()
    head = opened(client, text=dumps(record))["head"]
    step = _choice(record)
    text = _after(record, step).text()
    assert judged(client, head, text, deep=True)["worlds"] > judged(client, head, text)["worlds"]


def test_a_bot_moves_in_a_typed_position_as_it_would_at_a_table(client: Client) -> None:
    record = played()
    text = _after(record, _choice(record)).text()
    head = opened(client, game="norderwind", edition="tiny", players=2, position=text)["head"]
    found = judged(client, head, text, level="greedy")
    state = record.game.parse_state(text)
    chosen = bots.make("norderwind", "greedy").choose(Sight(state, state.to_move()), Rng(1))
    assert (found["chosen"]["id"], found["lines"]) == (chosen, [])
    assert judged(client, head, text)["chosen"] is None
    end = record.state.text()
    for position, level in ((text, "nobody"), (text, "policy-x"), (end, "greedy")):
        assert judged_status(client, {"head": head, "position": position, "level": level}) == 400


def test_a_bot_thinks_no_longer_there_than_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played()
    given: list[float] = []

    def made(slug: str, _level: str, seconds: float = 0.0) -> Bot:
        given.append(seconds)
        return bots.make(slug, "greedy")

    monkeypatch.setattr(analysis_process, "bots", SimpleNamespace(names=bots.names, make=made))
    head, text = "\n".join(head_lines(record.game, [])) + "\n", _after(record, _choice(record)).text()
    asked = AnalysisQuestion(head, text, level="admiral")
    analysis_process.answer(analysis_process.question(asked, "en"))
    assert given == [SECONDS["admiral"]]


class Failing(Inline):
    async def think(self, job: Job) -> bytes:
        raise Lost


def test_an_address_has_few_positions_at_a_time() -> None:
    async def scene() -> None:
        kept = Analyses(Failing())
        for number in range(module.OPEN):
            asked, ticket = kept.want("analysis", b"%d" % number, ADDRESS)
            assert ticket is not None
        assert kept.want("analysis", b"0", ADDRESS)[1] is None
        with pytest.raises(Refused, match="too-busy"):
            kept.want("analysis", b"one more", ADDRESS)
        kept.want("analysis", b"of another", "192.0.2.8")
        assert ticket is not None
        await kept.serve(ticket.key)
        with pytest.raises(Refused, match="too-busy"):
            await told(asked)
        assert ticket.key not in kept
        assert kept.want("analysis", b"one more", ADDRESS)[1] is not None

    asyncio.run(scene())


class Answering(Inline):
    async def think(self, job: Job) -> bytes:
        return job.encoded[:1]


def test_of_a_position_that_was_judged_only_the_answer_is_kept() -> None:
    async def scene() -> None:
        kept = Analyses(Answering())
        asked, ticket = kept.want("analysis", b"long" * 10_000, ADDRESS, "an edition")
        assert ticket is not None
        await kept.serve(ticket.key)
        assert (await told(asked), asked.question, asked.edition) == (b"l", b"", "")
        assert kept.want("analysis", b"long" * 10_000, ADDRESS) == (asked, None)

    asyncio.run(scene())


# Tables


def test_a_table_goes_on_from_a_record(client: Client) -> None:
    record = played("norderwind", None)
    text = dumps(record)
    lines = text.splitlines()
    cut = lines.index("") + 60
    state_text = _replayed("\n".join([*lines[:cut], "result *"]))
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    body = {"game": "norderwind", "seats": seats, "record": "\n".join([*lines[:cut], "result *"])}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    update = sync(client, made["table"], made["seats"][0]["token"])
    assert update["index"] >= 59
    events = client.get(
        f"/api/tables/{made['table']}/events", params={"first": 0}, headers=bearer(made["seats"][0]["token"])
    ).json()["events"]
    assert [event["action"] for event in events[:59]] == [entry.action for entry in state_text.entries[:59]]


def _replayed(text: str) -> Record:
    return registry.read_record(text)


def test_no_table_goes_on_from_what_does_not_fit(client: Client) -> None:
    people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    whole = dumps(played())
    unfinished = dumps(Record(kogge.load("norderwind")))
    opened_seat = [people[0], {"kind": "open"}]
    for game, seats, text, status in (
        ("norderwind", people, whole, 409),  # it is over
        ("norsemen", people, unfinished, 400),
        ("norderwind", [*people, {"kind": "bot"}], unfinished, 400),
        ("norderwind", opened_seat, unfinished, 400),
        ("norderwind", people, "nonsense", 400),
    ):
        answer = client.post("/api/tables", json={"game": game, "seats": seats, "record": text})
        assert answer.status_code == status, answer.text
    head = opened(client, game="norderwind", position=kogge.load("norderwind").new_state().text())["head"]
    assert client.post("/api/tables", json={"game": "norderwind", "seats": people, "record": head}).status_code == 400


def test_a_request_that_no_table_can_begin_with_is_refused_before_anything_is_done(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise AssertionError("something was done for it")

    monkeypatch.setattr(Gate, "let_begin", fail)
    people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    text = dumps(Record(kogge.load("norderwind")))
    for more in ({"own_edition": "x"}, {"seats": [people[0], {"kind": "open"}]}):
        body = {"game": "norderwind", "seats": people, "record": text, **more}
        answer = client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_running_game_is_analysed_as_its_seat_knows_it(client: Client, slug: str) -> None:
    table, tokens, _made = new_table(client, game=slug, settings={"hints": True})
    answer = client.get(f"/api/tables/{table}/analysis", headers=bearer(tokens[0]))
    assert answer.status_code == 200, answer.text
    study = opened(client, text=answer.json()["text"])
    assert study["typed"]
    assert study["nodes"] == []
    moment = looked(client, study["head"], [], viewer=0)
    assert moment["view"] == sync(client, table, tokens[0])["view"]
    again = client.get(f"/api/tables/{table}/analysis", params={"draw": 3}, headers=bearer(tokens[0])).json()["text"]
    other = looked(client, opened(client, text=again)["head"], [], viewer=0)
    assert other["view"] == moment["view"]


def test_a_table_is_analysed_whatever_its_people_are_called(client: Client) -> None:
    people = [{"kind": "person", "name": "a, b"}, {"kind": "person", "name": "x#y"}]
    table, tokens, _made = new_table(client, seats=people, settings={"hints": True})
    text = client.get(f"/api/tables/{table}/analysis", headers=bearer(tokens[0])).json()["text"]
    assert opened(client, text=text)["seats"] == ["a b", "x y"]


def test_a_table_without_hints_is_not_analysed_while_it_is_played(client: Client) -> None:
    table, tokens, _made = new_table(client)
    answer = client.get(f"/api/tables/{table}/analysis", headers=bearer(tokens[0]))
    assert (answer.status_code, answer.json()["error"]) == (403, "no-hints")
    with_hints, _tokens, made = new_table(client, settings={"hints": True})
    watcher = made["links"]["watch"].rpartition("=")[2]
    assert client.get(f"/api/tables/{with_hints}/analysis", headers=bearer(watcher)).status_code == 401
    assert client.get(f"/api/tables/{with_hints}/analysis").status_code == 401


def test_every_position_of_a_game_can_be_looked_at_by_every_seat(client: Client) -> None:
    record = played("norsemen", "tiny")
    head = opened(client, text=dumps(record))["head"]
    rng = Rng(3)
    for _ in range(6):
        step = rng.below(len(record.entries))
        state = _after(record, step)
        for viewer in range(2):
            moment = looked(client, head, moves_of(record)[:step], viewer)
            assert moment["viewer"] == viewer
            assert moment["awaited"] == state.awaited()
            legal = state.legal_as(viewer) if viewer in state.awaited() else []
            assert [offer["id"] for offer in moment["offers"]] == legal
    assert record.state.to_move() == TERMINAL


# Why did it do that?


def test_a_bot_explains_its_last_turn(client: Client) -> None:
    seats = [{"kind": "bot", "level": "greedy"}, {"kind": "person", "name": "Ada"}]
    body = {"game": "norderwind", "edition": "tiny", "seats": seats, "settings": {"hints": True}}
    made = client.post("/api/tables", json=body).json()
    path, headers = f"/api/tables/{made['table']}", bearer(made["seats"][0]["token"])
    for _ in range(600):
        update = sync(client, made["table"], made["seats"][0]["token"])
        if 1 in update["awaited"] or update["status"] != "playing":
            break
        sleep(0.05)
    answer = client.post(f"{path}/reasons", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == 0
    played = {event["text"] for event in update["events"] if event["actor"] == 0}
    for sentences in answer.json()["told"]:
        assert len(sentences) >= 2
        assert any(text.rstrip(".") in sentences[0] for text in played)
    german = client.post(f"{path}/reasons", headers={**headers, "Accept-Language": "de"}).json()["told"]
    assert len(german) == len(answer.json()["told"])
    assert all(sentences[0].startswith("Gespielt: ") for sentences in german)


def test_nobody_explains_where_hints_are_off_or_no_bot_has_played(client: Client) -> None:
    table, tokens, _made = new_table(client)
    refused = client.post(f"/api/tables/{table}/reasons", headers=bearer(tokens[0]))
    assert (refused.status_code, refused.json()["error"]) == (403, "no-hints")
    table, tokens, _made = new_table(client, settings={"hints": True})
    refused = client.post(f"/api/tables/{table}/reasons", headers=bearer(tokens[0]))
    assert (refused.status_code, refused.json()["error"]) == (409, "no-bot-turn")
    assert client.post(f"/api/tables/{table}/reasons").status_code == 401
