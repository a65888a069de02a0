"""Measure Kogge beside other game libraries, all in one run and by turns, and write docs/reports/peers.md.

The others are installed into an environment of their own, build/peers; Kogge runs there too, from this folder.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

import matplotlib as mpl

mpl.use("svg")

import matplotlib.pyplot as plt

ROOT = Path(__file__).parent.parent
HOME = ROOT / "build/peers"
PYTHON = HOME / "bin/python"
REPORT = ROOT / "docs/reports/peers.md"
PLOT = ROOT / "docs/reports/peers.svg"

GAMES = ["norderwind", "norsemen", "novgorod"]
CARD_GAMES = ["hearts", "cribbage", "hanabi", "skat", "gin_rummy", "dou_dizhu"]
CLASSIC = ["connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"]
RLCARD = ["leduc-holdem", "uno", "gin-rummy", "doudizhu"]

Sample = dict[str, Any]
Samples = dict[str, list[Sample]]


def subjects() -> dict[str, tuple[str, str]]:
    """What is measured: the name in the report, what to run, and whether our engine runs pure."""
    found = {f"Kogge {game}, compiled": (f"kogge:{game}", "0") for game in GAMES}
    found |= {f"Kogge {game}, pure": (f"kogge:{game}", "1") for game in GAMES}
    found["catanatron"] = ("catanatron:catanatron", "0")
    found |= {f"OpenSpiel {game}": (f"open_spiel:{game}", "0") for game in CARD_GAMES}
    found |= {f"PettingZoo {game}": (f"pettingzoo:{game}", "0") for game in CLASSIC}
    found |= {f"RLCard {game}": (f"rlcard:{game}", "0") for game in RLCARD}
    return found


def install() -> None:
    """The environment of the peers, made once."""
    wanted = ROOT / "tools/peers.txt"
    stamp = HOME / ".installed"
    if stamp.exists() and stamp.stat().st_mtime >= wanted.stat().st_mtime:
        return
    uv = str(ROOT / ".venv/bin/uv")
    subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(HOME)], check=True)
    subprocess.run([uv, "pip", "install", "--quiet", "--python", str(PYTHON), "-r", str(wanted)], check=True)
    pure = {**os.environ, "KOGGE_PURE": "1"}  # linked, not built: the compiled modules lie beside the sources
    command = [uv, "pip", "install", "--quiet", "--python", str(PYTHON), "--no-deps", "-e", str(ROOT)]
    subprocess.run(command, check=True, env=pure)
    stamp.touch()


def sample(subject: str, pure: str, seconds: float, seed: int) -> Sample:
    """One measurement in a process of its own."""
    command = [str(PYTHON), str(ROOT / "tools/peer_games.py"), subject]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    environment = {**os.environ, "KOGGE_PURE": pure}
    told = subprocess.run(command, env=environment, check=True, text=True, stdout=subprocess.PIPE)
    found: Sample = json.loads(told.stdout.splitlines()[-1])
    return found


def run(repeat: int, seconds: float, seed: int) -> Samples:
    """All subjects by turns, so that a busy moment of the machine meets all of them."""
    found: Samples = {name: [] for name in subjects()}
    for turn in range(repeat):
        for name, (subject, pure) in subjects().items():
            found[name].append(sample(subject, pure, seconds, seed + turn))
        print(f"{turn + 1}/{repeat}", flush=True)
    wrong = [name for name, samples in found.items() if name.endswith(" compiled") and not samples[0]["compiled"]]
    if wrong:
        raise SystemExit(f"not compiled: {', '.join(wrong)}; run `make compile` first")
    return found


def middle(samples: list[Sample], what: str) -> float:
    return float(median([sample[what] for sample in samples]))


def spread(samples: list[Sample], what: str) -> float:
    """How far apart the repetitions lie, as a share of their median: the noise."""
    values = [sample[what] for sample in samples]
    return float((max(values) - min(values)) / median(values))


# The report


def rows(found: Samples) -> list[str]:
    lines = ["| game | version | µs a decision | games a second | µs a copy |", "|---|---|---:|---:|---:|"]
    for name, samples in found.items():
        low, high = min(s["decision"] for s in samples) * 1e6, max(s["decision"] for s in samples) * 1e6
        decision = f"{middle(samples, 'decision') * 1e6:.2f} ({low:.2f}–{high:.2f})"
        copied = f"{middle(samples, 'copy') * 1e6:,.1f}" if samples[0]["copy"] else "impossible"
        games = middle(samples, "games")
        lines.append(f"| {name} | {samples[0]['version']} | {decision} | {games:,.0f} | {copied} |")
    return lines


def verdicts(found: Samples) -> list[str]:
    """The promises, and whether they hold."""
    catan = found["catanatron"]
    cards = median([middle(found[f"OpenSpiel {game}"], "decision") for game in CARD_GAMES])
    lines = [
        "| promise | " + " | ".join(game.capitalize() for game in GAMES) + " | holds |",
        "|---|---:|---:|---:|---|",
    ]
    ours = [found[f"Kogge {game}, compiled"] for game in GAMES]
    faster = [middle(catan, "decision") / middle(samples, "decision") for samples in ours]
    cheaper = [middle(catan, "copy") / middle(samples, "copy") for samples in ours]
    beside = [cards / middle(samples, "decision") for samples in ours]
    for promise, values, least in (
        ("a decision at least 15 times faster than catanatron's", faster, 15.0),
        ("a copy at least 20 times cheaper than catanatron's", cheaper, 20.0),
        (f"a decision faster than the median of OpenSpiel's card games ({cards * 1e6:.2f} µs)", beside, 1.0),
    ):
        told = " | ".join(f"{value:.1f} ×" for value in values)
        held = [game.capitalize() for game, value in zip(GAMES, values, strict=True) if value >= least]
        holds = "yes" if len(held) == len(GAMES) else f"only {', '.join(held)}" if held else "no"
        lines.append(f"| {promise} | {told} | {holds} |")
    return lines


def page(found: Samples, asked: argparse.Namespace) -> str:
    noise = median([spread(samples, "decision") for samples in found.values()])
    return "\n".join(
        [
            "# Beside other libraries",
            "",
            f"Measured on {date.today().isoformat()} by `make bench-peers`: Python {platform.python_version()}, "
            f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}. {asked.repeat} rounds by "
            f"turns, {asked.seconds:g} s of processor time for each game and round, seeds from {asked.seed}. In "
            "brackets the least and the greatest of the rounds; half of the games have them at most "
            f"{noise:.0%} of the median apart.",
            "",
            "Every library is driven from Python in the same way: ask for the legal actions, apply a random one, "
            "until the game is over. What chance does after a decision counts to it. PettingZoo and RLCard tell what "
            "is legal only together with an observation, so theirs hold one; the others are measured without. Kogge "
            "and catanatron play with four, the others with as many as their library takes by default. Copies are of "
            "positions after 40 decisions, made as the library means it (`clone`, `copy`), or by `copy.deepcopy` "
            "where there is nothing else (PettingZoo, RLCard).",
            "",
            *verdicts(found),
            "",
            "![Microseconds a decision and a copy](peers.svg)",
            "",
            *rows(found),
            "",
        ]
    )


def plot(found: Samples) -> None:
    """Two rows of bars, on a scale of powers of ten."""
    mpl.rcParams.update({"svg.hashsalt": "kogge", "svg.fonttype": "none", "font.family": "sans-serif"})
    figure, sides = plt.subplots(1, 2, figsize=(11, 6), sharey=True)
    names = list(found)[::-1]
    colors = ["#1f6f8b" if name.startswith("Kogge") else "#b0a68f" for name in names]
    for side, what, title in zip(sides, ("decision", "copy"), ("µs a decision", "µs a copy"), strict=True):
        values = [middle(found[name], what) * 1e6 if found[name][0][what] else 0.0 for name in names]
        side.barh(names, values, color=colors)
        side.set_xscale("log")
        side.set_title(title)
        side.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(PLOT, metadata={"Date": None, "Creator": None})
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    install()
    found = run(asked.repeat, asked.seconds, asked.seed)
    plot(found)
    REPORT.write_text(page(found, asked), encoding="utf-8")
    print("\n".join(verdicts(found)))


if __name__ == "__main__":
    main()
