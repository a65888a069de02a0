"""A plain schematic picture of a view: a panel for the game, one for each seat, one for each thing on the table."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from kogge.adapters.views import nested, short

WIDTH = 1200
MARGIN = 8
LINE = 14
MOST_COLUMNS = 6
LETTER = 6.1
PAPER, INK, FRAME = (250, 248, 240), (30, 35, 45), (150, 150, 140)
MOVER, PANEL, BAR = (255, 236, 190), (255, 255, 255), (150, 190, 220)
_LEFT_OUT = ("aids", "seats")
Panel = tuple[str, list[tuple[str, object]], bool]


def picture(view: dict[str, object]) -> NDArray[np.uint8]:
    """The picture as an array of height × width × 3."""
    facts = _facts(view)
    rows = [(facts, len(facts)), *_tables(view)]
    drawn = [_row(panels, columns) for panels, columns in rows if panels]
    height = sum(image.height for image in drawn) + MARGIN * (len(drawn) + 1)
    sheet = Image.new("RGB", (WIDTH, height), PAPER)
    top = MARGIN
    for image in drawn:
        sheet.paste(image, (0, top))
        top += image.height + MARGIN
    return np.asarray(sheet)


def _facts(view: dict[str, object]) -> list[Panel]:
    """The first row: the game, then the seats."""
    plain = [(key, value) for key, value in view.items() if key not in _LEFT_OUT and not nested(value)]
    panels: list[Panel] = [(str(view["game"]), plain, False)]
    seats: Any = view["seats"]
    for seat, facts in enumerate(seats):
        panels.append((f"seat {seat + 1}", list(facts.items()), seat == view["to_move"]))
    return panels


def _tables(view: dict[str, object]) -> list[tuple[list[Panel], int]]:
    """Rows for each list or table of things (ports, territories, cities, decks), and into how many columns they go."""
    rows: list[tuple[list[Panel], int]] = []
    for key, value in view.items():
        if key in _LEFT_OUT or not nested(value):
            continue
        things = (
            list(value.items())
            if isinstance(value, dict)
            else list(enumerate(value, 1))
            if isinstance(value, list)
            else []
        )
        panels: list[Panel] = []
        for name, thing in things:
            facts = list(thing.items()) if isinstance(thing, dict) else [("", thing)]
            panels.append((f"{key} {name}", facts, False))
        columns = min(len(panels), MOST_COLUMNS)
        rows += [(panels[start : start + columns], columns) for start in range(0, len(panels), max(columns, 1))]
    return rows


def _row(panels: list[Panel], columns: int) -> Image.Image:
    width = (WIDTH - MARGIN) // columns
    letters = int((width - 3 * MARGIN) / LETTER)
    texts = [_wrapped(facts, letters) for _name, facts, _mover in panels]
    height = max(len(lines) for lines in texts) * LINE + LINE + 3 * MARGIN
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    for place, ((name, _facts, mover), lines) in enumerate(zip(panels, texts, strict=True)):
        left = MARGIN + place * width
        draw.rectangle((left, 0, left + width - MARGIN, height - 1), MOVER if mover else PANEL, FRAME)
        draw.text((left + MARGIN, MARGIN), name, INK)
        for number, (line, amount) in enumerate(lines):
            top = 2 * MARGIN + LINE + number * LINE
            if amount:
                longest = width - 3 * MARGIN
                draw.rectangle(
                    (left + MARGIN, top + LINE - 3, left + MARGIN + min(3 * amount, longest), top + LINE - 2), BAR
                )
            draw.text((left + MARGIN, top), line, INK)
    return image


def _wrapped(facts: list[tuple[str, object]], letters: int) -> list[tuple[str, int]]:
    """The lines of a panel, each with the number it tells, for a bar."""
    lines: list[tuple[str, int]] = []
    for key, value in facts:
        text = f"{key}: {short(value)}" if key else short(value)
        amount = value if isinstance(value, int) and not isinstance(value, bool) else 0
        parts = textwrap.wrap(text.encode("ascii", "replace").decode(), max(letters, 8))
        lines += [(part, max(amount, 0)) for part in parts[:4]]
    return lines
