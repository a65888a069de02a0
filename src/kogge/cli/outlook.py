"""What an offer costs and brings: what is printed on its piece, and what it takes and gives at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from kogge.cli.offers import Offer
from kogge.cli.tables import painter
from kogge.cli.tables.palette import MOSS, SEAL
from kogge.cli.tables.scene import Scene
from kogge.core.journal import Journal
from kogge.core.rng import Rng
from kogge.core.state import State

MINUS = "\N{MINUS SIGN}"
SIGN = {"gain": 1, "lose": -1}  # effects that change what a seat has


def with_notes(offers: Sequence[Offer], state: State, scene: Scene, seat: int) -> list[Offer]:
    """The offers of a seat, each with what it costs and brings as far as the seat can know it."""
    world = state.determinize(seat, Rng(1))
    actions = scene.game.actions
    lines = []
    for offer in offers:
        printed = painter(scene.game.slug).about(scene, actions.kind(offer.action), actions.args(offer.action))
        now = _changes(scene, world, seat, offer.action)
        once = printed.plain == now.plain  # what is promised is had at once
        note = Text("  ").join([text for text in (printed, now) if text and not (once and text is printed)])
        lines.append(replace(offer, note=note))
    return lines


def changes(world: State, seat: int, action: int) -> dict[str, int]:
    """What a seat gets and gives up by an action, before chance or anybody decides; tried on a copy."""
    trial = world.clone()
    trial.journal = Journal()
    trial.apply_as(seat, action)
    found: dict[str, int] = {}
    for effect in trial.journal.drain():
        if effect.seat == seat and effect.kind in SIGN and effect.visible_to(seat):
            found[effect.what] = found.get(effect.what, 0) + SIGN[effect.kind] * effect.amount
    return {what: amount for what, amount in found.items() if amount}


def _changes(scene: Scene, world: State, seat: int, action: int) -> Text:
    """What is taken, then what is given: ``-2 gold +1 salt``."""
    lines = []
    for what, change in sorted(changes(world, seat, action).items(), key=lambda one: one[1]):
        sign, style = ("+", MOSS) if change > 0 else (MINUS, SEAL)
        lines.append(Text(f"{sign}{abs(change)} {scene.words.slug(what, abs(change))}", style))
    return Text(" ").join(lines)
