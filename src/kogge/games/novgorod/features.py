"""What a seat knows as a row of small numbers: all is public but the missions drawn face down (NG-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kogge.core.features import MOST_SEATS, FeatureTable, flag, most
from kogge.games.novgorod import purchases, setup
from kogge.games.novgorod.constants import (
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
from kogge.games.novgorod.edition import MOST_CARDS, RANKS, Edition

if TYPE_CHECKING:
    from kogge.games.novgorod.state import NovgorodState

_FEWEST: Final = 2
_DUCATS: Final = 150
_SEALS: Final = 100
_ROUNDS: Final = 60
_COPIES: Final = 10
_MISSION_LINES: Final = [UPPER, LOWER, BOTH, RESUME]


class Layout:
    """Where each piece begins."""

    def __init__(self, e: Edition) -> None:
        self.table: FeatureTable = FeatureTable()
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
        self.players: int = t.add("players", [MOST_SEATS - _FEWEST + 1], 1, "How many play: two, three or four.")
        about = "Special missions; artisans use their own good; strict order of missions; the question mark is a joker."
        self.options: int = t.add("options", [4], 1, about)
        self.pending: int = t.add(
            "pending", [len(TODO_NAMES)], 1, "What is decided next; nothing once the game is over."
        )
        self.to_move: int = t.add("to_move", [MOST_SEATS], 1, "Who decides it; nobody while chance does.")
        self.active: int = t.add("active", [MOST_SEATS], 1, "Whose turn it is.")
        self.start: int = t.add("start", [MOST_SEATS], 1, "The start player.")
        self.rounds: int = t.add("round", [1], _ROUNDS, "Rounds completed.")
        self.rounds_left: int = t.add(
            "rounds_left", [1], _ROUNDS, "Rounds up to the limit; the scale where there is none."
        )
        self.last: int = t.add("last_round", [1], 1, "The last round is under way.")

    def _add_cities(self, e: Edition) -> None:
        t = self.table
        cities = len(e.cities)
        self.artisan: int = t.add("artisan", [cities, len(e.luxuries)], 1, "The artisan of each city.")
        self.offices_left: int = t.add("offices_left", [cities], len(RANKS), "Offices left in each city.")
        self.price: int = t.add("price", [cities], 100, "The price of the next one.")
        self.income: int = t.add("income", [cities], 100, "Its income.")
        self.merchant_side: int = t.add("merchant_side", [BACK + 1], 1, "The merchant: off, front, back.")
        self.pirate_side: int = t.add("pirate_side", [BACK + 1], 1, "The pirate: off, front, back.")
        self.merchant: int = t.add("merchant", [cities], 1, "Where the merchant is.")
        self.pirate: int = t.add("pirate", [cities], 1, "Where the pirate is.")

    def _add_cards(self, e: Edition) -> None:
        t = self.table
        kinds, bonuses = len(e.missions), len(BONUSES)
        self.display: int = t.add("display", [kinds], _COPIES, "Open missions.")
        self.deck: int = t.add("deck", [1], MOST_CARDS, "Cards in the deck.")
        about = "Missions the observer has not seen: in the deck, or face down before others."
        self.unseen: int = t.add("unseen", [kinds], _COPIES, about)
        self.bonus: int = t.add("bonus", [bonuses], LOW, "Bonus cards: 1 at the high value, 2 at the low one.")
        self.bonus_got: int = t.add("bonus_got", [MOST_SEATS, bonuses], 1, "Who has had them.")
        self.bonus_now: int = t.add("bonus_now", [bonuses], MOST_SEATS, "How many have got them in this round.")
        places, specials = len(e.specials), len(e.specials)
        self.row: int = t.add("specials", [places, specials], 1, "The row of special missions.")
        self.letter: int = t.add("special_part", [specials, len(LETTERS)], 1, "The part of each that shows.")
        self.done: int = t.add("special_done", [specials], 1, "Done in this turn.")

    def _add_players(self, e: Edition) -> None:
        t = self.table
        cities = len(e.cities)
        self.cash: int = t.add("ducats", [MOST_SEATS], _DUCATS, "Ducats.")
        self.seals: int = t.add("seals", [MOST_SEATS], _SEALS, "Seals.")
        self.speed: int = t.add("speed", [MOST_SEATS], e.max_speed, "Speed of the ship.")
        self.face: int = t.add("career", [MOST_SEATS, len(e.faces)], 1, "The career's face.")
        self.level: int = t.add("level", [MOST_SEATS], e.row_count, "Its level.")
        self.office: int = t.add(
            "offices", [MOST_SEATS, cities], len(RANKS), "Offices by rank from 1, the cheapest; 0 none."
        )
        self.stored: int = t.add("stored", [MOST_SEATS, cities], 1, "The good in store.")

    def _add_missions(self, e: Edition) -> None:
        t = self.table
        kinds = len(e.missions)
        self.known: int = t.add("missions", [MOST_SEATS, kinds], _COPIES, "Missions in hand that all know.")
        self.secret: int = t.add("secret", [kinds], _COPIES, "The observer's own missions drawn face down.")
        self.secrets: int = t.add("secrets", [MOST_SEATS], MOST_CARDS, "How many each has drawn face down.")
        self.left: int = t.add("left", [MOST_SEATS, kinds], _COPIES, "Missions left of the ship.")
        self.under: int = t.add("under", [MOST_SEATS, kinds], _COPIES, "Missions under the ship that all know.")
        self.buried: int = t.add("buried", [kinds], _COPIES, "The observer's own hidden cards under the ship.")
        self.burials: int = t.add("burials", [MOST_SEATS], MOST_CARDS, "How many hidden cards each has under the ship.")
        self.completed: int = t.add("completed", [MOST_SEATS], MOST_CARDS, "Missions completed.")

    def _add_route(self, e: Edition) -> None:
        t = self.table
        cities = len(e.cities)
        places = e.max_speed + 2
        self.route: int = t.add("route", [cities], places, "The active seat's route: the place of each city, from 1.")
        self.length: int = t.add("route_length", [1], places, "Its length.")
        self.gaps: int = t.add("placeholders", [1], places, "Placeholders in it.")

    def _add_use(self, e: Edition) -> None:
        t = self.table
        cities, kinds = len(e.cities), len(e.missions)
        self.held: int = t.add("held", [cities], 1, "Cities of the route whose office is held back.")
        self.free: int = t.add("free", [cities], 1, "Cards of the route not used yet.")
        self.arts: int = t.add("artisans_left", [cities], 1, "Artisans of the route not used yet.")
        self.fees: int = t.add("fees", [1], 100, "Fees of the route.")
        about = "The ship's good is there; stored now; privilege used; merchant used; pirate moved early, late; bought."
        self.flags: int = t.add("turn_flags", [7], 1, about)
        self.credit: int = t.add("credit", [1], 20, "Credit of a privilege.")
        self.begun: int = t.add("begun", [kinds], _COPIES, "Missions whose upper line was filled this turn.")
        self.begun_at: int = t.add(
            "begun_at", [kinds], e.max_speed + 4, "The place of the route where, from 1; the first one of each kind."
        )

    def _add_payment(self, e: Edition) -> None:
        t = self.table
        cities, kinds = len(e.cities), len(e.missions)
        self.purpose: int = t.add("purpose", [len(PURPOSES)], 1, "The payment under way.")
        self.object: int = t.add("object", [kinds], 1, "The mission it is for.")
        self.special: int = t.add("object_special", [len(e.specials)], 1, "The special mission it is for.")
        self.card: int = t.add("shown", [kinds], _COPIES, "The mission shown from the hand for it.")
        self.made: int = t.add("made", [len(e.luxuries)], 1, "Luxury goods made for it.")
        self.paid: int = t.add("paid", [cities], 1, "Goods paid for it.")
        self.place: int = t.add(
            "place",
            [2],
            e.max_speed + 4,
            "The last place of the route used for it, and the one it must come after, 1 added.",
        )
        self.maker: int = t.add("maker", [cities], 1, "The artisan at work.")
        self.inputs: int = t.add("inputs", [cities], 1, "The goods it works on.")


def features(s: NovgorodState, viewer: int) -> bytes:
    """The row of a seat. Most of it is 0: only what is there is written, which is what takes time."""
    at = s.rules.layout
    row = bytearray(at.table.size)
    add_turn(s, viewer, at, row)
    add_cities(s, at, row)
    add_cards(s, viewer, at, row)
    for step in range(s.players):
        seat = viewer + step if viewer + step < s.players else viewer + step - s.players
        add_player(s, seat, step, at, row)
        add_missions(s, seat, step, at, row)
    if s.active >= 0:
        add_route(s, at, row)
        add_use(s, at, row)
    if s.purpose != NOTHING:
        add_payment(s, at, row)
    return bytes(row)


def after(s: NovgorodState, seat: int, viewer: int) -> int:
    """How many places the seat sits after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


