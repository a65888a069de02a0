"""Positions in which rare actions are legal, for the coverage of ids: random play hardly gets there."""

from collections.abc import Iterator

from kogge.core.state import Game, State
from kogge.games.novgorod.game import NovgorodGame


def positions(game: Game) -> Iterator[State]:
    """Both lines of a mission in one turn: the upper one filled, and a long route round the ring for the lower one."""
    assert isinstance(game, NovgorodGame)
    if game.players > 2 or game.pirate:
        return
    e = game.tables
    offices = " ".join(f"{city}:cheapest" for city in e.cities)
    length = min(e.max_speed, len(e.cities))
    for mission in e.missions:
        for first in range(len(e.cities)):
            route = [e.cities[(first + step) % len(e.cities)] for step in range(length)]
            fields = [f"offices-1 {offices}", f"speed {e.max_speed} {e.speed}", f"begun {mission}:0"]
            yield game.parse_state("\n".join([*fields, f"route {' '.join(route)}", "pending use 0"]))
