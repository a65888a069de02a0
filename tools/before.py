"""An older revision and this one by turns in one run: the engine, loading a table, undo; writes docs/reports/before.md.

Both revisions are measured by this file: its child process runs on the sources of one of them, and finds the modules
that have moved by their old names.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs/reports/before.md"
SHARED = {"norderwind": "reconstructed-2", "norsemen": "reconstructed-3", "novgorod": "reconstructed-5"}
ENGINE = {"playout": "µs a decision", "stepped": "µs a decision, from Python", "clone": "µs a clone"}
NO_SLOWER, FASTER = 1.03, 1.5
TOKEN = "t" * 32
GAMES = 60  # played at random, to take the median and the longest of

Found = dict[str, float]


# The child: one measurement on the sources of one revision


def either(*names: str) -> ModuleType:
    """The first of these modules that this revision has."""
    for name in names[:-1]:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return import_module(names[-1])


def random_game(game: Any, seed: int) -> list[tuple[int, int]]:
    """A whole game played at random."""
    kogge = import_module("kogge")
    timeline = either("kogge.core.timeline", "kogge.core.story")
    rng, state = kogge.Rng(seed), game.new_state()
    steps: list[tuple[int, int]] = []
    while state.to_move() != kogge.TERMINAL:
        seats = state.awaited()
        actor = seats[rng.below(len(seats))] if seats else kogge.CHANCE
        actions = state.legal_as(actor) if seats else []
        steps.append((actor, actions[rng.below(len(actions))] if seats else state.sample_chance(rng)))
        timeline.apply(state, *steps[-1])
    return steps


async def stored(database: Any, game: Any, steps: list[tuple[int, int]]) -> str:
    """The name of a table with this game."""
    record = import_module("kogge.core.record").Record(game)
    entry = either("kogge.core.timeline", "kogge.core.record").Entry
    for actor, action in steps:
        record.play_entry(entry(actor, action))
    admin = either("kogge.server.operation.admin", "kogge.server.admin")
    link = await admin.import_record(database, import_module("kogge.core.record").dumps(record))
    return str(link.removeprefix("/t/").partition("#")[0])


async def nobody(_table: object) -> None:
    pass


def tables_of(database: Any) -> Any:
    return either("kogge.server.live.tables", "kogge.server.table").Tables(database, nobody)


async def load_ms(database: Any, name: str, times: int) -> float:
    """Milliseconds of processor time; the game itself is loaded before."""
    tables = tables_of(database)
    await tables.get(name)
    spent: list[float] = []
    for _time in range(times):
        tables.forget(name)
        began = process_time()
        await tables.get(name)
        spent.append(1000 * (process_time() - began))
    return median(spent)


async def undo_ms(database: Any, name: str, times: int) -> float:
    """Milliseconds of processor time to take the last act back, the database included; then all is as before."""
    sql = import_module("sqlalchemy")
    schema = either("kogge.server.storage.schema", "kogge.server.schema")
    play = either("kogge.server.live.play", "kogge.server.play")
    secrets = either("kogge.server.tokens", "kogge.server.secret")
    undo = import_module("kogge.server.wire").Undo
    mine = schema.tables.c.id == name
    async with database.write() as session:
        await session.execute(sql.update(schema.tables).where(mine).values(status="playing", result=None))
        seats = sql.update(schema.seats).where(schema.seats.c.table_id == name)
        await session.execute(seats.values(kind="human", token_hash=None))
    tables = tables_of(database)
    timeline = (await tables.get(name)).playing()
    seat = timeline.past()[-1][0]
    async with database.write() as session:
        where = (schema.seats.c.table_id == name) & (schema.seats.c.seat == seat)
        await session.execute(sql.update(schema.seats).where(where).values(token_hash=secrets.hashed(TOKEN)))
        before = (await session.execute(sql.select(schema.tables).where(mine))).mappings().one()
    spent: list[float] = []
    for number in range(times):
        tables.forget(name)
        epoch, index = (await tables.get(name)).playing().place(seat)
        began = process_time()
        await play.undo(tables, name, TOKEN, undo(epoch, index, f"key-of-undo-{number:06}"))
        spent.append(1000 * (process_time() - began))
        async with database.write() as session:
            later = (schema.log.c.table_id == name) & (schema.log.c.number >= before["head"])
            await session.execute(sql.delete(schema.log).where(later))
            await session.execute(sql.update(schema.tables).where(mine).values(**before))
    return median(spent)


def undoable(game: Any, steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The game up to its last act that can be taken back."""
    timeline = either("kogge.core.timeline", "kogge.core.story")
    for last in range(len(steps), 0, -1):
        if steps[last - 1][0] >= 0:
            told = (timeline.Timeline if hasattr(timeline, "Timeline") else timeline.Story)(game)
            told.play(steps[:last])
            if told.undoable(steps[last - 1][0])[0] > 0 and told.state.to_move() >= 0:
                return steps[:last]
    raise AssertionError("nothing in this game can be taken back")


