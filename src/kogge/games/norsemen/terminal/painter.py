"""Norsemen in the terminal: the map, the jarl actions and scoring cards, the routes, and everybody's people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kogge.cli.tables.flow import Flow
from kogge.cli.tables.palette import COLOURS, EDGE, FADED, GOLD, INK, LETTERS, SEAL, SHAPES, SIGNAL, percent, seat_style
from kogge.cli.tables.scene import Part, Scene, from_viewer
from kogge.cli.tables.scene import View as AnyView
from kogge.games.norsemen.rules.constants import ICONS, JARL_ACTIONS, LADDERS
from kogge.games.norsemen.rules.shapes import JarlView, RouteCardView, SeatView, TerritoryView, TitleView, View
from kogge.games.norsemen.terminal import cards, ladders

SECRET = ("leaders", "route")
FREE = "·"

# Which decisions are made by looking at what
BY_MAP = ("turn", "home", "settle", "fort", "free-thing", "send", "speaker", "speaker-from", "speaker-to", "income")
BY_BOARDS = ("title", "deck", "keep", "take", "take-kept")
BY_ROUTES = (
    "reveal",
    "put",
    "show",
    "ports",
    "bonus",
    "bonuses",
    "added-ship",
    "added-speaker",
    "ship-from",
    "ship-to",
)
BY_LADDERS = ("ladder", "advance", "exchange", "lower")
BY_PEOPLE = ("choose-leader", "trade")


def parts(scene: Scene) -> list[Part]:
    """The map, the boards, the routes, the ladders, the decks; the people beside them."""
    say = scene.words.say
    return [
        Part(say("norsemen-map"), _map(scene), tab=say("norsemen-tab-map"), prompts=BY_MAP),
        Part(say("norsemen-boards"), _boards(scene), tab=say("norsemen-tab-boards"), prompts=BY_BOARDS),
        Part(say("norsemen-routes"), _routes(scene), prompts=BY_ROUTES),
        Part(say("norsemen-ladders"), ladders.board(scene), prompts=BY_LADDERS),
        Part(say("norsemen-decks"), _decks(scene)),
        Part(say("norsemen-people"), _people(scene), beside=True, tab=say("norsemen-tab-people"), prompts=BY_PEOPLE),
    ]


def moment(scene: Scene) -> str:
    """The round, the phase, and who decides."""
    view = _view(scene)
    phase = scene.words.say(f"norsemen-phase-{view['phase']}")
    text = scene.words.say("norsemen-moment", round=view["round"], rounds=view["rounds"], phase=phase)
    awaited = view["awaited"]
    if len(awaited) == 1:
        return f"{text} · {SHAPES[awaited[0]]} {scene.names[awaited[0]]}"
    marks = " ".join(f"{SHAPES[seat]}{LETTERS[seat]}" for seat in awaited)
    return f"{text} · {marks}" if marks else text


def about(scene: Scene, kind: str, args: Mapping[str, str | int]) -> Text:
    """What is printed on leaders, cards, territories, ladders and scoring cards."""
    e = cards.edition(scene)
    if kind == "choose":
        return Text(cards.leader(scene, str(args["leader"])), FADED)
    if kind in ("thing", "thing-free"):
        return cards.thing(scene, e.territories.index(str(args["territory"])))
    if kind == "settle":
        return cards.income(scene, e.territories.index(str(args["territory"])))
    if kind in ("place", "double", "keep", "show", "port"):
        return cards.card_face(scene, str(args["card"]))
    if kind == "bonus":
        return Text(cards.card_bonus(scene, e.cards.index(str(args["card"]))), FADED)
    if kind == "advance":
        return ladders.step(scene, str(args["ladder"]), int(args["space"]))
    return Text()


def is_private(view: AnyView, public: AnyView) -> bool:
    """Leaders and routes are chosen in secret, and cards are drawn for one pair of eyes."""
    own, seen = cast(View, view), cast(View, public)
    return own["phase"] in SECRET or own["hand"]["drawn"] != seen["hand"]["drawn"]


def _view(scene: Scene) -> View:
    return cast(View, scene.view)


def _marks(seats: list[int]) -> Text:
    """The shapes of some seats; a seat stands there as often as it has a token."""
    return Text("").join([Text(SHAPES[seat], seat_style(seat)) for seat in seats]) if seats else Text(FREE, EDGE)


def _counted(numbers: list[int]) -> list[int]:
    return [seat for seat, count in enumerate(numbers) for _token in range(count)]


# The map


def _map(scene: Scene) -> RenderableType:
    say = scene.words.say
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=FADED)
    for key in ("territory", "thing", "income", "settled", "forts", "assigned", "acted"):
        table.add_column(say(f"norsemen-{key}"), no_wrap=True)
    for place, land in enumerate(_view(scene)["territories"]):
        if land["on_map"] or land["owner"] is not None:
            _add_territory(scene, table, place, land)
    return Group(table, _order(scene))


def _add_territory(scene: Scene, table: Table, place: int, land: TerritoryView) -> None:
    normandy = place == cards.edition(scene).normandy
    name = Text(scene.words.slug(land["slug"]), f"bold {cards.AGE_COLOURS[land['age']]}")
    if land["owner"] is not None:
        name.append_text(Text(f" {SHAPES[land['owner']]}", seat_style(land["owner"])))
    settled = Text("") if normandy else _marks(land["settlements"])
    forts = _marks(land["forts"]) if land["age"] else Text("")
    income = Text("") if normandy else cards.income(scene, place)
    speakers = [_marks(_counted(land["assigned"])), _marks(_counted(land["acted"]))]
    table.add_row(name, cards.thing(scene, place), income, settled, forts, *speakers)


def _order(scene: Scene) -> Text:
    """The playing order, and the circles for the next round."""
    view = _view(scene)
    found = Text.assemble((scene.words.say("norsemen-order") + " ", FADED), _marks(view["order"]))
    found.append("   " + scene.words.say("norsemen-circles") + " ", FADED).append_text(_marks(view["circles"]))
    tiles = view["rounds"] - view["round"]
    return found.append("   " + scene.words.say("norsemen-tiles-left", count=tiles), FADED)


# Jarl actions, scoring cards, decks


def _boards(scene: Scene) -> RenderableType:
    view = _view(scene)
    board = Table.grid(padding=(0, 2, 0, 0))
    board.add_row(_jarls(scene), Group(*[_title(scene, title) for title in view["scoring"]], _age_decks(scene)))
    return board


def _jarls(scene: Scene) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for _column in range(3):
        table.add_column(no_wrap=True)
    for slug in JARL_ACTIONS:
        table.add_row(*_jarl(scene, slug, _view(scene)["jarls"][slug]))
    return table


def _jarl(scene: Scene, slug: str, jarl: JarlView) -> list[Text]:
    """The spaces of a jarl action, the primary one first; the next to be taken is lit."""
    spaces = Text()
    for place, seat in enumerate(jarl["spaces"]):
        if seat is not None:
            spaces.append_text(Text(SHAPES[seat], seat_style(seat)))
        else:
            spaces.append("▸" if place == jarl["next"] else FREE, SIGNAL if place == jarl["next"] else EDGE)
        spaces.append("| " if place == 0 else " ", EDGE)
    shared = jarl["shared_with"]
    pair = Text(f"= {scene.words.say(f'norsemen-jarl-{shared}')}" if shared else "", EDGE)
    return [Text(scene.words.say(f"norsemen-jarl-{slug}"), INK), spaces, pair]


def _title(scene: Scene, title: TitleView) -> Text:
    """A scoring card with its tokens, and the VP of the next space."""
    spaces = cards.edition(scene).title_vp
    found = cards.title_face(scene, title["slug"]).append(" ").append_text(_marks(title["tokens"]))
    if len(title["tokens"]) < len(spaces):
        found.append(f" ▸{cards.points(spaces[len(title['tokens'])])}", SIGNAL)
    return found


def _age_decks(scene: Scene) -> RenderableType:
    """The decks of the ages, what the viewer knows of their bottoms, and the explorer's hand."""
    view, say = _view(scene), scene.words.say
    parts = []
    for age, deck in view["decks"].items():
        number = int(age)
        pile = Text(f"{cards.NUMERALS[number]} {deck['size']}", cards.AGE_COLOURS[number])
        known = [card for card in deck["bottom"] if card != "?"]
        if known:
            pile.append(" ↓", EDGE).append_text(Text(" ").join([cards.short_name(scene, card) for card in known]))
        parts.append(pile)
    piles = Flow([Text(say("norsemen-age-decks"), FADED), *parts], "  ")
    hand = [*view["hand"]["kept"], *view["hand"]["drawn"]]
    if not hand:
        return piles
    faces = [Text("?", SEAL) if card == "?" else _face(scene, card) for card in hand]
    return Group(piles, Flow([Text(say("norsemen-hand"), f"bold {SEAL}"), *faces], "  "))


