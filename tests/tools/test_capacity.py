"""The model of a server: it agrees with what queues are known to do, and with what was measured here."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tools.capacity import (
    FULL,
    PATIENCE_MS,
    REPORTS,
    Commits,
    Costs,
    Habits,
    cell,
    commits_of,
    most_actions,
    page,
    plan,
    simulate,
)
from tools.load import Row

AT_ONCE = Commits([0.0])
COSTS = Costs(
    table_kb=20,
    played_kb=0.5,
    socket_kb=40,
    socket_us=20,
    update_bytes=4000,
    log_bytes=300,
    notice_us=20,
    sqlite_commit_ms=[2.0, 4.0],
    postgres_commit_ms=[3.0, 5.0],
    postgres_ms=0.1,
    bots={"norderwind": {"mate": 50.0}},
)


def test_an_idle_server_takes_as_long_as_the_action_and_the_commit() -> None:
    delays = simulate(1, 1.0, Commits([5.0]), seconds=600)
    assert delays.p50 == pytest.approx(6.0, rel=0.15)
    assert delays.core == pytest.approx(0.001)


def test_delays_grow_with_the_rate_and_without_bound_where_the_core_is_full() -> None:
    slow, fast, full = (simulate(rate, 1.0, AT_ONCE) for rate in (100, 900, 1100))
    assert slow.p99 < fast.p99 < full.p99
    assert full.p99 > 500


def test_the_wait_at_the_core_is_that_of_a_queue_with_one_server() -> None:
    """Mean wait by Pollaczek and Khinchine: two half services of the same action count as one of 1 ms, variance 1/8."""
    rate, variance = 0.7, 1 / 8
    wait = rate * (1 + variance) / (2 * (1 - rate))
    assert simulate(700, 1.0, AT_ONCE, seconds=200).p50 == pytest.approx(1 + wait * 0.69, rel=0.5)


def test_actions_that_wait_share_a_commit() -> None:
    """Ten times as many as there could be commits, and still no queue."""
    assert simulate(1000, 0.1, Commits([10.0])).p99 < 35


def test_a_crowd_waits_to_be_gathered_and_few_do_not() -> None:
    gathered, at_once = Commits([0.5], gather_ms=5.0), Commits([0.5])
    assert simulate(1000, 0.5, gathered).p50 > simulate(1000, 0.5, at_once).p50 + 2
    assert simulate(5, 0.5, gathered).p50 == pytest.approx(simulate(5, 0.5, at_once).p50, abs=0.1)


def test_a_process_is_filled_only_as_far_as_nobody_waits_long() -> None:
    most = most_actions(0.7, Commits([3.0]))
    assert most == pytest.approx(1000 * FULL / 0.7)
    slow = most_actions(0.7, Commits([3.0] * 9 + [400.0]))
    assert 0 <= slow < most


def test_more_tables_need_more_of_everything() -> None:
    plans = [plan(tables, COSTS, Habits(), 0.5, 0.8) for tables in (1e3, 1e5, 1e7)]
    assert (plans[0].databases, plans[0].servers, plans[0].database_cores) == (1, 1, 0)
    for small, large in pairwise(plans):
        for field in ("servers", "databases", "server_cores", "bot_cores", "memory_gb", "sockets", "disk_gb_day"):
            assert getattr(small, field) <= getattr(large, field), field
    servers, rate = cell(COSTS, 0.8)
    assert servers == 10
    assert rate * (0.8 + servers * 0.02) == pytest.approx(1000 * FULL)


def test_the_page_compares_the_model_with_the_load() -> None:
    rows = [
        Row("now", f"one, {kind}", 500, 2000, 300, 300, 6, 12, 20, 0, [0.2], 0.7, 0.1, 1, 90)
        for kind in ("SQLite", "PostgreSQL")
    ]
    text = page(rows, COSTS, Habits())
    assert "| one, SQLite | 300 | 20% | 21% |" in text
    assert "| actions a second | 100 | 10,000 | 1,000,000 |" in text


def test_the_model_reproduces_the_measured_points() -> None:
    """The share of the core, and delays of the same size: it knows nothing of what else the machine had to do."""
    rows = msgspec.json.decode((REPORTS / "load.json").read_bytes(), type=list[Row])
    costs = msgspec.json.decode((REPORTS / "costs.json").read_bytes(), type=Costs)
    points = [row for row in rows if row.code == "now" and row.servers.startswith("one") and row.p99 < PATIENCE_MS]
    assert points
    for row in points:
        model = simulate(row.rate, row.ms, commits_of(row.servers, costs))
        assert model.core == pytest.approx(row.cores[0], rel=0.1)
        assert row.p50 / 4 < model.p50 < row.p50 * 4
