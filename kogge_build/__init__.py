"""The build backend: setuptools at work in a temporary copy, so that a build leaves the source tree as it was.

A wheel holds the engine, compiled where that is possible, and the page. A source distribution holds the sources and the
page, so that whoever builds from it needs no Node. What cannot be built is left out with one sentence that says why;
with ``KOGGE_STRICT=1`` it is an error. ``KOGGE_PURE=1`` asks for an engine that is not compiled.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns, rmtree, which
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import build_meta

from kogge_build import archive, engine, page

Settings = Mapping[str, Any] | None

PARTS = (
    *("src", "web", "kogge_build", "pyproject.toml", "setup.py", "MANIFEST.in"),
    *("README.md", "CHANGELOG.md", "CITATION.cff", "LICENSE", "NOTICE", "PKG-INFO"),
)
"""What distributions are made of; all else stays behind."""

MADE = ("node_modules", "__pycache__", "*.egg-info", "*.so", "*.pyd")
"""What earlier builds left in the source tree. A page is left behind too, unless it was shipped with the sources."""

EARLIEST = 315532800
"""1980, the first date that a zip file knows."""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What this build needs from the registry beside setuptools."""
    return engine.requirements() + page.requirements(Path.cwd())


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Source distributions hold the page."""
    return page.requirements(Path.cwd())


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Nothing: editable installs run the sources as they are."""
    return []


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """The metadata alone; nothing is compiled."""
    target = os.path.abspath(metadata_directory)
    with _copy():
        return str(build_meta.prepare_metadata_for_build_wheel(target, config_settings))


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """The wheel, with the page, and compiled where that is possible."""
    target = os.path.abspath(wheel_directory)
    metadata = os.path.abspath(metadata_directory) if metadata_directory else None
    with _copy() as copy:
        page.build(copy)
        return str(build_meta.build_wheel(target, config_settings, metadata))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The source distribution, with the page."""
    target = os.path.abspath(sdist_directory)
    with _copy() as copy:
        page.build(copy)
        name = str(build_meta.build_sdist(target, config_settings))
    archive.normalize(Path(target, name), int(os.environ["SOURCE_DATE_EPOCH"]))
    return name


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A link to the sources. `make` compiles the engine and builds the page beside them."""
    os.environ["KOGGE_PURE"] = "1"
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


@contextmanager
def _copy() -> Iterator[Path]:
    """Work in a copy of the source tree, with the date of its last change for all that is packed."""
    root = Path.cwd()
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(last_change(root)))
    with TemporaryDirectory(prefix="kogge-build-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder, "kogge")
        copy_sources(root, copy)
        os.chdir(copy)
        try:
            yield copy
        finally:
            os.chdir(root)


def copy_sources(root: Path, copy: Path) -> None:
    """Copy what distributions are made of, all files with the same mode."""
    copy.mkdir()
    for part in (root / name for name in PARTS):
        if part.is_dir():
            copytree(part, copy / part.name, ignore=ignore_patterns(*MADE), copy_function=_copy_file)
        elif part.exists():
            _copy_file(str(part), str(copy / part.name))
    if not page.is_shipped(root):
        rmtree(copy / page.STATIC, ignore_errors=True)


def _copy_file(source: str, target: str) -> None:
    copyfile(source, target)
    os.chmod(target, 0o644)


def last_change(root: Path) -> int:
    """The time of the last commit; in a source distribution, where all files have that time, of one of its files."""
    if (root / ".git").exists() and which("git"):
        command = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(command, cwd=root, text=True, capture_output=True, check=False)
        if told.returncode == 0:
            return int(told.stdout)
    return max(EARLIEST, int((root / "pyproject.toml").stat().st_mtime))
