"""Games of strong bots in which one decision is a planted blunder, reviewed: what ``tools.review_proof`` reports.

``python -m tools.review_games norderwind --players 2 --games 60 --part 1/3 --seconds 150 --out FILE`` writes a line for
each game. The parts of one number of players share its seeds; they can be played anywhere and reported together.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import exp, inf
from pathlib import Path
from time import monotonic, process_time

import kogge
from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.bots.guide import won
from kogge.bots.judge import NetworkOracle, network_of
from kogge.bots.plan import Plan, Style
from kogge.core.record import Record, dumps
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.games import registry
from kogge.review import judges
from kogge.review.events import Event, Reviewer
from kogge.review.judge import CalmOracle
from kogge.review.marks import mark_of
from kogge.review.review import PART, join, moments

FIRST_SEED = 23_000_000
GLANCE = 12  # simulations of each choice that say where a long search is worth it
PROMISING = 0.12  # apart are the best and the worst choice there
LOOKED_AT = 4  # of the best and of the worst are looked at for long
LONG = 200  # simulations of each
LEAST_LOSS = 0.2  # in the eyes of two long searches with different luck

Part = tuple[int, int]


@dataclass(frozen=True)
class Decided:
    """A decision and what the judge thought of it; ``lead`` is the seat's share by the score difference alone."""

    step: int
    seat: int
    mark: str
    loss: float
    doubt: float
    said: float
    lead: float


@dataclass(frozen=True)
class Reviewed:
    """A game: ``planted`` is the step of the blunder, -1 where no decision offered one; ``keys`` are key moments.

    ``given_away`` is what the blunder cost in the eyes of the long searches.
    """

    game: str
    level: str
    players: int
    seed: int
    planted: int
    given_away: float
    seconds: float
    results: list[float]
    keys: list[int]
    decided: list[Decided]
    record: str


class Planter:
    """Plays a game of strong bots and takes one decision badly."""

    def __init__(self, slug: str, players: int, level: str, seed: int) -> None:
        self.game = kogge.load(slug, players)
        self.slug = slug
        self.rng = Rng(seed)
        self.bots: list[Bot] = [bots.make(slug, level) for _seat in range(players)]
        self.wanted = 20 + self.rng.below(60 * players)  # the decision from which on one is planted
        self.step = -1
        self.loss = 0.0
        network = network_of(self.game)
        assert network is not None
        self.oracle = CalmOracle(NetworkOracle(network), registry.plugin(slug).calm)

    def play(self) -> Record:
        """The record; ``step`` is the planted one, -1 if no decision offered one."""
        record = Record(self.game)
        state = record.state
        chance, minds = self.rng.fork(), [self.rng.fork() for _bot in self.bots]
        decisions = 0
        while state.to_move() != TERMINAL:
            if state.to_move() == CHANCE:
                record.play(state.sample_chance(chance))
                continue
            seat = state.awaited()[0]
            decisions += len(state.legal_as(seat)) > 1
            worst = self._worst(state, seat) if self.step < 0 and decisions >= self.wanted else -1
            if worst >= 0:
                self.step = len(record.entries)
            record.play_as(seat, worst if worst >= 0 else self.bots[seat].choose(Sight(state, seat), minds[seat]))
        return record

    def _worst(self, state: State, seat: int) -> int:
        """The worst choice that two long searches agree on; -1 if none is bad."""
        if len(state.legal_as(seat)) < 3 or state.veiled():
            return -1
        glance = self._losses(state, seat, GLANCE)
        if max(glance.values()) < PROMISING:
            return -1
        order = sorted(glance, key=lambda action: glance[action])
        looked = {*order[:LOOKED_AT], *order[-LOOKED_AT:]}
        found, again = (self._losses(state, seat, LONG, looked) for _luck in range(2))
        agreed = {action: min(loss, again[action]) for action, loss in found.items()}
        worst = max(agreed, key=lambda action: agreed[action])
        if agreed[worst] < LEAST_LOSS:
            return -1
        self.loss = agreed[worst]
        return worst

    def _losses(self, state: State, seat: int, times: int, only: set[int] | None = None) -> dict[int, float]:
        """By how much each choice is worse than the best one, each tried so often in the same worlds."""
        plan = Plan(self.oracle, Sight(state, seat), self.rng.next32(), Style())
        plan.begin()
        plan.share_out([branch for branch in plan.root.branches if not only or branch.action in only], times, 0.0)
        shares = {branch.action: branch.total / branch.visits for branch in plan.root.branches if branch.visits > 0}
        best = max(shares.values())
        return {action: best - share for action, share in shares.items()}


