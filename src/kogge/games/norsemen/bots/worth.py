"""What a position of Norsemen is worth to a seat: what it has, and what it can still make of it."""

from __future__ import annotations

from kogge.games.norsemen.rules import ladders, returning, things, titles, trades
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    B_NONE,
    C_AGES,
    C_LORE,
    DISCOUNT,
    GEM,
    IN_PLAY,
    KEEP,
    LADDERS,
    LORES,
    MOST_SEATS,
    NOBODY,
    P_EXPANSION,
    P_LANDING,
    P_ROUTE,
    RESOURCES,
    T_ADVANCE,
    T_DRAW,
    T_EXCHANGE,
    T_MARKET,
    T_REFIT,
    TAKE_KEPT,
)
from kogge.games.norsemen.rules.edition import Edition
from kogge.games.norsemen.rules.scoring import cards_vp, title_bonus
from kogge.games.norsemen.rules.state import NorsemenState


class Weights:
    """What things are worth in VP; fixed values first, then values for every round to come."""

    def __init__(self) -> None:
        self.coin: float = 0.4
        self.jarl: float = 4.0
        self.ship: float = 0.7
        self.speaker: float = 0.5
        self.normandy: float = 1.2
        self.resource: float = 0.85
        self.lore: float = 0.9
        self.discount: float = 0.4
        self.step: float = 0.55
        self.damage: float = 0.9
        self.advance: float = 1.8
        self.draw: float = 1.3
        self.circle: float = 0.4
        self.token: list[float] = [1.0, 1.6, 0.8, 0.8]
        self.token_round: list[float] = [1.5, 0.8, 0.27, 1.2]
        self.income: float = 0.9
        self.card_round: float = 0.5
        self.top: float = 0.25
        self.purse: float = 8.0
        self.rich: float = 0.3
        self.title: float = 1.0
        self.more: float = 0.5
        self.drawn: float = 0.8
        self.claim: float = 0.4


class Tables:
    """What an edition's cards, incomes and thing actions are worth, computed once."""

    def __init__(self, e: Edition, w: Weights) -> None:
        self.e = e
        self.w = w
        self.card: list[float] = [self._card(card) for card in range(len(e.cards))]
        self.income: list[float] = [self._income(tile) for tile in range(e.normandy)]
        self.thing: list[float] = [self._thing(tile) for tile in range(e.normandy)]

    def _card(self, card: int) -> float:
        e = self.e
        icons = e.card_icons[card]
        worth = 0.0
        for icon in range(RESOURCES):
            worth += icons[icon]
        for lore in range(GEM, GEM + LORES):
            worth += 2.0 * (icons[lore] + 1.5 * e.card_corner[card][lore])
        worth += 2.0 * icons[DISCOUNT] - 0.6 * e.card_damage[card]
        return worth + (1.5 if e.bonus_kind[card] != B_NONE else 0.0)

    def _income(self, tile: int) -> float:
        e, coin = self.e, self.w.coin
        worth = coin * (e.income_coins[tile] + 0.6 * e.income_if_coins[tile] + 0.6 * e.income_coin_for_vp[tile])
        worth += e.income_vp[tile] + 0.5 * e.income_if_vp[tile] + 1.3 * e.income_ports[tile] + e.income_keep[tile]
        worth += 1.5 if e.income_vp_per[tile] else 0.0
        worth += 1.6 if e.income_lore[tile] >= 0 else 0.0
        return worth + (0.5 if e.income_per_count[tile] else 0.0)

    def _thing(self, tile: int) -> float:
        e, w = self.e, self.w
        effect = e.thing_effect[tile]
        worth = w.coin * (e.thing_coins[tile] - e.thing_price[tile]) + e.thing_vp[tile]
        if effect == T_ADVANCE:
            worth += w.advance
        elif effect in (T_DRAW, T_MARKET, T_REFIT):
            worth += w.draw
        elif effect == T_EXCHANGE:
            worth += 0.5
        return worth


def worth(t: Tables, s: NorsemenState, seat: int) -> float:
    """The whole worth of a position to a seat."""
    c = s.clans[seat]
    rounds = s.e.rounds - s.round
    value = c.vp + s.due_vp + _coins(t, c)
    value += _ladders(t, s, c, rounds) + _lands(t, s, c, rounds) + _cards(t, s, c, rounds) + _titles(t, s, seat, rounds)
    if s.phase in (P_ROUTE, P_LANDING, P_EXPANSION) and not c.passed:
        value += _round(t, s, c)
    if s.kept or s.drawn:
        value += _hand(t, s, seat, rounds)
    if seat in s.circles:
        value += t.w.circle * (s.players - s.circles.index(seat))
    return value + _lore(t, s, seat) - t.w.damage * c.damaged


def _ladders(t: Tables, s: NorsemenState, c: Clan, rounds: int) -> float:
    """Tokens in play and on their way."""
    w, spaces = t.w, s.e.spaces
    value = 0.0
    for ladder in range(len(LADDERS)):
        value += ladders.brought_in(s, c, ladder) * (w.token[ladder] + w.token_round[ladder] * rounds)
        legend = c.legends[ladder]
        if legend == IN_PLAY:
            value += s.e.legendary * (rounds + 1)
        else:
            value += w.step * 1.3 * (spaces - 1 - legend)
        for space in range(spaces):
            value += w.step * c.plain[ladder * spaces + space] * (spaces - 1 - space)
    return value


