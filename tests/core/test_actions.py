"""The id space: ids, arguments and tokens."""

from __future__ import annotations

import pytest

from kogge.core.actions import HOLE, LONGEST, ActionTable, Arg, Block
from kogge.core.errors import UnknownToken

GOODS = Arg("good", ["salt", "fish", "wine"])
PORTS = Arg("port", ["bergen", "visby"])


def make() -> tuple[ActionTable, list[Block]]:
    """A table with one of each: no argument, one, two of which not all exist, three, an outcome, a veiled form."""
    blocks = [
        Block("pass", "pass", []),
        Block("sail", "sail {}", [PORTS]),
        Block("swap", "swap {} for {}", [GOODS, GOODS], [[a, b] for a in range(3) for b in range(3) if a != b]),
        Block("ship", "ship {} {} {}", [GOODS, PORTS, GOODS]),
        Block("draw", "draw {}", [GOODS]),
        Block("veiled-draw", "draw ?", []),
    ]
    return ActionTable(blocks[:4], [blocks[4]], [blocks[5]]), blocks


def test_player_actions_come_first_then_outcomes_then_veiled_forms() -> None:
    table, blocks = make()
    assert [block.start for block in blocks] == [0, 1, 3, 9, 27, 30]
    assert (table.width, table.veiled_start, table.size) == (27, 30, 31)
    assert [action for action in range(table.size) if table.is_chance(action)] == [27, 28, 29]
    assert [block.index for block in blocks] == list(range(6))


def test_ids_and_arguments_are_inverse() -> None:
    table, blocks = make()
    for action in range(table.size):
        block = blocks[table.block[action]]
        assert block.id(table.first[action], table.second[action], table.third[action]) == action


def test_what_does_not_exist_is_a_hole() -> None:
    _, blocks = make()
    assert blocks[2].id(1, 1) == HOLE
    assert blocks[2].size == 6


def test_tokens_and_ids_are_inverse_but_for_white_space() -> None:
    table, _ = make()
    assert table.token(4) == "swap salt for wine"
    for action in range(table.size):
        assert table.parse(table.token(action)) == action
    assert table.parse("  swap   salt\tfor wine ") == 4


def test_kinds_and_named_arguments() -> None:
    table, _ = make()
    assert table.kind(4) == "swap"
    assert table.args(0) == {}
    assert table.args(1) == {"port": "bergen"}
    assert table.args(4) == {"good": "salt", "good2": "wine"}
    assert table.args(table.parse("ship fish visby wine")) == {"good": "fish", "port": "visby", "good2": "wine"}


def test_an_unknown_token_comes_with_what_is_near() -> None:
    table, _ = make()
    with pytest.raises(UnknownToken) as caught:
        table.parse("sail  bregen")
    assert caught.value.details == {"token": "sail bregen", "near": "sail bergen, sail visby, ship salt bergen wine"}


def test_an_unknown_token_far_from_all_comes_with_the_first() -> None:
    table, _ = make()
    with pytest.raises(UnknownToken) as caught:
        table.parse("zzzzzz")
    assert caught.value.details["near"] == "pass"
    assert table.find("zzzzzz") == HOLE


def test_a_long_token_is_cut_in_the_message() -> None:
    table, _ = make()
    with pytest.raises(UnknownToken) as caught:
        table.parse("sail " * 100_000)
    assert len(str(caught.value.details["token"])) <= LONGEST


def test_the_fingerprint_is_of_the_tokens() -> None:
    table, _ = make()
    again, _ = make()
    other = ActionTable([Block("pass", "pass", [])], [], [])
    assert table.fingerprint == again.fingerprint != other.fingerprint
    assert len(table.fingerprint) == 12


def test_two_actions_may_not_share_a_token() -> None:
    with pytest.raises(ValueError, match="same token"):
        ActionTable([Block("a", "go", [])], [Block("b", "go", [])], [])


@pytest.mark.parametrize("pattern", ["", "two  spaces", " lead", "a # b", "1: go", "result won", "x" * (LONGEST + 1)])
def test_a_token_must_fit_a_line_of_a_record(pattern: str) -> None:
    with pytest.raises(ValueError, match=r"token|begins"):
        ActionTable([Block("a", pattern, [])], [], [])


@pytest.mark.parametrize(("pattern", "args"), [("go {}", []), ("go", [GOODS]), ("{} {} {} {}", [GOODS] * 4)])
def test_a_pattern_has_a_place_for_each_argument(pattern: str, args: list[Arg]) -> None:
    with pytest.raises(ValueError, match="needs one"):
        Block("go", pattern, args)
