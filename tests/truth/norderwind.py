"""What each reason and prompt of Norderwind claims, checked against the position."""

from kogge.games.norderwind.rules.state import NorderwindState
from tests.truth.case import Case, Check, by_chance, chance_of, over

BUYS = {"buy", "buy-over"}
TRADES = {*BUYS, "sell"}
EQUIPS = {"hoist", "cannon", "hire"}
USES = {*TRADES, *EQUIPS, "fulfil", "search"}
ROLES = ["boatman", "accountant", "cannoneer", "treasurer", "lookout"]
ADVICE = {  # may sail on, may drop anchor, has another use
    "letter": ({"pass"}, True),
    "more": ({"done"}, True),
    "use": ({"stop"}, True),
    "use-or-sail": ({"stop", "next"}, True),
    "sail": ({"stop", "next"}, False),
}


def at(case: Case) -> NorderwindState:
    assert isinstance(case.state, NorderwindState)
    return case.state


def advice(case: Case) -> bool:
    """The advice names exactly what is on offer."""
    steps, uses = ADVICE[str(case.args["can"])]
    offered = case.offered()
    return offered - USES - {"look"} == steps and bool(offered & USES) == uses


def hold(case: Case, good: str) -> int:
    s = at(case)
    return s.hold[case.seat * len(s.e.goods) + s.e.goods.index(good)]


def aboard(case: Case) -> int:
    return sum(hold(case, good) for good in at(case).e.goods)


def crew(case: Case) -> set[str]:
    return {role for place, role in enumerate(ROLES) if at(case).crew[case.seat] >> place & 1}


def tile(case: Case) -> str:
    s = at(case)
    return s.e.tiles[s.row[-1]] if s.row else "none"


def family(case: Case) -> str:
    return tile(case).rsplit("-", 1)[0]


def here(case: Case) -> bool:
    """The claim is about the tile on top of the row, and its advice holds."""
    return case.args["tile"] == tile(case) and advice(case)


def trading(case: Case) -> str:
    """What was traded last, while a second good may follow: bought, sold or nothing."""
    return ("bought", "sold")[at(case).agenda.top().a] if "done" in case.offered() else "nothing"


def one_direction(case: Case) -> bool:
    begun = trading(case)
    against = {"bought": {"sell"}, "sold": BUYS, "nothing": set[str]()}[begun]
    going_on = {"bought": BUYS, "sold": {"sell"}, "nothing": set[str]()}[begun]
    return family(case) in at(case).e.goods and case.kind in against and bool(case.offered() & going_on)


def exchange(case: Case) -> bool:
    """A sale after a purchase, or a purchase of the very kind that was sold; something else is on offer."""
    last = at(case).e.goods[at(case).agenda.top().b]
    against = {"bought": case.kind == "sell", "sold": case.kind in BUYS and case.what["good"] == last, "nothing": False}
    return (
        family(case) == "merchant"
        and "boatman" in crew(case)
        and against[trading(case)]
        and bool(case.offered() & TRADES)
    )


def needs(case: Case) -> dict[str, int]:
    s = at(case)
    contract = s.e.contracts[s.stack][len(s.columns[s.stack])]
    asked = {good: contract.goods[i] - hold(case, good) for i, good in enumerate(s.e.goods)}
    asked |= {"gold": contract.gold - s.gold[case.seat], "captain": contract.captains - s.captains[case.seat]}
    return {slug: amount for slug, amount in asked.items() if amount > 0}


def missing(case: Case) -> bool:
    named = [item.split("*") for item in str(case.args["missing"]).split("+")]
    lacking = {slug: int(amount) for amount, slug in named}
    return advice(case) and case.names("port") and tile(case) == case.args["port"] and lacking == needs(case) != {}


def too_dear(case: Case) -> bool:
    s, e = at(case), at(case).e
    prices = {"hoist": e.sail_price, "cannon": e.cannon_price, "hire": e.crew_price}
    price = prices[case.kind] if case.kind in EQUIPS else e.tile_price[s.row[-1]]
    return (
        advice(case)
        and case.kind in EQUIPS | BUYS
        and case.args["price"] == price > s.gold[case.seat] == case.args["gold"]
    )


def hold_full(case: Case) -> bool:
    overboard = any(token.startswith(f"buy {case.what['good']} over ") for token in case.tokens())
    return case.kind == "buy" and aboard(case) == case.args["hold"] == at(case).e.hold and overboard


def none_to_throw(case: Case) -> bool:
    overboard = any(token.startswith(f"buy {case.what['good']} over ") for token in case.tokens())
    return (
        case.kind == "buy-over"
        and case.args["good"] == case.what["good2"]
        and hold(case, case.what["good2"]) == 0
        and overboard
    )


def column_done(case: Case) -> bool:
    s = at(case)
    filled = len(s.columns[s.stack]) == len(s.e.contracts[s.stack])
    return advice(case) and case.names("port") and tile(case) == case.args["port"] and filled


def no_range(case: Case) -> bool:
    s = at(case)
    return (
        case.kind in ("next", "look")
        and case.args["distance"] == s.distance == len(s.row)
        and "stop" in case.offered()
        and bool(case.offered() & USES)
    )


def pirates_first(case: Case) -> bool:
    return case.kind not in ("pay", "battle") and case.offered() == (
        {"battle", "pay"} if case.args["payable"] else {"battle"}
    )


