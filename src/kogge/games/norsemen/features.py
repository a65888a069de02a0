"""What a seat knows as a row of small numbers; in a secret phase others are seen as they were when it began (NM-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kogge.core.features import MOST_SEATS, FeatureTable, flag, most
from kogge.games.norsemen import hidden
from kogge.games.norsemen.clan import Clan
from kogge.games.norsemen.constants import (
    FINISHED,
    ICON_COUNT,
    IN_PLAY,
    INCOME,
    JARL_ACTIONS,
    JARL_SPACES,
    LADDERS,
    NO_CARD,
    NOBODY,
    ON_MAP,
    P_OVER,
    PHASES,
    PUT,
    RESOURCES,
    TODO_NAMES,
)
from kogge.games.norsemen.edition import Edition

if TYPE_CHECKING:
    from kogge.games.norsemen.state import NorsemenState

_FEWEST: Final = 2
_COINS: Final = 60
_VP: Final = 200
_TOKENS: Final = 20
_FLIPPED: Final = 2
_ON_TOP: Final = 2
_NUMBERS: Final = 100
_ADDED: Final = 12  # cards above the limit that the row still tells by place


class Layout:
    """Where each piece begins."""

    def __init__(self, e: Edition) -> None:
        self.table: FeatureTable = FeatureTable()
        self.slots: int = e.limit + _ADDED
        self._add_turn(e)
        self._add_board(e)
        self._add_decks(e)
        self._add_people()
        self._add_lands(e)
        self._add_cards(e)
        self.table.finish()

    def _add_turn(self, e: Edition) -> None:
        t = self.table
        self.players: int = t.add("players", [MOST_SEATS - _FEWEST + 1], 1, "How many play: two, three or four.")
        about = "Starting cards are an age; two pairs of combined actions; Greenland moves damaged longships."
        self.options: int = t.add("options", [3], 1, about)
        self.phase: int = t.add("phase", [len(PHASES)], 1, "The phase of the game.")
        self.pending: int = t.add("pending", [len(TODO_NAMES)], 1, "What is decided next; nothing in a secret phase.")
        about = "The numbers of a seat's pending decision, 1 added: a card, a territory, a ladder, a price."
        self.numbers: int = t.add("numbers", [3], _NUMBERS, about)
        self.taken: int = t.add("taken", [len(e.tiles)], 1, "Incomes already paid for, while incomes are chosen.")
        self.task: int = t.add("task", [PUT + 1], 1, "The observer's own step of a secret phase.")
        self.to_move: int = t.add(
            "to_move", [MOST_SEATS], 1, "Who decides; in a secret phase the first who has not finished."
        )
        self.round: int = t.add("round", [1], e.rounds, "The round.")
        self.order: int = t.add("order", [MOST_SEATS], MOST_SEATS, "Each seat's place in the playing order, from 1.")
        self.circles: int = t.add(
            "circles", [MOST_SEATS], MOST_SEATS, "Each seat's place in the order of the next round."
        )
        about = "A ladder action under way: icons due, VP due, tokens that came into play."
        self.due: int = t.add("due", [RESOURCES + 2], _TOKENS, about)

    def _add_board(self, e: Edition) -> None:
        t = self.table
        self.on_map: int = t.add("on_map", [len(e.territories)], 1, "Territories on the map.")
        self.beside: int = t.add("tile_of", [MOST_SEATS, len(e.territories)], 1, "Territories beside a seat's board.")
        self.titles: int = t.add("titles", [len(e.titles)], 1, "Scoring cards in this game.")
        about = "Each seat's place on a scoring card, from 1, the leftmost."
        self.scored: int = t.add("scored", [MOST_SEATS, len(e.titles)], MOST_SEATS, about)
        about = "Who stands on the spaces of each jarl action: 1 the observer, 2 the next seat, and so on; 0 nobody."
        self.spaces: int = t.add("jarl_spaces", [len(JARL_ACTIONS), JARL_SPACES], MOST_SEATS, about)

    def _add_decks(self, e: Edition) -> None:
        t = self.table
        cards = len(e.cards)
        most_cards = max([len(group) for group in e.cards_of_age])
        self.deck_sizes: int = t.add("deck_sizes", [len(e.cards_of_age)], most_cards, "Cards in the deck of each age.")
        about = "Cards at the bottom of an age's deck that the observer has seen, by place from 1."
        self.bottom: int = t.add("bottom", [cards], most_cards, about)
        about = "Cards that lie where the observer cannot see them: in an age's deck, or drawn by another."
        self.unseen: int = t.add("unseen", [cards], 1, about)
        self.drawn: int = t.add("drawn", [cards], 1, "Cards the explorer has drawn, as far as the observer knows them.")
        self.drawn_count: int = t.add("drawn_count", [1], 10, "How many it has drawn.")
        self.kept: int = t.add("kept", [cards], 1, "Cards the explorer keeps.")
        self.bonuses: int = t.add("bonuses", [cards], 1, "Bonus effects that are still to be used on landing.")

    def _add_people(self) -> None:
        t = self.table
        self.passed: int = t.add("passed", [MOST_SEATS], 1, "Has passed.")
        self.finished: int = t.add("finished", [MOST_SEATS], 1, "Has finished the secret phase.")
        self.used: int = t.add("ability_used", [MOST_SEATS], 1, "Has used the leader's ability.")
        self.coins: int = t.add("coins", [MOST_SEATS], _COINS, "Coins.")
        self.vp: int = t.add("vp", [MOST_SEATS], _VP, "Victory points.")
        about = "Jarls, those for titles, lawspeakers, longships, damaged ones, those for titles, forts to place."
        self.tokens: int = t.add("tokens", [MOST_SEATS, 7], _TOKENS, about)
        self.icons: int = t.add("icons", [MOST_SEATS, ICON_COUNT], 40, "Icons to be seen.")
        self.damage: int = t.add("damage", [MOST_SEATS], _TOKENS, "Damage counted in the route.")

    def _add_lands(self, e: Edition) -> None:
        t = self.table
        lands = len(e.territories)
        self.leader: int = t.add("leader", [MOST_SEATS, len(e.leaders)], 1, "The leader.")
        self.dealt: int = t.add("dealt", [len(e.leaders)], 1, "Leaders dealt to the observer.")
        self.plain: int = t.add(
            "ladders", [MOST_SEATS, len(LADDERS), e.spaces], _TOKENS, "Plain tokens on the ladders, from the top."
        )
        about = "The legendary token's space on each ladder, from 1; 0 in play."
        self.legends: int = t.add("legends", [MOST_SEATS, len(LADDERS)], e.spaces, about)
        self.assigned: int = t.add("assigned", [MOST_SEATS, lands], _TOKENS, "Lawspeakers assigned to territories.")
        self.acted: int = t.add("acted", [MOST_SEATS, lands], _TOKENS, "Lawspeakers on thing spaces.")
        self.forts: int = t.add("forts", [MOST_SEATS, lands], 1, "Forts.")
        self.settlements: int = t.add("settlements", [MOST_SEATS, lands], 1, "Settlements.")
        self.kept_at: int = t.add("kept_at", [MOST_SEATS, lands], 1, "The territory that keeps its lawspeaker.")

    def _add_cards(self, e: Edition) -> None:
        t = self.table
        cards = len(e.cards)
        self.route: int = t.add("route", [MOST_SEATS, cards], self.slots, "Cards of the route, by place from 1.")
        self.ships_on: int = t.add(
            "ships_on", [MOST_SEATS, self.slots], _TOKENS, "Longships on the cards of the route, by place."
        )
        self.speakers: int = t.add("speaker_on", [MOST_SEATS, self.slots], 1, "Lawspeakers on them.")
        self.beside_at: int = t.add("beside", [MOST_SEATS, self.slots], 1, "The card beside the route, by its place.")
        about = "Cards of the own deck: 1 somewhere in it, 2 and more known to lie on top, the next highest."
        self.deck: int = t.add("deck", [MOST_SEATS, cards], 10, about)
        self.discard: int = t.add(
            "discard", [MOST_SEATS, cards], _FLIPPED, "The discard pile; 2 the card flipped in the route."
        )


def features(s: NorsemenState, viewer: int) -> bytes:
    """The row of a seat. Most of it is 0: only what is there is written, which is what takes time."""
    at = s.rules.layout
    row = bytearray(at.table.size)
    add_turn(s, viewer, at, row)
    add_board(s, viewer, at, row)
    add_decks(s, viewer, at, row)
    for step in range(s.players):
        seat = viewer + step if viewer + step < s.players else viewer + step - s.players
        c = s.clans[seat]
        if s.veil and c.task == FINISHED:
            row[at.finished + step] = 1
        if step and c.before is not None:
            c = c.before
        add_people(s, c, step, at, row)
        add_lands(s, c, step, at, row)
        add_cards(s, c, step, at, row)
    return bytes(row)


def after(s: NorsemenState, seat: int, viewer: int) -> int:
    """How many places the seat sits after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


