"""Positions of Norsemen for the tests of its rules."""

from collections.abc import Mapping
from typing import cast

import kogge
from kogge.games import examples
from kogge.games.norsemen.rules import shapes
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import ICONS
from kogge.games.norsemen.rules.state import NorsemenState

EDITION = "reconstructed"  # whose numbers these tests know
PLAIN_LEADERS = ["olof", "aud", "harald", "halfdan"]
HOMES = ["sweden", "norway", "denmark", "norway"]


def given(
    *fields: str, players: int = 2, edition: str = EDITION, options: Mapping[str, object] | None = None
) -> NorsemenState:
    """The position with these fields; all others have their start values."""
    game = kogge.load("norsemen", players=players, edition=edition, options=options)
    state = game.parse_state("\n".join(fields))
    assert isinstance(state, NorsemenState)
    return state


def example(rule: str, edition: str = EDITION) -> NorsemenState:
    """The position of a rule's example, which the page shows too, with the components these tests know."""
    shown = examples.examples("norsemen")[rule]
    return given(*shown.position.splitlines(), players=shown.players, edition=edition, options=shown.options)


def round_of(
    *fields: str, players: int = 2, edition: str = EDITION, options: Mapping[str, object] | None = None
) -> NorsemenState:
    """A position in the first round, seat 1 to take a turn: England and Scotland lie on the map, leaders are chosen."""
    named = {field.split()[0] for field in fields}
    start = ["phase expansion", "map england scotland", "scoring settlements longships forts", "pending turn 0"]
    start += [f"leader-{seat + 1} {PLAIN_LEADERS[seat]}" for seat in range(players)]
    start += [f"settlements-{seat + 1} {HOMES[seat]}" for seat in range(players)]
    filled = [field for field in start if field.split()[0] not in named]
    return given(*filled, *fields, players=players, edition=edition, options=options)


LATER = [["england", "scotland", "ireland"], ["rus", "iceland", "greenland"], ["byzantium", "sicily", "vinland"]]


def last_round(*tiles: str) -> list[str]:
    """The fields of the last round, with these tiles on the map."""
    lying = [tile for age in LATER for tile in sorted(age, key=lambda tile: tile not in tiles)[:2]]
    return ["round 5", f"map {' '.join(lying)}"]


def clan(state: NorsemenState, seat: int = 0) -> Clan:
    """A seat's people."""
    return state.clans[seat]


def coins(state: NorsemenState, seat: int = 0) -> int:
    return state.clans[seat].coins


def vp(state: NorsemenState, seat: int = 0) -> int:
    return state.clans[seat].vp


def tiles(state: NorsemenState, bits: int) -> list[str]:
    """A set of tiles by name."""
    return [slug for tile, slug in enumerate(state.e.tiles) if bits >> tile & 1]


def cards(state: NorsemenState, numbers: list[int]) -> list[str]:
    return [state.e.cards[card] for card in numbers]


def icons(state: NorsemenState, seat: int = 0) -> dict[str, int]:
    """What a seat can see, without what it cannot."""
    return {slug: count for slug, count in zip(ICONS, state.clans[seat].icons, strict=True) if count}


def view(state: NorsemenState, viewer: int) -> shapes.View:
    return cast("shapes.View", state.view(viewer))


def ladder(state: NorsemenState, name: int, seat: int = 0) -> list[int]:
    """Plain tokens on a ladder from the top, then the legendary token's space, 0 in play."""
    c, spaces = state.clans[seat], state.e.spaces
    return [*c.plain[name * spaces : (name + 1) * spaces], c.legends[name] + 1]
