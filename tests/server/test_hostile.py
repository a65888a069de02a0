"""The small size of `make hostile`. Schemathesis runs in a process of its own."""

from __future__ import annotations

from pathlib import Path

from tools.hostile import attack


def test_no_input_breaks_an_answer_or_a_table(tmp_path: Path) -> None:
    found = attack(tmp_path, examples=2, messages=800)
    assert found.faults == []
    assert found.answers["error"] > 300
    assert found.answers["requests"] > 300
