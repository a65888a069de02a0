"""How a run goes, as a picture: what its table of progress says, over the seconds."""

from __future__ import annotations

import csv
from importlib.util import find_spec
from pathlib import Path

SHOWN = ("won", "entropy", "shares", "margins", "kl", "policy")
SMOOTH = 20


def read(progress: Path) -> dict[str, list[float]]:
    """Every column of a table of progress."""
    with progress.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return {name: [float(row[name]) for row in rows] for name in (rows[0] if rows else ())}


def smooth(values: list[float]) -> list[float]:
    """The mean of each value and some before it."""
    parts = [values[max(0, end - SMOOTH) : end] for end in range(1, len(values) + 1)]
    return [sum(part) / len(part) for part in parts]


def draw(progress: Path) -> Path | None:
    """The picture beside the table; none without matplotlib, or where nothing has been learned yet."""
    if find_spec("matplotlib") is None or not progress.exists():
        return None
    from matplotlib.figure import Figure

    columns = read(progress)
    figure = Figure(figsize=(9, 5), layout="constrained")
    for place, name in enumerate(SHOWN):
        axes = figure.add_subplot(2, 3, place + 1)
        axes.plot(columns["seconds"], columns[name], color="#b9cfdd", linewidth=0.8)
        axes.plot(columns["seconds"], smooth(columns[name]), color="#1b6ca8")
        axes.set_title(name, fontsize=10)
        axes.set_xlabel("seconds", fontsize=8)
    path = progress.with_suffix(".svg")
    figure.savefig(path)
    return path
