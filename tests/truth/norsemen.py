"""What each reason and prompt of Norsemen claims, checked against the position."""

from itertools import permutations

from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import P_EFFECTS, P_INCOME, P_SETUP, P_TILE
from kogge.games.norsemen.rules.state import NorsemenState
from tests.truth.case import Case, Check, by_chance, chance_of, not_awaited, over

LADDERS = ["lawspeaker", "fort", "settlement", "longship"]
JARLS = ["longships", "settlements", "forts", "lawspeakers", "explore"]
ABILITIES = ["flip", "beside", "waive", "extra-trade", "fort", "tiles", "double", "move", "settle"]
ABILITY_OF = {"double": "double", "thing-free": "waive", "flip": "flip", "ship-from": "move"}
DISCOUNT, LORE = 8, range(5, 8)
RESOURCES = range(5)


def at(case: Case) -> NorsemenState:
    assert isinstance(case.state, NorsemenState)
    return case.state


def clan(case: Case) -> Clan:
    return at(case).clans[case.seat]


def ability(case: Case) -> str:
    return ABILITIES[at(case).e.leader_ability[clan(case).leader]] if clan(case).leader >= 0 else "none"


def card(case: Case) -> int:
    return at(case).e.cards.index(str(case.args["card"]))


def land(case: Case) -> int:
    return at(case).e.territories.index(str(case.args["territory"]))


def ships_on(case: Case) -> int:
    c = clan(case)
    return c.ships_on[c.route.index(card(case))] if card(case) in c.route else -1


def about_card(case: Case) -> bool:
    """The claim is about the card that the action names."""
    return case.args["card"] == case.what.get("card", case.what.get("place"))


def about_land(case: Case) -> bool:
    return case.args["territory"] == case.what.get("territory", case.what.get("place"))


def stands(case: Case) -> bool:
    """Whether a lawspeaker of the seat, acted or not, is in the territory."""
    return bool((clan(case).assigned | clan(case).acted) >> land(case) & 1)


def on_map(case: Case) -> bool:
    return land(case) == at(case).e.normandy or at(case).lies[land(case)] in (-1, case.seat)


def waits(case: Case) -> bool:
    """Whether a lawspeaker that has not acted is in the territory."""
    c = clan(case)
    return c.normandy > 0 if land(case) == at(case).e.normandy else bool(c.assigned >> land(case) & 1)


# Icons, trades and prices, counted anew


def icons(case: Case) -> list[int]:
    e, c = at(case).e, clan(case)
    count = [0] * 9
    for place, number in enumerate(c.route):
        for icon in range(9):
            count[icon] += e.card_corner[number][icon] + e.card_icons[number][icon] * c.ships_on[place]
    for tile in range(e.normandy):
        if c.settlements >> tile & 1 and e.income_lore[tile] >= 0:
            count[e.income_lore[tile]] += 1
    return count


def less(case: Case, price: int) -> int:
    """A price after all discounts."""
    return max(0, price - icons(case)[DISCOUNT])


def trade_price(case: Case, needs: list[int]) -> int | None:
    """The least coins for what is missing: one trade, and one more with the leader's help; None if it is too much."""
    seen, e = icons(case), at(case).e
    missing = [icon for icon in RESOURCES for _one in range(needs[icon] - seen[icon])]
    tools = [0, e.extra_trade_less] if ability(case) == "extra-trade" and not clan(case).used else [0]
    ways = permutations(tools, len(missing))
    return min(
        (sum(cost(case, icon, off) for icon, off in zip(missing, way, strict=True)) for way in ways), default=None
    )


def cost(case: Case, icon: int, off: int) -> int:
    return max(0, less(case, at(case).e.trade[icon]) - off)


def thing_needs(case: Case, tile: int) -> list[int]:
    e = at(case).e
    return [e.thing_count[tile] if icon == e.thing_icon[tile] else 0 for icon in RESOURCES]


