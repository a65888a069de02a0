"""What a seat knows as a row of small numbers: all is public but the missions drawn face down (NG-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kogge.core.bits import ones
from kogge.core.features import MOST_SEATS, FeatureTable, Row
from kogge.games.novgorod.rules import mission_cards
from kogge.games.novgorod.rules.constants import (
    BACK,
    BONUSES,
    BOTH,
    GONE,
    LETTERS,
    LOW,
    LOWER,
    NOTHING,
    OFF,
    PURPOSES,
    RESUME,
    SPECIAL,
    TODO_NAMES,
    UPPER,
)
from kogge.games.novgorod.rules.edition import MOST_CARDS, RANKS, Edition

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


_FEWEST: Final = 2
_DUCATS: Final = 150
_SMALL_PURSE: Final = 30
_SEALS: Final = 100
_LEAD: Final = 15
_ROUNDS: Final = 30
_FEES: Final = 30
_CREDIT: Final = 10
_MISSION_LINES: Final = [UPPER, LOWER, BOTH, RESUME]


class Layout:
    """Where each piece begins."""

    def __init__(self, e: Edition) -> None:
        self.table: FeatureTable = FeatureTable()
        self.ranks: i64 = len(RANKS)
        self.bonuses: i64 = len(BONUSES)
        self.letters: i64 = len(LETTERS)
        self.copies: int = max([e.card_kind.count(kind) for kind in range(len(e.missions))])
        self._add_turn()
        self._add_cities(e)
        self._add_cards(e)
        self._add_players(e)
        self._add_missions(e)
        self._add_route(e)
        self._add_use(e)
        self._add_payment(e)
        self.table.finish()

    def _add_turn(self) -> None:
        t = self.table
        self.players: i64 = t.add("players", [MOST_SEATS - _FEWEST + 1], 1, "How many play: two, three or four.")
        about = "Special missions; artisans use their own good; strict order of missions; the question mark is a joker."
        self.options: i64 = t.add("options", [4], 1, about)
        self.pending: i64 = t.add(
            "pending", [len(TODO_NAMES)], 1, "What is decided next; nothing once the game is over."
        )
        self.to_move: i64 = t.add("to_move", [MOST_SEATS], 1, "Who decides it; nobody while chance does.")
        self.active: i64 = t.add("active", [MOST_SEATS], 1, "Whose turn it is.")
        self.start: i64 = t.add("start", [MOST_SEATS], 1, "The start player.")
        self.rounds: i64 = t.add("round", [1], _ROUNDS, "Rounds completed.")
        self.rounds_left: i64 = t.add(
            "rounds_left", [1], _ROUNDS, "Rounds up to the limit; the scale where there is none."
        )
        self.last: i64 = t.add("last_round", [1], 1, "The last round is under way.")

    def _add_cities(self, e: Edition) -> None:
        t = self.table
        cities = len(e.cities)
        self.artisan: i64 = t.add("artisan", [cities, len(e.luxuries)], 1, "The artisan of each city.")
        self.offices_left: i64 = t.add("offices_left", [cities], len(RANKS), "Offices left in each city.")
        self.price: i64 = t.add("price", [cities], max(e.price), "The price of the next one.")
        self.income: i64 = t.add("income", [cities], max([1, *e.income]), "Its income.")
        self.merchant_side: i64 = t.add("merchant_side", [BACK + 1], 1, "The merchant: off, front, back.")
        self.pirate_side: i64 = t.add("pirate_side", [BACK + 1], 1, "The pirate: off, front, back.")
        self.merchant: i64 = t.add("merchant", [cities], 1, "Where the merchant is.")
        self.pirate: i64 = t.add("pirate", [cities], 1, "Where the pirate is.")

    def _add_cards(self, e: Edition) -> None:
        t = self.table
        kinds, bonuses = len(e.missions), len(BONUSES)
        self.display: i64 = t.add("display", [kinds], self.copies, "Open missions.")
        self.deck: i64 = t.add("deck", [1], MOST_CARDS, "Cards in the deck.")
        about = "Missions the observer has not seen: in the deck, or face down before others."
        self.unseen: i64 = t.add("unseen", [kinds], self.copies, about)
        self.bonus: i64 = t.add("bonus", [bonuses, LOW], 1, "Bonus cards at their high value, at their low one.")
        self.bonus_got: i64 = t.add("bonus_got", [MOST_SEATS, bonuses], 1, "Who has had them.")
        self.bonus_now: i64 = t.add("bonus_now", [bonuses], MOST_SEATS, "How many have got them in this round.")
        places, specials = len(e.specials), len(e.specials)
        self.row: i64 = t.add("specials", [places, specials], 1, "The row of special missions.")
        self.letter: i64 = t.add("special_part", [specials, len(LETTERS)], 1, "The part of each that shows.")
        self.done: i64 = t.add("special_done", [specials], 1, "Done in this turn.")

    def _add_players(self, e: Edition) -> None:
        t = self.table
        cities = len(e.cities)
        self.cash: i64 = t.add("ducats", [MOST_SEATS], _DUCATS, "Ducats.")
        self.purse: i64 = t.add("purse", [MOST_SEATS], _SMALL_PURSE, "Ducats, as far as small amounts matter.")
        self.seals: i64 = t.add("seals", [MOST_SEATS], _SEALS, "Seals.")
        about = "By how many seals the observer is ahead of the best other seat, then of each other; 15 is level."
        self.lead: i64 = t.add("lead", [MOST_SEATS], 2 * _LEAD, about)
        self.speed: i64 = t.add("speed", [MOST_SEATS], e.max_speed, "Speed of the ship.")
        self.face: i64 = t.add("career", [MOST_SEATS, len(e.faces)], 1, "The career's face.")
        self.level: i64 = t.add("level", [MOST_SEATS, e.row_count + 1], 1, "Its level.")
        about = "Offices by rank, the cheapest first."
        self.office: i64 = t.add("offices", [MOST_SEATS, cities, len(RANKS)], 1, about)
        self.stored: i64 = t.add("stored", [MOST_SEATS, cities], 1, "The good in store.")

    def _add_missions(self, e: Edition) -> None:
        t = self.table
        kinds = len(e.missions)
        self.known: i64 = t.add("missions", [MOST_SEATS, kinds], self.copies, "Missions in hand that all know.")
        self.secret: i64 = t.add("secret", [kinds], self.copies, "The observer's own missions drawn face down.")
        self.secrets: i64 = t.add("secrets", [MOST_SEATS], MOST_CARDS, "How many each has drawn face down.")
        self.left: i64 = t.add("left", [MOST_SEATS, kinds], self.copies, "Missions left of the ship.")
        self.under: i64 = t.add("under", [MOST_SEATS, kinds], self.copies, "Missions under the ship that all know.")
        self.buried: i64 = t.add("buried", [kinds], self.copies, "The observer's own hidden cards under the ship.")
        self.burials: i64 = t.add("burials", [MOST_SEATS], MOST_CARDS, "How many hidden cards each has under the ship.")
        self.completed: i64 = t.add("completed", [MOST_SEATS], MOST_CARDS, "Missions completed.")

    def _add_route(self, e: Edition) -> None:
        t = self.table
        cities = len(e.cities)
        places = e.max_speed + 2
        self.route: i64 = t.add("route", [places, cities], 1, "The active seat's route: the city of each place.")
        self.length: i64 = t.add("route_length", [1], places, "Its length.")
        self.gaps: i64 = t.add("placeholders", [1], places, "Placeholders in it.")

    def _add_use(self, e: Edition) -> None:
        t = self.table
        cities, kinds = len(e.cities), len(e.missions)
        self.held: i64 = t.add("held", [cities], 1, "Cities of the route whose office is held back.")
        self.free: i64 = t.add("free", [cities], 1, "Cards of the route not used yet.")
        self.arts: i64 = t.add("artisans_left", [cities], 1, "Artisans of the route not used yet.")
        self.fees: i64 = t.add("fees", [1], _FEES, "Fees of the route.")
        about = "The ship's good is there; stored now; privilege used; merchant used; pirate moved early, late; bought."
        self.flags: i64 = t.add("turn_flags", [7], 1, about)
        self.credit: i64 = t.add("credit", [1], _CREDIT, "Credit of a privilege.")
        self.begun: i64 = t.add("begun", [kinds], self.copies, "Missions whose upper line was filled this turn.")
        self.begun_at: i64 = t.add(
            "begun_at", [kinds], e.max_speed + 4, "The place of the route where, from 1; the first one of each kind."
        )

    def _add_payment(self, e: Edition) -> None:
        t = self.table
        cities, kinds = len(e.cities), len(e.missions)
        self.purpose: i64 = t.add("purpose", [len(PURPOSES)], 1, "The payment under way.")
        self.object: i64 = t.add("object", [kinds], 1, "The mission it is for.")
        self.special: i64 = t.add("object_special", [len(e.specials)], 1, "The special mission it is for.")
        self.card: i64 = t.add("shown", [kinds], self.copies, "The mission shown from the hand for it.")
        self.made: i64 = t.add("made", [len(e.luxuries)], 1, "Luxury goods made for it.")
        self.paid: i64 = t.add("paid", [cities], 1, "Goods paid for it.")
        self.place: i64 = t.add(
            "place",
            [2],
            e.max_speed + 4,
            "The last place of the route used for it, and the one it must come after, 1 added.",
        )
        self.maker: i64 = t.add("maker", [cities], 1, "The artisan at work.")
        self.inputs: i64 = t.add("inputs", [cities], 1, "The goods it works on.")


def write(s: NovgorodState, viewer: i64, row: Row) -> None:
    """The row of a seat: only what is not 0 is put."""
    at = s.rules.layout
    add_turn(s, viewer, at, row)
    add_cities(s, at, row)
    add_cards(s, viewer, at, row)
    players: i64 = s.players
    best: i64 = 0
    step: i64
    for step in range(players):
        seat = viewer + step if viewer + step < players else viewer + step - players
        add_player(s, seat, step, at, row)
        add_missions(s, seat, step, at, row)
        if step:
            best = max(best, i64(s.seals[seat]))
            row.lead(at.lead + step, s.seals[viewer] - s.seals[seat], _LEAD)
    row.lead(at.lead, s.seals[viewer] - best, _LEAD)
    if s.active >= 0:
        add_route(s, at, row)
        add_use(s, at, row)
    if s.purpose != NOTHING:
        add_payment(s, at, row)


def after(s: NovgorodState, seat: i64, viewer: i64) -> i64:
    """How many places the seat sits after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


