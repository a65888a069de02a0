"""``python -m kogge.learn GAME``: train a network by games against itself."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

import torch

from kogge.games import registry
from kogge.learn.settings import Settings
from kogge.learn.train import train


def main() -> None:
    parser = argparse.ArgumentParser("python -m kogge.learn", description="Train a network by games against itself.")
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="folder for weights and progress")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    for setting in fields(Settings)[1:]:
        name = "--" + setting.name.replace("_", "-")
        parser.add_argument(name, type=type(setting.default), default=setting.default, help="default: %(default)s")
    asked = vars(parser.parse_args())
    out, start, device = asked.pop("out"), asked.pop("start"), asked.pop("device")
    print(train(Settings(**asked), out, start, device))


if __name__ == "__main__":
    main()
