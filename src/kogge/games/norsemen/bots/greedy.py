"""A sensible player of Norsemen: it tries every action to the end of its own decisions and takes the best."""

from __future__ import annotations

from typing import Final

from kogge.bots.bot import Bot, Sight
from kogge.core.rng import Rng
from kogge.core.state import CHANCE
from kogge.games.norsemen.bots.worth import Tables, Weights, worth
from kogge.games.norsemen.rules.constants import A_REVEAL, CHOOSE_LEADER, FINISHED, TURN
from kogge.games.norsemen.rules.state import NorsemenState

DEEPEST: Final = 12  # own decisions that are played on after the one that is tried
SAMPLES: Final = 6  # cards tried before one more is turned


class NorsemenGreedy(Bot):
    """Takes what leads to the greatest worth of its own position after its decisions, by what its seat knows."""

    name = "greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = Weights() if weights is None else weights
        self.tables: Tables | None = None

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        s = sight.world(rng)
        assert isinstance(s, NorsemenState)
        if self.tables is None or self.tables.e is not s.e:
            self.tables = Tables(s.e, self.weights)
        if s.veil and s.clans[sight.seat].task == CHOOSE_LEADER:
            return legal[rng.below(len(legal))]  # no leader is thought better than another
        return best(self.tables, s, sight.seat, legal, rng)


def best(t: Tables, s: NorsemenState, seat: int, legal: list[int], rng: Rng) -> int:
    """The action with the greatest worth, tried to the end of the seat's own decisions."""
    chosen, value = legal[0], -1e9
    for action in legal:
        tried = 0.0
        tries = SAMPLES if s.a.table.block[action] == A_REVEAL else 1
        for _sample in range(tries):
            tried += outcome(t, s, seat, action, rng)
        if tried / tries > value:
            chosen, value = action, tried / tries
    return chosen


def outcome(t: Tables, s: NorsemenState, seat: int, action: int, rng: Rng) -> float:
    """The worth after an action and what the seat then does by itself."""
    world = s.clone()
    act(world, seat, action, rng)
    for _step in range(DEEPEST):
        if not decides(world, seat):
            break
        legal = world.legal_as(seat)
        act(world, seat, legal[0] if len(legal) == 1 else nearest(t, world, seat, legal, rng), rng)
    return worth(t, world, seat)


def decides(s: NorsemenState, seat: int) -> bool:
    """Whether the seat is in the middle of its action, or of what it places on a card."""
    if s.veil:
        return s.clans[seat].task not in (FINISHED, CHOOSE_LEADER) and s.a.reveal.start not in s.legal_as(seat)
    return bool(s.agenda.stack) and s.agenda.top().who == seat and s.agenda.top().kind != TURN


def nearest(t: Tables, s: NorsemenState, seat: int, legal: list[int], rng: Rng) -> int:
    """The action with the greatest worth at once."""
    chosen, value = legal[0], -1e9
    for action in legal:
        world = s.clone()
        act(world, seat, action, rng)
        now = worth(t, world, seat)
        if now > value:
            chosen, value = action, now
    return chosen


def act(s: NorsemenState, seat: int, action: int, rng: Rng) -> None:
    """Do it, and let chance answer."""
    s.apply_as(seat, action)
    while s.to_move() == CHANCE:
        s.apply(s.sample_chance(rng))