def _face(scene: Scene, card: str) -> Text:
    return cards.short_name(scene, card).append(" ").append_text(cards.card_face(scene, card))


# Routes


def _routes(scene: Scene) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat, people in enumerate(_view(scene)["seats"]):
        on_cards = [_route_card(scene, card) for card in people["route"]]
        if people["flipped"]:
            on_cards.append(Text("↻").append_text(cards.short_name(scene, people["flipped"])))
        table.add_row(Text(SHAPES[seat], seat_style(seat)), Flow(on_cards or [Text("–", EDGE)], "  "))
    return table


def _route_card(scene: Scene, card: RouteCardView) -> Text:
    """A card and the tokens on it."""
    text = Text(cards.SHIP * card["longships"], f"bold {INK}")
    text.append(cards.SPEAKER if card["lawspeaker"] else "", f"bold {INK}")
    face = _face(scene, card["card"])
    if not card["longships"]:
        face.stylize("dim")
    return text.append_text(face).append("⚑" if card["beside"] else "", SIGNAL)


# Everybody's people


def _people(scene: Scene) -> RenderableType:
    view = _view(scene)
    parts: list[RenderableType] = []
    for seat in from_viewer(view["order"] or list(range(view["players"])), scene.viewer):
        people = view["seats"][seat]
        parts += [_name_plate(scene, seat, people), Padding(_tokens(scene, seat, people), (0, 0, 0, 1))]
    return Group(*parts, *_aids(scene), Text(""), _legend(scene))


