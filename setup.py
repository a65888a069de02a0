"""The build: the engine is compiled with mypyc where that is possible, and is pure Python everywhere else.

Everything but the compiled modules is said in pyproject.toml. `KOGGE_PURE=1` leaves them uncompiled.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

COMPILED = ("core/*.py", "games/*.py", "games/*/*.py", "bots/*.py", "adapters/vector_core.py")
"""What is compiled, relative to src/kogge; a single module is a pattern too."""

INTERPRETED = {
    "__init__.py",  # the doors of the packages
    "edition_file.py",  # reads files, once
    "hints.py",  # words for people
    "nets.py",  # reads a file, once
    "errors.py",  # exceptions are raised off the hot path and pickled by test runners
    "registry.py",
    "shapes.py",  # a compiled TypedDict loses its element types
}


def compiled_modules(package: Path = Path("src/kogge")) -> list[str]:
    """List the source files that mypyc compiles; a new game is found by its place."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for the core, one for each game and one for the bots: they compile side by side."""
    folders: dict[str, list[str]] = {}
    for module in modules:
        folders.setdefault(Path(module).parent.name, []).append(module)
    return [(files, f"kogge_{folder}") for folder, files in folders.items()]


def extensions() -> list[Extension]:
    """Turn the compiled modules into optional extensions: no compiler, no harm."""
    modules = compiled_modules()
    if os.environ.get("KOGGE_PURE", "0") not in {"", "0"} or not modules:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built: list[Any] = mypycify(modules, opt_level="3", debug_level="0", separate=groups(modules))
    for extension in built:
        extension.optional = True
    return built


if __name__ == "__main__":
    setup(ext_modules=extensions())
