"""Positions in which reasons are given that random games hardly ever bring about."""

from collections.abc import Callable

import kogge
from tests.games.norderwind.rulebook import table as nw
from tests.games.norsemen.rulebook import table as nm
from tests.games.norsemen.rulebook.test_3_exploration import exploring
from tests.games.novgorod.rulebook import table as ng
from tests.helpers import play

FULL = "hold-1 grain grain fish fish salt wood"
EQUIPMENT = "sail norderkap, reveal equipment-a"
LOOK: dict[str, object] = {"lookout_any_time": True}
NORDERWIND: list[tuple[list[str], str, dict[str, object]]] = [
    (["cannons 4 1"], EQUIPMENT, {}),
    (["crew-1 boatman accountant cannoneer treasurer"], EQUIPMENT, {}),
    (["sail 6 4", "crew-1 boatman"], EQUIPMENT, {}),
    ([FULL], "sail norderkap, reveal salt-1", {}),
    (["gold 2 5"], "sail norderkap, reveal salt-3", {}),
    (["column-norderkap 1 2 1 2 1 2 1 2 2"], "sail norderkap, reveal norderkap", {}),
    (["gold 0 5", "voyage norderkap range 4 actions 0 no-look", "pending reveal -1"], "reveal fog-a, event 1", {}),
    (["crew-1 lookout"], "sail norderkap, next, reveal salt-1", {}),
    (["crew-1 boatman", "hold-1 salt"], "sail norderkap, reveal merchant-2, sell salt", {}),
    (["crew-1 lookout"], "sail norderkap, look, look fog-a", LOOK),
]