def _name_plate(scene: Scene, seat: int, people: SeatView) -> Table:
    plate = Table.grid(expand=True)
    plate.add_column(no_wrap=True)
    plate.add_column(justify="right", no_wrap=True)
    active = "▸" if seat in _view(scene)["awaited"] else " "
    name = Text.assemble((active, SIGNAL), (f"{SHAPES[seat]} {scene.names[seat]}", seat_style(seat)))
    if people["leader"]:
        name.append(f" {scene.words.slug(people['leader'])}", f"not bold {INK}")
        name.append("✓" if people["ability_used"] else "", EDGE)
    if people["passed"] or people["finished"]:
        name.append(" " + scene.words.say("norsemen-passed" if people["passed"] else "norsemen-finished"), FADED)
    plate.add_row(
        name, Text.assemble((cards.points(people["vp"]), f"bold {GOLD}"), (f" {cards.coins(people['coins'])}", INK))
    )
    return plate


def _tokens(scene: Scene, seat: int, people: SeatView) -> RenderableType:
    """Tokens to use, ladders, what can be seen, the deck, and one's own leader."""
    say = scene.words.say
    figures = {"jarls": people["jarls"], "speakers": people["lawspeakers"], "ships": people["longships"]}
    title = people["title_space"]
    rare = {"damaged": people["damaged"], "title": title["jarls"] + title["longships"]}
    figures |= {key: count for key, count in rare.items() if count}
    parts = [Text.assemble((say(f"norsemen-{key}") + " ", FADED), (str(n), "bold")) for key, n in figures.items()]
    climbing = [ladders.climb(scene, slug, people["ladders"][slug]) for slug in LADDERS]
    rows: list[RenderableType] = [Flow(parts, " "), Flow(climbing, "  "), _sight(scene, people)]
    if people["leader"] and seat == scene.viewer:
        rows.append(Text(cards.ability(scene, people["leader"]), FADED))
    if people["dealt"] and not people["leader"]:
        names = [say("norsemen-secret") if slug == "?" else scene.words.slug(slug) for slug in people["dealt"]]
        rows.append(Text(say("norsemen-dealt", leaders=", ".join(names)), FADED))
    if people["kept_lawspeaker"]:
        rows.append(Text(say("norsemen-kept", territory=scene.words.slug(people["kept_lawspeaker"])), FADED))
    return Group(*rows)


