"""A voyage of Norderwind thought through to its end: all orders of the tiles, all uses of two actions, all dice."""

from __future__ import annotations

from typing import Final

from kogge.games.norderwind.bots.offers import Offers, use_worth
from kogge.games.norderwind.bots.worth import Market, Ship, Tables
from kogge.games.norderwind.rules.constants import COIN, DESTINATION, EQUIPMENT, FOG, MERCHANT, PORT
from kogge.games.norderwind.rules.edition import Edition

UNKNOWN: Final = -1e9
USELESS: Final = -1e8
LOSS: Final = 0.5  # what the first of two actions may cost


class Outlook:
    """What is thought about a leg with one or two actions left: tiles of no use to it, and the values found."""

    def __init__(self, useless: int, states: int) -> None:
        self.useless = useless
        self.firsts: list[int] = first_bits(useless)
        self.values: list[float] = [UNKNOWN] * states


class Prospect:
    """A ship, and what was already thought about it, whatever lies in the stack."""

    def __init__(self, ship: Ship, worth: float, debt: float) -> None:
        self.ship = ship
        self.debt = debt  # what its uses have given to rivals
        self.worth = worth - debt
        self.stopped: float = UNKNOWN
        self.treasure: float = UNKNOWN
        self.toll: float = UNKNOWN
        self.captured: Prospect | None = None
        self.gains: list[float] = []  # of the last action on each kind of tile
        self.uses: list[list[Prospect]] = []  # after the first of two actions on each kind of tile


