"""How fast the engine is here: compiled and pure in one run, the same games on both."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median

from rich.console import Console

from kogge import _pure
from kogge.arena.markdown import table
from kogge.cli.bench_search import machine, shown, turns
from kogge.cli.measure import CLONES, Sample
from kogge.cli.output import writable_folder
from kogge.cli.rendering import Words
from kogge.games import registry

ENGINES = {"compiled": "0", "pure": "1"}
GREEDY_GAMES = 5

Measures = dict[str, list[Sample]]


class Job:
    """What is measured: a game, and how many games of which seeds, how many times."""

    def __init__(self, slug: str, players: int, edition: str | None, games: int, repeat: int, seed: int) -> None:
        self.slug = slug
        self.players = players
        self.edition = edition
        self.games = games
        self.repeat = repeat
        self.seed = seed

    def command(self) -> list[str]:
        """The command of one measurement."""
        asked = [self.slug, "--players", str(self.players), "--games", str(self.games), "--seed", str(self.seed)]
        return [
            sys.executable,
            "-m",
            "kogge.cli.measure",
            *asked,
            *(["--edition", self.edition] if self.edition else []),
        ]


def run(job: Job, tell: Callable[[str], None]) -> Measures:
    """Measure both engines by turns, so that a busy moment of the machine meets both."""
    found: Measures = {engine: [] for engine in ENGINES}
    for turn in range(job.repeat):
        for engine, pure in ENGINES.items():
            tell(f"{turn + 1}/{job.repeat} {engine}")
            found[engine].append(_sample(job, pure))
    if not all(sample["compiled"] for sample in found["compiled"]):
        found["compiled"] = []  # no compiled engine lies beside the sources
    _compare(found)
    return found


def _sample(job: Job, pure: str) -> Sample:
    environment = {**os.environ, "KOGGE_PURE": pure}
    answer = subprocess.run(job.command(), env=environment, check=True, text=True, stdout=subprocess.PIPE)
    sample: Sample = json.loads(answer.stdout)
    return sample


def _compare(found: Measures) -> None:
    """Both engines are the same program: equal seeds are equal games."""
    played = {sample["decisions"] for samples in found.values() for sample in samples}
    if len(played) > 1:
        raise AssertionError(f"the engines played different games: {sorted(played)} decisions")


# The report


def per_piece(samples: list[Sample], part: str) -> list[float]:
    """Microseconds a decision (or a clone), one value a repetition."""
    if part == "clone":
        return [1e6 * sample["clone"] / sample["clones"] for sample in samples]
    return [1e6 * sample[part] / sample["decisions"] for sample in samples]


def per_second(samples: list[Sample], what: str) -> list[float]:
    """Games or decisions a second in the built-in loop."""
    return [sample[what] / sample["playout"] for sample in samples]


def spread(values: list[float], digits: int) -> str:
    """The median, with the least and the greatest value; of large numbers the median alone."""
    if not values:
        return "-"
    text = f"{median(values):,.{digits}f}"
    return f"{text} ({min(values):.{digits}f}–{max(values):.{digits}f})" if digits else text


def rows(job: Job, found: Measures, words: Words) -> list[list[str]]:
    """What was measured, line by line, under its heads."""
    lines = [[words.say(f"bench-{head}") for head in ("what", "compiled", "pure", "ratio", "target")]]
    for part in ("playout", "stepped", "clone"):
        values = {engine: per_piece(found[engine], part) for engine in ENGINES}
        lines.append(_row(f"bench-{part}", values, 2, _target(job.slug, part), words))
    for what in ("decisions", "games"):
        rates = {engine: per_second(found[engine], what) for engine in ENGINES}
        lines.append(_row(f"bench-{what}", rates, 0, "", words))
    thought = {"compiled": greedy_turns(job), "pure": []}
    lines.append(_row("bench-greedy", thought, 1, _target(job.slug, "greedy"), words))
    return lines


def greedy_turns(job: Job) -> list[float]:
    """Milliseconds that the greedy bot thinks about each turn of some games; none where nothing is compiled.

    What was loaded before is kept from the garbage collector, as the server does: it is not the bot's to look through.
    """
    if not _pure.compiled():
        return []
    gc.collect()
    gc.freeze()
    game = registry.load(job.slug, job.players, job.edition)
    seeds = range(job.seed, job.seed + GREEDY_GAMES)
    return [1e3 * seconds for seed in seeds for seconds in turns(game, "greedy", sys.maxsize, seed)]


def _row(key: str, values: dict[str, list[float]], digits: int, target: str, words: Words) -> list[str]:
    both = values["compiled"] and values["pure"]
    high, low = (max(median(v) for v in values.values()), min(median(v) for v in values.values())) if both else (0, 1)
    ratio = f"{high / low:.1f}" if both else "-"
    figures = [spread(values["compiled"], digits), spread(values["pure"], digits), ratio, target]
    return [words.say(key), *[words.figures(text) for text in figures]]


def report(job: Job, lines: list[list[str]], ran: str, words: Words, console: Console) -> None:
    """Print what was measured, and exactly what was run."""
    console.print(shown(_title(job, words), lines, 1))
    console.print(ran, highlight=False)


def write(folder: Path, job: Job, lines: list[list[str]], ran: str, words: Words) -> Path:
    """The same as a page of the reports."""
    path = folder / f"bench-{job.slug}.md"
    text = f"# {_title(job, words)}\n\n{date.today():%Y-%m-%d}. {ran}\n\n" + table(lines[0], lines[1:])
    path.write_text(text, encoding="utf-8")
    return path


def _title(job: Job, words: Words) -> str:
    return words.say("bench-title", game=words.title(job.slug), players=job.players)


def _target(slug: str, part: str) -> str:
    wanted = [registry.plugin(slug).speed.get(engine, {}).get(part) for engine in ENGINES]
    return " / ".join("-" if value is None else f"{value:g}" for value in wanted) if any(wanted) else ""


def _explanation(job: Job, found: Measures, words: Words) -> str:
    sample = found["pure"][0]
    ran = words.say(
        "bench-ran",
        games=job.games,
        players=job.players,
        edition=job.edition or registry.editions(job.slug)[0],
        first=job.seed,
        last=job.seed + job.games - 1,
        decisions=int(sample["decisions"]),
        clones=CLONES,
        greedy=GREEDY_GAMES,
        repeat=job.repeat,
        **machine(),
    )
    missing = "" if found["compiled"] else "\n" + words.say("bench-not-compiled")
    return ran + missing


def show(job: Job, words: Words, out: Path | None = None) -> None:
    """Measure, saying which run is under way, and report; the page goes into a folder if one is named."""
    console = Console()
    folder = writable_folder(out) if out is not None else None
    with console.status(words.say("bench-running", step="")) as status:
        found = run(job, lambda step: status.update(words.say("bench-running", step=step)))
        answer, ran = rows(job, found, words), _explanation(job, found, words)
    report(job, answer, ran, words, console)
    if folder is not None:
        print(words.say("page-written", file=str(write(folder, job, answer, ran, words))))
