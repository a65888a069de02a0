"""What is refused, in the player's language; what is bounded; what is never told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from kogge import read_record
from kogge.server.api.app import HEADERS, create_app
from kogge.server.bots.fair_queue import MOST, OWNER_MOST, Ticket, Urgency
from kogge.server.live import updates
from kogge.server.settings import Setup
from tests.server.clients import PEOPLE, Client, act, bearer, closed_with, new_table, sync, told
from tests.server.helpers import file_url


def test_every_answer_has_the_headers_of_safety_and_errors_speak(client: Client) -> None:
    for path, status in (("/api/games", 200), ("/", 200), ("/api/nothing", 404), ("/api/tables/none/sync", 404)):
        answer = client.get(path, headers={"Accept-Language": "de"})
        assert answer.status_code == status
        for name in HEADERS.keys() - {"Cache-Control"}:
            assert answer.headers[name] == HEADERS[name]
    unknown = client.get("/api/tables/none/sync", headers={"Accept-Language": "de"}).json()
    assert (unknown["error"], unknown["message"][:6]) == ("unknown-table", "Diesen")
    unreadable = client.post("/api/tables", json={"game": "norderwind", "seats": PEOPLE, "more": 1})
    assert unreadable.status_code == 400
    assert unreadable.json()["error"] == "bad-request"
    assert "set-cookie" not in unreadable.headers


def test_health_and_security_txt(client: Client) -> None:
    assert client.get("/health").text == "ok"
    assert "Contact: mailto:a@example.org" in client.get("/.well-known/security.txt").text


SENTENCES = {
    "unknown-table": {"en": "There is no such table.", "de": "Diesen Tisch gibt es nicht."},
    "bad-token": {"en": "This seat is not yours", "de": "Dieser Platz gehört dir nicht"},
    "stale": {"en": "The table has moved on.", "de": "Am Tisch ist es weitergegangen."},
    "not-your-turn": {"en": "Someone else decides now.", "de": "Jetzt entscheidet jemand anderes."},
    "illegal-action": {"en": "There is no such action", "de": "Diese Aktion gibt es nicht"},
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("way", ["http", "socket"])
def test_every_mistake_is_told_in_the_players_language_and_changes_nothing(
    client: Client, language: str, way: str
) -> None:
    table, tokens, _made = new_table(client)
    looks = [sync(client, table, token) for token in tokens]
    mover = next(look for look in looks if look["your_turn"])
    seat = mover["viewer"]
    act = {"epoch": mover["epoch"], "index": mover["index"], "action": mover["offers"][0]["id"], "key": "a-key-of-mine"}
    mistakes = [
        ("stale", tokens[seat], {**act, "index": act["index"] + 1}),
        ("not-your-turn", tokens[1 - seat], {**act, "index": looks[1 - seat]["index"]}),
        ("illegal-action", tokens[seat], {**act, "action": 999_999}),
    ]
    for error, token, body in mistakes:
        told_problem = ask_wrongly(client, way, table, token, language, body)
        assert told_problem["error"] == error
        assert SENTENCES[error][language] in told_problem["message"]
    if way == "http":
        for error, token, where in (("bad-token", "wrong", table), ("unknown-table", tokens[seat], "none")):
            told_problem = ask_wrongly(client, way, where, token, language, act)
            assert told_problem["error"] == error
            assert SENTENCES[error][language] in told_problem["message"]
    for look, token in zip(looks, tokens, strict=True):
        now = sync(client, table, token)
        assert [now[part] for part in ("epoch", "index", "view", "offers")] == [
            look[part] for part in ("epoch", "index", "view", "offers")
        ]


def ask_wrongly(client: Client, way: str, table: str, token: str, language: str, body: dict[str, Any]) -> Any:
    """The answer to an act that must be refused."""
    if way == "http":
        headers = {**bearer(token), "Accept-Language": language}
        answer = client.post(f"/api/tables/{table}/actions", json=body, headers=headers)
        assert answer.status_code >= 400
        return answer.json()
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": token, "language": language})
        socket.send_json({"type": "act", **body})
        return told(socket, "error")


def test_a_running_game_gives_no_record_and_a_finished_one_does(client: Client) -> None:
    table, tokens, _made = new_table(client)
    assert client.get(f"/api/tables/{table}/record", headers=bearer(tokens[0])).json()["error"] == "not-over"
    proposal = client.post(f"/api/tables/{table}/proposals", json={"kind": "abandon"}, headers=bearer(tokens[0])).json()
    path = f"/api/tables/{table}/proposals/{proposal['id']}"
    assert client.post(path, json={"accept": True}, headers=bearer(tokens[1])).status_code == 200
    record = client.get(f"/api/tables/{table}/record", headers=bearer(tokens[0])).json()["record"]
    assert read_record(record).seats == ["Ada", "Bo"]
    replay = client.post("/api/replay", json={"record": record, "index": 0}).json()
    assert replay["moment"]["view"]["game"] == "norderwind"
    assert client.post("/api/replay", json={"record": "no record"}).json()["error"] == "error-broken-record"


def test_too_fast_is_told_so(tmp_path: Path) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=1))) as client:
        answers = [client.get("/api/games") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200
        assert refused
        assert refused[0].json()["error"] == "too-fast"
        assert int(refused[0].headers["Retry-After"]) >= 1
        assert refused[0].headers["Connection"] == "close"
        assert refused[0].headers["X-Content-Type-Options"] == "nosniff"


def test_too_many_new_tables_are_refused_and_the_rest_goes_on(tmp_path: Path) -> None:
    body = {"game": "norderwind", "seats": PEOPLE}
    with TestClient(create_app(Setup(file_url(tmp_path), new_tables=3))) as client:
        table, tokens, _made = [new_table(client) for _ in range(3)][-1]
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-tables")
        assert refused.json()["message"] == (
            "3 new tables an hour may be started from one address."
            " Play on at one you have, or start the next in 20 minutes."
        )
        german = client.post("/api/tables", json=body, headers={"Accept-Language": "de"}).json()
        assert german["message"].endswith("oder eröffne den nächsten in 20 Minuten.")
        assert len(client.app.state.services.tables.known(table).seats) == 2
        assert client.app.state.services.tables.count() == 3
        update = next(look for look in (sync(client, table, token) for token in tokens) if look["your_turn"])
        act(client, table, tokens[update["viewer"]], update, "a-key-of-mine")
        again = client.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0]))
        assert again.json()["error"] == "too-many-tables"


def test_too_much_for_the_bots_is_refused_and_told_when_to_try_again(tmp_path: Path) -> None:
    with_bot = {"game": "norderwind", "seats": [PEOPLE[0], {"kind": "bot"}]}
    with TestClient(create_app(Setup(file_url(tmp_path)))) as client:
        queue = client.app.state.services.bots.queue
        queue.slots = client.app.state.services.bots.thinker.slots = 0
        for number in range(OWNER_MOST):
            queue.put(Ticket(f"own {number}", Urgency.UNWATCHED, "testclient", f"own {number}"))
        refused = client.post("/api/tables", json=with_bot)
        assert (refused.status_code, refused.json()["error"]) == (429, "bots-busy")
        assert refused.headers["retry-after"] == str(OWNER_MOST)
        assert refused.json()["message"] == (
            "The bots are still thinking about many questions from your address. Try again in 32 seconds."
        )
        german = client.post("/api/tables", json=with_bot, headers={"Accept-Language": "de"}).json()
        assert german["message"].endswith("Versuche es in 32 Sekunden noch einmal.")
        assert client.post("/api/tables", json={"game": "norderwind", "seats": PEOPLE}).status_code == 201
        for number in range(OWNER_MOST):
            queue.drop(f"own {number}")
        for number in range(MOST):
            queue.put(Ticket(f"other {number}", Urgency.UNWATCHED, f"192.0.2.{number}", f"other {number}"))
        busy = client.post("/api/tables", json=with_bot)
        assert (busy.status_code, busy.json()["error"], busy.headers["retry-after"]) == (503, "all-bots-busy", "60")


def test_what_is_too_big_is_refused(client: Client) -> None:
    table, tokens, _made = new_table(client)
    before = [sync(client, table, token) for token in tokens]
    big = client.post(f"/api/tables/{table}/chat", json={"text": "x" * 70_000}, headers=bearer(tokens[0]))
    assert (big.status_code, big.json()["error"]) == (413, "too-big")
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        socket.send_json({"type": "say", "text": "x" * 17_000})
        assert told(socket, "error")["error"] == "too-big"
        socket.send_json({"type": "say", "text": "x" * 501})
        assert told(socket, "error")["error"] == "bad-request"
    for body in ({"seats": PEOPLE * 5}, {"seats": [{**PEOPLE[0], "name": "x" * 25}, PEOPLE[1]]}):
        assert client.post("/api/tables", json={"game": "norderwind", **body}).status_code == 400
    assert [sync(client, table, token)["index"] for token in tokens] == [look["index"] for look in before]


@pytest.mark.parametrize("number", [-1, -10_000_000_000_001, 1_000_001, 10**30])
def test_a_number_that_cannot_be_a_place_is_refused(client: Client, number: int) -> None:
    table, tokens, made = new_table(client)
    for token in (tokens[0], made["links"]["watch"].partition("=")[2]):
        for path in (f"sync?index={number}", f"sync?epoch={number}", f"events?first={number}", f"moments/{number}"):
            answer = client.get(f"/api/tables/{table}/{path}", headers=bearer(token))
            assert answer.status_code in (400, 404), (path, answer.text)
    why = client.get(f"/api/tables/{table}/why?action={number}", headers=bearer(tokens[0]))
    assert why.status_code == 400


def test_a_foreign_host_name_is_refused(tmp_path: Path) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), hosts=("localhost",)))) as client:
        assert client.get("/health", headers={"Host": "evil.example"}).status_code == 400
        assert client.get("/health", headers={"Host": "localhost"}).status_code == 200


def test_a_page_of_another_site_cannot_act_here(client: Client) -> None:
    """A form or a script elsewhere can send such a request without being asked; browsers name the page's site."""
    body = {"game": "norderwind", "seats": PEOPLE}
    for origin in ("https://evil.example", "null"):
        answer = client.post("/api/tables", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-allowed")
    assert client.post("/api/tables", json=body, headers={"Origin": "http://testserver.local"}).status_code == 201
    table, tokens, _made = new_table(client)
    with client.websocket_connect(f"/api/tables/{table}/socket", headers={"Origin": "https://evil.example"}) as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        with pytest.raises(WebSocketDisconnect) as closed:
            told(socket, "update")
        assert closed.value.code == 4403


def test_without_a_lobby_no_table_is_public(client: Client, tmp_path: Path) -> None:
    body = {"game": "norderwind", "seats": [PEOPLE[0], {"kind": "open"}], "settings": {"public": True}}
    assert client.post("/api/tables", json=body).status_code == 403
    assert client.get("/api/lobby").json() == {"tables": []}
    with TestClient(create_app(Setup(file_url(tmp_path / "public"), lobby=True))) as public:
        made = public.post("/api/tables", json=body).json()
        assert [table["table"] for table in public.get("/api/lobby").json()["tables"]] == [made["table"]]


def test_too_many_sockets_from_one_address_are_turned_away(tmp_path: Path) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=1))) as client:
        table, _tokens, _made = new_table(client)
        path = f"/api/tables/{table}/socket"
        with (
            client.websocket_connect(path),
            client.websocket_connect(path),
            client.websocket_connect(path) as third,
        ):
            with pytest.raises(WebSocketDisconnect) as closed:
                third.receive_json(timeout=60)
            assert closed.value.code == 4429


