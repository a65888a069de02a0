"""A learned network at run time, in numpy: a policy over the actions and every seat's share of the win.

The file is an npz: matrices as int8 with a float scale for each output, and a JSON header that says which features,
actions, rules and edition the network was trained with, and how.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from os import environ
from pathlib import Path
from typing import Any

environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a few rows are no work for two cores: threads wait for each other

import numpy as np
from numpy.typing import NDArray

from kogge.core.errors import KoggeError
from kogge.core.features import MOST_SEATS
from kogge.core.state import Game

Floats = NDArray[np.float32]
HEADER = "header"
SCALE = ".scale"
LEVELS = 127


class WrongNetwork(KoggeError):
    """The network was trained with other features, actions or rules than the game has."""

    key = "error-wrong-network"


def header_of(game: Game) -> dict[str, str]:
    """What a network must agree with."""
    return {
        "game": game.slug,
        "features": game.features.fingerprint,
        "actions": game.fingerprint,
        "rules": game.rules_version,
        "edition": game.edition_hash,
    }


class Network:
    """The layers: features -> hidden, residual blocks of two layers, and the heads for policy, shares and margins."""

    def __init__(self, header: Mapping[str, Any], arrays: Mapping[str, Floats]) -> None:
        self.header = dict(header)
        self._in = arrays["inputs.weight"].T.copy() / np.asarray(header["scales"], np.float32)[:, None]
        self._bias = arrays["inputs.bias"]
        self._blocks = [_block(arrays, number) for number in range(int(header["blocks"]))]
        self._policy = arrays["policy.weight"].T.copy(), arrays["policy.bias"]
        self._shares = arrays["shares.weight"].T.copy(), arrays["shares.bias"]

    def check(self, game: Game) -> None:
        """Refuse a game the network was not trained for."""
        for name, wanted in self._differing(game):
            raise WrongNetwork(game=game.slug, part=name, got=str(self.header[name]), expected=wanted)

    def fits(self, game: Game) -> bool:
        """Whether the network was trained with these features, actions and rules."""
        return not self._differing(game)

    def _differing(self, game: Game) -> list[tuple[str, str]]:
        """What the game has otherwise than the network knows it; other values of an edition are no hindrance."""
        wanted = header_of(game).items()
        return [(name, value) for name, value in wanted if name != "edition" and self.header[name] != value]

    def hidden(self, rows: NDArray[np.uint8]) -> Floats:
        """What the network makes of rows of features before its heads. Most of a row is 0 and costs nothing."""
        if len(rows) == 1:
            places = np.flatnonzero(rows[0])
            units = rows[0, places].astype(np.float32) @ self._in[places] + self._bias
            hidden: Floats = np.maximum(units, 0)[None]
        else:
            hidden = np.maximum(rows.astype(np.float32) @ self._in + self._bias, 0)
        for first, first_bias, second, second_bias in self._blocks:
            hidden = np.maximum(hidden + np.maximum(hidden @ first + first_bias, 0) @ second + second_bias, 0)
        return hidden

    def logits(self, hidden: Floats) -> Floats:
        """The policy before the softmax, for every action."""
        weights, bias = self._policy
        return hidden @ weights + bias

    def shares(self, hidden: Floats, players: int) -> Floats:
        """The share of the win of each seat, the observer first; what is missing to 1 is that nobody wins."""
        weights, bias = self._shares
        logits = hidden @ weights + bias
        logits[:, players:MOST_SEATS] = -np.inf
        return softmax(logits)[:, :players]

    def judge(self, rows: Sequence[bytes], players: int) -> list[list[float]]:
        """The share of the win of each seat for rows of features, the observer first."""
        table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        told: list[list[float]] = self.shares(self.hidden(table), players).tolist()
        return told

    def likely(self, row: bytes, legal: Sequence[int]) -> list[float]:
        """How likely each of these actions is, for a row of features; they add up to 1."""
        told: list[float] = softmax(
            self.logits(self.hidden(np.frombuffer(row, np.uint8)[None]))[0, list(legal)]
        ).tolist()
        return told


def _block(arrays: Mapping[str, Floats], number: int) -> tuple[Floats, Floats, Floats, Floats]:
    first, second = f"blocks.{number}.first", f"blocks.{number}.second"
    return (
        arrays[f"{first}.weight"].T.copy(),
        arrays[f"{first}.bias"],
        arrays[f"{second}.weight"].T.copy(),
        arrays[f"{second}.bias"],
    )


def softmax(logits: Floats) -> Floats:
    """Probabilities along the last axis."""
    powers: Floats = np.exp(logits - logits.max(axis=-1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return shares


# The file


def pack(header: Mapping[str, Any], arrays: Mapping[str, Floats]) -> bytes:
    """A network as a file: matrices in whole numbers from -127 to 127, each output with a scale of its own."""
    packed: dict[str, Any] = {HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)}
    for name, array in arrays.items():
        if array.ndim == 1:
            packed[name] = array.astype(np.float32)
            continue
        scale = np.maximum(np.abs(array).max(axis=1, keepdims=True) / LEVELS, 1e-12).astype(np.float32)
        packed[name] = np.round(array / scale).astype(np.int8)
        packed[name + SCALE] = scale
    buffer = BytesIO()
    np.savez_compressed(buffer, **packed)
    return buffer.getvalue()


def unpack(data: bytes) -> tuple[dict[str, Any], dict[str, Floats]]:
    """The header and the arrays of a file."""
    with np.load(BytesIO(data), allow_pickle=False) as file:
        header: dict[str, Any] = json.loads(file[HEADER].tobytes())
        names = [name for name in file.files if name != HEADER and not name.endswith(SCALE)]
        arrays: dict[str, Floats] = {name: _array(file, name) for name in names}
    return header, arrays


def _array(file: Mapping[str, NDArray[Any]], name: str) -> Floats:
    array: Floats = file[name].astype(np.float32)
    return array * file[name + SCALE] if array.ndim == 2 else array


@cache
def from_file(path: str) -> Network:
    """The network of a file; for the command line, which alone may name one."""
    return Network(*unpack(Path(path).read_bytes()))