def _sight(scene: Scene, people: SeatView) -> Text:
    """Icons to be seen, the damage of the phase, and the deck."""
    say, deck = scene.words.say, people["deck"]
    found = cards.icon_row(scene, people["icons"])
    found.append("  " + cards.DAMAGE * people["damage"], SEAL)
    return found.append("  " + say("norsemen-pile", deck=deck["size"], discard=len(people["discard"])), FADED)


def _aids(scene: Scene) -> list[RenderableType]:
    aids = _view(scene)["aids"]
    if "damage_odds" not in aids:
        return []
    odds = percent(aids["damage_odds"])
    return [Text(scene.words.say("norsemen-aids", odds=odds, ports=aids["ports"], repair=aids["repair"]), FADED)]


def _legend(scene: Scene) -> Flow:
    """What the letters and signs mean."""
    signs = [(scene.words.say(f"norsemen-icon-{slug}"), scene.words.slug(slug)) for slug in ICONS]
    signs += [(cards.SHIP, scene.words.slug("longship")), (cards.SPEAKER, scene.words.slug("lawspeaker"))]
    signs += [
        (sign, scene.words.say(f"norsemen-sign-{key}"))
        for sign, key in ((cards.DAMAGE, "damage"), (ladders.LEGEND, "legend"), (ladders.IN_PLAY, "in-play"))
    ]
    signs += [("★", scene.words.slug("vp")), ("¢", scene.words.slug("coins", 2))]
    return Flow([Text.assemble((sign, FADED), f" {name}", style=EDGE) for sign, name in signs], "  ")


def _decks(scene: Scene) -> Table:
    """The cards of every deck, those known on top first, and of every discard pile."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat, people in enumerate(_view(scene)["seats"]):
        top = [Text("▸").append_text(cards.short_name(scene, card)) for card in people["deck"]["top"]]
        rest = [cards.short_name(scene, card) for card in people["deck_rest"]]
        gone = [Text(f"{scene.words.say('norsemen-discard')}:", FADED)] if people["discard"] else []
        gone += [Text(cards.short_name(scene, card).plain, EDGE) for card in people["discard"]]
        table.add_row(Text(SHAPES[seat], seat_style(seat)), Flow([*top, *rest, *gone] or [Text("–", EDGE)], " "))
    return table


# The result


def score_sheet(scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
    """Everybody's VP, tokens in play and coins, the best first."""
    view, say = _view(scene), scene.words.say
    order = sorted(range(len(scores)), key=lambda seat: (places[seat], seat))
    people = [view["seats"][seat] for seat in order]
    sheet = Table(box=None, pad_edge=False, padding=(0, 1))
    sheet.add_column(style=FADED)
    for seat in order:
        sheet.add_column(Text(f"{SHAPES[seat]} {scene.names[seat]}", f"bold {COLOURS[seat]}"), justify="right")
    sheet.add_row(say("norsemen-leader"), *[scene.words.slug(one["leader"] or "") for one in people])
    for slug in LADDERS:
        sheet.add_row(scene.words.slug(slug, 2), *[str(one["ladders"][slug]["in_play"]) for one in people])
    claimed = [sum(seat in title["tokens"] for title in view["scoring"]) for seat in order]
    sheet.add_row(say("norsemen-titles"), *[str(count) for count in claimed])
    sheet.add_row(scene.words.slug("coins", 2), *[str(one["coins"]) for one in people])
    sheet.add_row(scene.words.slug("vp"), *[Text(str(scores[seat]), f"bold {GOLD}") for seat in order])
    sheet.add_row(say("score-place"), *[f"{places[seat]}." for seat in order])
    return sheet
