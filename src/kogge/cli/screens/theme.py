"""The colours of all screens."""

from __future__ import annotations

from textual.theme import Theme

from kogge.cli.tables import palette

LAMPLIGHT = Theme(
    name="lamplight",
    dark=True,
    primary=palette.SIGNAL,
    secondary=palette.COAST,
    accent=palette.GOLD,
    warning=palette.GOLD,
    error=palette.SEAL,
    success=palette.MOSS,
    foreground=palette.INK,
    background=palette.TABLE,
    surface=palette.PAPER,
    panel=palette.PAPER,
    variables={"edge": palette.EDGE, "faded": palette.FADED, "sea": palette.SEA},
)
