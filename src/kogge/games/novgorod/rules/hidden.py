"""What a viewer knows: the view, the veil over drawn missions, and worlds a seat cannot tell from the truth (NG-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.rng import Rng
from kogge.games.novgorod.rules import (
    careers,
    draft,
    experts,
    goods,
    mission_cards,
    purchases,
    route,
    scoring,
    specials,
)
from kogge.games.novgorod.rules.constants import (
    A_DRAWN,
    A_HIDE,
    BONUS_STATES,
    BONUSES,
    DRAFT,
    DRAWN,
    FRONT,
    LETTERS,
    OFF,
    PRIVILEGES,
    PURPOSES,
    TODO_NAMES,
    VARIETY,
)
from kogge.games.novgorod.rules.edition import RANKS, Need

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def seen_as(s: NovgorodState, action: int, viewer: int) -> int:
    """All see everything but the missions that another seat draws face down (NG-12.1, NG-12.3)."""
    kind = s.a.table.block[action]
    if kind in (A_DRAWN, A_HIDE) and viewer != s.agenda.top().a:
        return s.a.veiled_drawn.start if kind == A_DRAWN else s.a.veiled_hide.start
    return action


# The view, built up


def view(s: NovgorodState, viewer: int) -> dict[str, object]:
    """All that the viewer may know."""
    return {
        "game": "novgorod",
        "players": s.players,
        "turn": s.turns,
        "round": s.turns // s.players + 1,
        "start": s.start if s.start >= 0 else None,
        "active": s.active if s.active >= 0 else None,
        "to_move": s.to_move(),
        "pending": TODO_NAMES[s.agenda.top().kind] if not s.over else "over",
        "last_round": s.last,
        "cities": [city_view(s, city) for city in range(len(s.e.cities))],
        "display": _slugs(s, s.display),
        "deck": mission_cards.deck_left(s),
        "bonuses": [bonus_view(s, bonus) for bonus, value in enumerate(s.bonus) if value],
        "specials": [special_view(s, place) for place in range(len(s.row))],
        "seats": [seat_view(s, seat, viewer) for seat in range(s.players)],
        "route": route_view(s),
        "payment": payment_view(s),
        "aids": aids(s),
    }


def _slugs(s: NovgorodState, cards: int) -> list[str]:
    return [s.e.missions[s.e.card_kind[card]] for card in range(len(s.e.card_kind)) if cards >> card & 1]


def _cities(s: NovgorodState, mask: int) -> list[str]:
    return [s.e.cities[city] for city in s.e.cities_of[mask]]


def city_view(s: NovgorodState, city: int) -> dict[str, object]:
    """A city: its good, artisan and the office on top of its stack."""
    left = s.sold[city] < len(s.rules.stack)
    return {
        "city": s.e.cities[city],
        "good": s.e.goods[city],
        "artisan": s.e.luxuries[s.artisan[city]] if city < len(s.artisan) else None,
        "fee": s.e.fee[city],
        "price": purchases.top_price(s, city) if left else None,
        "income": s.e.income[city * 4 + purchases.top_rank(s, city)] if left else None,
        "offices_left": len(s.rules.stack) - s.sold[city],
        "neighbours": _cities(s, route.neighbours(s, city) if s.pirate >= 0 else s.e.neighbours[city]),
        "merchant": s.merchant == city,
        "pirate": s.pirate == city,
    }


def bonus_view(s: NovgorodState, bonus: int) -> dict[str, object]:
    """A bonus card in play: its value now and who has had it."""
    return {
        "bonus": BONUSES[bonus],
        "state": BONUS_STATES[s.bonus[bonus]],
        "seals": s.e.bonus_seals[bonus * 3 + s.bonus[bonus]] if bonus != VARIETY else None,
        "seats": [seat for seat in range(s.players) if s.bonus_got[bonus] >> seat & 1],
    }


def special_view(s: NovgorodState, place: int) -> dict[str, object]:
    """A special mission of the row: the part that shows."""
    special = s.row[place]
    part = specials.part(s, special)
    return {
        "special": s.e.specials[special],
        "letter": LETTERS[s.letter[special]],
        "goods": need_view(s, part.need),
        "price": specials.full_price(s, special),
        "seals": part.seals,
        "done": s.specials_done >> special & 1 == 1,
    }


def need_view(s: NovgorodState, need: Need) -> dict[str, object]:
    """What a line, part or row asks for."""
    return {
        "goods": [s.e.goods[good] for good in s.e.cities_of[need.goods]],
        "luxury": s.e.luxuries[need.kind] if need.kind >= 0 else None,
        "least": need.least,
        "commodities": need.commodities,
        "luxuries": need.luxuries,
    }


def seat_view(s: NovgorodState, seat: int, viewer: int) -> dict[str, object]:
    """A player: all is public but the missions drawn face down (NG-12.4)."""
    secret, buried = s.secret[seat], s.under_secret[seat]
    own = seat == viewer
    return {
        "ducats": s.cash[seat],
        "seals": s.seals[seat],
        "speed": s.speed[seat],
        "career": career_view(s, seat) if seat < len(s.face) else None,
        "offices": [office_view(s, seat, city) for city in s.e.cities_of[s.own[seat]]],
        "stored": s.e.goods[s.stored[seat]] if s.stored[seat] >= 0 else None,
        "missions": _slugs(s, s.known[seat]),
        "secret": _slugs(s, secret) if own else ["?"] * secret.bit_count(),
        "left": _slugs(s, s.left[seat]),
        "shown": _slugs(s, s.card) if seat == s.active else [],
        "begun": [s.e.missions[s.e.card_kind[card]] for card in sorted(s.begun)] if seat == s.active else [],
        "under": _slugs(s, s.under[seat]),
        "hidden": _slugs(s, buried) if own else ["?"] * buried.bit_count(),
        "completed": s.completed[seat],
        "in_progress": mission_cards.in_progress(s, seat),
    }


def office_view(s: NovgorodState, seat: int, city: int) -> dict[str, object]:
    """An office in a player's hand, route or ship."""
    rank = s.rank[seat * len(s.e.cities) + city]
    return {"city": s.e.cities[city], "rank": RANKS[rank], "income": s.e.income[city * 4 + rank]}


