"""Run every example with warnings as errors; what libraries of others warn of among themselves is left to them."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "examples"
SMALL = {
    "random_play.py": [],
    "openspiel_mcts.py": ["--simulations", "3", "--rounds", "1", "--edition", "tiny"],
    "self_play.py": ["--seconds", "5", "--vector", "16", "--games", "2"],
    "ppo_norderwind.py": ["--steps", "2048", "--games", "4", "--rounds", "5"],
    "analyse_record.py": [],
    "own_bot.py": ["--games", "2", "--edition", "tiny"],
}


def command(python: str, name: str, small: bool) -> list[str]:
    """How an example is run."""
    return [python, "-W", "error", str(FOLDER / name), *(SMALL[name] if small else [])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("names", nargs="*", help="some of them only")
    asked = parser.parse_args()
    for name in asked.names or SMALL:
        began = perf_counter()
        print(f"examples/{name}", flush=True)
        subprocess.run(command(asked.python, name, asked.small), check=True)
        print(f"  {perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
