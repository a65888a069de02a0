"""How a game looks in the terminal: view in, Rich out."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from kogge.cli.tables.scene import Painter
from kogge.games import registry


def painter(slug: str) -> Painter:
    """The painter of a game; a game without one of its own is shown plainly."""
    own = f"kogge.games.{slug}.terminal.painter" if slug in registry.slugs() else "kogge.cli.tables.generic"
    return cast("Painter", import_module(own))
