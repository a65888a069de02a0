"""Positions from text: strict, with the line of what is wrong (NG-12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kogge.core.agenda import Todo, parse_agenda
from kogge.core.errors import BrokenPosition
from kogge.core.notation import Fields
from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import mission_cards, missions, route, start
from kogge.games.novgorod.rules.constants import (
    ARTISAN,
    BONUS_STATES,
    BONUSES,
    BONUSES_IN_PLAY,
    BOTH,
    BUY,
    CHOOSE_SIDE,
    DEAL_ARTISAN,
    DEAL_BONUS,
    DEAL_CAREER,
    DEAL_SPECIAL,
    DRAFT,
    DRAW,
    DRAWN,
    EIGHT_OFFICES,
    FIVE_CITY_ROUTE,
    GONE,
    GOOD,
    HIDE,
    HIGH,
    INPUTS,
    LETTERS,
    LOWER,
    NOTHING,
    OFF,
    OPEN,
    PLACE,
    PURPOSES,
    REVEAL,
    ROUTE,
    SALE,
    SPECIAL,
    START_LETTERS,
    TODO_NAMES,
    UPPER,
    USE,
)
from kogge.games.novgorod.rules.edition import RANKS
from kogge.games.novgorod.rules.notation import CAME, PLACEHOLDER, USED, ZONES, field_names

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.game import NovgorodGame
    from kogge.games.novgorod.rules.state import NovgorodState


_MANY: Final = 1_000_000
_IN_TURNS: Final = [ROUTE, USE, ARTISAN, INPUTS, GOOD, PLACE, BUY, REVEAL]


def parse_state(game: NovgorodGame, position: str) -> NovgorodState:
    """The position of a text; the empty text is the start. What cannot be a position is refused.

    Where anything is said the set-up is done: what is omitted then has the values of the first turn, dealt in order.
    """
    s = start.blank_state(game)
    fields = Fields(position, field_names(s))
    if not fields.values:
        return start.new_state(game)
    s.turns = fields.number("turn", 0, 0, _MANY)
    s.last = fields.index("last", fields.word("last", "no"), ["no", "yes"]) == 1
    s.over = fields.index("over", fields.word("over", "no"), ["no", "yes"]) == 1
    _read_table(s, fields)
    _read_seats(s, fields)
    _read_missions(s, fields)
    _read_pending(s, fields)
    _read_route(s, fields)
    _read_payment(s, fields)
    _check_pending(s, fields)
    found = s.problems()
    if found:
        raise BrokenPosition(fields.line("pending"), "position-impossible", got="; ".join(found))
    return s


def _read_table(s: NovgorodState, fields: Fields) -> None:
    """Artisans, bonus cards and expert cards; where nothing is said, in the order of the edition file."""
    e = s.e
    if fields.has("artisans"):
        s.artisan = fields.indices("artisans", e.luxuries)
    else:
        s.artisan = [kind for kind, count in enumerate(e.artisans) for _card in range(count)]
    if len(s.artisan) > len(e.cities):
        raise _wrong_length(fields, "artisans", len(s.artisan), len(e.cities))
    if fields.has("bonus"):
        for word in fields.words("bonus"):
            _read_bonus(s, fields, word)
    else:
        s.bonus = [HIGH if bonus in (EIGHT_OFFICES, FIVE_CITY_ROUTE) else 0 for bonus in range(len(BONUSES))]
    s.merchant = _optional(fields, "merchant", e.cities, s.merchant)
    s.pirate = _optional(fields, "pirate", e.cities, s.pirate)
    if fields.has("pirate") and s.rules.pirate == OFF and s.pirate >= 0:
        raise BrokenPosition(fields.line("pirate"), "field-word", got=e.cities[s.pirate], expected="-", field="pirate")
    _read_row(s, fields)


def _wrong_length(fields: Fields, name: str, got: int, expected: int) -> BrokenPosition:
    return BrokenPosition(fields.line(name), "field-length", got=got, expected=expected, field=name)


def _optional(fields: Fields, name: str, slugs: list[str], default: int) -> int:
    if not fields.has(name):
        return default
    found = fields.indices(name, slugs)
    return found[0] if found else -1


def _read_bonus(s: NovgorodState, fields: Fields, word: str) -> None:
    parts = _parts(fields, "bonus", word, 4, "eight-offices:high:0:0")
    bonus = fields.index("bonus", parts[0], BONUSES)
    s.bonus[bonus] = fields.index("bonus", parts[1], BONUS_STATES)
    seats = [str(seat) for seat in range(s.players + 1)]
    for digit in parts[2]:
        seat = fields.index("bonus", digit, seats)
        if seat:
            s.bonus_got[bonus] |= 1 << seat - 1
    s.bonus_round[bonus] = fields.index("bonus", parts[3], seats)


def _parts(fields: Fields, name: str, word: str, count: int, example: str) -> list[str]:
    parts = word.split(":")
    if len(parts) != count:
        raise BrokenPosition(fields.line(name), "field-shape", field=name, expected=example)
    return parts


def _read_row(s: NovgorodState, fields: Fields) -> None:
    if not fields.has("row"):
        if s.rules.specials:
            s.row = list(range(len(s.e.specials)))
            s.letter = START_LETTERS[:]
        return
    for word in fields.words("row"):
        parts = _parts(fields, "row", word, 2, "s1:a")
        card = fields.index("row", parts[0], s.e.specials)
        s.row.append(card)
        s.letter[card] = fields.index("row", parts[1], LETTERS)


def _read_seats(s: NovgorodState, fields: Fields) -> None:
    side = "back" if s.rules.back_careers else "front"
    if fields.has("careers"):
        s.face = fields.indices("careers", s.e.faces)
    else:
        s.face = [s.e.faces.index(f"{number}-{side}") for number in s.e.careers[: s.players]]
    if len(s.face) > s.players or len({face // 2 for face in s.face}) != len(s.face):
        raise _wrong_length(fields, "careers", len(s.face), s.players)
    s.cash = fields.numbers("cash", s.cash, 0, _MANY)
    s.seals = fields.numbers("seals", s.seals, 0, _MANY)
    s.speed = fields.numbers("speed", s.speed, s.e.speed, s.e.max_speed)
    s.level = fields.numbers("level", s.level, 0, s.e.row_count - 1)
    for seat in range(s.players):
        for word in fields.words(f"offices-{seat + 1}"):
            _read_office(s, fields, seat, word)
    if fields.has("stored"):
        words = fields.word("stored", "").split()
        if len(words) != s.players:
            raise _wrong_length(fields, "stored", len(words), s.players)
        s.stored = [fields.index("stored", word, ["-", *s.e.goods]) - 1 for word in words]


def _read_office(s: NovgorodState, fields: Fields, seat: int, word: str) -> None:
    name = f"offices-{seat + 1}"
    parts = _parts(fields, name, word, 2, f"{s.e.cities[0]}:{RANKS[0]}")
    city = fields.index(name, parts[0], s.e.cities)
    s.rank[seat * len(s.e.cities) + city] = fields.index(name, parts[1], RANKS)
    s.own[seat] |= 1 << city
    s.sold[city] += 1


def _read_missions(s: NovgorodState, fields: Fields) -> None:
    """Named cards leave the deck; a mission named more often than it exists is refused."""
    zones = [s.known, s.secret, s.left, s.under, s.under_secret]
    s.display = _take(s, fields, "display", fields.words("display"))
    for seat in range(s.players):
        for zone, name in zip(zones, ZONES, strict=True):
            zone[seat] = _take(s, fields, f"{name}-{seat + 1}", fields.words(f"{name}-{seat + 1}"))
    s.trace = [_read_trace(s, fields, seat) for seat in range(s.players)]
    shown = [s.under[seat].bit_count() + s.under_secret[seat].bit_count() for seat in range(s.players)]
    s.completed = fields.numbers("completed", shown, 0, _MANY)
    for word in fields.words("begun"):
        parts = _parts(fields, "begun", word, 2, f"{s.e.missions[0]}:1")
        s.begun.append(_take(s, fields, "begun", parts[:1]).bit_length() - 1)
        s.begun_place.append(fields.index("begun", parts[1], [str(place) for place in range(20)]))


def _read_trace(s: NovgorodState, fields: Fields, seat: int) -> list[int]:
    """How the secret hand came about; where nothing is said, no card of it was shown."""
    name, left = f"trace-{seat + 1}", s.secret[seat].bit_count()
    if not fields.has(name):
        return [DRAWN] * left
    trace = [event - 1 for event in fields.indices(name, [CAME, *s.e.missions])]
    inside = 0
    for event in trace:
        inside += 1 if event == DRAWN else -1
        if inside < 0:
            break
    if inside != left or (trace and not left):
        raise _wrong_length(fields, name, inside, left)
    return trace


def _take(s: NovgorodState, fields: Fields, name: str, words: list[str]) -> int:
    cards = 0
    for word in words:
        card = mission_cards.lowest_of_kind(s, s.deck, fields.index(name, word, s.e.missions))
        if not card:
            raise BrokenPosition(fields.line(name), "field-word", got=word, expected="-", field=name)
        s.deck &= ~card
        cards |= card
    return cards


def _read_route(s: NovgorodState, fields: Fields) -> None:
    flags = fields.indices("used", USED)
    for place in fields.indices("route", [*s.e.cities, PLACEHOLDER]):
        if s.active < 0:
            raise BrokenPosition(fields.line("route"), "decision-seat", got=-1, highest=s.players - 1)
        if place < len(s.e.cities):
            route.lay(s, place)
        elif s.route and s.route[-1] < len(s.e.cities):
            route.hold(s)
        else:
            example = f"{s.e.cities[0]} {PLACEHOLDER}"
            raise BrokenPosition(fields.line("route"), "field-shape", field="route", expected=example)
    if fields.has("free"):
        s.free = _mask(fields.indices("free", s.e.cities))
    if fields.has("artisans-left"):
        s.arts = _mask(fields.indices("artisans-left", s.e.cities))
    if fields.has("used"):
        s.privilege_used = 0 in flags
    s.merchant_used, s.pirate_early, s.pirate_late = 1 in flags, 2 in flags, 3 in flags
    s.bought, s.stored_now = 4 in flags, 5 in flags
    loaded = s.active >= 0 and s.stored[s.active] >= 0 and not s.stored_now
    s.ship = fields.index("ship", fields.word("ship", "yes" if loaded else "no"), ["no", "yes"]) == 1
    s.credit = fields.number("credit", 0, 0, _MANY)
    s.specials_done = _mask(fields.indices("specials-done", s.e.specials))


def _mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _read_payment(s: NovgorodState, fields: Fields) -> None:
    words = fields.words("payment")
    if words:
        s.purpose = fields.index("payment", words[0], PURPOSES)
        if SALE < s.purpose <= SPECIAL:
            slugs = s.e.specials if s.purpose == SPECIAL else s.e.missions
            s.object = fields.index("payment", words[1] if len(words) > 1 else "", slugs)
        if s.purpose in (UPPER, LOWER):
            s.card = _take(s, fields, "payment", words[1:2])
    s.made = _mask(fields.indices("made", s.e.luxuries))
    s.paid = _mask(fields.indices("paid", s.e.goods))
    s.place = fields.number("place", 0, 0, 20)
    s.maker = _optional(fields, "artisan", s.e.cities, -1)
    s.inputs = _mask(fields.indices("inputs", s.e.goods))
    if s.purpose == BOTH:
        if s.object not in missions.begun_kinds(s):
            raise BrokenPosition(fields.line("payment"), "decision-voyage", got=" ".join(words))
        s.after = missions.begun_before(s, s.object)


def _read_pending(s: NovgorodState, fields: Fields) -> None:
    """What is pending; the seats that it follows from: the lowest career number starts, then clockwise."""
    if len(s.face) == s.players:
        s.start = s.face.index(min(s.face))
    if fields.has("pending"):
        s.agenda = parse_agenda(fields.word("pending", "-"), TODO_NAMES, fields.line("pending"))
    elif not s.over:
        s.agenda.push(ROUTE, (s.start + s.turns) % s.players)
    in_turns = s.over or any(todo.kind in _IN_TURNS for todo in s.agenda.stack)
    if in_turns and (s.start < 0 or len(s.artisan) < len(s.e.cities) or not _experts_placed(s)):
        raise BrokenPosition(fields.line("pending"), "decision-voyage", got=s.agenda.text(TODO_NAMES))
    s.active = (s.start + s.turns) % s.players if in_turns else -1


def _experts_placed(s: NovgorodState) -> bool:
    merchant, pirate = s.rules.merchant == OFF or s.merchant >= 0, s.rules.pirate == OFF or s.pirate >= 0
    return merchant and pirate and len(s.row) == (len(s.e.specials) if s.rules.specials else 0)


def _check_pending(s: NovgorodState, fields: Fields) -> None:
    """At most one decision (the sides of careers apart), under chance that can come about."""
    line = fields.line("pending")
    for place, todo in enumerate(s.agenda.stack):
        if todo.who != (CHANCE if todo.kind >= DEAL_ARTISAN else todo.who % s.players):
            raise BrokenPosition(line, "decision-seat", got=todo.who, highest=s.players - 1)
        over_draft = todo.kind == CHOOSE_SIDE and s.agenda.stack[0].kind == DRAFT
        if (place and todo.kind < DEAL_ARTISAN and not over_draft) or not _fits(s, todo):
            raise BrokenPosition(line, "decision-voyage", got=TODO_NAMES[todo.kind])
    if not _deals_fit(s):
        raise BrokenPosition(line, "decision-voyage", got=s.agenda.text(TODO_NAMES))


def _fits(s: NovgorodState, todo: Todo) -> bool:
    """A decision must fit the seat, the set-up, the route and the payment."""
    if not 0 <= todo.a < 20:
        return False
    kind = todo.kind
    if kind >= DEAL_ARTISAN:
        return todo.a < s.players and (kind != HIDE or todo.a == s.active)
    if kind in (CHOOSE_SIDE, DRAFT):
        picks = s.players * (s.e.draft_offices + s.e.draft_missions)
        return s.start >= 0 and len(s.artisan) == len(s.e.cities) and _experts_placed(s) and todo.a < picks
    if todo.who != s.active or (s.route and kind in (PLACE, BUY)):
        return False
    if kind in (ARTISAN, INPUTS, GOOD):
        return s.purpose != NOTHING and (s.maker >= 0) == (kind == INPUTS)
    placed = kind == PLACE if s.begun else kind != PLACE
    return s.purpose == NOTHING and (placed or kind == USE)


def _deals_fit(s: NovgorodState) -> bool:
    """As much chance is pending as there is to deal, draw and turn up."""
    count = [0] * len(TODO_NAMES)
    reveals = [0] * s.players
    for todo in s.agenda.stack:
        count[todo.kind] += 1
        if todo.kind == REVEAL:
            reveals[todo.a] += 1
    for seat in range(s.players):
        if reveals[seat] not in (0, s.under_secret[seat].bit_count()):
            return False
    if mission_cards.deck_left(s) < count[DRAW] + count[OPEN] + count[HIDE]:
        return False
    bonuses = len(BONUSES) - s.bonus.count(GONE)
    if count[DEAL_BONUS] and count[DEAL_BONUS] + bonuses != BONUSES_IN_PLAY:
        return False
    specials = len(s.e.specials) if s.rules.specials else 0
    dealt = [(DEAL_ARTISAN, s.artisan, len(s.e.cities)), (DEAL_CAREER, s.face, s.players)]
    for kind, cards, most in [*dealt, (DEAL_SPECIAL, s.row, specials)]:
        if count[kind] + len(cards) != most:
            return False
    return count[REVEAL] == 0 or count[REVEAL] == len(s.agenda.stack)
