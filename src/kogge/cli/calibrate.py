"""Measure an edition by many games of bots, and write the report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.cli.arguments import GameName
from kogge.cli.database import say
from kogge.cli.output import writable_folder

if TYPE_CHECKING:
    from kogge.arena.calibrate import Calibration
    from kogge.arena.study import Study, Trial

REPORTS = Path("reports")


def calibrate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each player count.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each game has the next.")] = 1,
    edition: Annotated[str | None, typer.Option("--edition", "-e", help="An edition by its name, or a file.")] = None,
    against: Annotated[str | None, typer.Option("--against", help="Another edition to compare with.")] = None,
    bot: Annotated[str | None, typer.Option("--bot", help="Who plays every seat; else the bot of the study.")] = None,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="How many play; else all counts.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.")] = 1,
    out: Annotated[Path, typer.Option("--out", help="The folder for the report and its plots.")] = REPORTS,
    trials: Annotated[
        bool, typer.Option("--trials", help="Play the study's trials too: what do the seats' wins come from?")
    ] = False,
) -> None:
    """Let bots play many games, measure them against the targets of the game, and write the report."""
    from kogge.arena import report
    from kogge.arena.calibrate import moves
    from kogge.arena.study import study_of

    study, folder = study_of(game), writable_folder(out)
    found = _measure(study, edition, bot, players or [], games, seed, workers)
    other = _measure(study, against, bot, players or [], games, seed, workers) if against else None
    moved = moves(game, against, edition or found.edition) if against else []
    tried = [
        _measure(study, edition, bot, players or [], games, seed, workers, trial)
        for trial in (study.trials if trials else [])
    ]
    path = report.write(folder, found, other, moved, tried)
    for target in study.targets:
        missed = report.missed_at(target, found.samples)
        typer.echo(f"{'missed' if missed else 'met':8}{target.title}")
    say("report-written", file=str(path))


def report(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each player count.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each game has the next.")] = 1,
    edition: Annotated[str | None, typer.Option("--edition", "-e", help="An edition by its name, or a file.")] = None,
    bot: Annotated[str | None, typer.Option("--bot", help="Who plays every seat; else the bot of the study.")] = None,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="How many play; else all counts.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.")] = 1,
    out: Annotated[Path, typer.Option("--out", help="The folder for the report and its plots.")] = REPORTS,
) -> None:
    """Let bots play many games, and write how fair the game is: seats, length, sources of points, with plots."""
    from kogge.arena.report import write_balance
    from kogge.arena.study import study_of

    study, folder = study_of(game), writable_folder(out)
    found = _measure(study, edition, bot, players or [], games, seed, workers)
    say("report-written", file=str(write_balance(folder, found)))


def _measure(
    study: Study,
    edition: str | None,
    bot: str | None,
    players: list[int],
    games: int,
    seed: int,
    workers: int,
    trial: Trial | None = None,
) -> Calibration:
    """Play with a progress bar."""
    from kogge.arena.calibrate import calibrate as measure
    from kogge.games import registry

    counts = players or registry.player_counts(study.slug)
    with typer.progressbar(length=games * len(counts), label=edition or study.slug) as bar:
        return measure(study, edition, bot, counts, games, seed, workers, bar.update, trial)
