"""What `make check-install` makes of its results, and what it refuses."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools import install_report
from tools.install_report import PAGE, Result, all_steps, compare, kept_results, measure, report, size

FOUND: dict[str, Any] = {
    "took": ["`pip install .`", "no", "60 s", "37 s", "pure Python engine"],
    "built": [["`kogge-1-py3-none-any.whl`", "2.50 MB", "4 MB"]],
    "equal": [["`kogge-1-py3-none-any.whl`", "300", "equal"]],
    "load": 1.5,
}


def a_wheel(folder: Path, page: str = "the page", name: str = PAGE) -> Path:
    folder.mkdir()
    path = folder / "kogge-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(name, page)
    return path


def test_every_way_is_tried_with_a_compiler_and_without() -> None:
    steps = list(all_steps(["3.11", "3.12"]))
    for way in ("pip install .", "pip install git+file://CLONE", "pipx install .", "build 3.11"):
        assert {way, f"{way}, no C compiler"} <= set(steps)
    assert "build 3.12" in steps
    assert "build 3.12, no C compiler" not in steps


def test_the_page_shows_what_was_found_and_no_path_of_this_machine() -> None:
    page = report(["pip install .", "not yet"], {"pip install .": FOUND})
    assert "| `pip install .` | no | 60 s | 37 s | pure Python engine |" in page
    assert "| `kogge-1-py3-none-any.whl` | 2.50 MB | 4 MB |" in page
    assert "| `kogge-1-py3-none-any.whl` | 300 | equal |" in page
    assert str(Path.home()) not in page


def test_an_archive_that_is_too_large_is_refused(tmp_path: Path) -> None:
    small = a_wheel(tmp_path / "small")
    assert size(small)[2] == "4 MB"
    large = tmp_path / "kogge-2-py3-none-any.whl"
    with zipfile.ZipFile(large, "w") as packed:
        packed.writestr("kogge/games/novgorod/bots/network.npz", b"x" * 4_100_000)
    with pytest.raises(RuntimeError, match="more than 4"):
        size(large)


def test_wheels_that_differ_or_have_no_page_are_refused(tmp_path: Path) -> None:
    one, same = a_wheel(tmp_path / "one"), a_wheel(tmp_path / "same")
    assert compare(one, same) == ["`kogge-1-py3-none-any.whl`", "1", "equal"]
    with pytest.raises(RuntimeError, match="index"):
        compare(one, a_wheel(tmp_path / "other", "another page"))
    bare = a_wheel(tmp_path / "bare", name="kogge/py.typed")
    with pytest.raises(RuntimeError):
        compare(bare, bare)


def test_results_are_kept_until_the_sources_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install_report, "KEPT", tmp_path / "install.json")
    monkeypatch.setattr(install_report, "clean_clone", lambda path: path)
    monkeypatch.setattr(install_report, "changed_files", lambda _clone: [])
    monkeypatch.setattr(install_report, "run", lambda *_arguments: "these sources")
    tried: list[Path] = []

    def step(clone: Path) -> Result:
        tried.append(clone)
        return Result(FOUND["took"], [], [])

    for again in (False, False, True):
        assert measure({"pip install .": step}, again)["pip install ."]["took"] == FOUND["took"]
    assert len(tried) == 2
    assert json.loads((tmp_path / "install.json").read_text(encoding="utf-8"))["sources"] == "these sources"
    assert kept_results("other sources") == {}
