"""Options of a game: named, with a default and the values they take."""

from __future__ import annotations

from difflib import get_close_matches

from kogge.core.errors import BadOptionValue, UnknownOption
from kogge.core.notation import whole


class Option:
    """A switch (``choices`` on and off), a choice of words, or a number within bounds (no choices)."""

    def __init__(
        self, name: str, default: object, choices: list[str] | None = None, lowest: int = 0, highest: int = 0
    ) -> None:
        self.name = name
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.lowest = lowest
        self.highest = highest

    def accepts(self) -> str:
        """The values it takes, in words for a message."""
        if isinstance(self.default, bool):
            return "on, off"
        return ", ".join(self.choices) if self.choices else f"{self.lowest}-{self.highest}"

    def values(self) -> list[object]:
        """Values worth testing: all of a choice, the bounds and the default of a number."""
        if isinstance(self.default, bool):
            return [False, True]
        if self.choices:
            return list(self.choices)
        numbers: list[object] = []
        numbers += sorted({self.lowest, self.highest, _int(self.default)})
        return numbers

    def read(self, value: object) -> object:
        """The value as the game keeps it; words such as ``on`` and ``12`` are taken too."""
        if isinstance(self.default, bool):
            return self._read_switch(value)
        if self.choices:
            return self._read_choice(value)
        return self._read_number(value)

    def _read_switch(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in ("on", "off", "true", "false"):
            return value in ("on", "true")
        raise self._refusal(value)

    def _read_choice(self, value: object) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        raise self._refusal(value)

    def _read_number(self, value: object) -> int:
        if isinstance(value, str) and whole(value):
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest:
            return value
        raise self._refusal(value)

    def _refusal(self, value: object) -> BadOptionValue:
        return BadOptionValue(option=self.name, value=str(value), accepts=self.accepts())


def resolve(specs: list[Option], given: dict[str, object]) -> dict[str, object]:
    """All options with their values: the given ones checked, the others at their defaults."""
    names = [spec.name for spec in specs]
    for name in given:
        if name not in names:
            near = get_close_matches(name, names, 1, 0.4)
            raise UnknownOption(option=name, near=", ".join(near or names))
    return {spec.name: spec.read(given[spec.name]) if spec.name in given else spec.default for spec in specs}


def show(value: object) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
