"""What a viewer knows: the view, the veils, and worlds a seat cannot tell from the truth (NM-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.rng import Rng
from kogge.core.state import CHANCE, UNSEEN
from kogge.games.norsemen.rules import expansion, exploration, ladders, returning, routes
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    A_CHOOSE,
    A_STOP,
    CHOOSE_LEADER,
    DEAL,
    DRAW_AGE,
    FINISHED,
    ICONS,
    IN_PLAY,
    JARL_ACTIONS,
    JARL_SPACES,
    LADDERS,
    MOST_SEATS,
    NOBODY,
    ON_MAP,
    P_LEADERS,
    P_OVER,
    PHASES,
    SEE,
    TODO_NAMES,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def seen_of(s: NorsemenState, actor: int, action: int, viewer: int) -> int:
    """In a secret phase others see only that a seat has finished; private draws are veiled (NM-10.4)."""
    if s.veil:
        if viewer == (s.drawing if actor == CHANCE else actor):
            return action
        finishing = s.a.table.block[action] in (A_STOP, A_CHOOSE)
        return s.a.finished.start if finishing and actor != CHANCE else UNSEEN
    if actor != CHANCE or s.phase == P_OVER:
        return action
    todo = s.agenda.top()
    if todo.kind == DEAL:
        return action if viewer == todo.a else s.a.veiled_deal.start
    if (todo.kind == DRAW_AGE and todo.c > 0) or todo.kind == SEE:
        age = todo.b if todo.kind == DRAW_AGE else 1
        return action if viewer == todo.a or knows_next(s, viewer, age) else s.a.veiled_draw.start
    return action


def knows_next(s: NorsemenState, viewer: int, age: int) -> bool:
    """Whether the viewer knows the card that is drawn next: a bottom card it has seen (NM-10.4)."""
    if s.bags[age] or not s.bottoms[age] or viewer < 0:
        return False
    return s.known[age][0] >> viewer & 1 == 1


# The view, built up


def view(s: NorsemenState, viewer: int) -> dict[str, object]:
    """All that the viewer may know."""
    shown: dict[str, object] = {
        "game": "norsemen",
        "players": s.players,
        "round": s.round,
        "rounds": s.e.rounds,
        "phase": PHASES[s.phase],
        "turn": s.turns,
        "to_move": mover_view(s),
        "awaited": deciding(s),
        "pending": pending_view(s),
        "order": s.order[:],
        "circles": s.circles[:],
        "territories": [territory_view(s, land) for land in range(len(s.e.territories))],
        "scoring": [title_view(s, slot) for slot in range(len(s.shown))],
        "jarls": {slug: jarl_view(s, jarl) for jarl, slug in enumerate(JARL_ACTIONS)},
        "decks": {str(age): deck_view(s, age, viewer) for age in s.e.ages},
        "hand": hand_view(s, viewer),
        "seats": [seat_view(s, seat, viewer) for seat in range(s.players)],
        "aids": aids(s, viewer),
    }
    return shown


def mover_view(s: NorsemenState) -> int:
    """Whose move it is; in a secret phase the first seat that has not finished, whatever chance does unseen."""
    return s.next_in_secret() if s.veil else s.to_move()


def deciding(s: NorsemenState) -> list[int]:
    """The seats that have to decide; in a secret phase all that have not finished."""
    if s.veil:
        return [seat for seat in range(s.players) if s.clans[seat].task != FINISHED]
    return s.awaited()


def pending_view(s: NorsemenState) -> str:
    """What is pending, in a secret phase only that it goes on."""
    if s.phase == P_OVER or s.veil:
        return PHASES[s.phase]
    return TODO_NAMES[s.agenda.top().kind]


def territory_view(s: NorsemenState, land: int) -> dict[str, object]:
    """A territory and who has what there; lawspeakers of a secret phase are still on cards."""
    lies = s.lies[land]
    normandy = land == s.e.normandy
    return {
        "slug": s.e.territories[land],
        "age": s.e.age[land],
        "on_map": lies == ON_MAP,
        "owner": lies if lies > ON_MAP else None,
        "forts": [] if normandy else _seats_with(s, land, [c.forts for c in s.clans]),
        "settlements": [] if normandy else _seats_with(s, land, [c.settlements for c in s.clans]),
        "assigned": [c.normandy if normandy else c.assigned >> land & 1 for c in s.clans],
        "acted": [c.normandy_acted if normandy else c.acted >> land & 1 for c in s.clans],
    }


def _seats_with(s: NorsemenState, tile: int, sets: list[int]) -> list[int]:
    return [seat for seat in s.order if sets[seat] >> tile & 1]


def title_view(s: NorsemenState, slot: int) -> dict[str, object]:
    """A scoring card and the tokens on it, the leftmost first."""
    tokens = s.scored[slot * MOST_SEATS : (slot + 1) * MOST_SEATS]
    return {"slug": s.e.titles[s.shown[slot]], "tokens": [seat for seat in tokens if seat != NOBODY]}


def jarl_view(s: NorsemenState, jarl: int) -> dict[str, object]:
    """The spaces of a jarl action: who stands there, and which is next."""
    row = s.jarls_at[jarl * JARL_SPACES : (jarl + 1) * JARL_SPACES]
    following = expansion.next_space(s, jarl)
    return {
        "spaces": [seat if seat != NOBODY else None for seat in row],
        "next": following if following < JARL_SPACES else None,
        "shared_with": _partner_slug(s, jarl),
    }


def _partner_slug(s: NorsemenState, jarl: int) -> str | None:
    partner = expansion.partner(s, jarl)
    return None if partner == NOBODY else JARL_ACTIONS[partner]


def deck_view(s: NorsemenState, age: int, viewer: int) -> dict[str, object]:
    """Sizes are public; a bottom card is for who has returned it (NM-10.4)."""
    bottom = [_known_card(s, card, known, viewer) for card, known in zip(s.bottoms[age], s.known[age], strict=True)]
    return {"size": len(s.bags[age]) + len(bottom), "bottom": bottom}


def _known_card(s: NorsemenState, card: int, known: int, viewer: int) -> str:
    return s.e.cards[card] if viewer >= 0 and known >> viewer & 1 else "?"


def hand_view(s: NorsemenState, viewer: int) -> dict[str, object]:
    """The cards of the explorer at work: drawn for its eyes alone, kept for all (NM-10.3, NM-10.4)."""
    drawn = [_known_card(s, card, known, viewer) for card, known in zip(s.drawn, s.drawn_known, strict=True)]
    return {"drawn": drawn, "kept": [s.e.cards[card] for card in s.kept]}


def seat_view(s: NorsemenState, seat: int, viewer: int) -> dict[str, object]:
    """A seat's people; in a secret phase others see them as they were when it began (NM-10.4)."""
    now = s.clans[seat]
    c = now if viewer == seat or now.before is None else now.before
    e = s.e
    shown: dict[str, object] = {
        "leader": e.leaders[c.leader] if c.leader >= 0 else None,
        "dealt": [e.leaders[leader] if viewer == seat else "?" for leader in c.dealt],
        "ability_used": c.used,
        "finished": s.veil and now.task == FINISHED,
        "passed": c.passed,
        "coins": c.coins,
        "vp": c.vp,
        "jarls": c.jarls,
        "lawspeakers": c.lawspeakers,
        "longships": c.ships,
        "damaged": c.damaged,
        "title_space": {"jarls": c.title_jarls, "longships": c.title_ships},
        "ladders": {slug: ladder_view(s, c, ladder) for ladder, slug in enumerate(LADDERS)},
        "kept_lawspeaker": e.territories[c.kept_at] if c.kept_at != NOBODY else None,
        "route": [route_view(s, c, place) for place in range(len(c.route))],
        "flipped": e.cards[c.flipped] if c.flipped >= 0 else None,
        "icons": {slug: c.icons[icon] for icon, slug in enumerate(ICONS)},
        "damage": c.damage,
        "deck": {"size": len(c.top) + len(c.bag), "top": [e.cards[card] for card in reversed(c.top)]},
        "deck_rest": [e.cards[card] for card in c.bag],
        "discard": [e.cards[card] for card in c.discard],
    }
    return shown


