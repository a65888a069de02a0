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
    from kogge.arena.sprt import Bounds, Sprt
    from kogge.arena.standings import Standing
    from kogge.cli.rendering import Words

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
    adjusted: Annotated[
        bool,
        typer.Option("--adjusted", help="Take the luck out of the first bot's share."),
    ] = False,
) -> None:
    """Let bots play against each other: balanced seats, paired seeds, win shares with intervals, ratings."""
    from kogge.arena.match import Match
    from kogge.arena.standings import standings  # a missing package is noticed before the games, not after
    from kogge.cli.rendering import of_this_call

    names = [name.strip() for name in bots.split(",")]
    options = dict(pair(word) for word in option or [])
    match = Match(game, players or _seats(game, names), names, games, seed, edition, options)
    match.check()
    words = of_this_call(game)
    place = writable_folder(out) if out is not None else None
    bounds = _bounds(sprt) if sprt else None
    address = None if ray is None else ("" if ray == LOCAL else ray)
    results, lucks = _play(match, workers, address, place is not None, bounds, adjusted, words)
    _tell(match, results, standings(results), bounds, words)
    if adjusted:
        _tell_adjusted(match, results, lucks, bounds, words)
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
    match: Match, workers: int, ray: str | None, keep: bool, bounds: Bounds | None, adjusts: bool, words: Words
) -> tuple[list[Result], list[list[float]]]:
    """Play with a progress bar; a test that is decided ends the match. The luck of each game, where it is wanted."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from kogge.arena.match import run
    from kogge.review.adjusted import Lucks

    results: list[Result] = []
    lucks: list[list[float]] = []
    judge = Lucks(match) if adjusts else None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task = bar.add_task(words.title(match.slug), total=match.rounded())
        for some in run(match, workers, ray, keep or adjusts):
            results += some
            lucks += judge.of(some) if judge is not None else []
            bar.advance(task, len(some))
            if bounds is not None and _verdict(match, results, lucks, bounds, adjusts) != "open":
                break
    return results, lucks


def _verdict(
    match: Match, results: Sequence[Result], lucks: Sequence[Sequence[float]], bounds: Bounds, adjusts: bool
) -> str:
    """What the test says so far: of the adjusted results where they are wanted."""
    from kogge.arena.sprt import of_match
    from kogge.review.adjusted import adjusted

    if not adjusts:
        return of_match(match, results, bounds).verdict()
    found = adjusted(match, results, lucks)
    return found.sprt(bounds).verdict() if found is not None else "open"


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
        console.print(_test(match, of_match(match, results, bounds), words), highlight=False)


def _test(match: Match, found: Sprt, words: Words) -> str:
    bounds = found.bounds
    return words.say(
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


def _tell_adjusted(
    match: Match,
    results: Sequence[Result],
    lucks: Sequence[Sequence[float]],
    bounds: Bounds | None,
    words: Words,
) -> None:
    """The first bot's share without luck, and the test of it."""
    from rich.console import Console

    from kogge.review.adjusted import LEAST_SETS, adjusted

    console, found = Console(), adjusted(match, results, lucks)
    if found is None:
        console.print(words.say("arena-adjusted-few", games=LEAST_SETS * match.game_set()), highlight=False)
        return
    text = words.say(
        "arena-adjusted",
        bot=match.bots[0],
        share=words.figures(f"{found.share:.1%}"),
        error=words.figures(f"{found.error:.1%}"),
        plain=words.figures(f"{found.plain_share:.1%}"),
        before=words.figures(f"{found.plain_error:.1%}"),
        away=words.figures(f"{found.taken_away:.0%}"),
    )
    console.print(text, highlight=False)
    if bounds is not None:
        console.print(words.say("arena-adjusted-test"), _test(match, found.sprt(bounds), words), highlight=False)


def _in_file(result: Result) -> dict[str, object]:
    return {
        "number": result.number,
        "seed": result.seed,
        "seats": result.seats,
        "scores": result.scores,
        "places": result.places,
        "turns": result.turns,
        "digest": result.digest,
    }


def _keep(out: Path, match: Match, results: Sequence[Result], words: Words) -> None:
    """The records, and a result file that gives the same table again."""
    from kogge import __version__
    from kogge.games import registry

    loaded = registry.load(match.slug, match.players, match.edition, match.options)
    for result in results:
        (out / f"{match.slug}-{result.number:06}.kogge").write_text(result.record, encoding="utf-8")
    found = {
        "engine": f"kogge {__version__}",
        "rules": loaded.rules_version,
        "game": match.slug,
        "edition": loaded.edition,
        "edition_hash": loaded.edition_hash,
        "options": dict(loaded.options),
        "players": match.players,
        "bots": list(match.bots),
        "first_seed": match.first_seed,
        "games": [_in_file(result) for result in results],
    }
    path = out / "result.json"
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    typer.echo(words.say("arena-kept", file=str(path)))
