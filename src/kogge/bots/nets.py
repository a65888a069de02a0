"""What was learned from many games, from its file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from kogge.bots.net import Net


@cache
def net_of(slug: str) -> Net:
    """The network that judges positions of a game; ``tools/learn_norderwind.py`` makes it."""
    raw = json.loads(files(f"kogge.games.{slug}.bots").joinpath("net.json").read_text("utf-8"))
    return Net(raw["weights"], raw["bias"], raw["out"])