def add_turn(s: NorsemenState, viewer: int, at: Layout, row: bytearray) -> None:
    """Who decides what; of a secret phase a seat knows its own step, and who has finished."""
    row[at.players + s.players - _FEWEST] = 1
    row[at.options] = int(s.rules.starting_cards_are_an_age)
    row[at.options + 1] = int(s.rules.two_pairs)
    row[at.options + 2] = int(s.rules.greenland_moves_damaged)
    row[at.phase + s.phase] = 1
    row[at.round] = s.round
    for place in range(len(s.order)):
        row[at.order + after(s, s.order[place], viewer)] = place + 1
    for place in range(len(s.circles)):
        row[at.circles + after(s, s.circles[place], viewer)] = place + 1
    for icon in range(RESOURCES):
        if s.due[icon]:
            row[at.due + icon] = most(s.due[icon], _TOKENS)
    row[at.due + RESOURCES] = most(s.due_vp, _TOKENS)
    row[at.due + RESOURCES + 1] = s.left
    mover = hidden.mover_view(s)
    if mover >= 0:
        row[at.to_move + after(s, mover, viewer)] = 1
    if s.veil:
        row[at.task + s.clans[viewer].task] = 1
    elif s.phase != P_OVER:
        todo = s.agenda.stack[-1]
        row[at.pending + todo.kind] = 1
        if todo.kind == INCOME:
            flag(row, at.taken, todo.a)
        elif todo.who >= 0:
            row[at.numbers] = most(todo.a + 1, _NUMBERS)
            row[at.numbers + 1] = most(todo.b + 1, _NUMBERS)
            row[at.numbers + 2] = most(todo.c + 1, _NUMBERS)


