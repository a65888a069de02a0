"""Builds in isolation from a clean clone, shared by all workers of a run: `make check-wheel` runs these tests."""

from __future__ import annotations

import os
import sys
import tarfile
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from kogge_build.engine import why_no_compiler
from tools.installing import Place, base_python, changed_files, clean_clone, plain_environment, run

COMPILER = not why_no_compiler()
ENGINE = "compiled engine" if COMPILER else "pure Python engine"
OTHER_PYTHONS = {version: base_python(version) for version in ("3.12", "3.13", "3.14")}


FIRST = [*OTHER_PYTHONS, "compiled", "pure"]
"""The groups that take long, in this order; what has to wait for their archives comes after them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    group = item.get_closest_marker("xdist_group")
    return FIRST.index(group.args[0]) if group and group.args[0] in FIRST else len(FIRST)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    missing = [version for version, python in OTHER_PYTHONS.items() if python is None]
    terminalreporter.write_line(f"CPython not on this machine, so not tested with: {', '.join(missing) or 'none'}")


def once(folder: Path, make: Callable[[Path], object]) -> Path:
    """A folder that the first worker makes while the others wait."""
    with folder.with_suffix(".lock").open("a") as lock:
        flock(lock, LOCK_EX)
        if not os.fstat(lock.fileno()).st_size:
            make(folder)
            lock.write("made")
    return folder


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of all workers of this run."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def clone(shared: Path) -> Path:
    """A clean clone; no build may change it."""
    return once(shared / "clone", clean_clone)


@pytest.fixture(scope="session")
def sdist(clone: Path, shared: Path) -> Path:
    """The source distribution from the clone, built with nothing but what the build asks for."""

    def make(folder: Path) -> None:
        build("--sdist", clone, folder, KOGGE_STRICT="1")
        assert changed_files(clone) == []

    return next(once(shared / "sdist", make).glob("*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, shared: Path) -> Path:
    """The wheel from the source distribution, compiled where that is possible."""

    def make(folder: Path) -> None:
        strict = str(int(COMPILER))
        build("--wheel", unpacked(sdist, shared / "source"), folder, KOGGE_STRICT=strict, KOGGE_OPTIMISE="0")

    return next(once(shared / "wheel", make).glob("*.whl"))


@pytest.fixture(scope="session")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """An environment with the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("place")
    found = Place(folder / "venv", plain_environment(HOME=str(folder)), quick=True)
    install(found, f"kogge[server,play] @ {wheel.as_uri()}")
    return found


def unpacked(sdist: Path, folder: Path) -> Path:
    """The source distribution, as a folder."""
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    return next(folder.glob("kogge-*"))


def build(what: str, source: Path, folder: Path, **more: str) -> Path:
    """An archive built from these sources in isolation."""
    command = [sys.executable, "-m", "build", "--installer", "uv", what, "--outdir", str(folder), str(source)]
    run(command, source.parent, plain_environment(**more))
    return next(folder.iterdir())


def install(place: Place, *what: str) -> str:
    """Install into an environment from the registry; uv is much quicker than pip."""
    uv = [sys.executable, "-m", "uv", "pip"]
    return run([*uv, "install", "--python", str(place.bin / "python"), *what], place.folder, place.environment)
