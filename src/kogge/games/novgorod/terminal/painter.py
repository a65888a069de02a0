"""Novgorod in the terminal: the cities of the Hanse, the route, missions and bonus cards, the merchants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kogge.cli.tables.flow import Flow
from kogge.cli.tables.palette import (
    COAST,
    EDGE,
    FADED,
    GOLD,
    INK,
    MOSS,
    SEAL,
    SHAPES,
    SIGNAL,
    seat_mark,
    seat_style,
)
from kogge.cli.tables.scene import Part, Scene, from_viewer
from kogge.cli.tables.scene import View as AnyView
from kogge.games.novgorod.rules.edition import Edition
from kogge.games.novgorod.rules.game import NovgorodGame
from kogge.games.novgorod.rules.shapes import (
    BonusView,
    CareerView,
    CityView,
    NeedView,
    PaymentView,
    RouteView,
    SeatView,
    View,
)

PLACEHOLDER = "placeholder"
MERCHANT, PIRATE = "♜", "☠"
SECRET = "?"
BY_ROUTE = ("use", "artisan", "inputs", "good")  # decisions that are made by looking at the route


def parts(scene: Scene) -> list[Part]:
    """The cities, the route, what lies open, the merchants."""
    say = scene.words.say
    return [
        Part(say("novgorod-cities"), _cities(scene), prompts=("route", "buy")),
        Part(say("novgorod-route"), _route(scene), prompts=BY_ROUTE),
        Part(say("novgorod-cards"), _cards(scene), tab=say("novgorod-tab-cards"), prompts=("draft",)),
        Part(say("novgorod-merchants"), _merchants(scene), beside=True, prompts=("side", "place")),
    ]


def moment(scene: Scene) -> str:
    """The round, whose turn it is, and whether it is the last."""
    view, say = _view(scene), scene.words.say
    key = "novgorod-last-round" if view["last_round"] else "moment-round"
    text = say(key, round=view["round"])
    active = view["active"]
    return text if active is None else f"{text} · {SHAPES[active]} {scene.names[active]}"


def about(scene: Scene, kind: str, args: Mapping[str, str | int]) -> Text:
    """What is printed on cities, offices and missions: goods, fees, prices, seals."""
    e, view, say = _edition(scene), _view(scene), scene.words.say
    city = next((one for one in view["cities"] if one["city"] == args.get("city")), None)
    if kind == "lay" and city is not None:
        goods = [city["good"], *([city["artisan"]] if city["artisan"] else [])]
        return Text("/".join(scene.words.slug(good) for good in goods), COAST)
    if kind == "office" and city is not None:
        return Text(say("novgorod-office-income", income=city["income"] or 0), GOLD)
    if kind == "rise":
        return Text(_rise(scene), FADED)
    seals = {"upper": e.line_seals, "lower": e.line_seals, "resume": e.line_seals, "both": e.both_seals - e.line_seals}
    if kind in seals:
        return Text("+" + say("novgorod-seals", seals=seals[kind]), GOLD)
    special = next((one for one in view["specials"] if one["special"] == args.get("special")), None)
    return Text("+" + say("novgorod-seals", seals=special["seals"]), GOLD) if special is not None else Text()


def _rise(scene: Scene) -> str:
    """What the viewer's next career level asks for."""
    career = _view(scene)["seats"][scene.viewer]["career"] if scene.viewer >= 0 else None
    if career is None:
        return ""
    ducats = [scene.words.say("novgorod-ducats", ducats=career["ducats"])] if career["ducats"] else []
    return " + ".join([*ducats, *([need] if (need := _need(scene, career["need"])) else [])])


def is_private(view: AnyView, public: AnyView) -> bool:
    """A seat decides by its secret missions."""
    return view["seats"] != public["seats"]


def _view(scene: Scene) -> View:
    return cast(View, scene.view)


def _edition(scene: Scene) -> Edition:
    """What is printed on the cards."""
    assert isinstance(scene.game, NovgorodGame)
    return scene.game.tables


# The cities


def _cities(scene: Scene) -> RenderableType:
    """A row a city, in the order of the ring."""
    say, view = scene.words.say, _view(scene)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=FADED)
    for key in ("city", "good", "artisan", "office", "fee", "owners"):
        table.add_column(say(f"novgorod-{key}"), no_wrap=True)
    for city in view["cities"]:
        owners = [seat for seat, one in enumerate(view["seats"]) if city["city"] in _offices(one)]
        table.add_row(
            _city_name(scene, city),
            Text(scene.words.slug(city["good"]), COAST),
            Text(scene.words.slug(city["artisan"]) if city["artisan"] else "–", MOSS),
            _office(scene, city),
            Text(str(city["fee"]), FADED),
            Text(" ").join([seat_mark(seat) for seat in owners]),
        )
    return Group(table, _seaways(scene))


