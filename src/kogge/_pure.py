"""Compiled or pure: `KOGGE_PURE=1` runs the engine from its .py files, also where compiled ones lie beside them."""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceOnly(MetaPathFinder):
    """Finds the modules of this package by their source alone."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("kogge."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def wanted() -> bool:
    """Whether the environment asks for pure Python."""
    return os.environ.get("KOGGE_PURE", "0") not in {"", "0"}


def install() -> None:
    """From now on import `kogge.*` from source only."""
    sys.meta_path.insert(0, _SourceOnly())


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    file = importlib.import_module("kogge.core.state").__file__
    return file is not None and not file.endswith(".py")
