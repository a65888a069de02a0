"""Studies: records with variations, comments and a first position of their own."""

from __future__ import annotations

import pytest

from kogge.core import record, study
from kogge.core.errors import BrokenPosition, BrokenRecord
from kogge.core.record import Header
from kogge.core.state import CHANCE
from kogge.core.study import Node, Study
from kogge.core.timeline import Entry
from tests.core.heap import HeapGame

GAME = HeapGame()
HEAD = "kogge-record 1\ngame heap\nedition plain abc123\nplayers 2\noptions endless=off\nrules 7\n"
HEAD += f"tokens {GAME.fingerprint}\n"
TREE = f"""{HEAD}seats Anna, Bo

#; the beginning
heap five
take two
#; greedy
#(
#> take one
#; better
#> take two
#(
#> take one
#)
#)
take two
#(
#> take one
#)
take one
result 1 0 places 1 2
"""


def load(text: str) -> Study:
    return study.loads(text, lambda _header: HeapGame())


def entry(actor: int, token: str) -> Entry:
    return Entry(actor, GAME.actions.parse(token))


def test_a_study_is_read_and_written_alike() -> None:
    found = load(TREE)
    assert study.dumps(found) == TREE
    first = found.root.next[0]
    assert found.root.comment == "the beginning"
    assert [node.entry for node in first.next] == [entry(0, "take two"), entry(0, "take one")]
    assert [node.comment for node in first.next] == ["greedy", "better"]
    assert [node.entry for node in first.next[1].next] == [entry(1, "take two"), entry(1, "take one")]


def test_a_reader_of_records_reads_the_main_way() -> None:
    def open_game(_header: Header) -> HeapGame:
        return HeapGame()

    read = record.loads(TREE, open_game)
    main = []
    node = load(TREE).root
    while node.next:
        node = node.next[0]
        main.append(node.entry)
    assert read.entries == main


def test_a_record_is_a_study_of_one_way() -> None:
    plain = "\n".join(line for line in TREE.splitlines() if not line.startswith("#")) + "\n"
    read = record.loads(plain, lambda _header: HeapGame())
    assert study.dumps(study.study_of(read)) == plain
    assert study.dumps(load(plain)) == plain


def test_names_are_kept_as_a_line_can_hold_them() -> None:
    made = Study(HeapGame(), ["a, b", "x#y"])
    assert made.seats == ["a b", "x y"]
    assert load(study.dumps(made)).seats == made.seats


def test_a_study_may_begin_with_a_position() -> None:
    made = Study(HeapGame(), position="heap 3\nturns 2")
    made.root.add(entry(0, "take two")).comment = "one is left"
    text = study.dumps(made)
    assert text == f"{HEAD}position heap 3; turns 2\n\ntake two\n#; one is left\n"
    again = load(text)
    assert again.typed
    assert again.start.text() == made.start.text()
    assert study.dumps(again) == text


def test_a_reader_of_records_refuses_a_position() -> None:
    text = study.dumps(Study(HeapGame(), position="heap 3"))
    with pytest.raises(BrokenRecord) as caught:
        record.loads(text, lambda _header: HeapGame())
    assert (caught.value.line, caught.value.problem) == (8, "record-header")


def test_a_broken_position_is_refused() -> None:
    with pytest.raises(BrokenPosition):
        load(f"{HEAD}position turns 3\n\n")


@pytest.mark.parametrize(
    ("lines", "line", "problem"),
    [
        (["#("], 9, "record-variation"),
        (["heap five", "#)"], 10, "record-variation"),
        (["heap five", "#> take one"], 10, "record-variation"),
        (["heap five", "#(", "#> heap six"], 11, "record-token"),
        (["heap five", "take one", "#(", "#> heap two"], 12, "record-illegal"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(lines: list[str], line: int, problem: str) -> None:
    with pytest.raises(BrokenRecord) as caught:
        load("\n".join([HEAD, *lines]))
    assert (caught.value.line, caught.value.problem) == (line, problem)


def test_ways_are_bounded() -> None:
    deep = ["heap five"] + ["#(", "#> heap two"] * (study.MOST_OPEN + 1)
    with pytest.raises(BrokenRecord) as caught:
        load("\n".join([HEAD, *deep]))
    assert caught.value.problem == "record-variation"


def test_steps_are_bounded() -> None:
    with pytest.raises(BrokenRecord) as caught:
        load("\n".join([HEAD, "heap five", *["#(", "#> heap two", "#)"] * study.MOST_STEPS]))
    assert caught.value.problem == "record-too-long"


def test_the_same_step_is_the_same_way() -> None:
    node = Node(None)
    one = node.add(Entry(CHANCE, 3))
    assert node.add(Entry(CHANCE, 3)) is one
    assert len(node.next) == 1


def test_a_comment_is_one_line() -> None:
    assert study.clean_comment("  well\nplayed \x07 ") == "well played"
    assert len(study.clean_comment("x" * 2000)) == study.LONGEST_COMMENT


def test_a_forced_step_may_be_left_out_in_every_way() -> None:
    made = Study(HeapGame(), position="heap 3")
    two = made.root.add(entry(0, "take two"))
    two.add(entry(1, "take one"))
    text = study.dumps(made)
    found = load(text)
    assert [node.entry for node in found.root.next[0].next] == [entry(1, "take one")]
