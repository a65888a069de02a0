"""What is printed on Norsemen's cards and tiles, in a few letters each."""

from __future__ import annotations

from rich.text import Text

from kogge.cli.tables.palette import COAST, EDGE, FADED, GOLD, INK, MOSS, SEAL, SIGNAL
from kogge.cli.tables.scene import Scene
from kogge.games.norsemen.rules.constants import (
    ABILITIES,
    B_ADVANCE,
    B_COINS,
    B_DRAW,
    B_MOVE,
    B_NONE,
    B_PAIR,
    B_PER,
    B_VP,
    COUNTS,
    ICON_COUNT,
    ICONS,
    JARL_ACTIONS,
    LADDERS,
    PER_AGE,
    PER_LADDER,
    THING_EFFECTS,
    VP_PER,
)
from kogge.games.norsemen.rules.edition import Edition
from kogge.games.norsemen.rules.game import NorsemenGame

ICON_COLOURS = ["#c99b6b", "#d793ae", "#e6cf8b", "#8fbfd0", SEAL, "#a9b2f5", "#f1ede2", "#e3b35c", MOSS]
AGE_COLOURS = [COAST, MOSS, GOLD, SEAL]
NUMERALS = ["", "I", "II", "III"]
SHIP, SPEAKER, DAMAGE = "◢", "♟", "!"
NAME = 4


def edition(scene: Scene) -> Edition:
    """What is printed on the components."""
    assert isinstance(scene.game, NorsemenGame)
    return scene.game.tables


def short_name(scene: Scene, slug: str) -> Text:
    """The first letters of a card's territory and its mark, in the colour of its age."""
    place = edition(scene).cards.index(slug)
    name, _, mark = scene.words.slug(slug).partition(" ")
    return Text(name[:NAME] + mark.strip("()"), AGE_COLOURS[edition(scene).card_age[place]])


def icons(scene: Scene, counts: list[int], times: int = 1) -> Text:
    """A letter for every icon."""
    text = Text()
    for icon in range(min(len(counts), ICON_COUNT)):
        text.append(scene.words.say(f"norsemen-icon-{ICONS[icon]}") * counts[icon] * times, ICON_COLOURS[icon])
    return text


def icon_row(scene: Scene, seen: dict[str, int]) -> Text:
    """Everything a seat can see: a letter and a number for each icon."""
    parts = []
    for icon, slug in enumerate(ICONS):
        if seen[slug]:
            parts.append(Text(f"{scene.words.say(f'norsemen-icon-{slug}')}{seen[slug]}", ICON_COLOURS[icon]))
    return Text(" ").join(parts) if parts else Text("–", EDGE)


def card_face(scene: Scene, slug: str) -> Text:
    """Icons, corner lore in brackets, damage, and the bonus."""
    e = edition(scene)
    card = e.cards.index(slug)
    face = icons(scene, e.card_icons[card])
    if e.card_has_corner[card]:
        face.append("[", EDGE).append_text(icons(scene, e.card_corner[card])).append("]", EDGE)
    face.append(DAMAGE * e.card_damage[card], f"bold {SEAL}")
    bonus = card_bonus(scene, card)
    return face.append(f" {bonus}" if bonus else "", FADED)


def card_bonus(scene: Scene, card: int) -> str:
    """The bonus effect of a card: ``+2¢``, ``+1★/fort``, ``2¢→step``."""
    e, say = edition(scene), scene.words.say
    kind, amount = e.bonus_kind[card], e.bonus_amount[card]
    price = f"{coins(e.bonus_price[card])}→" if e.bonus_price[card] else ""
    effects = {
        B_NONE: "",
        B_COINS: f"+{coins(amount)}",
        B_VP: f"+{points(amount)}",
        B_PER: f"+{points(amount)}/{counted(scene, e.bonus_per[card])}",
        B_PAIR: f"+{points(amount)}/{counted(scene, e.bonus_per[card])}{counted(scene, e.bonus_with[card])}",
        B_DRAW: say("norsemen-bonus-draw"),
        B_MOVE: say("norsemen-bonus-move"),
        B_ADVANCE: say("norsemen-bonus-advance"),
    }
    return price + effects[kind]