def flag_if(row: bytearray, place: int, holds: bool) -> None:
    """A 1 where something holds."""
    if holds:
        row[place] = 1


def count(s: NovgorodState, row: bytearray, start: int, cards: int) -> None:
    """Cards of a mask, counted by mission."""
    kinds = s.e.card_kind
    card = 0
    while cards:
        if cards & 1:
            row[start + kinds[card]] += 1
        cards >>= 1
        card += 1


def add_turn(s: NovgorodState, viewer: int, at: Layout, row: bytearray) -> None:
    """Who decides what, and how long the game may still last."""
    row[at.players + s.players - _FEWEST] = 1
    flag_if(row, at.options, s.rules.specials)
    flag_if(row, at.options + 1, s.rules.own_good)
    flag_if(row, at.options + 2, s.rules.strict)
    flag_if(row, at.options + 3, s.rules.joker)
    rounds, limit = s.turns // s.players, s.rules.round_limit
    row[at.rounds] = most(rounds, _ROUNDS)
    row[at.rounds_left] = most(max(limit - rounds, 0), _ROUNDS) if limit else _ROUNDS
    flag_if(row, at.last, s.last)
    if s.active >= 0:
        row[at.active + after(s, s.active, viewer)] = 1
    if s.start >= 0:
        row[at.start + after(s, s.start, viewer)] = 1
    if not s.over:
        todo = s.agenda.stack[-1]
        row[at.pending + todo.kind] = 1
        if todo.who >= 0:
            row[at.to_move + after(s, todo.who, viewer)] = 1


