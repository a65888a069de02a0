"""Every struct of a row has the columns of its table: their names, their order, their types, and what may be null."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from sqlalchemy import JSON, Column, Table

from kogge.server.storage import rows, schema

TABLES: list[tuple[type, Table]] = [
    (rows.TableRow, schema.tables),
    (rows.SeatRow, schema.seats),
    (rows.ProposalRow, schema.proposals),
    (rows.ChatRow, schema.chat),
    (rows.MuteRow, schema.mutes),
    (rows.EditionRow, schema.editions),
    (rows.ReportRow, schema.reports),
    (rows.BanRow, schema.bans),
]


def kinds(hint: Any) -> set[type]:
    """The plain types of a field; a literal has that of its values."""
    if get_origin(hint) in (Union, UnionType):
        return {kind for part in get_args(hint) for kind in kinds(part)}
    if get_origin(hint) is Literal:
        return {type(value) for value in get_args(hint)}
    return {dict} if is_typeddict(hint) else {get_origin(hint) or hint}


def expected(column: Column[Any]) -> set[type]:
    plain = {dict, list} if isinstance(column.type, JSON) else {column.type.python_type}
    return plain | ({NoneType} if column.nullable else set())


@pytest.mark.parametrize(("row", "table"), TABLES, ids=lambda one: getattr(one, "name", None))
def test_a_row_has_the_columns_of_its_table(row: type, table: Table) -> None:
    hints = get_type_hints(row)
    assert list(hints) == [column.name for column in table.columns]
    for column in table.columns:
        found = kinds(hints[column.name])
        assert found <= expected(column), column
        assert (NoneType in found) == bool(column.nullable), column


def test_the_pins_are_columns_of_a_table() -> None:
    whole = get_type_hints(rows.TableRow)
    assert all(whole[name] == hint for name, hint in get_type_hints(rows.PinnedRow).items())
