"""On a machine without a C compiler: the README's lines for players as they are typed, and what they install."""

from __future__ import annotations

import hashlib
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.install.conftest import build, unpacked
from tests.install.test_installed import PATIENCE_S
from tools.installing import (
    ROOT,
    Place,
    changed_files,
    contents,
    plain_environment,
    run,
    without_compiler,
)
from tools.servers import free_port

pytestmark = pytest.mark.xdist_group("pure")


def readme_lines() -> tuple[str, str]:
    """The README's two lines for players: install, and serve."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"## Install and play.*?```sh\n(.*?)```", text, re.DOTALL)
    assert block
    install, serve = block[1].strip().splitlines()
    return install, serve


class Installed(Place):
    """An environment in which the first line was typed, and what was said meanwhile."""

    def __init__(self, clone: Path, folder: Path) -> None:
        caches = {"npm_config_cache": str(Path.home() / ".npm"), "PIP_CACHE_DIR": str(Path.home() / ".cache/pip")}
        super().__init__(folder / "venv", plain_environment(HOME=str(folder), **caches))
        path = os.pathsep.join([str(self.bin), without_compiler(folder / "tools")])
        self.environment = {**self.environment, "PATH": path, "BROWSER": _browser(folder), "PIP_VERBOSE": "1"}
        self.said = run(["/bin/bash", "-c", readme_lines()[0]], clone, self.environment)

    def packages(self) -> Path:
        """Where its packages are."""
        return next(self.folder.glob("lib/python*/site-packages"))


def _browser(folder: Path) -> str:
    """A browser that notes what it is asked to open."""
    script = folder / "browser"
    script.write_text(f'#!/bin/bash\necho "$1" > {folder}/opened\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


@pytest.fixture(scope="module")
def installed(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The environment of someone who follows the README."""
    return Installed(clone, tmp_path_factory.mktemp("readme"))


def test_the_engine_is_pure_and_one_sentence_says_why(installed: Installed, clone: Path) -> None:
    said = [line.strip() for line in installed.said.splitlines() if line.strip().startswith("kogge:")]
    assert len(said) == 1, installed.said
    assert "pure Python" in said[0]
    assert "no C compiler" in said[0]
    assert changed_files(clone) == []


def test_the_readmes_second_line_serves(installed: Installed, tmp_path: Path) -> None:
    port = free_port()  # another server may have the usual one
    command = ["/bin/bash", "-c", f"exec {readme_lines()[1]} --port {port}"]
    with subprocess.Popen(command, cwd=tmp_path, env=installed.environment) as server:
        try:
            assert _opened(installed.folder.parent) == f"http://127.0.0.1:{port}/"
        finally:
            server.send_signal(signal.SIGINT)


def _opened(folder: Path) -> str:
    deadline = time.monotonic() + PATIENCE_S
    while not (folder / "opened").exists() or not (folder / "opened").read_text(encoding="utf-8"):
        assert time.monotonic() < deadline, "no browser was opened"
        time.sleep(0.1)
    return (folder / "opened").read_text(encoding="utf-8").strip()


def test_the_wheel_from_the_source_distribution_is_what_was_installed_from_the_clone(
    installed: Installed, sdist: Path, tmp_path: Path
) -> None:
    no_node = str(tmp_path / "nothing")  # neither a compiler nor Node: the page is in the source distribution
    wheel = build("--wheel", unpacked(sdist, tmp_path), tmp_path / "dist", PATH=no_node)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < 4e6
    expected = {name: digest for name, digest in contents(wheel).items() if not name.endswith("/RECORD")}
    packages = installed.packages()
    assert expected == {name: hashlib.sha256((packages / name).read_bytes()).hexdigest() for name in expected}
    ours = {path.relative_to(packages).as_posix() for path in (packages / "kogge").rglob("*") if path.is_file()}
    assert {name for name in ours if "__pycache__" not in name} <= expected.keys()
