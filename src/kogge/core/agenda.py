"""Pending decisions as plain data: the top says who decides what. A Todo is never changed, so clones share it."""

from __future__ import annotations

from kogge.core.errors import BrokenPosition
from kogge.core.notation import whole


class Todo:
    """One pending decision or chance event: its kind, who decides (a seat or CHANCE) and up to three numbers."""

    def __init__(self, kind: int, who: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.who = who
        self.a = a
        self.b = b
        self.c = c


class Agenda:
    """A stack of what is still to be decided, the next on top."""

    def __init__(self, stack: list[Todo]) -> None:
        self.stack = stack

    def push(self, kind: int, who: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a decision on top."""
        self.stack.append(Todo(kind, who, a, b, c))

    def pop(self) -> Todo:
        """Take the decision on top away."""
        return self.stack.pop()

    def top(self) -> Todo:
        """The decision that comes next."""
        return self.stack[-1]

    def clear(self) -> None:
        """Drop everything that is pending."""
        self.stack = []

    def clone(self) -> Agenda:
        """An agenda of its own with the same decisions."""
        return Agenda(self.stack[:])

    def text(self, names: list[str]) -> str:
        """The stack in words, the bottom first: ``turn 0, tile 0 5``."""
        return ", ".join([_todo_text(todo, names) for todo in self.stack]) if self.stack else "-"


def _todo_text(todo: Todo, names: list[str]) -> str:
    numbers = [todo.who, todo.a, todo.b, todo.c]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    return " ".join([names[todo.kind]] + [str(number) for number in numbers])


def parse_agenda(text: str, names: list[str], line: int) -> Agenda:
    """The agenda of a text written by :meth:`Agenda.text`; ``line`` is for the error message."""
    agenda = Agenda([])
    if text.strip() == "-":
        return agenda
    for part in text.split(","):
        words = part.split()
        if not words or words[0] not in names:
            raise BrokenPosition(line, "unknown-decision", got=part.strip(), expected=", ".join(names))
        numbers = _numbers(words[1:], part, line)
        agenda.push(names.index(words[0]), numbers[0], numbers[1], numbers[2], numbers[3])
    return agenda


def _numbers(words: list[str], part: str, line: int) -> list[int]:
    if not 1 <= len(words) <= 4 or not all(whole(word) for word in words):
        raise BrokenPosition(line, "decision-numbers", got=part.strip())
    numbers = [int(word) for word in words]
    return numbers + [0] * (4 - len(numbers))