DRAWS = "draw england-1, draw england-2, draw england-3, draw england-4"
LEIF = ["leader-1 leif", "settlements-1 norway"]
SPEAKER = ["assigned-1 sweden", "lawspeakers 1 2"]
TWO = ["settlements-1 england sweden greenland", "ladder-settlement-1 0 0 1 0 4"]
BOTTOM = [f"ladder-{name}-1 0 0 0 3 4" for name in ("lawspeaker", "fort", "settlement")]
ICELAND = [
    "round 3",
    "map england scotland iceland rus",
    "assigned-1 iceland",
    "lawspeakers 1 2",
    "route-1 norway-2*",
    "longships 2 3",
]
LATE = ["round 4", "map england scotland rus greenland byzantium", "leader-1 leif", "passed 0 1"]
STAYS = ["settlements-1 england sweden scotland", "ladder-settlement-1 0 0 1 0 4", "acted-1 sweden", "lawspeakers 1 2"]
GREENLAND = ["round 2", "map england scotland greenland", "assigned-1 greenland", "lawspeakers 1 2"]
RURIK = ["round 2", "map england scotland greenland", "leader-1 rurik", "own-tiles-1 ireland", "settlements-1 sweden"]
SEVEN = ["sweden-1", "sweden-2", "sweden-3", "denmark-1", "denmark-2", "denmark-3", "norway-1"]
WOOD = ["route-1 sweden-1*", "longships 2 3"]
NORSEMEN: list[tuple[list[str], str, dict[str, object]]] = [
    (
        ["leader-1 olof", "waiting 1 0", "ladder-fort-1 0 1 1 0 4", *nm.last_round("england"), "pending fort 0 2"],
        "",
        {},
    ),
    (["route-1 ireland-10*", "longships 2 3", "coins 0 0", "bonuses ireland-10", "pending bonuses 0"], "", {}),
    (["normandy 1 0", "lawspeakers 1 2", "pending speaker-to 0 12"], "", {}),
    (["normandy 1 0", "lawspeakers 1 2", "pending speaker-from 0"], "", {}),
    (["route-1 norway-2*", "longships 2 3"], f"jarl explore, deck 1, {DRAWS}, keep england-1", {}),
    (
        ["route-1 norway-1* norway-2* norway-3*", "longships 0 3", "coins 9 0"],
        f"jarl explore, deck 1, {DRAWS}, keep england-1, keep england-2",
        {},
    ),
    ([*LATE, *TWO], "pass", {}),
    ([*LATE, *TWO, "route-1 scotland-1*", "longships 2 3"], "pass", {}),
    ([*LATE, *TWO, *WOOD], "pass", {}),
    ([*LATE, *TWO, *WOOD, "coins 2 0"], "pass, income sweden", {}),
    ([*LATE, *STAYS], "pass", {}),
    ([*LATE, *STAYS], "pass, hold sweden", {}),
    ([*nm.last_round("england", "scotland"), "leader-1 leif", "passed 0 1", *STAYS], "pass", {}),
    (
        ["route-1 denmark-1* norway-1*", "longships 1 3", "forts-1 england scotland", "ladder-fort-1 1 0 0 0 4"],
        "jarl forts",
        {},
    ),
    (
        [
            "pending ports 0 0",
            "phase ports",
            "leader-1 gorm",
            "settlements-1 denmark",
            "flipped-1 sweden-1",
            "route-1 sweden-2",
        ],
        "",
        {},
    ),
    ([*ICELAND, *BOTTOM], "thing iceland", {}),
    (ICELAND, "thing iceland, advance longship 1 plain", {}),
    (
        [
            "leader-1 harald",
            "settlements-1 denmark",
            "assigned-1 greenland",
            "lawspeakers 1 2",
            "round 2",
            "map england scotland greenland",
        ],
        "",
        {},
    ),
    (["scored-forts 1", "pending title 0"], "", {}),
    ([*GREENLAND, "route-1 sweden-1* sweden-2", "longships 2 3"], "thing greenland", {}),
    ([*RURIK, "phase tile", "pending unused-tile -1 0 2"], "", {}),
    (["phase route", "lawspeakers 0 2", "assigned-1 sweden denmark"], "reveal, draw sweden-1", {}),
    (["pending send 0 1", "ladder-lawspeaker-1 0 1 1 0 4", "assigned-1 england", "lawspeakers 1 2"], "", {}),
    (["phase ports", "pending ports 0 1", "route-1 england-1 sweden-1"], "", {}),
    (["leader-1 sigrid", *SPEAKER, "route-1 sweden-3*", "longships 2 3"], "thing sweden", {}),
    ([*SPEAKER, "route-1 sweden-3*", "longships 2 3", "coins 1 0"], "", {}),
    (["jarl-settlements 2 0 0 0", "jarls 2 1", "vp 2 5"], "", {}),
    (
        [
            "beside-1 england-3",
            "leader-1 cnut",
            "settlements-1 denmark",
            "route-1 england-3 sweden-1",
            "phase ports",
            "pending ports 0 1",
        ],
        "",
        {},
    ),
    (["leader-1 halfdan", "settlements-1 norway", "route-1 sweden-1", "damaged 1 0", "longships 2 3"], "", {}),
    ([*LEIF, "route-1 sweden-1 sweden-2*", "longships 1 3", "damaged 1 0"], "", {}),
    ([*LEIF, "route-1 sweden-1", "longships 0 3", "damaged 3 0"], "", {}),
    (["pending settle 0", "ladder-settlement-1 0 1 1 0 4"], "", {}),
    (["phase route", "longships 0 3", "damaged 3 0"], "reveal, draw sweden-1", {}),
    (["phase route", f"route-1 {' '.join(SEVEN)}"], "reveal, draw norway-2, put nothing", {}),
    ([f"discard-2 {' '.join(nm.round_of().e.cards[10:40])}"], "jarl explore", {}),
    (["route-1 ireland-10", "coins 9 0"], "place ireland-10", {}),
]

