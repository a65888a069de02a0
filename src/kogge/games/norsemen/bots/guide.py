"""What a search knows about Norsemen: a weight for every kind of choice, and the worth of a people."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kogge.bots.bot import Bot
from kogge.bots.guide import Guide
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.games.norsemen.bots.greedy import NorsemenGreedy
from kogge.games.norsemen.bots.worth import Tables, Weights, worth
from kogge.games.norsemen.rules import expansion, trades
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    A_ADVANCE,
    A_BONUS,
    A_COINS,
    A_DECK,
    A_DONE,
    A_DOUBLE,
    A_FLIP,
    A_FORT,
    A_JARL,
    A_KEEP,
    A_PASS,
    A_PLACE,
    A_PORT,
    A_PUT,
    A_REPAIR,
    A_REVEAL,
    A_ROUTE,
    A_SCORE,
    A_SEND,
    A_SETTLE,
    A_SHIP_FROM,
    A_SKIP,
    A_STOP,
    A_THING,
    A_THING_FREE,
    A_TITLE,
    IN_PLAY,
    J_EXPLORE,
    LADDER_OF_JARL,
    PRIMARY,
    REVEAL,
)
from kogge.games.norsemen.rules.state import NorsemenState

SPREAD: Final = 5.0  # VP ahead that make a win e times as likely, at the end and for each round to come
SPREAD_A_ROUND: Final = 1.5
MILLE: Final = 1024
GOOD_CARD: Final = 4.0


@mypyc_attr(allow_interpreted_subclasses=True)
class NorsemenGuide(Guide):
    """Looks sixteen turns of every seat ahead: a round has up to twenty-three, and ladders pay late."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 16
        self.weights: Weights = Weights()
        self.tables: Tables | None = None
        self.plain: list[float] = [1.0] * 64  # choices that need no look at the table, by block
        self.plain[A_BONUS] = self.plain[A_SCORE] = 3.0
        self.plain[A_REVEAL] = self.plain[A_ROUTE] = 2.0
        self.plain[A_TITLE] = self.plain[A_FLIP] = self.plain[A_COINS] = 0.8
        self.plain[A_REPAIR] = 0.7
        self.plain[A_SKIP] = self.plain[A_DONE] = self.plain[A_SHIP_FROM] = 0.4
        self.plain[A_PASS] = 0.05

    def advisor(self) -> Bot:
        return NorsemenGreedy()

    def begin(self, s: State) -> None:
        assert isinstance(s, NorsemenState)
        if self.tables is None or self.tables.e is not s.e:
            self.tables = Tables(s.e, self.weights)

    def end(self, s: State) -> int:
        assert isinstance(s, NorsemenState)
        return s.turn() + self.horizon * s.players

    def worth(self, s: State, seat: int) -> float:
        assert isinstance(s, NorsemenState)
        tables = self.tables
        assert tables is not None
        return worth(tables, s, seat)

    def spread(self, s: State) -> float:
        assert isinstance(s, NorsemenState)
        return SPREAD + SPREAD_A_ROUND * (s.e.rounds - s.round)

    # Choices at a glance

    def priors(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, NorsemenState)
        return [self.weigh(s, seat, action) for action in legal]

    def play(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, NorsemenState)
        best, chosen = -1.0, legal[0]
        for action in legal:
            weight = self.weigh(s, seat, action) * (MILLE + rng.below(MILLE))
            if weight > best:
                best, chosen = weight, action
        return chosen

    def weigh(self, s: NorsemenState, seat: int, action: int) -> float:
        """How good an action looks."""
        table = s.a.table
        block, what = table.block[action], table.first[action]
        if block in (A_PLACE, A_DOUBLE, A_KEEP, A_PORT):
            return self.card(block, what)
        if block in (A_THING, A_THING_FREE, A_SEND, A_FORT, A_SETTLE):
            return self.land(s, block, what)
        c = s.clans[seat]
        if block == A_JARL:
            return self.jarl(s, c, what)
        if block == A_ADVANCE:
            return 4.0 - 0.8 * table.second[action]
        if block == A_PUT:
            return self.put(s, c, what)
        if block == A_STOP:
            return 1.2 if s.veil and c.task == REVEAL else 0.4
        return self.deck(s, c, what) if block == A_DECK else self.plain[block]

    def card(self, block: int, card: int) -> float:
        """A longship for a card, or the card itself."""
        tables = self.tables
        assert tables is not None
        if block in (A_KEEP, A_PORT):
            return 0.2 + max(0.0, tables.card[card] - 2.0)
        return 0.4 + 0.45 * max(0.0, tables.card[card])

    def land(self, s: NorsemenState, block: int, tile: int) -> float:
        """A territory for a settlement, a fort or a lawspeaker, or its thing action."""
        tables = self.tables
        assert tables is not None
        if tile >= s.e.normandy:
            return 1.0 if block == A_THING else 0.7
        if block == A_SETTLE:
            return 0.5 + tables.income[tile] * (1 + s.e.rounds - s.round)
        return (1.0 if block in (A_THING, A_THING_FREE) else 0.6) + max(0.0, tables.thing[tile])

    def jarl(self, s: NorsemenState, c: Clan, jarl: int) -> float:
        """A jarl action: good where something can be paid, better on the first space."""
        first = expansion.next_space(s, jarl) == PRIMARY
        if jarl == J_EXPLORE:
            able = trades.price_of_missing(s, c, s.e.keep_cost[1][1]) <= c.coins
        else:
            able = self.can_step(s, c, LADDER_OF_JARL[jarl])
        return (4.0 if first else 2.5) if able else 0.4

    def can_step(self, s: NorsemenState, c: Clan, ladder: int) -> bool:
        """Whether the uppermost token of a ladder can be paid for."""
        spaces = s.e.spaces
        legend = c.legends[ladder]
        for space in range(spaces):
            if c.plain[ladder * spaces + space] > 0 or (legend == space and legend != IN_PLAY):
                return trades.price_of_missing(s, c, s.e.step_cost[ladder * spaces + space]) <= c.coins
        return False

    def put(self, s: NorsemenState, c: Clan, what: int) -> float:
        """Tokens for the card just turned: a longship for a good one, a lawspeaker for most."""
        tables = self.tables
        assert tables is not None
        weight = 1.0
        if what & 2:
            weight *= tables.card[c.route[-1]] / GOOD_CARD + 0.3
        if what & 1:
            weight *= 1.3
        return max(0.1, weight)

    def deck(self, s: NorsemenState, c: Clan, age: int) -> float:
        """The latest age from which a card can be kept."""
        able = trades.price_of_missing(s, c, s.e.keep_cost[age][1]) <= c.coins
        return 1.0 + age if able else 0.2
