"""What `make geometry` makes of its looks, and how it counts decisions."""

from __future__ import annotations

from pathlib import Path

from kogge.core.state import CHANCE
from tests.e2e.screens import SCREENS
from tests.e2e.walk import every_place
from tools import geometry, positions
from tools.geometry import Look, Wanted

LOOKS = [
    Look("norsemen, 2 seats, middle", "norsemen", "360x640", [("cut", "b", "1 px"), ("cut", "i", "2 px")]),
    Look("norsemen, 2 seats, middle", "norsemen", "1440x900", []),
    Look("novgorod, 4 seats, late", "novgorod", "360x640", [("small", "p", "9 px")]),
]


def row(table: list[str], name: str) -> list[str]:
    """The cells of a row."""
    line = next(line for line in table if line.startswith(f"| {name} |"))
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_violations_are_counted_by_size_and_kind() -> None:
    table = geometry.size_table(LOOKS)
    head = row(table, "size")
    small = dict(zip(head, row(table, "360x640"), strict=True))
    assert (small["cut"], small["small"], small["overlap"], small["all"]) == ("2", "1", "0", "3")
    assert row(table, "1440x900")[-1] == "0"
    assert row(table, "all")[-1] == "3"


def test_looks_are_counted_by_game() -> None:
    table = geometry.game_table(LOOKS)
    assert row(table, "norsemen") == ["norsemen", "2", "1", "2"]
    assert row(table, "novgorod") == ["novgorod", "1", "0", "1"]


def test_every_step_of_a_seat_is_one_decision() -> None:
    """Also where several seats decide at once and each waits for the others."""
    played = positions.load("norsemen").games[0]
    by_seats = [line for line in played.steps.splitlines() if not line.startswith(f"{CHANCE} ")]
    counts = positions.offer_counts("norsemen", played)
    assert len(counts) == len(by_seats)
    assert min(counts) == 1


def test_a_long_run_is_noted_place_by_place(tmp_path: Path) -> None:
    found = tmp_path / "found"
    geometry.note(found, "middle", LOOKS[:2])
    geometry.note(found, "late", LOOKS[2:])
    assert geometry.read([found]) == LOOKS


def test_what_is_noted_is_not_looked_at_again(tmp_path: Path) -> None:
    found = tmp_path / "found"
    geometry.note(found, "start", [Look("start (en)", geometry.OTHERS, "360x640", [])])
    geometry.note(found, "middle", LOOKS[:2])
    waiting = geometry.left(Wanted("", 1, screens=True), found)
    names = [one if isinstance(one, str) else one.name for one in waiting]
    assert "start" not in names
    assert "rules, norsemen" in names
    assert len(names) == len(every_place()) - 1 + len(SCREENS) - 1
    assert LOOKS[0].place not in names


def test_what_was_wrong_is_looked_at_again_and_the_last_look_counts(tmp_path: Path) -> None:
    found = tmp_path / "found"
    geometry.note(found, "middle", LOOKS[:2])
    again = geometry.left(Wanted("norsemen, 2 seats, middle", 1, screens=False, again=True), found)
    assert LOOKS[0].place in [one if isinstance(one, str) else one.name for one in again]
    mended = [Look(LOOKS[0].place, "norsemen", "360x640", [])]
    geometry.note(found, "middle", mended)
    assert geometry.read([found]) == [*mended, LOOKS[1]]


def test_what_was_found_in_an_older_revision_stays_with_its_date() -> None:
    last = "Written on 18 November 2026: 1 look.\n\n## Before\n\n7 violations.\n\n## Decisions\n\nMeans"
    once = geometry.kept(last)
    assert once == "Looked at for the report of 18 November 2026.\n\n7 violations."
    assert geometry.kept(f"Written on 20 November 2026: 2 looks.\n\n## Before\n\n{once}\n\n## Decisions") == once
    assert geometry.kept("Written on 20 November 2026: 2 looks.") == ""
