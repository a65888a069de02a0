"""What each reason and prompt of Novgorod claims, checked against the position."""

from dataclasses import replace

from kogge.games.novgorod.rules.edition import Need, Row
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.brute import DUCATS, JOKER, MISSION, Turn
from tests.truth.case import Case, Check, by_chance, chance_of, over
from tests.truth.novgorod_turn import Now

ROUTE = {"lay", "placeholder", "stop"}
USES = {"sell", "upper", "lower", "both", "resume", "special", "special-less", "rise"}
USES |= {"store", "income", "ducats", "finish", "pirate"}
PAYS = {"by", "with", "with-stored", "done"}
BUYS = {"office", "ship", "mission", "mission-less", "draw", "draw-less"}
LESS = {"special-less", "mission-less", "draw-less"}
TAKES = {"mission", "mission-less", "draw", "draw-less"}
ADVICE = {"sail-or-stop": {"lay", "stop"}, "sail": {"lay"}, "stop": {"stop"}, "other": set[str]()}
OFFICES_FOR = {2: [0, 1], 3: [0, 1, 3], 4: [0, 1, 2, 3]}
FRONT, BACK = 1, 2


def at(case: Case) -> NovgorodState:
    assert isinstance(case.state, NovgorodState)
    return case.state


def now(case: Case) -> Now:
    """The turn under way, worked out once for a position."""
    if "now" not in case.memo:
        case.memo["now"] = Now(at(case))
    turn = case.memo["now"]
    assert isinstance(turn, Now)
    return turn


def advice(case: Case) -> bool:
    """The advice names exactly how the route can go on."""
    return case.offered() & {"lay", "stop"} == ADVICE[str(case.args["can"])] and bool(
        case.offered() & {*ROUTE, "pirate"}
    )


def city(case: Case, name: str = "city") -> int:
    return at(case).e.cities.index(str(case.args[name]))


def good(case: Case) -> int:
    return at(case).e.goods.index(str(case.args["good"]))


def about_city(case: Case) -> bool:
    """The claim is about the city that the action names, or whose good it names."""
    return city(case) == place(case)


def place(case: Case) -> int:
    e = at(case).e
    return e.cities.index(case.what["city"]) if "city" in case.what else e.goods.index(case.what["good"])


def cash(case: Case) -> int:
    return at(case).cash[at(case).active]


def money(case: Case) -> bool:
    """Fees and cash are those of the position."""
    return case.args["fees"] == now(case).fees(now(case).turn) and case.args["cash"] == cash(case)


def in_route(case: Case) -> bool:
    return city(case) in at(case).route


def own(case: Case, place: int) -> bool:
    return bool(at(case).own[case.seat] >> place & 1)


def kinds(case: Case, cards: int) -> set[str]:
    s = at(case)
    return {s.e.missions[kind] for card, kind in enumerate(s.e.card_kind) if cards >> card & 1}


def hand(case: Case) -> set[str]:
    return kinds(case, at(case).known[case.seat] | at(case).secret[case.seat])


def begun(case: Case) -> set[str]:
    return kinds(case, sum(1 << card for card in at(case).begun))


# The draft


def top_price(case: Case, place: int) -> int:
    s = at(case)
    return s.e.price[place * 4 + OFFICES_FOR[s.players][s.sold[place]]]


def draft_left(case: Case) -> int:
    """What is left for offices once all missions of the draft are paid."""
    s, cities = at(case), len(at(case).e.cities)
    ranks = s.rank[case.seat * cities : (case.seat + 1) * cities]
    spent = sum(s.e.price[place * 4 + ranks[place]] for place in range(cities) if own(case, place))
    return s.e.ducats - s.e.mission_price * (1 + s.e.draft_missions) - spent


def draft_too_dear(case: Case) -> bool:
    return (
        case.kind == "office"
        and case.args["price"] == top_price(case, place(case)) > draft_left(case) == case.args["left"]
        and "office" in case.offered()
    )


def choice(case: Case) -> bool:
    picks = {"offices": (True, False), "missions": (False, True), "both": (True, True)}[str(case.args["choice"])]
    offered = case.offered()
    return ("office" in offered, bool(offered & {"mission", "draw"})) == picks and not offered - BUYS


