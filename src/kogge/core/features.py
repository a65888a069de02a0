"""Features: what a seat knows as one row of small numbers, for learning. The layout is a list of named pieces."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

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


class Row:
    """Rows under construction, one behind the other in one buffer. What is not put is 0, and most of a row is."""

    def __init__(self, size: int) -> None:
        self._blank: bytes = bytes(size)
        self._buffer: BytesWriter = BytesWriter()
        self._start: i64 = 0

    def begin(self) -> None:
        """Start the next row."""
        self._start = len(self._buffer)
        self._buffer.write(self._blank)

    def put(self, place: i64, value: i64) -> None:
        """Set one number of the row, from 0 to 255."""
        self._buffer[self._start + place] = u8(value)

    def flag(self, place: i64) -> None:
        """Set one number of the row to 1."""
        self._buffer[self._start + place] = 1

    def flags(self, place: i64, mask: i64) -> None:
        """A 1 for every bit of a mask."""
        at = self._start + place
        while mask:
            if not mask & 15:  # most masks have few bits
                mask >>= 4
                at += 4
                continue
            if mask & 1:
                self._buffer[at] = 1
            mask >>= 1
            at += 1

    def flag_each(self, place: i64, numbers: list[int]) -> None:
        """A 1 for every number of a list."""
        start = self._start + place
        for number in numbers:
            self._buffer[start + i64(number)] = 1

    def put_each(self, place: i64, values: list[int], limit: i64) -> None:
        """One number after the other, cut where they are above the limit."""
        at = self._start + place
        for value in values:
            self._buffer[at] = u8(min(limit, i64(value)))
            at += 1

    def count(self, place: i64, kinds: list[int], mask: i64) -> None:
        """Count the bits of a mask by the kind of each: one more at ``place`` and its kind."""
        start = self._start + place
        number: i64 = 0
        while mask:
            if not mask & 15:
                mask >>= 4
                number += 4
                continue
            if mask & 1:
                at = start + i64(kinds[number])
                self._buffer[at] = self._buffer[at] + 1
            mask >>= 1
            number += 1

    def add(self, place: i64) -> None:
        """Count one more."""
        at = self._start + place
        self._buffer[at] = self._buffer[at] + 1

    def get(self, place: i64) -> i64:
        """What was put there."""
        return i64(self._buffer[self._start + place])

    def capped(self, place: i64, value: i64, limit: i64) -> None:
        """Set a number, cut where it is above the limit."""
        self._buffer[self._start + place] = u8(min(limit, value))

    def lead(self, place: i64, ahead: i64, half: i64) -> None:
        """By how much the observer is ahead: ``half`` is level, 0 and twice ``half`` are that much or more."""
        self.capped(place, ahead + half if ahead > -half else 0, 2 * half)

    def drop(self) -> None:
        """Forget all rows."""
        self._buffer.truncate(0)

    def written(self) -> bytes:
        """All rows since the last drop."""
        return self._buffer.getvalue()


def _product(shape: list[int]) -> int:
    length = 1
    for side in shape:
        length *= side
    return length


def _fingerprint(pieces: list[Piece]) -> str:
    lines = [f"{piece.name} {piece.offset} {piece.shape} {piece.scale}" for piece in pieces]
    return sha256("\n".join(lines).encode()).hexdigest()[:12]