def add_cities(s: NovgorodState, at: Layout, row: bytearray) -> None:
    """The map: artisans, offices on top, merchant and pirate."""
    offices = len(s.rules.stack)
    for city in range(len(s.e.cities)):
        if city < len(s.artisan):
            row[at.artisan + city * len(s.e.luxuries) + s.artisan[city]] = 1
        left = offices - s.sold[city]
        row[at.offices_left + city] = left
        if left:
            row[at.price + city] = purchases.top_price(s, city)
            row[at.income + city] = s.e.income[city * 4 + purchases.top_rank(s, city)]
    row[at.merchant_side + s.rules.merchant] = 1
    row[at.pirate_side + s.rules.pirate] = 1
    if s.rules.merchant != OFF and s.merchant >= 0:
        row[at.merchant + s.merchant] = 1
    if s.rules.pirate != OFF and s.pirate >= 0:
        row[at.pirate + s.pirate] = 1


def add_cards(s: NovgorodState, viewer: int, at: Layout, row: bytearray) -> None:
    """Missions on the table, bonus cards, the row of special missions."""
    count(s, row, at.display, s.display)
    row[at.deck] = setup.deck_left(s)
    unseen = s.deck
    for seat in range(s.players):
        if seat != viewer:
            unseen |= s.secret[seat] | s.under_secret[seat]
    count(s, row, at.unseen, unseen)
    for bonus in range(len(s.bonus)):
        if s.bonus[bonus] != GONE:
            row[at.bonus + bonus] = s.bonus[bonus]
        if s.bonus_round[bonus]:
            row[at.bonus_now + bonus] = s.bonus_round[bonus]
        if s.bonus_got[bonus]:
            for seat in range(s.players):
                place = at.bonus_got + after(s, seat, viewer) * len(BONUSES) + bonus
                flag_if(row, place, s.bonus_got[bonus] >> seat & 1 == 1)
    specials = len(s.e.specials)
    for place in range(len(s.row)):
        special = s.row[place]
        row[at.row + place * specials + special] = 1
        row[at.letter + special * len(LETTERS) + s.letter[special]] = 1
    flag(row, at.done, s.specials_done)