def price(case: Case) -> int | None:
    """What the action costs in coins; None if coins cannot do it."""
    e = at(case).e
    if case.kind == "repair":
        return less(case, e.repair * int(case.what["count"]))
    tile = e.territories.index(case.what["territory"])
    if case.kind == "income":
        return less(case, e.trade[e.income_if_icon[tile]]) if e.income_if_count[tile] else None
    traded = trade_price(case, thing_needs(case, tile)) if case.kind == "thing" else None
    return None if traded is None else less(case, e.thing_price[tile]) + traded


def short(case: Case) -> bool:
    """The claim names a price above the seat's coins, and the coins."""
    return int(case.args["price"]) > int(case.args["coins"]) == clan(case).coins


def unpayable(case: Case, needs: list[int]) -> bool:
    least = trade_price(case, needs)
    return least is None or least > clan(case).coins


def icons_missing(case: Case) -> bool:
    return (
        case.kind == "thing"
        and about_land(case)
        and waits(case)
        and trade_price(case, thing_needs(case, land(case))) is None
    )


def vp_missing(case: Case) -> bool:
    """A VP price that is due and not there: of the second place for settlements, or of an income."""
    s = at(case)
    if case.kind == "jarl":
        taken = s.jarls_at[JARLS.index("settlements") * 4] >= 0
        due = s.e.settlement_vp if case.what["jarl"] == "settlements" and taken else 0
    else:
        due = s.e.income_coin_for_vp[s.e.territories.index(case.what["territory"])]
    return case.args["price"] == due > clan(case).vp == case.args["vp"]


# Turns


def jarl_there(case: Case) -> bool:
    row = JARLS.index(case.what["jarl"]) * 4
    return case.names("jarl") and case.seat in at(case).jarls_at[row : row + 4] and "jarl" in case.offered()


def other_leader(case: Case) -> bool:
    return "pass" in case.offered() and ability(case) != ABILITY_OF[case.kind]


def ability_used(case: Case) -> bool:
    return "pass" in case.offered() and ability(case) == ABILITY_OF[case.kind] and clan(case).used


def from_place(case: Case, place: str) -> bool:
    return case.kind == "ship-from" and case.what["place"] == place


def damaged_stay(case: Case) -> bool:
    allowed = at(case).rules.greenland_moves_damaged and "pass" not in case.offered()
    return from_place(case, "damaged") and clan(case).damaged > 0 and not allowed


def nothing_to_waive(case: Case) -> bool:
    e = at(case).e
    free = e.thing_count[land(case)] == 0 and e.thing_price[land(case)] == 0
    return (
        case.kind == "thing-free" and about_land(case) and free and f"thing {case.args['territory']}" in case.tokens()
    )


# Ladders and pieces


def token_at(case: Case) -> bool:
    """Such a token stands on the space of the ladder."""
    ladder, space = LADDERS.index(case.what["ladder"]), int(case.what["space"]) - 1
    if case.what["kind"] == "legendary":
        return clan(case).legends[ladder] == space
    return clan(case).plain[ladder * at(case).e.spaces + space] > 0


def left_ladder(case: Case, name: str) -> int:
    """How many tokens have left the ladder."""
    spaces, ladder, c = at(case).e.spaces, LADDERS.index(name), clan(case)
    return spaces - sum(c.plain[ladder * spaces : (ladder + 1) * spaces]) - (c.legends[ladder] >= 0)


def other_ladder(case: Case) -> bool:
    meant = LADDERS[at(case).agenda.top().a]
    return case.kind == "advance" and case.what["ladder"] != meant == case.args["ladder"] and bool(case.offered())


def lower_other_ladder(case: Case) -> bool:
    advanced = LADDERS[at(case).agenda.top().a]
    return case.kind == "lower" and case.what["ladder"] == advanced == case.args["ladder"] and "lower" in case.offered()


def fort_places(case: Case) -> int:
    s, c = at(case), clan(case)
    open_tiles = [tile for tile in range(s.e.normandy) if s.lies[tile] in (-1, case.seat) and s.e.age[tile] > 0]
    return sum(not c.forts >> tile & 1 for tile in open_tiles) - c.waiting


