"""How long a table takes to load: its rows are read and its game is told again; writes docs/reports/loading.md."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from sqlalchemy import Text, cast, literal, update

from kogge import CHANCE, TERMINAL, Game, Rng, _pure
from kogge.core.record import Record, dumps
from kogge.core.timeline import Entry, Steps, apply, write_steps
from kogge.games import registry
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.operation import admin
from kogge.server.process.garbage import settle
from kogge.server.storage import store
from kogge.server.storage.schema import log
from kogge.server.storage.store import Logged, Store, migrate, open_store
from tools.servers import ROOT, fresh_database, postgres_server

PROMISE_MS = 20


def random_game(game: Game, seed: int) -> Steps:
    """A whole game played at random."""
    rng, state = Rng(seed), game.new_state()
    steps: Steps = []
    while state.to_move() != TERMINAL:
        seats = state.awaited()
        actor = seats[rng.below(len(seats))] if seats else CHANCE
        actions = state.legal_as(actor) if seats else []
        action = actions[rng.below(len(actions))] if seats else state.sample_chance(rng)
        steps.append((actor, action))
        apply(state, actor, action)
    return steps


async def stored(database: Store, game: Game, steps: Steps) -> str:
    """The name of a table with this game; every act has its key, as if people had played."""
    record = Record(game)
    for actor, action in steps:
        record.play_entry(Entry(actor, action))
    link = await admin.import_record(database, dumps(record))
    name = link.removeprefix("/t/").partition("#")[0]
    acts = update(log).where(log.c.table_id == name, log.c.seat >= 0)
    async with database.write() as session:
        await session.execute(acts.values(key=literal("a-key-of-") + cast(log.c.number, Text), asked="act 100"))
    return name


async def take_back(database: Store, name: str, game: Game, last: tuple[int, int], times: int) -> None:
    """The last step, an act, is taken back and played again so many times."""
    rows: list[Logged] = []
    async with database.write() as session:
        row = await store.table_row(session, name)
        assert row is not None
        for number in range(times):
            head = row.head + 2 * number
            epochs = " ".join([str(number + 1)] * (game.players + 1))
            rows.append(Logged("undo", last[0], epochs, 1, head, f"undo-{number:06}", 0, 0, "undo 1"))
            rows.append(Logged("play", last[0], write_steps(game, [last]), 0, head + 1, f"again-{number:06}", 0, 0, ""))
        await store.append_log(session, name, rows, 0)
        await store.update_table(session, name, {"version": row.version, "head": row.head + len(rows)})


async def _nobody(_table: Table) -> None:
    pass


async def loaded(database: Store, name: str, times: int) -> tuple[float, float, Table]:
    """Milliseconds of processor time and by the clock, and the table; the game itself is loaded before."""
    tables = Tables(database, _nobody)
    table = await tables.get(name)
    spent: list[float] = []
    taken: list[float] = []
    for _time in range(times):
        tables.forget(name)
        del table
        worked, began = process_time(), perf_counter()
        table = await tables.get(name)
        spent.append((process_time() - worked) * 1000)
        taken.append((perf_counter() - began) * 1000)
    return median(spent), median(taken), table


async def measure(database: Store, name: str, game: Game, steps: Steps, undos: int, times: int) -> list[str]:
    """The cells of a line of the report."""
    while undos and steps[-1][0] == CHANCE:
        steps = steps[:-1]
    table = await stored(database, game, steps)
    if undos:
        await take_back(database, table, game, steps[-1], undos)
    spent, taken, found = await loaded(database, table, times)
    assert found.replayed().past() == steps
    return [game.slug.capitalize(), name, f"{len(steps):,}", f"{undos}", f"{spent:.1f}", f"{taken:.1f}"]


async def measure_all(url: str, kind: str, games: int, times: int) -> list[list[str]]:
    """The lines of one database."""
    database = open_store(url)
    await migrate(database)
    rows: list[list[str]] = []
    for slug in registry.slugs():
        game = registry.load(slug, registry.player_counts(slug)[-1])
        found = sorted((random_game(game, seed) for seed in range(games)), key=len)
        rows.append(await measure(database, "the median", game, found[len(found) // 2], 0, times))
        rows.append(await measure(database, "the longest", game, found[-1], 0, times))
        rows.append(await measure(database, "the longest", game, found[-1], 500, times))
    await database.close()
    return [[kind, *row] for row in rows]


def page(rows: list[list[str]], games: int, times: int) -> str:
    """The report."""
    worst = max(float(row[-2]) for row in rows)
    heads = ["database", "game", "which", "steps", "undos", "ms of processor", "ms by the clock"]
    lines = [
        "# Loading a table",
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `make bench-tables`: of {games} games played at random with all "
        f"seats, the one of median length and the longest; and the longest again with its last act taken back and "
        f"played again 500 times. The median of {times} loads: the rows of the table, its seats and its log are read, "
        "and its game is told again for every viewer. One core, "
        f"{'compiled' if _pure.compiled() else 'pure'} engine, Python {platform.python_version()}, "
        f"{platform.machine()}, load {os.getloadavg()[0]:.1f}.",
        "",
        f"The promise of at most {PROMISE_MS} ms for any table {'holds' if worst <= PROMISE_MS else 'is missed'}: the "
        f"slowest took {worst:.1f} ms of the processor.",
        "",
        f"| {' | '.join(heads)} |",
        "|---|---|---|---:|---:|---:|---:|",
    ]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows), ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/loading.md")
    asked = parser.parse_args()
    settle()
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder, postgres_server() as address:
        for kind, url in (("SQLite", f"sqlite:///{folder}/kogge.db"), ("PostgreSQL", fresh_database(address))):
            rows += asyncio.run(measure_all(url, kind, asked.games, asked.times))
    text = page(rows, asked.games, asked.times)
    asked.report.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
