"""What a tile of Norderwind offers to a ship: every sensible use, and what the ship is worth after it."""

from __future__ import annotations

from kogge.games.norderwind.bots.worth import Market, Ship, crew_size
from kogge.games.norderwind.rules.actions import Actions
from kogge.games.norderwind.rules.constants import (
    ACCOUNTANT,
    BOATMAN,
    DESTINATION,
    EQUIPMENT,
    FOG,
    MERCHANT,
    PORT,
    ROLE_BITS,
)


class Use:
    """A tile used to the end: the action it begins with, and the ship after it."""

    def __init__(self, action: int, ship: Ship, worth: float) -> None:
        self.action = action
        self.ship = ship
        self.worth = worth


def use_worth(use: Use) -> float:
    """For sorting."""
    return use.worth


class Offers:
    """The uses of tiles, as the rules give them (NW-3, NW-4, NW-7)."""

    def __init__(self, market: Market, actions: Actions) -> None:
        self.m: Market = market
        self.a: Actions = actions

    def uses(self, ship: Ship, tile: int) -> list[Use]:
        """All sensible uses of a tile."""
        e = self.m.e
        kind = e.tile_kind[tile]
        if kind == PORT:
            return self.port(ship, e.tile_good[tile], e.tile_price[tile])
        if kind == EQUIPMENT:
            return self.equipment(ship)
        if kind == MERCHANT:
            return self.merchant(ship, e.tile_price[tile])
        if kind == DESTINATION:
            return self.destination(ship, self.m.t.port_of[tile])
        if kind == FOG:
            return []
        after = ship.clone()
        after.gold += e.wreck
        return [self.use(self.a.search.start, after)]

    def use(self, action: int, ship: Ship) -> Use:
        """A use with the worth it leads to."""
        return Use(action, ship, self.m.worth(ship))

    def port(self, ship: Ship, good: int, price: int) -> list[Use]:
        """One or two goods, bought or sold."""
        found = self.purchases(ship, good, price)
        if found and found[0].ship.aboard < self.m.e.hold:
            for second in self.purchases(found[0].ship, good, price):
                found.append(Use(found[0].action, second.ship, second.worth))
        if ship.hold[good] > 0:
            first = self.use(self.a.sell.start + good, self.sold(ship, good, price, True))
            found.append(first)
            if first.ship.hold[good] > 0:
                found.append(self.use(first.action, self.sold(first.ship, good, price, False)))
        return found

    def purchases(self, ship: Ship, good: int, price: int) -> list[Use]:
        """One good bought, in a full hold over each other kind; nothing if there is no room or gold for it."""
        if ship.gold < price or ship.hold[good] >= self.m.e.of_a_kind:
            return []
        if ship.aboard < self.m.e.hold:
            return [self.use(self.a.buy.start + good, self.bought(ship, good, price))]
        found: list[Use] = []
        for thrown in range(len(ship.hold)):
            if thrown != good and ship.hold[thrown] > 0:
                after = self.bought(ship, good, price)
                after.hold[thrown] -= 1
                after.aboard -= 1
                found.append(self.use(self.a.buy_over.id(good, thrown), after))
        return found

    def bought(self, ship: Ship, good: int, price: int) -> Ship:
        """The ship with one more good."""
        after = ship.clone()
        after.gold -= price
        after.hold[good] += 1
        after.aboard += 1
        return after

    def sold(self, ship: Ship, good: int, price: int, first: bool) -> Ship:
        """The ship with one good less; the accountant's gold comes with the first."""
        after = ship.clone()
        after.gold += price
        if first and ship.crew & ACCOUNTANT:
            after.gold += self.m.e.accountant
        after.hold[good] -= 1
        after.aboard -= 1
        return after

    def merchant(self, ship: Ship, price: int) -> list[Use]:
        """One good; with a boatman the best one and another."""
        purchases: list[Use] = []
        sales: list[Use] = []
        for good in range(len(ship.hold)):
            purchases += self.purchases(ship, good, price)
            if ship.hold[good] > 0:
                sales.append(self.use(self.a.sell.start + good, self.sold(ship, good, price, True)))
        found = purchases + sales
        if ship.crew & BOATMAN:
            if purchases:
                found += self.seconds(max(purchases, key=use_worth), price, False)
            if sales:
                found += self.seconds(max(sales, key=use_worth), price, True)
        return found

    def seconds(self, first: Use, price: int, after_sale: bool) -> list[Use]:
        """What may follow the first good at a merchant."""
        found: list[Use] = []
        ship = first.ship
        table = self.a.table
        for good in range(len(ship.hold)):
            if after_sale and ship.hold[good] > 0:
                found.append(self.use(first.action, self.sold(ship, good, price, False)))
            if not (after_sale and table.first[first.action] == good):
                for second in self.purchases(ship, good, price):
                    found.append(Use(first.action, second.ship, second.worth))
        return found

    def equipment(self, ship: Ship) -> list[Use]:
        """A sail, a cannon or a crew member."""
        e = self.m.e
        found: list[Use] = []
        if ship.gold >= e.sail_price and ship.sail < e.max_sail:
            after = ship.clone()
            after.gold -= e.sail_price
            after.sail += 1
            found.append(self.use(self.a.hoist.start, after))
        if ship.gold >= e.cannon_price and ship.cannons < e.max_cannons:
            after = ship.clone()
            after.gold -= e.cannon_price
            after.cannons += 1
            found.append(self.use(self.a.cannon.start, after))
        hired = crew_size(ship.crew)
        if ship.gold >= e.crew_price and hired < e.crew:
            for role in range(len(ROLE_BITS)):
                if not ship.crew & ROLE_BITS[role]:
                    after = ship.clone()
                    after.gold -= e.crew_price
                    after.crew |= ROLE_BITS[role]
                    if hired + 1 == e.crew:
                        after.cubes += 1
                    found.append(self.use(self.a.hire.start + role, after))
        return found

    def destination(self, ship: Ship, port: int) -> list[Use]:
        """The current contract."""
        if not self.m.can_fulfil(ship, port):
            return []
        return [self.use(self.a.fulfil.start + port, self.m.fulfilled(ship, port))]
