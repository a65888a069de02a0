"""Norsemen's ladders in the terminal: what each step asks for and brings, and where everybody's tokens stand."""

from __future__ import annotations

from typing import cast

from rich.table import Table
from rich.text import Text

from kogge.cli.tables.palette import EDGE, FADED, GOLD, INK, SHAPES, seat_style
from kogge.cli.tables.scene import Scene
from kogge.games.norsemen.rules.constants import LADDERS
from kogge.games.norsemen.rules.shapes import LadderView, View
from kogge.games.norsemen.terminal import cards

LEGEND, IN_PLAY, FREE = "♛", "▶", "·"


def board(scene: Scene) -> Table:
    """A row a ladder; tokens climb from left to right. Above each space what the step from it asks for and brings."""
    spaces = range(cards.edition(scene).spaces, 0, -1)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=FADED)
    table.add_column(scene.words.say("norsemen-ladder"), no_wrap=True)
    for space in spaces:
        table.add_column(scene.words.say("norsemen-ladder-space", space=space))
    table.add_column(f"{IN_PLAY} {scene.words.say('norsemen-sign-in-play')}")
    for slug in LADDERS:
        table.add_row(Text(_name(scene, slug), INK), *[step(scene, slug, space) for space in spaces])
        table.add_row("", *[_tokens(scene, slug, space) for space in spaces], _in_play(scene, slug))
    return table


def step(scene: Scene, slug: str, space: int) -> Text:
    """What a token needs to leave a space, and the VP it brings."""
    e = cards.edition(scene)
    place = LADDERS.index(slug) * e.spaces + space - 1
    found = cards.icons(scene, e.step_cost[place])
    return found.append(f" +{cards.points(e.step_vp[place])}" if e.step_vp[place] else "", GOLD)


def climb(scene: Scene, slug: str, ladder: LadderView) -> Text:
    """One seat's tokens on a ladder: those on each space, the lowest first, and those in play."""
    text = Text(f"{_name(scene, slug)} ", FADED)
    for space in range(len(ladder["plain"]), 0, -1):
        count, legend = ladder["plain"][space - 1], ladder["legendary"] == space
        text.append(str(count) if count else "" if legend else FREE, INK if count else EDGE)
        text.append(LEGEND if legend else "", GOLD)
    return text.append(f"{IN_PLAY}{ladder['in_play']}", "bold")


def _name(scene: Scene, slug: str) -> str:
    return scene.words.say(f"norsemen-ladder-{slug}")


def _seats(scene: Scene, slug: str) -> list[LadderView]:
    return [people["ladders"][slug] for people in cast(View, scene.view)["seats"]]


def _tokens(scene: Scene, slug: str, space: int) -> Text:
    """Everybody's tokens on a space: a shape each, a crown behind the legendary one."""
    text = Text()
    for seat, ladder in enumerate(_seats(scene, slug)):
        text.append(SHAPES[seat] * ladder["plain"][space - 1], seat_style(seat))
        if ladder["legendary"] == space:
            text.append(SHAPES[seat], seat_style(seat)).append(LEGEND, GOLD)
    return text or Text(FREE, EDGE)


def _in_play(scene: Scene, slug: str) -> Text:
    parts = [
        Text(f"{SHAPES[seat]}{ladder['in_play']}", seat_style(seat)) for seat, ladder in enumerate(_seats(scene, slug))
    ]
    return Text(" ").join(parts)