REASONS: dict[str, Check] = {
    "reason-game-over": over,
    "reason-chance": by_chance,
    "reason-voyage-under-way": lambda c: c.kind == "sail" and at(c).stack >= 0 and at(c).active == c.seat,
    "reason-others-voyage": lambda c: c.kind == "sail" and at(c).stack >= 0 and at(c).active != c.seat,
    "reason-choose-stack-first": lambda c: c.kind != "sail" and c.offered() == {"sail"},
    "reason-first-tile": lambda c: not at(c).row and c.kind not in c.offered() and "next" in c.offered(),
    "reason-tile-resolved": lambda c: (
        bool(at(c).row) and {"next", "stop"} <= c.offered() and not c.offered() & USES and c.kind not in c.offered()
    ),
    "reason-no-range": no_range,
    "reason-look-only-first": lambda c: c.kind == "look" and bool(at(c).row) and not at(c).rules.lookout_any_time,
    "reason-nothing-looked-at": lambda c: c.kind == "bottom" and at(c).looked < 0,
    "reason-no-look": lambda c: c.kind == "look" and not at(c).look_left,
    "reason-no-trade-here": lambda c: here(c) and c.kind in TRADES and family(c) not in {*at(c).e.goods, "merchant"},
    "reason-other-good": lambda c: here(c) and c.names("good") and c.what["good"] != family(c) == c.args["traded"],
    "reason-none-to-sell": lambda c: (
        advice(c) and c.kind == "sell" and c.names("good") and hold(c, c.what["good"]) == 0
    ),
    "reason-one-direction": one_direction,
    "reason-exchange": exchange,
    "reason-nothing-traded": lambda c: c.kind == "done" and advice(c) and trading(c) == "nothing",
    "reason-finish-trade": lambda c: trading(c) != "nothing" and c.kind not in {*TRADES, "done"} and advice_more(c),
    "reason-enough-of-a-kind": lambda c: (
        advice(c)
        and c.kind in BUYS
        and c.names("good")
        and hold(c, c.what["good"]) == c.args["most"] == at(c).e.of_a_kind
    ),
    "reason-too-dear": too_dear,
    "reason-hold-full": hold_full,
    "reason-hold-has-room": lambda c: c.kind == "buy-over" and f"buy {c.what['good']}" in c.tokens(),
    "reason-none-to-throw": none_to_throw,
    "reason-no-equipment-here": lambda c: here(c) and c.kind in EQUIPS and family(c) != "equipment",
    "reason-sail-at-maximum": lambda c: (
        advice(c) and c.kind == "hoist" and at(c).sail[c.seat] == c.args["most"] == at(c).e.max_sail
    ),
    "reason-cannons-at-maximum": lambda c: (
        advice(c) and c.kind == "cannon" and at(c).cannons[c.seat] == c.args["most"] == at(c).e.max_cannons
    ),
    "reason-post-taken": lambda c: advice(c) and c.kind == "hire" and c.names("role") and c.what["role"] in crew(c),
    "reason-crew-complete": lambda c: advice(c) and c.kind == "hire" and len(crew(c)) == c.args["most"] == at(c).e.crew,
    "reason-letter-first": lambda c: (
        "pass" in c.offered() and bool(c.offered() & USES) and c.kind not in {"pass", *USES}
    ),
    "reason-no-letter-asked": lambda c: c.kind == "pass" and advice(c) and "pass" not in c.offered(),
    "reason-no-pirates": lambda c: c.kind in ("pay", "battle") and "battle" not in c.offered(),
    "reason-cannot-pay": lambda c: (
        c.kind == "pay"
        and c.offered() == {"battle"}
        and c.args["gold"] == at(c).gold[c.seat] < at(c).e.pirate_price == c.args["price"]
    ),
    "reason-pirates-first": pirates_first,
    "reason-not-at-port": lambda c: advice(c) and c.kind == "fulfil" and c.names("port") and tile(c) != c.args["port"],
    "reason-column-done": column_done,
    "reason-needs-missing": missing,
    "reason-no-wreck-here": lambda c: here(c) and c.kind == "search" and family(c) != "wreck",
}


def advice_more(case: Case) -> bool:
    """One more good may be traded, or that is all."""
    return "done" in case.offered() and bool(case.offered() & TRADES)


def winnable(case: Case) -> bool:
    s = at(case)
    shots = s.cannons[case.seat] * (2 if "cannoneer" in crew(case) else 1)
    return shots >= s.agenda.top().a


def pirates(case: Case) -> bool:
    s = at(case)
    return (
        case.offered() == ({"pay", "battle"} if case.args["payable"] else {"battle"})
        and case.args["skulls"] == s.agenda.top().a
        and case.args["price"] == s.e.pirate_price
        and winnable(case) == bool(case.args["winnable"])
        and bool(case.args["payable"] or case.args["winnable"])
    )


def sail_on(case: Case) -> bool:
    return case.offered() == {"next", "stop"} | ({"look"} if case.args["look"] else set()) and case.args["left"] == at(
        case
    ).distance - len(at(case).row)


PROMPTS: dict[str, Check] = {
    "choose-stack": lambda c: c.offered() == {"sail"},
    "set-sail": lambda c: c.offered() == {"look", "next"},
    "looked": lambda c: (
        at(c).looked >= 0 and c.offered() == ({"next", "bottom", "stop"} if c.args["turned"] else {"next", "bottom"})
    ),
    "tile": lambda c: here(c) and "stop" in c.offered() and ("look" in c.offered()) == (c.args["look"] == 1),
    "more": lambda c: advice_more(c) and c.args["direction"] == trading(c),
    "sail-on": sail_on,
    "pirates": pirates,
    "letter": lambda c: (
        "pass" in c.offered()
        and bool(c.offered() & USES)
        and c.args["letters"] == at(c).letters[c.seat] > 0
        and c.args["tile"] == tile(c)
    ),
    "reveal": chance_of("reveal"),
    "look": chance_of("look-at"),
    "event": lambda c: chance_of("event")(c) and family(c) == "fog",
    "shot": lambda c: chance_of("shot")(c) and at(c).cannons[at(c).active] > 0,
    "over": over,
}