def no_fort_place(case: Case) -> bool:
    leaves = case.kind == "advance" and (case.what["ladder"], case.what["space"]) == ("fort", "1")
    return leaves and token_at(case) and fort_places(case) <= 0 and bool(case.offered())


def step_too_dear(case: Case) -> bool:
    s = at(case)
    if case.kind != "advance" or not token_at(case) or "stop" not in case.offered():
        return False
    step = s.e.step_cost[LADDERS.index(case.what["ladder"]) * s.e.spaces + int(case.what["space"]) - 1]
    return unpayable(case, [due + more for due, more in zip(s.due, step, strict=True)])


def none_to_lower(case: Case) -> bool:
    c, spaces = clan(case), at(case).e.spaces
    lowerable = [
        name
        for ladder, name in enumerate(LADDERS)
        if any(c.plain[ladder * spaces : (ladder + 1) * spaces - 1]) or 0 <= c.legends[ladder] < spaces - 1
    ]
    return case.kind == "advance" and "skip" in case.offered() and not set(lowerable) - {case.what["ladder"]}


def not_for_this(case: Case) -> bool:
    """The territory is there and free, but neither the card's nor one with an own fort that counts here."""
    s = at(case)
    number = s.e.cards.index(str(s.prompt_as(case.seat).args["card"]))
    own = s.e.card_territory[number]
    lands = {own} if own >= 0 else {tile for tile in range(s.e.normandy) if s.e.age[tile] == 0}
    if "skip" not in case.offered():
        lands |= {tile for tile in range(s.e.normandy) if clan(case).forts >> tile & 1}
    free = on_map(case) and not stands(case)
    return case.kind == "send" and about_land(case) and free and land(case) not in lands and "send" in case.offered()


def comes_from(case: Case) -> bool:
    source = at(case).e.normandy == at(case).agenda.top().a == land(case)
    return case.kind == "send" and about_land(case) and source and case.offered() == {"send"}


def not_on_map(case: Case) -> bool:
    return (
        case.kind in ("send", "settle", "fort")
        and about_land(case)
        and not on_map(case)
        and case.kind in case.offered()
    )


def piece_there(case: Case) -> bool:
    c = clan(case)
    own = {"settle": c.settlements, "fort": c.forts}[case.kind]
    return about_land(case) and bool(own >> land(case) & 1) and case.kind in case.offered()


def age_one_only(case: Case) -> bool:
    return case.kind == "fort" and about_land(case) and at(case).e.age[land(case)] != 1 and "fort" in case.offered()


def free_lands(case: Case) -> list[str]:
    """Territories on the map without a lawspeaker of the seat."""
    s, busy = at(case), clan(case).assigned | clan(case).acted
    return [s.e.tiles[tile] for tile in range(s.e.normandy) if s.lies[tile] in (-1, case.seat) and not busy >> tile & 1]


def no_lawspeaker_to_move(case: Case) -> bool:
    """Nobody waits there, or, of Normandy, there is nowhere to go."""
    s, c = at(case), clan(case)
    if case.kind != "speaker-from" or not case.names("place") or "speaker-from" not in case.offered():
        return False
    if case.what["place"] == "available":
        return c.lawspeakers == 0
    place = s.e.territories.index(case.what["place"])
    return c.normandy == 0 or not free_lands(case) if place == s.e.normandy else not c.assigned >> place & 1


# Titles, exploring, ports, bonuses, incomes


def title(case: Case) -> int:
    return at(case).e.titles.index(str(case.args["title"]))


def tokens_on_title(case: Case) -> list[int]:
    row = at(case).shown.index(title(case)) * 4
    return at(case).scored[row : row + 4]


def about_title(case: Case) -> bool:
    return case.kind == "score" and case.names("title") and "coins" in case.offered()


