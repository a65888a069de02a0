"""Colours of the terminal: a sea chart by lamplight. Players are always colour, shape and letter."""

from __future__ import annotations

from typing import Final

from rich.text import Text

TABLE: Final = "#241a12"
PAPER: Final = "#2c2a26"
INK: Final = "#efe6d2"
FADED: Final = "#a79b86"
EDGE: Final = "#857b6a"
SEA: Final = "#173543"
COAST: Final = "#7fa6b0"
SEAL: Final = "#e08a7c"
GOLD: Final = "#d9b061"
MOSS: Final = "#a3b98a"
SIGNAL: Final = "#8fb8ea"

LETTERS: Final = "ABCD"
SHAPES: Final = "●■▲◆"
COLOURS: Final = ("#f28a97", "#a9b2f5", "#e3b35c", "#5cc4bb")


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return f"bold {COLOURS[seat]}"


def seat_mark(seat: int) -> Text:
    """Shape and letter of a seat, in its colour."""
    return Text(f"{SHAPES[seat]}{LETTERS[seat]}", seat_style(seat))


def percent(chance: list[int]) -> str:
    """So many of so many, in percent."""
    wins, cases = chance
    return f"{100 * wins / cases:.0f} %" if cases else "–"
