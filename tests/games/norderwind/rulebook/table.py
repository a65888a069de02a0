"""Positions of Norderwind for the tests of its rules."""

from collections.abc import Mapping

import kogge
from kogge.games import examples
from kogge.games.norderwind.rules.state import NorderwindState

EDITION = "reconstructed"  # whose numbers these tests know
PENNILESS = (
    "gold 0 5",
    "voyage norderkap range 4 actions 0 no-look",
    "pending reveal -1",
)  # at sea, for nobody begins so


def given(
    *fields: str, players: int = 2, edition: str = EDITION, options: Mapping[str, object] | None = None
) -> NorderwindState:
    """The position with these fields; all others have their start values."""
    game = kogge.load("norderwind", players=players, edition=edition, options=options)
    state = game.parse_state("\n".join(fields))
    assert isinstance(state, NorderwindState)
    return state


def example(rule: str, edition: str = EDITION) -> NorderwindState:
    """The position of a rule's example, which the page shows too, with the components these tests know."""
    shown = examples.examples("norderwind")[rule]
    return given(*shown.position.splitlines(), players=shown.players, edition=edition, options=shown.options)
