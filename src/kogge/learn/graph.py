"""Work on a GPU as one CUDA graph: hundreds of small kernels start with one call."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

WARM = 3
"""Calls before the work is captured: libraries choose their kernels and memory then."""


class Graphed:
    """Work on tensors that stay where they are. On a GPU it is replayed from its fourth call on, else simply done."""

    def __init__(self, work: Callable[[], tuple[Tensor, ...]], device: str) -> None:
        self._work = work
        self._calls = 0 if device.startswith("cuda") else None
        self._graph: torch.cuda.CUDAGraph | None = None
        self._results: tuple[Tensor, ...] = ()

    def __call__(self) -> tuple[Tensor, ...]:
        """Do the work; results of a replay are overwritten by the next."""
        if self._calls is None:
            return self._work()
        if self._calls < WARM:
            self._calls += 1
            return self._beside()
        if self._graph is None:
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph):
                self._results = self._work()
        self._graph.replay()
        return self._results

    def _beside(self) -> tuple[Tensor, ...]:
        """Once, on a stream of its own, as capturing asks for."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            results = self._work()
        torch.cuda.current_stream().wait_stream(side)
        return results
