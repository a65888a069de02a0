"""What a seat knows as a row of small numbers; in a secret phase others are seen as they were when it began (NM-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kogge.core.features import MOST_SEATS, FeatureTable, Row
from kogge.games.norsemen.rules import hidden
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
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
from kogge.games.norsemen.rules.edition import Edition

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState

_FEWEST: Final = 2
_COINS: Final = 60
_SMALL_PURSE: Final = 12
_VP: Final = 200
_LEAD: Final = 30
_TOKENS: Final = 12
_ICONS: Final = 20
_NUMBERS: Final = 100
_SMALL_NUMBERS: Final = 20
_ADDED: Final = 12  # cards above the limit that the row still tells by place


class Layout:
    """Where each piece begins."""

    def __init__(self, e: Edition) -> None:
        self.table: FeatureTable = FeatureTable()
        self.slots: i64 = e.limit + _ADDED
        self._add_turn(e)
        self._add_board(e)
        self._add_decks(e)
        self._add_people()
        self._add_lands(e)
        self._add_cards(e)
        self.table.finish()

    def _add_turn(self, e: Edition) -> None:
        t = self.table
        self.players: i64 = t.add("players", [MOST_SEATS - _FEWEST + 1], 1, "How many play: two, three or four.")
        about = "Starting cards are an age; two pairs of combined actions; Greenland moves damaged longships."
        self.options: i64 = t.add("options", [3], 1, about)
        self.phase: i64 = t.add("phase", [len(PHASES)], 1, "The phase of the game.")
        self.pending: i64 = t.add("pending", [len(TODO_NAMES)], 1, "What is decided next; nothing in a secret phase.")
        about = "What a seat's pending decision is about: a card, a territory, a ladder, an action, a price."
        self.object: i64 = t.add("object", [_NUMBERS], 1, about)
        about = "Its other numbers: a space, an age, a price."
        self.numbers: i64 = t.add("numbers", [2, _SMALL_NUMBERS], 1, about)
        self.taken: i64 = t.add("taken", [len(e.tiles)], 1, "Incomes already paid for, while incomes are chosen.")
        self.task: i64 = t.add("task", [PUT + 1], 1, "The observer's own step of a secret phase.")
        self.to_move: i64 = t.add(
            "to_move", [MOST_SEATS], 1, "Who decides; in a secret phase the first who has not finished."
        )
        self.round: i64 = t.add("round", [e.rounds + 1], 1, "The round; 0 before the first.")
        square = [MOST_SEATS, MOST_SEATS]
        self.order: i64 = t.add("order", square, 1, "Each seat's place in the playing order.")
        self.circles: i64 = t.add("circles", square, 1, "Each seat's place in the order of the next round.")
        about = "A ladder action under way: icons due, VP due, tokens that came into play."
        self.due: i64 = t.add("due", [RESOURCES + 2], _TOKENS, about)

    def _add_board(self, e: Edition) -> None:
        t = self.table
        self.on_map: i64 = t.add("on_map", [len(e.territories)], 1, "Territories on the map.")
        self.beside: i64 = t.add("tile_of", [MOST_SEATS, len(e.territories)], 1, "Territories beside a seat's board.")
        self.titles: i64 = t.add("titles", [len(e.titles)], 1, "Scoring cards in this game.")
        about = "Each seat's place on a scoring card, the leftmost first."
        self.scored: i64 = t.add("scored", [MOST_SEATS, len(e.titles), MOST_SEATS], 1, about)
        spaces = [MOST_SEATS, len(JARL_ACTIONS), JARL_SPACES]
        self.spaces: i64 = t.add("jarl_spaces", spaces, 1, "Who stands on the spaces of each jarl action.")

    def _add_decks(self, e: Edition) -> None:
        t = self.table
        cards = len(e.cards)
        most_cards = max([len(group) for group in e.cards_of_age])
        self.deck_sizes: i64 = t.add("deck_sizes", [len(e.cards_of_age)], most_cards, "Cards in the deck of each age.")
        about = "Cards at the bottom of an age's deck that the observer has seen, by place from 1."
        self.bottom: i64 = t.add("bottom", [cards], most_cards, about)
        about = "Cards that lie where the observer cannot see them: in an age's deck, or drawn by another."
        self.unseen: i64 = t.add("unseen", [cards], 1, about)
        self.drawn: i64 = t.add("drawn", [cards], 1, "Cards the explorer has drawn, as far as the observer knows them.")
        self.drawn_count: i64 = t.add("drawn_count", [1], 10, "How many it has drawn.")
        self.kept: i64 = t.add("kept", [cards], 1, "Cards the explorer keeps.")
        self.bonuses: i64 = t.add("bonuses", [cards], 1, "Bonus effects that are still to be used on landing.")

    def _add_people(self) -> None:
        t = self.table
        self.passed: i64 = t.add("passed", [MOST_SEATS], 1, "Has passed.")
        self.finished: i64 = t.add("finished", [MOST_SEATS], 1, "Has finished the secret phase.")
        self.used: i64 = t.add("ability_used", [MOST_SEATS], 1, "Has used the leader's ability.")
        self.coins: i64 = t.add("coins", [MOST_SEATS], _COINS, "Coins.")
        self.purse: i64 = t.add("purse", [MOST_SEATS], _SMALL_PURSE, "Coins, as far as small amounts matter.")
        self.vp: i64 = t.add("vp", [MOST_SEATS], _VP, "Victory points.")
        about = "By how many VP the observer is ahead of the best other seat, then of each other; 30 is level."
        self.lead: i64 = t.add("lead", [MOST_SEATS], 2 * _LEAD, about)
        about = "Jarls, those for titles, lawspeakers, longships, damaged ones, those for titles, forts to place."
        self.tokens: i64 = t.add("tokens", [MOST_SEATS, 7], _TOKENS, about)
        self.icons: i64 = t.add("icons", [MOST_SEATS, ICON_COUNT], _ICONS, "Icons to be seen.")
        self.damage: i64 = t.add("damage", [MOST_SEATS], _TOKENS, "Damage counted in the route.")

    def _add_lands(self, e: Edition) -> None:
        t = self.table
        lands = len(e.territories)
        self.leader: i64 = t.add("leader", [MOST_SEATS, len(e.leaders)], 1, "The leader.")
        self.dealt: i64 = t.add("dealt", [len(e.leaders)], 1, "Leaders dealt to the observer.")
        self.plain: i64 = t.add(
            "ladders", [MOST_SEATS, len(LADDERS), e.spaces], _TOKENS, "Plain tokens on the ladders, from the top."
        )
        about = "The legendary token's space on each ladder; none while it is in play."
        self.legends: i64 = t.add("legends", [MOST_SEATS, len(LADDERS), e.spaces], 1, about)
        self.assigned: i64 = t.add("assigned", [MOST_SEATS, lands], 1, "Lawspeakers assigned to territories.")
        self.acted: i64 = t.add("acted", [MOST_SEATS, lands], 1, "Lawspeakers on thing spaces.")
        about = "Lawspeakers assigned to Normandy, and those on its thing space."
        self.normandy: i64 = t.add("normandy", [MOST_SEATS, 2], _TOKENS, about)
        self.forts: i64 = t.add("forts", [MOST_SEATS, lands], 1, "Forts.")
        self.settlements: i64 = t.add("settlements", [MOST_SEATS, lands], 1, "Settlements.")
        self.kept_at: i64 = t.add("kept_at", [MOST_SEATS, lands], 1, "The territory that keeps its lawspeaker.")

    def _add_cards(self, e: Edition) -> None:
        t = self.table
        cards = len(e.cards)
        self.route: i64 = t.add("route", [MOST_SEATS, cards], 1, "Cards of the route.")
        about = "The place of a card in the route, from 1."
        self.route_place: i64 = t.add("route_place", [MOST_SEATS, cards], self.slots, about)
        self.ships_on: i64 = t.add(
            "ships_on", [MOST_SEATS, self.slots], _TOKENS, "Longships on the cards of the route, by place."
        )
        self.speakers: i64 = t.add("speaker_on", [MOST_SEATS, self.slots], 1, "Lawspeakers on them.")
        self.beside_at: i64 = t.add("beside", [MOST_SEATS, self.slots], 1, "The card beside the route, by its place.")
        self.deck: i64 = t.add("deck", [MOST_SEATS, cards], 1, "Cards of the own deck.")
        about = "Cards of it that are known to lie on top, by place: the next one has the highest number."
        self.top: i64 = t.add("top", [MOST_SEATS, cards], 10, about)
        self.discard: i64 = t.add("discard", [MOST_SEATS, cards], 1, "The discard pile.")
        self.flipped: i64 = t.add("flipped", [MOST_SEATS, cards], 1, "The card flipped in the route.")


def write(s: NorsemenState, viewer: i64, row: Row) -> None:
    """The row of a seat: only what is not 0 is put."""
    at = s.rules.layout
    add_turn(s, viewer, at, row)
    add_board(s, viewer, at, row)
    add_decks(s, viewer, at, row)
    players: i64 = s.players
    best: i64 = 0
    step: i64
    for step in range(players):
        seat = viewer + step if viewer + step < players else viewer + step - players
        c = s.clans[seat]
        if s.veil and c.task == FINISHED:
            row.flag(at.finished + step)
        if step and c.before is not None:
            c = c.before
        add_people(s, c, step, at, row)
        add_lands(s, c, step, at, row)
        add_cards(s, c, step, at, row)
        if step:
            best = max(best, i64(c.vp))
            row.lead(at.lead + step, s.clans[viewer].vp - c.vp, _LEAD)
    row.lead(at.lead, s.clans[viewer].vp - best, _LEAD)


def after(s: NorsemenState, seat: i64, viewer: i64) -> i64:
    """How many places the seat sits after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


