"""What is common to every request that brings a record."""

from __future__ import annotations

import pytest

from kogge.server.errors import Refused
from kogge.server.limits import MOST_LINES, check_lines
from tests.server.clients import Client

LINE_ENDS = ["\n", "\r", "\r\n", "\u2028"]


@pytest.mark.parametrize("end", LINE_ENDS)
@pytest.mark.parametrize(("path", "field"), [("analysis/open", "text"), ("replay", "record"), ("review", "record")])
def test_lines_are_counted_as_they_are_read(client: Client, path: str, field: str, end: str) -> None:
    answer = client.post(f"/api/{path}", json={field: end * 30_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-big")


@pytest.mark.parametrize("end", LINE_ENDS)
def test_as_many_lines_as_may_be_are_not_too_many(end: str) -> None:
    check_lines(end * MOST_LINES)
    with pytest.raises(Refused, match="too-big"):
        check_lines(end * (MOST_LINES + 1))
