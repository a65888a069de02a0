"""Prove in the arena what is claimed of the bots: sequential tests and matches, and a page that tells them.

Every match is kept in a folder and not played again; the page is written from what is there.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from kogge import __version__
from kogge.arena.markdown import table
from kogge.arena.match import Match, Result, run
from kogge.arena.sprt import Bounds, of_match
from kogge.arena.standings import standings
from kogge.bots import registry as bots
from kogge.bots.levels import SECONDS, levels_of
from kogge.games import registry


@dataclass(frozen=True)
class Claim:
    """What is claimed of the first bot; without bounds a match is played to its end and shown."""

    name: str
    text: str
    bots: tuple[str, ...]
    games: int
    bounds: Bounds | None = None
    players: int = 2
    wanted: bool = True  # else told only where it was played


CLAIMS = [
    Claim("random", "Greedy beats random: 95 % or more.", ("greedy", "random"), 200, Bounds(0.85, 0.95)),
    Claim("greedy", "Mate beats greedy: 65 % or more.", ("mate", "greedy"), 300, Bounds(0.55, 0.65)),
    Claim("mate", "At a tenth Skipper beats Mate: 60 % or more.", ("skipper/10", "mate/10"), 400, Bounds(0.5, 0.6)),
    Claim(
        "skipper",
        "At a tenth Admiral beats Skipper: 55 % or more.",
        ("admiral/10", "skipper/10"),
        600,
        Bounds(0.5, 0.55),
    ),
    Claim("four", "Four at a table, at a tenth.", ("admiral/10", "skipper/10", "mate/10", "greedy"), 40, players=4),
    Claim(
        "luck", "What ten times the thinking of Mate reaches against greedy.", ("mate*10", "greedy"), 200, wanted=False
    ),
    Claim("full-mate", "Skipper against Mate at full thinking.", ("skipper", "mate"), 60),
    Claim("full-skipper", "Admiral against Skipper at full thinking.", ("admiral", "skipper"), 60),
    Claim("full-four", "Four at a table keep the order.", ("admiral", "skipper", "mate", "greedy"), 40, players=4),
]


def match_of(slug: str, claim: Claim, games: int | None) -> Match:
    """The match that shows a claim."""
    return Match(slug, claim.players, claim.bots, games or claim.games)


def play(slug: str, claim: Claim, folder: Path, workers: int, games: int | None) -> None:
    """Play until the claim is decided or the games are over, and keep what was played after every set."""
    match = match_of(slug, claim, games)
    path = folder / f"{slug}-{claim.name}.json"
    results = kept(path, match)
    for some in run(match, workers, start=len(results)):
        if claim.bounds is not None and of_match(match, results, claim.bounds).verdict() != "open":
            break
        results += some
        path.write_text(json.dumps({"key": key(match), "results": [asdict(result) for result in results]}))


def key(match: Match) -> str:
    """What the kept games belong to: engine, edition, bots and their thinking."""
    loaded = registry.load(match.slug, match.players)
    thinking = [bots.thinking(match.slug, name) for name in match.bots]
    return f"{__version__} {loaded.edition_hash} {loaded.rules_version} {list(match.bots)} {thinking}"


def kept(path: Path, match: Match) -> list[Result]:
    """The games that were played already."""
    if not path.exists():
        return []
    found = json.loads(path.read_text())
    return [Result(**result) for result in found["results"]] if found["key"] == key(match) else []


# The page


def page(slug: str, folder: Path) -> str:
    """All claims about a game, with what was played so far."""
    loaded = registry.load(slug, 2)
    levels = ", ".join(
        f"{name} {count} simulations a decision (at most {SECONDS[name]:g} s a turn)"
        for name, count in levels_of(slug).items()
    )
    head = [
        f"# The bots of {slug.capitalize()} in the arena",
        "",
        f"Engine kogge {__version__}, rules {loaded.rules_version}, edition `{loaded.edition}` {loaded.edition_hash}. "
        f"Levels: {levels}; `/10` is a tenth of that. Written by `make arena-proof GAME={slug}`; games count "
        "simulations, so the same seeds give the same games.",
        "",
    ]
    return "\n".join(head + [line for claim in CLAIMS for line in section(slug, claim, folder)])


def section(slug: str, claim: Claim, folder: Path) -> list[str]:
    """One claim and its games."""
    match = match_of(slug, claim, None)
    results = kept(folder / f"{slug}-{claim.name}.json", match)
    lines = [f"## {claim.text}", ""]
    if not results:
        return [*lines, "Not played yet.", ""] if claim.wanted else []
    rows = []
    for row in standings(results):
        low, high = row.wins.interval()
        share = f"{row.wins.value:.1%} ({low:.1%} to {high:.1%})"
        rows.append([row.bot, str(row.games), share, f"{row.score:.1f}", f"{row.rating:.1f} ± {row.doubt:.1f}"])
    lines.append(table(["bot", "games", "wins (95 %)", "score", "rating"], rows))
    seeds = f"{results[0].seed} to {results[-1].seed}"
    without = sum(1 not in result.places for result in results)
    lines.append(f"{claim.players} players, seeds {seeds}, seats in turn; games without a winner: {without}.")
    if claim.bounds is None and len(results) != claim.games:
        lines[-1] += f" Meant are {claim.games} games."
    if claim.bounds is not None:
        found = of_match(match, results, claim.bounds)
        bounds = claim.bounds
        words = {"accepted": "**Proved**", "refused": "**Refused**", "open": "**Not decided yet**"}
        lines.append(
            f"{words[found.verdict()]} by a sequential test of {bounds.low:.0%} or less against {bounds.high:.0%} or "
            f"more, {bounds.alpha:.0%} error each way: log-likelihood ratio {found.ratio:.2f}, bounds "
            f"{bounds.refuse():.2f} and {bounds.accept():.2f}, {found.pairs} seeds."
        )
    return [*lines, ""]


def main() -> None:
    """Play what is asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--only", action="append", choices=[claim.name for claim in CLAIMS], help="some claims alone")
    parser.add_argument("--games", type=int, help="at most so many games for each claim")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/arena"), help="the folder of the games played")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for claim in CLAIMS:
        if not asked.only or claim.name in asked.only:
            play(asked.game, claim, asked.keep, asked.workers, asked.games)
            print(f"{asked.game} {claim.name}: done", flush=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"arena-{asked.game}.md"
    path.write_text(page(asked.game, asked.keep), encoding="utf-8")
    print(path.as_posix())


if __name__ == "__main__":
    main()
