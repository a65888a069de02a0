"""Broken edition files through the upload: 2,000 of them, each checked and used to open a table.

Every answer must be a clear refusal: no 5xx, every fault in words, and nothing kept. Writes
docs/reports/broken-editions.md. (`make test` tries some.)
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from kogge.games import own_box, registry
from kogge.server.api.app import create_app
from kogge.server.settings import Setup

REPORT = Path(__file__).parents[1] / "docs/reports/broken-editions.md"
FILES = 2000
LONGEST_TEXT = 48_000
Client = TestClient[Any]


# The files


def broken(rng: random.Random, slug: str) -> str:
    """A shipped edition with one to five things spoiled."""
    lines = _sound(slug).splitlines()
    for _ in range(rng.randint(1, 5)):
        at = rng.randrange(len(lines))
        lines[at] = rng.choice(SPOILERS)(rng, lines[at])
        if rng.random() < 0.2:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def _number(rng: random.Random, line: str) -> str:
    digits = [i for i, sign in enumerate(line) if sign.isdigit()]
    if not digits:
        return line
    at = rng.choice(digits)
    wild = rng.choice(["-1", "0", "99", "1e9", "9" * 40, "9" * 5000, "true", "inf", "nan", "0x" + "f" * 4000, "[1]"])
    return line[:at] + wild + line[at + 1 :]


def _cut(rng: random.Random, line: str) -> str:
    return line[: rng.randrange(len(line) + 1)]


def _double(_rng: random.Random, line: str) -> str:
    return f"{line}\n{line}"


def _noise(rng: random.Random, line: str) -> str:
    sign = rng.choice(["\x00", "\u202e", "é", '"', "'''", "[", "]]", "{", "=", "\r", " " * 3000, "[" * 900])
    at = rng.randrange(len(line) + 1)
    return line[:at] + sign + line[at:]


def _rename(rng: random.Random, line: str) -> str:
    key, equals, rest = line.partition("=")
    return f"{rng.choice(['', 'x', '../../x', 'a.b', '__proto__', key * 40])} {equals}{rest}"


def _word(rng: random.Random, line: str) -> str:
    words = ["norderkap", "novgorod", "wine", "rulebook", "own box", "", "{ $x }", "<b>", "rus-1", "OOOO", "v9/x(y,z)"]
    parts = line.split('"')
    if len(parts) < 3:
        return line
    parts[rng.randrange(1, len(parts), 2)] = rng.choice(words)
    return '"'.join(parts)


SPOILERS = [_number, _cut, _double, _noise, _rename, _word]


def broken_files(count: int, seed: int = 24) -> Iterator[tuple[str, str]]:
    """So many broken files of the games by turns."""
    rng = random.Random(seed)
    slugs = registry.slugs()
    made = 0
    while made < count:
        slug = slugs[made % len(slugs)]
        text = broken(rng, slug)
        if len(text) <= LONGEST_TEXT and own_box.faults(text, "x"):
            made += 1
            yield slug, text


def _sound(slug: str) -> str:
    """An edition of somebody's own, before it is spoiled."""
    return own_box.rewritten(registry.edition_file(slug), "my-box", {})


# What becomes of them


def stored(database: Path) -> list[int]:
    """How many tables, seats and editions are kept."""
    with closing(sqlite3.connect(database)) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}") for name in ("tables", "seats", "editions")]
        return [int(count.fetchone()[0]) for count in counts]


def upload(client: Client, text: str, game: str = "norderwind") -> Any:
    """Open a table with this file."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    return client.post("/api/tables", json={"game": game, "seats": seats, "own_edition": text})


def tried(client: Client, slug: str, text: str) -> tuple[list[str], str]:
    """What is wrong with how a broken file is answered, and the first thing that was said of it."""
    checked = client.post("/api/editions/check", json={"game": slug, "text": text})
    refused = upload(client, text, slug)
    wrong = []
    faults = checked.json().get("faults", []) if checked.status_code == 200 else []
    if checked.status_code != 200 or not faults or not all(fault["text"].strip() for fault in faults):
        wrong.append(f"check: {checked.status_code} {checked.text[:200]}")
    if refused.status_code != 400 or not refused.json()["message"].strip():
        wrong.append(f"upload: {refused.status_code} {refused.text[:200]}")
    return wrong, "at its field" if any(fault["field"] for fault in faults) else "of the whole file"


def report(files: int, seed: int, times: list[float], places: Counter[str], wrong: list[str], kept: list[int]) -> str:
    """The page."""
    times = sorted(times)
    lines = [
        "# Broken edition files",
        "",
        f"Measured on {date.today().isoformat()} by `make broken-editions`: {files} broken files of the games by "
        f"turns (seed {seed}), each checked by `POST /api/editions/check` and used to open a table. A file is a sound "
        "edition with one to five lines spoiled: numbers, names, words, quotes and brackets, lines doubled, cut or "
        "exchanged.",
        "",
        f"- Answers that are no clear refusal (not 200 with faults, not 400, or without words): {len(wrong)}.",
        f"- Tables, seats and editions kept afterwards: {', '.join(map(str, kept))}.",
        *(f"- Faults told {place}: {count} files." for place, count in places.most_common()),
        f"- Both answers together took {1000 * times[len(times) // 2]:.0f} ms in the median, "
        f"{1000 * times[-1]:.0f} ms at most.",
        *(f"- {line}" for line in wrong[:20]),
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Try the files and write the report; 1 if any of them was not refused clearly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=FILES)
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--out", type=Path, default=REPORT)
    asked = parser.parse_args(arguments)
    times: list[float] = []
    places: Counter[str] = Counter()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "kogge.db"
        with TestClient(create_app(Setup(f"sqlite:///{database}", rate=100_000, new_tables=100_000))) as client:
            for slug, text in broken_files(asked.files, asked.seed):
                began = time.perf_counter()
                found, place = tried(client, slug, text)
                times.append(time.perf_counter() - began)
                places[place] += 1
                wrong += found
            kept = stored(database)
    asked.out.write_text(report(asked.files, asked.seed, times, places, wrong, kept), encoding="utf-8")
    return 1 if wrong or any(kept) else 0


if __name__ == "__main__":
    sys.exit(main())
