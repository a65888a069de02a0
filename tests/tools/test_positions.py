"""The recorded positions: they can still be reached, and hold every kind of decision of every game."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from kogge.core.state import CHANCE
from kogge.games import registry
from kogge.text.needs import PACKAGE
from tools import positions

MAIN = {"opening", "middle", "late", "opening with all modules", "middle with all modules", "late with all modules"}


CHANCE_PUSHED = re.compile(r"push\((\w+), CHANCE\b")


def not_for_seats(slug: str) -> set[str]:
    """What the rules' sources leave to chance, and the steps that run by themselves."""
    constants = import_module(f"kogge.games.{slug}.rules.constants")
    names: list[str] = constants.TODO_NAMES
    sources = [path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / slug / "rules").glob("*.py")]
    pushed = {kind for source in sources for kind in CHANCE_PUSHED.findall(source) if kind.isupper()}
    first_step = getattr(constants, "FIRST_STEP", len(names))
    return {names[getattr(constants, kind)] for kind in pushed} | set(names[first_step:])


def never_asked(slug: str) -> set[str]:
    """Kinds that are met in the recorded games, and never with an offer for a seat: chance, and waiting for others."""
    met: set[str] = set()
    asked: set[str] = set()
    for played in positions.load(slug).games:
        for _step, state in positions.states(slug, played):
            if state.to_move() == CHANCE:
                met.add(state.prompt().kind)
            for seat in range(played.players) if state.awaited() else []:
                (asked if seat in state.awaited() else met).add(state.prompt_as(seat).kind)
    return met - asked


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_kind_of_decision_is_recorded(slug: str) -> None:
    recorded = {position.prompt for position in positions.load(slug).positions}
    assert recorded == positions.kinds(slug) - never_asked(slug) - not_for_seats(slug)


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_number_of_seats_has_its_main_positions(slug: str) -> None:
    recorded = positions.load(slug)
    names = {(recorded.games[one.game].players, one.name) for one in recorded.positions}
    assert {(seats, name) for seats in positions.SEATS for name in MAIN} <= names
    assert set(positions.SEATS) == set(registry.player_counts(slug))


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_position_can_be_reached_and_asks_what_it_says(slug: str) -> None:
    recorded = positions.load(slug)
    reached = []
    for number, played in enumerate(recorded.games):
        own = [position for position in recorded.positions if position.game == number]
        for step, state in positions.states(slug, played):
            for position in [one for one in own if one.step == step]:
                asked = state.prompt_as(position.seat).kind, len(state.legal_as(position.seat))
                assert asked == (position.prompt, position.offers), position
                reached.append(position)
    assert len(reached) == len(recorded.positions)
