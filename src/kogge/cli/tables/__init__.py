"""How each game looks in the terminal: view in, Rich out."""

from __future__ import annotations

from kogge.cli.tables import generic, norderwind, norsemen, novgorod
from kogge.cli.tables.scene import Painter

_PAINTERS: dict[str, Painter] = {"norderwind": norderwind, "norsemen": norsemen, "novgorod": novgorod}


def painter(slug: str) -> Painter:
    """The painter of a game; a game without one of its own is shown plainly."""
    return _PAINTERS.get(slug, generic)