# The route


def path(case: Case) -> list[int]:
    return [card for card in at(case).route if card < len(at(case).e.cities)]


def after(case: Case) -> list[int]:
    """The cities of the route with the one in question."""
    return [*path(case), place(case)] if case.kind == "lay" else path(case)


def slow(case: Case, cities: list[int]) -> int:
    return at(case).e.pirate_slows if at(case).rules.pirate == FRONT and at(case).pirate in cities else 0


def longest(case: Case) -> int:
    """How many cards the route can have with the card in question."""
    s = at(case)
    row = s.face[s.active] * s.e.row_count + s.level[s.active]
    used_here = len(s.route) > s.speed[s.active] - slow(case, path(case))
    faster = used_here or (not s.privilege_used and bool(s.rules.visible[row] & 1))
    return s.speed[s.active] - slow(case, after(case)) + int(faster)


def too_long(case: Case) -> bool:
    most = longest(case)
    return advice(case) and case.kind in ("lay", "placeholder") and len(at(case).route) >= most == case.args["most"]


def pirate_slows(case: Case) -> bool:
    return too_long(case) and at(case).pirate == city(case) and slow(case, after(case)) > 0


def no_neighbor(case: Case) -> bool:
    near = now(case).neighbours(now(case).turn, path(case)[-1])
    return advice(case) and about_city(case) and path(case)[-1] == city(case, "last") and city(case) not in near


def in_hand(case: Case, cities: list[int]) -> int:
    """Own offices that are neither in such a route nor in the ship."""
    s = at(case)
    return sum(own(case, one) and one not in cities and one != s.stored[case.seat] for one in range(len(s.e.cities)))


def office_is_placeholder(case: Case) -> bool:
    held = at(case).held.bit_count()
    return advice(case) and about_city(case) and case.kind == "lay" and held > in_hand(case, after(case))


def fees_unpayable(case: Case) -> bool:
    fee = 0 if own(case, city(case)) else at(case).e.fee[city(case)]
    return (
        advice(case)
        and case.kind == "lay"
        and about_city(case)
        and case.args["fees"] == at(case).fees + fee
        and not now(case).some_solvent(now(case).longer(city(case)))
    )


def placeholder_unpayable(case: Case) -> bool:
    unpayable = not now(case).some_solvent(now(case).longer(None))
    return advice(case) and case.kind == "placeholder" and case.args["fees"] == at(case).fees and unpayable


def route_unpayable(case: Case) -> bool:
    more = case.offered() & {"lay", "placeholder"}
    return case.kind == "stop" and money(case) and not now(case).solvent(now(case).turn) and bool(more)


# Using the route


def need(case: Case) -> Need:
    """What the action asks for."""
    s = at(case)
    if case.kind == "rise":
        return row(case).need
    if case.kind in ("special", "special-less"):
        special = s.e.specials.index(case.what["special"])
        return s.e.parts[special * 4 + s.letter[special]].need
    mission = s.e.missions.index(case.what["mission"])
    return s.e.upper[mission] if case.kind == "upper" else s.e.lower[mission]


def row(case: Case) -> Row:
    s = at(case)
    return s.e.rows[s.face[case.seat] * s.e.row_count + s.level[case.seat]]


def special_price(case: Case) -> int:
    s = at(case)
    special = s.e.specials.index(case.what["special"])
    credit = s.e.privilege_mission if case.kind == "special-less" else s.credit
    return max(0, s.e.parts[special * 4 + s.letter[special]].price + s.row.index(special) - credit)


def results(case: Case) -> list[Turn]:
    """Every way the turn stands after the action, whatever it leaves for the fees."""
    turn = now(case).turn
    if case.kind == "store":
        return [replace(turn, free=turn.free - {place(case)}, ship=False)]
    if case.kind == "income":
        return [
            more
            for more in now(case).earnings(turn)
            if turn.free - more.free == {place(case)} and more.artisans == turn.artisans
        ]
    filled = [way for way, _place in now(case).fills(need(case))]
    if case.kind == "rise":
        return [replace(way, cash=way.cash - row(case).ducats, level=way.level + 1) for way in filled]
    if case.kind in ("special", "special-less"):
        kept = turn.privilege and case.kind == "special"
        return [replace(way, cash=way.cash - special_price(case), privilege=kept) for way in filled]
    return filled


