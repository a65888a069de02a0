"""Compiled or pure: which engine runs is what the environment asks for, and never an old one."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.conftest import ROOT, stale_modules

BUILT = sorted((ROOT / "src/kogge").rglob("*" + EXTENSION_SUFFIXES[0]))
TELL = "import kogge._pure, kogge.games.registry as r; print(kogge._pure.compiled(), r.__file__)"


def told(pure: str) -> str:
    command, environment = [sys.executable, "-c", TELL], {**os.environ, "KOGGE_PURE": pure}
    return subprocess.run(command, env=environment, check=True, text=True, capture_output=True).stdout


def test_pure_by_request() -> None:
    assert told("1").startswith("False ")


@pytest.mark.parametrize("pure", ["", "0"])
def test_compiled_where_it_is_built(pure: str) -> None:
    assert told(pure).startswith(f"{bool(BUILT)} ")


def test_every_module_is_found_by_its_source() -> None:
    assert told("1").strip().endswith("registry.py")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two compiled modules, up to date."""
    core = tmp_path / "core"
    core.mkdir()
    for name in ("bag", "state"):
        (core / f"{name}.py").touch()
        (core / f"{name}{EXTENSION_SUFFIXES[0]}").touch()
        os.utime(core / f"{name}.py", (1000, 1000))
    return tmp_path


def test_fresh_modules_are_not_stale(package: Path) -> None:
    assert stale_modules(package) == []


def test_an_edited_source_is_stale(package: Path) -> None:
    os.utime(package / "core" / f"bag{EXTENSION_SUFFIXES[0]}", (999, 999))
    assert stale_modules(package) == ["core/bag.py"]


def test_a_new_and_a_removed_source_are_stale(package: Path) -> None:
    (package / "core/rng.py").touch()
    (package / "core/bag.py").unlink()
    assert stale_modules(package) == ["core/bag.py", "core/rng.py"]


def test_an_uncompiled_tree_is_never_stale(package: Path) -> None:
    for built in package.rglob("*" + EXTENSION_SUFFIXES[0]):
        built.unlink()
    assert stale_modules(package) == []


def test_where_librt_has_no_build_the_features_are_the_same() -> None:
    script = """
import sys
if "--without" in sys.argv:
    sys.modules["librt.strings"] = None
import kogge
state = kogge.load("novgorod", 3).new_state()
print(state.features(1).hex())
print(sys.modules["librt.strings"].BytesWriter.__module__)
"""
    told = [
        subprocess.run(
            [sys.executable, "-c", script, *arguments],
            env={**os.environ, "KOGGE_PURE": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for arguments in ([], ["--without"])
    ]
    assert told[0][0] == told[1][0]
    assert told[1][1] == "kogge._pure"