def flag_if(row: Row, place: i64, holds: bool) -> None:
    """A 1 where something holds."""
    if holds:
        row.flag(place)


def add_turn(s: NovgorodState, viewer: i64, at: Layout, row: Row) -> None:
    """Who decides what, and how long the game may still last."""
    row.flag(at.players + s.players - _FEWEST)
    flag_if(row, at.options, s.rules.specials)
    flag_if(row, at.options + 1, s.rules.own_good)
    flag_if(row, at.options + 2, s.rules.strict)
    flag_if(row, at.options + 3, s.rules.joker)
    rounds, limit = s.turns // s.players, s.rules.round_limit
    row.capped(at.rounds, rounds, _ROUNDS)
    row.capped(at.rounds_left, max(limit - rounds, 0) if limit else _ROUNDS, _ROUNDS)
    flag_if(row, at.last, s.last)
    if s.active >= 0:
        row.flag(at.active + after(s, s.active, viewer))
    if s.start >= 0:
        row.flag(at.start + after(s, s.start, viewer))
    if not s.over:
        todo = s.agenda.stack[-1]
        row.flag(at.pending + todo.kind)
        if todo.who >= 0:
            row.flag(at.to_move + after(s, todo.who, viewer))


def add_cities(s: NovgorodState, at: Layout, row: Row) -> None:
    """The map: artisans, offices on top, merchant and pirate."""
    stack, price, income = s.rules.stack, s.e.price, s.e.income
    luxuries: i64 = len(s.e.luxuries)
    place = at.artisan
    for artisan in s.artisan:
        row.flag(place + artisan)
        place += luxuries
    for city, sold in enumerate(s.sold):
        left: i64 = len(stack) - sold
        if left:
            row.put(at.offices_left + city, left)
            office = city * 4 + i64(stack[sold])  # the one on top
            row.put(at.price + city, price[office])
            row.put(at.income + city, income[office])
    row.flag(at.merchant_side + s.rules.merchant)
    row.flag(at.pirate_side + s.rules.pirate)
    if s.rules.merchant != OFF and s.merchant >= 0:
        row.flag(at.merchant + s.merchant)
    if s.rules.pirate != OFF and s.pirate >= 0:
        row.flag(at.pirate + s.pirate)


