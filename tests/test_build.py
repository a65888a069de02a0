"""The build backend: what it copies, what it asks for, and what it does when something cannot be built."""

from __future__ import annotations

import io
import os
import tarfile
from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.command.bdist_wheel import bdist_wheel

import kogge_build
from kogge_build import archive, engine, notes, page


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KOGGE_PURE", "KOGGE_STRICT", "KOGGE_OPTIMISE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree in which much was built."""
    root = tmp_path / "tree"
    for name in (
        *("pyproject.toml", "web/package.json", "web/node_modules/a/index.js", "docs/index.md", ".venv/bin/python"),
        *("src/kogge/core/state.py", "src/kogge/core/state.so", "src/kogge.egg-info/PKG-INFO"),
        *("src/kogge/core/__pycache__/state.pyc", "src/kogge/server/static/index.html"),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, encoding="utf-8")
    (root / "web/package.json").chmod(0o600)
    return root


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_copy_holds_sources_and_nothing_that_was_built(tree: Path, tmp_path: Path) -> None:
    kogge_build.copy_sources(tree, tmp_path / "copy")
    assert files(tmp_path / "copy") == {"pyproject.toml", "web/package.json", "src/kogge/core/state.py"}
    assert {path.stat().st_mode & 0o777 for path in (tmp_path / "copy").rglob("*.json")} == {0o644}


def test_a_source_distribution_keeps_its_page_and_needs_no_node(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page.requirements(tree) == [page.NODE_PACKAGE]
    (tree / "PKG-INFO").touch()
    assert page.requirements(tree) == []
    kogge_build.copy_sources(tree, tmp_path / "copy")
    assert page.is_built(tmp_path / "copy")


def test_the_date_is_that_of_the_sources(tree: Path) -> None:
    os.utime(tree / "pyproject.toml", (1_700_000_000, 1_700_000_000))
    assert kogge_build.last_change(tree) == 1_700_000_000
    os.utime(tree / "pyproject.toml", (1, 1))
    assert kogge_build.last_change(tree) == kogge_build.EARLIEST


# The page


def test_a_page_that_cannot_be_built_is_left_out_with_one_sentence(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    static = tree / page.STATIC
    (static / "index.html").unlink()
    failing = ["/bin/sh", "-c", "echo 'npm error code ENOTFOUND' >&2; exit 1"]
    monkeypatch.setattr(page, "system_npm", lambda: failing)
    page.build(tree)
    told = capfd.readouterr().err.splitlines()
    assert len(told) == 1
    assert "page could not be built" in told[0]
    assert told[0].endswith("npm error code ENOTFOUND")
    assert not static.exists()
    monkeypatch.setenv("KOGGE_STRICT", "1")
    with pytest.raises(SystemExit, match="page could not be built"):
        page.build(tree)


def test_an_old_node_will_not_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version, found in (("v18.1.0", False), ("v20.0.0", True)):
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert bool(page.system_npm()) == found


# The engine


def test_nothing_is_asked_for_where_nothing_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOGGE_PURE", "1")
    assert engine.requirements() == []
    monkeypatch.setenv("KOGGE_PURE", "0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no C compiler works here" in engine.why_pure()
    assert engine.requirements() == []


def compiling(problem: BaseException, monkeypatch: pytest.MonkeyPatch) -> tuple[Distribution, bdist_wheel]:
    """Run the step that compiles, with a problem."""

    def fails() -> list[object]:
        raise problem

    monkeypatch.setattr(engine, "mypyc_extensions", fails)
    distribution = Distribution({"name": "kogge", "version": "0", "ext_modules": [engine.PLACEHOLDER]})
    wheel = distribution.get_command_obj("bdist_wheel")
    wheel.ensure_finalized()
    command = engine.CompileEngine(distribution)
    command.ensure_finalized()
    command.run()
    assert isinstance(wheel, bdist_wheel)
    return distribution, wheel


@pytest.mark.parametrize(
    "problem", [SystemExit("Typechecking failure"), OSError("disk full"), KeyError("inside mypyc")]
)
def test_whatever_fails_the_engine_is_pure_and_one_sentence_says_why(
    problem: BaseException, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    distribution, wheel = compiling(problem, monkeypatch)
    told = capfd.readouterr().err.splitlines()
    assert len(told) == 1
    assert "pure Python" in told[0]
    assert told[0].endswith(str(problem))
    assert distribution.ext_modules == []
    assert wheel.root_is_pure


def test_a_strict_build_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOGGE_STRICT", "1")
    with pytest.raises(SystemExit, match=r"not compiled.*Typechecking failure"):
        compiling(SystemExit("Typechecking failure"), monkeypatch)


def test_notes_lie_in_the_package(tmp_path: Path) -> None:
    notes.write(tmp_path, {"why_pure": "KOGGE_PURE is set"})
    assert (tmp_path / "kogge/build.json").read_text(encoding="utf-8") == '{\n  "why_pure": "KOGGE_PURE is set"\n}\n'


# The archive


def packed(path: Path, names: list[str], date: int, owner: str) -> bytes:
    with tarfile.open(path, "w:gz") as made:
        for name in names:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uname, member.mode = len(name), date, owner, 0o600
            made.addfile(member, io.BytesIO(name.encode()))
    archive.normalize(path, 1_700_000_000)
    return path.read_bytes()


def test_archives_tell_nothing_of_who_made_them(tmp_path: Path) -> None:
    first = packed(tmp_path / "first.tar.gz", ["k/a", "k/b"], 1, "anna")
    second = packed(tmp_path / "second.tar.gz", ["k/b", "k/a"], 2, "ben")
    assert first == second
    with tarfile.open(tmp_path / "first.tar.gz") as made:
        assert [made.extractfile(member).read() for member in made] == [b"k/a", b"k/b"]  # type: ignore[union-attr]
