"""A turn of Novgorod, found again by brute force: whole acts in any order; what is not paid in the end is thrown away.

Nothing of the engine's rules is used, only the component facts of the edition and the position before the turn. There
is no look ahead: a plan is followed to its end, and does not count if the harbor fees cannot be paid then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from kogge.games.novgorod.rules.edition import Need
from kogge.games.novgorod.rules.state import NovgorodState

Cards = tuple[int, ...]
SPEED, DUCATS, MISSION, SEAL, JOKER = 1, 2, 4, 8, 16
EIGHT_OFFICES, FIVE_CITY_ROUTE, LUXURY_MERCHANT, THREE_MISSIONS, CAREER_LEVEL = range(5)


@dataclass(frozen=True)
class Turn:
    """Everything of the active seat, and of the table, that its turn can change."""

    cash: int
    seals: int
    level: int
    speed: int
    offices: frozenset[tuple[int, int]]
    stored: int
    hand: Cards
    left: Cards
    under: Cards
    hidden: Cards
    completed: int
    deck: Cards
    display: Cards
    got: frozenset[int]
    merchant: int
    pirate: int
    row: tuple[tuple[int, int], ...]
    # Within the turn
    route: Cards = ()
    held: frozenset[int] = frozenset()
    free: frozenset[int] = frozenset()
    artisans: frozenset[int] = frozenset()
    ship: bool = False
    stored_now: bool = False
    privilege: bool = True
    credit: int = 0
    merchant_paid: bool = False
    pirate_early: bool = False
    pirate_late: bool = False
    begun: tuple[tuple[int, int], ...] = ()
    done: frozenset[int] = frozenset()
    bought: bool = False


class Brute:
    """The rules of one turn, from one position."""

    def __init__(self, s: NovgorodState) -> None:
        self.s = s
        self.e = s.e
        self.options = s.rules.options
        self.seat = s.active
        self.cities = len(self.e.cities)

    def results(self) -> set[Turn]:
        """Every way the turn can end."""
        ends: set[Turn] = set()
        for laid in self.laid(self.before_route(self.start())):
            for used in self.closure({laid}, self.acts):
                if used.cash >= self.fees(used):
                    ends |= self.after_phase_2(used)
        bought = self.closure(ends, self.purchases)
        return {self.phase_4(turn) for turn in bought | self.last_pirate(bought)}

    @staticmethod
    def closure(starts: set[Turn], follow: object) -> set[Turn]:
        """All that can be reached by acts of this kind, in any order and number."""
        assert callable(follow)
        found, waiting = set(starts), list(starts)
        while waiting:
            for turn in follow(waiting.pop()):
                if turn not in found:
                    found.add(turn)
                    waiting.append(turn)
        return found

    def start(self) -> Turn:
        """The position as the seat's turn begins."""
        s, seat = self.s, self.seat
        offices = frozenset((c, s.rank[seat * self.cities + c]) for c in range(self.cities) if s.own[seat] >> c & 1)
        got = frozenset(b for b in range(5) if s.bonus_got[b] >> seat & 1)
        return Turn(
            cash=s.cash[seat],
            seals=s.seals[seat],
            level=s.level[seat],
            speed=s.speed[seat],
            offices=offices,
            stored=s.stored[seat],
            hand=self.kinds(s.known[seat] | s.secret[seat]),
            left=self.kinds(s.left[seat]),
            under=self.kinds(s.under[seat]),
            hidden=self.kinds(s.under_secret[seat]),
            completed=s.completed[seat],
            deck=self.kinds(s.deck),
            display=self.kinds(s.display),
            got=got,
            merchant=s.merchant,
            pirate=s.pirate,
            row=tuple((card, s.letter[card]) for card in s.row),
            ship=s.stored[seat] >= 0,
        )

    def kinds(self, mask: int) -> Cards:
        """The missions of a set of cards."""
        return tuple(kind for card, kind in enumerate(self.e.card_kind) if mask >> card & 1)

    # Small facts

    def own(self, turn: Turn) -> set[int]:
        return {city for city, _rank in turn.offices}

    def fees(self, turn: Turn) -> int:
        return sum(self.e.fee[city] for city in turn.route if city < self.cities and city not in self.own(turn))

    def visible(self, turn: Turn) -> int:
        """Privileges of the uncovered rows, a joker being all of them."""
        face = self.s.face[self.seat]
        rows = self.e.rows[face * self.e.row_count : (face + 1) * self.e.row_count][turn.level :]
        mask = 0
        for row in rows:
            mask |= row.privilege
        return 31 if mask & JOKER and self.options["question_mark"] == "joker" else mask

    def may(self, turn: Turn, privilege: int) -> bool:
        return turn.privilege and self.visible(turn) & privilege != 0

    def award(self, turn: Turn, bonus: int, reached: int) -> Turn:
        if self.s.bonus[bonus] and bonus not in turn.got and reached >= self.e.bonus_needed[bonus]:
            seals = self.e.bonus_seals[bonus * 3 + self.s.bonus[bonus]]
            return replace(turn, seals=turn.seals + seals, got=turn.got | {bonus})
        return turn

    def pirate_fee(self, turn: Turn) -> int:
        others = [seals for seat, seals in enumerate(self.s.seals) if seat != self.seat]
        rank = len({seals for seals in others if seals > turn.seals})
        return (self.e.pirate_first, self.e.pirate_second)[rank] if rank < 2 else 0

    def pirate_moves(self, turn: Turn) -> Iterator[Turn]:
        """The pirate to any other city, paid or by the joker."""
        front = self.options["pirate"] == "front"
        cost = self.pirate_fee(turn) if front else 0
        if (front and turn.cash >= cost) or (self.options["pirate"] == "back" and self.may(turn, JOKER)):
            for city in set(range(self.cities)) - {turn.pirate}:
                yield replace(turn, cash=turn.cash - cost, pirate=city, privilege=turn.privilege and front)

    # Phase 1

    def before_route(self, turn: Turn) -> list[Turn]:
        return [turn, *self.pirate_moves(turn)]

    def laid(self, starts: list[Turn]) -> Iterator[Turn]:
        """Every route: all sequences of cities, each with or without a placeholder, that keep the rules."""
        for turn in starts:
            for length in range(self.cities + 1):
                for path in self.paths(turn, length):
                    for held in self.subsets(set(path)):
                        route = self.route(turn, path, frozenset(held))
                        if route is not None:
                            yield route

    def paths(self, turn: Turn, length: int) -> Iterator[Cards]:
        if length == 0:
            yield ()
            return
        for path in self.paths(turn, length - 1):
            for city in set(range(self.cities)) - set(path):
                joined = not path or city in self.neighbours(turn, path[-1])
                if joined and (self.options["pirate"] != "back" or city != turn.pirate):
                    yield (*path, city)

    def neighbours(self, turn: Turn, city: int) -> set[int]:
        near = self.map_neighbours(city)
        if self.options["pirate"] == "back" and turn.pirate in near:
            near |= self.map_neighbours(turn.pirate)
        return near - {city}

    def map_neighbours(self, city: int) -> set[int]:
        return {other for other in range(self.cities) if self.e.neighbours[city] >> other & 1}

    @staticmethod
    def subsets(items: set[int]) -> Iterator[tuple[int, ...]]:
        for size in range(len(items) + 1):
            yield from combinations(sorted(items), size)

    def route(self, turn: Turn, path: Cards, held: frozenset[int]) -> Turn | None:
        cards = tuple(card for city in path for card in ((city, self.cities) if city in held else (city,)))
        slow = self.e.pirate_slows if self.options["pirate"] == "front" and turn.pirate in path else 0
        over = len(cards) - (turn.speed - slow)
        in_hand = self.own(turn) - set(path) - {turn.stored}
        if over > 1 or (over == 1 and not self.may(turn, SPEED)) or len(held) > len(in_hand):
            return None
        everywhere = frozenset(path)
        laid = replace(
            turn, route=cards, held=held, free=everywhere, artisans=everywhere, privilege=turn.privilege and over < 1
        )
        return self.award(laid, FIVE_CITY_ROUTE, len(path))

    # Phase 2

    def acts(self, turn: Turn) -> Iterator[Turn]:
        """Every whole act, with no thought for the fees."""
        own = self.own(turn)
        if self.options["pirate"] == "front" and not turn.pirate_late:
            yield from (replace(moved, pirate_late=True) for moved in self.pirate_moves(turn))
        for city, rank in turn.offices:
            if city in turn.free:
                paid = self.merchant_pays(turn, city)
                yield replace(paid, free=turn.free - {city}, cash=paid.cash + self.e.income[city * 4 + rank])
        if not turn.stored_now:
            for city in turn.free & own:
                yield replace(turn, free=turn.free - {city}, stored=city, stored_now=True, ship=False)
        if self.may(turn, DUCATS):
            yield replace(turn, cash=turn.cash + self.e.privilege_ducats, privilege=False)
        yield from self.sales(turn)
        yield from self.lines(turn)
        yield from self.rises(turn)
        if self.options["special_missions"]:
            yield from self.specials(turn)

    def merchant_pays(self, turn: Turn, city: int) -> Turn:
        if self.options["merchant"] == "front" and city == turn.merchant and not turn.merchant_paid:
            return replace(turn, cash=turn.cash + self.e.merchant_ducats, merchant_paid=True)
        return turn

    def sales(self, turn: Turn) -> Iterator[Turn]:
        for kind in range(len(self.e.luxuries)):
            for after, city, goods, _place in self.made(turn, kind, 1):
                seals = self.e.seals_of[(kind << self.cities) + sum(1 << good for good in goods)]
                more = self.options["merchant"] == "back" and city == turn.merchant
                paid = self.merchant_pays(after, city)
                gained = paid.seals + seals + (self.e.merchant_seals if more else 0)
                yield replace(paid, seals=gained, cash=paid.cash + seals)

    def made(self, turn: Turn, kind: int, least: int) -> Iterator[tuple[Turn, int, list[int], int]]:
        """A luxury good made by any artisan of its kind, from any inputs between the ship and the artisan."""
        for city in turn.artisans:
            on_holder = city in turn.held
            if self.s.artisan[city] != kind or not (on_holder or city in turn.free):
                continue
            place = turn.route.index(city) + (1 if on_holder else 0)
            free = turn.free if on_holder else turn.free - {city}
            before = {card for card in turn.route[:place] if card in free}
            if self.options["artisan_uses_own_good"] and not on_holder:
                before |= {city}
            goods = [good for good in range(self.cities) if self.e.made_from[kind] >> good & 1]
            sources = [
                ["none", *(["route"] if g in before else []), *(["ship"] if turn.ship and turn.stored == g else [])]
                for g in goods
            ]
            for chosen in product(*sources):
                used = {good for good, source in zip(goods, chosen, strict=True) if source == "route"}
                inputs = [good for good, source in zip(goods, chosen, strict=True) if source != "none"]
                if len(inputs) >= max(least, 1):
                    after = replace(
                        turn, free=free - used, artisans=turn.artisans - {city}, ship=turn.ship and "ship" not in chosen
                    )
                    yield self.award(after, LUXURY_MERCHANT, len(inputs)), city, inputs, place + 1

    def paid(self, turn: Turn, need: Need) -> Iterator[tuple[Turn, int]]:
        """A need paid in every way, with the last place of the route that was used."""
        for after, _kinds, place in self.luxuries(turn, need, need.luxuries, frozenset()):
            goods = {good for good in range(self.cities) if need.goods >> good & 1}
            choices = combinations(range(self.cities), need.commodities) if need.commodities else [tuple(goods)]
            for chosen in choices:
                yield from self.commodities(after, list(chosen), place)

    def luxuries(
        self, turn: Turn, need: Need, count: int, kinds: frozenset[int]
    ) -> Iterator[tuple[Turn, frozenset[int], int]]:
        if count == 0:
            yield turn, kinds, 0
            return
        for kind in range(len(self.e.luxuries)):
            if kind in kinds or need.kind not in (-1, kind):
                continue
            for after, _city, _goods, place in self.made(turn, kind, need.least):
                for end, all_kinds, last in self.luxuries(after, need, count - 1, kinds | {kind}):
                    yield end, all_kinds, max(place, last)

    def commodities(self, turn: Turn, goods: list[int], place: int) -> Iterator[tuple[Turn, int]]:
        if not goods:
            yield turn, place
            return
        good, *rest = goods
        if good in turn.free:
            here = max(place, turn.route.index(good) + 1)
            yield from self.commodities(replace(turn, free=turn.free - {good}), rest, here)
        if turn.ship and turn.stored == good:
            yield from self.commodities(replace(turn, ship=False), rest, place)

    def lines(self, turn: Turn) -> Iterator[Turn]:
        two, five = self.e.line_seals, self.e.both_seals
        for mission in set(turn.hand):
            hand = without(turn.hand, mission)
            for after, place in self.paid(turn, self.e.upper[mission]):
                begun = tuple(sorted((*turn.begun, (mission, place if self.options["strict_mission_order"] else 0))))
                yield replace(after, seals=after.seals + two, hand=hand, begun=begun)
            for after, _place in self.paid(turn, self.e.lower[mission]):
                yield self.under(replace(after, seals=after.seals + two, hand=hand), mission)
        for begun_card in set(turn.begun):
            for after, place in self.paid(turn, self.e.lower[begun_card[0]]):
                if place > begun_card[1] or not self.options["strict_mission_order"]:
                    rest = list(turn.begun)
                    rest.remove(begun_card)
                    yield self.under(replace(after, seals=after.seals + five - two, begun=tuple(rest)), begun_card[0])
        for mission in set(turn.left):
            for after, _place in self.paid(turn, self.e.lower[mission]):
                yield self.under(replace(after, seals=after.seals + two, left=without(turn.left, mission)), mission)

    def under(self, turn: Turn, mission: int) -> Turn:
        turn = replace(turn, under=tuple(sorted((*turn.under, mission))), completed=turn.completed + 1)
        return self.award(turn, THREE_MISSIONS, turn.completed)

    def rises(self, turn: Turn) -> Iterator[Turn]:
        if turn.level == self.e.row_count - 1:
            return
        face = self.s.face[self.seat] * self.e.row_count
        row = self.e.rows[face + turn.level]
        if turn.cash >= row.ducats:
            for after, _place in self.paid(replace(turn, cash=turn.cash - row.ducats), row.need):
                risen = replace(after, level=turn.level + 1)
                yield self.award(risen, CAREER_LEVEL, self.e.rows[face + risen.level].seals)

    def specials(self, turn: Turn) -> Iterator[Turn]:
        for above, (card, letter) in enumerate(turn.row):
            part = self.e.parts[card * 4 + letter]
            price = part.price + above
            if card in turn.done:
                continue
            payers = [turn]
            if self.may(turn, MISSION):
                payers.append(replace(turn, privilege=False, credit=self.e.privilege_mission))
            for payer in payers:
                credit = min(price, payer.credit)
                if payer.cash >= price - credit and (payer is turn or price > 0):
                    ready = replace(payer, cash=payer.cash - price + credit, credit=payer.credit - credit)
                    for after, _place in self.paid(ready, part.need):
                        yield self.special_done(after, card, part.seals)

    def special_done(self, turn: Turn, card: int, seals: int) -> Turn:
        turn = replace(turn, seals=turn.seals + seals, done=turn.done | {card}, completed=turn.completed + 1)
        turn = self.award(turn, THREE_MISSIONS, turn.completed)
        if len(turn.deck) > 1:
            return replace(turn, deck=turn.deck[1:], hidden=tuple(sorted((*turn.hidden, turn.deck[0]))))
        return turn

    # The end of phase 2, phases 3 and 4

    def after_phase_2(self, turn: Turn) -> set[Turn]:
        """Fees, cards back, missions placed in every way, expert cards moved."""
        stored = turn.stored
        if not turn.stored_now and (not turn.ship or stored in turn.route):
            stored = -1
        row = tuple(card for card in turn.row if card[0] not in turn.done)
        row += tuple((card, (letter + 1) % 4) for card, letter in turn.row if card in turn.done)
        merchant = (turn.merchant + turn.speed) % self.cities if self.options["merchant"] != "off" else turn.merchant
        back = replace(
            turn,
            cash=turn.cash - self.fees(turn),
            stored=stored,
            row=row,
            merchant=merchant,
            route=(),
            held=frozenset(),
            free=frozenset(),
            artisans=frozenset(),
            ship=False,
            stored_now=False,
            credit=0,
            merchant_paid=False,
            begun=(),
            done=frozenset(),
        )
        ends: set[Turn] = set()
        for kept in product((True, False), repeat=len(turn.begun)):
            placed = back
            for (mission, _place), keep in zip(turn.begun, kept, strict=True):
                if keep:
                    placed = replace(placed, left=tuple(sorted((*placed.left, mission))))
                else:
                    placed = self.under(placed, mission)
            ends.add(placed)
        return ends

    def purchases(self, turn: Turn) -> Iterator[Turn]:
        if self.options["pirate"] == "front" and not turn.pirate_late:
            yield from (replace(moved, pirate_late=True) for moved in self.pirate_moves(turn))
        if not turn.bought:
            yield from self.regular(turn)
        if self.may(turn, MISSION):
            price = self.e.mission_price - self.e.privilege_mission
            yield from self.missions(replace(turn, privilege=False), price)

    def regular(self, turn: Turn) -> Iterator[Turn]:
        bought = replace(turn, bought=True)
        for city in set(range(self.cities)) - self.own(turn):
            rank = {2: [0, 1], 3: [0, 1, 3], 4: [0, 1, 2, 3]}[self.s.players][self.s.sold[city]]
            price = self.e.price[city * 4 + rank]
            if turn.cash >= price:
                after = replace(bought, cash=turn.cash - price, offices=turn.offices | {(city, rank)})
                yield self.award(after, EIGHT_OFFICES, len(after.offices))
        if turn.speed < self.e.max_speed:
            price = self.e.speed_price[turn.speed - self.e.speed]
            if turn.cash >= price:
                yield replace(bought, cash=turn.cash - price, speed=turn.speed + 1)
        yield from self.missions(bought, self.e.mission_price)

    def missions(self, turn: Turn, price: int) -> Iterator[Turn]:
        if turn.cash < price or len(turn.hand) + len(turn.left) >= self.e.in_progress:
            return
        paid = replace(turn, cash=turn.cash - price)
        kept_back = 1 if self.options["special_missions"] else 0
        if len(turn.deck) > kept_back:
            yield replace(paid, hand=tuple(sorted((*turn.hand, turn.deck[0]))), deck=turn.deck[1:])
        for mission in set(turn.display):
            display, deck = without(turn.display, mission), turn.deck
            while len(display) < self.e.open and len(deck) > kept_back:
                display, deck = tuple(sorted((*display, deck[0]))), deck[1:]
            yield replace(paid, hand=tuple(sorted((*turn.hand, mission))), display=display, deck=deck)

    def last_pirate(self, turns: set[Turn]) -> set[Turn]:
        if self.options["pirate"] != "back":
            return set()
        return {moved for turn in turns for moved in self.pirate_moves(turn)}

    def phase_4(self, turn: Turn) -> Turn:
        row = self.e.rows[self.s.face[self.seat] * self.e.row_count + turn.level]
        seals = row.seals + (self.e.privilege_seal if self.may(turn, SEAL) else 0)
        return replace(
            turn, seals=turn.seals + seals, privilege=True, pirate_early=False, pirate_late=False, bought=False
        )


def without(cards: Cards, card: int) -> Cards:
    """The cards but one of this kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
