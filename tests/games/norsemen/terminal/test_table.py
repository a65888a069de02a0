"""A game of Norsemen at the terminal: the table is on the screen, leaders are chosen by keys, routes stay secret."""

from __future__ import annotations

from textual.pilot import Pilot

from kogge.cli.local_game import HUMAN, LocalGame
from kogge.cli.play import Asked, new_table
from kogge.cli.screens.dialogs import Handover
from tests.cli.tables import at, on_screen, sees, shown, table_screen, type_in


def table(humans: int) -> LocalGame:
    """Two seats in a game of the whole edition."""
    return new_table(Asked(seed=5), "norsemen", [HUMAN] * humans + ["random"] * (2 - humans))


def test_a_person_chooses_a_leader_and_turns_the_first_card() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "choosing leaders")
        for word in ("The map", "Jarl actions and scoring cards", "Routes", "The Norsemen", "Normandy", "Order"):
            assert word in shown(pilot)
        assert "…" not in shown(pilot)
        await pilot.press("1")
        await sees(pilot, "settle")
        await pilot.press("1")
        await sees(pilot, "Turn a card")
        await type_in(pilot, "reveal")
        await sees(pilot, "Leave the card empty")
        await type_in(pilot, "put both")
        await sees(pilot, "◢♟")

    on_screen(table(1), play)


def test_what_one_person_turns_the_other_does_not_see() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await at(pilot, Handover)
        await pilot.press("enter")
        await sees(pilot, "Dealt:")
        first = table_screen(pilot).seat
        assert shown(pilot).count("a secret leader") == 2
        await pilot.press("1")
        await at(pilot, Handover)
        await pilot.press("enter")
        await sees(pilot, "Dealt:")
        assert table_screen(pilot).seat != first
        assert "finished" in shown(pilot)

    on_screen(table(2), play)
