"""How `make house-report` counts, on a package of a few lines, and how `make bench-before` judges."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tools import before, house

FILES = {
    "one.py": "from kogge import two\n\n\ndef long():\n" + "    print(1)\n" * 26,
    "two.py": "def late():\n    from kogge.three import f\n\n    return f\n",
    "three.py": "from typing import TYPE_CHECKING, Any\n\nfrom kogge import one\n\n"
    "if TYPE_CHECKING:\n    from kogge import four\n"
    "\n\ndef f(x: Any) -> Any:\n    y = x + 1\n    y += 2\n    y += 3\n    return y\n",
    "four.py": "from kogge import three\n\n\ndef g(x):\n    y = x + 1\n    y += 2\n    y += 3\n    return y\n",
}


def tree(folder: Path) -> house.Tree:
    """A package with these files, and a page with two casts."""
    package = folder / "src/kogge"
    package.mkdir(parents=True)
    for name, text in FILES.items():
        (package / name).write_text(text)
    page = folder / "web/src"
    page.mkdir(parents=True)
    code = 'import { a as b } from "x"; // as Comment\nconst c = [b as T, "as Text", d as const] as U[];\n'
    (page / "a.ts").write_text(code)
    return house.Tree(folder)


def test_a_ring_is_found_through_a_late_import_and_not_through_types(tmp_path: Path) -> None:
    assert house.rings(tree(tmp_path)) == [["kogge.one", "kogge.three", "kogge.two"]]


def test_what_is_counted(tmp_path: Path) -> None:
    found = tree(tmp_path)
    assert house.modules_in_rings(found) == 3
    assert house.modules_in_rings_of_games(found) == 0
    assert house.casts(found) == 2
    assert house.any_names(found) == 2
    assert house.duplicates(found) == 1
    assert house.long_functions(found) == 1
    assert house.ladders(found) == 0


def test_a_row_says_whether_what_is_asked_for_holds() -> None:
    old = {"µs a decision": 1.0, "load, median game": 3.0, "undo, median game": 2.0, "decisions": 7.0}
    new = {"µs a decision": 1.02, "load, median game": 2.1, "undo, median game": 1.0, "decisions": 7.0}
    rows = list(before.lines({"norsemen": {"before": [old], "now": [new]}}))
    assert [(row[1], row[4], row[6]) for row in rows] == [
        ("µs a decision", "0.98", "yes"),
        ("load, median game (ms)", "1.43", "no"),
        ("undo, median game (ms)", "2.00", "yes"),
    ]
    told = before.page(rows, Namespace(before="1234567", repeat=1, games=2, times=3), 0.5)
    assert "| Norsemen | load, median game (ms) | 3 (3–3) | 2.1 (2.1–2.1) | 1.43 | 1.50 | no |" in told