def career_view(s: NovgorodState, seat: int) -> dict[str, object]:
    """A career: face, rows covered, what the next step costs and what is visible."""
    row = careers.current_row(s, seat)
    visible = s.e.rows[s.face[seat] * s.e.row_count + s.level[seat] : (s.face[seat] + 1) * s.e.row_count]
    return {
        "face": s.e.faces[s.face[seat]],
        "level": s.level[seat],
        "x": scoring.has_x(s, seat),
        "top": careers.at_top(s, seat),
        "ducats": row.ducats,
        "need": need_view(s, row.need),
        "seals": row.seals,
        "privileges": [PRIVILEGES[row.privilege.bit_length() - 1] for row in visible],
    }


def route_view(s: NovgorodState) -> dict[str, object] | None:
    """The route of the active seat and what is left of it."""
    if s.active < 0:
        return None
    count = len(s.e.cities)
    return {
        "cards": [s.e.cities[place] if place < count else "placeholder" for place in s.route],
        "free": _cities(s, s.free),
        "artisans": _cities(s, s.arts),
        "fees": s.fees,
        "ship": s.ship,
        "stored_now": s.stored_now,
        "privilege_used": s.privilege_used,
        "credit": s.credit,
        "bought": s.bought,
    }


def payment_view(s: NovgorodState) -> dict[str, object] | None:
    """The payment under way."""
    if not s.purpose:
        return None
    return {
        "purpose": PURPOSES[s.purpose],
        "need": need_view(s, goods.need_of(s)),
        "made": [luxury for kind, luxury in enumerate(s.e.luxuries) if s.made >> kind & 1],
        "paid": [s.e.goods[good] for good in s.e.cities_of[s.paid]],
        "artisan": s.e.cities[s.maker] if s.maker >= 0 else None,
        "inputs": [s.e.goods[good] for good in s.e.cities_of[s.inputs]],
    }