def counted(scene: Scene, per: int) -> str:
    """What a bonus counts: an icon's letter, a ladder's letter, cards of an age."""
    if per >= PER_AGE:
        return NUMERALS[per - PER_AGE]
    if per >= PER_LADDER:
        return scene.words.say(f"norsemen-step-{LADDERS[per - PER_LADDER]}")
    return scene.words.say(f"norsemen-icon-{ICONS[per]}")


def leader(scene: Scene, slug: str) -> str:
    """Where a leader begins, with how many coins, and what only this one can do."""
    e = edition(scene)
    place = e.leaders.index(slug)
    start = scene.words.slug(e.territories[e.leader_start[place]])
    return f"{start}, {coins(e.leader_coins[place])}. {ability(scene, slug)}"


def ability(scene: Scene, slug: str) -> str:
    """What only this leader can do."""
    e, say = edition(scene), scene.words.say
    key = ABILITIES[e.leader_ability[e.leaders.index(slug)]]
    return say(
        f"norsemen-ability-{key}",
        flip=e.flip_vp,
        less=e.extra_trade_less,
        fort=e.fort_thing_vp,
        thing=e.tile_thing_vp,
        settlement=e.tile_settlement_vp,
    )


def coins(amount: int) -> str:
    return f"{amount}¢"


def points(amount: int) -> str:
    return f"{amount}★"


def thing(scene: Scene, tile: int) -> Text:
    """A thing action: icons and price, then what it brings."""
    e = edition(scene)
    need = [0] * ICON_COUNT
    need[e.thing_icon[tile]] = e.thing_count[tile]
    text = icons(scene, need)
    text.append((" " if text else "") + coins(e.thing_price[tile]) if e.thing_price[tile] else "", SEAL)
    gains = [coins(e.thing_coins[tile])] if e.thing_coins[tile] else []
    gains += [points(e.thing_vp[tile])] if e.thing_vp[tile] else []
    effect = THING_EFFECTS[e.thing_effect[tile]]
    if effect == "advance":
        gains.append(scene.words.say(f"norsemen-step-{LADDERS[e.thing_ladder[tile]]}") + "↑")
    elif effect != "none":
        gains.append(scene.words.say(f"norsemen-thing-{effect}"))
    return text.append("→" if text else "", EDGE).append(" ".join(gains), INK)


def income(scene: Scene, tile: int) -> Text:
    """The income of a settlement."""
    e, say = edition(scene), scene.words.say
    found = [coins(e.income_coins[tile])] if e.income_coins[tile] else []
    found += [points(e.income_vp[tile])] if e.income_vp[tile] else []
    if e.income_coin_for_vp[tile]:
        found.append(f"{points(e.income_coin_for_vp[tile])}→{coins(1)}")
    if e.income_per_count[tile]:
        found.append(f"{coins(1)}/{_letters(scene, e.income_per_icon[tile], e.income_per_count[tile])}")
    if e.income_if_count[tile]:
        gain = coins(e.income_if_coins[tile]) if e.income_if_coins[tile] else points(e.income_if_vp[tile])
        found.append(f"{_letters(scene, e.income_if_icon[tile], e.income_if_count[tile])}→{gain}")
    if e.income_vp_per[tile]:
        found.append(f"{points(1)}/{say('norsemen-per-' + VP_PER[e.income_vp_per[tile]])}")
    if e.income_lore[tile] >= 0:
        found.append(_letters(scene, e.income_lore[tile], 1))
    found += [say("norsemen-port")] if e.income_ports[tile] else []
    found += [say("norsemen-stays")] if e.income_keep[tile] else []
    return Text(" ".join(found), FADED)


def _letters(scene: Scene, icon: int, count: int) -> str:
    return scene.words.say(f"norsemen-icon-{ICONS[icon]}") * count


def title_face(scene: Scene, slug: str) -> Text:
    """A scoring card: what it asks for, and what it brings at the end."""
    title = edition(scene).title[edition(scene).titles.index(slug)]
    assert COUNTS[title.counts] == slug
    more = f"{title.more}:{points(title.more_vp)} {title.most}:{points(title.most_vp)}"
    name = scene.words.say(f"norsemen-jarl-{slug}") if slug in JARL_ACTIONS else scene.words.slug(slug)
    return Text.assemble((name, SIGNAL), (f" {title.need}+ ", INK), (more, FADED))
