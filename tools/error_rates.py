"""How much the levels give away with each decision, in games of their own: by this a review says how a seat has played.

``python -m tools.error_rates norderwind --players 2 --levels mate skipper --seconds 60 --keep FILE`` plays and reviews
games of each level against itself by turns, and keeps them; ``--files FILE…`` writes the report of what was kept, and
the rates that come with each game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic

import kogge
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.record import dumps
from kogge.games import registry
from kogge.review import judges
from kogge.review.events import Depth
from kogge.review.judges import NETWORK
from kogge.review.ledger import accounts
from kogge.review.likeness import FILE, FORMAT, LEAST, Rate, likeness
from tools import review_games
from tools.review_games import Part, events_of, part_of

FIRST_SEED = 23_700_000
LEAST_SEATS = 8  # that a spread is measured by
LEAST_LEVELS = 4  # that are told apart: else a review names none
LEVELS = ("random", "deckhand", "greedy", "mate", "skipper", "admiral")


@dataclass(frozen=True)
class Rated:
    """A game of a level against itself: the decisions of each seat, and what it gave away with all of them."""

    game: str
    level: str
    players: int
    seed: int
    judge: str
    decisions: list[int]
    lost: list[float]
    record: str


def rated(slug: str, players: int, level: str, seed: int) -> Rated:
    """Play a game and review it."""
    game = kogge.load(slug, players)
    record = play_game(game, [bots.make(slug, level) for _seat in range(players)], seed)
    ledgers = accounts(events_of(record))
    lost = [round(one.lost, 5) for one in ledgers]
    return Rated(
        slug, level, players, seed, judges.make(game).name, [one.decisions for one in ledgers], lost, dumps(record)
    )


def played(
    slug: str, players: int, levels: Sequence[str], games: int, part: Part = (1, 1), seconds: float = inf
) -> Iterator[Rated]:
    """A game of each level by turns; no further one begins when the time is over."""
    end = monotonic() + seconds
    for number in range(part[0] - 1, games, part[1]):
        for level in levels:
            if monotonic() > end:
                return
            yield rated(slug, players, level, FIRST_SEED + 1000 * players + number)


def measured(games: Sequence[Rated]) -> dict[int, list[Rate]]:
    """The rates of the levels, the weakest bot first, by the number of players."""
    each = {(one.players, one.level, one.seed): one for one in games}
    found: dict[int, list[Rate]] = {}
    for players in sorted({one.players for one in games}):
        for level in LEVELS:
            seats = [
                rate for one in each.values() if (one.players, one.level) == (players, level) for rate in _seats(one)
            ]
            if len(seats) >= LEAST_SEATS:
                rate = Rate(level, len(seats), round(fmean(seats), 5), round(stdev(seats), 5))
                found.setdefault(players, []).append(rate)
    return found


def _seats(one: Rated) -> list[float]:
    """The error rates of the seats of a game."""
    return [lost / count for lost, count in zip(one.lost, one.decisions, strict=True) if count >= LEAST]


def data_of(slug: str, judge: str, rates: dict[int, list[Rate]]) -> str:
    """The file that comes with the game."""
    game = kogge.load(slug)
    head = {
        "format": FORMAT,
        "game": slug,
        "edition": game.edition,
        "hash": game.edition_hash,
        "rules": game.rules_version,
        "judge": judge,
        "worlds": Depth().worlds,
        "players": {players: [asdict(one) for one in some] for players, some in rates.items()},
    }
    return json.dumps(head, indent=1) + "\n"


def named(games: Sequence[Rated], players: int, level: str) -> tuple[int, int, int]:
    """Of the seats of this level: how many are named so, how many so or as may well be, and how many there are.

    A game does not count among those it is measured by.
    """
    right = usual = of = 0
    for place, one in enumerate(games):
        if (one.players, one.level) != (players, level):
            continue
        rates = measured([*games[:place], *games[place + 1 :]])[players]
        for rate in _seats(one):
            like = likeness(rates, rate)
            right += like.level.level == level
            usual += level in like.levels
            of += 1
    return right, usual, of


def lines(found: dict[str, list[Rated]], when: str) -> Iterator[str]:
    """The report."""
    yield "# Error rates of the levels"
    yield ""
    yield f"Written by `python -m tools.error_rates` on {when}. Each level played against itself on seeds from"
    yield f"{FIRST_SEED}; the games were reviewed as `kogge review` does. The error rate is the chance to win, in"
    yield "percentage points, that a seat gives away with each decision; its spread is the standard deviation between"
    yield "seats. A review names the level that comes nearest, and all those of which the rate is within one spread."
    yield "*Named*: so many seats of a level are named so, by the games without their own; *fits*: it is among those."
    yield f"A level counts from {LEAST_SEATS} seats on. With fewer than {LEAST_LEVELS} of them a review names none."
    yield "Games of `tools.review_games` count without the decision that was planted in them."
    for slug, games in found.items():
        yield ""
        yield f"## {slug.capitalize()}"
        yield ""
        yield f"Judge: {games[0].judge}."
        yield ""
        yield "| players | level | games | error rate | spread | named | fits |"
        yield "|---|---|---|---|---|---|---|"
        for players, rates in measured(games).items():
            for rate in rates:
                right, usual, of = named(games, players, rate.level)
                count = sum((one.players, one.level) == (players, rate.level) for one in games)
                cells = [f"{100 * rate.mean:.2f}", f"{100 * rate.spread:.2f}", _part(right, of), _part(usual, of)]
                yield f"| {players} | {rate.level} | {count} | {' | '.join(cells)} |"


def _part(hits: int, of: int) -> str:
    return f"{100 * hits / of:.0f} % of {of}"


def read(path: Path) -> list[Rated]:
    """The games of a file; a last line that was not written to its end is left out."""
    found = [json.loads(text) for text in path.read_text(encoding="utf-8").split("\n")[:-1]]
    return [_of_review(review_games.of_data(one)) if "decided" in one else Rated(**one) for one in found]


def _of_review(one: review_games.Reviewed) -> Rated:
    """A game of the reviews' proof, without the decision that was planted."""
    own = [decided for decided in one.decided if decided.step != one.planted]
    counts = [sum(decided.seat == seat for decided in own) for seat in range(one.players)]
    lost = [sum(decided.loss for decided in own if decided.seat == seat) for seat in range(one.players)]
    return Rated(one.game, one.level, one.players, one.seed, NETWORK, counts, lost, one.record)


