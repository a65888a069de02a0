"""A small network that judges a position by counts: one layer of rectified units and a straight way past it."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 256  # rows of a table, at most


class WeightTable:
    """The weights of some inputs together: a row for every combination of their counts, summed up when first asked."""

    def __init__(self, parts: list[list[list[float]]]) -> None:
        self.parts = parts  # by input and count: the weight to each unit, and past them
        size = 1
        for part in parts:
            size *= len(part)
        self.rows: list[list[float]] = [[] for _combination in range(size)]

    def row(self, counts: list[int], first: int) -> list[float]:
        """The row of the counts from ``first`` on; a count too large for its input is the largest."""
        index = 0
        place = first
        for part in self.parts:
            most = len(part) - 1
            count = counts[place]
            index = index * (most + 1) + min(count, most)
            place += 1
        row = self.rows[index]
        return row or self.summed(index)

    def summed(self, index: int) -> list[float]:
        """Add up the weights of one combination."""
        row = [0.0] * len(self.parts[0][0])
        left = index
        for part in reversed(self.parts):
            weights = part[left % len(part)]
            left //= len(part)
            row = [row[unit] + weights[unit] for unit in range(len(row))]
        self.rows[index] = row
        return row


class Net:
    """The whole network: tables over neighbouring inputs, so that few rows have to be added up."""

    def __init__(self, weights: list[list[list[float]]], bias: list[float], out: list[float]) -> None:
        self.bias = bias
        self.out = out
        self.tables: list[WeightTable] = []
        self.first: list[int] = []  # the input with which each table begins
        together: list[list[list[float]]] = []
        size = 1
        for place in range(len(weights)):
            if together and size * len(weights[place]) > LARGEST:
                self.close(together, place)
                together = []
                size = 1
            together.append(weights[place])
            size *= len(weights[place])
        self.close(together, len(weights))

    def close(self, together: list[list[list[float]]], end: int) -> None:
        """These inputs, up to ``end``, share a table."""
        self.tables.append(WeightTable(together))
        self.first.append(end - len(together))

    def value(self, counts: list[int]) -> float:
        """What the network makes of these counts."""
        rows = [self.tables[place].row(counts, self.first[place]) for place in range(len(self.tables))]
        units = len(self.out)
        value = 0.0
        for row in rows:
            value += row[units]
        for unit in range(units):
            total = self.bias[unit]
            for row in rows:
                total += row[unit]
            if total > 0.0:
                value += total * self.out[unit]
        return value
