"""Views as text."""

from __future__ import annotations

import json
from collections.abc import Iterator

from kogge.core.state import State


def view_text(state: State, viewer: int) -> str:
    """What a viewer may know, as one line of JSON: equal lines, equal views."""
    return json.dumps(state.view(viewer), separators=(",", ":"))


def view_lines(state: State, viewer: int) -> str:
    """What a viewer may know, for people: one fact a line, what belongs together indented."""
    return "\n".join(_lines(state.view(viewer), 0))


def short(value: object) -> str:
    """A plain value, or a list or table of plain values, in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {short(part)}" for key, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(short(part) for part in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def nested(value: object) -> bool:
    """Whether a value holds tables, which need lines of their own."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return any(isinstance(part, dict) for part in parts)


def _lines(value: object, depth: int) -> Iterator[str]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else []
    for key, part in pairs:
        if nested(part) or (isinstance(part, dict) and len(part) > 3):
            yield f"{'  ' * depth}{key}"
            yield from _lines(part, depth + 1)
        else:
            yield f"{'  ' * depth}{key}: {short(part)}"
