"""Puzzles: positions of strong bots' games with one clearly best choice, found and checked by search.

>>> from kogge.puzzles import puzzles
>>> some = puzzles("norderwind")[0]
>>> some.position().legal_as(some.seat) == sorted(some.position().legal_as(some.seat))
True
"""

from kogge.puzzles.puzzle import Puzzle, Step, daily, puzzles

__all__ = ["Puzzle", "Step", "daily", "puzzles"]
