"""A judge of positions, from a learned network: every seat's share of the win, and how likely each action is.

It is fair: equal knowledge gives equal answers. A seat that decides is told by its features alone. For one that waits
a few worlds are drawn that it cannot tell from the truth, and each is judged as whoever moves there sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from kogge.bots.guide import won
from kogge.bots.plan import Oracle
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games import registry

if TYPE_CHECKING:
    from kogge.bots.network import Network

WORLDS = 6  # that are drawn for a seat that waits: the network has learned only from seats that had to decide


class Judge:
    """Judges the positions of one game.

    ``judge_of(game).shares([state], viewer=0)`` is ``[[0.52, 0.48]]`` for two seats;
    ``judge_of(game).policy(state, 0)`` has a probability for each action of ``state.legal_as(0)``.
    """

    def __init__(self, network: Network, game: Game) -> None:
        network.check(game)
        self._network = network
        self._players = game.players

    def shares(self, states: Sequence[State], viewer: int) -> list[list[float]]:
        """Every seat's share of the win in each position, by seat; what is missing to 1 is that nobody wins.

        The end of a game is told as it is. Many positions at once cost less each.
        """
        looks = [_looks(state, viewer) for state in states]
        judged = iter(self._judged([look for some in looks for look in some]))
        parts = [[next(judged) for _look in some] for some in looks]
        return [[sum(shares) / len(some) for shares in zip(*some, strict=True)] for some in parts]

    def policy(self, state: State, seat: int) -> list[float]:
        """How likely the network would take each action of ``state.legal_as(seat)``; they add up to 1."""
        legal = state.legal_as(seat)
        return self._network.weigh([state.features(seat)], [legal], self._players)[0][: len(legal)] if legal else []

    def _judged(self, looks: list[tuple[State, int]]) -> list[list[float]]:
        """The shares by seat in each of these positions, as this seat sees it."""
        rows = [state.features(seat) for state, seat in looks if state.to_move() != TERMINAL]
        turned = iter(self._network.judge(rows, self._players) if rows else [])
        return [won(state) if state.to_move() == TERMINAL else _by_seat(next(turned), seat) for state, seat in looks]


class NetworkOracle(Oracle):
    """The judge of a search: positions are judged as the seats that decide there see them."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def judged(self, states: list[State], seats: list[int], legal: list[list[int]]) -> list[list[float]]:
        players = states[0].game().players
        rows = [state.features(seat) for state, seat in zip(states, seats, strict=True)]
        found = self._network.weigh(rows, legal, players)
        return [
            line[: len(some)] + _by_seat(line[len(some) :], seat)
            for line, some, seat in zip(found, legal, seats, strict=True)
        ]


def _by_seat(turned: list[float], viewer: int) -> list[float]:
    """Shares of the seats, the viewer first, in the order of the seats."""
    players = len(turned)
    return [turned[(seat - viewer) % players] for seat in range(players)]


def _looks(state: State, viewer: int) -> list[tuple[State, int]]:
    """The positions, and the seat that looks at each, by which a position is judged for a viewer."""
    if state.to_move() == TERMINAL or viewer in state.awaited():
        return [(state, viewer)]
    return [_world(state, viewer, Rng(number + 1)) for number in range(WORLDS)]


def _world(state: State, viewer: int, rng: Rng) -> tuple[State, int]:
    """A world the viewer believes possible, when chance has spoken, and who decides there."""
    world = state.determinize(viewer, rng)
    while world.to_move() == CHANCE:
        world.apply(world.sample_chance(rng))
    return world, world.to_move()


def judge_of(game: Game) -> Judge | None:
    """The judge of a game, with the network that comes with it; None where ``network_of`` has none."""
    network = network_of(game)
    return Judge(network, game) if network is not None else None


def network_of(game: Game) -> Network | None:
    """The network that plays this game.

    None without numpy, for an edition that does not come with the game (nobody knows how well the network would judge
    it), and for one with other features or actions than the network was trained with.
    """
    if find_spec("numpy") is None or game.edition_hash not in _known_editions(game.slug):
        return None
    network = _shipped(game.slug)
    return network if network is not None and network.fits(game) else None


@cache
def _known_editions(slug: str) -> frozenset[str]:
    if slug not in registry.slugs():
        return frozenset()
    return frozenset(registry.edition_file(slug, name).hash for name in registry.editions(slug))


@cache
def _shipped(slug: str) -> Network | None:
    file = registry.plugin(slug).network()
    if file is None:
        return None
    from kogge.bots.network import Network, unpack

    return Network(*unpack(file.read_bytes()))
