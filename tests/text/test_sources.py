"""Which strings an expression can be is read from the source, and what cannot be read is said."""

from pathlib import Path
from textwrap import dedent

import pytest

from kogge.text.needs import Needs, _add_calls
from kogge.text.sources import Sources

HEAD = """
NAMES = ["reveal", "look"]
KEYS = {1: "wind", 2: "rain"}
ROWS = [("sail", 1), ("hull", 2)]
"""


def needs_of(tmp_path: Path, source: str) -> Needs:
    path = tmp_path / "rules.py"
    path.write_text(HEAD + dedent(source))
    sources = Sources([path])
    needs = Needs()
    _add_calls(needs, sources, sources.calls)
    return needs


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ('"gain"', {"gain"}),
        ('"gain" if a else "lose"', {"gain", "lose"}),
        ("NAMES[a]", {"reveal", "look"}),
        ("KEYS[a]", {"wind", "rain"}),
        ("local", {"one", "two"}),
        ("given", {"by-place", "by-name"}),
        ("returned(a)", {"east", "west"}),
        ("part", {"sail", "hull"}),
        ("left", {"l"}),
        ('"to-" + NAMES[a]', {"to-reveal", "to-look"}),
        ('f"{part}-off"', {"sail-off", "hull-off"}),
    ],
)
def test_strings_are_found(tmp_path: Path, expression: str, expected: set[str]) -> None:
    source = f"""
    def apply(s, a, given):
        local = "one"
        if a:
            local = "two"
        left, right = "l", "r"
        for part, size in ROWS:
            s.journal.add({expression}, 0)

    def returned(a):
        if a:
            return "east"
        return "west"

    def caller(s):
        apply(s, 1, "by-place")
        apply(s, 1, given="by-name")
    """
    needs = needs_of(tmp_path, source)
    assert {need.key for need in needs.sentences} == {f"effect-{word}" for word in expected}
    assert needs.unclear == []


@pytest.mark.parametrize("expression", ['"a" + b', 'f"a-{b}"', "b.key", "b", "unknown(b)", "str(b)", "loop(b)"])
def test_what_cannot_be_read_is_said(tmp_path: Path, expression: str) -> None:
    source = f"""
    def why(s, b):
        return Reason("NW-1", {expression})

    def loop(b):
        return loop(b)
    """
    assert needs_of(tmp_path, source).unclear == [
        "rules.py:7: nobody can tell which key this is; write it as a literal"
    ]


def test_arguments_of_a_sentence_are_found(tmp_path: Path) -> None:
    source = """
    def why(s, b):
        args: dict[str, str | int] = {"good": s.goods[b]}
        if b:
            args["price"] = 2
        return Reason("NW-1", "reason-dear", args)

    def why_not(s, args):
        return Reason("NW-2", "reason-far", args)

    def prompt(s, b):
        return Prompt("turn", 0, {"side": "port" if b else "starboard"})
    """
    dear, far, turn = needs_of(tmp_path, source).sentences
    assert dear.gives == {"good", "price"}
    assert far.gives is None
    assert turn.gives == {"side", "seat"}
    assert turn.words["side"] == {"port", "starboard"}


def test_effects_causes_and_things_are_found_through_a_helper(tmp_path: Path) -> None:
    source = """
    def gain(s, seat, what, cause):
        if s.journal is not None:
            s.journal.add("gain", seat, 1, what, cause)

    def apply(s, thing):
        gain(s, 0, "gold", "wreck")
        gain(s, 0, s.e.goods[thing], cause="")
    """
    needs = needs_of(tmp_path, source)
    assert {need.key for need in needs.sentences} == {"effect-gain", "cause-wreck"}
    assert needs.slugs == {"gold"}
    assert needs.unclear == []


def test_loops_inside_an_expression_are_followed(tmp_path: Path) -> None:
    source = """
    def reasons():
        return [Reason("NW-1", f"reason-{why}") for why in ("wind", "rain")]
    """
    needs = needs_of(tmp_path, source)
    assert {need.key for need in needs.sentences} == {"reason-wind", "reason-rain"}
