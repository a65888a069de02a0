"""Arguments that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

from kogge.games import registry

GAMES = " | ".join(registry.slugs())
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {GAMES}.")]
