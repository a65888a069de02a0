"""Stepping through a record."""

from __future__ import annotations

import asyncio

from textual.pilot import Pilot

from kogge import SPECTATOR
from kogge.cli.replay import Reel
from kogge.cli.screens.replay_app import ReplayApp, ReplayScreen
from kogge.games import registry
from tests.cli.tables import LOOKOUT, SMALL, WIDE, Script, finished_record, hides, sees, shown


def on_tape(reel: Reel, script: Script, size: tuple[int, int] = WIDE) -> None:
    async def run() -> None:
        app = ReplayApp(reel, "en")
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def test_a_reel_winds_to_any_step() -> None:
    record = finished_record()
    reel = Reel(record)
    texts = []
    for step in range(len(record.entries) + 1):
        reel.go_to(step)
        texts.append(reel.record.state.text())
    for step in (3, 0, len(record.entries), 1):
        reel.go_to(step)
        assert reel.record.state.text() == texts[step]
    reel.go_to(10_000)
    assert reel.step == len(record.entries)
    reel.go_to(-1)
    assert reel.step == 0


def test_a_reel_winds_by_turns() -> None:
    reel = Reel(registry.read_record(LOOKOUT))
    steps = []
    for direction in (1, 1, -1, -1, -1):
        reel.go_to_turn(direction)
        steps.append(reel.step)
    assert steps == [5, 8, 5, 0, 0]
    assert reel.record.state.turn() == 0


def test_keys_step_forward_and_back_in_both_languages() -> None:
    reel = Reel(registry.read_record(LOOKOUT))

    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "Step 0 of 8")
        await pilot.press("right", "right", "right")
        await sees(pilot, "Step 3 of 8")
        await sees(pilot, "Hire a lookout")
        await pilot.press("left")
        await hides(pilot, "Hire a lookout")
        await pilot.press("end", "f2")
        await sees(pilot, "Schritt 8 von 8")
        await pilot.press("up", "home", "down")
        await sees(pilot, "Schritt 5 von 8")

    on_tape(reel, play)


def test_eyes_can_be_changed() -> None:
    record = registry.read_record(LOOKOUT + "sail norderkap\nlook\nlook salt-1\nbottom\n")
    reel = Reel(record)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("end")
        await sees(pilot, "Step 12 of 12")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.viewer == SPECTATOR
        assert "salt port (1)" not in shown(pilot)
        await pilot.press("f4")
        await sees(pilot, "Seen by ● Player A")
        await sees(pilot, "salt port (1)")
        await pilot.press("v")
        await hides(pilot, "salt port (1)")

    on_tape(reel, play)


def test_a_small_screen_turns_pages() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("end", "f3", "f3")
        await sees(pilot, "Gold")
        await pilot.press("q")

    on_tape(Reel(finished_record()), play, SMALL)