def fees_first(case: Case) -> bool:
    """It could be done, but no way to do it leaves enough for the fees."""
    ways = results(case)
    return money(case) and bool(ways) and not now(case).some_solvent(iter(ways))


def sale_unpayable(case: Case) -> bool:
    sales = list(now(case).sells(city(case)))
    return (
        case.kind == "sell"
        and about_city(case)
        and money(case)
        and bool(sales)
        and not now(case).some_solvent(iter(sales))
    )


def pirate_unpayable(case: Case) -> bool:
    turn = now(case).turn
    fee = now(case).pirate_fee(turn)
    paid = replace(turn, cash=turn.cash - fee)
    return (
        case.kind == "pirate" and money(case) and case.args["price"] == fee <= turn.cash and not now(case).solvent(paid)
    )


def of_mission(case: Case, *kinds: str) -> bool:
    return case.kind in kinds and case.names("mission") and bool(case.offered())


def holds_mission(case: Case) -> bool:
    mission = case.what["mission"]
    cards = {"upper": hand(case), "lower": hand(case), "both": begun(case)}
    return mission in cards.get(case.kind, kinds(case, at(case).left[case.seat]))


def goods_missing(case: Case) -> bool:
    mine = of_mission(case, "upper", "lower", "both", "resume") and holds_mission(case)
    return mine and not now(case).can_fill(need(case))


def special_goods(case: Case) -> bool:
    e, asked = at(case).e, need(case)
    named = [f"*{e.luxuries[asked.kind]}"] if asked.kind >= 0 else []
    named += [f"*{slug}" for one, slug in enumerate(e.goods) if asked.goods >> one & 1]
    return case.args["goods"] == "+".join(named) and not now(case).can_fill(asked)


def order_of_lines(case: Case) -> bool:
    s, turn = at(case), now(case)
    mission = s.e.missions.index(case.what["mission"])
    places = [at_place for kind, at_place in turn.turn.begun if kind == mission]
    ends = [end for way, end in turn.fills(s.e.lower[mission]) if turn.solvent(way)]
    return of_mission(case, "both") and s.rules.strict and bool(ends) and max(ends) <= min(places)


def artisan_here(case: Case) -> bool:
    """The artisan is in the route and idle, its place is free, and the claim names what it makes."""
    s = at(case)
    idle = s.arts >> city(case) & 1 and (s.held | s.free) >> city(case) & 1
    named = case.args["luxury"] == s.e.luxuries[s.artisan[city(case)]] if "luxury" in case.args else True
    return case.kind in ("sell", "by") and about_city(case) and in_route(case) and bool(idle) and named


def other_luxury(case: Case) -> bool:
    kind = at(case).artisan[city(case)]
    asked = now(case).need.kind
    return case.kind == "by" and artisan_here(case) and (bool(at(case).made >> kind & 1) or asked not in (-1, kind))


def no_inputs(case: Case) -> bool:
    turn = now(case).turn
    laid = turn if city(case) in turn.held else replace(turn, free=turn.free - {city(case)})
    stored = turn.ship and at(case).e.made_from[at(case).artisan[city(case)]] >> turn.stored & 1
    return artisan_here(case) and not now(case).takes(laid, city(case)) and not stored


# A payment under way


def at_artisan(case: Case) -> bool:
    return at(case).maker >= 0


def takes_good(case: Case) -> bool:
    return case.kind == "with" and good(case) == place(case) and bool(case.offered() & PAYS)


def rest_unpayable(case: Case) -> bool:
    s = at(case)
    there = bool(s.free >> good(case) & 1) and not (s.inputs if at_artisan(case) else s.paid) >> good(case) & 1
    able = now(case).with_input if at_artisan(case) else now(case).with_good
    return takes_good(case) and there and not able(good(case), False)


