"""Positions as text; ``reading`` is the way back (NG-12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.novgorod.rules.constants import (
    BONUS_STATES,
    BONUSES,
    DRAWN,
    LETTERS,
    PURPOSES,
    SALE,
    SPECIAL,
    TODO_NAMES,
)
from kogge.games.novgorod.rules.edition import RANKS

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState

ZONES = ["known", "secret", "left", "under", "hidden"]
USED = ["privilege", "merchant", "pirate-early", "pirate-late", "purchase", "store"]
PLACEHOLDER = "placeholder"
CAME = "+"


def field_names(s: NovgorodState) -> list[str]:
    """All fields of a position, in the order in which they are written."""
    names = ["turn", "last", "over", "artisans", "bonus", "merchant", "pirate", "row", "display"]
    names += ["careers", "cash", "seals", "speed", "level", "stored", "completed"]
    for seat in range(s.players):
        names += [f"{zone}-{seat + 1}" for zone in ["offices", *ZONES, "trace"]]
    names += ["route", "free", "artisans-left", "ship", "used", "credit", "specials-done", "begun"]
    return [*names, "payment", "made", "paid", "place", "artisan", "inputs", "pending"]


# Writing


def text(s: NovgorodState) -> str:
    """The position, one field a line."""
    values = [str(s.turns), _flag(s.last), _flag(s.over)]
    values += [_words([s.e.luxuries[kind] for kind in s.artisan]), _bonus_text(s), _city(s, s.merchant)]
    values += [_city(s, s.pirate), _words([f"{s.e.specials[card]}:{LETTERS[s.letter[card]]}" for card in s.row])]
    values += [_cards(s, s.display), _words([s.e.faces[face] for face in s.face])]
    values += [_numbers(row) for row in (s.cash, s.seals, s.speed, s.level)]
    values += [" ".join([s.e.goods[good] if good >= 0 else "-" for good in s.stored]), _numbers(s.completed)]
    for seat in range(s.players):
        values.append(_offices_text(s, seat))
        zones = (s.known, s.secret, s.left, s.under, s.under_secret)
        values += [_cards(s, zone[seat]) for zone in zones]
        values.append(_words([CAME if event == DRAWN else s.e.missions[event] for event in s.trace[seat]]))
    count = len(s.e.cities)
    values.append(_words([s.e.cities[place] if place < count else PLACEHOLDER for place in s.route]))
    values += [_cities(s, s.free), _cities(s, s.arts), _flag(s.ship), _used_text(s), str(s.credit)]
    values.append(_words([card for index, card in enumerate(s.e.specials) if s.specials_done >> index & 1]))
    values += [_begun_text(s), _payment_text(s)]
    values.append(_words([luxury for kind, luxury in enumerate(s.e.luxuries) if s.made >> kind & 1]))
    values += [_goods(s, s.paid), str(s.place), _city(s, s.maker), _goods(s, s.inputs), s.agenda.text(TODO_NAMES)]
    return "\n".join([f"{name} {value}" for name, value in zip(field_names(s), values, strict=True)])


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
    return _words([name for name, flag in zip(USED, flags, strict=True) if flag])


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
