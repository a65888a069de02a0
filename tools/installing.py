"""Installing Kogge as a stranger would: from a clean clone into an empty environment, with the registries alone."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIMIT_S = 1800


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    """What a command says on both channels; it must succeed."""
    told = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=LIMIT_S,
        check=False,
    )
    if told.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {told.returncode}:\n{told.stdout[-4000:]}")
    return told.stdout


def clean_clone(target: Path) -> Path:
    """A new repository with the files of this one as they are now, and nothing that was built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        text=True,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target / name)
    who = ["-c", "user.name=Kogge", "-c", "user.email=kogge@localhost"]
    for step in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "--no-gpg-sign", "-m", "All files"]):
        run(["git", *step], target, dict(os.environ))
    return target


def changed_files(clone: Path) -> list[str]:
    """What a build left behind in a clone, ignored files included; Python's own caches aside."""
    told = run(["git", "status", "--porcelain", "--ignored"], clone, dict(os.environ))
    return [line for line in told.splitlines() if not line.endswith("__pycache__/")]


def plain_environment(**more: str) -> dict[str, str]:
    """This environment without what concerns this build or test run."""
    own = ("KOGGE_", "PYTEST", "PYTHON", "VIRTUAL_ENV")
    return {**{name: value for name, value in os.environ.items() if not name.startswith(own)}, **more}


def stranger(home: Path, **more: str) -> dict[str, str]:
    """The environment of someone who has never built anything here: a home and caches of their own."""
    caches = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm"}
    empty = {name: str(home / folder) for name, folder in caches.items()}
    return plain_environment(HOME=str(home), COLUMNS="200", LC_ALL="C.UTF-8", **empty, **more)


def without_compiler(tools: Path) -> str:
    """A PATH with a shell, git, Node and this Python, and no C compiler."""
    tools.mkdir(parents=True)
    (tools / "python3").symlink_to(Path(sys.base_prefix, "bin/python3"))
    for name in ("sh", "git", "node", "npm"):
        found = shutil.which(name)
        if found:
            (tools / name).symlink_to(found)
    return str(tools)


def contents(wheel: Path) -> dict[str, str]:
    """The files of a wheel, with a hash of each."""
    with zipfile.ZipFile(wheel) as packed:
        return {name: hashlib.sha256(packed.read(name)).hexdigest() for name in packed.namelist()}


class Place:
    """An empty virtual environment with pip; uv makes it in a fraction of the time (``quick``)."""

    def __init__(
        self, folder: Path, environment: dict[str, str], python: str = sys.executable, quick: bool = False
    ) -> None:
        self.folder = folder
        self.environment = environment
        uv = [sys.executable, "-m", "uv", "venv", "--quiet", "--seed", "--python", python]
        run([*(uv if quick else [python, "-m", "venv"]), str(folder)], folder.parent, environment)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.before = self.files()

    def files(self) -> set[str]:
        """All that lies in it, but for caches of Python."""
        found = (path for path in self.folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(self.folder).as_posix() for path in found}

    def call(self, *command: str, folder: Path | None = None, **more: str) -> str:
        """What a program of this environment says."""
        program = str(self.bin / command[0])
        return run([program, *command[1:]], folder or self.folder, {**self.environment, **more})


def base_python(version: str) -> str | None:
    """A Python of this version, of the system or of pyenv."""
    candidates = [shutil.which(f"python{version}") or "", *map(str, _pyenv(version))]
    for candidate in filter(None, candidates):
        told = subprocess.run([candidate, "-c", "import venv"], capture_output=True, check=False)
        if told.returncode == 0:
            return candidate
    return None


def _pyenv(version: str) -> list[Path]:
    return sorted((Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/python"))
