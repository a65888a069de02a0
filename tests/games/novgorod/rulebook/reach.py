"""Positions in which rare actions are legal, for the coverage of ids: random play hardly gets there."""

from collections.abc import Iterator

from kogge.core.state import Game, State
from kogge.games.novgorod.rules.game import NovgorodGame


def positions(game: Game) -> Iterator[State]:
    """Both lines of a mission in one turn, and hidden cards that are turned up at the end."""
    assert isinstance(game, NovgorodGame)
    if game.players == 2 and not game.pirate:
        yield from _both_lines(game)
        yield from _turned_up(game)


def _turned_up(game: NovgorodGame) -> Iterator[State]:
    """The last turn is over, Variety of Goods counts, and one card lies hidden under a ship (NG-12.5)."""
    fields = ["turn 3", "last yes", "used privilege", "bonus variety:high:0:0", "pending buy 1"]
    for mission in game.tables.missions:
        state = game.parse_state("\n".join([*fields, f"hidden-1 {mission}"]))
        state.apply(game.actions.parse("end"))
        yield state


def _both_lines(game: NovgorodGame) -> Iterator[State]:
    """The upper line of a mission filled, and a long route round the ring for the lower one."""
    e = game.tables
    offices = " ".join(f"{city}:cheapest" for city in e.cities)
    length = min(e.max_speed, len(e.cities))
    for mission in e.missions:
        for first in range(len(e.cities)):
            route = [e.cities[(first + step) % len(e.cities)] for step in range(length)]
            fields = [f"offices-1 {offices}", f"speed {e.max_speed} {e.speed}", f"begun {mission}:0"]
            yield game.parse_state("\n".join([*fields, f"route {' '.join(route)}", "pending use 0"]))
