"""Title space and scoring cards: requirements, tokens, and what they count (NM-5.7, NM-8.6, NM-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norsemen.rules import ladders, purse
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    A_COINS,
    C_AGES,
    C_FORTS,
    C_LAWSPEAKERS,
    C_LEGENDS,
    C_LONGSHIPS,
    C_LORE,
    FORT,
    GEM,
    LAST_AGE,
    LAWSPEAKER,
    LONGSHIP,
    LORES,
    MOST_SEATS,
    NOBODY,
    SCORED,
    SETTLEMENT,
    TITLE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def offer_title(s: NorsemenState, seat: int) -> None:
    """Two coins or a scoring card (NM-5.7, NM-11.14)."""
    s.agenda.push(TITLE, seat)


def legal_title(s: NorsemenState, todo: Todo) -> list[int]:
    """Coins always; a scoring card without an own token whose requirement is met (NM-5.7)."""
    actions = [s.a.coins.start]
    for slot in range(len(s.shown)):
        if can_score(s, todo.who, slot):
            actions.append(s.a.score.start + s.shown[slot])
    return actions


def can_score(s: NorsemenState, seat: int, slot: int) -> bool:
    """One token a card and seat; requirements are tested without trades (NM-8.6)."""
    row = slot * MOST_SEATS
    for place in range(MOST_SEATS):
        if s.scored[row + place] == seat:
            return False
    card = s.shown[slot]
    return required(s, s.clans[seat], s.e.title[card].counts) >= s.e.title[card].need


def apply_title(s: NorsemenState, todo: Todo, action: int) -> None:
    """The leftmost free space of the card gives its VP (NM-5.7)."""
    table = s.a.table
    if table.block[action] == A_COINS:
        purse.gain(s, todo.who, s.e.title_coins, 0, "title")
        return
    card = table.first[action]
    row = s.shown.index(card) * MOST_SEATS
    place = 0
    while s.scored[row + place] != NOBODY:
        place += 1
    scored = s.scored[:]
    scored[row + place] = todo.who
    s.scored = scored
    purse.gain(s, todo.who, 0, s.e.title_vp[place], SCORED[s.e.title[card].counts])


def required(s: NorsemenState, c: Clan, counts: int) -> int:
    """What the requirement of a scoring card counts (NM-13)."""
    return ages_in_route(s, c) if counts == C_AGES else final_count(s, c, counts)


def final_count(s: NorsemenState, c: Clan, counts: int) -> int:
    """What the card counts at the end: for the card of ages all cards owned, else as its requirement (NM-13)."""
    if counts == C_LEGENDS:
        return ladders.legends_in_play(c)
    if counts == C_LONGSHIPS:
        return ladders.in_play(s, c, LONGSHIP)
    if counts == C_FORTS:
        return ladders.in_play(s, c, FORT)
    if counts == C_LORE:
        return max(c.icons[GEM : GEM + LORES])
    if counts == C_LAWSPEAKERS:
        return ladders.in_play(s, c, LAWSPEAKER)
    if counts == C_AGES:
        return len(owned(c))
    return ladders.in_play(s, c, SETTLEMENT)


def ages_in_route(s: NorsemenState, c: Clan) -> int:
    """Different ages of the face-up cards; starting cards count as an age only by option (NM-13.7)."""
    found = [False] * (LAST_AGE + 1)
    for card in c.route:
        found[s.e.card_age[card]] = True
    count = 0
    for age in range(LAST_AGE + 1):
        if found[age] and (age > 0 or s.rules.starting_cards_are_an_age):
            count += 1
    return count


def owned(c: Clan) -> list[int]:
    """All cards a seat owns: route, flipped card, deck and discard pile (NM-8.3)."""
    cards = c.route + c.top + c.bag + c.discard
    if c.flipped >= 0:
        cards.append(c.flipped)
    return cards