def aids(s: NovgorodState) -> dict[str, object]:
    """What helps: the pirate's fee, the draft's budget, missions in no open place."""
    helping: dict[str, object] = {}
    if s.rules.pirate == FRONT and s.active >= 0:
        helping["pirate_fee"] = experts.fee(s)
    if not s.over and s.agenda.top().kind == DRAFT:
        helping["budget"] = s.e.budget() - draft.spent(s, s.agenda.top().who)
    if s.rules.merchant != OFF and s.active >= 0 and s.merchant >= 0:
        helping["merchant_next"] = s.e.cities[(s.merchant + s.speed[s.active]) % len(s.e.cities)]
    return helping


# Worlds the viewer cannot tell from the truth


def determinize(s: NovgorodState, viewer: int, rng: Rng) -> NovgorodState:
    """Deck and face-down cards of the others are mixed and dealt again, as likely as Bayes says (NG-12.6)."""
    unseen = unseen_cards(s, viewer)
    others = [seat for seat in range(s.players) if seat != viewer]
    while True:
        world = s.clone()
        pool = unseen[:]
        rng.shuffle(pool)
        ways = 1
        for seat in others:
            world.secret[seat] = _deal(pool, s.secret[seat].bit_count())
            world.under_secret[seat] = _deal(pool, s.under_secret[seat].bit_count())
            ways *= _ways(s, seat, missions_of(s, world.secret[seat]), rng)
        world.deck = _deal(pool, len(pool))
        if ways == 1 or rng.below(ways) == 0:
            return world


def unseen_cards(s: NovgorodState, viewer: int) -> list[int]:
    """The cards the viewer has not seen, in the order of their kinds."""
    mask = s.deck
    for seat in range(s.players):
        if seat != viewer:
            mask |= s.secret[seat] | s.under_secret[seat]
    return [card for card in range(len(s.e.card_kind)) if mask >> card & 1]


def missions_of(s: NovgorodState, cards: int) -> list[int]:
    """The missions on these cards, each as often as it is there."""
    return [kind for card, kind in enumerate(s.e.card_kind) if cards >> card & 1]


def _deal(pool: list[int], count: int) -> int:
    cards = 0
    for _card in range(count):
        cards |= 1 << pool.pop()
    return cards


def _ways(s: NovgorodState, seat: int, left: list[int], rng: Rng) -> int:
    """In how many ways the cards shown could have been taken from a hand that has these left.

    Two equal cards in a hand look like one when one of them is shown, so such hands are drawn that much too often:
    each card shown is given a random place among those then in the hand, and the equal ones there are counted.
    """
    trace = s.trace[seat]
    if len(trace) == len(left):
        return 1
    kinds = _history(trace, left, rng)
    ways, arrived = 1, 0
    hand: list[int] = []
    for event in trace:
        if event == DRAWN:
            hand.append(kinds[arrived])
            arrived += 1
        else:
            ways *= hand.count(event)
            hand.remove(event)
    return ways


def _history(trace: list[int], left: list[int], rng: Rng) -> list[int]:
    """A random order of arrival that explains the cards shown and those left: the mission of each card that came."""
    kinds: list[int] = []
    places: list[int] = []
    for event in trace:
        if event == DRAWN:
            places.append(len(kinds))
            kinds.append(DRAWN)
        else:
            kinds[places.pop(rng.below(len(places)))] = event
    rest = left[:]
    rng.shuffle(rest)
    for place in places:
        kinds[place] = rest.pop()
    return kinds
