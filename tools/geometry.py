"""`make geometry`: every recorded position and screen in every size, what is wrong there, and decisions of a game.

Writes docs/reports/geometry.md. ``--before REV`` also builds the page of an older revision, serves it and
counts what the same check finds there, or with ``--every N`` at one of N positions, drawn with a fixed seed. A long run
can be cut into parts: ``--json FILE --only WORDS`` adds what was found to a file, place by place, and goes on where it
was interrupted; ``--found FILE…`` and ``--found-before FILE…`` make the report from such files.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as LateError

from kogge.games import registry
from tests.e2e import fixed, screens
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.geometry import SIZES, Size, Violation
from tests.e2e.screens import SCREENS
from tests.e2e.walk import Place, Walk, every_place, walk_with
from tools import positions
from tools.servers import ROOT, Server

REPORT = ROOT / "docs" / "reports" / "geometry.md"
KINDS = ["overlap", "outside", "cut", "covered", "unseen", "target", "small"]
COUNTED_GAMES = 10
EXAMPLES = 40
KEPT = "Looked at for the report of"
SAMPLE_SEED = 20
LANGUAGES = ["en", "de"]
OTHERS = "other screens"
PAGE_BUILD = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
STATIC = Path("src/kogge/server/static")


class Look(msgspec.Struct):
    """What was found at one position, or on another screen, in one size."""

    place: str
    game: str
    size: str
    violations: list[tuple[str, str, str]]
    revision: str = ""


class House(NamedTuple):
    """Where it is looked."""

    browser: Browser
    url: str
    database: str


class Wanted(msgspec.Struct):
    """Which looks: names that contain this, one of so many positions, other screens too, faulty ones again."""

    only: str
    every: int
    screens: bool
    again: bool = False


# Looking


@contextmanager
def open_house(home: Path) -> Iterator[House]:
    """A server and a browser of their own."""
    database = f"sqlite:///{home / 'kogge.db'}"
    server = Server(database, home / "server.log", "--lobby", command=fixed.main)
    server.start()
    try:
        with _browser() as browser:
            yield House(browser, server.url, database)
    finally:
        server.end()


@contextmanager
def open_walk(home: Path) -> Iterator[Walk]:
    """A walk through positions at a server of its own."""
    with open_house(home) as house, walk_with(*house) as walk:
        yield walk


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


def look_at(part: int, parts: int, wanted: Wanted, found: Path) -> None:
    """One part of the looks that the file does not have yet."""
    waiting = left(wanted, found)
    with tempfile.TemporaryDirectory() as home, open_house(Path(home)) as house, walk_with(*house) as walk:
        for one in waiting[part::parts]:
            if isinstance(one, str):
                _note_screen(found, house, one)
            else:
                note(found, one.name, [_look(walk, one, size) for size in SIZES])


def plain(found: list[Violation]) -> list[tuple[str, str, str]]:
    """As they are written to a file."""
    return [(one.kind, one.what, one.numbers) for one in found]


def left(wanted: Wanted, found: Path) -> list[str | Place]:
    """Other screens and positions that the file does not have yet, shuffled: what a run has done is a fair sample."""
    looks = read([found])
    done = {_name(look) for look in looks}
    if wanted.again:
        done -= {_name(look) for look in looks if look.violations}
    waiting: list[str | Place] = [place for place in chosen(wanted) if place.name not in done]
    waiting += [name for name in SCREENS if wanted.screens and wanted.only in name and name not in done]
    Random(SAMPLE_SEED).shuffle(waiting)
    return waiting


def _name(look: Look) -> str:
    """Of the position or screen, without its language."""
    return look.place.partition(" (")[0]


def note(found: Path, name: str, looks: list[Look]) -> None:
    """Add the looks at one place to the file, and say how far it is."""
    for look in looks:
        look.revision = revision_here()
    with found.open("ab") as file:
        file.write(b"".join(msgspec.json.encode(look) + b"\n" for look in looks))
    print(f"{name}: {sum(len(look.violations) for look in looks)} in {len(looks)} looks", flush=True)


def _note_screen(found: Path, house: House, name: str) -> None:
    """A screen that does not come, on a machine too busy for it, is left to the next run."""
    try:
        looks = _look_at_screen(house, name)
    except LateError as error:
        print(f"{name}: left out, {error.message.splitlines()[0]}", flush=True)
    else:
        note(found, name, looks)


def _look_at_screen(house: House, name: str) -> list[Look]:
    looks = []
    for language in LANGUAGES:
        for size, found in screens.look_at(*house, name, language):
            looks.append(Look(f"{name} ({language})", OTHERS, size.name, plain(found)))
    return looks


def _look(walk: Walk, place: Place, size: Size) -> Look:
    try:
        found = plain(walk.violations(place, size))
    except LateError as error:
        found = [("unseen", "the decision does not appear", error.message.splitlines()[0])]
    return Look(place.name, place.slug, size.name, found)


def chosen(wanted: Wanted) -> list[Place]:
    """The positions to look at: all whose name contains this, or one of so many."""
    places = [place for place in every_place() if wanted.only in place.name]
    drawn = Random(SAMPLE_SEED).sample(range(len(places)), len(places) // wanted.every)
    return [places[number] for number in sorted(drawn)]


def look_at_all(workers: int, wanted: Wanted, found: Path) -> None:
    """All looks that the file does not have yet, by several browsers."""
    found.touch()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        parts = [pool.submit(look_at, part, workers, wanted, found) for part in range(workers)]
        for part in parts:
            part.result()


# An older revision


@contextmanager
def older_page(revision: str) -> Iterator[Path]:
    """Sources of this version that serve the page of an older one: the same positions, looked at in the same way."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        tree, sources = Path(folder) / "tree", Path(folder) / "src"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, revision], cwd=ROOT, check=True)
        try:
            (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            subprocess.run(PAGE_BUILD, cwd=tree / "web", check=True)
            shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("static"))
            shutil.copytree(tree / STATIC, Path(folder) / STATIC)
            yield sources
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def look_before(revision: str, workers: int, wanted: Wanted, found: Path) -> None:
    """What the same check finds in the page of an older revision."""
    with older_page(revision) as sources:
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        line = [sys.executable, "-m", "tools.geometry", "--json", str(found), "--workers", str(workers)]
        line += ["--only", wanted.only, "--every", str(wanted.every), "--positions"]
        subprocess.run(line, cwd=ROOT, env=environment, check=True)