def examine(slug: str, players: int, games: int, level: str, part: Part = (1, 1)) -> Iterator[Reviewed]:
    """Play, plant and review the games of a part."""
    for number in range(part[0] - 1, games, part[1]):
        seed = FIRST_SEED + 1000 * players + number
        planter = Planter(slug, players, level, seed)
        record = planter.play()
        began = process_time()
        events = events_of(record)
        spent = process_time() - began
        yield Reviewed(
            slug,
            level,
            players,
            seed,
            planter.step,
            round(planter.loss, 4),
            round(spent, 3),
            won(record.state),
            [events[place].first for place in moments(events)],
            list(_decided(record, events)),
            dumps(record),
        )


def events_of(record: Record) -> list[Event]:
    """The events of a whole game."""
    reviewer = Reviewer(record, judges.make(record.game))
    events: list[Event] = []
    for first in range(0, len(reviewer.spans), PART):
        join(events, reviewer.events(first, first + PART))
    return events


def _decided(record: Record, events: Sequence[Event]) -> Iterator[Decided]:
    state, step = record.game.new_state(), 0
    for event in events:
        while step < event.first:
            entry = record.entries[step]
            state.apply_as(entry.actor, entry.action) if entry.actor >= 0 else state.apply(entry.action)
            step += 1
        if event.is_decision():
            seat, loss, doubt = event.seat, round(event.loss(), 4), round(event.taken().doubt, 4)
            said, lead = round(event.before[seat], 4), round(_lead(state, seat), 4)
            yield Decided(event.first, seat, mark_of(event), loss, doubt, said, lead)


def _lead(state: State, seat: int) -> float:
    """A share by the score difference alone: a point is worth a tenth of e."""
    scores = [0.1 * score for score in state.scores()]
    return exp(scores[seat]) / sum(exp(score) for score in scores)


def line(one: Reviewed) -> str:
    """A game as a line of a file."""
    data = asdict(one)
    data["decided"] = [list(decided.values()) for decided in data["decided"]]
    return json.dumps(data, separators=(",", ":")) + "\n"


def read(path: Path) -> list[Reviewed]:
    """The games of a file; a last line that was not written to its end is left out."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    return [of_data(json.loads(text)) for text in lines]


def of_data(data: dict[str, object]) -> Reviewed:
    """A game of plain data."""
    decided = data.pop("decided")
    assert isinstance(decided, list)
    return Reviewed(**data, decided=[Decided(*one) for one in decided])  # type: ignore[arg-type]


def part_of(text: str) -> Part:
    """``2/3`` as two numbers."""
    which, of = (int(number) for number in text.split("/"))
    if not 1 <= which <= of:
        raise ValueError(text)
    return which, of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--part", type=part_of, default=(1, 1), help="2/3: the second of three parts")
    parser.add_argument("--level", default="mate")
    parser.add_argument("--seconds", type=float, default=inf, help="no further game begins after that")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    end = monotonic() + asked.seconds
    with asked.out.open("w", encoding="utf-8") as file:
        for one in examine(asked.game, asked.players, asked.games, asked.level, asked.part):
            file.write(line(one))
            file.flush()
            if monotonic() > end:
                break


if __name__ == "__main__":
    main()
