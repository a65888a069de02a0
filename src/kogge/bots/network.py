"""A learned network at run time, in numpy: a policy over the actions and every seat's share of the win.

The file is an npz: matrices in whole steps, and a JSON header that says which features, actions, rules and edition
the network was trained with, and how. Steps are as coarse as choices bear, for the packed size is that of the wheel.
"""

from __future__ import annotations

import json
import zlib
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
Doubles = NDArray[np.float64]
HEADER = "header"
Header = Mapping[str, Any]  # JSON: what the network is for and how it was made
INPUTS = "inputs.weight"
SCALE = ".scale"  # the size of a step, for each output
RARITY = "rarity"  # in the header: how often a step is doubled, for each input
LEVELS = 127
FINENESS = 7  # steps in the root mean square of an output's weights
RAREST = 6  # steps are doubled at most so often
IN_BITS = 16  # of weights of the first layer behind the point
WEIGHT_BITS = 10  # of weights of the others
UNIT_BITS = 7  # of what lies between layers
BOUND = 2 ** (24 - WEIGHT_BITS - UNIT_BITS)  # sums up to here are exact; the first layer has 256
SHARES = 1 << 30


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
    """The layers: features -> hidden, residual blocks of two layers, and the heads for policy, shares and margins.

    All sums are exact, so that every machine and every order of adding up comes to the same: weights and what is
    between layers are rounded to multiples of powers of two, so coarse that the 24 bits of a float hold every sum
    below ``BOUND``.
    """

    def __init__(self, header: Header, arrays: Mapping[str, Floats]) -> None:
        self.header = dict(header)
        scales = np.asarray(header["scales"], np.float32)[:, None]
        self.inputs = on_grid(arrays["inputs.weight"].T / scales, IN_BITS), on_grid(arrays["inputs.bias"], IN_BITS)
        self.blocks = [_block(arrays, number) for number in range(int(header["blocks"]))]
        policy, bias = _layer(arrays, "policy")
        self.policy = policy.T.copy(), bias
        self._to_shares = _layer(arrays, "shares")

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
        """What the network makes of rows of features before its heads. What is 0 in all rows costs nothing."""
        weights, bias = self.inputs
        places = np.flatnonzero(rows.any(axis=0))
        hidden = rectified(rows[:, places].astype(np.float32) @ weights[places] + bias)
        for first, first_bias, second, second_bias in self.blocks:
            middle = rectified(hidden @ first + first_bias)
            hidden = rectified(hidden + (middle @ second + second_bias))
        return hidden

    def logits(self, hidden: Floats, actions: Sequence[int] | NDArray[np.intp]) -> Floats:
        """The policy before the softmax, for these actions."""
        weights, bias = self.policy
        return hidden @ weights[actions].T + bias[actions]

    def shares(self, hidden: Floats, players: int) -> Doubles:
        """The share of the win of each seat, the observer first; what is missing to 1 is that nobody wins."""
        weights, bias = self._to_shares
        logits = hidden @ weights + bias
        logits[:, players:MOST_SEATS] = -np.inf
        return softmax(logits)[:, :players]

    def judge(self, rows: Sequence[bytes], players: int) -> list[list[float]]:
        """The share of the win of each seat for rows of features, the observer first."""
        found: list[list[float]] = self.shares(self.hidden(_table(rows)), players).tolist()
        return found

    def weigh(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]], players: int) -> list[list[float]]:
        """For each row how likely each of its legal actions is, and behind them the shares, the observer first."""
        hidden = self.hidden(_table(rows))
        shares: list[list[float]] = self.shares(hidden, players).tolist()
        return [some + one for some, one in zip(self._likely(hidden, legal), shares, strict=True)]

    def _likely(self, hidden: Floats, legal: Sequence[Sequence[int]]) -> list[list[float]]:
        """The policy of each line among its own legal actions."""
        actions, column = np.unique(np.concatenate([np.asarray(some, np.intp) for some in legal]), return_inverse=True)
        lines = np.repeat(np.arange(len(legal)), [len(some) for some in legal])
        table = np.full((len(legal), len(actions)), -np.inf, np.float32)
        table[lines, column] = self.logits(hidden, actions)[lines, column]
        found: list[float] = softmax(table)[lines, column].tolist()
        ends = np.cumsum([len(some) for some in legal]).tolist()
        return [found[end - len(some) : end] for end, some in zip(ends, legal, strict=True)]


def _table(rows: Sequence[bytes]) -> NDArray[np.uint8]:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


def on_grid(values: Floats, bits: int) -> Floats:
    """Rounded to multiples of 2 to the power of minus ``bits``."""
    rounded: Floats = (np.round(values * 2.0**bits) / 2.0**bits).astype(np.float32)
    return rounded


