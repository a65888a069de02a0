"""Positions in which rare actions are legal, for the coverage of ids: random play would take very long to get there."""

from __future__ import annotations

from collections.abc import Iterator

from kogge.core.state import State
from kogge.games import registry
from kogge.games.novgorod.game import NovgorodGame


def rare_positions(slug: str, edition: str) -> Iterator[State]:
    """What tests set up for a game; nothing for games whose ids all come up by themselves."""
    if slug == "novgorod":
        yield from _second_lines(edition)


def _second_lines(edition: str) -> Iterator[State]:
    """Both lines of a mission in one turn: the upper one filled, and a long route round the ring for the lower one."""
    game = registry.load("novgorod", 2, edition, {})
    assert isinstance(game, NovgorodGame)
    e = game.tables
    offices = " ".join(f"{city}:cheapest" for city in e.cities)
    length = min(e.max_speed, len(e.cities))
    for mission in e.missions:
        for first in range(len(e.cities)):
            route = [e.cities[(first + step) % len(e.cities)] for step in range(length)]
            fields = [f"offices-1 {offices}", f"speed {e.max_speed} {e.speed}", f"begun {mission}:0"]
            yield game.parse_state("\n".join([*fields, f"route {' '.join(route)}", "pending use 0"]))