def add_cards(s: NovgorodState, viewer: i64, at: Layout, row: Row) -> None:
    """Missions on the table, bonus cards, the row of special missions."""
    kinds = s.e.card_kind
    row.count(at.display, kinds, s.display)
    row.put(at.deck, mission_cards.deck_left(s))
    unseen: i64 = s.deck
    seat: i64
    for seat in range(s.players):
        if seat != viewer:
            unseen |= i64(s.secret[seat]) | i64(s.under_secret[seat])
    row.count(at.unseen, kinds, unseen)
    add_bonuses(s, viewer, at, row)
    specials: i64 = len(s.e.specials)
    start = at.row
    for special in s.row:
        row.flag(start + special)
        row.flag(at.letter + special * at.letters + s.letter[special])
        start += specials
    row.flags(at.done, s.specials_done)


def add_bonuses(s: NovgorodState, viewer: i64, at: Layout, row: Row) -> None:
    """What each bonus card still gives, and who has won it."""
    seat: i64
    for bonus, worth in enumerate(s.bonus):
        if worth != GONE:
            row.flag(at.bonus + bonus * LOW + worth - 1)
    row.put_each(at.bonus_now, s.bonus_round, 255)
    for bonus, got in enumerate(s.bonus_got):
        if got:
            for seat in range(s.players):
                if i64(got) >> seat & 1:
                    row.flag(at.bonus_got + after(s, seat, viewer) * at.bonuses + bonus)


