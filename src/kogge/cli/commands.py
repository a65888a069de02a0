"""The commands: what can be asked for, in plain words. Each loads what it needs when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.cli import language
from kogge.cli.admin import app as admin_app
from kogge.cli.arena import arena, pair
from kogge.cli.arguments import GameName
from kogge.cli.calibrate import calibrate, report
from kogge.cli.database import FROM_ENVIRONMENT
from kogge.cli.localized import App
from kogge.cli.moderation import app as moderation_app
from kogge.cli.serve import serve
from kogge.cli.worker import worker
from kogge.games import registry

if TYPE_CHECKING:
    from kogge.cli.rendering import Words
    from kogge.core.state import Game


app = App(no_args_is_help=True, pretty_exceptions_enable=False)
edition_app = App(no_args_is_help=True, help="Look at the printed values of a game, or check a file of your own.")
app.add_typer(edition_app, name="edition")
admin_app.add_typer(moderation_app)
app.add_typer(admin_app, name="admin")
app.command()(arena)
app.command()(calibrate)
app.command()(report)
app.command(context_settings=FROM_ENVIRONMENT)(serve)
app.command(context_settings=FROM_ENVIRONMENT)(worker)


@app.callback()
def main() -> None:
    """Kogge: board games of the northern seas, in your terminal."""


Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Edition = Annotated[str | None, typer.Option("--edition", "-e", help="An edition by its name, or a file of your own.")]
EditionPath = Annotated[Path, typer.Argument(help="The edition file.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; may be given again.")
]


def _words(slug: str = "") -> Words:
    from kogge.cli.rendering import of_this_call

    return of_this_call(slug)


def _read_options(given: list[str] | None) -> dict[str, object]:
    return dict(pair(word) for word in given or [])


def _player_count(slug: str, players: int | None) -> int:
    return players if players is not None else registry.player_counts(slug)[0]


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; without it you choose.")] = None,
    players: Players = None,
    humans: Annotated[int, typer.Option("--humans", min=0, max=4, help="How many people play at this device.")] = 1,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Who plays the other seats, by name: mate,greedy. Else mate.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Luck that can be repeated.")] = None,
    edition: Edition = None,
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option("--record", "-r", help="Keep the game in this file; go on with it if it is there.")
    ] = None,
    pause: Annotated[float, typer.Option("--pause", min=0, max=10, help="Seconds to watch each move of a bot.")] = 0.7,
    forced: Annotated[
        bool, typer.Option("--forced/--no-forced", help="Play steps that leave you no choice by themselves.")
    ] = True,
) -> None:
    """Play a game: alone against bots, or together at one device."""
    from kogge.cli.play import Asked
    from kogge.cli.screens import app

    asked = Asked(game, players, humans, bots, seed, edition, _read_options(option), record, forced)
    app.start(asked, language.current(), pause)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    text: Annotated[bool, typer.Option("--text", "--plain", help="Print what happened, and nothing else.")] = False,
) -> None:
    """Step through a recorded game, forward and back."""
    if text:
        from kogge.cli.replay import print_log

        print_log(file, _words())
    else:
        from kogge.cli.screens import replay_app

        replay_app.start(file, language.current())


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    data: Annotated[bool, typer.Option("--json", help="Print everything that was found, as JSON.")] = False,
    guide: Annotated[
        bool, typer.Option("--guide", help="Judge by rules of thumb, not by the learned network.")
    ] = False,
    worlds: Annotated[int, typer.Option(min=1, max=1000, help="Worlds in which a decision is judged.")] = 8,
) -> None:
    """Say what each decision and each stroke of luck did to everybody's chance to win."""
    from kogge.cli import review as reviewing

    reviewing.tell(file, _words(), guide, worlds, data)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=20, help="How many steps.")],
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    split: Annotated[bool, typer.Option("--split", help="Also the count behind each first step.")] = False,
) -> None:
    """Count all ways in which a game can begin: a check that the rules are the same everywhere."""
    from kogge.cli import counting

    loaded = _load(game, players, edition, option)
    counting.show(loaded, depth, split, _words(game))


