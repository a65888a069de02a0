"""Compiled or pure: `KOGGE_PURE=1` runs the engine from its .py files, also where compiled ones lie beside them.

The engine writes features with `librt`. Where that has no build for the platform, a stand-in of a few lines serves.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceOnly:
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


class BytesWriter:
    """What the engine uses of ``librt.strings.BytesWriter``."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def write(self, more: bytes) -> None:
        """Append bytes."""
        self._bytes += more

    def getvalue(self) -> bytes:
        """All that was written."""
        return bytes(self._bytes)

    def truncate(self, size: int) -> None:
        """Keep so many bytes."""
        del self._bytes[size:]

    def __len__(self) -> int:
        return len(self._bytes)

    def __getitem__(self, place: int) -> int:
        return self._bytes[place]

    def __setitem__(self, place: int, value: int) -> None:
        self._bytes[place] = value


def has_librt() -> bool:
    """Whether librt can be imported here."""
    try:
        importlib.import_module("librt.strings")
    except ImportError:
        return False
    return True


def stand_in_for_librt() -> None:
    """Let the engine find the stand-in."""
    strings = ModuleType("librt.strings")
    vars(strings)["BytesWriter"] = BytesWriter
    sys.modules["librt.strings"] = strings
    sys.modules.setdefault("librt", ModuleType("librt"))


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    file = importlib.import_module("kogge.core.state").__file__
    return file is not None and not file.endswith(".py")
