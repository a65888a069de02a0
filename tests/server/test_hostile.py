"""The small size of `make hostile`. Schemathesis and the attackers run in processes of their own."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from kogge.server.api.app import create_app
from kogge.server.settings import Setup
from tests.server.helpers import file_url
from tools import floods
from tools.hostile import SMALL, Attack, attack, failures, report
from tools.servers import fresh_database


def test_nothing_a_stranger_sends_breaks_an_answer_a_table_or_the_service_of_others(tmp_path: Path) -> None:
    found = attack(tmp_path, SMALL)
    assert found.faults == []
    assert found.answers["error"] > 300
    assert found.answers["requests"] > 300
    assert [flooded.name for flooded in found.flooded] == SMALL.floods
    assert all(len(flooded.waits) > 0 and flooded.asked > 0 for flooded in found.flooded)


def test_every_route_is_flooded(tmp_path: Path) -> None:
    found = floods.floods(floods.Target(1, "table", "token", "old", "watch", "record", "/asset")).values()
    lines = [lane.args[1] for lane in found if isinstance(lane, partial) and lane.func is floods._ask]
    asked = [(line.split()[0], line.split()[1].partition("?")[0]) for line in lines]
    routes = create_app(Setup(file_url(tmp_path))).routes
    for route in (route for route in routes if isinstance(route, HTTPRoute)):
        pattern = re.sub(r"\{(\w+):(\w+)\}", lambda name: ".+" if name[2] == "path" else "[^/]+", route.path)
        for method in route.methods - {"OPTIONS"}:
            hits = [path for verb, path in asked if verb == method and re.fullmatch(pattern, path)]
            assert hits, f"nobody floods {method} {route.path}"


def test_nor_with_the_other_database(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    size = SMALL._replace(examples=0, messages=200, floods=["socket: hello"])
    found = attack(tmp_path, size, fresh_database(request.getfixturevalue("postgres")))
    assert found.faults == []
    assert found.answers["error"] > 50


def test_the_report_names_every_fault_it_counts(tmp_path: Path) -> None:
    found = Attack(tmp_path, "", SMALL)
    found.faults = ["GET /x: 500 oh\nTraceback", "files were opened: /etc/passwd"]
    text = "\n".join(report("SQLite", found, 1.0))
    assert "Faults: 2." in text
    assert "- GET /x: 500 oh\n- files were opened: /etc/passwd\n" in text


def test_a_failed_request_is_named_by_its_operation() -> None:
    told = "=== FAILURES ===\n____ POST /api/qr ____\n1. Test Case ID: YRbefd\n\n- Server error\n\n[500] Internal:\n"
    assert failures(told) == "schemathesis: POST /api/qr, Server error"
    assert failures("No such option") == "schemathesis: it ended early"