def counted(case: Case) -> int:
    """What the requirement of the scoring card counts."""
    s, c, seen = at(case), clan(case), icons(case)
    if case.args["title"] == "ages":
        ages = {s.e.card_age[number] for number in c.route}
        return len(ages if s.rules.starting_cards_are_an_age else ages - {0})
    return {
        "settlements": 1 + left_ladder(case, "settlement"),
        "legends": sum(space < 0 for space in c.legends),
        "longships": s.e.longships + left_ladder(case, "longship"),
        "forts": left_ladder(case, "fort"),
        "lore": max(seen[lore] for lore in LORE),
        "lawspeakers": s.e.lawspeakers + left_ladder(case, "lawspeaker"),
    }[str(case.args["title"])]


def title_requirement(case: Case) -> bool:
    need = at(case).e.title[title(case)].need
    return (
        about_title(case)
        and title(case) in at(case).shown
        and case.args["need"] == need > counted(case) == case.args["have"]
    )


def keeping(case: Case) -> bool:
    return case.kind == "keep" and {"keep", "stop"} <= case.offered() and about_card(case)


def keep_too_dear(case: Case) -> bool:
    s = at(case)
    costs = s.e.keep_cost[s.agenda.top().a]
    more = len(s.kept) + 1
    return case.kind == "keep" and case.offered() == {"stop"} and more < len(costs) and unpayable(case, costs[more])


def enough_kept(case: Case) -> bool:
    s = at(case)
    most = len(s.e.keep_cost[s.agenda.top().a]) - 1
    return case.kind == "keep" and case.offered() == {"stop"} and len(s.kept) == most == case.args["most"]


def deck_empty(case: Case) -> bool:
    s = at(case)
    age = int(case.what["age"])
    return case.kind == "deck" and "deck" in case.offered() and not s.bags[age] + s.bottoms[age]


def porting(case: Case) -> bool:
    return case.kind == "port" and "done" in case.offered() and bool(case.offered() & {"port", "flipped"})


def port_age(case: Case) -> bool:
    """The card is of a later age than every settlement."""
    s = at(case)
    oldest = max(s.e.age[tile] for tile in range(s.e.normandy) if clan(case).settlements >> tile & 1)
    return (
        porting(case)
        and about_card(case)
        and case.args["age"] == oldest < s.e.card_age[card(case)] == case.args["card_age"]
    )


def bonus_too_dear(case: Case) -> bool:
    due = less(case, at(case).e.bonus_price[card(case)])
    return case.kind == "bonus" and about_card(case) and short(case) and case.args["price"] == due


def earning(case: Case) -> bool:
    """An income is being taken, and the claim is about its territory, which has a settlement of the seat."""
    settled = bool(clan(case).settlements >> land(case) & 1)
    return case.kind == "income" and about_land(case) and settled and "done" in case.offered()


def income_icons(case: Case) -> int:
    """How many icons are missing for the income of the territory."""
    e = at(case).e
    return e.income_if_count[land(case)] - icons(case)[e.income_if_icon[land(case)]]


def keeps_one(case: Case) -> bool:
    e = at(case).e
    return any(clan(case).settlements >> tile & 1 and e.income_keep[tile] for tile in range(e.normandy))


def holding(case: Case) -> bool:
    return case.kind == "hold" and "done" in case.offered()


