"""The rest of a turn of Novgorod from its middle, by the brute force of the rule tests: what can be done and paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

from kogge.games.novgorod.rules.edition import Need
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.brute import DUCATS, Brute, Turn

SALE, UPPER, LOWER, BOTH, RESUME, SPECIAL, CAREER = range(1, 8)


class Now(Brute):
    """A turn under way, from the fields of the position; nothing of the engine's rules is asked."""

    def __init__(self, s: NovgorodState) -> None:
        super().__init__(s)
        self.turn = self.under_way()
        self.solved: dict[Turn, bool] = {}

    def under_way(self) -> Turn:
        s = self.s
        return replace(
            self.start(),
            route=tuple(s.route),
            held=self.set_of(s.held),
            free=self.set_of(s.free),
            artisans=self.set_of(s.arts),
            ship=s.ship,
            stored_now=s.stored_now,
            privilege=not s.privilege_used,
            credit=s.credit,
            merchant_paid=s.merchant_used,
            pirate_early=s.pirate_early,
            pirate_late=s.pirate_late,
            begun=tuple(
                sorted((s.e.card_kind[card], place) for card, place in zip(s.begun, s.begun_place, strict=True))
            ),
            done=frozenset(card for card in range(len(s.e.specials)) if s.specials_done >> card & 1),
            bought=s.bought,
        )

    def set_of(self, mask: int) -> frozenset[int]:
        return frozenset(city for city in range(self.cities) if mask >> city & 1)

    # Fees

    def earnings(self, turn: Turn) -> Iterator[Turn]:
        """All that brings ducats."""
        for city, rank in turn.offices:
            if city in turn.free:
                paid = self.merchant_pays(turn, city)
                yield replace(paid, free=turn.free - {city}, cash=paid.cash + self.e.income[city * 4 + rank])
        if self.may(turn, DUCATS):
            yield replace(turn, cash=turn.cash + self.e.privilege_ducats, privilege=False)
        yield from self.sales(turn)

    def solvent(self, turn: Turn) -> bool:
        """Whether the harbor fees can be paid in the end."""
        if turn not in self.solved:
            self.solved[turn] = turn.cash >= self.fees(turn) or any(self.solvent(more) for more in self.earnings(turn))
        return self.solved[turn]

    def some_solvent(self, turns: Iterator[Turn]) -> bool:
        return any(self.solvent(turn) for turn in turns)

    # The route

    def longer(self, city: int | None) -> Iterator[Turn]:
        """Every route that begins with the one that lies, then calls at this city or else has a placeholder."""
        path = [card for card in self.turn.route if card < self.cities]
        held = set(self.turn.held)
        if city is None:
            held.add(path[-1])
        else:
            path.append(city)
        yield from self.routes_from(self.before(), path, held)

    def before(self) -> Turn:
        """The turn before the route: a privilege that the route itself used is there again."""
        slow = self.e.pirate_slows if self.options["pirate"] == "front" and self.turn.pirate in self.turn.route else 0
        used_for_speed = len(self.turn.route) > self.turn.speed - slow
        return replace(self.turn, privilege=self.turn.privilege or used_for_speed)

    def routes_from(self, turn: Turn, path: list[int], held: set[int]) -> Iterator[Turn]:
        route = self.route(turn, tuple(path), frozenset(held))
        if route is None:
            return
        yield route
        if path[-1] not in held:
            yield from self.routes_from(turn, path, held | {path[-1]})
        for city in self.neighbours(turn, path[-1]) - set(path):
            if self.options["pirate"] != "back" or city != turn.pirate:
                yield from self.routes_from(turn, [*path, city], held)

    # Whole acts

    def fills(self, need: Need) -> Iterator[tuple[Turn, int]]:
        """Every way to pay a need now, with the last place of the route it uses."""
        return self.paid(self.turn, need)

    def can_fill(self, need: Need) -> bool:
        return any(True for _way in self.fills(need))

    def sells(self, city: int) -> Iterator[Turn]:
        """Every sale by the artisan of this city."""
        only = replace(self.turn, artisans=self.turn.artisans & {city})
        others = self.turn.artisans - {city}
        return (replace(sold, artisans=sold.artisans | others) for sold in self.sales(only))

    # A payment under way

    @property
    def need(self) -> Need:
        s = self.s
        if s.purpose == SALE:
            return Need(1, -1, 1, 0, 0)
        if s.purpose == UPPER:
            return self.e.upper[s.object]
        if s.purpose == SPECIAL:
            return self.e.parts[s.object * 4 + s.letter[s.object]].need
        if s.purpose == CAREER:
            return self.e.rows[s.face[self.seat] * self.e.row_count + s.level[self.seat]].need
        return self.e.lower[s.object]

    def place_of(self, city: int, at_artisan: bool) -> int:
        """The place in the route of a card, or of the artisan of its city."""
        return self.turn.route.index(city) + (2 if at_artisan and city in self.turn.held else 1)

    def by(self, city: int) -> bool:
        """Whether all can be completed and paid if this artisan makes the next luxury good."""
        free = self.turn.free if city in self.turn.held else self.turn.free - {city}
        laid = replace(self.turn, artisans=self.turn.artisans - {city}, free=free)
        place = max(self.s.place, self.place_of(city, True))
        return any(self.finishes(*more, place) for more in self.more_inputs(laid, city, frozenset()))

    def with_input(self, good: int, stored: bool) -> bool:
        """Whether all can be completed and paid if the artisan at work takes this good."""
        used = replace(self.turn, ship=False) if stored else replace(self.turn, free=self.turn.free - {good})
        inputs = self.set_of(self.s.inputs) | {good}
        return any(self.finishes(*more, self.s.place) for more in self.more_inputs(used, self.s.maker, inputs))

    def as_it_is(self) -> bool:
        """Whether the luxury good can be left with the inputs it has."""
        inputs = self.set_of(self.s.inputs)
        return len(inputs) >= self.need.least and self.finishes(self.turn, self.s.maker, inputs, self.s.place)

    def takes(self, turn: Turn, city: int) -> set[int]:
        """Cards an artisan may take goods from: unused ones before it of its kind."""
        end = turn.route.index(city) + (1 if city in turn.held else 0)
        before = {card for card in turn.route[:end] if card in turn.free}
        if self.options["artisan_uses_own_good"] and city not in turn.held:
            before |= {city}
        return {good for good in before if self.e.made_from[self.s.artisan[city]] >> good & 1}

    def more_inputs(self, turn: Turn, city: int, inputs: frozenset[int]) -> Iterator[tuple[Turn, int, frozenset[int]]]:
        """Every set of inputs that begins with these."""
        kind = self.s.artisan[city]
        from_route = self.takes(turn, city) - inputs
        fits = turn.ship and self.e.made_from[kind] >> turn.stored & 1 and turn.stored not in inputs
        for chosen, stored in product(self.subsets(from_route), (False, True) if fits else (False,)):
            if stored and turn.stored in chosen:
                continue
            goods = inputs | set(chosen) | ({turn.stored} if stored else set())
            if len(goods) >= self.need.least:
                yield replace(turn, free=turn.free - set(chosen), ship=turn.ship and not stored), city, goods

    def finishes(self, turn: Turn, city: int, inputs: frozenset[int], place: int) -> bool:
        """Whether the rest can be completed and the fees paid once this luxury good is made."""
        kind = self.s.artisan[city]
        if self.s.purpose == SALE:
            seals = self.e.seals_of[(kind << self.cities) + sum(1 << good for good in inputs)]
            paid = self.merchant_pays(turn, city)
            return self.solvent(replace(paid, cash=paid.cash + seals))
        made = self.set_of(self.s.made) | {kind}
        left = self.need.luxuries - len(made)
        goods = self.set_of(self.s.paid)
        return any(
            self.pays_goods(after, goods, max(place, last))
            for after, _all, last in self.luxuries(turn, self.need, left, made)
        )

    def with_good(self, good: int, stored: bool) -> bool:
        """Whether all can be completed and paid if this commodity is used for it."""
        used = replace(self.turn, ship=False) if stored else replace(self.turn, free=self.turn.free - {good})
        place = self.s.place if stored else max(self.s.place, self.place_of(good, False))
        return self.pays_goods(used, self.set_of(self.s.paid) | {good}, place)

    def pays_goods(self, turn: Turn, paid: frozenset[int], place: int) -> bool:
        need = self.need
        others = sorted(set(range(self.cities)) - paid)
        asked = tuple(sorted(self.set_of(need.goods) - paid))
        choices = combinations(others, need.commodities - len(paid)) if need.commodities else [asked]
        ways = (way for chosen in choices for way in self.commodities(turn, list(chosen), place))
        strict = self.options["strict_mission_order"] and self.s.after >= 0
        return self.some_solvent(self.served(after) for after, last in ways if not strict or last > self.s.after)

    def served(self, turn: Turn) -> Turn:
        return replace(turn, level=turn.level + 1) if self.s.purpose == CAREER else turn
