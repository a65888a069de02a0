"""How strong a network was after so many minutes and decisions of its training; writes learning-GAME.md with a plot.

``python -m kogge.learn GAME --snapshot-every 60`` keeps a file of weights a minute; every one plays the same seeds.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from kogge import __version__
from kogge.arena.markdown import table
from kogge.arena.plots import NO_METADATA, STYLE
from kogge.arena.sample import Share
from kogge.bots.network import unpack
from kogge.games import registry
from tools import strength
from tools.exploiter import digest
from tools.strength import Claim

FIRST_SEED = 8_500_001
"""Behind the seeds of the exploiter's matches; nothing was tuned on these."""
OPPONENTS = ("greedy", "old-mate")


@dataclass(frozen=True)
class Snapshot:
    """Weights in the middle of a training, with all the time and decisions that led to them."""

    weights: Path
    seconds: float
    decisions: int


def snapshots(folder: Path, slug: str) -> list[Snapshot]:
    """The kept weights of a game and the last ones, the earliest first."""
    found = [_snapshot(path) for path in [*folder.glob(f"{slug}-*.npz"), *folder.glob(f"{slug}.npz")]]
    return sorted(found, key=lambda snapshot: (snapshot.decisions, snapshot.weights.name))


def _snapshot(path: Path) -> Snapshot:
    header, _arrays = unpack(path.read_bytes())
    runs: list[dict[str, Any]] = header["history"]
    return Snapshot(path, sum(run["spent_s"] for run in runs), sum(run["decisions"] for run in runs))


def played(slug: str, snapshot: Snapshot, opponent: str, games: int, folder: Path) -> Share:
    """What a snapshot wins; games that were played already are kept."""
    name = f"curve-{digest(snapshot.weights)}-{opponent}"
    claim = Claim(name, (f"policy:{snapshot.weights}", opponent), games, {}, "", FIRST_SEED)
    strength.play(slug, claim, folder, None, 1)
    match = strength.match_of(slug, claim, None)
    return strength.share_of_first(match, strength.kept(folder / f"{slug}-{name}.json", match))


def curve(snaps: list[Snapshot], shares: dict[str, list[Share]]) -> str:
    """The picture: shares over minutes, with their intervals."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.5, 3.2), layout="constrained")
        axes = figure.add_subplot()
        minutes = [snapshot.seconds / 60 for snapshot in snaps]
        for name, line in shares.items():
            low, high = zip(*[share.interval() for share in line], strict=True)
            axes.fill_between(minutes, low, high, alpha=0.2)
            axes.plot(minutes, [share.value for share in line], marker="o", label=name)
        axes.set(xlabel="minutes of training", ylabel="wins", ylim=(0, 1))
        axes.legend()
        text = StringIO()
        figure.savefig(text, format="svg", metadata=NO_METADATA)
    return text.getvalue()


def page(slug: str, snaps: list[Snapshot], shares: dict[str, list[Share]], games: int) -> str:
    """The table beside the picture."""
    rows = [
        [f"{snapshot.seconds / 60:.1f}", f"{snapshot.decisions:,}", *[_told(line[place]) for line in shares.values()]]
        for place, snapshot in enumerate(snaps)
    ]
    game = registry.load(slug, 2)
    return "\n".join(
        [
            f"# How {slug.capitalize()}'s network learned",
            "",
            f"Engine kogge {__version__}, rules {game.rules_version}, edition `{game.edition}` {game.edition_hash}. "
            f"The policy at once, without looking ahead, two players: {games} games against each opponent at every "
            f"point, from seed {FIRST_SEED:,} on, the same for all. Written by `make learning-curve GAME={slug}`.",
            "",
            f"![Wins by minutes of training](learning-{slug}.svg)",
            "",
            table(["minutes", "decisions", *[f"wins against {name} (95 %)" for name in shares]], rows),
        ]
    )


def _told(share: Share) -> str:
    low, high = share.interval()
    return f"{share.value:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    """Play what is missing, and write page and picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--weights", type=Path, default=Path("build/learn"), help="the folder of the snapshots")
    parser.add_argument("--games", type=int, default=100, help="against each opponent, at every point")
    parser.add_argument("--against", action="append", help="default: " + " and ".join(OPPONENTS))
    parser.add_argument("--keep", type=Path, default=Path("build/strength"), help="the folder of the games played")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    snaps = snapshots(asked.weights, asked.game)
    if not snaps:
        parser.error(f"no weights of {asked.game} in {asked.weights}")
    for folder in (asked.keep, asked.out):
        folder.mkdir(parents=True, exist_ok=True)
    shares = {
        name: [played(asked.game, snapshot, name, asked.games, asked.keep) for snapshot in snaps]
        for name in asked.against or OPPONENTS
    }
    path = asked.out / f"learning-{asked.game}.md"
    path.write_text(page(asked.game, snaps, shares, asked.games), encoding="utf-8")
    path.with_suffix(".svg").write_text(curve(snaps, shares), encoding="utf-8")
    print(path.as_posix())


if __name__ == "__main__":
    main()