def add_board(s: NorsemenState, viewer: int, at: Layout, row: bytearray) -> None:
    """Territories, scoring cards and the spaces of the jarl actions."""
    lands = len(s.e.territories)
    for land in range(len(s.lies)):
        lies = s.lies[land]
        if lies == ON_MAP:
            row[at.on_map + land] = 1
        elif lies > ON_MAP:
            row[at.beside + after(s, lies, viewer) * lands + land] = 1
    titles = len(s.e.titles)
    for slot in range(len(s.shown)):
        row[at.titles + s.shown[slot]] = 1
        for place in range(MOST_SEATS):
            seat = s.scored[slot * MOST_SEATS + place]
            if seat != NOBODY:
                row[at.scored + after(s, seat, viewer) * titles + s.shown[slot]] = place + 1
    for space in range(len(s.jarls_at)):
        if s.jarls_at[space] != NOBODY:
            row[at.spaces + space] = after(s, s.jarls_at[space], viewer) + 1


def add_decks(s: NorsemenState, viewer: int, at: Layout, row: bytearray) -> None:
    """The decks of the ages and the explorer's hand, as far as the viewer has seen them (NM-10.4)."""
    bit = 1 << viewer
    for age in s.e.ages:
        bottom, known = s.bottoms[age], s.known[age]
        row[at.deck_sizes + age] = len(s.bags[age]) + len(bottom)
        for card in s.bags[age]:
            row[at.unseen + card] = 1
        for place in range(len(bottom)):
            if known[place] & bit:
                row[at.bottom + bottom[place]] = place + 1
            else:
                row[at.unseen + bottom[place]] = 1
    for place in range(len(s.drawn)):
        seen = s.drawn_known[place] & bit
        row[(at.drawn if seen else at.unseen) + s.drawn[place]] = 1
    row[at.drawn_count] = len(s.drawn)
    for card in s.kept:
        row[at.kept + card] = 1
    for card in s.bonuses:
        row[at.bonuses + card] = 1


