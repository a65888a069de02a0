"""A training run: play, learn, keep past selves, write the weights now and then, tell how it goes."""

from __future__ import annotations

import csv
import time
from pathlib import Path
from typing import Any

from kogge.bots.network import header_of, pack, unpack
from kogge.games import registry
from kogge.learn.learner import Learner
from kogge.learn.settings import Settings

SAVE_S = 60.0


def train(settings: Settings, out: Path, start: Path | None = None, device: str = "cuda") -> Path:
    """Train for the time that is set; returns the file of the weights. ``start``: weights to go on from."""
    game = registry.load(settings.game, 2)
    learner = Learner(settings, game, device)
    history: list[dict[str, Any]] = []
    if start is not None:
        header, arrays = unpack(start.read_bytes())
        learner.net.take(arrays)
        history = header["history"]
    out.mkdir(parents=True, exist_ok=True)
    weights = out / f"{settings.game}.npz"
    learner.keep_self()
    learner.start()
    try:
        _run(learner, weights, history)
    finally:
        learner.stop()
    return weights


def _run(learner: Learner, weights: Path, history: list[dict[str, Any]]) -> None:
    settings = learner.settings
    began = kept = saved = time.monotonic()
    rounds = 0
    with weights.with_suffix(".csv").open("w", newline="") as file:
        table = csv.writer(file)
        while (now := time.monotonic()) - began < settings.seconds:
            learner.collect()
            told = learner.update((now - began) / settings.seconds)
            rounds += 1
            row = [
                round(now - began, 1),
                learner.decisions,
                learner.games,
                round(learner.won / max(learner.games, 1), 3),
            ]
            row += [round(value, 4) for value in told.values()]
            table.writerow(row)
            file.flush()
            if rounds % 10 == 1:
                print(*row, flush=True)
                learner.games, learner.won = 0, 0.0
            if now - kept > settings.keep_every:
                learner.keep_self()
                kept = now
            if now - saved > SAVE_S:
                save(learner, weights, history, now - began)
                saved = now
    save(learner, weights, history, time.monotonic() - began)


def save(learner: Learner, weights: Path, history: list[dict[str, Any]], spent: float) -> None:
    """Write the weights; a run that is cut loses at most a minute."""
    run = {**learner.settings.kept(), "spent_s": round(spent), "decisions": learner.decisions}
    header = {
        **header_of(learner.game),
        "scales": learner.game.features.scales(),
        "blocks": learner.settings.blocks,
        "history": [*history, run],
    }
    fresh = weights.with_suffix(".new")
    fresh.write_bytes(pack(header, learner.net.arrays()))
    fresh.replace(weights)