REASONS: dict[str, Check] = {
    "reason-game-over": over,
    "reason-chance": by_chance,
    "reason-not-your-turn": not_awaited,
    "reason-decide-first": lambda c: bool(c.offered()) and c.kind not in c.offered(),
    "reason-other-card": lambda c: (
        c.kind in c.offered()
        and not about_card(c)
        and any(token.endswith(f" {c.args['card']}") for token in c.tokens())
    ),
    "reason-other-territory": lambda c: (
        c.kind in c.offered() and not about_land(c) and f"{c.kind} {c.args['territory']}" in c.tokens()
    ),
    "reason-card-not-among": lambda c: (
        c.kind in c.offered() and about_card(c) and card(c) not in (at(c).drawn + at(c).kept or [card(c)])
    ),
    "reason-no-lawspeaker-to-move": no_lawspeaker_to_move,
    "reason-lower-other-ladder": lower_other_ladder,
    "reason-nothing-flipped": lambda c: c.kind == "flipped" and clan(c).flipped < 0 and "done" in c.offered(),
    "reason-not-dealt": lambda c: (
        c.names("leader") and at(c).e.leaders.index(c.what["leader"]) not in clan(c).dealt and c.offered() == {"choose"}
    ),
    "reason-first-card": lambda c: c.kind == "stop" and c.offered() == {"reveal"},
    "reason-no-lawspeaker": lambda c: (
        c.what.get("tokens") in ("lawspeaker", "both") and clan(c).lawspeakers == 0 and "put nothing" in c.tokens()
    ),
    "reason-no-longship": lambda c: (
        c.kind in ("place", "double", "title")
        and c.what.get("token") != "jarl"
        and clan(c).ships == 0
        and bool(c.args["repairable"]) == ("repair" in c.offered())
    ),
    "reason-no-longship-to-put": lambda c: (
        c.what.get("tokens") in ("longship", "both") and clan(c).ships == 0 and "put nothing" in c.tokens()
    ),
    "reason-route-ends": lambda c: c.kind == "reveal" and clan(c).ships == 0 and c.offered() == {"stop"},
    "reason-route-full": lambda c: (
        c.kind == "reveal"
        and len(clan(c).route) - (clan(c).beside >= 0) >= at(c).e.limit == c.args["limit"]
        and c.offered() == {"stop"}
    ),
    "reason-no-cards": lambda c: (
        c.kind == "reveal" and not clan(c).top + clan(c).bag + clan(c).discard and c.offered() == {"stop"}
    ),
    "reason-no-jarl": lambda c: (c.kind == "jarl" or c.what.get("token") == "jarl") and clan(c).jarls == 0,
    "reason-jarl-there": jarl_there,
    "reason-vp-missing": vp_missing,
    "reason-not-in-route": lambda c: about_card(c) and card(c) not in clan(c).route,
    "reason-stays-beside": lambda c: porting(c) and about_card(c) and card(c) == clan(c).beside,
    "reason-longship-there": lambda c: c.kind in ("place", "flip") and about_card(c) and ships_on(c) > 0,
    "reason-no-lawspeaker-there": lambda c: c.kind in ("thing", "thing-free") and about_land(c) and not waits(c),
    "reason-icons-missing": icons_missing,
    "reason-too-dear": lambda c: short(c) and c.args["price"] == price(c),
    "reason-trade-too-dear": lambda c: (
        c.kind == "trade" and short(c) and c.args["price"] == at(c).agenda.top().a and c.offered() == {"extra-trade"}
    ),
    "reason-none-damaged": lambda c: (c.kind == "repair" or from_place(c, "damaged")) and clan(c).damaged == 0,
    "reason-not-damaged": lambda c: (
        c.kind == "repair" and 0 < clan(c).damaged < int(c.what["count"]) and clan(c).damaged == c.args["damaged"]
    ),
    "reason-not-your-leader": other_leader,
    "reason-ability-used": ability_used,
    "reason-nothing-to-waive": nothing_to_waive,
    "reason-no-empty-card": lambda c: c.kind == "ship-from" and 0 not in clan(c).ships_on,
    "reason-none-available": lambda c: from_place(c, "available") and clan(c).ships == 0,
    "reason-none-on-title": lambda c: from_place(c, "title") and clan(c).title_ships == 0,
    "reason-damaged-stay": damaged_stay,
    "reason-no-longship-on-card": lambda c: c.kind == "ship-from" and about_card(c) and ships_on(c) == 0,
    "reason-not-one-longship": lambda c: c.kind == "double" and about_card(c) and ships_on(c) != 1,
    "reason-other-ladder": other_ladder,
    "reason-no-token": lambda c: c.kind in ("advance", "lower") and not token_at(c) and bool(c.offered()),
    "reason-no-fort-place": no_fort_place,
    "reason-step-too-dear": step_too_dear,
    "reason-none-to-lower": none_to_lower,
    "reason-not-on-map": not_on_map,
    "reason-lawspeaker-there": lambda c: c.kind == "send" and about_land(c) and stands(c) and "send" in c.offered(),
    "reason-not-for-this-lawspeaker": not_for_this,
    "reason-comes-from-there": comes_from,
    "reason-piece-there": piece_there,
    "reason-age-one-only": age_one_only,
    "reason-title-not-shown": lambda c: about_title(c) and title(c) not in at(c).shown,
    "reason-title-taken": lambda c: about_title(c) and c.seat in tokens_on_title(c),
    "reason-title-requirement": title_requirement,
    "reason-deck-empty": deck_empty,
    "reason-not-drawn": lambda c: keeping(c) and card(c) not in at(c).drawn + at(c).kept,
    "reason-kept-already": lambda c: keeping(c) and card(c) in at(c).kept,
    "reason-enough-kept": enough_kept,
    "reason-keep-too-dear": keep_too_dear,
    "reason-no-port": lambda c: porting(c) and "port" not in c.offered() and at(c).agenda.top().a == 0,
    "reason-port-age": port_age,
    "reason-no-bonus": lambda c: (
        c.kind == "bonus" and about_card(c) and "done" in c.offered() and card(c) not in at(c).bonuses
    ),
    "reason-bonus-too-dear": bonus_too_dear,
    "reason-no-settlement-there": lambda c: (
        c.kind == "income" and about_land(c) and not clan(c).settlements >> land(c) & 1
    ),
    "reason-income-taken": lambda c: earning(c) and bool(at(c).agenda.top().a >> land(c) & 1),
    "reason-income-had": lambda c: earning(c) and at(c).e.income_if_count[land(c)] > 0 and income_icons(c) <= 0,
    "reason-income-icons": lambda c: earning(c) and income_icons(c) > 1,
    "reason-nobody-stays": lambda c: holding(c) and not keeps_one(c),
    "reason-last-round": lambda c: holding(c) and at(c).round == at(c).e.rounds,
    "reason-one-stays": lambda c: holding(c) and clan(c).kept_at >= 0,
    "reason-no-lawspeaker-to-keep": lambda c: holding(c) and about_land(c) and not stands(c),
}


