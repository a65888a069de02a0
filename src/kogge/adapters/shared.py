"""Arrays in one block of shared memory, seen by several processes."""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

PAGE = 4096
Specs = Mapping[str, tuple[tuple[int, ...], Any]]
"""Every array by its name, with its shape and type."""


class Shared:
    """Whoever makes the arrays gives no name; who joins gives the maker's ``name`` and the same specs."""

    def __init__(self, specs: Specs, name: str | None = None) -> None:
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in specs.values()]
        self._block = SharedMemory(name, create=name is None, size=sum(sizes) + PAGE * len(sizes))
        self.name = self._block.name
        self._arrays: dict[str, NDArray[Any]] = {}
        start = 0
        for (array, (shape, kind)), length in zip(specs.items(), sizes, strict=True):
            self._arrays[array] = np.ndarray(shape, kind, self._block.buf, start)
            start += -(-length // PAGE) * PAGE

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self._arrays[name]

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Every array by its name."""
        return self._arrays

    def close(self, last: bool) -> None:
        """Let go of the memory; the last one gives it back."""
        self._arrays = {}
        self._block.close()
        if last:
            self._block.unlink()
