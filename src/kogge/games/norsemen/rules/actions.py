"""The id space of Norsemen: what a seat can do, what chance can bring, and what others see of a private draw."""

from __future__ import annotations

from kogge.core.actions import ActionTable, Arg, Block
from kogge.games.norsemen.rules.constants import (
    AGES,
    B_NONE,
    JARL_ACTIONS,
    LADDERS,
    MOST_SEATS,
    PUTS,
    SHIP_PLACES,
    TITLE_TOKENS,
    TOKEN_KINDS,
)
from kogge.games.norsemen.rules.edition import Edition


class Actions:
    """The blocks of the table, in the order of the ``A_`` constants. Rows name things, never positions."""

    def __init__(self, e: Edition) -> None:
        self._e = e
        self._make_phases(e)
        self._make_turn(e)
        self._make_effects(e)
        self._make_chance(e)
        self.veiled_deal = Block("veiled-deal", "deal ?", [])
        self.veiled_draw = Block("veiled-draw", "draw ?", [])
        self.finished = Block("finished", "finished ?", [])
        veiled = [self.veiled_deal, self.veiled_draw, self.finished]
        self.table = ActionTable(self._player(), self._chance(), veiled)

    def _make_phases(self, e: Edition) -> None:
        card, tile, land = Arg("card", e.cards), Arg("territory", e.tiles), Arg("territory", e.territories)
        self.choose = Block("choose", "choose {}", [Arg("leader", e.leaders)])
        self.show = Block("show", "show {}", [card], _rows(e.cards_of_age[1]))
        self.reveal = Block("reveal", "reveal", [])
        self.put = Block("put", "put {}", [Arg("tokens", PUTS)])
        self.stop = Block("stop", "stop", [])
        self.done = Block("done", "done", [])
        self.skip = Block("skip", "skip", [])
        self.send = Block("send", "send {}", [land])
        self.bonus = Block("bonus", "bonus {}", [card], _rows(self._with_bonus()))
        self.income = Block("income", "income {}", [tile], _rows(self._with_choice()))
        self.hold = Block("hold", "hold {}", [tile], _rows(self._that_last()))
        self.port = Block("port", "port {}", [card], _rows(self._portable()))
        self.flipped = Block("flipped", "flipped", [])

    def _make_turn(self, e: Edition) -> None:
        card, tile, land = Arg("card", e.cards), Arg("territory", e.tiles), Arg("territory", e.territories)
        self.jarl = Block("jarl", "jarl {}", [Arg("jarl", JARL_ACTIONS)])
        self.place = Block("place", "place {}", [card])
        self.double = Block("double", "double {}", [card], _rows(self._up_to_age_two()))
        self.thing = Block("thing", "thing {}", [land])
        self.thing_free = Block("thing-free", "thing-free {}", [tile])
        self.repair = Block("repair", "repair {}", [Arg("count", _counted(e.longships + e.spaces))])
        self.title = Block("title", "title {}", [Arg("token", TITLE_TOKENS)])
        self.coins = Block("coins", "coins", [])
        self.score = Block("score", "score {}", [Arg("title", e.titles)])
        self.passing = Block("pass", "pass", [])
        self.flip = Block("flip", "flip {}", [card])
        self.ship_from = Block("ship-from", "ship-from {}", [Arg("place", SHIP_PLACES + e.cards)])
        self.speaker_from = Block("speaker-from", "speaker-from {}", [Arg("place", [*e.territories, "available"])])

    def _make_effects(self, e: Edition) -> None:
        card = Arg("card", e.cards)
        tile = Arg("territory", e.tiles)
        token = [Arg("ladder", LADDERS), Arg("space", _counted(e.spaces)), Arg("kind", TOKEN_KINDS)]
        lower = [Arg("ladder", LADDERS), Arg("space", _counted(e.spaces - 1)), Arg("kind", TOKEN_KINDS)]
        self.advance = Block("advance", "advance {} {} {}", token)
        self.lower = Block("lower", "lower {} {} {}", lower)
        self.trade = Block("trade", "trade", [])
        self.extra_trade = Block("extra-trade", "extra-trade", [])
        self.settle = Block("settle", "settle {}", [tile])
        self.fort = Block("fort", "fort {}", [tile], _rows(self._with_fort()))
        self.deck = Block("deck", "deck {}", [Arg("age", AGES)], _rows(e.ages))
        self.keep = Block("keep", "keep {}", [card], _rows(self._of_the_decks()))
        self.route = Block("route", "route {}", [card])
        self.top = Block("top", "top {}", [card])

    def _make_chance(self, e: Edition) -> None:
        tile = Arg("territory", e.tiles)
        later = [t for t in self._with_fort() if e.age[t] > 1]
        self.order = Block("order", "order {}", [Arg("seat", _counted(MOST_SEATS))])
        self.tile = Block("tile", "tile {}", [tile], _rows(self._with_fort()))
        self.scoring = Block("scoring", "scoring {}", [Arg("title", e.titles)])
        self.deal = Block("deal", "deal {}", [Arg("leader", e.leaders)])
        self.draw = Block("draw", "draw {}", [Arg("card", e.cards)])
        self.unused = Block("unused", "unused {}", [tile], _rows(later))

    def _player(self) -> list[Block]:
        phases = [self.choose, self.show, self.reveal, self.put, self.stop, self.done, self.skip, self.send, self.bonus]
        turn = [self.jarl, self.place, self.double, self.thing, self.thing_free, self.repair, self.title, self.coins]
        turn += [self.score, self.passing, self.flip, self.ship_from, self.speaker_from]
        effects = [self.advance, self.lower, self.trade, self.extra_trade, self.settle, self.fort]
        effects += [self.deck, self.keep, self.route, self.top]
        return phases + turn + effects + [self.income, self.hold, self.port, self.flipped]

    def _chance(self) -> list[Block]:
        return [self.order, self.tile, self.scoring, self.deal, self.draw, self.unused]

    def _with_bonus(self) -> list[int]:
        return [card for card in range(len(self._e.cards)) if self._e.bonus_kind[card] != B_NONE]

    def _up_to_age_two(self) -> list[int]:
        return [card for card in range(len(self._e.cards)) if self._e.card_age[card] <= 2]

    def _of_the_decks(self) -> list[int]:
        return [card for card in range(len(self._e.cards)) if self._e.card_age[card] > 0]

    def _with_fort(self) -> list[int]:
        return [tile for tile in range(self._e.normandy) if self._e.age[tile] > 0]

    def _that_last(self) -> list[int]:
        """Territories on which something can stand when a round ends that is not the last (NM-7.6)."""
        return [tile for tile in range(self._e.normandy) if self._lasts(self._e.age[tile])]

    def _portable(self) -> list[int]:
        """Cards whose age a settlement can have before the last round ends (NM-7.9)."""
        return [card for card in range(len(self._e.cards)) if self._lasts(self._e.card_age[card])]

    def _lasts(self, age: int) -> bool:
        """Whether territories of the age come before the last round."""
        return age <= 1 or (age in self._e.later and self._e.later.index(age) + 2 < self._e.rounds)

    def _with_choice(self) -> list[int]:
        """Territories whose income may be paid for: a VP for a coin, or a missing icon (NM-7.5)."""
        e = self._e
        return [tile for tile in range(e.normandy) if e.income_coin_for_vp[tile] or e.income_if_count[tile]]


def _counted(most: int) -> list[str]:
    return [str(number + 1) for number in range(most)]


def _rows(values: list[int]) -> list[list[int]]:
    return [[value] for value in values]