# Prompts: exactly what is on offer, and every name and number


def asks(*kinds: str, maybe: str = "") -> Check:
    """These kinds are on offer, perhaps with others."""
    return lambda case: set(kinds) <= case.offered() <= {*kinds, *maybe.split()}


def asks_about(name: str, kind: str, *others: str) -> Check:
    """The one thing the action is about is the one the prompt names."""
    return lambda case: (
        case.offered() == {kind, *others}
        and {token for token in case.tokens() if token.startswith(f"{kind} ")} == {f"{kind} {case.args[name]}"}
    )


def on_card(case: Case) -> bool:
    """The lawspeaker that lands stands on this card, and on none before it."""
    c = clan(case)
    standing = [number for place, number in enumerate(c.route) if c.speakers >> place & 1]
    return case.offered() == {"send"} and standing[:1] == [card(case)]


def ladder(case: Case) -> bool:
    named = {str(case.args["ladder"])} if case.args["ladder"] != "any" else set(LADDERS)
    shown = {token.split()[1] for token in case.tokens() if token.startswith("advance ")}
    top = at(case).agenda.top().a
    exploring = at(case).drawn + at(case).kept
    return (
        asks("stop", maybe="advance")(case)
        and not exploring
        and shown <= named
        and named == set(LADDERS[top : top + 1] or LADDERS)
    )


def trade(case: Case) -> bool:
    full, cheaper = int(case.args["price"]), int(case.args["extra"])
    return (
        case.offered() == ({"trade", "extra-trade"} if full <= clan(case).coins else {"extra-trade"})
        and full in {less(case, at(case).e.trade[icon]) for icon in RESOURCES}
        and cheaper == max(0, full - at(case).e.extra_trade_less)
        and ability(case) == "extra-trade"
    )