def add_turn(s: NorsemenState, viewer: i64, at: Layout, row: Row) -> None:
    """Who decides what; of a secret phase a seat knows its own step, and who has finished."""
    row.flag(at.players + s.players - _FEWEST)
    row.put(at.options, int(s.rules.starting_cards_are_an_age))
    row.put(at.options + 1, int(s.rules.two_pairs))
    row.put(at.options + 2, int(s.rules.greenland_moves_damaged))
    row.flag(at.phase + s.phase)
    row.flag(at.round + s.round)
    place = at.order
    for seat in s.order:
        row.flag(place + after(s, seat, viewer) * MOST_SEATS)
        place += 1
    place = at.circles
    for seat in s.circles:
        row.flag(place + after(s, seat, viewer) * MOST_SEATS)
        place += 1
    row.put_each(at.due, s.due, _TOKENS)
    row.capped(at.due + RESOURCES, s.due_vp, _TOKENS)
    row.capped(at.due + RESOURCES + 1, s.left, _TOKENS)
    mover = hidden.mover_view(s)
    if mover >= 0:
        row.flag(at.to_move + after(s, mover, viewer))
    if s.veil:
        row.flag(at.task + s.clans[viewer].task)
    elif s.phase != P_OVER:
        todo = s.agenda.stack[-1]
        row.flag(at.pending + todo.kind)
        if todo.kind == INCOME:
            row.flags(at.taken, todo.a)
        elif todo.who >= 0:
            row.flag(at.object + min(max(todo.a, 0), _NUMBERS - 1))
            row.flag(at.numbers + min(max(todo.b, 0), _SMALL_NUMBERS - 1))
            row.flag(at.numbers + _SMALL_NUMBERS + min(max(todo.c, 0), _SMALL_NUMBERS - 1))


