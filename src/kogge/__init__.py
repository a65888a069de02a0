"""Kogge: three northern-sea board games, one engine."""

from kogge import _pure

if not _pure.has_librt():
    _pure.stand_in_for_librt()
if _pure.wanted():
    _pure.install()

__version__ = "0.3.0"

from kogge.core.errors import IllegalAction, KoggeError
from kogge.core.record import Record, dumps
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, UNSEEN, Game, State
from kogge.games.registry import load, read_record


def _in_english(error: KoggeError) -> str:
    """The sentence of an error. The words are loaded when they are first needed, not with the package."""
    from kogge.text import english

    return english(error)


def _as_picture(state: State) -> str:
    """A position as notebooks show it."""
    from kogge.cli.still import html

    picture: str = html(state)  # the compiler may build without the packages of the terminal
    return picture


KoggeError.renderer = _in_english
State.notebook = _as_picture

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "TERMINAL",
    "UNSEEN",
    "Game",
    "IllegalAction",
    "KoggeError",
    "Record",
    "Rng",
    "State",
    "dumps",
    "load",
    "read_record",
]
