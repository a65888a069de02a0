"""Let bots play against each other, and say how sure the outcome is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.cli.arguments import GameName
from kogge.cli.localized import misuse
from kogge.cli.output import writable_folder

if TYPE_CHECKING:
    from kogge.arena.match import Match, Result
    from kogge.arena.sprt import Bounds
    from kogge.arena.standings import Standing
    from kogge.cli.words import Words

LOCAL = "local"


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, by name: skipper,mate,greedy. mate/10 thinks less.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games; rounded up to whole seatings.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at the table; else as many as bots are named.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first games.")] = 1,
    edition: Annotated[str | None, typer.Option("--edition", "-e", help="An edition by its name, or a file.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; may be repeated.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes at work.")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", help="Play on a Ray cluster at this address; `local` starts one here.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="A folder for the result file and all records.")] = None,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="LOW:HIGH", help="Stop when it is clear which share the first bot wins."),
    ] = None,
) -> None:
    """Let bots play against each other: balanced seats, paired seeds, win shares with intervals, ratings."""
    from kogge.arena.match import Match
    from kogge.arena.standings import standings  # a missing package is noticed before the games, not after
    from kogge.cli.words import of_this_call

    names = [name.strip() for name in bots.split(",")]
    options = dict(pair(word) for word in option or [])
    match = Match(game, players or _seats(game, names), names, games, seed, edition, options)
    match.check()
    words = of_this_call(game)
    place = writable_folder(out) if out is not None else None
    bounds = _bounds(sprt) if sprt else None
    address = None if ray is None else ("" if ray == LOCAL else ray)
    results = _play(match, workers, address, place, bounds, words)
    _tell(match, results, standings(results), bounds, words)
    if place is not None:
        _keep(place, match, results, words)


def _seats(slug: str, names: Sequence[str]) -> int:
    from kogge.games import registry

    counts = registry.player_counts(slug)
    return min(max(len(names), counts[0]), counts[-1])


def pair(word: str) -> tuple[str, str]:
    """``name=value``; what the value means is the game's business."""
    name, equals, value = word.partition("=")
    if not equals or not name or not value:
        raise misuse("error-name-value", "--option", word=word)
    return name, value


def _bounds(text: str) -> Bounds:
    from kogge.arena.sprt import Bounds

    try:
        low, high = (float(part) for part in text.split(":"))
    except ValueError as error:
        raise misuse("error-sprt", "--sprt", example="0.5:0.6") from error
    if not 0 < low < high < 1:
        raise misuse("error-sprt", "--sprt", example="0.5:0.6")
    return Bounds(low, high)


def _play(
    match: Match, workers: int, ray: str | None, out: Path | None, bounds: Bounds | None, words: Words
) -> list[Result]:
    """Play with a progress bar; a test that is decided ends the match."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from kogge.arena.match import run
    from kogge.arena.sprt import of_match

    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task = bar.add_task(words.title(match.slug), total=match.rounded())
        for some in run(match, workers, ray, out is not None):
            results += some
            bar.advance(task, len(some))
            if bounds is not None and of_match(match, results, bounds).verdict() != "open":
                break
    return results


def _tell(
    match: Match, results: Sequence[Result], standings: Sequence[Standing], bounds: Bounds | None, words: Words
) -> None:
    from rich.console import Console
    from rich.table import Table

    from kogge.arena.sprt import of_match

    console = Console()
    title = words.say("arena-title", game=words.title(match.slug), games=len(results), players=match.players)
    table = Table(title=title, title_justify="left")
    for key in ("bot", "games", "share", "score", "place", "rating"):
        table.add_column(words.say(f"arena-{key}"), justify="left" if key == "bot" else "right")
    for row in standings:
        low, high = row.wins.interval()
        share = f"{row.wins.value:.1%} ({low:.1%}–{high:.1%})"
        rating = f"{row.rating:.1f} ± {row.doubt:.1f}"
        figures = [share, f"{row.score:.2f}", f"{row.place:.2f}", rating]
        table.add_row(row.bot, str(row.games), *[words.figures(text) for text in figures])
    console.print(table)
    without = sum(1 not in result.places for result in results)
    if without:
        console.print(words.say("arena-nobody", games=without), highlight=False)
    if bounds is not None:
        found = of_match(match, results, bounds)
        told = words.say(
            f"arena-sprt-{found.verdict()}",
            bot=match.bots[0],
            low=f"{bounds.low:.0%}",
            high=f"{bounds.high:.0%}",
            alpha=f"{bounds.alpha:.0%}",
            pairs=found.pairs,
            share=words.figures(f"{found.share:.1%}"),
            ratio=words.figures(f"{found.ratio:.2f}"),
            refuse=words.figures(f"{bounds.refuse():.2f}"),
            accept=words.figures(f"{bounds.accept():.2f}"),
        )
        console.print(told, highlight=False)


def _keep(out: Path, match: Match, results: Sequence[Result], words: Words) -> None:
    """The records, and a result file that gives the same table again."""
    from kogge import __version__
    from kogge.games import registry

    loaded = registry.load(match.slug, match.players, match.edition, match.options)
    for result in results:
        (out / f"{match.slug}-{result.number:06}.kogge").write_text(result.record, encoding="utf-8")
    told = {
        "engine": f"kogge {__version__}",
        "rules": loaded.rules_version,
        "game": match.slug,
        "edition": loaded.edition,
        "edition_hash": loaded.edition_hash,
        "options": dict(loaded.options),
        "players": match.players,
        "bots": list(match.bots),
        "first_seed": match.first_seed,
        "games": [
            {
                "number": result.number,
                "seed": result.seed,
                "seats": result.seats,
                "scores": result.scores,
                "places": result.places,
                "turns": result.turns,
                "digest": result.digest,
            }
            for result in results
        ],
    }
    path = out / "result.json"
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    typer.echo(words.say("arena-kept", file=str(path)))
