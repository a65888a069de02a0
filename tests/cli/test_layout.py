"""Recorded positions in three sizes and two languages: no bar is cut, no text lost, no row cut off without a mark."""

from __future__ import annotations

import pytest
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from kogge.cli.tables import painter
from tests.cli.layout import SIZES, Place, lost, places, scene_at
from tests.cli.tables import SMALL
from tools import terminal_layout

FEW = {(2, "middle"), (3, "opening"), (4, "late with all modules")}


@pytest.mark.parametrize("slug", ["norderwind", "norsemen", "novgorod"])
def test_a_few_positions_of_each_game(slug: str) -> None:
    few = [place for place in places() if place.slug == slug and (place.played.players, place.position.name) in FEW]
    assert len(few) == len(FEW)
    looks = [look for size in SIZES for look in terminal_layout.look_at(few, size, "de" if size == SMALL else "en")]
    assert len(looks) == len(few) * len(SIZES)
    assert [f"{look.place} {look.size}: {fault}" for look in looks for fault in look.faults] == []


def leaders() -> Place:
    return next(place for place in places() if place.position.prompt == "choose-leader")


def test_a_bar_that_is_cut_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.games.norsemen.terminal.painter.moment", lambda _scene: "Round 1 " * 12)
    (look,) = terminal_layout.look_at([leaders()], SMALL, "en")
    assert any(fault.startswith("#head does not show") for fault in look.faults)


def test_a_part_that_does_not_fit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wide(_scene: object) -> Group:
        grid = Grid.grid()
        grid.add_column(no_wrap=True)
        grid.add_row(Text("word " * 40))
        return Group(grid)

    monkeypatch.setattr("kogge.games.norsemen.terminal.painter._map", wide)
    (look,) = terminal_layout.look_at([leaders()], SMALL, "en")
    assert any(fault.startswith("The map: lost at") for fault in look.faults)


def test_what_wraps_is_not_lost() -> None:
    assert lost(Text("every word of it"), 6) == ""
    assert lost(Text("every word of it", no_wrap=True, overflow="ellipsis"), 6) != ""


def test_the_page_of_a_small_screen_follows_the_decision() -> None:
    wanted = {"choose-leader": "People", "ladder": "Ladders", "put": "Routes", "turn": "Map"}
    for place in [place for place in places() if place.slug == "norsemen" and place.played.players == 2]:
        if place.position.name == f"prompt {place.position.prompt}" and place.position.prompt in wanted:
            (look,) = terminal_layout.look_at([place], SMALL, "en")
            assert look.page == wanted.pop(place.position.prompt)
    assert not wanted


def test_every_recorded_decision_has_a_part_to_look_at() -> None:
    for place in places():
        scene = scene_at(place)
        prompts = [prompt for part in painter(place.slug).parts(scene) for prompt in part.prompts]
        assert place.slug == "norderwind" or place.position.prompt in prompts, place.name
