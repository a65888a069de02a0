"""The metrics: what is counted, with labels that no client can choose."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from kogge.server import metrics
from kogge.server.api.app import create_app
from kogge.server.bots.fair_queue import Ticket, Urgency
from kogge.server.process import metrics_page
from kogge.server.settings import Setup
from tests.server.clients import Client, act, new_table, sync, told
from tests.server.helpers import file_url

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=1000))) as made:
        yield made


def scraped(client: Client) -> str:
    return client.blocking_portal.call(metrics_page.render, client.app.state.services).decode()


def value(client: Client, name: str, **labels: str) -> float:
    """The sum of the samples with these labels; counters are of the whole process."""
    families = text_string_to_metric_families(scraped(client))
    samples = [sample for family in families for sample in family.samples if sample.name == name]
    return sum(float(sample.value) for sample in samples if labels.items() <= sample.labels.items())


def test_requests_are_counted_by_route_and_never_by_path(client: Client) -> None:
    table, tokens, _made = new_table(client)
    labels = {"route": "/api/tables/{table}/sync", "status": "200", "method": "GET"}
    before = value(client, "kogge_http_requests_total", **labels)
    sync(client, table, tokens[0])
    assert value(client, "kogge_http_requests_total", **labels) == before + 1
    for number in range(30):
        client.request(f"ODD{number}", f"/made/up/{number}.php")
        client.get(f"/api/made-up-{number}")
        client.get(f"/api/tables/made-up-{number}/sync")
    text = scraped(client)
    assert table not in text
    assert "made-up" not in text
    assert "ODD" not in text
    routes = set(re.findall(r'route="([^"]*)"', text))
    assert routes <= {"none", "/"} | {route.path_format for route in client.app.routes}


def test_actions_sockets_and_commits_are_counted(client: Client) -> None:
    table, tokens, _made = new_table(client)
    names = ("kogge_database_commit_seconds_count", "kogge_changes_total")
    before = {name: value(client, name) for name in names}
    of_person = {"game": "norderwind", "player": "person"}
    played = value(client, "kogge_actions_total", **of_person)
    update = next(look for look in (sync(client, table, token) for token in tokens) if look["your_turn"])
    act(client, table, tokens[update["viewer"]], update, "a-key-of-mine")
    assert value(client, "kogge_actions_total", **of_person) == played + 1
    act(client, table, tokens[update["viewer"]], update, "a-key-of-mine")
    assert value(client, "kogge_actions_total", **of_person) == played + 1, "a repeated request is no second action"
    assert value(client, "kogge_changes_total") == before["kogge_changes_total"] + 1
    assert value(client, "kogge_database_commit_seconds_count") > before["kogge_database_commit_seconds_count"]
    hellos = value(client, "kogge_socket_message_seconds_count", type="hello")
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        told(socket, "update")
        assert value(client, "kogge_sockets") == 1
    assert value(client, "kogge_socket_message_seconds_count", type="hello") == hellos + 1
    for _ in range(500):  # the server hears of the end a moment later
        if not value(client, "kogge_sockets"):
            break
        time.sleep(0.02)
    assert value(client, "kogge_sockets") == 0
    assert value(client, "kogge_tables_in_memory") == 1


def test_a_close_code_of_a_client_makes_no_label_of_its_own(client: Client) -> None:
    for code in range(3000, 3020):
        metrics.count_close(code)
    text = scraped(client)
    assert 'kogge_sockets_closed_total{code="other"}' in text
    assert 'code="30' not in text


def test_the_numbers_of_the_bots_are_the_schedulers(client: Client) -> None:
    bots = client.app.state.services.bots
    assert value(client, "kogge_bot_slots") == bots.thinker.slots == 2
    for number, urgency in enumerate((Urgency.LIVE, Urgency.LIVE, Urgency.LIVE, Urgency.WATCHED)):
        bots.queue.put(Ticket(f"key-{number}", urgency, f"address-{number}", f"table-{number}"))
    assert bots.queue.take(0.0)
    bots.thinking_seconds += 2.5
    bots.refused += 3
    depth = {name: value(client, "kogge_bot_queue_depth", **{"class": name}) for name in ("live", "watched")}
    assert depth == {"live": 2, "watched": 1}
    assert 'kogge_bot_queue_depth{class="unwatched"} 0.0' in scraped(client)
    assert value(client, "kogge_bot_slots_busy") == 1
    assert value(client, "kogge_bot_busy_seconds_total") == 2.5
    assert value(client, "kogge_bot_refused_total") == 3


def test_the_thinking_of_a_bot_is_timed_by_its_level(client: Client) -> None:
    level = {"level": "random"}
    before = value(client, "kogge_bot_thinking_seconds_count", **level)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    made = client.post("/api/tables", json={"game": "norderwind", "seats": seats}).json()
    token = made["seats"][0]["token"]
    for number in range(200):
        if value(client, "kogge_bot_thinking_seconds_count", **level) > before:
            return
        update = sync(client, made["table"], token)
        if update["your_turn"]:
            act(client, made["table"], token, update, f"a-key-of-mine-{number}")
        time.sleep(0.1)
    pytest.fail("no bot has thought")


def test_what_the_gate_refuses_is_counted_and_has_a_request_id(tmp_path: Path) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=1))) as client:
        before = value(client, "kogge_http_requests_total", status="429")
        answers = [client.get("/api/games") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert all(len(answer.headers["x-request-id"]) == 16 for answer in answers)
        assert value(client, "kogge_http_requests_total", status="429") == before + len(refused)
        assert value(client, "kogge_refused_total") >= len(refused)


def test_every_metric_of_the_dashboard_exists(client: Client) -> None:
    board = json.loads((ROOT / "deploy/grafana/kogge.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(queries) >= 15
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    named = {name for query in queries for name in re.findall(r"\b((?:kogge|process)_\w+)", query)}
    text = scraped(client)
    known = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    known |= {f"{name}_bucket" for name in re.findall(r"^# TYPE (\S+) histogram", text, re.MULTILINE)}
    assert named <= known, named - known
    ours = {name for name in known if name.startswith("kogge_") and not name.endswith("_bucket")}
    assert ours <= named | {name.removesuffix("_bucket") for name in named}, "a metric that no panel shows"