class Leg:
    """A ship on one voyage."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self.captured: Leg | None = None
        self.gains: list[float] = []  # of the last action on each known tile
        self.unseen: list[float] = []  # and on each kind of unknown tile
        self.legs: list[list[Leg]] = []  # after the first of two actions on each kind of tile
        self.one: Outlook | None = None
        self.two: Outlook | None = None


NOT_YET: Final[list[Leg]] = []
UNUSED: Final[list[Prospect]] = []


def first_bits(group: int) -> list[int]:
    """The masks of none, the first, the first two and so on of a group."""
    masks = [0]
    while group:
        bit = group & -group
        masks.append(masks[-1] | bit)
        group -= bit
    return masks


class Voyage:
    """The stack as a seat knows it, and the value of every way to sail through it.

    ``known`` are tiles still in the stack, ``unknown`` so many more from ``pool``; a value is the worth that is
    expected when the voyage is over. A place in the voyage is ``mask`` (known tiles left), ``dark`` (unknown tiles
    left) and ``left`` (range).
    """

    def __init__(
        self, offers: Offers, prospect: Prospect, known: list[int], unknown: int, pool: list[int], furthest: int
    ) -> None:
        self.offers: Offers = offers
        self.start: Leg = Leg(prospect)
        self.m: Market = offers.m
        self.e: Edition = self.m.e
        self.t: Tables = self.m.t
        self.known: list[int] = known
        self.unknown: int = unknown
        self.furthest: int = furthest
        self.pool: int = len(pool)
        self.fogs: int = 0  # in the pool
        self.kinds: list[int] = []  # in the pool, fog apart
        self.counts: list[int] = []
        for tile in pool:
            self._count(tile)
        self.is_fog: list[bool] = [self.e.tile_kind[tile] == FOG for tile in known]
        self.fog_mask: int = sum([1 << place for place in range(len(known)) if self.is_fog[place]])
        self.fog_firsts: list[int] = first_bits(self.fog_mask)
        self.ones: list[int] = [mask.bit_count() for mask in range(1 << len(known))]
        self.port_bit: int = 0
        self.port: int = -1
        for place in range(len(known)):
            if self.e.tile_kind[known[place]] == DESTINATION:
                self.port_bit = 1 << place
                self.port = self.t.port_of[known[place]]
        self.states: int = (1 << len(known)) * (unknown + 1) * (furthest + 1)

    def _count(self, tile: int) -> None:
        kind = self.t.like[tile]
        if self.e.tile_kind[tile] == FOG:
            self.fogs += 1
        elif kind in self.kinds:
            self.counts[self.kinds.index(kind)] += 1
        else:
            self.kinds.append(kind)
            self.counts.append(1)

    def whole(self) -> int:
        """All known tiles are still in the stack."""
        return (1 << len(self.known)) - 1

    # Values

    def stop(self, leg: Leg, actions: int) -> float:
        """The voyage ends here; at most one action taken gives a letter."""
        p = leg.prospect
        if actions == 0 or p.ship.letters >= self.e.max_letters:
            return p.worth
        if p.stopped == UNKNOWN:
            after = p.ship.clone()
            after.letters += 1
            p.stopped = self.m.worth(after) - p.debt
        return p.stopped

    def go_on(self, leg: Leg, actions: int, mask: int, dark: int, left: int) -> float:
        """The better of stopping and the next tile. Tiles of no use are all alike, and so are fogs."""
        if actions == 0:
            return leg.prospect.worth
        if left == 0:
            return self.stop(leg, actions)
        outlook = self.outlook(leg, actions)
        useless = mask & outlook.useless
        fogs = mask & self.fog_mask
        alike = mask - useless - fogs + outlook.firsts[self.ones[useless]] + self.fog_firsts[self.ones[fogs]]
        place = (alike * (self.unknown + 1) + dark) * (self.furthest + 1) + left
        value = outlook.values[place]
        if value == UNKNOWN:
            value = max(self.next(leg, actions, alike, dark, left), self.stop(leg, actions))
            outlook.values[place] = value
        return value

    def outlook(self, leg: Leg, actions: int) -> Outlook:
        """What is thought about a leg with so many actions left; at first, which tiles are of no use to it."""
        found = leg.one if actions == 1 else leg.two
        if found is not None:
            return found
        useless = 0
        if actions == 1:
            leg.gains = [self.gain(leg.prospect, tile) for tile in self.known]
            stop = self.stop(leg, 1)
            for place in range(len(self.known)):
                if leg.gains[place] <= stop and not self.is_fog[place]:
                    useless |= 1 << place
            leg.one = Outlook(useless, self.states)
            return leg.one
        for place in range(len(self.known)):
            if not self.is_fog[place] and not self.after(leg, self.known[place]):
                useless |= 1 << place
        leg.two = Outlook(useless, self.states)
        return leg.two

    def next(self, leg: Leg, actions: int, mask: int, dark: int, left: int) -> float:
        """The mean over the next tile."""
        outlook = self.outlook(leg, actions)
        useless = mask & outlook.useless
        fogs = mask & self.fog_mask
        ways = self.ones[useless]
        count = self.ones[fogs]
        total = 0.0
        if ways:
            rest = mask - useless + outlook.firsts[ways - 1]
            total += ways * self.go_on(leg, actions, rest, dark, left - 1)
        if count:
            rest = mask - fogs + self.fog_firsts[count - 1]
            on = self.go_on(leg, actions, rest, dark, left - 1)
            total += count * self.fog(leg, actions, on, rest, dark, left - 1)
        count += ways + dark
        useful = mask - useless - fogs
        for place in range(len(self.known)):
            bit = 1 << place
            if useful & bit:
                count += 1
                total += self.arrive(leg, actions, place, mask - bit, dark, left - 1)
        if dark:
            total += dark * self.arrive_unseen(leg, actions, mask, dark - 1, left - 1)
        return total / count if count else self.stop(leg, actions)

    def look(self, leg: Leg, actions: int, left: int) -> float:
        """The mean over the tile the lookout sees, which may be put aside."""
        whole = self.whole()
        total = 0.0
        for place in range(len(self.known)):
            rest = whole - (1 << place)
            turned = self.arrive(leg, actions, place, rest, self.unknown, left - 1)
            total += max(turned, self.next(leg, actions, rest, self.unknown, left))
        if self.unknown:
            total += self.unknown * self.look_unseen(leg, actions, whole, left)
        return total / (len(self.known) + self.unknown)

    def look_unseen(self, leg: Leg, actions: int, mask: int, left: int) -> float:
        """The mean over the tiles that may lie in any stack."""
        dark = self.unknown - 1
        aside = self.next(leg, actions, mask, dark, left)
        on = self.go_on(leg, actions, mask, dark, left - 1)
        total = self.fogs * max(aside, self.fog(leg, actions, on, mask, dark, left - 1)) if self.fogs else 0.0
        for index in range(len(self.kinds)):
            turned = self.turn(leg, actions, self.kinds[index], mask, dark, left - 1)
            total += self.counts[index] * max(aside, turned)
        return total / self.pool

    # A tile is turned up

    def arrive(self, leg: Leg, actions: int, place: int, mask: int, dark: int, left: int) -> float:
        """A known tile: the best of its uses and sailing on."""
        on = self.go_on(leg, actions, mask, dark, left)
        if self.is_fog[place]:
            return self.fog(leg, actions, on, mask, dark, left)
        if actions == 1:
            self.outlook(leg, 1)
            return max(on, leg.gains[place])
        return self.best_use(leg, actions, self.known[place], on, mask, dark, left)

    def arrive_unseen(self, leg: Leg, actions: int, mask: int, dark: int, left: int) -> float:
        """The mean over the tiles that may lie in any stack."""
        on = self.go_on(leg, actions, mask, dark, left)
        total = self.fogs * self.fog(leg, actions, on, mask, dark, left) if self.fogs else 0.0
        if actions == 1 and not leg.unseen:
            leg.unseen = [self.gain(leg.prospect, tile) for tile in self.kinds]
        for index in range(len(self.kinds)):
            if actions == 1:
                total += self.counts[index] * max(on, leg.unseen[index])
            else:
                kind = self.kinds[index]
                total += self.counts[index] * self.best_use(leg, actions, kind, on, mask, dark, left)
        return total / self.pool

    def turn(self, leg: Leg, actions: int, tile: int, mask: int, dark: int, left: int) -> float:
        """A tile that is no longer in the stack."""
        on = self.go_on(leg, actions, mask, dark, left)
        if self.e.tile_kind[tile] == FOG:
            return self.fog(leg, actions, on, mask, dark, left)
        if actions == 1:
            return max(on, self.gain(leg.prospect, tile))
        return self.best_use(leg, actions, tile, on, mask, dark, left)

    def gain(self, p: Prospect, tile: int) -> float:
        """The best worth after the last action on this tile."""
        if not p.gains:
            p.gains = [UNKNOWN] * len(self.e.tiles)
        kind = self.t.like[tile]
        gain = p.gains[kind]
        if gain == UNKNOWN:
            gain = USELESS
            for use in self.offers.uses(p.ship, tile):
                gain = max(gain, use.worth)
            gain -= p.debt + self.cost(tile)
            p.gains[kind] = gain
        return gain

    def best_use(self, leg: Leg, actions: int, tile: int, on: float, mask: int, dark: int, left: int) -> float:
        """The better of sailing on and the most promising use with an action left."""
        best = on
        for after in self.after(leg, tile):
            best = max(best, self.go_on(after, actions - 1, mask, dark, left))
        return best

    def after(self, leg: Leg, tile: int) -> list[Leg]:
        """The leg after the most promising use of a tile, if there is one."""
        if not leg.legs:
            leg.legs = [NOT_YET] * len(self.e.tiles)
        kind = self.t.like[tile]
        legs = leg.legs[kind]
        if legs is NOT_YET:
            legs = [Leg(prospect) for prospect in self.promising(leg.prospect, kind)]
            leg.legs[kind] = legs
        return legs

    def promising(self, p: Prospect, kind: int) -> list[Prospect]:
        """The ship after the most promising use of a kind of tile, if there is one."""
        if not p.uses:
            p.uses = [UNUSED] * len(self.e.tiles)
        found = p.uses[kind]
        if found is UNUSED:
            uses = self.offers.uses(p.ship, kind)
            best = max(uses, key=use_worth) if uses else None
            found = []
            if best is not None and best.worth > p.worth + p.debt - LOSS:
                found.append(Prospect(best.ship, best.worth, p.debt + self.cost(kind)))
            p.uses[kind] = found
        return found

    def cost(self, tile: int) -> float:
        """Using a trading tile opens it to rivals with a letter."""
        kind = self.e.tile_kind[tile]
        return self.m.share if kind in (PORT, EQUIPMENT, MERCHANT) else 0.0

    # Fog

    def fog(self, leg: Leg, actions: int, on: float, mask: int, dark: int, left: int) -> float:
        """The mean over the event die: treasure, or the better of toll and battle."""
        die = self.e.event_die
        p = leg.prospect
        lost = self.stop(leg, actions)
        prize = self.victory(leg, actions, on, mask, dark, left) - lost
        paid = on - self.toll(p) if p.ship.gold >= self.e.pirate_price else UNKNOWN
        total = die[COIN] * (on + self.treasure(p))
        for face in range(COIN):
            if die[face]:
                total += die[face] * max(paid, lost + prize * self.t.battle(p.ship, face + 1))
        return total / self.e.event_sides

    def treasure(self, p: Prospect) -> float:
        """What a treasure is worth."""
        if p.treasure == UNKNOWN:
            after = p.ship.clone()
            after.gold += self.e.treasure
            p.treasure = self.m.worth(after) - p.debt - p.worth
        return p.treasure

    def toll(self, p: Prospect) -> float:
        """What the pirates' gold is worth."""
        if p.toll == UNKNOWN:
            after = p.ship.clone()
            after.gold -= self.e.pirate_price
            p.toll = p.worth - self.m.worth(after) + p.debt
        return p.toll

    def battle(self, leg: Leg, actions: int, skulls: int, mask: int, dark: int, left: int) -> float:
        """Victory and defeat by their exact odds."""
        on = self.go_on(leg, actions, mask, dark, left)
        lost = self.stop(leg, actions)
        odds = self.t.battle(leg.prospect.ship, skulls)
        return lost + odds * (self.victory(leg, actions, on, mask, dark, left) - lost)

    def victory(self, leg: Leg, actions: int, on: float, mask: int, dark: int, left: int) -> float:
        """A captain more; where the port of this voyage waits for one, the ship with it is thought through."""
        p = leg.prospect
        captured = p.captured
        if captured is None:
            captured = self.capture(p)
            p.captured = captured
        if actions and mask & self.port_bit and self.m.waits_for_captain(p.ship, self.port):
            if leg.captured is None:
                leg.captured = Leg(captured)
            return self.go_on(leg.captured, actions, mask, dark, left)
        return on + captured.worth - p.worth

    def capture(self, p: Prospect) -> Prospect:
        """The ship with another captain aboard, or his ransom."""
        after = p.ship.clone()
        if after.captains < self.e.brig:
            after.captains += 1
        else:
            after.gold += self.e.full_brig
        return Prospect(after, self.m.worth(after), p.debt)
