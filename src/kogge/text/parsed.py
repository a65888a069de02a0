"""Fluent files, read: their messages, what these refer to, and how two languages differ."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

NAMES = ("slug-", "family-")
FUNCTIONS = {"NUMBER"}

Texts = dict[str, dict[str, str]]
"""Folder -> language -> the text of its file."""


class Entry:
    """A message or term: its attributes, and the variables and messages it refers to, in all its patterns."""

    def __init__(self, node: ast.Message | ast.Term) -> None:
        self.name = node.id.name
        self.has_value = node.value is not None
        self.forms = {attribute.id.name for attribute in node.attributes}
        finder = _Finder()
        finder.visit(node)
        self.variables = finder.variables
        self.refers = finder.refers
        self.functions = finder.functions


class Parsed:
    """A Fluent file: its messages and terms by name, its syntax errors, and names that stand there twice."""

    def __init__(self, source: str) -> None:
        self.messages: dict[str, Entry] = {}
        self.terms: dict[str, Entry] = {}
        self.errors: list[str] = []
        for node in FluentParser(with_spans=True).parse(source).body:
            self._add(node, source)

    def _add(self, node: ast.EntryType, source: str) -> None:
        if isinstance(node, ast.Junk):
            line = source.count("\n", 0, node.span.start if node.span else 0) + 1
            self.errors.append(f"line {line}: not Fluent: {node.annotations[0].message if node.annotations else ''}")
        elif isinstance(node, ast.Message | ast.Term):
            entries = self.messages if isinstance(node, ast.Message) else self.terms
            if node.id.name in entries:
                self.errors.append(f"{node.id.name} stands there twice")
            entries[node.id.name] = Entry(node)


class _Finder(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.refers: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.refers.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def parsed(source: str) -> Parsed:
    """A file, read once."""
    return Parsed(source)


def parity_faults(folder: str, files: dict[str, Parsed]) -> list[str]:
    """What one language of a folder has and the other has not."""
    found: list[str] = []
    for language, file in files.items():
        for other in files.values():
            found += [
                f"{folder}/{language}.ftl: {key} is missing" for key in sorted(other.messages.keys() - file.messages)
            ]
    first, *rest = (file.messages for file in files.values())
    for other_messages in rest:
        for key in sorted(first.keys() & other_messages.keys()):
            found += _differences(f"{folder}: {key}", first[key], other_messages[key])
    return found


def _differences(where: str, one: Entry, other: Entry) -> list[str]:
    free = {"amount"} if one.name.startswith(NAMES) else set()
    variables = {base(name) for name in one.variables} ^ {base(name) for name in other.variables}
    found = [f"{where} has ${name} in one language only" for name in sorted(variables - free)]
    if not one.name.startswith(NAMES):
        found += [f"{where} has .{form} in one language only" for form in sorted(one.forms ^ other.forms)]
    return found


def base(variable: str) -> str:
    """The argument a variable belongs to: ``tile`` of ``$tile-at``."""
    return variable.partition("-")[0]


def functions_known(where: str, file: Parsed) -> list[str]:
    """Functions of Fluent that the page does not know."""
    entries = {**file.messages, **file.terms}
    calls = [(key, call) for key, entry in entries.items() for call in entry.functions - FUNCTIONS]
    return [f"{where}: {key} calls {call}; the page does not know it" for key, call in calls]