def add_player(s: NovgorodState, seat: i64, step: i64, at: Layout, row: Row) -> None:
    """A player's purse, ship, career and offices: all is public (NG-12.4)."""
    cities: i64 = len(s.e.cities)
    cash: i64 = s.cash[seat]
    row.capped(at.cash + step, cash, _DUCATS)
    row.capped(at.purse + step, cash, _SMALL_PURSE)
    row.capped(at.seals + step, s.seals[seat], _SEALS)
    row.put(at.speed + step, s.speed[seat])
    row.flag(at.level + step * (s.e.row_count + 1) + s.level[seat])
    if seat < len(s.face):
        row.flag(at.face + step * len(s.e.faces) + s.face[seat])
    ranks, first = s.rank, seat * cities
    for city in s.e.cities_of[s.own[seat]]:
        row.flag(at.office + (step * cities + city) * at.ranks + i64(ranks[first + city]))
    stored: i64 = s.stored[seat]
    if stored >= 0:
        row.flag(at.stored + step * cities + stored)


def add_missions(s: NovgorodState, seat: i64, step: i64, at: Layout, row: Row) -> None:
    """Missions of a player; those drawn face down are the owner's (NG-12.1)."""
    start = step * len(s.e.missions)
    kinds = s.e.card_kind
    row.count(at.known + start, kinds, s.known[seat])
    row.count(at.left + start, kinds, s.left[seat])
    row.count(at.under + start, kinds, s.under[seat])
    if s.secret[seat]:
        row.put(at.secrets + step, ones(s.secret[seat]))
    if s.under_secret[seat]:
        row.put(at.burials + step, ones(s.under_secret[seat]))
    if s.completed[seat]:
        row.put(at.completed + step, s.completed[seat])
    if step == 0:
        row.count(at.secret, kinds, s.secret[seat])
        row.count(at.buried, kinds, s.under_secret[seat])


def add_route(s: NovgorodState, at: Layout, row: Row) -> None:
    """The route of the active seat."""
    cities: i64 = len(s.e.cities)
    start = at.route
    for card in s.route:
        if card < cities:
            row.flag(start + card)
        else:
            row.add(at.gaps)
        start += cities
    row.put(at.length, len(s.route))


def add_use(s: NovgorodState, at: Layout, row: Row) -> None:
    """What is left of the route, and what was done in this turn."""
    row.flags(at.held, s.held)
    row.flags(at.free, s.free)
    row.flags(at.arts, s.arts)
    if s.fees:
        row.capped(at.fees, s.fees, _FEES)
    flag_if(row, at.flags, s.ship)
    flag_if(row, at.flags + 1, s.stored_now)
    flag_if(row, at.flags + 2, s.privilege_used)
    flag_if(row, at.flags + 3, s.merchant_used)
    flag_if(row, at.flags + 4, s.pirate_early)
    flag_if(row, at.flags + 5, s.pirate_late)
    flag_if(row, at.flags + 6, s.bought)
    if s.credit:
        row.capped(at.credit, s.credit, _CREDIT)
    for index in range(len(s.begun)):
        kind: i64 = s.e.card_kind[s.begun[index]]
        row.add(at.begun + kind)
        place, first = s.begun_place[index] + 1, row.get(at.begun_at + kind)
        row.put(at.begun_at + kind, place if first == 0 or place < first else first)


def add_payment(s: NovgorodState, at: Layout, row: Row) -> None:
    """The payment under way: all of it is done openly."""
    row.flag(at.purpose + s.purpose)
    if s.purpose == SPECIAL:
        row.flag(at.special + s.object)
    elif s.purpose in _MISSION_LINES:
        row.flag(at.object + s.object)
    row.count(at.card, s.e.card_kind, s.card)
    row.flags(at.made, s.made)
    row.flags(at.paid, s.paid)
    row.put(at.place, s.place)
    row.put(at.place + 1, s.after + 1)
    if s.maker >= 0:
        row.flag(at.maker + s.maker)
    row.flags(at.inputs, s.inputs)