def _lands(t: Tables, s: NorsemenState, c: Clan, rounds: int) -> float:
    """What settlements will pay, and how good cards they keep."""
    pays = rounds + (1 if s.phase <= P_EXPANSION else 0)
    value = 0.3 * returning.port_age(s, c) * rounds
    for tile in range(s.e.normandy):
        if c.settlements >> tile & 1:
            value += t.w.income * t.income[tile] * pays
    return value


def _cards(t: Tables, s: NorsemenState, c: Clan, rounds: int) -> float:
    """VP of cards, and what better cards will bring."""
    value = float(cards_vp(s, c))
    power = 0.0
    for pile in (c.route, c.top, c.bag, c.discard):
        for card in pile:
            power += t.card[card] - 3.0
    for card in c.top:
        value += t.w.top * (t.card[card] - 3.0)
    return value + t.w.card_round * rounds * power


def _hand(t: Tables, s: NorsemenState, seat: int, rounds: int) -> float:
    """Cards that the explorer keeps, and the best of those it may still keep."""
    todo = s.agenda.top()
    if todo.who != seat or todo.kind not in (KEEP, TAKE_KEPT):
        return 0.0
    value = 0.0
    for card in s.kept:
        value += _kept(t, s, card, rounds)
    if todo.kind == KEEP and len(s.kept) + 1 < len(s.e.keep_cost[todo.a]):
        price = trades.price_of_missing(s, s.clans[seat], s.e.keep_cost[todo.a][len(s.kept) + 1])
        if price <= s.clans[seat].coins:
            best = 0.0
            for card in s.drawn:
                best = max(best, _kept(t, s, card, rounds))
            value += t.w.drawn * best
    return value


def _kept(t: Tables, s: NorsemenState, card: int, rounds: int) -> float:
    """A card about to be owned."""
    return s.e.card_vp[card] + t.w.card_round * rounds * (t.card[card] - 3.0)


def _coins(t: Tables, c: Clan) -> float:
    """The first coins buy trades, repairs and thing actions; more of them are worth little more than at the end."""
    spent = min(float(c.coins), t.w.purse)
    return t.w.coin * spent + t.w.rich * (c.coins - spent)


def _titles(t: Tables, s: NorsemenState, seat: int, rounds: int) -> float:
    """What scoring cards bring at the end if nothing changes, and what is on its way to one."""
    value = 0.0
    c = s.clans[seat]
    for slot in range(len(s.shown)):
        title = s.e.title[s.shown[slot]]
        tokens = s.scored[slot * MOST_SEATS : (slot + 1) * MOST_SEATS]
        count = float(titles.final_count(s, c, title.counts))
        bonus = float(title_bonus(s, c, s.shown[slot]))
        last = t.w.title * bonus + t.w.more * title.most_vp * _nearness(count, title.most) * (1 if rounds else 0)
        if seat in tokens:
            value += last
        elif rounds or s.phase <= P_EXPANSION:
            space = s.e.title_vp[MOST_SEATS - tokens.count(NOBODY)]
            value += t.w.claim * _nearness(_on_the_way(s, c, title.counts), title.need) * (space + last)
    return value


def _nearness(count: float, goal: int) -> float:
    """1 at the goal, and much less a few steps before it."""
    share = min(1.0, count / goal)
    return share * share * share


def _on_the_way(s: NorsemenState, c: Clan, counts: int) -> float:
    """What the requirement counts; ages and lore in the deck count for half, since they must be seen together."""
    now = float(titles.required(s, c, counts))
    if counts == C_AGES:
        ages = 0
        for card in titles.owned(c):
            ages |= 1 << s.e.card_age[card]
        return max(now, 0.5 * (now + (ages >> 1).bit_count()))
    if counts == C_LORE:
        most = 0
        for lore in range(GEM, GEM + LORES):
            count = 0
            for card in titles.owned(c):
                count += s.e.card_icons[card][lore] + s.e.card_corner[card][lore]
            most = max(most, count)
        return max(now, 0.5 * (now + most))
    return now


def _round(t: Tables, s: NorsemenState, c: Clan) -> float:
    """What can still be done in this round with tokens that are free."""
    w = t.w
    chances = 0.4 * c.jarls
    value = w.jarl * c.jarls + w.ship * c.ships + w.speaker * c.lawspeakers + w.normandy * c.normandy
    for tile in range(s.e.normandy):
        if c.assigned >> tile & 1:
            chances += 0.3
            value += t.thing[tile] * (0.9 if things.can_pay_thing(s, c, tile) else 0.45)
    for _speaker in range(c.speakers.bit_count()):
        chances += 0.3
        value += 2.0
    free: list[float] = []
    for place in range(len(c.route)):
        if c.ships_on[place] == 0:
            free.append(t.card[c.route[place]])
    free.sort(reverse=True)
    for place in range(min(len(free), c.ships)):
        value += 0.7 * w.resource * chances * free[place]
    for icon in range(RESOURCES):
        value += w.resource * chances * c.icons[icon] * (1.0 if c.icons[icon] < 5 else 0.8)
    return value + w.discount * c.icons[DISCOUNT]


def _lore(t: Tables, s: NorsemenState, seat: int) -> float:
    """Majorities that are near."""
    if s.phase > P_EXPANSION:
        return 0.0
    value = 0.0
    for lore in range(GEM, GEM + LORES):
        value += t.w.lore * min(s.clans[seat].icons[lore], 3)
    return value