def rectified(sums: Floats) -> Floats:
    """What is above 0, on the grid of what lies between layers."""
    units: Floats = np.maximum(np.round(sums * np.float32(2**UNIT_BITS)), 0) * np.float32(2**-UNIT_BITS)
    return units


def _layer(arrays: Mapping[str, Floats], name: str) -> tuple[Floats, Floats]:
    """Weights and bias of a layer behind the first, on their grids."""
    weights, bias = arrays[f"{name}.weight"], arrays[f"{name}.bias"]
    return on_grid(weights.T, WEIGHT_BITS).copy(), on_grid(bias, WEIGHT_BITS + UNIT_BITS)


def _block(arrays: Mapping[str, Floats], number: int) -> tuple[Floats, Floats, Floats, Floats]:
    return *_layer(arrays, f"blocks.{number}.first"), *_layer(arrays, f"blocks.{number}.second")


def softmax(logits: Floats) -> Doubles:
    """Probabilities along the last axis, without the last bits, in which machines differ."""
    powers = np.exp((logits - logits.max(axis=-1, keepdims=True)).astype(np.float64))
    shares: Doubles = np.round(powers / powers.sum(axis=-1, keepdims=True) * SHARES) / SHARES
    return shares


# The file


def pack(header: Header, arrays: Mapping[str, Floats]) -> bytes:
    """A network as a file: matrices in whole steps from -127 to 127, larger ones for inputs that are hardly ever there.

    How rare inputs are stands in the header, if anybody has looked (``rarity``).
    """
    packed: dict[str, Any] = {HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)}
    for name, array in arrays.items():
        if array.ndim == 1:
            packed[name] = array.astype(np.float32)
            continue
        even = array / _doublings(header) if name == INPUTS else array
        packed[name + SCALE] = scale = _steps(even)
        packed[name] = _deflated(np.round(even / scale).astype(np.int8))
    buffer = BytesIO()
    np.savez_compressed(buffer, **packed)
    return buffer.getvalue()


def _deflated(steps: NDArray[np.int8]) -> NDArray[np.uint8]:
    """The weights of an input side by side, without the search for what repeats: nothing does."""
    squeeze = zlib.compressobj(9, strategy=zlib.Z_FILTERED)
    return np.frombuffer(squeeze.compress(steps.T.tobytes()) + squeeze.flush(), np.uint8)


def rarity(rows: NDArray[np.uint8], scales: Sequence[float]) -> list[int]:
    """For each input of many positions how often a step is doubled: an input half as large bears a step twice as large.

    Size is the root mean square.
    """
    usual = np.sqrt(np.square(rows, dtype=np.float32).mean(axis=0)) / np.asarray(scales, np.float32)
    doubled: list[int] = np.round(-np.log2(np.clip(usual, 2.0**-RAREST, 1))).astype(int).tolist()
    return doubled


def _doublings(header: Header) -> Floats:
    factors: Floats = np.exp2(np.asarray(header.get(RARITY, 0))).astype(np.float32)
    return factors


def _steps(array: Floats) -> Floats:
    """The size of a step of each output; the few outputs that judge a whole position have the finest there are."""
    finest = np.abs(array).max(axis=1, keepdims=True) / LEVELS
    usual = np.sqrt((array.astype(np.float64) ** 2).mean(axis=1, keepdims=True)) / FINENESS
    steps: Floats = np.maximum(np.maximum(finest, usual if len(array) > MOST_SEATS + 1 else 0), 1e-12)
    return steps.astype(np.float32)


def unpack(data: bytes) -> tuple[dict[str, Any], dict[str, Floats]]:
    """The header and the arrays of a file."""
    with np.load(BytesIO(data), allow_pickle=False) as file:
        header: dict[str, Any] = json.loads(file[HEADER].tobytes())
        names = [name for name in file.files if name != HEADER and not name.endswith(SCALE)]
        arrays: dict[str, Floats] = {name: _array(file, name) for name in names}
    arrays[INPUTS] = arrays[INPUTS] * _doublings(header)
    return header, arrays


def _array(file: Mapping[str, NDArray[Any]], name: str) -> Floats:
    kept = file[name]
    if name + SCALE not in file:
        return kept.astype(np.float32)
    scale: Floats = file[name + SCALE]
    if kept.ndim == 1:
        kept = np.frombuffer(zlib.decompress(kept.tobytes()), np.int8).reshape(-1, len(scale)).T
    array: Floats = kept * scale
    return array


@cache
def from_file(path: str) -> Network:
    """The network of a file; for the command line, which alone may name one."""
    return Network(*unpack(Path(path).read_bytes()))
