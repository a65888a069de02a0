"""A training run: play, learn, keep past selves, write weights and checkpoints now and then, note how it goes."""

from __future__ import annotations

import csv
import time
from pathlib import Path
from typing import Any

import torch

from kogge.bots.network import RARITY, header_of, pack, unpack
from kogge.games import registry
from kogge.learn.learner import TOLD, Learner
from kogge.learn.plots import draw
from kogge.learn.settings import Settings

SAVE_S = 60.0
COLUMNS = ("seconds", "decisions", "games", "won", *TOLD)


class Run:
    """One run with its files: ``GAME.npz`` (weights), ``.pt`` (checkpoint), ``.csv`` and ``.svg`` (progress)."""

    def __init__(self, settings: Settings, out: Path, device: str, ray: str | None = None) -> None:
        self.learner = Learner(settings, registry.load(settings.game, 2), device, ray)
        self.settings = settings
        self.weights = out / f"{settings.game}.npz"
        self.history: list[dict[str, Any]] = []
        self.spent = 0.0
        self.resumed = False
        out.mkdir(parents=True, exist_ok=True)

    def start_from(self, weights: Path) -> None:
        """Go on from the weights of another run."""
        header, arrays = unpack(weights.read_bytes())
        self.learner.net.take(arrays)
        self.history = header["history"]

    def resume(self) -> None:
        """Go on where the checkpoint was made."""
        kept = torch.load(self._checkpoint, map_location=self.learner.device, weights_only=False)
        self.learner.restore(kept["learner"])
        self.history, self.spent = kept["history"], kept["spent"]
        self.resumed = True

    def play(self, most: float) -> None:
        """Train until the time that is set is spent, at most so many seconds now."""
        if not self.resumed:
            self.progress.unlink(missing_ok=True)
        self.learner.keep_self()
        self.learner.start()
        try:
            self._rounds(most)
        finally:
            self.learner.stop()
        self.save()
        draw(self.progress)

    def _rounds(self, most: float) -> None:
        s, learner = self.settings, self.learner
        began, before = time.monotonic(), self.spent
        kept = saved = found = self.spent
        snapshot = self.spent // s.snapshot_every if s.snapshot_every else 0
        while self.spent < s.seconds and self.spent - before < most:
            learner.collect()
            self._note(learner.update(self.spent / s.seconds), self.spent - found > 10)
            found = self.spent if self.spent - found > 10 else found
            self.spent = before + time.monotonic() - began
            if self.spent - kept > s.keep_every:
                learner.keep_self()
                kept = self.spent
            if self.spent - saved > SAVE_S:
                self.save()
                saved = self.spent
            if s.snapshot_every and self.spent // s.snapshot_every > snapshot:
                snapshot = self.spent // s.snapshot_every
                self._write(self.weights.with_stem(f"{s.game}-{round(self.spent)}"))

    def _note(self, answer: dict[str, float], aloud: bool) -> None:
        """A line of the progress file; now and then for whoever watches too."""
        learner = self.learner
        row = [round(self.spent, 1), learner.decisions, learner.games, round(learner.won / max(learner.games, 1), 3)]
        row += [round(value, 4) for value in answer.values()]
        learner.games, learner.won = 0, 0.0
        fresh = not self.progress.exists()
        with self.progress.open("a", newline="") as file:
            table = csv.writer(file)
            if fresh:
                table.writerow(COLUMNS)
            table.writerow(row)
        if aloud:
            print(*row, flush=True)

    def save(self) -> None:
        """Write weights and checkpoint; a run that is cut loses at most a minute."""
        self._write(self.weights)
        kept = {"learner": self.learner.checkpoint(), "history": self.history, "spent": self.spent}
        fresh = self._checkpoint.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(self._checkpoint)

    def _write(self, path: Path) -> None:
        learner = self.learner
        run = {**self.settings.kept(), "spent_s": round(self.spent), "decisions": learner.decisions}
        header = {
            **header_of(learner.game),
            "scales": learner.game.features.scales(),
            "blocks": self.settings.blocks,
            RARITY: learner.rarity(),
            "history": [*self.history, run],
        }
        fresh = path.with_suffix(".new")
        fresh.write_bytes(pack(header, learner.net.arrays()))
        fresh.replace(path)

    @property
    def progress(self) -> Path:
        """The table of the progress."""
        return self.weights.with_suffix(".csv")

    @property
    def _checkpoint(self) -> Path:
        return self.weights.with_suffix(".pt")
