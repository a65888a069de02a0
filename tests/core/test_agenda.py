"""Pending decisions: a stack of plain data, and its text."""

from __future__ import annotations

import pytest

from kogge.core.agenda import Agenda, Todo, parse_agenda
from kogge.core.errors import BrokenPosition

NAMES = ["turn", "tile", "roll"]


def test_the_last_pushed_comes_first() -> None:
    agenda = Agenda([])
    agenda.push(0, 1)
    agenda.push(2, -1, 4, 5, 6)
    top = agenda.top()
    assert (top.kind, top.who, top.a, top.b, top.c) == (2, -1, 4, 5, 6)
    assert agenda.pop() is top
    assert agenda.top().kind == 0


def test_a_clone_shares_the_decisions_but_not_the_stack() -> None:
    agenda = Agenda([Todo(0, 1)])
    clone = agenda.clone()
    clone.push(1, 0)
    assert len(agenda.stack) == 1
    assert clone.stack[0] is agenda.stack[0]
    clone.clear()
    assert clone.stack == []
    assert len(agenda.stack) == 1


@pytest.mark.parametrize(
    ("todos", "text"),
    [
        ([], "-"),
        ([Todo(0, 0)], "turn 0"),
        ([Todo(0, 1), Todo(1, 0, 5)], "turn 1, tile 0 5"),
        ([Todo(2, -1, 0, 0, 3), Todo(1, 2, -4, 6)], "roll -1 0 0 3, tile 2 -4 6"),
    ],
)
def test_text_and_agenda_are_inverse(todos: list[Todo], text: str) -> None:
    assert Agenda(todos).text(NAMES) == text
    again = parse_agenda(f"  {text} ", NAMES, 1)
    assert again.text(NAMES) == text
    assert len(again.stack) == len(todos)


@pytest.mark.parametrize("text", ["sail 0", "", "turn 0,", "turn 0, , tile 1", "Turn 0"])
def test_an_unknown_decision_is_named_with_its_line(text: str) -> None:
    with pytest.raises(BrokenPosition) as caught:
        parse_agenda(text, NAMES, 12)
    assert (caught.value.line, caught.value.problem) == (12, "unknown-decision")
    assert caught.value.details["expected"] == "turn, tile, roll"


@pytest.mark.parametrize(
    "text", ["turn", "turn x", "turn --5", "turn ²", "turn 1 2 3 4 5", "turn 1.0", "turn " + "9" * 5000]
)
def test_a_decision_has_one_to_four_whole_numbers(text: str) -> None:
    with pytest.raises(BrokenPosition) as caught:
        parse_agenda(text, NAMES, 3)
    assert (caught.value.line, caught.value.problem) == (3, "decision-numbers")
