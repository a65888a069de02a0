"""How long the start takes: importing the library, and the command until its help is printed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import perf_counter

from rich.console import Console

from kogge.arena.markdown import table
from kogge.cli.bench import spread
from kogge.cli.bench_search import machine, shown
from kogge.cli.output import writable_folder
from kogge.cli.rendering import Words

TARGETS = {"import kogge": 60, "kogge --help": 300}
"""Milliseconds on an idle machine."""

IMPORT = """
from time import perf_counter, process_time
began, worked = perf_counter(), process_time()
import kogge
print(1e3 * (perf_counter() - began), 1e3 * (process_time() - worked))
"""

Sample = tuple[float, float]
"""Milliseconds by the clock, and of the processor."""


def environment() -> dict[str, str]:
    """This one, in which Python may keep what it compiles: the first run of each fills its cache."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def time_import() -> Sample:
    """The import alone, without the start of Python."""
    command = [sys.executable, "-c", IMPORT]
    answer = subprocess.run(command, env=environment(), check=True, text=True, stdout=subprocess.PIPE)
    wall, cpu = answer.stdout.split()
    return float(wall), float(cpu)


def time_help() -> Sample:
    """The whole command, the start of Python included."""
    command, settings = [sys.executable, "-m", "kogge", "--help"], environment()
    before, began = os.times(), perf_counter()
    subprocess.run(command, env=settings, check=True, stdout=subprocess.DEVNULL)
    wall, after = perf_counter() - began, os.times()
    cpu = after.children_user - before.children_user + after.children_system - before.children_system
    return 1e3 * wall, 1e3 * cpu


MEASURES: dict[str, Callable[[], Sample]] = {"import kogge": time_import, "kogge --help": time_help}


def measure(repeat: int) -> dict[str, list[Sample]]:
    """Measure all by turns. A first run of each fills the caches and does not count."""
    for take in MEASURES.values():
        take()
    rounds = [{name: take() for name, take in MEASURES.items()} for _turn in range(repeat)]
    return {name: [found[name] for found in rounds] for name in MEASURES}


def rows(found: dict[str, list[Sample]], words: Words) -> list[list[str]]:
    """What was measured, line by line, under its heads."""
    lines = [[words.say(f"bench-start-{head}") for head in ("what", "wall", "cpu", "target")]]
    for name, samples in found.items():
        figures = [spread([sample[part] for sample in samples], 1) for part in (0, 1)]
        lines.append([name, *[words.figures(text) for text in figures], str(TARGETS[name])])
    return lines


def show(repeat: int, words: Words, out: Path | None = None) -> None:
    """Measure and report; the page goes into a folder if one is named."""
    console = Console()
    folder = writable_folder(out) if out is not None else None
    found, ran = rows(measure(repeat), words), words.say("bench-start-ran", repeat=repeat, **machine())
    console.print(shown(words.say("bench-start-title"), found, 1))
    console.print(ran, highlight=False)
    if folder is not None:
        path = folder / "start.md"
        page = f"# {words.say('bench-start-title')}\n\n{date.today():%Y-%m-%d}. {ran}\n\n{table(found[0], found[1:])}"
        path.write_text(page, encoding="utf-8")
        print(words.say("page-written", file=str(path)))