def ladder_view(s: NorsemenState, c: Clan, ladder: int) -> dict[str, object]:
    """Tokens on a ladder from the top, the legendary one's space (from 1) and how many are in play."""
    spaces = s.e.spaces
    legend = c.legends[ladder]
    return {
        "plain": c.plain[ladder * spaces : (ladder + 1) * spaces],
        "legendary": legend + 1 if legend != IN_PLAY else None,
        "in_play": ladders.in_play(s, c, ladder),
    }


def route_view(s: NorsemenState, c: Clan, place: int) -> dict[str, object]:
    """A card of the route and what stands on it."""
    card = c.route[place]
    return {
        "card": s.e.cards[card],
        "longships": c.ships_on[place],
        "lawspeaker": c.speakers >> place & 1 == 1,
        "beside": card == c.beside,
    }


# Aids, computed from what the viewer knows


def aids(s: NorsemenState, viewer: int) -> dict[str, object]:
    """What helps: the odds of damage at the next card, and what repairs and ports allow."""
    if viewer < 0 or s.phase <= P_LEADERS:
        return {}
    c = s.clans[viewer]
    return {
        "damage_odds": damage_odds(s, c),
        "repair": expansion.repair_price(s, c, 1),
        "ports": returning.port_count(s, c),
        "port_age": returning.port_age(s, c),
        "fort_places": len(ladders.fort_lands(s, viewer)),
    }


