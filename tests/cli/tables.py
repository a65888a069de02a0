"""Tables for the tests: short games, known positions, a screen without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from kogge import Record, Rng, load
from kogge.bots import registry as bots
from kogge.cli.local_game import HUMAN, LocalGame
from kogge.cli.play import Asked, new_table
from kogge.cli.screens.app import KoggeApp
from kogge.cli.screens.table_screen import TableScreen
from kogge.games import registry

WIDE, SMALL = (120, 40), (80, 24)
LOOKOUT = """\
kogge-record 1
game norderwind
players 2

sail norderkap
reveal equipment-a
hire lookout
cannon
stop
sail trutzhavn
reveal wreck-a
stop
"""
"""The first seat has a lookout and is about to choose a stack; the second has bought a cannon by letter."""

Script = Callable[[Pilot[None]], Awaitable[None]]


def tiny_table(humans: int = 2, players: int = 2, seed: int = 1, path: Path | None = None) -> LocalGame:
    """A game that is over after a few turns."""
    seats = [HUMAN] * humans + ["random"] * (players - humans)
    return new_table(Asked(edition="tiny", seed=seed, record=path), "norderwind", seats)


def lookout_table(humans: int = 2, seed: int = 5) -> LocalGame:
    """The first seat may send its lookout up."""
    players = {seat: bots.make("norderwind", "random") for seat in range(humans, 2)}
    return LocalGame(registry.read_record(LOOKOUT), players, Rng(seed))


def play_tokens(table: LocalGame, *tokens: str) -> None:
    """Play these actions, each by the seat whose decision it is."""
    for token in tokens:
        table.play(table.next_seat(), table.game.actions.parse(token))


def finished_record() -> Record:
    """A whole short game by random play."""
    rng, record = Rng(3), Record(load("norderwind", 2, "tiny"), ["random", "random"])
    while actions := record.state.legal_actions():
        chance = record.state.to_move() < 0
        record.play(record.state.sample_chance(rng) if chance else actions[rng.below(len(actions))])
    return record


def on_screen(table: LocalGame | None, script: Script, language: str = "en", size: tuple[int, int] = WIDE) -> None:
    """Run the terminal game without a terminal and let the script press its keys."""

    async def run() -> None:
        app = KoggeApp(Asked(seed=1), table, language, 0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def table_screen(pilot: Pilot[None]) -> TableScreen:
    """The table, which must be on top."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def shown(pilot: Pilot[None]) -> str:
    """All text on the screen, line by line."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Put a line into the place where one types, and press Enter."""
    pilot.app.screen.query_one("#typed", Input).value = text
    await pilot.press("enter")
    await pilot.pause()


async def sees(pilot: Pilot[None], text: str) -> None:
    """Wait until the text is on the screen, however busy the machine is."""
    await until(pilot, lambda: text in shown(pilot), text)


async def at(pilot: Pilot[None], screen: type[Screen[Any]]) -> None:
    """Wait until such a screen is on top."""
    await until(pilot, lambda: isinstance(pilot.app.screen, screen), screen.__name__)


async def hides(pilot: Pilot[None], text: str) -> None:
    """Wait until the text has left the screen."""
    await until(pilot, lambda: text not in shown(pilot), f"no {text}")


async def until(pilot: Pilot[None], holds: Callable[[], bool], what: str) -> None:
    for _try in range(1200):
        await pilot.pause()
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{what} is not there:\n{shown(pilot)}")
