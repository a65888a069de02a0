"""``python -m kogge.learn GAME``: train a network by games against itself."""

from __future__ import annotations

import argparse
from dataclasses import fields
from math import inf
from pathlib import Path

import torch

from kogge.games import registry
from kogge.learn.settings import Settings
from kogge.learn.train import Run


def main() -> None:
    parser = argparse.ArgumentParser("python -m kogge.learn", description="Train a network by games against itself.")
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="folder for weights and progress")
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    parser.add_argument("--most", type=float, default=inf, help="seconds now, if fewer; the rest with --resume")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="actors on a cluster of Ray")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    for setting in fields(Settings)[1:]:
        name = "--" + setting.name.replace("_", "-")
        parser.add_argument(name, type=type(setting.default), default=setting.default, help="default: %(default)s")
    asked = vars(parser.parse_args())
    out, start, resume, most = (asked.pop(name) for name in ("out", "start", "resume", "most"))
    device, ray = asked.pop("device"), asked.pop("ray")
    settings = Settings(**asked)
    if settings.batch > settings.collected():
        parser.error(f"--batch {settings.batch} is more than the {settings.collected()} decisions between two updates")
    run = Run(settings, out, device, ray)
    if start is not None:
        run.start_from(start)
    if resume:
        run.resume()
    run.play(most)
    print(run.weights)


if __name__ == "__main__":
    main()
