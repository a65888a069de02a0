"""How well the learned judge knows who wins games it has never seen, beside guide and scores; writes judge-GAME.md.

``python -m tools.judge_proof novgorod --games 100`` plays so many games of each kind on fresh seeds: for two, three
and four players, by the new Mate at every seat, and by the greedy bot, whose games the network never met in training.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from kogge import __version__
from kogge.arena.markdown import table
from kogge.bots import registry as bots
from kogge.bots.guide import softmax, won
from kogge.bots.judge import network_of
from kogge.bots.levels import guide_of
from kogge.bots.table import play_game
from kogge.core.record import Record
from kogge.core.state import Game, State
from kogge.games import registry
from kogge.review.judge import GuideJudge, Judge, Look, NetworkJudge, calmed
from tools.review_proof import diagram, log_loss

FIRST_SEED = 26_000_001
"""Nothing was trained, tuned or measured on seeds from here on."""
EVERY = 7
"""Of so many decisions one is judged: neighbours say nearly the same."""
LEVELS = ("mate", "greedy")
THIRDS = ("first third", "second", "last")
SCALES = tuple(2.0**power for power in range(8))
"""Points by which a seat must lead to be e times as likely to win: the one that fits best is taken."""


class Told(NamedTuple):
    """A decision: what each judge gave the seat that decided, everybody's scores, and how it ended."""

    game: int
    third: int
    network: float
    calmed: float
    guide: float
    scores: tuple[int, ...]  # the seat's own first
    result: float


@dataclass
class Kind:
    """Games of one bot at every seat, for so many players."""

    level: str
    players: int
    games: int = 0
    told: list[Told] = field(default_factory=list)


class Judges:
    """The judges of one game that are compared."""

    def __init__(self, game: Game) -> None:
        network = network_of(game)
        if network is None:
            raise SystemExit(f"there is no network for {game.slug}")
        self.network: Judge = NetworkJudge(network, game, "network")
        self.guide: Judge = GuideJudge(guide_of(game.slug), "guide")
        self._calm = registry.plugin(game.slug).calm

    def of(self, record: Record, number: int) -> list[Told]:
        """Every seventh decision of a game that was played."""
        looks = list(_looks(record, self))
        results = won(record.state)
        known = self.network.shares([look.network for look in looks])
        ruled = self.guide.shares([look.guide for look in looks])
        return [
            Told(
                number,
                3 * place // len(looks),
                shares[look.seat],
                calmed(shares, self._calm)[look.seat],
                guide[look.seat],
                look.scores,
                results[look.seat],
            )
            for place, (look, shares, guide) in enumerate(zip(looks, known, ruled, strict=True))
        ]


class _Look(NamedTuple):
    seat: int
    network: Look
    guide: Look
    scores: tuple[int, ...]


def _looks(record: Record, judges: Judges) -> Iterator[_Look]:
    state, decisions = record.game.new_state(), 0
    for entry in record.entries:
        seat = entry.actor
        if seat >= 0 and len(state.legal_as(seat)) > 1:
            decisions += 1
            if decisions % EVERY == 0:
                yield _Look(
                    seat, judges.network.look(state, seat), judges.guide.look(state, seat), _own_first(state, seat)
                )
        state.apply_as(seat, entry.action) if seat >= 0 else state.apply(entry.action)


def _own_first(state: State, seat: int) -> tuple[int, ...]:
    scores = state.scores()
    return (*scores[seat:], *scores[:seat])


def examine(slug: str, level: str, players: int, games: int, seconds: float = inf) -> Kind:
    """Play and judge; no further game begins when the time is over."""
    game, kind, end = registry.load(slug, players), Kind(level, players), monotonic() + seconds
    judges = Judges(game)
    for number in range(games):
        if number and monotonic() > end:
            break
        seed = FIRST_SEED + 100_000 * players + number
        record = play_game(game, [bots.make(slug, level) for _seat in range(players)], seed)
        kind.told += judges.of(record, number)
        kind.games += 1
    return kind


# What was found


def by_scores(told: Sequence[Told]) -> list[tuple[float, float]]:
    """The shares that scores alone would give, by the scale that fits these very decisions best, and the results."""
    return min(([(_lead(one.scores, scale), one.result) for one in told] for scale in SCALES), key=log_loss)