def _offices(seat: SeatView) -> list[str]:
    return [office["city"] for office in seat["offices"]]


def _city_name(scene: Scene, city: CityView) -> Text:
    name = Text(scene.words.slug(city["city"]), f"bold {INK}")
    name.append(f" {MERCHANT}" if city["merchant"] else "", GOLD)
    return name.append(f" {PIRATE}" if city["pirate"] else "", SEAL)


def _office(scene: Scene, city: CityView) -> Text:
    """Price and income of the office on top, and how many are left."""
    if city["price"] is None:
        return Text("–", EDGE)
    text = scene.words.say("novgorod-price", price=city["price"], income=city["income"] or 0)
    return Text.assemble((text, INK), (f" ×{city['offices_left']}", EDGE))


def _seaways(scene: Scene) -> Text:
    """Seaways that the order of the rows does not show: across the ring, or past the pirate."""
    cities = _view(scene)["cities"]
    names = [city["city"] for city in cities]
    across = []
    for place, city in enumerate(cities):
        ring = {names[place - 1], names[(place + 1) % len(names)]}
        across += [(city["city"], other) for other in city["neighbours"] if other not in ring]
    ways = [f"{scene.words.slug(a)}–{scene.words.slug(b)}" for a, b in across if names.index(a) < names.index(b)]
    text = Text(scene.words.say("novgorod-seaways", ways=", ".join(ways) or "–"), FADED)
    if any(city["merchant"] for city in cities):
        text.append(f"  {MERCHANT} ", GOLD).append(scene.words.say("novgorod-merchant-here"))
    if any(city["pirate"] for city in cities):
        text.append(f"  {PIRATE} ", SEAL).append(scene.words.say("novgorod-pirate-here"))
    return text


# The route


def _route(scene: Scene) -> RenderableType:
    view = _view(scene)
    route = view["route"]
    if route is None or view["active"] is None:
        budget = view["aids"].get("budget")
        text = scene.words.say("novgorod-budget", ducats=budget) if budget is not None else "–"
        return Text(text, FADED)
    seat = view["seats"][view["active"]]
    lines: list[RenderableType] = [_laid(scene, route, seat), _log_book(scene, route, seat)]
    if view["payment"] is not None:
        lines.append(_payment(scene, view["payment"]))
    return Group(*lines)


def _laid(scene: Scene, route: RouteView, seat: SeatView) -> Flow:
    """The cards in their order: what is used up is dim, an artisan that has not worked is named."""
    cards: list[Text] = [_hold(scene, route, seat)]
    places = route["cards"]
    for place, card in enumerate(places):
        if card == PLACEHOLDER:
            continue
        held = place + 1 < len(places) and places[place + 1] == PLACEHOLDER
        cards.append(_laid_card(scene, route, card, held))
    return Flow(cards, " → ")


def _hold(scene: Scene, route: RouteView, seat: SeatView) -> Text:
    """The ship with what is stored in it."""
    ship = Text(scene.words.say("novgorod-ship"), INK)
    if seat["stored"] is None:
        return ship
    usable = route["ship"] and not route["stored_now"]
    return ship.append(" " + scene.words.slug(seat["stored"]), f"bold {COAST}" if usable else f"dim {COAST}")


def _laid_card(scene: Scene, route: RouteView, city: str, held: bool) -> Text:
    shown = next(one for one in _view(scene)["cities"] if one["city"] == city)
    card = Text(scene.words.slug(city), INK)
    card.append(
        " " + scene.words.slug(shown["good"]), f"bold {COAST}" if city in route["free"] else f"dim strike {COAST}"
    )
    if shown["artisan"] is not None:
        works = city in route["artisans"] and (held or city in route["free"])
        card.append("+" if held else "/", EDGE)
        card.append(scene.words.slug(shown["artisan"]), MOSS if works else f"dim strike {MOSS}")
    return card


def _log_book(scene: Scene, route: RouteView, seat: SeatView) -> Flow:
    """Speed, fees, the privilege, the purchase."""
    say = scene.words.say
    parts = [Text(say("novgorod-length", length=len(route["cards"]), speed=seat["speed"]), COAST)]
    if route["fees"]:
        parts.append(Text(say("novgorod-fees", fees=route["fees"]), SEAL))
    if route["privilege_used"]:
        parts.append(Text(say("novgorod-privilege-used"), FADED))
    if route["credit"]:
        parts.append(Text(say("novgorod-credit", ducats=route["credit"]), GOLD))
    if route["bought"]:
        parts.append(Text(say("novgorod-bought"), FADED))
    aids = _view(scene)["aids"]
    if "pirate_fee" in aids:
        parts.append(Text(say("novgorod-pirate-fee", ducats=aids["pirate_fee"]), FADED))
    if "merchant_next" in aids:
        parts.append(Text(say("novgorod-merchant-next", city=scene.words.slug(aids["merchant_next"])), FADED))
    return Flow(parts, " · ")


