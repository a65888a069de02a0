"""Features: what a seat knows as one row of small numbers, for learning. The layout is a list of named pieces."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

MOST_SEATS: Final = 4
"""Every piece that is told by seat has room for this many; the observer comes first, the others as they follow it."""


class Piece:
    """A part of the row: its name, where it begins, its shape, the highest number in it, and what it means."""

    def __init__(self, name: str, offset: int, shape: list[int], scale: int, about: str) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.length: int = _product(shape)
        self.scale = scale
        self.about = about


class FeatureTable:
    """The layout of a game's rows, the same for all its player counts and options: only the edition matters."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.size: int = 0
        self.fingerprint: str = ""

    def add(self, name: str, shape: list[int], scale: int, about: str) -> int:
        """Put a piece at the end; returns where it begins."""
        if not 1 <= scale <= 255 or name in [piece.name for piece in self.pieces]:
            raise ValueError(f"{name}: needs a name of its own and a scale from 1 to 255")
        piece = Piece(name, self.size, shape, scale, about)
        self.pieces.append(piece)
        self.size += piece.length
        return piece.offset

    def finish(self) -> None:
        """All pieces are there: their fingerprint is taken."""
        self.fingerprint = _fingerprint(self.pieces)

    def piece(self, name: str) -> Piece:
        """The piece of this name."""
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise KeyError(name)

    def scales(self) -> list[int]:
        """For every place of the row the highest number it may hold: divided by it, all lie between 0 and 1."""
        scales: list[int] = []
        for piece in self.pieces:
            scales += [piece.scale] * piece.length
        return scales


def most(value: int, limit: int) -> int:
    """The value, cut where it is above the limit."""
    return min(limit, value)


def flag(row: bytearray, start: int, mask: int) -> None:
    """A 1 for every bit of a mask."""
    while mask:
        if mask & 1:
            row[start] = 1
        mask >>= 1
        start += 1


def _product(shape: list[int]) -> int:
    length = 1
    for side in shape:
        length *= side
    return length


def _fingerprint(pieces: list[Piece]) -> str:
    lines = [f"{piece.name} {piece.offset} {piece.shape} {piece.scale}" for piece in pieces]
    return sha256("\n".join(lines).encode()).hexdigest()[:12]
