"""How a game looks in the terminal: view in, Rich out."""

from __future__ import annotations

from kogge.cli.tables import generic
from kogge.cli.tables.scene import Painter
from kogge.games import registry


def painter(slug: str) -> Painter:
    """The painter of a game; a game without one of its own is shown plainly."""
    own = registry.plugin(slug).painter() if slug in registry.slugs() else None
    return own or generic
