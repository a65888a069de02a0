"""A game record as a pandas table: what everybody did, and how the scores grew."""

import argparse
from pathlib import Path

import pandas as pd

import kogge
from kogge.bots import registry
from kogge.bots.table import play_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a file of kogge's; without one, two bots play a game")
    asked = parser.parse_args()
    text = asked.record.read_text(encoding="utf-8") if asked.record else bots_play()
    steps = table(kogge.read_record(text))
    decisions = steps[steps.actor != "chance"]
    print(decisions.pivot_table(index="kind", columns="actor", aggfunc="size", fill_value=0))
    scores = [name for name in steps.columns if name.startswith("score ")]
    print(steps.groupby("turn")[scores].last().tail())


def bots_play() -> str:
    """A record of two greedy bots."""
    bots = [registry.make("norderwind", "greedy") for _seat in range(2)]
    return kogge.dumps(play_game(kogge.load("norderwind", players=2), bots, seed=3))


def table(record: kogge.Record) -> pd.DataFrame:
    """One row a step: turn, actor, kind, token, and the scores after it."""
    state = record.game.new_state()
    actions = record.game.actions
    rows = []
    for entry in record.entries:
        row = {"turn": state.turn(), "kind": actions.kind(entry.action), "token": actions.token(entry.action)}
        row["actor"] = "chance" if entry.actor == kogge.CHANCE else f"seat {entry.actor + 1}"
        if entry.actor == kogge.CHANCE:
            state.apply(entry.action)
        else:
            state.apply_as(entry.actor, entry.action)
        row |= {f"score {seat + 1}": score for seat, score in enumerate(state.scores())}
        rows.append(row)
    return pd.DataFrame(rows)


if __name__ == "__main__":
    main()
