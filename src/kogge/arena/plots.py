"""The plots of a calibration report, as SVG texts that are the same for the same numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kogge.arena.calibrate import Calibration
from kogge.arena.sample import Sample, Share
from kogge.arena.study import Figures, Spread

COLOURS = ["#1b6ca8", "#e08e0b", "#4a9d5b", "#8d5aa5"]
STYLE: Any = {
    "svg.hashsalt": "kogge",
    "svg.fonttype": "none",
    "font.size": 9.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#dddddd",
}
NO_METADATA = {"Creator": None, "Date": None, "Format": None, "Type": None}
WIDTH = 7.5


def all_plots(found: Calibration) -> dict[str, str]:
    """The plots of a calibration by their names."""
    with mpl.rc_context(STYLE):
        plots = {"seats": seats(found.samples)}
        plots |= {spread.name: histogram(spread, found.samples) for spread in found.study.spreads}
        plots |= {shown.name: bars(shown, found.samples) for shown in found.study.figures if shown.plotted}
    return plots


def seats(samples: Sequence[Sample]) -> str:
    """The wins of each seat with their intervals, against the fair share."""
    figure, axes = _panels(len(samples), 2.6)
    for panel, sample in zip(axes, samples, strict=True):
        shares = [sample.seat_share(seat) for seat in range(sample.players)]
        intervals = [share.interval() for share in shares]
        below = [share.value - low for share, (low, _high) in zip(shares, intervals, strict=True)]
        above = [high - share.value for share, (_low, high) in zip(shares, intervals, strict=True)]
        places = list(range(1, sample.players + 1))
        panel.axhline(1 / sample.players, color="#888888", linestyle="--", linewidth=1)
        panel.bar(places, [share.value for share in shares], color=COLOURS[: sample.players], width=0.6)
        panel.errorbar(
            places, [share.value for share in shares], yerr=[below, above], fmt="none", ecolor="#222222", capsize=4
        )
        panel.set_xticks(places, [f"seat {place}" for place in places])
        panel.set_title(f"{sample.players} players")
        panel.yaxis.set_major_formatter("{x:.0%}")
        panel.grid(axis="x", visible=False)
    return svg(figure)


def histogram(spread: Spread, samples: Sequence[Sample]) -> str:
    """How often each number occurs."""
    figure, axes = _panels(len(samples), 2.4)
    counts = [Counter(spread.number(game) for game in sample.games) for sample in samples]
    least = min(min(count) for count in counts)
    most = max(max(count) for count in counts)
    for index, (panel, sample) in enumerate(zip(axes, samples, strict=True)):
        numbers = list(range(least, most + 1))
        heights = [counts[index][number] / len(sample.games) for number in numbers]
        panel.bar(numbers, heights, color=COLOURS[index], width=0.9)
        panel.set_title(f"{sample.players} players")
        panel.yaxis.set_major_formatter("{x:.0%}")
        panel.grid(axis="x", visible=False)
    return svg(figure)


def bars(shown: Figures, samples: Sequence[Sample]) -> str:
    """Named numbers side by side for each player count."""
    columns = [shown.numbers(sample) for sample in samples]
    names = list(dict.fromkeys(name for column in columns for name in column))
    figure = Figure(figsize=(WIDTH, 0.8 + 0.17 * len(names) * (len(samples) + 0.6)), layout="constrained")
    panel = figure.subplots()
    thick = 0.8 / len(samples)
    for index, (sample, column) in enumerate(zip(samples, columns, strict=True)):
        places = [row + thick * (index - (len(samples) - 1) / 2) for row in range(len(names))]
        values = [_value(column, name) for name in names]
        panel.barh(places, values, height=thick, color=COLOURS[index], label=f"{sample.players} players")
    panel.set_yticks(range(len(names)), names)
    panel.invert_yaxis()
    panel.grid(axis="y", visible=False)
    if all(isinstance(value, Share) for column in columns for value in column.values()):
        panel.xaxis.set_major_formatter("{x:.0%}")
    figure.legend(loc="outside upper right", ncols=len(samples), frameon=False)
    return svg(figure)


def _value(column: Mapping[str, float | Share], name: str) -> float:
    value = column.get(name, 0.0)
    return value.value if isinstance(value, Share) else value


def _panels(count: int, height: float) -> tuple[Figure, list[Axes]]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    found = figure.subplots(1, count, squeeze=False, sharey=False)
    return figure, list(found[0])


def svg(figure: Figure) -> str:
    """The figure as a text."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata=NO_METADATA)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"