def test_a_socket_that_talks_too_fast_is_ended(tmp_path: Path) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=2))) as client:
        table, _tokens, _made = new_table(client)
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            for _ in range(400):
                socket.send_json({"type": "ping"})
            assert closed_with(socket) == 4429


def test_an_answer_that_fails_tells_nothing_and_logs_no_secrets(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, tokens, _made = new_table(client)

    def broken(*_arguments: object, **_more: object) -> None:
        raise RuntimeError("the cause")

    monkeypatch.setattr(updates, "update_for", broken)
    answer = client.get(f"/api/tables/{table}/sync", headers=bearer(tokens[0]))
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        assert told(socket, "error")["error"] == "internal"
        socket.send_json({"type": "ping"})
        assert told(socket, "pong")
    assert "the cause" in caplog.text
    assert "the cause" not in answer.text
    assert tokens[0] not in caplog.text


def test_where_nobody_may_watch_there_is_no_link_for_it(client: Client) -> None:
    table, tokens, made = new_table(client, settings={"spectators": False})
    assert made["links"]["watch"] is None
    code = client.app.state.services.tables.known(table).row.watch_code
    assert client.get(f"/api/tables/{table}/sync", headers=bearer(code)).status_code == 401
    assert sync(client, table, tokens[0])["links"]["watch"] is None
