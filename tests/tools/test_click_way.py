"""The way of a click, as the architecture page draws it, is the way that a click takes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_FILES_OF_THE_SERVER = 14


def drawn() -> set[str]:
    """The files that the table of the page names, from the package down."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    section = page.partition("## The way of a click")[2].partition("\n## ")[0]
    rows = [line.split("|")[2:4] for line in section.splitlines() if line.startswith("| ") and "`" in line]
    server = {f"server/{name}" for row in rows for name in re.findall(r"`([\w/]+\.py)`", row[0])}
    return server | {name for row in rows for name in re.findall(r"`([\w/]+\.py)`", row[1])}


def test_a_click_runs_through_the_files_that_the_architecture_draws() -> None:
    command = [sys.executable, str(ROOT / "tools/click_way.py")]
    printed = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout
    taken = {name for name in json.loads(printed) if not name.startswith("games/")}
    assert taken == drawn()
    assert sum(name.startswith("server/") for name in taken) <= MOST_FILES_OF_THE_SERVER
