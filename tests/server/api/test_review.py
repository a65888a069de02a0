"""Reviews over HTTP: slice by slice, bounded, for finished games only, and equal to what the library finds."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kogge
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.record import Record, dumps
from kogge.review import judges, review
from kogge.server.api import replay
from kogge.server.bots import review_process
from kogge.server.bots import reviews as reviews_module
from kogge.server.bots.fair_queue import FairQueue, Ticket, Urgency
from kogge.server.bots.review_process import Judged
from kogge.server.bots.reviews import Reviews, news
from kogge.server.bots.thinkers import Job
from kogge.server.errors import Refused
from tests.server.clients import Client, bearer, new_table
from tests.server.helpers import Inline, file_url, open_house

ADDRESS = "192.0.2.7"


@cache
def played(seed: int = 1, level: str = "greedy") -> Record:
    game = kogge.load("norderwind", 2, "tiny")
    return play_game(game, [bots.make("norderwind", level), bots.make("norderwind", level)], seed)


def whole(client: Client, record: str) -> tuple[list[Any], dict[str, Any]]:
    """All answers until the summary is there."""
    points: list[Any] = []
    for _ in range(400):
        answer = client.post("/api/review", json={"record": record, "since": len(points)})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["since"] == len(points)
        points += told["points"]
        if told["summary"] is not None:
            assert told["total"] == len(points)
            return points, told["summary"]
    raise AssertionError("the review has no end")


def test_a_review_comes_in_slices_and_is_what_the_library_finds(client: Client) -> None:
    record = played()
    points, summary = whole(client, dumps(record))
    found = review(record, judges.make(record.game))
    assert [point["seat"] for point in points] == [event.seat for event in found.events]
    for account, told in zip(found.accounts, summary["accounts"], strict=True):
        assert told["result"] == account.result
        assert told["start"] + told["own"] + told["others"] + told["luck"] == pytest.approx(account.result, abs=0.001)
    keys = [moment["point"] for moment in summary["moments"] if moment["key"]]
    assert keys == found.moments
    for moment in summary["moments"]:
        if moment["choices"]:
            assert moment["played"] in [choice["offer"]["id"] for choice in moment["choices"]]
            assert [choice["share"] for choice in moment["choices"]] == sorted(
                (choice["share"] for choice in moment["choices"]), reverse=True
            )


def test_a_deep_review_is_another_one_with_more_worlds() -> None:
    kept = Reviews(Inline())
    quick, _ticket = kept.want("record", "en", ADDRESS)
    deep, _ticket = kept.want("record", "en", ADDRESS, deep=True)
    assert deep is not quick
    assert kept.want("record", "en", ADDRESS, deep=True)[0] is deep
    record = dumps(played())
    worlds = [review_process.Read(record, deep).reviewer.depth.worlds for deep in (False, True)]
    assert worlds == [8, 32]


def test_records_that_are_reviewed_by_turns_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [dumps(played(seed)) for seed in (1, 2, 3)]
    read = [review_process._read(text, False, "") for text in texts]
    assert [review_process._read(text, False, "") for text in texts] == read
    monkeypatch.setattr(review_process, "MOST_KEPT", len(read[1].reviewer.spans))
    assert review_process._read(texts[1], False, "") is read[1]
    assert review_process._read(texts[0], False, "") is not read[0]


def test_moments_can_be_looked_at_as_the_seat_saw_them(client: Client) -> None:
    text = dumps(played())
    _points, summary = whole(client, text)
    for moment in summary["moments"]:
        if moment["choices"]:
            at = {"record": text, "index": moment["at"][moment["seat"]], "viewer": moment["seat"]}
            shown = client.post("/api/replay", json=at).json()["moment"]
            assert moment["seat"] in shown["awaited"]


def test_only_finished_games_are_reviewed(client: Client) -> None:
    running = dumps(Record(kogge.load("norderwind", 2)))
    answer = client.post("/api/review", json={"record": running})
    assert answer.status_code in {400, 409}
    assert answer.json()["error"] == "error-unfinished-game"
    table, tokens, _made = new_table(client)
    refused = client.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))
    assert refused.json()["error"] == "not-over"


def test_what_is_no_record_is_told(client: Client) -> None:
    told = client.post("/api/review", json={"record": "nonsense"})
    assert (told.status_code // 100, told.json()["error"]) == (4, "error-broken-record")
    assert client.post("/api/review", json={"record": "x" * 400_001}).status_code == 400
    assert client.post("/api/review", json={"record": "\n" * 30_000}).json()["error"] == "too-big"
    assert client.post("/api/review", json={"record": "x", "since": -1}).status_code == 400


def test_a_bot_reads_a_record_as_we_write_it(client: Client) -> None:
    """What a client has written may take long to read: that is done once, where it is bounded in time."""
    text = dumps(played(2))
    odd = text.replace("\n\n", "\n# hello\n\n\n", 1) + "# " + "x" * 50_000
    assert replay.check(odd, "en") == b"200" + text.encode()
    assert client.post("/api/review", json={"record": odd}).status_code == 200
    kept = client.app.state.services.bots.reviews._made.values()
    assert [made.record for made in kept if made.record in (odd, text)] == [text]


def test_a_summary_takes_several_turns_where_there_is_much_to_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(3, "random")
    found = review(record, judges.make(record.game))
    assert len(found.reasons) > 1
    monkeypatch.setattr(review_process, "SLICE_S", 0.0)
    review_process._known_reasons.cache_clear()
    asked = msgspec.json.encode({"record": dumps(record), "language": "en", "first": 0, "events": found.events})
    for _ in range(len(found.reasons) - 1):
        told = msgspec.json.decode(review_process.answer(asked), type=Judged)
        assert (told.summary, told.problem, told.points) == (None, None, [])
    summary = msgspec.json.decode(review_process.answer(asked), type=Judged).summary
    assert summary is not None
    assert sum(moment.why != [] for moment in summary.moments) > 0


def test_an_address_has_few_reviews_at_a_time() -> None:
    kept = Reviews(Inline())
    for number in range(reviews_module.OPEN):
        kept.want(f"record {number}", "en", ADDRESS)
    with pytest.raises(Refused, match="too-busy"):
        kept.want("one more", "en", ADDRESS)
    kept.want("of another", "en", "192.0.2.8")
    kept.want("record 0", "en", ADDRESS)


def test_a_review_nobody_asks_for_is_not_made_any_further() -> None:
    kept = Reviews(Inline())
    made, ticket = kept.want("record", "en", ADDRESS)
    assert ticket is not None
    made.wanted -= reviews_module.FORGOTTEN_S + 1
    assert kept.next(ticket.key) is None
    _made, again = kept.want("record", "en", ADDRESS)
    assert again is not None


def test_a_review_that_ends_its_process_is_given_up() -> None:
    class Fatal(Inline):
        async def think(self, job: Job) -> bytes:
            raise RuntimeError

    async def part() -> None:
        kept = Reviews(Fatal())
        _made, ticket = kept.want("record", "en", ADDRESS)
        assert ticket is not None
        for _ in range(reviews_module.FAILURES + 1):
            with pytest.raises(RuntimeError):
                await kept.serve(ticket.key)
        assert ticket.key not in kept

    asyncio.run(part())


def test_the_second_who_asks_gets_what_is_there(tmp_path: Path) -> None:
    async def part() -> None:
        async with open_house(file_url(tmp_path)) as services:
            thinker = services.bots.thinker
            assert isinstance(thinker, Inline)
            text, since = dumps(played()), 0
            for _ in range(400):
                found = await news(services.bots.review(text, "en", ADDRESS), since)
                since += len(found.points)
                if found.summary is not None:
                    break
            asked = len(thinker.jobs)
            again = await news(services.bots.review(text, "en", "192.0.2.9"), 0)
            assert again.summary is not None
            assert (again.summary.judge_name, again.summary.thresholds) != ("", {})
            assert len(again.points) == again.total == since
            assert len(thinker.jobs) == asked

    asyncio.run(part())


def test_what_is_played_comes_before_reviews() -> None:
    queue = FairQueue(2)
    queue.put(Ticket("review", Urgency.REVIEW, "a", "review:table"))
    queue.put(Ticket("other review", Urgency.REVIEW, "b", "other:table"))
    queue.put(Ticket("unwatched", Urgency.UNWATCHED, "c", "t"))
    queue.put(Ticket("live", Urgency.LIVE, "d", "u"))
    first, second = queue.take(0.0), queue.take(0.0)
    assert first is not None
    assert first.key == "live"
    assert second is None  # the last process is for people who play
    queue.done("live", 0.1)
    taken = queue.take(0.1)
    assert taken is not None
    assert taken.key == "unwatched"
    queue.done("unwatched", 0.2)
    taken = queue.take(0.2)
    assert taken is not None
    assert taken.key == "review"
    assert queue.take(0.2) is None  # one review at a time, and a process stays free