def _payment(scene: Scene, payment: PaymentView) -> Flow:
    """What is being paid for, and what is paid already."""
    say = scene.words.say
    purpose = say(f"novgorod-for-{payment['purpose']}", need=_need(scene, payment["need"]))
    parts = [Text(purpose, f"bold {SIGNAL}")]
    if payment["artisan"] is not None:
        inputs = " + ".join(scene.words.slug(good) for good in payment["inputs"]) or "…"
        parts.append(Text(f"{scene.words.slug(payment['artisan'])}: {inputs}", MOSS))
    paid = [scene.words.slug(slug) for slug in payment["made"] + payment["paid"]]
    if paid:
        parts.append(Text(say("novgorod-paid", goods=" + ".join(paid)), FADED))
    return Flow(parts, " · ")


def _need(scene: Scene, need: NeedView) -> str:
    """What a line, a part or a career row asks for."""
    say = scene.words.say
    parts = [scene.words.slug(good) for good in need["goods"]]
    if need["luxury"] is not None:
        least = "" if need["least"] < 2 else " " + say("novgorod-least", count=need["least"])
        parts.insert(0, scene.words.slug(need["luxury"]) + least)
    elif need["luxuries"]:
        parts.append(say("novgorod-luxuries", count=need["luxuries"]))
    if need["commodities"]:
        parts.append(say("novgorod-commodities", count=need["commodities"]))
    return " + ".join(parts)


# What lies open


def _cards(scene: Scene) -> RenderableType:
    """Missions on display, bonus cards, the row of special missions."""
    view, say = _view(scene), scene.words.say
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style=FADED, no_wrap=True)
    rows.add_column()
    rows.add_row(
        say("novgorod-display", deck=view["deck"]), Flow([_mission(scene, one) for one in view["display"]], " · ")
    )
    rows.add_row(say("novgorod-bonuses"), Flow([_bonus(scene, bonus) for bonus in view["bonuses"]], " · "))
    if view["specials"]:
        rows.add_row(say("novgorod-specials"), Flow(_specials(scene), " · "))
    return rows


def _mission(scene: Scene, slug: str) -> Text:
    return Text(_short(scene, slug) if slug != SECRET else scene.words.say("novgorod-secret"), INK)


def _short(scene: Scene, mission: str) -> str:
    """Both lines without the room between them."""
    return scene.words.slug(mission).replace(" + ", "+").replace(" / ", "/")


def _bonus(scene: Scene, bonus: BonusView) -> Text:
    text = Text(scene.words.slug(bonus["bonus"]), GOLD)
    if bonus["seals"] is not None:
        text.append(f" {bonus['seals']}", f"bold {GOLD}" if bonus["state"] == "high" else f"dim {GOLD}")
    for seat in bonus["seats"]:
        text.append(" ").append_text(seat_mark(seat))
    return text


def _specials(scene: Scene) -> list[Text]:
    """Price and seals of each as it is now; what was done this turn is dim."""
    parts = []
    for special in _view(scene)["specials"]:
        text = f"{special['letter'].upper()} {_need(scene, special['goods'])} {special['price']}→{special['seals']}"
        parts.append(Text(text, f"dim strike {INK}" if special["done"] else INK))
    return parts


# The merchants


def _merchants(scene: Scene) -> RenderableType:
    blocks: list[RenderableType] = []
    seats = _view(scene)["seats"]
    for number in from_viewer(range(len(seats)), scene.viewer):
        blocks += [_name_plate(scene, number, seats[number]), Padding(_seat(scene, seats[number]), (0, 0, 0, 1))]
    return Group(*blocks)


def _name_plate(scene: Scene, number: int, seat: SeatView) -> Table:
    view, say = _view(scene), scene.words.say
    plate = Table.grid(expand=True)
    plate.add_column()
    plate.add_column(justify="right", no_wrap=True)
    active = "▸" if view["active"] == number and view["pending"] != "over" else " "
    name = Text.assemble((active, SIGNAL), (f"{SHAPES[number]} {scene.names[number]}", seat_style(number)))
    if view["start"] == number:
        name.append(" " + say("novgorod-first"), FADED)
    wealth = Text(say("novgorod-seals", seals=seat["seals"]), f"bold {SEAL}")
    plate.add_row(name, wealth.append("  ").append(say("novgorod-ducats", ducats=seat["ducats"]), GOLD))
    return plate