def add_player(s: NovgorodState, seat: int, step: int, at: Layout, row: bytearray) -> None:
    """A player's purse, ship, career and offices: all is public (NG-12.4)."""
    cities = len(s.e.cities)
    row[at.cash + step] = most(s.cash[seat], _DUCATS)
    row[at.seals + step] = most(s.seals[seat], _SEALS)
    row[at.speed + step] = s.speed[seat]
    if s.level[seat]:
        row[at.level + step] = s.level[seat]
    if seat < len(s.face):
        row[at.face + step * len(s.e.faces) + s.face[seat]] = 1
    for city in s.e.cities_of[s.own[seat]]:
        row[at.office + step * cities + city] = s.rank[seat * cities + city] + 1
    if s.stored[seat] >= 0:
        row[at.stored + step * cities + s.stored[seat]] = 1


def add_missions(s: NovgorodState, seat: int, step: int, at: Layout, row: bytearray) -> None:
    """Missions of a player; those drawn face down are the owner's (NG-12.1)."""
    start = step * len(s.e.missions)
    count(s, row, at.known + start, s.known[seat])
    count(s, row, at.left + start, s.left[seat])
    count(s, row, at.under + start, s.under[seat])
    if s.secret[seat]:
        row[at.secrets + step] = s.secret[seat].bit_count()
    if s.under_secret[seat]:
        row[at.burials + step] = s.under_secret[seat].bit_count()
    if s.completed[seat]:
        row[at.completed + step] = s.completed[seat]
    if step == 0:
        count(s, row, at.secret, s.secret[seat])
        count(s, row, at.buried, s.under_secret[seat])


def add_route(s: NovgorodState, at: Layout, row: bytearray) -> None:
    """The route of the active seat."""
    cities = len(s.e.cities)
    for place in range(len(s.route)):
        if s.route[place] < cities:
            row[at.route + s.route[place]] = place + 1
        else:
            row[at.gaps] += 1
    row[at.length] = len(s.route)


def add_use(s: NovgorodState, at: Layout, row: bytearray) -> None:
    """What is left of the route, and what was done in this turn."""
    flag(row, at.held, s.held)
    flag(row, at.free, s.free)
    flag(row, at.arts, s.arts)
    if s.fees:
        row[at.fees] = most(s.fees, 100)
    flag_if(row, at.flags, s.ship)
    flag_if(row, at.flags + 1, s.stored_now)
    flag_if(row, at.flags + 2, s.privilege_used)
    flag_if(row, at.flags + 3, s.merchant_used)
    flag_if(row, at.flags + 4, s.pirate_early)
    flag_if(row, at.flags + 5, s.pirate_late)
    flag_if(row, at.flags + 6, s.bought)
    if s.credit:
        row[at.credit] = most(s.credit, 20)
    for index in range(len(s.begun)):
        kind = s.e.card_kind[s.begun[index]]
        row[at.begun + kind] += 1
        place, first = s.begun_place[index] + 1, row[at.begun_at + kind]
        row[at.begun_at + kind] = place if first == 0 or place < first else first


def add_payment(s: NovgorodState, at: Layout, row: bytearray) -> None:
    """The payment under way: all of it is done openly."""
    row[at.purpose + s.purpose] = 1
    if s.purpose == SPECIAL:
        row[at.special + s.object] = 1
    elif s.purpose in _MISSION_LINES:
        row[at.object + s.object] = 1
    count(s, row, at.card, s.card)
    flag(row, at.made, s.made)
    flag(row, at.paid, s.paid)
    row[at.place] = s.place
    row[at.place + 1] = s.after + 1
    if s.maker >= 0:
        row[at.maker + s.maker] = 1
    flag(row, at.inputs, s.inputs)
