"""The watch of `make hostile` sees what a server opens, and what the processes open that it starts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.watch import ROOT

SCRIPT = """
import json, multiprocessing, os, sqlite3, sys
from pathlib import Path
from tools import watch

def read(path):
    try:
        Path(path).read_bytes()
    except OSError:
        pass

if __name__ == "__main__":
    report, own, bait = sys.argv[1:]
    watch.watch_children(report, own)
    watch.watch(report, own)
    import tomllib
    read(own + "/kogge.db")
    read(watch.ROOT / "src/kogge/games/norderwind/data/tiny.toml")
    sqlite3.connect(own + "/kogge.db").close()
    if bait != "none":
        read(bait)
        read(bait + ".none")
        os.listdir(os.path.dirname(bait))
        child = multiprocessing.get_context("spawn").Process(target=read, args=(bait + ".child",))
        child.start()
        child.join()
"""


def opened(folder: Path, bait: str) -> list[str]:
    script, own, report = folder / "script.py", folder / "own", folder / "report"
    script.write_text(SCRIPT)
    own.mkdir()
    arguments = [str(script), str(report), str(own), bait]
    path = {"PYTHONPATH": str(ROOT), "PATH": ""}
    subprocess.run([sys.executable, *arguments], check=True, env=path, timeout=120)
    return report.read_text().splitlines()


def test_what_a_server_has_reason_to_open_is_not_told(tmp_path: Path) -> None:
    assert opened(tmp_path, "none") == []


def test_everything_else_is_told_also_of_its_children(tmp_path: Path) -> None:
    bait = tmp_path / "elsewhere" / "bait.toml"
    bait.parent.mkdir()
    bait.write_text("secret")
    told = opened(tmp_path, str(bait))
    wanted = [f"open '{bait}'", f"open '{bait}.none'", f"os.listdir '{bait.parent}'", f"open '{bait}.child'"]
    assert [line for line in told if "elsewhere" in line] == wanted