def _seat(scene: Scene, seat: SeatView) -> RenderableType:
    lines: list[RenderableType] = []
    if seat["career"] is not None:
        lines.append(_career(scene, seat["career"], seat["speed"]))
    lines += [_office_list(scene, seat), _mission_list(scene, seat)]
    return Group(*lines)


def _career(scene: Scene, career: CareerView, speed: int) -> Flow:
    """Speed, the level, seals a turn, what the next level asks for, the visible privileges."""
    say = scene.words.say
    top = _edition(scene).row_count - 1
    parts = [Text(say("novgorod-speed", speed=speed), COAST)]
    level = Text(say("novgorod-level", level=career["level"], top=top, seals=career["seals"]), INK)
    parts.append(level.append(" ✗", f"bold {SEAL}") if career["x"] else level)
    if not career["top"]:
        need = say("novgorod-ducats", ducats=career["ducats"]) if career["ducats"] else _need(scene, career["need"])
        parts.append(Text(say("novgorod-next", need=need), FADED))
    parts.append(Text(" ".join(say(f"novgorod-privilege-{name}") for name in career["privileges"]), MOSS))
    return Flow(parts, " · ")


def _office_list(scene: Scene, seat: SeatView) -> Flow:
    """Offices with their incomes; the one whose card is stored is named with it."""
    offices = []
    for office in seat["offices"]:
        text = Text(scene.words.slug(office["city"]) + " ", INK).append(str(office["income"]), GOLD)
        offices.append(text)
    if seat["stored"] is not None:
        offices.append(Text(scene.words.say("novgorod-stored", good=scene.words.slug(seat["stored"])), COAST))
    return Flow(offices or [Text("–", EDGE)], ", ")


def _mission_list(scene: Scene, seat: SeatView) -> Flow:
    """Missions in hand, open ones, and how many are done."""
    say = scene.words.say
    parts = [_mission(scene, slug) for slug in seat["missions"]]
    parts += [_secret(scene, slug) for slug in seat["secret"]]
    parts += [Text(f"({_short(scene, slug)})", SIGNAL) for slug in seat["shown"] + seat["begun"]]
    parts += [Text(say("novgorod-open", mission=_lower(scene, slug)), SIGNAL) for slug in seat["left"]]
    parts.append(Text(say("novgorod-done", count=seat["completed"]) + _kinds_told(scene, seat), FADED))
    return Flow(parts, " · ")


def _secret(scene: Scene, slug: str) -> Text:
    return Text("?", f"bold {EDGE}") if slug == SECRET else Text(_short(scene, slug), f"italic {INK}")


def _lower(scene: Scene, mission: str) -> str:
    """The line that is still open."""
    return _short(scene, mission).partition("/")[2]


def _kinds_told(scene: Scene, seat: SeatView) -> str:
    """The kinds of goods on missions done, where a bonus card counts them."""
    if all(bonus["bonus"] != "variety" for bonus in _view(scene)["bonuses"]):
        return ""
    edition = _edition(scene)
    printed = 0
    for mission in [*seat["under"], *(slug for slug in seat["hidden"] if slug != SECRET)]:
        printed |= edition.printed[edition.missions.index(mission)]
    return ", " + scene.words.say("novgorod-kinds", count=printed.bit_count())


# The result


def score_sheet(scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
    """Seals, and what breaks ties; an X has lost. The best seat first."""
    view, say = _view(scene), scene.words.say
    order = sorted(range(len(scores)), key=lambda seat: (places[seat], -scores[seat], seat))
    seats = [view["seats"][seat] for seat in order]
    sheet = Table(box=None, pad_edge=False, padding=(0, 1))
    sheet.add_column(style=FADED)
    for seat in order:
        sheet.add_column(Text(f"{SHAPES[seat]} {scene.names[seat]}", seat_style(seat)), justify="right")
    sheet.add_row(say("novgorod-sheet-seals"), *[Text(str(scores[seat]), f"bold {GOLD}") for seat in order])
    sheet.add_row(say("novgorod-sheet-ducats"), *[str(seat["ducats"]) for seat in seats])
    sheet.add_row(say("novgorod-sheet-level"), *_levels(seats))
    sheet.add_row(say("novgorod-sheet-offices"), *[str(len(seat["offices"])) for seat in seats])
    sheet.add_row(say("novgorod-sheet-missions"), *[str(seat["completed"]) for seat in seats])
    sheet.add_row(say("score-place"), *[f"{places[seat]}." for seat in order])
    return sheet


def _levels(seats: Sequence[SeatView]) -> list[str]:
    careers = [seat["career"] for seat in seats]
    return ["–" if career is None else f"{career['level']}{' ✗' if career['x'] else ''}" for career in careers]
