"""Log lines: what they hold, what they never hold, and how an error is found by its request id."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.testing import TestClient

from kogge.server import logs
from kogge.server.api.app import create_app
from kogge.server.live import updates
from kogge.server.logs import JsonFormatter, TextFormatter, shown_address
from kogge.server.settings import Setup
from tests.server.clients import Client, bearer, new_table, told
from tests.server.helpers import file_url

URL = "postgresql://kogge:p%40ss-word@db.example.org/kogge"


def record(message: str, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("kogge.server", logging.WARNING, "file", 1, message, None, info)


def test_a_text_line_has_time_level_logger_request_and_message() -> None:
    token = logs.request_id.set("abc123")
    line = TextFormatter([]).format(record("bot queue: connection lost, retrying in 2 s"))
    logs.request_id.reset(token)
    moment, rest = line.split(" ", 1)
    assert moment.endswith("Z")
    assert rest == "WARNING kogge.server [abc123] bot queue: connection lost, retrying in 2 s"


def test_no_message_and_no_error_can_forge_a_line() -> None:
    text = TextFormatter([]).format(record("name\n2026-01-01 ERROR forged\x1b[2J", ValueError("x\n2026-01-01 ERROR y")))
    first, *rest = text.split("\n")
    assert "name\\x0a2026" in first
    assert "\x1b" not in text
    assert rest
    assert all(line.startswith("    ") for line in rest)
    parsed = json.loads(JsonFormatter([]).format(record("a\nb", ValueError("c\nd"))))
    assert (parsed["message"], parsed["level"]) == ("a\\x0ab", "warning")
    assert parsed["traceback"].endswith("ValueError: c\nd")


@pytest.mark.parametrize("formatter", [TextFormatter, JsonFormatter])
def test_the_databases_password_is_hidden_however_it_is_written(
    formatter: type[TextFormatter] | type[JsonFormatter],
) -> None:
    made = formatter(logs.passwords_of(URL))
    for text in (f"cannot connect to {URL}", "password p@ss-word is wrong"):
        line = made.format(record(text, ValueError(text)))
        assert "ss-word" not in line
        assert "***" in line


def test_a_url_without_a_password_or_that_is_none_hides_nothing() -> None:
    assert logs.passwords_of("sqlite:///kogge.db") == logs.passwords_of("nonsense") == []


@pytest.mark.parametrize(
    ("address", "short", "full"),
    [
        ("203.0.113.77", "203.0.113.0", "203.0.113.77"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::", "2001:db8:1:2:3:4:5:6"),
        ("fe80::1%eth0", "fe80::", "fe80::1"),
        ("forged\naddress", "-", "-"),
        ("", "-", "-"),
    ],
)
def test_addresses_are_shortened_shown_or_left_out(address: str, short: str, full: str) -> None:
    assert shown_address(address, "short") == short
    assert shown_address(address, "full") == full
    assert shown_address(address, "none") == "-"


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What a server with these settings logs."""
    output = StringIO()
    monkeypatch.setattr(logs, "sys", SimpleNamespace(stderr=output))  # pytest sets its own anew for each phase
    logs.configure("json", "info")
    return output


@pytest.fixture
def client(tmp_path: Path, logged: StringIO) -> Iterator[Client]:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=1000, access_log=True))) as made:
        yield made


def lines(logged: StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in logged.getvalue().splitlines()]


def lines_with_close(logged: StringIO) -> list[dict[str, object]]:
    """The lines, when the end of the socket is among them: the server hears of it a moment later."""
    for _ in range(500):
        if '"closed"' in logged.getvalue():
            break
        time.sleep(0.02)
    return lines(logged)


def test_the_access_log_tells_of_requests_and_sockets_and_holds_no_secret(client: Client, logged: StringIO) -> None:
    table, tokens, made = new_table(client)
    path = f"/api/tables/{table}/sync"
    answer = client.get(f"{path}?index=0&token={tokens[0]}", headers=bearer(tokens[0]))
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        told(socket, "update")
    entries = lines_with_close(logged)
    request = next(entry for entry in entries if entry.get("path") == path)
    assert (request["method"], request["status"], request["bytes"]) == ("GET", 200, len(answer.content))
    assert request["request_id"] == answer.headers["X-Request-Id"]
    assert float(str(request["ms"])) > 0
    opened, closed = [entry for entry in entries if str(entry.get("path", "")).endswith("/socket")]
    assert (opened["event"], closed["event"], closed["code"]) == ("open", "closed", 1000)
    assert opened["request_id"] == closed["request_id"]
    secrets = [*tokens, *[str(link).partition("=")[2] for link in made["links"].values() if link]]
    assert len(secrets) >= 3
    assert not [secret for secret in secrets if secret in logged.getvalue()]


def test_every_answer_has_a_request_id_of_its_own(client: Client) -> None:
    paths = ("/", "/api/games", "/api/nothing", "/api/tables/none/sync", "/metrics")
    answers = [client.get(path, headers={"X-Request-Id": "forged"}) for path in paths]
    ids = [answer.headers.get_list("X-Request-Id") for answer in answers]
    assert all(len(found) == 1 and len(found[0]) == 16 for found in ids)
    assert len({found[0] for found in ids}) == len(paths)


def test_a_failed_request_is_found_in_the_log_by_what_its_user_was_told(
    client: Client, logged: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens, _made = new_table(client)
    monkeypatch.setattr(updates, "update_for", lambda *_arguments, **_more: 1 // 0)
    answer = client.get(f"/api/tables/{table}/sync", headers={**bearer(tokens[0]), "Accept-Language": "de"})
    name = answer.headers["X-Request-Id"]
    assert name in answer.json()["message"]
    failure = next(entry for entry in lines(logged) if entry["level"] == "error")
    assert failure["request_id"] == name
    assert failure["message"] == f"request failed: GET /api/tables/{table}/sync"
    assert "ZeroDivisionError" in str(failure["traceback"])
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        message = told(socket, "error")["message"]
    failure = [entry for entry in lines(logged) if entry["level"] == "error"][-1]
    assert str(failure["request_id"]) in message
    assert failure["message"] == f"socket message failed, table {table}"


def test_libraries_only_warn_at_every_level(logged: StringIO) -> None:
    logs.configure("json", "debug")
    logging.getLogger("sqlalchemy.engine").debug("row with a secret")
    logging.getLogger("procrastinate.worker").info("job with a world")
    logging.getLogger("kogge.server").debug("detail")
    assert [entry["message"] for entry in lines(logged)] == ["detail"]


def test_a_stranger_cannot_fill_the_log_with_broken_requests(logged: StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.error").warning("something else")
    assert [entry["message"] for entry in lines(logged)] == ["something else"]
