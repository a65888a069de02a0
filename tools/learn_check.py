"""Whether `kogge.learn` works here: a tiny network is trained, cut, resumed, played and exploited. Needs PyTorch."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import numpy as np
import torch

from kogge.bots import registry as bots
from kogge.bots.network import Network, WrongNetwork, unpack
from kogge.bots.table import play_game
from kogge.core.rng import Rng
from kogge.core.state import TERMINAL, Game
from kogge.games import registry
from kogge.learn.learner import frozen, turned
from kogge.learn.plots import draw
from kogge.learn.settings import Settings
from kogge.learn.train import Run

TINY = Settings(
    "norderwind", 60.0, actors=2, games=12, steps=4, width=24, epochs=1, batch=32, keep_every=0.5, round_limit=5
)


def must(holds: bool, what: str) -> None:
    """Say what holds; stop where it does not."""
    if not holds:
        raise SystemExit(f"does not hold: {what}")
    print(f"  {what}", flush=True)


def check_resume(out: Path) -> Path:
    """A run that is cut goes on from its checkpoint, with its optimiser, its past selves and its table."""
    cut = Run(TINY, out, "cpu")
    cut.play(most=2.0)
    again = Run(replace(TINY, seconds=cut.spent + 2.0), out, "cpu")
    again.resume()
    must(again.spent == cut.spent >= 2.0, "a run can be cut")
    before, after = cut.learner.net.state_dict(), again.learner.net.state_dict()
    must(all(torch.equal(before[name], after[name]) for name in before), "it is resumed with its weights")
    must(len(again.learner.past) == len(cut.learner.past) > 1, "and its past selves")
    rows = len(cut.progress.read_text().splitlines())
    again.play(most=60.0)
    must(again.spent >= again.settings.seconds, "it goes on to its end")
    must(again.learner.decisions > cut.learner.decisions, "with more decisions")
    must(len(cut.progress.read_text().splitlines()) > rows, "and one table of progress")
    drawn = draw(cut.progress)
    must(drawn is None or drawn.stat().st_size > 0, "the progress is drawn, where there is matplotlib")
    return again.weights


def positions(game: Game) -> list[tuple[bytes, list[int]]]:
    """Rows and legal actions of some decisions of random games."""
    found, rng = list[tuple[bytes, list[int]]](), Rng(5)
    while len(found) < 60:
        state = game.new_state()
        while state.to_move() != TERMINAL:
            legal = state.legal_actions()
            if state.to_move() >= 0 and len(legal) > 1:
                found.append((state.features(state.to_move()), legal))
            state.apply(state.sample_chance(rng) if state.to_move() < 0 else legal[rng.below(len(legal))])
    return found


def check_weights(weights: Path) -> None:
    """What is played without PyTorch is what was learned, and it plays a game."""
    game = registry.load(TINY.game, 2, None, {"round_limit": 5})
    known = positions(game)
    header, arrays = unpack(weights.read_bytes())
    table = np.frombuffer(b"".join(row for row, _legal in known), np.uint8).reshape(len(known), -1)
    network, net = Network(header, arrays), frozen(str(weights), game)
    with torch.no_grad():
        logits = net(torch.from_numpy(table.copy()))[0].numpy()
    mine = network.logits(network.hidden(table), range(game.actions.width))
    must(float(np.abs(mine - logits).max()) < 0.1, "numpy and PyTorch say the same")
    seats = [bots.make(TINY.game, f"policy:{weights}"), bots.make(TINY.game, "random")]
    must(play_game(game, seats, 1).state.to_move() == TERMINAL, "the weights play a game")


def check_exploiter(weights: Path, out: Path) -> None:
    """An exploiter meets the frozen network alone, which stays as it is and plays its best."""
    run = Run(replace(TINY, seconds=1.5, against=str(weights)), out, "cpu")
    before = {name: value.clone() for name, value in run.learner.rival.state_dict().items()}
    run.play(most=60.0)
    after = run.learner.rival.state_dict()
    must(all(torch.equal(before[name], after[name]) for name in before), "an exploiter's rival does not change")
    must(run.learner.decisions > 0, "while it learns")
    header, _arrays = unpack(run.weights.read_bytes())
    must(header["history"][-1]["against"] == str(weights), "its weights tell whom it met")
    try:
        frozen(str(weights), registry.load("norsemen"))
    except WrongNetwork:
        must(True, "a network of another game is refused")
    else:
        must(False, "a network of another game is refused")


def check_seats() -> None:
    """Values by seat, turned to the mover: itself first."""
    values = torch.tensor([[0.1, 0.2, 0.3, 0.0, 0.4]])
    told = turned(values, torch.tensor([1]), torch.tensor([3]))
    must(torch.allclose(told, torch.tensor([[0.2, 0.3, 0.1, 0.0, 0.4]])), "the mover comes first")


def main() -> None:
    began = perf_counter()
    print("kogge.learn", flush=True)
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        check_seats()
        weights = check_resume(out / "self")
        check_weights(weights)
        check_exploiter(weights, out / "exploiter")
    print(f"  {perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