@app.command()
def bench(
    game: GameName = "norderwind",
    players: Players = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Games in each repetition.")] = 100,
    repeat: Annotated[int, typer.Option("--repeat", min=1, help="Repetitions on each engine.")] = 5,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 1,
    search: Annotated[bool, typer.Option("--search", help="Measure the search of the bots instead.")] = False,
    start: Annotated[bool, typer.Option("--start", help="Measure how long the start takes instead.")] = False,
    every: Annotated[bool, typer.Option("--all", help="All games, with --search.")] = False,
    turns: Annotated[int, typer.Option("--turns", min=1, help="Turns of each level, with --search.")] = 12,
    out: Annotated[Path | None, typer.Option("--out", help="A folder for a page of what was measured.")] = None,
) -> None:
    """Measure how fast the engine is here, compiled and pure, on the same games; or the search, or the start."""
    if start:
        from kogge.cli import bench_start

        bench_start.show(repeat, _words(), out)
        return
    if search:
        from kogge.cli import bench_search

        slugs = registry.slugs() if every else [game]
        bench_search.show(bench_search.Job(slugs, players, 1, turns, seed), _words(slugs[0]), out)
        return
    from kogge.cli import bench as benching

    loaded = _load(game, players, edition, None)
    job = benching.Job(game, loaded.players, edition, games, repeat, seed)
    benching.show(job, _words(game), out)


@app.command()
def selfplay(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, by name; the last one takes the rest.")] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each game has the next.")] = 1,
    edition: Edition = None,
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="A folder for the records of all games.")] = None,
) -> None:
    """Let bots play many games, and sum them up."""
    from kogge.cli import selfplay as playing

    loaded = _load(game, players, edition, option)
    job = playing.Job(game, loaded.players, edition, _read_options(option), bots, seed, games, out)
    playing.show(job, workers, _words(game))


@app.command()
def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games are searched.")] = 20,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each game has the next.")] = 1,
    bot: Annotated[str, typer.Option("--bot", help="Who plays every seat.")] = "mate",
    simulations: Annotated[
        int, typer.Option(min=8, max=100_000, help="Simulations for each choice, in each of two searches.")
    ] = 250,
    out: Annotated[
        Path | None, typer.Option("--out", help="The file; what it holds already is not searched again.")
    ] = None,
) -> None:
    """Find puzzles: positions of bots' games where a longer search finds one clearly best choice."""
    from kogge.cli import puzzles as finding
    from kogge.puzzles.find import Depth

    finding.find(game, games, seed, bot, Depth(simulations), out or Path(f"{game}-puzzles.jsonl"), _words(game))


@edition_app.command("check")
def edition_check(
    file: EditionPath,
    contribution: Annotated[
        bool, typer.Option("--contribution", help="Also name every value that contradicts the rulebook.")
    ] = False,
) -> None:
    """Name every fault of an edition file, with its line, and say how many values are still reconstructed."""
    from kogge.cli import editions

    if not editions.check(file, _words(), contribution):
        raise typer.Exit(1)


@edition_app.command("new")
def edition_new(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The file to write; the edition is named after it.")],
    edition: Edition = None,
) -> None:
    """Begin an edition file of your own box with all values of another edition."""
    from kogge.cli import editions

    editions.begin(game, file, edition, _words(game))


@edition_app.command("diff")
def edition_diff(
    file: EditionPath,
    other: Annotated[
        str | None, typer.Argument(help="Another file, or an edition by its name; else the one played by default.")
    ] = None,
) -> None:
    """Compare two editions: every value that is not the same."""
    from kogge.cli import editions

    if not editions.diff(file, other, _words()):
        raise typer.Exit(1)


@edition_app.command("merge")
def edition_merge(
    file: EditionPath,
    others: Annotated[list[Path], typer.Argument(help="Files whose values of their own boxes go into it.")],
    out: Annotated[Path, typer.Option("--out", help="The file to write; the edition is named after it.")],
) -> None:
    """Put together what several people read from their boxes; refused where two of them disagree."""
    from kogge.cli import editions

    editions.merge(file, others, out, _words())


@edition_app.command("show")
def edition_show(game: GameName, edition: Edition = None) -> None:
    """Print every value of an edition and where it comes from; reconstructed ones are marked."""
    from kogge.cli import editions

    editions.show(game, edition, _words(game))


@app.command()
def version(
    full: Annotated[bool, typer.Option("--full", help="Also how it was built, the platform and the extras.")] = False,
) -> None:
    """Say what runs here: the version, the engine, Python and the games."""
    from kogge.cli import about

    about.show(_words(), full)


def _load(slug: str, players: int | None, edition: str | None, option: list[str] | None) -> Game:
    return registry.load(slug, _player_count(slug, players), edition, _read_options(option))