def keep(case: Case) -> bool:
    s = at(case)
    ages = {s.e.card_age[number] for number in s.drawn + s.kept}
    return asks("stop", maybe="keep")(case) and ages == {case.args["age"]}


def reveal(case: Case) -> bool:
    choices = {"first": {"reveal"}, "more": {"reveal", "stop"}, "stop": {"stop"}}
    return (
        case.offered() == choices[str(case.args["choice"])]
        and case.args["longships"] == clan(case).ships
        and at(case).veil
    )


PORTS = {"flipped": {"done", "flipped"}, "cards": {"done", "port"}, "both": {"done", "port", "flipped"}}


def ports(case: Case) -> bool:
    s, c = at(case), clan(case)
    own = s.e.ports + sum(s.e.income_ports[tile] for tile in range(s.e.normandy) if c.settlements >> tile & 1)
    left = s.agenda.top().a
    return case.offered() == PORTS[str(case.args["choice"])] and case.args["ports"] == left <= own


def own_cards(case: Case) -> bool:
    """The card comes from a seat's own deck."""
    numbers = {at(case).e.cards.index(token.split()[1]) for token in case.tokens()}
    return any(numbers <= set(c.top[-1:] or c.bag) for c in at(case).clans)


def of_phase(check: Check, *phases: int) -> Check:
    return lambda case: check(case) and at(case).phase in phases


DRAWS = chance_of("draw")
PROMPTS: dict[str, Check] = {
    "finished": lambda c: at(c).veil and not c.legal() and c.seat not in at(c).awaited() != [],
    "choose-leader": asks("choose"),
    "reveal": reveal,
    "put": lambda c: c.offered() == {"put"} and clan(c).route[-1] == card(c),
    "show": asks("show"),
    "home": of_phase(asks("settle"), P_EFFECTS),
    "speaker": on_card,
    "bonuses": asks("done", maybe="bonus"),
    "turn": lambda c: "pass" in c.offered(),
    "bonus": asks_about("card", "bonus", "skip"),
    "added-ship": asks_about("card", "place", "skip"),
    "added-speaker": lambda c: c.offered() == {"skip", "send"} and clan(c).route[-1] == card(c),
    "ladder": ladder,
    "trade": trade,
    "send": lambda c: (
        c.offered() == ({"skip", "send"} if c.args["optional"] else {"send"})
        and c.tokens() - {"skip"} == {f"send {slug}" for slug in [*free_lands(c), "normandy"]}
    ),
    "settle": asks("settle"),
    "fort": asks("fort"),
    "free-thing": asks_about("territory", "thing-free", "skip"),
    "deck": asks("deck"),
    "keep": keep,
    "take-kept": lambda c: c.offered() == {"route", "top"} and c.args["cards"] == len(at(c).kept) > 0,
    "take": asks_about("card", "route", "top"),
    "title": asks("coins", maybe="score"),
    "advance": asks("advance"),
    "exchange": asks("skip", "advance"),
    "lower": asks("lower"),
    "ship-from": asks("skip", "ship-from"),
    "ship-to": asks("place"),
    "speaker-from": asks("speaker-from"),
    "speaker-to": asks("send"),
    "income": of_phase(asks("done", maybe="income hold"), P_INCOME),
    "ports": ports,
    "order": chance_of("order"),
    "tile": of_phase(chance_of("tile"), P_SETUP),
    "scoring": chance_of("scoring"),
    "deal": chance_of("deal"),
    "drawing": lambda c: DRAWS(c) and own_cards(c) and at(c).veil,
    "see": lambda c: of_phase(DRAWS, P_EFFECTS)(c) and not own_cards(c),
    "draw-own": lambda c: DRAWS(c) and own_cards(c),
    "draw-age": lambda c: DRAWS(c) and not own_cards(c),
    "reveal-tile": of_phase(chance_of("tile"), P_TILE),
    "unused-tile": chance_of("unused"),
    "over": over,
}
