"""The id space of Norderwind: what a seat can do, what chance can bring, and the veiled look."""

from __future__ import annotations

from kogge.core.actions import ActionTable, Arg, Block
from kogge.games.norderwind.rules.constants import EVENT_FACES, ROLES, SHOT_FACES
from kogge.games.norderwind.rules.edition import Edition


class Actions:
    """The blocks of the table, in the order of the ``A_`` constants."""

    def __init__(self, e: Edition) -> None:
        port, good, tile = Arg("port", e.ports), Arg("good", e.goods), Arg("tile", e.tiles)
        role, face, shot = Arg("role", ROLES), Arg("face", EVENT_FACES), Arg("shot", SHOT_FACES)
        self.sail = Block("sail", "sail {}", [port])
        self.look = Block("look", "look", [])
        self.next = Block("next", "next", [])
        self.bottom = Block("bottom", "bottom", [])
        self.stop = Block("stop", "stop", [])
        self.done = Block("done", "done", [])
        self.passing = Block("pass", "pass", [])
        self.pay = Block("pay", "pay", [])
        self.battle = Block("battle", "battle", [])
        self.buy = Block("buy", "buy {}", [good])
        self.buy_over = Block("buy-over", "buy {} over {}", [good, good], _pairs(len(e.goods)))
        self.sell = Block("sell", "sell {}", [good])
        self.hoist = Block("hoist", "hoist", [])
        self.cannon = Block("cannon", "cannon", [])
        self.hire = Block("hire", "hire {}", [role])
        self.fulfil = Block("fulfil", "fulfil {}", [port])
        self.search = Block("search", "search", [])
        self.reveal = Block("reveal", "reveal {}", [tile])
        self.look_at = Block("look-at", "look {}", [tile])
        self.event = Block("event", "event {}", [face])
        self.shot = Block("shot", "shot {}", [shot])
        self.veiled_look = Block("veiled-look", "look ?", [])
        self.table = ActionTable(self._player(), self._chance(), [self.veiled_look])

    def _player(self) -> list[Block]:
        voyage = [self.sail, self.look, self.next, self.bottom, self.stop, self.done, self.passing]
        trade = [self.pay, self.battle, self.buy, self.buy_over, self.sell]
        return voyage + trade + [self.hoist, self.cannon, self.hire, self.fulfil, self.search]

    def _chance(self) -> list[Block]:
        return [self.reveal, self.look_at, self.event, self.shot]


def _pairs(goods: int) -> list[list[int]]:
    """Two different goods: what is bought never goes overboard itself (NW-3.4)."""
    return [[bought, thrown] for bought in range(goods) for thrown in range(goods) if bought != thrown]
