"""The network in PyTorch: the same layers as ``kogge.bots.network`` plays with, and one more head for margins."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from kogge.core.features import MOST_SEATS
from kogge.core.state import Game


class Block(nn.Module):
    """Two layers and the way past them."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, hidden: Tensor) -> Tensor:
        return torch.relu(hidden + self.second(torch.relu(self.first(hidden))))


class Net(nn.Module):
    """Features to policy (logits of all actions), shares (logits of seats and nobody) and margins (of seats)."""

    def __init__(self, game: Game, width: int, blocks: int) -> None:
        super().__init__()
        self.inputs = nn.Linear(game.features.size, width)
        self.blocks = nn.ModuleList(Block(width) for _block in range(blocks))
        self.policy = nn.Linear(width, game.actions.width)
        self.shares = nn.Linear(width, MOST_SEATS + 1)
        self.margins = nn.Linear(width, MOST_SEATS)
        for head in (self.policy, self.shares, self.margins):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        scales = torch.tensor(game.features.scales(), dtype=torch.float32)
        self.register_buffer("_part", 1 / scales, persistent=False)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        hidden = torch.relu(self.inputs(rows.to(self._part.dtype) * self._part))
        for block in self.blocks:
            hidden = block(hidden)
        return self.policy(hidden).float(), self.shares(hidden).float(), self.margins(hidden).float()

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """The weights for the file."""
        return {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}

    def take(self, arrays: dict[str, NDArray[np.float32]]) -> None:
        """Take the weights of a file."""
        self.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
