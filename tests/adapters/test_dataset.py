"""Games as Arrow tables: what is in a row is what its seat knew, could do and did."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyarrow import parquet

import kogge
from kogge.adapters import dataset
from kogge.bots.random_bot import RandomBot
from kogge.bots.table import play_game
from kogge.core.returns import returns
from kogge.core.state import CHANCE
from kogge.core.timeline import apply
from kogge.games import registry


def records(slug: str) -> list[kogge.Record]:
    game = kogge.load(slug, 3, registry.TINY)
    return [play_game(game, [RandomBot() for _seat in range(3)], seed) for seed in range(2)]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_decision_is_a_row(slug: str, tmp_path: Path) -> None:
    played = records(slug)
    assert dataset.write(iter(played), tmp_path) == 2
    table = parquet.read_table(tmp_path / dataset.DECISIONS)
    assert table.equals(dataset.decisions(played))
    assert table.schema.metadata[b"actions"].decode() == played[0].game.fingerprint
    rows = iter(table.to_pylist())
    for number, record in enumerate(played):
        state, worth = record.game.new_state(), returns(record.state)
        for step, entry in enumerate(record.entries):
            if entry.actor != CHANCE:
                row = next(rows)
                assert (row["game"], row["step"], row["seat"], row["turn"]) == (number, step, entry.actor, state.turn())
                assert row["features"] == state.features(entry.actor)
                assert row["legal"] == state.legal_as(entry.actor)
                assert row["token"] == record.game.actions.token(row["action"])
                assert row["action"] == entry.action
                assert row["return"] == pytest.approx(worth[entry.actor])
            apply(state, entry.actor, entry.action)
    assert next(rows, None) is None


def test_every_game_is_a_row_with_its_record(tmp_path: Path) -> None:
    played = records("norsemen")
    dataset.write(played, tmp_path)
    rows = parquet.read_table(tmp_path / dataset.GAMES).to_pylist()
    assert [kogge.read_record(row["record"]) for row in rows] == played
    assert [row["places"] for row in rows] == [record.state.ranking() for record in played]
    assert all(row["over"] for row in rows)


def test_without_games_there_is_no_table(tmp_path: Path) -> None:
    assert dataset.write([], tmp_path) == 0
    with pytest.raises(ValueError, match="at least one game"):
        dataset.decisions([])