def nothing_stored(case: Case) -> bool:
    s, turn = at(case), now(case)
    if case.kind != "with-stored" or not case.offered() & PAYS:
        return False
    stored = s.stored[case.seat]
    if not s.ship:
        return True
    if at_artisan(case):
        fits = s.e.made_from[s.artisan[s.maker]] >> stored & 1 and not s.inputs >> stored & 1
        return not (fits and turn.with_input(stored, True))
    asked = turn.need.commodities > 0 or turn.need.goods >> stored & 1
    return not (asked and not s.paid >> stored & 1 and turn.with_good(stored, True))


def good_not_asked(case: Case) -> bool:
    asked = now(case).need
    return takes_good(case) and not at_artisan(case) and asked.commodities == 0 and not asked.goods >> good(case) & 1


def good_behind(case: Case) -> bool:
    s = at(case)
    behind = good(case) in s.route and s.route.index(good(case)) > s.route.index(s.maker)
    return takes_good(case) and at_artisan(case) and behind


# Purchases


def price(case: Case) -> int:
    """What the action costs at once."""
    s = at(case)
    if case.kind == "office":
        return top_price(case, place(case))
    if case.kind == "ship":
        return s.e.speed_price[s.speed[case.seat] - s.e.speed]
    if case.kind in TAKES:
        return s.e.mission_price - (s.e.privilege_mission if case.kind in LESS else 0)
    if case.kind in ("special", "special-less"):
        return special_price(case)
    return row(case).ducats if case.kind == "rise" else now(case).pirate_fee(now(case).turn)


def too_dear(case: Case) -> bool:
    known = case.kind in {*BUYS, "special", "special-less", "rise", "pirate"} and bool(case.offered())
    return known and case.args["price"] == price(case) > cash(case) == case.args["cash"]


def no_privilege(case: Case) -> bool:
    named = "mission" if case.kind in LESS else {"ducats": "ducats", "pirate": "joker"}[case.kind]
    bit = {"ducats": DUCATS, "mission": MISSION, "joker": JOKER}[named]
    return case.args["privilege"] == named and not now(case).may(now(case).turn, bit)


def pirate_not_now(case: Case) -> bool:
    s = at(case)
    laying = bool(case.offered() & ROUTE)
    if s.rules.pirate == FRONT:
        closed = bool(s.route) or s.pirate_early if laying else s.pirate_late
    else:
        closed = bool(s.route) if laying else "end" not in case.offered()
    return case.kind == "pirate" and s.rules.pirate != 0 and closed and "pirate" not in case.offered()


def deck_left(case: Case) -> int:
    """Cards to draw; of special missions the last one covers their row."""
    return at(case).deck.bit_count() - (1 if at(case).rules.specials else 0)


def deck_empty(case: Case) -> bool:
    shown = at(case).display.bit_count()
    still = bool(case.offered() & {"mission", "mission-less"})
    return (
        case.kind in ("draw", "draw-less")
        and deck_left(case) <= 0
        and case.args["open"] == shown
        and (shown == 0 or still)
    )


def one_purchase(case: Case) -> bool:
    return (
        case.kind in BUYS - LESS
        and at(case).bought
        and "end" in case.offered()
        and bool(case.args["cheaper"]) == bool(case.offered() & {"mission-less", "draw-less"})
    )


def in_progress(case: Case) -> bool:
    s = at(case)
    cards = s.known[case.seat] | s.secret[case.seat] | s.left[case.seat]
    return case.kind in TAKES and cards.bit_count() == case.args["most"] == s.e.in_progress