def damage_odds(s: NorsemenState, c: Clan) -> list[int]:
    """Of how many cards that may come next how many damage a longship (NM-3.2)."""
    cards = routes.own_outcomes(c) or c.discard
    hits = 0
    for card in cards:
        if (c.damage + s.e.card_damage[card]) // s.e.damage > c.damage // s.e.damage:
            hits += 1
    return [hits, len(cards)]


# Worlds the viewer cannot tell from the truth (NM-10.5)


def determinize(s: NorsemenState, viewer: int, rng: Rng) -> NorsemenState:
    """Redraw what only others have seen: leaders, cards of the age decks, and their part of a secret phase."""
    world = s.clone()
    redraw_leaders(s, world, viewer, rng)
    for age in s.e.ages:
        redraw_age(s, world, age, viewer, rng)
    if s.veil:
        replay_secrets(s, world, viewer, rng)
    return world


def redraw_leaders(s: NorsemenState, world: NorsemenState, viewer: int, rng: Rng) -> None:
    """Leaders others were dealt and have not shown are any that the viewer has not seen."""
    secret = s.phase <= P_LEADERS
    seen: list[int] = []
    for seat in range(s.players):
        c = s.clans[seat]
        if seat == viewer:
            seen = seen + c.dealt
        if c.leader >= 0 and (seat == viewer or not secret):
            seen = [*seen, c.leader]
    pool = [leader for leader in range(len(s.e.leaders)) if leader not in seen]
    rng.shuffle(pool)
    for seat in range(s.players):
        if seat != viewer:
            c = world.clans[seat]
            count = len(c.dealt)
            if secret and c.leader >= 0:
                count += 1
                c.leader = NOBODY
            c.dealt = sorted(pool[:count])
            pool = pool[count:]


def redraw_age(s: NorsemenState, world: NorsemenState, age: int, viewer: int, rng: Rng) -> None:
    """The bag, bottom cards and drawn cards that the viewer has not seen change places at random."""
    bit = 1 << viewer if viewer >= 0 else 0
    exploring = bool(s.drawn) and s.e.card_age[s.drawn[0]] == age
    pool = s.bags[age] + [card for card, known in zip(s.bottoms[age], s.known[age], strict=True) if not known & bit]
    if exploring:
        pool = pool + [card for card, known in zip(s.drawn, s.drawn_known, strict=True) if not known & bit]
    if len(pool) == len(s.bags[age]):
        return
    pool.sort()
    rng.shuffle(pool)
    bags, bottoms = world.bags[:], world.bottoms[:]
    bags[age] = sorted(pool[: len(s.bags[age])])
    rest = pool[len(s.bags[age]) :]
    bottoms[age] = _refill(s.bottoms[age], s.known[age], bit, rest)
    world.bags = bags
    world.bottoms = bottoms
    if exploring:
        world.drawn = _refill(s.drawn, s.drawn_known, bit, rest)


def _refill(cards: list[int], known: list[int], bit: int, rest: list[int]) -> list[int]:
    """The row with every card the viewer does not know replaced by one of the rest, which is used up."""
    filled: list[int] = []
    for place in range(len(cards)):
        filled.append(cards[place] if known[place] & bit else rest.pop())
    return filled


def replay_secrets(s: NorsemenState, world: NorsemenState, viewer: int, rng: Rng) -> None:
    """Others go back to the start of the phase; who has finished plays it again with random choices (NM-10.5)."""
    if world.drawing != viewer:
        world.drawing = NOBODY
    for seat in range(s.players):
        before = s.clans[seat].before
        if seat != viewer and before is not None:
            c = before.clone()
            c.dealt = world.clans[seat].dealt
            c.before = c.clone()
            finished = s.clans[seat].task == FINISHED
            world.clans[seat] = c
            if finished:
                play_secret(world, seat, rng)


def play_secret(world: NorsemenState, seat: int, rng: Rng) -> None:
    """A seat's secret phase with random legal choices, up to its last act, which lifts no veil here."""
    c = world.clans[seat]
    if c.task == CHOOSE_LEADER:
        c.leader = c.dealt[rng.below(len(c.dealt))]
        c.dealt = [leader for leader in c.dealt if leader != c.leader]
        c.task = FINISHED
        return
    drawing = world.drawing
    while c.task != FINISHED:
        actions = world.legal_task(seat)
        action = actions[rng.below(len(actions))]
        if world.a.table.block[action] == A_STOP:
            c.task = FINISHED
            continue
        world.apply_task(seat, action)
        if world.drawing == seat:
            cards = routes.own_outcomes(c)
            exploration.apply_revealed(world, seat, cards[rng.below(len(cards))])
    world.drawing = drawing
