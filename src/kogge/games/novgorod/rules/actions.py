"""The id space of Novgorod: what a seat can do, what chance can bring, and the veiled draws."""

from __future__ import annotations

from kogge.core.actions import ActionTable, Arg, Block
from kogge.games.novgorod.rules.constants import BONUSES, SIDES
from kogge.games.novgorod.rules.edition import Edition


class Actions:
    """The blocks of the table, in the order of the ``A_`` constants."""

    def __init__(self, e: Edition) -> None:
        self._make_route_blocks(e)
        self._make_use_blocks(e)
        self._make_buy_blocks(e)
        self._make_chance_blocks(e)
        self.table = ActionTable(self._player(), self._chance(), [self.veiled_drawn, self.veiled_hide])

    def _make_route_blocks(self, e: Edition) -> None:
        city = Arg("city", e.cities)
        self.side = Block("side", "side {}", [Arg("side", SIDES)])
        self.lay = Block("lay", "lay {}", [city])
        self.placeholder = Block("placeholder", "placeholder", [])
        self.stop = Block("stop", "stop", [])
        self.pirate = Block("pirate", "pirate to {}", [city])

    def _make_use_blocks(self, e: Edition) -> None:
        city, good = Arg("city", e.cities), Arg("good", e.goods)
        mission, special = Arg("mission", e.missions), Arg("special", e.specials)
        self.sell = Block("sell", "sell by {}", [city])
        self.by = Block("by", "by {}", [city])
        self.with_good = Block("with", "with {}", [good])
        self.with_stored = Block("with-stored", "with stored", [])
        self.done = Block("done", "done", [])
        self.upper = Block("upper", "upper {}", [mission])
        self.lower = Block("lower", "lower {}", [mission])
        self.both = Block("both", "both {}", [mission])
        self.resume = Block("resume", "resume {}", [mission])
        self.special = Block("special", "special {}", [special])
        self.special_less = Block("special-less", "special {} for less", [special])
        self.rise = Block("rise", "rise", [])
        self.store = Block("store", "store {}", [good])
        self.income = Block("income", "income {}", [city])
        self.ducats = Block("ducats", "ducats", [])
        self.finish = Block("finish", "finish", [])
        self.keep = Block("keep", "keep {}", [mission])
        self.close = Block("close", "close {}", [mission])

    def _make_buy_blocks(self, e: Edition) -> None:
        mission = Arg("mission", e.missions)
        self.office = Block("office", "office {}", [Arg("city", e.cities)])
        self.ship = Block("ship", "ship", [])
        self.mission = Block("mission", "mission {}", [mission])
        self.mission_less = Block("mission-less", "mission {} for less", [mission])
        self.draw = Block("draw", "draw", [])
        self.draw_less = Block("draw-less", "draw for less", [])
        self.end = Block("end", "end", [])

    def _make_chance_blocks(self, e: Edition) -> None:
        city, mission = Arg("city", e.cities), Arg("mission", e.missions)
        self.deal_artisan = Block("deal-artisan", "artisan {} {}", [city, Arg("luxury", e.luxuries)])
        self.deal_career = Block("deal-career", "career {}", [Arg("career", e.careers)])
        self.deal_bonus = Block("deal-bonus", "bonus {}", [Arg("bonus", BONUSES)])
        self.drawn = Block("drawn", "drawn {}", [mission])
        self.open = Block("open", "open {}", [mission])
        self.deal_special = Block("deal-special", "row {}", [Arg("special", e.specials)])
        self.deal_merchant = Block("deal-merchant", "merchant {}", [city])
        self.deal_pirate = Block("deal-pirate", "pirate {}", [city])
        self.hide = Block("hide", "hidden {}", [mission])
        self.reveal = Block("reveal", "reveal {}", [mission])
        self.veiled_drawn = Block("veiled-drawn", "drawn ?", [])
        self.veiled_hide = Block("veiled-hide", "hidden ?", [])

    def _player(self) -> list[Block]:
        route = [self.side, self.lay, self.placeholder, self.stop, self.pirate]
        goods = [self.sell, self.by, self.with_good, self.with_stored, self.done]
        missions = [self.upper, self.lower, self.both, self.resume, self.special, self.special_less]
        others = [self.rise, self.store, self.income, self.ducats, self.finish, self.keep, self.close]
        buying = [self.office, self.ship, self.mission, self.mission_less, self.draw, self.draw_less, self.end]
        return route + goods + missions + others + buying

    def _chance(self) -> list[Block]:
        setup = [self.deal_artisan, self.deal_career, self.deal_bonus, self.drawn, self.open]
        return [*setup, self.deal_special, self.deal_merchant, self.deal_pirate, self.hide, self.reveal]