REASONS: dict[str, Check] = {
    "reason-game-over": over,
    "reason-chance": by_chance,
    "reason-side-first": lambda c: c.kind != "side" and c.offered() == {"side"},
    "reason-draft-first": lambda c: c.kind not in {"office", "mission", "draw"} and choice(c),
    "reason-offices-picked": lambda c: (
        c.kind == "office"
        and at(c).own[c.seat].bit_count() == c.args["offices"] == at(c).e.draft_offices
        and bool(c.offered() & {"mission", "draw"})
        and "end" not in c.offered()
    ),
    "reason-mission-picked": lambda c: c.kind in ("mission", "draw") and c.offered() == {"office"},
    "reason-one-office-a-city": lambda c: c.kind == "office" and about_city(c) and own(c, city(c)),
    "reason-draft-too-dear": draft_too_dear,
    "reason-mission-not-open": lambda c: (
        of_mission(c, "mission", "mission-less") and c.args["mission"] not in kinds(c, at(c).display)
    ),
    "reason-route-first": lambda c: c.kind not in {*ROUTE, "pirate"} and bool(c.offered() & ROUTE),
    "reason-route-laid": lambda c: (
        c.kind not in USES and bool(c.offered() & USES) and not c.offered() & {*ROUTE, "end"}
    ),
    "reason-visited": lambda c: advice(c) and c.kind == "lay" and about_city(c) and in_route(c),
    "reason-pirate-city": lambda c: (
        advice(c) and c.kind == "lay" and about_city(c) and at(c).rules.pirate == BACK and at(c).pirate == city(c)
    ),
    "reason-no-neighbor": no_neighbor,
    "reason-too-slow": lambda c: too_long(c) and slow(c, after(c)) == 0,
    "reason-pirate-slows": pirate_slows,
    "reason-office-is-placeholder": office_is_placeholder,
    "reason-placeholder-after-city": lambda c: (
        c.kind == "placeholder" and advice(c) and at(c).route[-1:] in ([], [len(at(c).e.cities)])
    ),
    "reason-no-office-in-hand": lambda c: (
        c.kind == "placeholder" and advice(c) and in_hand(c, path(c)) <= at(c).held.bit_count()
    ),
    "reason-fees-unpayable": fees_unpayable,
    "reason-placeholder-unpayable": placeholder_unpayable,
    "reason-route-unpayable": route_unpayable,
    "reason-fees-unpaid": lambda c: c.kind == "finish" and money(c) and at(c).fees > cash(c),
    "reason-fees-first": fees_first,
    "reason-sale-unpayable": sale_unpayable,
    "reason-pirate-unpayable": pirate_unpayable,
    "reason-not-in-route": lambda c: (
        c.kind in ("sell", "by", "store", "income") and about_city(c) and not in_route(c) and bool(c.offered())
    ),
    "reason-base-office": lambda c: (
        c.kind in ("store", "income") and about_city(c) and in_route(c) and not own(c, city(c))
    ),
    "reason-card-used": lambda c: (
        c.kind in ("sell", "by", "store", "income")
        and about_city(c)
        and in_route(c)
        and not at(c).free >> city(c) & 1
        and (c.kind in ("store", "income") or not at(c).held >> city(c) & 1)
    ),
    "reason-stored-already": lambda c: c.kind == "store" and at(c).stored_now and at(c).stored[c.seat] >= 0,
    "reason-artisan-used": lambda c: (
        c.kind in ("sell", "by") and about_city(c) and in_route(c) and not at(c).arts >> city(c) & 1
    ),
    "reason-other-luxury": other_luxury,
    "reason-no-inputs": no_inputs,
    "reason-not-with-artisan": lambda c: (
        c.kind == "by" and artisan_here(c) and c.offered() == {"by"} and not now(c).by(city(c))
    ),
    "reason-rest-unpayable": rest_unpayable,
    "reason-artisan-first": lambda c: c.kind != "by" and c.offered() == {"by"},
    "reason-input-first": lambda c: (
        c.kind == "done" and at_artisan(c) and bool(c.offered() & {"with", "with-stored"}) and not now(c).as_it_is()
    ),
    "reason-nothing-stored": nothing_stored,
    "reason-other-good": lambda c: (
        takes_good(c) and at_artisan(c) and not at(c).e.made_from[at(c).artisan[at(c).maker]] >> good(c) & 1
    ),
    "reason-good-twice": lambda c: (
        takes_good(c) and bool((at(c).inputs if at_artisan(c) else at(c).paid) >> good(c) & 1)
    ),
    "reason-good-not-asked": good_not_asked,
    "reason-good-anyway": lambda c: (
        takes_good(c)
        and bool(at(c).free >> good(c) & now(c).need.goods >> good(c) & 1)
        and at(c).stored[c.seat] != good(c)
        and {"with", "with-stored"} == c.offered()
    ),
    "reason-good-not-there": lambda c: takes_good(c) and not at(c).free >> good(c) & 1,
    "reason-good-behind": good_behind,
    "reason-finish-payment": lambda c: c.kind not in c.offered() and bool(c.offered() & PAYS),
    "reason-mission-not-in-hand": lambda c: of_mission(c, "upper", "lower") and c.args["mission"] not in hand(c),
    "reason-mission-not-left": lambda c: (
        of_mission(c, "resume") and c.args["mission"] not in kinds(c, at(c).left[c.seat])
    ),
    "reason-mission-not-begun": lambda c: of_mission(c, "both") and c.args["mission"] not in begun(c),
    "reason-order-of-lines": order_of_lines,
    "reason-goods-missing": goods_missing,
    "reason-special-goods": special_goods,
    "reason-place-first": lambda c: c.offered() == {"keep", "close"} and f"keep {c.args['mission']}" in c.tokens(),
    "reason-no-specials": lambda c: c.kind in ("special", "special-less") and not at(c).row and bool(c.offered()),
    "reason-special-done": lambda c: (
        c.args["mission"] == c.what["special"]
        and bool(at(c).specials_done >> at(c).e.specials.index(c.what["special"]) & 1)
    ),
    "reason-top-of-career": lambda c: c.kind == "rise" and at(c).level[c.seat] == at(c).e.row_count - 1,
    "reason-career-goods": lambda c: (
        c.kind == "rise" and at(c).level[c.seat] < at(c).e.row_count - 1 and not now(c).can_fill(need(c))
    ),
    "reason-too-dear": too_dear,
    "reason-no-privilege": no_privilege,
    "reason-no-pirate": lambda c: c.kind == "pirate" and at(c).rules.pirate == 0,
    "reason-pirate-is-there": lambda c: (
        c.kind == "pirate" and about_city(c) and at(c).pirate == city(c) and "pirate" in c.offered()
    ),
    "reason-pirate-not-now": pirate_not_now,
    "reason-one-purchase": one_purchase,
    "reason-fastest-ship": lambda c: c.kind == "ship" and at(c).speed[c.seat] == c.args["speed"] == at(c).e.max_speed,
    "reason-missions-in-progress": in_progress,
    "reason-deck-empty": deck_empty,
    "reason-phase-3": lambda c: c.kind not in {*BUYS, "end", "pirate"} and "end" in c.offered(),
}


