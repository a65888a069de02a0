"""Matches between bots: balanced seatings, paired seeds, the same games on any number of processes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from itertools import combinations, islice
from typing import Any

from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.errors import KoggeError
from kogge.core.record import dumps
from kogge.games import registry


class NoRay(KoggeError):
    """Ray is an extra that is not installed here."""

    key = "error-no-ray"


class NoMatch(KoggeError):
    """One bot alone has nobody to play against."""

    key = "error-no-match"


@dataclass(frozen=True)
class Match:
    """What is played. It names everything that the results depend on."""

    slug: str
    players: int
    bots: Sequence[str]
    games: int
    first_seed: int = 1
    edition: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)

    def lineups(self) -> list[list[str]]:
        """Who meets whom: every choice of as many bots as there are seats; few bots sit at several seats."""
        if len(self.bots) < self.players:
            times = -(-self.players // len(self.bots))
            return [(list(self.bots) * times)[: self.players]]
        return [list(chosen) for chosen in combinations(self.bots, self.players)]

    def game_set(self) -> int:
        """Games with one seed: every lineup, with every bot at every seat in turn."""
        return len(self.lineups()) * self.players

    def rounded(self) -> int:
        """The games that are played: whole sets, so that nobody has the better seats or seeds more often."""
        whole = self.game_set()
        return -(-self.games // whole) * whole

    def seating(self, number: int) -> tuple[int, list[str]]:
        """The seed of the n-th game, and who sits where."""
        lineups = self.lineups()
        seed, place = divmod(number, len(lineups) * self.players)
        chosen, turned = divmod(place, self.players)
        seats = lineups[chosen]
        return self.first_seed + seed, seats[turned:] + seats[:turned]

    def check(self) -> None:
        """Refuse what cannot be played."""
        registry.load(self.slug, self.players, self.edition, self.options)
        for name in self.bots:
            bots.make(self.slug, name)
        if len(self.bots) < 2:
            raise NoMatch(bots=", ".join(self.bots))


@dataclass(frozen=True)
class Result:
    """One game in numbers; ``record`` is its text where records are kept, ``digest`` always stands for it."""

    number: int
    seed: int
    seats: list[str]
    scores: list[int]
    places: list[int]
    turns: int
    digest: str
    record: str = ""

    def share(self, seat: int) -> float:
        """What a seat has won: the winners share one."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def play(match: Match, numbers: Sequence[int], keep: bool) -> list[Result]:
    """Some games of a match, one after the other."""
    game = registry.load(match.slug, match.players, match.edition, match.options)
    results = []
    for number in numbers:
        seed, seats = match.seating(number)
        record = play_game(game, [bots.make(match.slug, name) for name in seats], seed)
        text, end = dumps(record), record.state
        digest = sha256(text.encode()).hexdigest()[:16]
        results.append(
            Result(number, seed, seats, end.scores(), end.ranking(), end.turn(), digest, text if keep else "")
        )
    return results


def run(
    match: Match, workers: int = 1, ray: str | None = None, keep: bool = False, start: int = 0
) -> Iterator[list[Result]]:
    """All games in their order, a set at a time, wherever they are played.

    ``ray`` is the address of a cluster, empty for one on this machine; None plays in processes of our own.
    """
    size = match.game_set()
    sets = [range(first, first + size) for first in range(start, match.rounded(), size)]
    if ray is not None:
        yield from _on_ray(match, sets, ray, keep, workers)
    elif workers == 1:
        for numbers in sets:
            yield play(match, numbers, keep)
    else:
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(play, [match] * len(sets), sets, [keep] * len(sets))


def _on_ray(match: Match, sets: list[range], address: str, keep: bool, workers: int) -> Iterator[list[Result]]:
    """The same on a Ray cluster: a task a set, as many under way as keep it busy."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError as error:
        raise NoRay from error
    began = not ray.is_initialized()
    if began:
        local = {"num_cpus": workers, "include_dashboard": False} if not address else {"address": address}
        ray.init(log_to_driver=False, **local)
    try:
        task = ray.remote(play)
        under_way = max(4, 4 * int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(sets)
        tasks = [task.remote(match, numbers, keep) for numbers in islice(waiting, under_way)]
        while tasks:
            yield ray.get(tasks.pop(0))
            tasks += [task.remote(match, numbers, keep) for numbers in islice(waiting, 1)]
    finally:
        if began:
            ray.shutdown()