def add_board(s: NorsemenState, viewer: i64, at: Layout, row: Row) -> None:
    """Territories, scoring cards and the spaces of the jarl actions."""
    lands: i64 = len(s.e.territories)
    for land, lies in enumerate(s.lies):
        if lies == ON_MAP:
            row.flag(at.on_map + land)
        elif lies > ON_MAP:
            row.flag(at.beside + after(s, lies, viewer) * lands + land)
    for title in s.shown:
        row.flag(at.titles + title)
    titles: i64 = len(s.e.titles)
    for place, seat in enumerate(s.scored):  # one scoring card after the other
        if seat != NOBODY:
            scored = after(s, seat, viewer) * titles + i64(s.shown[place // MOST_SEATS])
            row.flag(at.scored + scored * MOST_SEATS + place % MOST_SEATS)
    spaces: i64 = len(s.jarls_at)
    space = at.spaces
    for jarl in s.jarls_at:
        if jarl != NOBODY:
            row.flag(space + after(s, jarl, viewer) * spaces)
        space += 1


def add_decks(s: NorsemenState, viewer: i64, at: Layout, row: Row) -> None:
    """The decks of the ages and the explorer's hand, as far as the viewer has seen them (NM-10.4)."""
    bit: i64 = 1 << viewer
    place: i64
    for age in s.e.ages:
        bottom, known, bag = s.bottoms[age], s.known[age], s.bags[age]
        row.put(at.deck_sizes + age, len(bag) + len(bottom))
        row.flag_each(at.unseen, bag)
        for place in range(len(bottom)):
            if i64(known[place]) & bit:
                row.put(at.bottom + bottom[place], place + 1)
            else:
                row.flag(at.unseen + bottom[place])
    for place in range(len(s.drawn)):
        seen = i64(s.drawn_known[place]) & bit
        row.flag((at.drawn if seen else at.unseen) + s.drawn[place])
    row.put(at.drawn_count, len(s.drawn))
    row.flag_each(at.kept, s.kept)
    row.flag_each(at.bonuses, s.bonuses)


def add_people(s: NorsemenState, c: Clan, step: i64, at: Layout, row: Row) -> None:
    """Coins, points and tokens of a seat."""
    if c.passed:
        row.flag(at.passed + step)
    if c.used:
        row.flag(at.used + step)
    row.capped(at.coins + step, c.coins, _COINS)
    row.capped(at.purse + step, c.coins, _SMALL_PURSE)
    row.capped(at.vp + step, c.vp, _VP)
    start = at.tokens + step * 7
    row.capped(start, c.jarls, _TOKENS)
    row.capped(start + 1, c.title_jarls, _TOKENS)
    row.capped(start + 2, c.lawspeakers, _TOKENS)
    row.capped(start + 3, c.ships, _TOKENS)
    row.capped(start + 4, c.damaged, _TOKENS)
    row.capped(start + 5, c.title_ships, _TOKENS)
    row.capped(start + 6, c.waiting, _TOKENS)
    row.put_each(at.icons + step * ICON_COUNT, c.icons, _ICONS)
    row.capped(at.damage + step, c.damage, _TOKENS)
    if c.leader >= 0:
        row.flag(at.leader + step * len(s.e.leaders) + c.leader)
    if step == 0:
        row.flag_each(at.dealt, c.dealt)


def add_lands(s: NorsemenState, c: Clan, step: i64, at: Layout, row: Row) -> None:
    """Ladders, and what stands on the territories."""
    row.put_each(at.plain + step * len(c.plain), c.plain, _TOKENS)
    place = at.legends + step * len(c.legends) * s.e.spaces
    for space in c.legends:
        if space != IN_PLAY:
            row.flag(place + space)
        place += s.e.spaces
    start = step * (s.e.normandy + 1)
    row.flags(at.assigned + start, c.assigned)
    row.flags(at.acted + start, c.acted)
    row.flags(at.forts + start, c.forts)
    row.flags(at.settlements + start, c.settlements)
    row.capped(at.normandy + step * 2, c.normandy, _TOKENS)
    row.capped(at.normandy + step * 2 + 1, c.normandy_acted, _TOKENS)
    if c.kept_at != NOBODY:
        row.flag(at.kept_at + start + c.kept_at)


def add_cards(s: NorsemenState, c: Clan, step: i64, at: Layout, row: Row) -> None:
    """Route, deck and discard pile of a seat: the deck's contents are public, its order is not (NM-10.3)."""
    start = step * len(s.e.cards)
    slots = step * at.slots
    speakers: i64 = c.speakers
    beside: i64 = c.beside
    ships_on = c.ships_on
    place: i64
    for place, card in enumerate(c.route):
        row.flag(at.route + start + card)
        row.capped(at.route_place + start + card, place + 1, at.slots)
        if place < at.slots:
            ships: i64 = ships_on[place]
            if ships:
                row.capped(at.ships_on + slots + place, ships, _TOKENS)
            if speakers >> place & 1:
                row.flag(at.speakers + slots + place)
            if card == beside:
                row.flag(at.beside_at + slots + place)
    row.flag_each(at.deck + start, c.bag)
    for place, card in enumerate(c.top):
        row.flag(at.deck + start + card)
        row.capped(at.top + start + card, place + 1, 10)
    row.flag_each(at.discard + start, c.discard)
    if c.flipped != NO_CARD:
        row.flag(at.flipped + start + c.flipped)