# Prompts


def inputs(case: Case) -> bool:
    s = at(case)
    return (
        at_artisan(case)
        and case.offered() <= PAYS - {"by"}
        and s.e.cities[s.maker] == case.args["city"]
        and s.e.luxuries[s.artisan[s.maker]] == case.args["luxury"]
    )


def buy(case: Case) -> bool:
    last = "pirate" in case.offered() and at(case).rules.pirate == BACK
    return (
        bool(case.args["buys"]) == bool(case.offered() & BUYS)
        and "end" in case.offered()
        and bool(case.args["last_pirate"]) == last
    )


PROMPTS: dict[str, Check] = {
    "side": lambda c: c.offered() == {"side"},
    "draft": choice,
    "route": lambda c: advice(c) and bool(c.offered() & ROUTE) and c.args["length"] == len(at(c).route),
    "use": lambda c: (
        bool(c.offered() & USES) and not c.offered() & {*ROUTE, "end"} and c.args["fees"] == now(c).fees(now(c).turn)
    ),
    "artisan": lambda c: c.offered() == {"by"},
    "inputs": inputs,
    "good": lambda c: set() != c.offered() <= {"with", "with-stored"} and not at_artisan(c),
    "place": lambda c: c.tokens() == {f"keep {c.args['mission']}", f"close {c.args['mission']}"},
    "buy": buy,
    "deal-artisan": chance_of("deal-artisan"),
    "deal-career": chance_of("deal-career"),
    "deal-bonus": chance_of("deal-bonus"),
    "draw": chance_of("drawn"),
    "open": chance_of("open"),
    "deal-special": chance_of("deal-special"),
    "deal-merchant": chance_of("deal-merchant"),
    "deal-pirate": chance_of("deal-pirate"),
    "hide": chance_of("hide"),
    "reveal": chance_of("reveal"),
    "over": over,
}
