"""The small size of `make fairness`: under attack another address still gets its answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tools.fairness import Attack, Times, visit
from tools.servers import Server


def test_a_visitors_bot_answers_while_another_address_attacks(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'kogge.db'}", tmp_path / "log")

    async def scene() -> None:
        attack = Attack(server.url, tables=40, hints=3)
        async with attack.going_on():
            times = await visit(server.url, "deckhand", answers=3, most_s=30)
        assert attack.made + attack.refused == 40
        assert attack.refused > 0
        assert len(times.seconds) == 3
        assert max(times.seconds) < 30

    try:
        server.start()
        asyncio.run(asyncio.wait_for(scene(), 120))
    finally:
        server.end()


def test_times_are_summed_up() -> None:
    times = Times([0.1] * 18 + [1.0, 3.0])
    assert times.p50() == 0.1
    assert 1.0 <= times.p95() <= 3.0
    assert Times([2.0]).p95() == 2.0
