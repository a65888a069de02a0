"""Measure how strong the bots with networks are: matches of fixed size on seeds that no tuning has used, and a page.

Every match is kept in a folder and not played again; the page is written from what is there and says its size.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from kogge import __version__
from kogge.arena.markdown import table
from kogge.arena.match import Match, Result, run
from kogge.arena.sample import Share
from kogge.bots import registry as bots
from kogge.bots.levels import levels_of, old_levels_of
from kogge.bots.network import unpack
from kogge.games import registry

FIRST_SEED = 7_000_001
"""Where the seeds begin. Levels and settings were tuned on seeds below 6,000,000."""


@dataclass(frozen=True)
class Claim:
    """A match of the first bot against others; ``aim`` is what its share of the wins is hoped to be."""

    name: str
    bots: tuple[str, ...]
    games: int
    aims: dict[str, float]
    text: str = ""
    first_seed: int = FIRST_SEED

    @property
    def players(self) -> int:
        return len(self.bots)


def _aims(norderwind: float, norsemen: float, novgorod: float) -> dict[str, float]:
    return {"norderwind": norderwind, "norsemen": norsemen, "novgorod": novgorod}


NO_AIM: dict[str, float] = {}
CLAIMS = [
    Claim("policy", ("policy", "old-mate"), 400, _aims(0.55, 0.65, 0.65), "The network at once, against the old Mate"),
    Claim("mate", ("mate", "old-mate"), 400, _aims(0.6, 0.75, 0.75), "Mate against the old Mate"),
    Claim("admiral-tenth", ("admiral/10", "old-admiral/10"), 400, _aims(0.58, 0.7, 0.7), "Admirals, at a tenth"),
    Claim("admiral", ("admiral", "old-admiral"), 80, _aims(0.58, 0.7, 0.7), "Admirals, at full thinking"),
    Claim(
        "four",
        ("admiral/10", *["old-admiral/10"] * 3),
        200,
        _aims(0.32, 0.42, 0.42),
        "Admiral and three old ones, at a tenth (25 % is par)",
    ),
    Claim("thinking", ("admiral", "mate"), 80, _aims(0.55, 0.65, 0.65), "Admiral against Mate"),
    Claim("greedy-deckhand", ("greedy", "deckhand"), 200, NO_AIM, "Neighbours: Greedy against Deckhand"),
    Claim("policy-greedy", ("policy", "greedy"), 200, NO_AIM, "Neighbours: Boatswain against Greedy"),
    Claim("mate-policy", ("mate", "policy"), 200, NO_AIM, "Neighbours: Mate against Boatswain"),
    Claim("skipper-mate", ("skipper", "mate"), 200, NO_AIM, "Neighbours: Skipper against Mate"),
    Claim("admiral-skipper", ("admiral", "skipper"), 80, NO_AIM, "Neighbours: Admiral against Skipper"),
]


def match_of(slug: str, claim: Claim, games: int | None) -> Match:
    """The match of a claim; seats are changed with every seed."""
    return Match(slug, claim.players, claim.bots, games or claim.games, claim.first_seed)


def play(slug: str, claim: Claim, folder: Path, games: int | None, workers: int) -> None:
    """Play what is missing, and keep it after every set of games."""
    match = match_of(slug, claim, games)
    path = folder / f"{slug}-{claim.name}.json"
    results = kept(path, match)
    for some in run(match, workers, start=len(results)):
        results += some
        path.write_text(json.dumps({"key": key(match), "results": [asdict(result) for result in results]}))


def key(match: Match) -> str:
    """What the kept games belong to: engine, edition, network, bots and their thinking."""
    loaded = registry.load(match.slug, match.players)
    thinking = [bots.thinking(match.slug, name) for name in match.bots]
    begin = f"{__version__} {loaded.edition_hash} {loaded.rules_version} {network(match.slug)}"
    return f"{begin} {list(match.bots)} {thinking} {match.first_seed}"


def network(slug: str) -> str:
    """The fingerprint of the weights of the game's network, however they are packed."""
    file = registry.plugin(slug).network()
    if file is None:
        return "none"
    _header, arrays = unpack(file.read_bytes())
    weights = sha256()
    for name in sorted(arrays):
        weights.update(arrays[name].tobytes())
    return weights.hexdigest()[:12]


def kept(path: Path, match: Match) -> list[Result]:
    """The games that were played already."""
    if not path.exists():
        return []
    found = json.loads(path.read_text())
    return [Result(**result) for result in found["results"]] if found["key"] == key(match) else []


def share_of_first(match: Match, results: list[Result]) -> Share:
    """What the first bot has won of all games."""
    won = sum(result.share(result.seats.index(match.bots[0])) for result in results)
    return Share(won, len(results))


# The page


def page(slug: str, folder: Path) -> str:
    """All claims about a game, with what was played so far."""
    loaded = registry.load(slug, 2)
    rows = [row(slug, claim, folder) for claim in CLAIMS]
    heads = ["match", "players", "games", "meant", "wins of the first (95 %)", "aim"]
    return "\n".join(
        [
            f"# How strong the bots of {slug.capitalize()} are",
            "",
            f"Engine kogge {__version__}, rules {loaded.rules_version}, edition `{loaded.edition}` "
            f"{loaded.edition_hash}, network {network(slug)}. Matches of fixed size; every seed is played once with "
            f"each bot at each seat, from seed {FIRST_SEED:,} on. No tuning has seen these seeds. `/10` is a tenth of "
            "a level's thinking. Games count simulations and iterations, not seconds, so the same seeds give the same "
            f"games. Written by `make strength GAME={slug}`.",
            "",
            table(heads, rows),
            f"Thinking about a decision: {_counts(levels_of(slug), 'simulations')}; before there were networks "
            f"{_counts(old_levels_of(slug), 'iterations')}.",
            "",
        ]
    )


def _counts(levels: dict[str, int], unit: str) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in levels.items()) + f" {unit}"


def row(slug: str, claim: Claim, folder: Path) -> list[str]:
    """One match; what was not played says so."""
    match = match_of(slug, claim, None)
    results = kept(folder / f"{slug}-{claim.name}.json", match)
    aim = claim.aims.get(slug)
    share = share_of_first(match, results)
    low, high = share.interval()
    told = f"{share.value:.1%} ({low:.1%} to {high:.1%})" if results else "not played yet"
    wanted = f"{aim:.0%}" if aim is not None else ""
    return [claim.text, str(claim.players), str(len(results)), str(claim.games), told, wanted]


def main() -> None:
    """Play what is asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--only", action="append", choices=[claim.name for claim in CLAIMS], help="some matches alone")
    parser.add_argument("--games", type=int, help="so many games for each match, not the size that is meant")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/strength"), help="the folder of the games played")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for claim in CLAIMS:
        if not asked.only or claim.name in asked.only:
            play(asked.game, claim, asked.keep, asked.games, asked.workers)
            print(f"{asked.game} {claim.name}: done", flush=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"strength-{asked.game}.md"
    path.write_text(page(asked.game, asked.keep), encoding="utf-8")
    print(path.as_posix())


if __name__ == "__main__":
    main()
