"""Games as Arrow tables and Parquet files: one row a decision, with what its seat knew, and one row a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pyarrow as pa
from pyarrow import parquet

from kogge.core.record import Record, dumps
from kogge.core.returns import returns
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.core.timeline import apply

DECISIONS = "decisions.parquet"
GAMES = "games.parquet"


def decisions_schema(game: Game) -> pa.Schema:
    """The columns of decisions; the metadata say what the numbers belong to."""
    columns = [
        pa.field("game", pa.uint32()),  # the place of its game in the table of games
        pa.field("step", pa.uint32()),
        pa.field("turn", pa.uint32()),
        pa.field("seat", pa.uint8()),
        pa.field("features", pa.binary(game.features.size)),  # of the seat: one byte a number
        pa.field("legal", pa.list_(pa.uint16())),
        pa.field("action", pa.uint16()),
        pa.field("token", pa.string()),
        pa.field("return", pa.float32()),  # of the seat at the end: win share less 1 / players
    ]
    found = {
        "game": game.slug,
        "rules": game.rules_version,
        "edition": game.edition_hash,
        "features": game.features.fingerprint,
        "actions": game.fingerprint,
        "scales": json.dumps(game.features.scales()),
    }
    return pa.schema(columns, found)


GAMES_SCHEMA = pa.schema(
    [
        pa.field("game", pa.uint32()),
        pa.field("players", pa.uint8()),
        pa.field("edition", pa.string()),
        pa.field("options", pa.string()),  # as JSON
        pa.field("seats", pa.list_(pa.string())),
        pa.field("steps", pa.uint32()),
        pa.field("over", pa.bool_()),
        pa.field("scores", pa.list_(pa.int32())),
        pa.field("places", pa.list_(pa.int32())),  # empty where the game is not over
        pa.field("record", pa.string()),
    ]
)


def decisions(records: Iterable[Record], first: int = 0) -> pa.Table:
    """Every decision of these games, which are of one edition; ``first`` is the number of the first game."""
    tables = [_decisions(record, first + place) for place, record in enumerate(records)]
    if not tables:
        raise ValueError("at least one game is needed")
    return pa.concat_tables(tables)


def games(records: Iterable[Record], first: int = 0) -> pa.Table:
    """One row a game, with its record."""
    return pa.Table.from_pylist(
        [_game(record, first + place) for place, record in enumerate(records)], schema=GAMES_SCHEMA
    )


def write(records: Iterable[Record], folder: Path) -> int:
    """Write both tables, game by game, into ``decisions.parquet`` and ``games.parquet``; how many games it were."""
    folder.mkdir(parents=True, exist_ok=True)
    sheet: parquet.ParquetWriter | None = None
    count = 0
    with parquet.ParquetWriter(folder / GAMES, GAMES_SCHEMA) as listing:
        try:
            for record in records:
                sheet = sheet or parquet.ParquetWriter(folder / DECISIONS, decisions_schema(record.game))
                sheet.write_table(_decisions(record, count))
                listing.write_table(games([record], count))
                count += 1
        finally:
            if sheet is not None:
                sheet.close()
    return count


def _decisions(record: Record, number: int) -> pa.Table:
    worth = returns(record.state)
    rows = [{**row, "game": number, "return": worth[seat]} for seat, row in _walk(record)]
    return pa.Table.from_pylist(rows, schema=decisions_schema(record.game))


def _walk(record: Record) -> Iterator[tuple[int, dict[str, object]]]:
    """Every decision with its seat, before it was taken."""
    state, actions = record.game.new_state(), record.game.actions
    for step, entry in enumerate(record.entries):
        if entry.actor != CHANCE:
            seat = entry.actor
            row: dict[str, object] = {"step": step, "turn": state.turn(), "seat": seat}
            row |= {"features": state.features(seat), "legal": state.legal_as(seat)}
            yield seat, {**row, "action": entry.action, "token": actions.token(entry.action)}
        apply(state, entry.actor, entry.action)


def _game(record: Record, number: int) -> dict[str, object]:
    game, end = record.game, record.state
    over = end.to_move() == TERMINAL
    return {
        "game": number,
        "players": game.players,
        "edition": f"{game.edition} {game.edition_hash}",
        "options": json.dumps(game.options),
        "seats": record.seats,
        "steps": len(record.entries),
        "over": over,
        "scores": end.scores(),
        "places": end.ranking() if over else [],
        "record": dumps(record),
    }
