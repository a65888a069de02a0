"""One finite space of ids a game: id <-> kind and arguments <-> token ("sail bergen")."""

from __future__ import annotations

from difflib import get_close_matches
from hashlib import sha256
from typing import Final

from kogge.core.errors import UnknownToken

HOLE: Final = -1
LONGEST: Final = 60  # of a token; what is longer is cut in messages


class Arg:
    """One argument of a kind of action: what it names and the slugs it may take."""

    def __init__(self, name: str, slugs: list[str]) -> None:
        self.name = name
        self.slugs = slugs


class Block:
    """All ids of one kind of action. ``pattern`` is the token with ``{}`` for each argument.

    ``rows`` lists the argument combinations that exist, where not all do.
    """

    def __init__(self, kind: str, pattern: str, args: list[Arg], rows: list[list[int]] | None = None) -> None:
        if pattern.count("{}") != len(args) or len(args) > 3:
            raise ValueError(f"{pattern}: needs one {{}} for each of its {len(args)} arguments, at most 3")
        self.kind = kind
        self.pattern = pattern
        self.args = args
        self.rows: list[list[int]] = _all_rows(args) if rows is None else rows
        self.size = len(self.rows)
        self.index = -1
        self.start = -1
        self._second = len(args[1].slugs) if len(args) > 1 else 1
        self._third = len(args[2].slugs) if len(args) > 2 else 1
        self._ids: list[int] = []

    def id(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The id of this kind of action with these arguments."""
        return self._ids[(a * self._second + b) * self._third + c]

    def place(self, index: int, start: int) -> None:
        """Give the block its place in the table; the table does this once."""
        self.index = index
        self.start = start
        first = len(self.args[0].slugs) if self.args else 1
        self._ids = [HOLE] * (first * self._second * self._third)
        for offset, row in enumerate(self.rows):
            padded = row + [0] * (3 - len(row))
            self._ids[(padded[0] * self._second + padded[1]) * self._third + padded[2]] = start + offset

    def slugs(self, row: list[int]) -> list[str]:
        """The slugs of one combination of arguments."""
        return [arg.slugs[value] for arg, value in zip(self.args, row, strict=True)]


class ActionTable:
    """The id space: player actions first (the width of a policy), then chance outcomes, then veiled forms."""

    def __init__(self, player: list[Block], chance: list[Block], veiled: list[Block]) -> None:
        self.blocks: list[Block] = player + chance + veiled
        self.tokens: list[str] = []
        self.block: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.third: list[int] = []
        self.width = sum([b.size for b in player])
        self.veiled_start = self.width + sum([b.size for b in chance])
        for index, block in enumerate(self.blocks):
            self._place(index, block)
        self.size = len(self.tokens)
        self._ids: dict[str, int] = {token: i for i, token in enumerate(self.tokens)}
        if len(self._ids) != self.size:
            raise ValueError("two actions have the same token")
        self.fingerprint: str = sha256("\n".join(self.tokens).encode()).hexdigest()[:12]

    def _place(self, index: int, block: Block) -> None:
        block.place(index, len(self.tokens))
        for row in block.rows:
            padded = row + [0] * (3 - len(row))
            self.block.append(index)
            self.first.append(padded[0])
            self.second.append(padded[1])
            self.third.append(padded[2])
            self.tokens.append(_plain(block.pattern.format(*block.slugs(row))))

    def token(self, action: int) -> str:
        """The text of an action."""
        return self.tokens[action]

    def parse(self, token: str) -> int:
        """The action of a text; inverse of :meth:`token`, but for white space."""
        action = self.find(token)
        if action == HOLE:
            word = " ".join(token.split())[:LONGEST]
            near = get_close_matches(word, self.tokens, 3, 0.5)
            raise UnknownToken(token=word, near=", ".join(near) if near else self.tokens[0])
        return action

    def find(self, token: str) -> int:
        """The action of a text, or HOLE if there is none."""
        action = self._ids.get(token, HOLE)
        return action if action != HOLE else self._ids.get(" ".join(token.split()), HOLE)

    def kind(self, action: int) -> str:
        """The kind of an action, which is also its text key."""
        return self.blocks[self.block[action]].kind

    def args(self, action: int) -> dict[str, str]:
        """The arguments of an action: name -> slug. A name used twice gets a 2 the second time."""
        block = self.blocks[self.block[action]]
        values = [self.first[action], self.second[action], self.third[action]]
        named: dict[str, str] = {}
        for arg, value in zip(block.args, values, strict=False):
            named[arg.name if arg.name not in named else arg.name + "2"] = arg.slugs[value]
        return named

    def is_chance(self, action: int) -> bool:
        """Whether the id is a chance outcome."""
        return self.width <= action < self.veiled_start


def _plain(token: str) -> str:
    """The token, if a line of a record can hold it."""
    if not token or token != " ".join(token.split()) or len(token) > LONGEST or "#" in token or ":" in token:
        raise ValueError(f"{token!r}: a token is 1 to {LONGEST} characters, single-spaced, with no # and no :")
    if token.split(None, 1)[0] == "result":
        raise ValueError(f"{token!r}: the last line of a record begins so")
    return token


def _all_rows(args: list[Arg]) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for arg in args:
        rows = [[*row, value] for row in rows for value in range(len(arg.slugs))]
    return rows
