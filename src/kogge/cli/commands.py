"""The commands: what can be asked for, in plain words. Each loads what it needs when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from kogge.cli.admin import app as admin_app
from kogge.cli.arena import arena
from kogge.cli.calibrate import calibrate, report
from kogge.cli.serve import serve
from kogge.cli.worker import worker
from kogge.core.errors import KoggeError
from kogge.games import registry

if TYPE_CHECKING:
    from kogge.cli.words import Words
    from kogge.core.state import Game


class Commands(TyperGroup):
    """Turns every error of ours into one sentence in the language of the call."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KoggeError as error:
            typer.echo(_words(ctx).error(error), err=True)
        except OSError as error:
            reason, name = error.strerror or str(error), str(error.filename or "")
            typer.echo(_words(ctx).say("error-file", file=name, reason=reason), err=True)
        raise typer.Exit(2)


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Kogge: board games of the northern seas, in your terminal.",
)
edition_app = typer.Typer(
    cls=Commands, no_args_is_help=True, help="Look at the printed values of a game, or check a file of your own."
)
app.add_typer(edition_app, name="edition")
app.add_typer(admin_app, name="admin")
app.command()(arena)
app.command()(calibrate)
app.command()(report)
app.command()(serve)
app.command()(worker)

LANGUAGE = "kogge.language"


def _choose_language(ctx: typer.Context, language: str | None) -> str:
    from kogge.cli import words

    chosen = language or words.language_of_the_place()
    words.interface(chosen)
    ctx.meta[LANGUAGE] = chosen
    return chosen


def _words(ctx: typer.Context, slug: str = "") -> Words:
    from kogge.cli import words

    return words.Words(ctx.meta.get(LANGUAGE) or words.language_of_the_place(), slug)


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {' | '.join(registry.slugs())}.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Edition = Annotated[str | None, typer.Option("--edition", "-e", help="An edition by its name, or a file of your own.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; may be given again.")
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|de", callback=_choose_language, help="The language; else that of your system."),
]


def _read_options(given: list[str] | None) -> dict[str, object]:
    """``name=value`` pairs; what the values mean is the game's business."""
    pairs = [word.partition("=") for word in given or []]
    for name, equals, value in pairs:
        if not equals or not name or not value:
            raise typer.BadParameter(f"write NAME=VALUE, not {name}{equals}{value}")
    return {name: value for name, _equals, value in pairs}


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
    lang: Language = None,
) -> None:
    """Play a game: alone against bots, or together at one device."""
    from kogge.cli import play as playing

    asked = playing.Asked(game, players, humans, bots, seed, edition, _read_options(option), record)
    playing.start(asked, str(lang), pause)


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print what happened, and nothing else.")] = False,
    lang: Language = None,
) -> None:
    """Step through a recorded game, forward and back."""
    from kogge.cli import replay as replaying

    if plain:
        replaying.print_log(file, _words(ctx))
    else:
        replaying.start(file, str(lang))


@app.command()
def perft(
    ctx: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=20, help="How many steps.")],
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    split: Annotated[bool, typer.Option("--split", help="Also the count behind each first step.")] = False,
    lang: Language = None,
) -> None:
    """Count all ways in which a game can begin: a check that the rules are the same everywhere."""
    from kogge.cli import counting

    loaded = _load(game, players, edition, option)
    counting.show(loaded, depth, split, _words(ctx, game))


@app.command()
def bench(
    ctx: typer.Context,
    game: GameName = "norderwind",
    players: Players = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Games in each repetition.")] = 100,
    repeat: Annotated[int, typer.Option("--repeat", min=1, help="Repetitions on each engine.")] = 5,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 1,
    search: Annotated[bool, typer.Option("--search", help="Measure the search of the bots instead.")] = False,
    every: Annotated[bool, typer.Option("--all", help="All games, with --search.")] = False,
    turns: Annotated[int, typer.Option("--turns", min=1, help="Turns of each level, with --search.")] = 12,
    out: Annotated[Path | None, typer.Option("--out", help="A folder for a page of what was measured.")] = None,
    lang: Language = None,
) -> None:
    """Measure how fast the engine is here, compiled and pure, on the same games; or the search of the bots."""
    if search:
        from kogge.cli import bench_search

        slugs = registry.slugs() if every else [game]
        bench_search.show(bench_search.Job(slugs, players, 1, turns, seed), _words(ctx, slugs[0]), out)
        return
    from kogge.cli import bench as benching

    loaded = _load(game, players, edition, None)
    job = benching.Job(game, loaded.players, edition, games, repeat, seed)
    benching.show(job, _words(ctx, game), out)


@app.command()
def selfplay(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, by name; the last one takes the rest.")] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each game has the next.")] = 1,
    edition: Edition = None,
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="A folder for the records of all games.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play many games, and sum them up."""
    from kogge.cli import selfplay as playing

    loaded = _load(game, players, edition, option)
    job = playing.Job(game, loaded.players, edition, _read_options(option), bots, seed, games, out)
    playing.show(job, workers, _words(ctx, game))


@edition_app.command("check")
def edition_check(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="The edition file.")],
    lang: Language = None,
) -> None:
    """Name every fault of an edition file, with its line."""
    from kogge.cli import editions

    if not editions.check(file, _words(ctx)):
        raise typer.Exit(1)


@edition_app.command("show")
def edition_show(ctx: typer.Context, game: GameName, edition: Edition = None, lang: Language = None) -> None:
    """Print every value of an edition and where it comes from; reconstructed ones are marked."""
    from kogge.cli import editions

    editions.show(game, edition, _words(ctx, game))


@app.command()
def version(ctx: typer.Context, lang: Language = None) -> None:
    """Say what runs here: the version, the engine, Python and the games."""
    from kogge.cli import about

    about.show(_words(ctx))


def _load(slug: str, players: int | None, edition: str | None, option: list[str] | None) -> Game:
    return registry.load(slug, _player_count(slug, players), edition, _read_options(option))