def write(files: Sequence[Path], reports: Path) -> None:
    """The report, and for each game the file that reviews read."""
    games = [one for path in files for one in read(path)]
    found = {slug: [one for one in games if one.game == slug] for slug in registry.slugs()}
    found = {slug: some for slug, some in found.items() if some}
    for slug, some in found.items():
        known = {players: rates for players, rates in measured(some).items() if len(rates) >= LEAST_LEVELS}
        if known:
            path = registry.plugin(slug).folder() / FILE
            path.write_text(data_of(slug, some[0].judge, known), encoding="utf-8")
    text = "\n".join(lines(found, datetime.now(UTC).strftime("%Y-%m-%d"))) + "\n"
    (reports / "error-rates.md").write_text(text, encoding="utf-8")
    print(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=registry.slugs())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=40, help="of each level")
    parser.add_argument("--part", type=part_of, default=(1, 1), help="2/3: the second of three parts")
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--keep", type=Path, help="add the games to this file")
    parser.add_argument("--files", type=Path, nargs="*", help="report these games, and play none")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    if asked.files:
        write(asked.files, asked.out)
        return
    if asked.game is None or asked.keep is None:
        parser.error("a game and --keep, or --files")
    with asked.keep.open("a", encoding="utf-8") as file:
        for one in played(asked.game, asked.players, asked.levels, asked.games, asked.part, asked.seconds):
            file.write(json.dumps(asdict(one), separators=(",", ":")) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
