"""What source code says, read from its syntax tree: which strings an expression can be, and who calls what."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

Words = set[str | None]
"""The strings an expression can be; None among them: also some that come from tables or from outside."""

Function = ast.FunctionDef


class Call:
    """A call, where it stands, and the function around it."""

    def __init__(self, node: ast.Call, function: Function | None, path: Path) -> None:
        self.node = node
        self.function = function
        self.path = path
        self.name = _called(node.func)

    def place(self) -> str:
        """Where it stands, for a message."""
        return f"{self.path.name}:{self.node.lineno}"

    def argument(self, position: int, name: str) -> ast.expr | None:
        """An argument by its place or name, None if it is not given."""
        for keyword in self.node.keywords:
            if keyword.arg == name:
                return keyword.value
        return self.node.args[position] if position < len(self.node.args) else None

    def keywords(self) -> set[str] | None:
        """The names of the keyword arguments, None if they cannot be told (``**details``)."""
        names = {keyword.arg for keyword in self.node.keywords}
        return None if None in names else {name for name in names if name is not None}


class Sources:
    """Some source files that belong together: calls, functions and constants by their names."""

    def __init__(self, paths: list[Path]) -> None:
        self.calls: list[Call] = []
        self.constants: set[str] = set()
        self.beginnings: set[str] = set()
        self._functions: dict[str, list[Function]] = {}
        self._values: dict[str, ast.expr] = {}
        for path in paths:
            self._read(path)

    def _read(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node, function in _nodes(tree, None):
            if isinstance(node, Function):
                self._functions.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.Call):
                self.calls.append(Call(node, function, path))
            elif isinstance(node, ast.expr):
                self.constants |= set(_literal(node))
                self.beginnings |= set(_literal(_parts(node)[0])) if _parts(node) else set()
        for statement in tree.body:
            for name, value in _assignments(statement):
                self._values[name] = value

    # The strings an expression can be

    def words(self, node: ast.expr | None, function: Function | None, seen: frozenset[str] = frozenset()) -> Words:
        """The strings this expression can be; an argument left out is no string at all."""
        match node:
            case None:
                return set()
            case ast.Constant(value=str(word)):
                return {word}
            case ast.IfExp(body=body, orelse=orelse):
                return self.words(body, function, seen) | self.words(orelse, function, seen)
            case ast.JoinedStr() | ast.BinOp(op=ast.Add()):
                return _joined([self.words(part, function, seen) for part in _parts(node)])
            case ast.Subscript(value=value):
                return _union(self.words(element, function, seen) for element in self._elements(value, function))
            case ast.Name(id=name):
                return self._words_of_name(name, function, seen)
            case ast.Call(func=func):
                return self._words_returned(_called(func), seen)
            case _:
                return {None}

    def _words_of_name(self, name: str, function: Function | None, seen: frozenset[str]) -> Words:
        if function is not None:
            if name in _parameters(function):
                return self._words_given(function, name, seen)
            local = [value for target, value in _assigned(function) if target == name]
            local += self._looped(function, name)
            if local:
                return _union(self.words(value, function, seen) for value in local)
        return self.words(self._values[name], None, seen) if name in self._values else {None}

    def _words_given(self, function: Function, name: str, seen: frozenset[str]) -> Words:
        """What the callers of a function give for one of its parameters."""
        step = f"{function.name}({name})"
        if step in seen:
            return set()
        position = _parameters(function).index(name)
        calls = [call for call in self.calls if call.name == function.name]
        found = _union(self.words(call.argument(position, name), call.function, seen | {step}) for call in calls)
        return found or {None}

    def _words_returned(self, name: str, seen: frozenset[str]) -> Words:
        step = f"{name}()"
        if step in seen:
            return set()
        found: Words = set()
        for function in self._functions.get(name, []):
            for node in ast.walk(function):
                if isinstance(node, ast.Return):
                    found |= self.words(node.value, function, seen | {step})
        return found or {None}

    def _elements(self, node: ast.expr, function: Function | None) -> list[ast.expr | None]:
        """The elements of a list or the values of a dictionary that is written out; else something unknown."""
        match node:
            case ast.List(elts=elements) | ast.Tuple(elts=elements):
                return list(elements)
            case ast.Dict(values=values):
                return list(values)
            case ast.Name(id=name):
                local = [] if function is None else [value for target, value in _assigned(function) if target == name]
                known = local or ([self._values[name]] if name in self._values else [])
                return [element for value in known for element in self._elements(value, None)] or [_UNKNOWN]
            case _:
                return [_UNKNOWN]

    def _looped(self, function: Function, name: str) -> list[ast.expr]:
        """What a loop variable runs through, also where a row is taken apart (``for key, value in ROWS``)."""
        found: list[ast.expr] = []
        for node in ast.walk(function):
            if isinstance(node, ast.For | ast.comprehension):
                for element in self._elements(node.iter, function):
                    found += [value for target, value in _taken_apart(node.target, element) if target == name]
        return found

    # Arguments that are gathered in a dictionary

    def entries(self, node: ast.expr | None, function: Function | None) -> dict[str, Words] | None:
        """The keys of a dictionary and the strings each can be; None if it is not written out."""
        match node:
            case None:
                return {}
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                return {word: self.words(value, function) for key, value in pairs for word in _literal(key)}
            case ast.Name(id=name) if function is not None:
                return self._gathered(name, function)
            case _:
                return None

    def _gathered(self, name: str, function: Function) -> dict[str, Words] | None:
        known = [self.entries(value, function) for target, value in _assigned(function) if target == name]
        if not known or None in known:
            return None
        found = {key: words for entries in known if entries for key, words in entries.items()}
        for node in ast.walk(function):
            match node:
                case ast.Assign(
                    targets=[ast.Subscript(value=ast.Name(id=owner), slice=ast.Constant(value=str(key)))], value=value
                ) if owner == name:
                    found[key] = found.get(key, set()) | self.words(value, function)
        return found


_UNKNOWN = ast.Constant(value=None)


def _nodes(node: ast.AST, function: Function | None) -> Iterator[tuple[ast.AST, Function | None]]:
    """All nodes below, each with the function around it."""
    for child in ast.iter_child_nodes(node):
        yield child, function
        yield from _nodes(child, child if isinstance(child, Function) else function)


def _called(func: ast.expr) -> str:
    match func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _parameters(function: Function) -> list[str]:
    names = [arg.arg for arg in [*function.args.args, *function.args.kwonlyargs]]
    return names[1:] if names[:1] == ["self"] else names


def _assignments(node: ast.AST) -> list[tuple[str, ast.expr]]:
    match node:
        case ast.Assign(targets=[target], value=value):
            return _taken_apart(target, value)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return _taken_apart(target, value)
        case _:
            return []


def _assigned(function: Function) -> list[tuple[str, ast.expr]]:
    return [pair for node in ast.walk(function) for pair in _assignments(node)]


def _taken_apart(target: ast.expr, value: ast.expr | None) -> list[tuple[str, ast.expr]]:
    match target, value:
        case ast.Name(id=name), ast.expr():
            return [(name, value)]
        case ast.Tuple(elts=names), ast.Tuple(elts=values) if len(names) == len(values):
            pairs = zip(names, values, strict=True)
            return [pair for name, part in pairs for pair in _taken_apart(name, part)]
        case ast.Tuple(elts=names), _:
            return [(name.id, _UNKNOWN) for name in names if isinstance(name, ast.Name)]
        case _:
            return []


def _literal(node: ast.expr | None) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _parts(node: ast.expr) -> list[ast.expr]:
    """The parts of a string that is put together; none if it is not."""
    match node:
        case ast.JoinedStr(values=values):
            return [value.value if isinstance(value, ast.FormattedValue) else value for value in values]
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [left, right]
        case _:
            return []


def _joined(parts: list[Words]) -> Words:
    """All strings that can be put together from these parts."""
    found: Words = {""}
    for words in parts:
        found = {None if start is None or word is None else start + word for start in found for word in words}
    return found


def _union(parts: Iterator[Words]) -> Words:
    found: Words = set()
    for part in parts:
        found |= part
    return found
