"""How the bots of a match fared: win shares with intervals, scores, places and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from kogge.arena.match import Result
from kogge.arena.sample import Share


@dataclass(frozen=True)
class Standing:
    """One bot: ``games`` counts its seats; ``rating`` is openskill's mean, ``doubt`` its deviation."""

    bot: str
    games: int
    wins: Share
    score: float
    place: float
    rating: float
    doubt: float


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, the most successful first. Depends on the games and their order alone."""
    names = list(dict.fromkeys(name for result in results for name in result.seats))
    rated = ratings(results)
    found = [_standing(name, results, *rated[name]) for name in names]
    return sorted(found, key=lambda standing: (-standing.wins.value, standing.bot))


def _standing(name: str, results: Sequence[Result], rating: float, doubt: float) -> Standing:
    seats = [(result, seat) for result in results for seat, bot in enumerate(result.seats) if bot == name]
    won = sum(result.share(seat) for result, seat in seats)
    score = sum(result.scores[seat] for result, seat in seats) / len(seats)
    place = sum(result.places[seat] for result, seat in seats) / len(seats)
    return Standing(name, len(seats), Share(won, len(seats)), score, place, rating, doubt)


def ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Openskill's Plackett-Luce ratings: mean and deviation; games between a bot and itself tell nothing."""
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for result in results for name in result.seats}
    for result in results:
        best: dict[str, int] = {}
        for name, place in zip(result.seats, result.places, strict=True):
            best[name] = min(place, best.get(name, place))
        if len(best) > 1:
            teams = [[rated[name]] for name in best]
            for (new,) in model.rate(teams, ranks=[float(place) for place in best.values()]):
                rated[str(new.name)] = new
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in rated.items()}