def _lead(scores: Sequence[int], scale: float) -> float:
    return softmax([score / scale for score in scores])[0]


def gained(told: Sequence[Told]) -> tuple[float, float]:
    """By how much the guide's log loss is above the network's, and its standard error over games."""
    games: dict[int, list[Told]] = {}
    for one in told:
        games.setdefault(one.game, []).append(one)
    each = [
        (log_loss([(one.guide, one.result) for one in some]) - log_loss([(one.network, one.result) for one in some]))
        * len(some)
        for some in games.values()
    ]
    mean = sum(each) / len(told)
    rest = [value - mean * len(some) for value, some in zip(each, games.values(), strict=True)]
    return mean, sqrt(sum(value * value for value in rest)) / len(told)


def _losses(told: Sequence[Told], players: int) -> list[str]:
    columns = [
        [(one.network, one.result) for one in told],
        [(one.calmed, one.result) for one in told],
        [(one.guide, one.result) for one in told],
        by_scores(told),
        [(1 / players, one.result) for one in told],
    ]
    return [f"{log_loss(pairs):.3f}" for pairs in columns]


HEADS = ["network", "network, calmed", "guide", "scores", "equal shares"]


def page(slug: str, kinds: Sequence[Kind]) -> str:
    """The report."""
    game = registry.load(slug, 2)
    network = network_of(game)
    assert network is not None
    rows, thirds = [], []
    for kind in kinds:
        mean, error = gained(kind.told)
        begin = [f"`{kind.level}`", str(kind.players), str(kind.games), str(len(kind.told))]
        rows.append([*begin, *_losses(kind.told, kind.players), f"{mean:.3f} ± {error:.3f}"])
        for number, name in enumerate(THIRDS):
            some = [one for one in kind.told if one.third == number]
            thirds.append([*begin[:2], name, *_losses(some, kind.players)])
    runs = network.header["history"]
    learned = f"{sum(run['decisions'] for run in runs):,} decisions in {sum(run['spent_s'] for run in runs)} s"
    return "\n".join(
        [
            f"# How well the judge of {slug.capitalize()} knows who wins",
            "",
            f"Engine kogge {__version__}, rules {game.rules_version}, edition `{game.edition}` {game.edition_hash}; a "
            f"network of {learned}. Games of one bot at every seat, from seed {FIRST_SEED:,} on (100,000 more for each "
            "player): `mate` thinks ahead with this very network, the games of `greedy` are strange to it. Every "
            "seventh real decision: the chance of the seat that decides, by what it knows, against the result. "
            f"Written by `make judge-proof GAME={slug}`.",
            "",
            "Log loss, lower is better; who always says the same to all has that of the last column. `Calmed` is the "
            "network as reviews use it, less sure of itself. `Scores` are those of the moment, by the scale that fits "
            "these very decisions best, which favours them.",
            "",
            table(["games of", "players", "games", "decisions", *HEADS, "guide less network"], rows),
            "Behind ± is the standard error over games.",
            "",
            "By the part of the game:",
            "",
            table(["games of", "players", "part", *HEADS], thirds),
            "What the network said, and how often it came true:",
            "",
            *(f"![What was said, and how often it came true](judge-{slug}-{level}.svg)" for level in LEVELS),
            "",
        ]
    )


def plot(kinds: Sequence[Kind], level: str) -> str:
    """The network's reliability for each number of players, as an SVG text."""
    return diagram(
        {
            f"{kind.players} players, games of {level}": [(one.network, one.result) for one in kind.told]
            for kind in kinds
            if kind.level == level
        }
    )


def main() -> None:
    """Play, judge, write page and plots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--games", type=int, default=100, help="of each bot and number of players")
    parser.add_argument("--seconds", type=float, default=inf, help="for all of it: fewer games where they take longer")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    counts = registry.player_counts(asked.game)
    each = asked.seconds / (len(counts) * len(LEVELS))
    kinds = [examine(asked.game, level, players, asked.games, each) for level in LEVELS for players in counts]
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"judge-{asked.game}.md"
    path.write_text(page(asked.game, kinds), encoding="utf-8")
    for level in LEVELS:
        (asked.out / f"judge-{asked.game}-{level}.svg").write_text(plot(kinds, level), encoding="utf-8")
    print(path.as_posix())


if __name__ == "__main__":
    main()
