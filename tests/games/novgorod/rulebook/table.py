"""Positions of Novgorod for the tests of its rules."""

from collections.abc import Mapping

import kogge
from kogge.games import examples
from kogge.games.novgorod.rules.state import NovgorodState

CITIES = ["london", "bergen", "visby", "novgorod", "riga", "danzig", "lubeck", "antwerpen"]
LUXURIES = ["jewelry", "clothing", "provisions"]
COMMODITY_MISSIONS = [
    "wool-fish",
    "glass-fur",
    "grain-amber",
    "salt-cloth",
    "wool-salt",
    "fish-cloth",
    "glass-grain",
    "fur-amber",
    "wool-fur",
    "fish-salt",
    "glass-amber",
    "grain-cloth",
]
RICH = "cash 50 50"
ALL_OFFICES = "offices-1 " + " ".join(f"{city}:cheapest" for city in CITIES)


def given(
    *fields: str, players: int = 2, edition: str = "reconstructed", options: Mapping[str, object] | None = None
) -> NovgorodState:
    """The position with these fields; all others have the values of a first turn (seat 1 lays a route)."""
    game = kogge.load("novgorod", players=players, edition=edition, options=options)
    state = game.parse_state("\n".join(fields))
    assert isinstance(state, NovgorodState)
    return state


def example(rule: str) -> NovgorodState:
    """The position of a rule's example, which the page shows too, with the components these tests know."""
    shown = examples.examples("novgorod")[rule]
    return given(*shown.position.splitlines(), players=shown.players, options=shown.options)


def artisans(**kinds: str) -> str:
    """The artisans' field: these cities have these, the others what is left, in the order of the edition."""
    left = ["jewelry"] * 2 + ["clothing"] * 3 + ["provisions"] * 3
    for kind in kinds.values():
        left.remove(kind)
    return "artisans " + " ".join([kinds[city] if city in kinds else left.pop(0) for city in CITIES])


def offices(seat: int, *cities: str, rank: str = "cheapest") -> str:
    """Offices of a seat, counted from 1."""
    return f"offices-{seat} " + " ".join(f"{city}:{rank}" for city in cities)


def all_but(*missions: str) -> str:
    """All mission cards but these, once each."""
    pairs = [f"{one}-{other}" for one in LUXURIES for other in LUXURIES if one != other]
    cards = [*pairs, *pairs, *COMMODITY_MISSIONS]
    for mission in missions:
        cards.remove(mission)
    return " ".join(cards)