def add_people(s: NorsemenState, c: Clan, step: int, at: Layout, row: bytearray) -> None:
    """Coins, points and tokens of a seat."""
    if c.passed:
        row[at.passed + step] = 1
    if c.used:
        row[at.used + step] = 1
    row[at.coins + step] = most(c.coins, _COINS)
    row[at.vp + step] = most(c.vp, _VP)
    start = at.tokens + step * 7
    row[start] = c.jarls
    row[start + 1] = c.title_jarls
    row[start + 2] = c.lawspeakers
    row[start + 3] = c.ships
    row[start + 4] = c.damaged
    row[start + 5] = c.title_ships
    row[start + 6] = c.waiting
    start = at.icons + step * ICON_COUNT
    for icon in range(ICON_COUNT):
        if c.icons[icon]:
            row[start + icon] = most(c.icons[icon], 40)
    row[at.damage + step] = most(c.damage, _TOKENS)
    if c.leader >= 0:
        row[at.leader + step * len(s.e.leaders) + c.leader] = 1
    if step == 0:
        for leader in c.dealt:
            row[at.dealt + leader] = 1


def add_lands(s: NorsemenState, c: Clan, step: int, at: Layout, row: bytearray) -> None:
    """Ladders, and what stands on the territories."""
    steps = len(c.plain)
    for place in range(steps):
        if c.plain[place]:
            row[at.plain + step * steps + place] = c.plain[place]
    for ladder in range(len(c.legends)):
        if c.legends[ladder] != IN_PLAY:
            row[at.legends + step * len(LADDERS) + ladder] = c.legends[ladder] + 1
    normandy = s.e.normandy
    start = step * (normandy + 1)
    flag(row, at.assigned + start, c.assigned)
    flag(row, at.acted + start, c.acted)
    flag(row, at.forts + start, c.forts)
    flag(row, at.settlements + start, c.settlements)
    row[at.assigned + start + normandy] = c.normandy
    row[at.acted + start + normandy] = c.normandy_acted
    if c.kept_at != NOBODY:
        row[at.kept_at + start + c.kept_at] = 1


def add_cards(s: NorsemenState, c: Clan, step: int, at: Layout, row: bytearray) -> None:
    """Route, deck and discard pile of a seat: the deck's contents are public, its order is not (NM-10.3)."""
    start = step * len(s.e.cards)
    slots = step * at.slots
    for place in range(len(c.route)):
        row[at.route + start + c.route[place]] = most(place + 1, at.slots)
        if place >= at.slots:
            continue
        if c.ships_on[place]:
            row[at.ships_on + slots + place] = c.ships_on[place]
        if c.speakers >> place & 1:
            row[at.speakers + slots + place] = 1
        if c.route[place] == c.beside:
            row[at.beside_at + slots + place] = 1
    for card in c.bag:
        row[at.deck + start + card] = 1
    for place in range(len(c.top)):
        row[at.deck + start + c.top[place]] = most(_ON_TOP + place, 10)
    for card in c.discard:
        row[at.discard + start + card] = 1
    if c.flipped != NO_CARD:
        row[at.discard + start + c.flipped] = _FLIPPED
