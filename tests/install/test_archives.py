"""What is inside the archives."""

from __future__ import annotations

import re
import sys
import tarfile
from pathlib import Path

import pytest

from tests.install.conftest import COMPILER
from tools.installing import contents

pytestmark = pytest.mark.xdist_group("compiled")
PAGE = "kogge/server/static/index.html"


def test_the_wheel_is_compiled_where_it_can_be_and_holds_the_page_and_nothing_foreign(wheel: Path) -> None:
    names = set(contents(wheel))
    assert (f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name) == COMPILER
    assert any(re.match(r"kogge/core/state\..*(so|pyd)$", name) for name in names) == COMPILER
    assert {PAGE, "kogge/py.typed", "kogge/text/de.ftl", "kogge/build.json"} <= names
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not re.fullmatch(r"kogge(_\w+__mypyc\..*|-[\d.]+\.dist-info)?", top)} == set()
    assert [name for name in names if name.endswith((".c", ".h", ".o", ".pyc")) or "/tests/" in name] == []


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < 25e6


def test_the_source_distribution_holds_page_and_sources(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        members = packed.getmembers()
    names = {member.name.partition("/")[2] for member in members}
    assert {f"src/{PAGE}", "web/package-lock.json", "web/.npmrc", "kogge_build/__init__.py", "NOTICE"} <= names
    assert [name for name in names if "node_modules" in name or name.endswith((".so", ".c", ".pyc"))] == []
    assert len({member.mtime for member in members}) == 1
    assert {(member.uid, member.uname) for member in members} == {(0, "")}
