"""Positions from text; what cannot be a position is refused. ``notation`` is the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo, parse_agenda
from kogge.core.errors import BrokenPosition
from kogge.core.notation import Fields
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import notation, routes, start, titles
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    B_NONE,
    CHOOSE_LEADER,
    DRAWING,
    FIRST_CHANCE,
    FIRST_STEP,
    JARL_ACTIONS,
    JARL_SPACES,
    LADDERS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    ON_MAP,
    P_LEADERS,
    P_ROUTE,
    P_SETUP,
    PHASES,
    RESOURCES,
    REVEAL,
    SHOW,
    TODO_NAMES,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.game import NorsemenGame
    from kogge.games.norsemen.rules.state import NorsemenState


def parse_state(game: NorsemenGame, position: str) -> NorsemenState:
    """The position of a text; omitted fields take their start values, omitted piles the cards not named elsewhere."""
    s = start.blank_state(game)
    fields = Fields(position, notation.field_names(s))
    s.phase = fields.index("phase", fields.word("phase", PHASES[P_SETUP]), PHASES)
    s.veil = s.phase in (P_LEADERS, P_ROUTE)
    s.round = fields.number("round", 1, 1, s.e.rounds)
    s.turns = fields.number("turn", 0, 0, notation.MANY)
    _read_order(s, fields)
    _read_board(s, fields)
    _read_numbers(s, fields)
    for seat in range(s.players):
        _read_clan(s, seat, fields)
    _read_decks(s, fields)
    _read_hand(s, fields)
    _read_secrets(s, fields)
    _read_pending(s, fields)
    found = s.problems()
    if found:
        raise BrokenPosition(fields.line("pending"), "position-impossible", got="; ".join(found))
    return s


def _seats(s: NorsemenState) -> list[str]:
    return [str(seat + 1) for seat in range(s.players)]


def _read_order(s: NorsemenState, fields: Fields) -> None:
    if fields.has("order"):
        s.order = fields.indices("order", _seats(s))
    elif s.phase > P_SETUP:
        s.order = list(range(s.players))
    s.circles = fields.indices("circles", _seats(s))
    for name, seats in (("order", s.order), ("circles", s.circles)):
        if len(set(seats)) != len(seats):
            raise BrokenPosition(fields.line(name), "norsemen-repeats", field=name)
    s.place = fields.number("place", 1, 0, s.players + 1) - 1


def _read_board(s: NorsemenState, fields: Fields) -> None:
    lies = s.lies[:]
    for tile in fields.indices("map", s.e.tiles):
        lies[tile] = ON_MAP
    for seat in range(s.players):
        for tile in fields.indices(f"own-tiles-{seat + 1}", s.e.tiles):
            lies[tile] = seat
    s.lies = lies
    s.shown = sorted(set(fields.indices("scoring", s.e.titles)))
    if len(s.shown) > s.e.titles_shown:
        line, most = fields.line("scoring"), s.e.titles_shown
        raise BrokenPosition(line, "field-length", got=len(s.shown), expected=most, field="scoring")
    scored = s.scored[:]
    for slot, card in enumerate(s.shown):
        seats = fields.indices(f"scored-{s.e.titles[card]}", _seats(s))
        for place, seat in enumerate(seats[:MOST_SEATS]):
            scored[slot * MOST_SEATS + place] = seat
    s.scored = scored
    jarls: list[int] = []
    for slug in JARL_ACTIONS:
        row = fields.numbers(f"jarl-{slug}", [0] * JARL_SPACES, 0, s.players)
        jarls += [number - 1 for number in row]
    s.jarls_at = jarls


def _read_numbers(s: NorsemenState, fields: Fields) -> None:
    for seat, c in enumerate(s.clans):
        row = notation.clan_numbers(c)
        for place, name in enumerate(notation.NUMBERS):
            start = [notation.clan_numbers(clan)[place] for clan in s.clans]
            row[place] = fields.numbers(name, start, 0, notation.MANY)[seat]
        _set_numbers(c, row)


def _set_numbers(c: Clan, row: list[int]) -> None:
    c.coins, c.vp, c.jarls, c.title_jarls = row[0], row[1], row[2], row[3]
    c.lawspeakers, c.ships, c.damaged, c.title_ships = row[4], row[5], row[6], row[7]
    c.damage, c.waiting, c.normandy, c.normandy_acted = row[8], row[9], row[10], row[11]
    c.used = row[12] != 0
    c.passed = row[13] != 0


def _read_clan(s: NorsemenState, seat: int, fields: Fields) -> None:
    c = s.clans[seat]
    number = str(seat + 1)
    for leader in fields.indices(f"leader-{number}", s.e.leaders):
        c.leader = leader
    c.dealt = sorted(set(fields.indices(f"dealt-{number}", s.e.leaders)))
    _read_ladders(s, c, number, fields)
    c.assigned = _tile_set(s, fields, f"assigned-{number}")
    c.acted = _tile_set(s, fields, f"acted-{number}")
    c.forts = _tile_set(s, fields, f"forts-{number}")
    c.settlements = _tile_set(s, fields, f"settlements-{number}")
    for tile in fields.indices(f"kept-at-{number}", s.e.tiles):
        c.kept_at = tile
    for word in fields.words(f"route-{number}"):
        _read_route_word(s, c, fields, f"route-{number}", word)
    for card in fields.indices(f"beside-{number}", s.e.cards):
        c.beside = card
    for card in fields.indices(f"flipped-{number}", s.e.cards):
        c.flipped = card
    c.top = fields.indices(f"top-{number}", s.e.cards)
    c.discard = sorted(fields.indices(f"discard-{number}", s.e.cards))
    elsewhere = c.route + c.top + c.discard + [c.flipped]
    c.bag = [card for card in s.e.cards_of_age[0] if card not in elsewhere]
    if fields.has(f"bag-{number}"):
        c.bag = sorted(fields.indices(f"bag-{number}", s.e.cards))
    c.icons = routes.recount(s, c)


def _read_ladders(s: NorsemenState, c: Clan, number: str, fields: Fields) -> None:
    spaces = s.e.spaces
    plain: list[int] = []
    legends: list[int] = []
    for ladder, slug in enumerate(LADDERS):
        start = [*c.plain[ladder * spaces : (ladder + 1) * spaces], c.legends[ladder] + 1]
        row = fields.numbers(f"ladder-{slug}-{number}", start, 0, spaces)
        if sum(row[:spaces]) > spaces - 1:
            name = f"ladder-{slug}-{number}"
            raise BrokenPosition(fields.line(name), "norsemen-ladder", field=name, most=spaces - 1)
        plain += row[:spaces]
        legends.append(row[spaces] - 1)
    c.plain = plain
    c.legends = legends


def _tile_set(s: NorsemenState, fields: Fields, name: str) -> int:
    tiles = 0
    for tile in fields.indices(name, s.e.tiles):
        tiles |= 1 << tile
    return tiles


def _read_route_word(s: NorsemenState, c: Clan, fields: Fields, name: str, word: str) -> None:
    """A card with a ``*`` for each longship and a ``+`` for a lawspeaker on it."""
    speaker = word.endswith(notation.SPEAKER)
    ships = word.removesuffix(notation.SPEAKER)
    card = fields.index(name, ships.rstrip(notation.SHIP), s.e.cards)
    if speaker:
        c.speakers |= 1 << len(c.route)
    c.ships_on = [*c.ships_on, len(ships) - len(ships.rstrip(notation.SHIP))]
    c.route = [*c.route, card]


def _read_decks(s: NorsemenState, fields: Fields) -> None:
    bags, bottoms, known = s.bags[:], s.bottoms[:], s.known[:]
    s.drawn, s.drawn_known = _read_known(s, fields, "drawn")
    s.kept = fields.indices("kept", s.e.cards)
    elsewhere = s.drawn + s.kept + fields_taken(s, fields)
    for c in s.clans:
        elsewhere = elsewhere + titles.owned(c)
    for age in s.e.ages:
        bottoms[age], known[age] = _read_known(s, fields, f"bottom-{age}")
        gone = elsewhere + bottoms[age]
        bags[age] = [card for card in s.e.cards_of_age[age] if card not in gone]
        if fields.has(f"deck-{age}"):
            bags[age] = sorted(fields.indices(f"deck-{age}", s.e.cards))
        if any(s.e.card_age[card] != age for card in bags[age] + bottoms[age]):
            raise BrokenPosition(fields.line(f"deck-{age}"), "position-impossible", got=f"deck-{age}")
    s.bags, s.bottoms, s.known = bags, bottoms, known


def fields_taken(s: NorsemenState, fields: Fields) -> list[int]:
    """Cards that a pending decision holds (``take``)."""
    if not fields.has("pending"):
        return []
    agenda = parse_agenda(fields.word("pending", "-"), TODO_NAMES, fields.line("pending"))
    return [todo.a for todo in agenda.stack if TODO_NAMES[todo.kind] == "take"]


def _read_known(s: NorsemenState, fields: Fields, name: str) -> tuple[list[int], list[int]]:
    """Cards with the set of seats that know them: ``england-3:5``."""
    cards: list[int] = []
    known: list[int] = []
    masks = [str(mask) for mask in range(1 << s.players)]
    for word in fields.words(name):
        slug, _colon, mask = word.partition(":")
        cards.append(fields.index(name, slug, s.e.cards))
        known.append(fields.index(name, mask or "0", masks))
    return cards, known


def _read_hand(s: NorsemenState, fields: Fields) -> None:
    s.bonuses = fields.indices("bonuses", s.e.cards)
    s.due = fields.numbers("due", [0] * RESOURCES, 0, notation.MANY)
    s.due_vp = fields.number("due-vp", 0, 0, notation.MANY)
    s.left = fields.number("left", 0, 0, s.e.spaces)
    s.drawing = fields.number("drawing", 0, 0, s.players) - 1


def _read_secrets(s: NorsemenState, fields: Fields) -> None:
    """Tasks, and the seats as they were when the secret phase began."""
    start = TODO_NAMES[CHOOSE_LEADER if s.phase == P_LEADERS else REVEAL if s.phase == P_ROUTE else 0]
    for seat, c in enumerate(s.clans):
        name = f"task-{seat + 1}"
        c.task = fields.index(name, fields.word(name, start), TODO_NAMES[: DRAWING + 1])
        if s.veil:
            c.before = _read_before(s, seat, c, fields)


def _read_before(s: NorsemenState, seat: int, c: Clan, fields: Fields) -> Clan:
    before = c.clone()
    before.task = CHOOSE_LEADER if s.phase == P_LEADERS else REVEAL
    if s.phase == P_LEADERS:
        before.dealt = sorted([*c.dealt, c.leader]) if c.leader >= 0 else c.dealt
        before.leader = NOBODY
    row = notation.clan_numbers(c)
    for name in notation.WAS_NUMBERS:
        place = notation.NUMBERS.index(name.removeprefix("was-"))
        start = [notation.clan_numbers(clan)[place] for clan in s.clans]
        row[place] = fields.numbers(name, start, 0, notation.MANY)[seat]
    _set_numbers(before, row)
    before.damage = s.e.card_damage[c.beside] if c.beside >= 0 and s.phase == P_ROUTE else 0
    before.route = [c.beside] if c.beside != NO_CARD else []
    before.ships_on = [0] * len(before.route)
    before.speakers = 0
    before.icons = routes.recount(s, before)
    number = str(seat + 1)
    if fields.has(f"was-top-{number}"):
        before.top = fields.indices(f"was-top-{number}", s.e.cards)
    if fields.has(f"was-bag-{number}"):
        before.bag = sorted(fields.indices(f"was-bag-{number}", s.e.cards))
    if fields.has(f"was-discard-{number}"):
        before.discard = sorted(fields.indices(f"was-discard-{number}", s.e.cards))
    return before


def _read_pending(s: NorsemenState, fields: Fields) -> None:
    if fields.has("pending"):
        s.agenda = parse_agenda(fields.word("pending", "-"), TODO_NAMES, fields.line("pending"))
    elif s.phase == P_SETUP:
        s.agenda = start.new_state(s.rules).agenda
    for todo in s.agenda.stack:
        _check_pending(s, todo, fields)
    if s.agenda.stack and not fields.has("place") and s.agenda.top().who in s.order:
        s.place = s.order.index(s.agenda.top().who)


def _check_pending(s: NorsemenState, todo: Todo, fields: Fields) -> None:
    """Who decides must fit what is decided; numbers must name things that exist."""
    chance = FIRST_CHANCE <= todo.kind < FIRST_STEP
    if todo.kind < SHOW or (todo.who != CHANCE if chance else not 0 <= todo.who < s.players):
        raise BrokenPosition(fields.line("pending"), "decision-seat", got=todo.who, highest=s.players - 1)
    numbers = [todo.a, todo.b, todo.c]
    if min(numbers) < 0 or max(numbers) > 1 << len(s.e.territories) or _misfit(s, todo):
        raise BrokenPosition(fields.line("pending"), "decision-numbers", got=TODO_NAMES[todo.kind])


def _misfit(s: NorsemenState, todo: Todo) -> bool:
    """Whether a decision names no such card, territory, ladder, age or seat, or has nothing to decide about."""
    name = TODO_NAMES[todo.kind]
    if todo.a > _highest(s).get(name, notation.MANY):
        return True
    with_bonus = [card for card in range(len(s.e.cards)) if s.e.bonus_kind[card] != B_NONE]
    if name == "bonus":
        return todo.a not in with_bonus
    if name == "bonuses":
        return not set(s.bonuses) <= set(with_bonus)
    if name == "speaker":
        return s.clans[todo.who].speakers == 0
    if name == "show":
        return any(s.e.card_age[card] != 1 for card in s.drawn)
    if name in ("keep", "keep-end"):
        return any(s.e.card_age[card] != todo.a for card in s.drawn + s.kept) or todo.a not in s.e.ages
    if name in ("draw-age", "unused-tile"):
        return todo.b not in s.e.ages
    return name == "reveal-tile" and s.round == s.e.rounds


def _highest(s: NorsemenState) -> dict[str, int]:
    """The highest first number of every decision that names something."""
    cards, lands, seats = len(s.e.cards) - 1, s.e.normandy, s.players - 1
    highest = dict.fromkeys(["bonus", "added-ship", "added-speaker", "ask-speaker", "take"], cards)
    highest |= dict.fromkeys(["ladder", "ladder-end", "lower"], len(LADDERS) - 1)
    highest |= dict.fromkeys(["deal", "see", "draw-own", "draw-age", "unused-tile"], seats)
    highest |= {"advance": len(LADDERS), "free-thing": lands - 1, "thing-effect": lands, "speaker-to": lands + 1}
    return highest | {"deck": JARL_SPACES - 1, "ship-to": len(s.a.ship_from.rows) - 1}