async def measure(slug: str, times: int) -> Found:
    registry, store = import_module("kogge.games.registry"), either("kogge.server.storage.store", "kogge.server.store")
    game = registry.load(slug, registry.player_counts(slug)[-1], SHARED[slug])
    games = sorted((random_game(game, seed) for seed in range(GAMES)), key=len)
    found: Found = {}
    with tempfile.TemporaryDirectory() as folder:
        database = store.open_store(f"sqlite:///{folder}/kogge.db")
        await store.migrate(database)
        for which, steps in (("median", games[GAMES // 2]), ("longest", games[-1])):
            name = await stored(database, game, undoable(game, steps))
            found[f"load, {which} game"] = await load_ms(database, name, times)
            found[f"undo, {which} game"] = await undo_ms(database, name, times)
        await database.close()
    return found


# The parent


def child(sources: Path, command: list[str]) -> Found:
    """What one process on these sources finds."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "KOGGE_PURE": "0"}
    told = subprocess.run([sys.executable, *command], env=environment, check=True, capture_output=True, text=True)
    found: Found = json.loads(told.stdout)
    return found


def engine(sources: Path, slug: str, games: int) -> Found:
    """Microseconds; the decisions show that both revisions played the same games."""
    asked = ["--players", "2", "--games", str(games), "--seed", "1", "--edition", SHARED[slug]]
    sample = child(sources, ["-m", "kogge.cli.measure", slug, *asked])
    assert sample["compiled"], sources
    pieces = {"playout": "decisions", "stepped": "decisions", "clone": "clones"}
    found = {name: 1e6 * sample[part] / sample[pieces[part]] for part, name in ENGINE.items()}
    return {**found, "decisions": sample["decisions"]}


def rounds(codes: dict[str, Path], repeat: int, games: int, times: int) -> Iterator[tuple[str, str, Found]]:
    """Game, code and findings: the codes by turns, the one that goes first too."""
    for number in range(repeat):
        for slug in SHARED:
            for code in list(codes)[:: 1 if number % 2 == 0 else -1]:
                print(f"{number + 1}/{repeat} {slug} {code}", flush=True)
                served = child(codes[code], [str(Path(__file__).resolve()), "--child", slug, "--times", str(times)])
                yield slug, code, engine(codes[code], slug, games) | served


def lines(found: dict[str, dict[str, list[Found]]]) -> Iterator[list[str]]:
    """A row for everything measured: the medians, and how many times as fast this revision is."""
    for slug, codes in found.items():
        assert len({sample["decisions"] for samples in codes.values() for sample in samples}) == 1, slug
        for name in codes["now"][0]:
            if name == "decisions":
                continue
            values = {code: [sample[name] for sample in samples] for code, samples in codes.items()}
            before, now = median(values["before"]), median(values["now"])
            needed = FASTER if name.startswith(("load", "undo")) else 1 / NO_SLOWER
            unit = "" if name.startswith("µs") else " (ms)"
            told = [f"{median(one):.3g} ({min(one):.3g}–{max(one):.3g})" for one in (values["before"], values["now"])]
            holds = "yes" if before / now >= needed else "no"
            yield [slug.capitalize(), name + unit, *told, f"{before / now:.2f}", f"{needed:.2f}", holds]


def page(rows: list[list[str]], options: argparse.Namespace, load: float) -> str:
    """The report."""
    heads = ["game", "measured", "before", "now", "times as fast", "asked for", "holds"]
    text = [
        "# Before and now",
        "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d} by `make bench-before`: revision "
        f"{options.before} and this one, both compiled, by turns in one run, {options.repeat} times each; the median, "
        "with the least and the greatest. Processor time of one core. The engine "
        f"plays {options.games} whole random games with 2 players, the same on both; loading and undo are the server's "
        f"with SQLite, on the median and the longest of {GAMES} random games with all seats, the median of "
        f"{options.times} times. The editions are the latest that both have: "
        f"{', '.join(f'{slug} {edition}' for slug, edition in SHARED.items())}. Python "
        f"{platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.",
        "",
        f"| {' | '.join(heads)} |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    return "\n".join([*text, *(f"| {' | '.join(row)} |" for row in rows), ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="REV", default="8a8bade", help="the older revision")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--report", type=Path, default=REPORT)
    parser.add_argument("--child", metavar="GAME", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        print(json.dumps(asyncio.run(measure(options.child, options.times))))
        return
    from tools.load import checked_out  # noqa: PLC0415

    load = os.getloadavg()[0]
    codes = {"before": checked_out(options.before), "now": ROOT / "src"}
    found: dict[str, dict[str, list[Found]]] = {slug: {code: [] for code in codes} for slug in SHARED}
    for slug, code, sample in rounds(codes, options.repeat, options.games, options.times):
        found[slug][code].append(sample)
    text = page(list(lines(found)), options, load)
    options.report.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
