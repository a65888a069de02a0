"""Positions as text, both ways (NG-12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo, parse_agenda
from kogge.core.errors import BrokenPosition
from kogge.core.notation import Fields
from kogge.core.state import CHANCE
from kogge.games.novgorod import missions, route, setup, turn
from kogge.games.novgorod.constants import (
    ARTISAN,
    BONUS_STATES,
    BONUSES,
    BOTH,
    DEAL_ARTISAN,
    DRAWN,
    EIGHT_OFFICES,
    FIVE_CITY_ROUTE,
    GOOD,
    HIGH,
    INPUTS,
    LETTERS,
    PURPOSES,
    SALE,
    SPECIAL,
    START_LETTERS,
    TODO_NAMES,
)
from kogge.games.novgorod.edition import RANKS

if TYPE_CHECKING:
    from kogge.games.novgorod.game import NovgorodGame
    from kogge.games.novgorod.state import NovgorodState

_MANY = 1_000_000
_ZONES = ["known", "secret", "left", "under", "hidden"]
_USED = ["privilege", "merchant", "pirate-early", "pirate-late", "purchase", "store"]
_PLACEHOLDER = "placeholder"
_CAME = "+"


def field_names(s: NovgorodState) -> list[str]:
    """All fields of a position, in the order in which they are written."""
    names = ["turn", "start", "active", "last", "over", "artisans", "bonus", "merchant", "pirate", "row", "display"]
    names += ["careers", "cash", "seals", "speed", "level", "stored", "completed"]
    for seat in range(s.players):
        names += [f"{zone}-{seat + 1}" for zone in ["offices", *_ZONES, "trace"]]
    names += ["route", "free", "artisans-left", "ship", "used", "credit", "specials-done", "begun"]
    return [*names, "payment", "made", "paid", "place", "artisan", "inputs", "pending"]


# Writing


def text(s: NovgorodState) -> str:
    """The position, one field a line."""
    values = [str(s.turns), _seat(s.start), _seat(s.active), _flag(s.last), _flag(s.over)]
    values += [_words([s.e.luxuries[kind] for kind in s.artisan]), _bonus_text(s), _city(s, s.merchant)]
    values += [_city(s, s.pirate), _words([f"{s.e.specials[card]}:{LETTERS[s.letter[card]]}" for card in s.row])]
    values += [_cards(s, s.display), _words([s.e.faces[face] for face in s.face])]
    values += [_numbers(row) for row in (s.cash, s.seals, s.speed, s.level)]
    values += [" ".join([s.e.goods[good] if good >= 0 else "-" for good in s.stored]), _numbers(s.completed)]
    for seat in range(s.players):
        values.append(_offices_text(s, seat))
        zones = (s.known, s.secret, s.left, s.under, s.under_secret)
        values += [_cards(s, zone[seat]) for zone in zones]
        values.append(_words([_CAME if event == DRAWN else s.e.missions[event] for event in s.trace[seat]]))
    count = len(s.e.cities)
    values.append(_words([s.e.cities[place] if place < count else _PLACEHOLDER for place in s.route]))
    values += [_cities(s, s.free), _cities(s, s.arts), _flag(s.ship), _used_text(s), str(s.credit)]
    values.append(_words([card for index, card in enumerate(s.e.specials) if s.specials_done >> index & 1]))
    values += [_begun_text(s), _payment_text(s)]
    values.append(_words([luxury for kind, luxury in enumerate(s.e.luxuries) if s.made >> kind & 1]))
    values += [_goods(s, s.paid), str(s.place), _city(s, s.maker), _goods(s, s.inputs), s.agenda.text(TODO_NAMES)]
    return "\n".join([f"{name} {value}" for name, value in zip(field_names(s), values, strict=True)])


def _seat(seat: int) -> str:
    return str(seat + 1) if seat >= 0 else "-"


def _flag(flag: bool) -> str:
    return "yes" if flag else "no"


def _city(s: NovgorodState, city: int) -> str:
    return s.e.cities[city] if city >= 0 else "-"


def _cities(s: NovgorodState, mask: int) -> str:
    return _words([s.e.cities[city] for city in s.e.cities_of[mask]])


def _goods(s: NovgorodState, mask: int) -> str:
    return _words([s.e.goods[good] for good in s.e.cities_of[mask]])


def _cards(s: NovgorodState, cards: int) -> str:
    """Missions by their names; which of two equal cards it is does not matter."""
    return _words([s.e.missions[kind] for card, kind in enumerate(s.e.card_kind) if cards >> card & 1])


def _bonus_text(s: NovgorodState) -> str:
    """Each card in play: its state, the seats that had it (0: none), awards of this round."""
    words: list[str] = []
    for bonus, value in enumerate(s.bonus):
        if value:
            seats = "".join([str(seat + 1) for seat in range(s.players) if s.bonus_got[bonus] >> seat & 1]) or "0"
            words.append(f"{BONUSES[bonus]}:{BONUS_STATES[value]}:{seats}:{s.bonus_round[bonus]}")
    return _words(words)


def _offices_text(s: NovgorodState, seat: int) -> str:
    base = seat * len(s.e.cities)
    return _words([f"{s.e.cities[city]}:{RANKS[s.rank[base + city]]}" for city in s.e.cities_of[s.own[seat]]])


def _used_text(s: NovgorodState) -> str:
    flags = [s.privilege_used, s.merchant_used, s.pirate_early, s.pirate_late, s.bought, s.stored_now]
    return _words([name for name, flag in zip(_USED, flags, strict=True) if flag])


def _begun_text(s: NovgorodState) -> str:
    """Missions whose upper line was filled this turn, each with the last place it used."""
    begun = zip(s.begun, s.begun_place, strict=True)
    return _words(sorted([f"{s.e.missions[s.e.card_kind[card]]}:{place}" for card, place in begun]))


def _payment_text(s: NovgorodState) -> str:
    if not s.purpose:
        return "-"
    if s.purpose == SPECIAL:
        return f"{PURPOSES[s.purpose]} {s.e.specials[s.object]}"
    if SALE < s.purpose < SPECIAL:
        return f"{PURPOSES[s.purpose]} {s.e.missions[s.object]}"
    return PURPOSES[s.purpose]


def _words(words: list[str]) -> str:
    return " ".join(words) if words else "-"


def _numbers(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])


# Reading


def parse_state(game: NovgorodGame, position: str) -> NovgorodState:
    """The position of a text; omitted fields take their start values. What cannot be a position is refused."""
    s = setup.blank_state(game)
    fields = Fields(position, field_names(s))
    s.turns = fields.number("turn", 0, 0, _MANY)
    s.last = fields.index("last", fields.word("last", "no"), ["no", "yes"]) == 1
    s.over = fields.index("over", fields.word("over", "no"), ["no", "yes"]) == 1
    _read_table(s, fields)
    _read_seats(s, fields)
    _read_order(s, fields)
    _read_missions(s, fields)
    _read_route(s, fields)
    _read_payment(s, fields)
    _read_pending(s, fields)
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


def _read_order(s: NovgorodState, fields: Fields) -> None:
    """The lowest career number starts; where nothing is said the seat whose turn it is is active."""
    seats = [str(seat + 1) for seat in range(s.players)]
    complete = len(s.face) == s.players
    s.start = _optional(fields, "start", seats, s.face.index(min(s.face)) if complete else -1)
    s.active = _optional(fields, "active", seats, (s.start + s.turns) % s.players if s.start >= 0 else -1)


def _read_missions(s: NovgorodState, fields: Fields) -> None:
    """Named cards leave the deck; a mission named more often than it exists is refused."""
    zones = [s.known, s.secret, s.left, s.under, s.under_secret]
    s.display = _take(s, fields, "display", fields.words("display"))
    for seat in range(s.players):
        for zone, name in zip(zones, _ZONES, strict=True):
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
    trace = [event - 1 for event in fields.indices(name, [_CAME, *s.e.missions])]
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
        card = setup.lowest_of_kind(s, s.deck, fields.index(name, word, s.e.missions))
        if not card:
            raise BrokenPosition(fields.line(name), "field-word", got=word, expected="-", field=name)
        s.deck &= ~card
        cards |= card
    return cards


def _read_route(s: NovgorodState, fields: Fields) -> None:
    flags = fields.indices("used", _USED)
    for place in fields.indices("route", [*s.e.cities, _PLACEHOLDER]):
        if s.active < 0:
            raise BrokenPosition(fields.line("route"), "decision-seat", got=-1, highest=s.players - 1)
        if place < len(s.e.cities):
            route.lay(s, place)
        elif s.route and s.route[-1] < len(s.e.cities):
            route.hold(s)
        else:
            example = f"{s.e.cities[0]} {_PLACEHOLDER}"
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
    if fields.has("pending"):
        s.agenda = parse_agenda(fields.word("pending", "-"), TODO_NAMES, fields.line("pending"))
    elif not s.over:
        turn.start_turn(s)
    for todo in s.agenda.stack:
        if todo.who != (CHANCE if todo.kind >= DEAL_ARTISAN else todo.who % s.players):
            raise BrokenPosition(fields.line("pending"), "decision-seat", got=todo.who, highest=s.players - 1)
        if not _fits(s, todo):
            raise BrokenPosition(fields.line("pending"), "decision-voyage", got=TODO_NAMES[todo.kind])


def _fits(s: NovgorodState, todo: Todo) -> bool:
    """What is pending must fit the set-up, the route and the payment."""
    if not 0 <= todo.a <= 20:
        return False
    if todo.kind >= DEAL_ARTISAN:
        return todo.a < s.players
    if len(s.face) < s.players or len(s.artisan) < len(s.e.cities) or s.active < 0:
        return len(s.face) == s.players and len(s.artisan) == len(s.e.cities) and todo.kind <= 1
    if todo.kind in (ARTISAN, INPUTS, GOOD):
        return s.purpose != 0 and (s.maker >= 0) == (todo.kind == INPUTS) and todo.who == s.active
    return s.purpose == 0