BARE = ["careers 2-front 1-front", "turn 1", "level 4 0"]
OPEN = "display jewelry-clothing jewelry-provisions clothing-jewelry wool-fish"
DEAR = ["secret-1 fish-salt", "offices-1 lubeck:dearest", "offices-2 visby:cheapest lubeck:cheapest"]
DEAR += ["offices-3 visby:second lubeck:second", "offices-4 visby:third lubeck:third", "pending draft 0"]
THIRD = ["careers 3-front 1-front", "turn 1", "cash 0 0", ng.ALL_OFFICES, "speed 5 2"]
LUXURY = [*THIRD, "level 1 0", ng.artisans(bergen="clothing", novgorod="clothing", visby="provisions")]
ROW = "row s1:a s4:a s2:b s3:c"
EAST = "lay bergen, lay visby, lay novgorod, stop"
SPECIAL: dict[str, object] = {"special_missions": True}
STRICT: dict[str, object] = {"strict_mission_order": True}
NOVGOROD: list[tuple[list[str], str, dict[str, object]]] = [
    (["cash 9 0", "display wool-fish", f"under-2 {ng.all_but('wool-fish')}", "pending buy 0"], "", {}),
    (["cash 99 0", "speed 5 2", "pending buy 0"], "", {}),
    (["cash 99 0", *BARE], "stop", {}),
    ([*THIRD, "stored fish -"], "lay london, lay bergen, lay visby, lay novgorod, stop, rise, with wool", {}),
    (["cash 9 9", ng.offices(1, "lubeck", "danzig"), "speed 4 2"], "lay lubeck, placeholder", {}),
    (["cash 9 9", ng.offices(1, "lubeck"), "speed 4 2"], "lay lubeck", {}),
    ([*THIRD, "stored wool -", "known-1 wool-fish"], "lay london, lay bergen, stop, upper wool-fish", {}),
    (LUXURY, "lay london, lay bergen, lay visby, lay novgorod, stop, rise", {}),
    (["cash 99 0", "pending buy 0"], "ship", {}),
    (THIRD, "lay london, lay bergen, stop, store wool", {}),
    (
        ["turn 3", "last yes", "used privilege", "hidden-1 wool-fish", "pending buy 1", "bonus variety:high:0:0"],
        "end",
        SPECIAL,
    ),
    ([*BARE, "cash 0 0", ng.offices(1, "london")], "lay bergen", {}),
    ([*BARE, "cash 9 0", ng.ALL_OFFICES, "speed 5 2", ROW], f"{EAST}, special s1", SPECIAL),
    ([*BARE, "cash 9 9", ng.ALL_OFFICES], "lay london", {"pirate": "front"}),
    ([*BARE, "cash 9 0", ng.ALL_OFFICES, "speed 5 2", ROW], f"{EAST}, special s1, hidden wool-fish", SPECIAL),
    (
        [*BARE, "cash 0 0", ng.ALL_OFFICES, "stored amber -", ng.artisans(bergen="jewelry")],
        "lay bergen, lay visby, stop, sell by bergen",
        {},
    ),
    ([*LUXURY, "known-1 clothing-provisions"], f"lay london, {EAST}, upper clothing-provisions", {}),
    (
        [*BARE, "cash 0 0", ng.ALL_OFFICES, "speed 5 2", "secret-1 glass-fur", "stored grain -"],
        "lay bergen, lay visby, lay novgorod, stop, upper glass-fur",
        STRICT,
    ),
]


def norderwind(fields: list[str], options: dict[str, object]) -> kogge.State:
    return nw.given(*fields, options=options)


def norsemen(fields: list[str], options: dict[str, object]) -> kogge.State:
    return exploring(*fields) if "phase route" in fields else nm.round_of(*fields, options=options)


def novgorod(fields: list[str], options: dict[str, object]) -> kogge.State:
    return ng.given(*fields, players=4 if fields == [OPEN, *DEAR] else 2, options=options)


GIVEN: dict[str, Callable[[list[str], dict[str, object]], kogge.State]] = {
    "norderwind": norderwind,
    "norsemen": norsemen,
    "novgorod": novgorod,
}
PLACES = {"norderwind": NORDERWIND, "norsemen": NORSEMEN, "novgorod": [*NOVGOROD, ([OPEN, *DEAR], "", {})]}


def places(slug: str) -> list[kogge.State]:
    return [play(GIVEN[slug](fields, options), tokens) for fields, tokens, options in PLACES[slug]]