def read(files: list[Path]) -> list[Look]:
    """What was found in parts; where one looked again, the last look counts."""
    lines = [line for file in files for line in file.read_bytes().splitlines()]
    looks = [msgspec.json.decode(line, type=Look) for line in lines]
    return list({(look.place, look.size): look for look in looks}.values())


@cache
def revision_here() -> str:
    """The commit that is looked at, and a mark if something in it was changed."""
    line = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    return subprocess.run(line, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


# Decisions


def decisions(slug: str, players: int) -> tuple[float, float]:
    """A seat's decisions in a typical game, and those among them that leave a choice."""
    asked, free = [], []
    for seed in range(COUNTED_GAMES):
        counts = positions.offer_counts(slug, positions.play(slug, players, seed, options={}, random_seats=0))
        asked.append(len(counts) / players)
        free.append(sum(count > 1 for count in counts) / players)
    return mean(asked), mean(free)


# The report


def tally(looks: list[Look]) -> Counter[tuple[str, str]]:
    """Violations by size and kind."""
    return Counter((look.size, kind) for look in looks for kind, _what, _numbers in look.violations)


def size_table(looks: list[Look]) -> list[str]:
    """A row for each size, a column for each kind."""
    counts = tally(looks)
    rows = [f"| size | {' | '.join(KINDS)} | all |", "|---" * (len(KINDS) + 2) + "|"]
    for name in [*(size.name for size in SIZES), "all"]:
        here = [sum(n for (size, kind), n in counts.items() if kind == one and name in (size, "all")) for one in KINDS]
        rows.append(f"| {name} | {' | '.join(map(str, here))} | {sum(here)} |")
    return rows


def game_table(looks: list[Look]) -> list[str]:
    """A row for each game."""
    rows = ["| game | looks | clean | violations |", "|---|---|---|---|"]
    for slug in [*registry.slugs(), OTHERS]:
        own = [look for look in looks if look.game == slug]
        clean = sum(not look.violations for look in own)
        rows.append(f"| {slug} | {len(own)} | {clean} | {sum(len(look.violations) for look in own)} |")
    return rows


def decision_table() -> list[str]:
    """Decisions before and after forced steps play themselves."""
    rows = ["| game | seats | decisions of a seat | with a choice | forced |", "|---|---|---|---|---|"]
    for slug in registry.slugs():
        for players in positions.SEATS:
            asked, free = decisions(slug, players)
            rows.append(f"| {slug} | {players} | {asked:.0f} | {free:.0f} | {1 - free / asked:.0%} |")
    return rows


def examples(looks: list[Look]) -> list[str]:
    """The commonest violations."""
    counts = Counter(f"{kind}: {what}" for look in looks for kind, what, _numbers in look.violations)
    return [f"- {count} × `{what.replace('`', '')}`" for what, count in counts.most_common(EXAMPLES)]


def before_line(before: list[Look], places: int, revision: str) -> str:
    """What was found in an older revision; of a sample, what that means for all positions (95 %)."""
    counts = Counter(look.place for look in before)
    found = [sum(len(look.violations) for look in before if look.place == place) for place in counts]
    line = f"The same check of the page at `{revision}`: {sum(found)} violations in {len(before)} looks"
    if len(found) == places:
        return f"{line}."
    error = 1.96 * stdev(found) / len(found) ** 0.5 * (1 - len(found) / places) ** 0.5
    least, most = (places * (mean(found) + side * error) for side in (-1, 1))
    return (
        f"{line} at {len(found)} positions, drawn from all {places} with seed {SAMPLE_SEED}: about "
        f"{places * mean(found):.0f} in all (95 % interval {least:.0f} to {most:.0f})."
    )


def revisions_line(looks: list[Look]) -> str:
    """Which commits were looked at, the most first."""
    counts = Counter(look.revision for look in looks)
    return f"Looks by commit: {', '.join(f'`{revision}` {count}' for revision, count in counts.most_common())}."


def kept(last: str) -> str:
    """What the last report said of an older revision, and when: that is not looked at again for each report."""
    section = last.partition("\n## Before\n")[2].partition("\n## ")[0].strip()
    date = re.search(r"on (\d+ \w+ \d+)", last)
    if not section or not date or section.startswith(KEPT):
        return section
    return f"{KEPT} {date[1]}.\n\n{section}"


def report(looks: list[Look], before: list[Look] | None, revision: str, last: str = "") -> str:
    """The whole report; without looks at an older revision that part of the last report stays."""
    here = len({look.place for look in looks if look.game != OTHERS})
    others = len({look.place for look in looks if look.game == OTHERS})
    total = sum(len(look.violations) for look in looks)
    lines = [
        "# Geometry of the page",
        "",
        f"Written by `make geometry` on {datetime.now(UTC):%d %B %Y}: {here} of {len(every_place())} recorded "
        f"positions and {others} of {len(SCREENS) * len(LANGUAGES)} other screens (each language counted) in "
        f"{len(SIZES)} sizes, {len(looks)} looks, "
        f"{total} violations. {revisions_line(looks)} The kinds are explained in `tests/e2e/geometry.js`.",
        "",
        *game_table(looks),
        "",
        *size_table(looks),
    ]
    if total:
        lines += ["", "The commonest:", "", *examples(looks)]
    if before is not None:
        lines += ["", "## Before", "", before_line(before, len(every_place()), revision), ""]
        lines += [*game_table(before), "", *size_table(before)]
    elif kept(last):
        lines += ["", "## Before", "", kept(last)]
    lines += ["", "## Decisions to be clicked", "", DECISIONS, "", *decision_table(), ""]
    return "\n".join(lines)


DECISIONS = (
    f"Means of {COUNTED_GAMES} games of greedy bots with the usual options. A step is forced if there is one offer "
    "only: where forced steps play themselves, a person is asked for those with a choice alone."
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", default="", metavar="REV", help="also count violations in an older revision")
    parser.add_argument("--only", default="", help="positions whose name contains this")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--positions", action="store_true", help="no other screens")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="of the older revision one position of N")
    parser.add_argument("--again", action="store_true", help="with --json: look again where something was wrong")
    parser.add_argument("--json", type=Path, help="write what was found there, and no report")
    parser.add_argument("--found", type=Path, nargs="+", help="files of --json, instead of looking")
    parser.add_argument("--found-before", type=Path, nargs="+", help="the same, of the older revision")
    given = parser.parse_args()
    here = Wanted(given.only, given.every if given.json else 1, not given.positions, given.again)
    sample = Wanted(given.only, given.every, screens=False)
    if given.json:
        find(given.before, given.workers, sample if given.before else here, given.json)
        return
    with tempfile.TemporaryDirectory() as home:
        looks = read(given.found or [find("", given.workers, here, Path(home) / "here")])
        older = given.found_before
        if given.before and not older:
            older = [find(given.before, given.workers, sample, Path(home) / "before")]
        before = read(older) if older else None
    last = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    REPORT.write_text(report(looks, before, given.before, last), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))
    raise SystemExit(1 if any(look.violations for look in looks) else 0)


def find(revision: str, workers: int, wanted: Wanted, found: Path) -> Path:
    """Look at the page of a revision, or at this one; the file that says what was found."""
    if revision:
        look_before(revision, workers, wanted, found.resolve())
    else:
        look_at_all(workers, wanted, found)
    return found


if __name__ == "__main__":
    main()
