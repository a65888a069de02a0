"""The engine, compiled with mypyc where that is possible: all of it, or nothing."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

from kogge_build import notes

COMPILER = ["mypy[mypyc]>=2.4,<2.5", "fluent.runtime>=0.4", "mypy_extensions>=1.1"]
"""mypy brings mypyc, which reads the types of all that the compiled modules import."""

COMPILED = (
    "core/*.py",
    "games/*.py",
    "games/*/rules/*.py",
    "games/*/bots/*.py",
    "bots/*.py",
    "adapters/vector_core.py",
)
"""What is compiled, relative to src/kogge; a single module is a pattern too."""

INTERPRETED = {
    "__init__.py",  # the doors of the packages
    "components.py",  # what the page draws
    "edition_file.py",  # reads files, once
    "edition_text.py",
    "hints.py",  # words for people
    "judge.py",  # numpy
    "learned.py",
    "levels.py",  # finds the guide of a game
    "examples.py",  # reads files, off every hot path
    "lessons.py",  # reads files, off every hot path
    "nets.py",  # reads a file, once
    "network.py",  # numpy
    "own_box.py",  # edition files, off every hot path
    "plugin.py",  # loads parts of a game, once
    "policy.py",
    "errors.py",  # exceptions are raised off the hot path and pickled by test runners
    "registry.py",
    "shapes.py",  # a compiled TypedDict loses its element types
}

PLACEHOLDER = Extension("kogge.engine", [])
"""Stands for the extensions until they are built: mypyc runs in build_ext, not whenever setup.py is read."""


def compiled_modules(package: Path = Path("src/kogge")) -> list[str]:
    """List the source files that mypyc compiles; a new game is found by its place."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for each folder: they compile side by side."""
    folders: dict[str, list[str]] = {}
    for module in modules:
        folders.setdefault(_library(module), []).append(module)
    return [(files, name) for name, files in folders.items()]


def _library(module: str) -> str:
    """The library of a module: ``kogge_core``, ``kogge_norderwind_rules``."""
    folders = Path(module).parent.parts
    return "_".join(["kogge", *(folders[-2:] if folders[-3:-2] == ("games",) else folders[-1:])])


def why_pure() -> str:
    """Why the engine is not compiled here; empty where nothing speaks against it."""
    if notes.wanted("KOGGE_PURE"):
        return "KOGGE_PURE was set when it was built"
    if sys.implementation.name != "cpython":
        return f"{platform.python_implementation()} cannot load it"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are not installed (Python.h)"
    return why_no_compiler()


def why_no_compiler() -> str:
    """Why nothing can be compiled here; empty where a small trial succeeds."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n")
        try:
            _compiler().compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception as error:
            return f"no C compiler works here ({reason(error)})"
    return ""


def _compiler() -> Any:
    from distutils.ccompiler import new_compiler  # both are setuptools' own
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def compiler_name() -> str:
    """The C compiler as it calls itself, and mypyc."""
    from mypy.version import __version__

    compiler = _compiler()
    if compiler.compiler_type != "unix":
        return f"{compiler.compiler_type}, mypyc {__version__}"
    told = subprocess.run([compiler.compiler_so[0], "--version"], text=True, capture_output=True, check=False)
    return f"{told.stdout.partition(chr(10))[0]}, mypyc {__version__}"


def reason(error: BaseException) -> str:
    """One line about what went wrong."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def requirements() -> list[str]:
    """What compiling needs from the registry."""
    return [] if why_pure() else COMPILER


def extensions() -> list[Extension]:
    """The placeholder, or nothing where the engine stays pure."""
    return [] if why_pure() else [PLACEHOLDER]


def mypyc_extensions() -> list[Extension]:
    """Translate the modules to C; mypyc exits where it cannot."""
    from mypyc.build import mypycify

    modules = compiled_modules()
    level = os.environ.get("KOGGE_OPTIMISE", "3")  # less is quicker to build: for tests
    built: list[Any] = mypycify(modules, opt_level=level, debug_level="0", separate=groups(modules))
    return built


class CompileEngine(build_ext):
    """Compiles the engine; if anything fails, nothing of it stays and the engine is pure Python."""

    why_pure = ""

    def run(self) -> None:
        if not self.distribution.ext_modules:
            return
        try:
            self._compile(Path(self.build_temp, "engine"))
        except (Exception, SystemExit) as error:
            self._stay_pure(reason(error))

    def _compile(self, target: Path) -> None:
        """Compile into a folder of its own, and take the result when all of it is there."""
        self.distribution.ext_modules = mypyc_extensions()
        command = build_ext(self.distribution)
        command.build_lib, command.build_temp, command.inplace = str(target), self.build_temp, self.inplace
        command.parallel = self.parallel or os.cpu_count()
        command.ensure_finalized()
        command.run()
        if not self.inplace:
            copytree(target, self.build_lib, dirs_exist_ok=True)

    def _stay_pure(self, why: str) -> None:
        notes.leave_out(not_compiled(why))
        self.why_pure = why
        self.distribution.ext_modules = self.extensions = []
        wheel: Any = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True  # its tag says: for every platform


class NotedBuild(build):
    """The build, with notes in the package about what was built."""

    def run(self) -> None:
        why = why_pure()
        if why and not notes.wanted("KOGGE_PURE"):
            notes.leave_out(not_compiled(why))
        super().run()
        engine: Any = self.get_finalized_command("build_ext")
        why = why or engine.why_pure
        notes.write(Path(self.build_lib), {"why_pure": why} if why else {"compiler": compiler_name()})


def not_compiled(why: str) -> str:
    """The sentence for the person who builds."""
    return f"the engine is not compiled and will run as pure Python, several times slower: {why}"
