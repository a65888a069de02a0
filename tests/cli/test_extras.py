"""What is installed, what is missing, and how long the start takes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from kogge.cli import bench_start, extras
from tests.cli.test_commands import kogge_runs


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("textual.app", "play"),
        ("litestar", "server"),
        ("psycopg", "cluster"),
        ("openskill.models", "arena"),
        ("pyspiel", "openspiel"),
        ("no_such_module", None),
        (None, None),
    ],
)
def test_the_extra_that_brings_a_module(module: str | None, extra: str | None) -> None:
    assert extras.extra_of(module) == extra


def test_missing_packages_are_named() -> None:
    assert extras.missing(["rich", "no-such-package"]) == ["no-such-package"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "textual is not installed. This command needs pip install 'kogge[play]'."),
        ("de", "textual ist nicht installiert. Dieser Befehl braucht pip install 'kogge[play]'."),
    ],
)
def test_a_missing_extra_is_one_line_and_exit_code_2(language: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("textual", "kogge.cli.screens"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    told = kogge_runs("play", "norderwind", language=language)
    assert told.exit_code == 2
    assert told.stderr == said + "\n"


def test_a_module_of_nobody_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "kogge.cli.about", None)
    monkeypatch.delattr("kogge.cli.about", raising=False)
    assert isinstance(kogge_runs("version").exception, ModuleNotFoundError)


def test_the_version_alone() -> None:
    assert kogge_runs("--version").output == f"kogge {kogge.__version__}\n"


def test_version_in_full() -> None:
    told = kogge_runs("version", "--full").output
    for wanted in ("Engine", "Page", "Platform", r"\[server\]", r"\[cluster\]", "CPython"):
        assert re.search(rf"│ {wanted}|{wanted} ", told), wanted


def test_the_start_is_measured_and_written(tmp_path: Path) -> None:
    told = kogge_runs("bench", "--start", "--repeat", "1", "--out", str(tmp_path))
    assert told.exit_code == 0, told.output
    page = (tmp_path / "start.md").read_text(encoding="utf-8")
    for name, target in bench_start.TARGETS.items():
        assert re.search(rf"^\| {name} \| [\d.,]+ .* \| {target} \|$", page, re.MULTILINE)


def test_importing_the_library_loads_little() -> None:
    """Seconds would depend on the machine; what is loaded does not."""
    heavy = {"typer", "rich", "fluent", "babel", "asyncio", "importlib.resources", "importlib.metadata", "email"}
    told = subprocess.run(
        [sys.executable, "-c", "import sys, kogge; print(*sys.modules)"], check=True, text=True, capture_output=True
    ).stdout.split()
    assert heavy & set(told) == set()
