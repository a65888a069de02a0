"""A file of puzzles that is being made: a line for each game, so that the work can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from kogge.core.errors import KoggeError
from kogge.games import registry
from kogge.puzzles.find import MARGIN, Depth, Finder
from kogge.puzzles.puzzle import Data, Puzzle, header, read


class OtherPuzzles(KoggeError):
    """The file has been made for another edition, or in another way."""

    key = "error-other-puzzles"


class Job:
    """What is to be searched, and where it is written."""

    def __init__(self, slug: str, bot: str, seed: int, games: int, depth: Depth, out: Path) -> None:
        self.slug = slug
        self.bot = bot
        self.seeds = range(seed, seed + games)
        self.depth = depth
        self.out = out
        self._finders: dict[int, Finder] = {}

    def run(self) -> Iterator[int]:
        """Search the games that were not searched yet; how many puzzles each has."""
        done = self._done()
        for seed in self.seeds:
            if seed in done:
                yield done[seed]
                continue
            found = self.search(seed)
            self._append({"seed": seed, "puzzles": [one.data() for one in found]})
            yield len(found)

    def search(self, seed: int) -> list[Puzzle]:
        """The puzzles of one game."""
        return self._finder(seed).puzzles(seed)

    def _head(self) -> Data:
        game = registry.load(self.slug, registry.player_counts(self.slug)[0])
        how = {"bot": self.bot, "simulations": self.depth.simulations, "margin": MARGIN}
        return header(game, **how)

    def _done(self) -> dict[int, int]:
        """How many puzzles the games have that the file holds; a last line that was not written to its end is cut."""
        if not self.out.exists() or not self.out.read_bytes().count(b"\n"):
            self.out.write_text(_line(self._head()), encoding="utf-8")
            return {}
        head, games = read(self.out)
        if head != self._head():
            raise OtherPuzzles(file=str(self.out))
        self.out.write_text("".join(_line(data) for data in [head, *games]), encoding="utf-8")
        return {game["seed"]: len(game["puzzles"]) for game in games}

    def _finder(self, seed: int) -> Finder:
        """Each number of players has its turn."""
        counts = registry.player_counts(self.slug)
        players = counts[seed % len(counts)]
        if players not in self._finders:
            self._finders[players] = Finder(registry.load(self.slug, players), self.bot, self.depth)
        return self._finders[players]

    def _append(self, data: Data) -> None:
        with self.out.open("a", encoding="utf-8") as file:
            file.write(_line(data))


def _line(data: Data) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
