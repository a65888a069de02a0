"""One seat's people: tokens, ladders, route and deck. Lists are replaced, never changed in place: copies share them."""

from __future__ import annotations

from kogge.games.norsemen.rules.constants import FINISHED, ICON_COUNT, IN_PLAY, NO_CARD, NOBODY


class Clan:
    """Everything that belongs to one seat.

    ``plain`` and ``legends`` are the ladders: plain tokens on ladder * spaces + space, the legendary token's space.
    ``assigned``, ``acted``, ``forts`` and ``settlements`` are sets of tiles, one bit each; lawspeakers in Normandy are
    counted. ``route`` holds the cards from left to right, ``ships_on`` the longships on them; Cnut's card is among
    them (``beside``), a flipped card is not. ``icons`` is what can be seen: on cards and from settlements.
    """

    def __init__(self) -> None:
        self.leader: int = NOBODY
        self.dealt: list[int] = []
        self.used: bool = False
        self.task: int = FINISHED
        self.passed: bool = False
        self.coins: int = 0
        self.vp: int = 0
        self.jarls: int = 0
        self.title_jarls: int = 0
        self.lawspeakers: int = 0
        self.ships: int = 0
        self.damaged: int = 0
        self.title_ships: int = 0
        self.plain: list[int] = []
        self.legends: list[int] = []
        self.waiting: int = 0
        self.assigned: int = 0
        self.acted: int = 0
        self.normandy: int = 0
        self.normandy_acted: int = 0
        self.forts: int = 0
        self.settlements: int = 0
        self.kept_at: int = NOBODY
        self.route: list[int] = []
        self.ships_on: list[int] = []
        self.speakers: int = 0
        self.beside: int = NO_CARD
        self.flipped: int = NO_CARD
        self.damage: int = 0
        self.icons: list[int] = [0] * ICON_COUNT
        self.top: list[int] = []
        self.bag: list[int] = []
        self.discard: list[int] = []
        self.before: Clan | None = None

    def clone(self) -> Clan:
        """A clan of its own, equal to this one."""
        c = Clan()
        c.leader = self.leader
        c.dealt = self.dealt
        c.used = self.used
        c.task = self.task
        c.passed = self.passed
        c.coins = self.coins
        c.vp = self.vp
        c.jarls = self.jarls
        c.title_jarls = self.title_jarls
        c.lawspeakers = self.lawspeakers
        c.ships = self.ships
        c.damaged = self.damaged
        c.title_ships = self.title_ships
        c.plain = self.plain
        c.legends = self.legends
        c.waiting = self.waiting
        c.assigned = self.assigned
        c.acted = self.acted
        c.normandy = self.normandy
        c.normandy_acted = self.normandy_acted
        c.forts = self.forts
        c.settlements = self.settlements
        c.kept_at = self.kept_at
        c.route = self.route
        c.ships_on = self.ships_on
        c.speakers = self.speakers
        c.beside = self.beside
        c.flipped = self.flipped
        c.damage = self.damage
        c.icons = self.icons
        c.top = self.top
        c.bag = self.bag
        c.discard = self.discard
        c.before = self.before
        return c

    def place_of(self, card: int) -> int:
        """Where the card lies in the route, -1 if it does not."""
        route = self.route
        for place in range(len(route)):
            if route[place] == card:
                return place
        return -1

    def on_ladder(self, ladder: int, spaces: int) -> int:
        """How many tokens stand on a ladder still."""
        count = 0 if self.legends[ladder] == IN_PLAY else 1
        base = ladder * spaces
        for space in range(spaces):
            count += self.plain[base + space]
        return count


def without(items: list[int], item: int) -> list[int]:
    """The list without one thing that is in it."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def changed(items: list[int], place: int, by: int) -> list[int]:
    """The list with one number changed by an amount."""
    copy = items[:]
    copy[place] += by
    return copy


def added(items: list[int], more: list[int], sign: int) -> list[int]:
    """Two rows of icons added up, or the second taken off (sign -1)."""
    total: list[int] = []
    for place in range(len(items)):
        total.append(items[place] + sign * more[place])
    return total
