"""The terminal game on its screens: played by keys, in both languages and two sizes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select

from kogge import SPECTATOR, dumps
from kogge.cli.play import Asked, new_table
from kogge.cli.screens.app import KoggeApp
from kogge.cli.screens.dialogs import Handover, Leave, Rules, Save, Score, rules_text
from kogge.cli.screens.start_screen import StartScreen
from kogge.cli.screens.table_screen import TableScreen
from kogge.cli.words import Words
from kogge.games import registry
from kogge.text import languages
from tests.cli.tables import (
    SMALL,
    WIDE,
    lookout_table,
    on_screen,
    shown,
    table_screen,
    tiny_table,
    type_in,
)


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("de", SMALL)])
def test_a_whole_game_by_keys(language: str, size: tuple[int, int]) -> None:
    table = tiny_table(humans=2)

    async def play(pilot: Pilot[None]) -> None:
        steps = 0
        while not table.over():
            screen = pilot.app.screen
            offers = len(table.legal(table_screen(pilot).seat)) if isinstance(screen, TableScreen) else 0
            await pilot.press("enter" if not offers else str(1 + steps % offers))
            await pilot.pause()
            steps += 1
        assert isinstance(pilot.app.screen, Score)
        assert ("Das Ergebnis" if language == "de" else "The score") in shown(pilot)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert ("Das Spiel ist zu Ende" if language == "de" else "The game is over") in shown(pilot)

    on_screen(table, play, language, size)
    assert "result *" not in dumps(table.record)


def test_bots_play_in_between_and_their_moves_are_told() -> None:
    table = tiny_table(humans=1, players=3)

    async def play(pilot: Pilot[None]) -> None:
        while not table.over():
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("escape")
        assert "B (random)" in shown(pilot)
        assert "C (random)" in shown(pilot)

    on_screen(table, play)
    assert {entry.actor for entry in table.record.entries} >= {0, 1, 2}


def test_bots_can_be_watched_and_hurried() -> None:
    table = tiny_table(humans=0)

    async def run() -> None:
        app = KoggeApp(Asked(), table, "en", 30)
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            assert "is playing" in shown(pilot)
            assert not table.over()
            while not table.over():
                await pilot.press("space")
                await pilot.pause()

    asyncio.run(run())
    assert table.over()


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_illegal_input_is_answered_with_the_reason(size: tuple[int, int]) -> None:
    table = lookout_table()

    async def play(pilot: Pilot[None]) -> None:
        before = dumps(table.record)
        await type_in(pilot, "pay the pirates")
        assert "First choose the port" in shown(pilot)
        assert dumps(table.record) == before
        await pilot.press("escape", "f2")
        await type_in(pilot, "die piraten bezahlen")
        assert "zuerst" in shown(pilot)

    on_screen(table, play, size=size)


def test_typing_narrows_completes_and_plays() -> None:
    table = lookout_table()

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("t", "r", "u")
        await pilot.pause()
        choices = pilot.app.screen.query_one("#choices", OptionList)
        assert [choices.get_option_at_index(n).id for n in range(choices.option_count)] == ["2"]
        await pilot.press("escape", "s", "a", "i", "l", "space", "o")
        await pilot.pause()
        await pilot.press("tab")
        await pilot.pause()
        assert pilot.app.screen.query_one("#typed", Input).value == "sail olesand"
        await pilot.press("enter")
        await pilot.pause()
        assert "is bound for Olesand" in shown(pilot)

    on_screen(table, play)


def test_arrows_walk_through_the_list() -> None:
    table = lookout_table()

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "up", "enter")
        await pilot.pause()
        assert "is bound for Trutzhavn" in shown(pilot)

    on_screen(table, play)


def test_undo_goes_back_to_the_horizon_and_says_why_not_further() -> None:
    table = lookout_table(humans=2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert "is bound for Norderkap" in shown(pilot)
        await pilot.press("f5")
        await pilot.pause()
        assert "takes back the last step" in shown(pilot)
        assert "sets out" in shown(pilot)
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        entries = len(table.record.entries)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert "Nothing can be taken back" in shown(pilot)
        assert len(table.record.entries) == entries

    on_screen(table, play)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_look_is_handed_over_and_seen_by_its_seat_alone(size: tuple[int, int]) -> None:
    table = lookout_table(humans=2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Handover)
        tile = str(table.view(0)["voyage"]["looked"])  # type: ignore[index]
        name = Words("en", "norderwind").slug(tile)
        assert "Player A" in shown(pilot)
        assert name not in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert table_screen(pilot).viewer == 0
        assert f"the lookout sees: {name}" in shown(pilot)
        await pilot.press("2")
        await pilot.pause()
        assert table_screen(pilot).viewer == SPECTATOR
        assert name not in shown(pilot)
        assert "a secret tile" in shown(pilot)
        await peek(pilot, name)

    async def peek(pilot: Pilot[None], name: str) -> None:
        await pilot.press("f4")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Handover)
        await pilot.press("enter")
        await pilot.pause()
        assert f"under the stack: {name}" in shown(pilot)
        await pilot.press("f4")
        await pilot.pause()
        assert name not in shown(pilot)

    on_screen(table, play, size=size)


def test_one_person_needs_no_handover() -> None:
    table = lookout_table(humans=1)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert table_screen(pilot).viewer == 0
        assert "the lookout sees:" in shown(pilot)

    on_screen(table, play)


def test_the_language_changes_at_any_time() -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert "Where to?" in shown(pilot)
        await pilot.press("f2")
        await pilot.pause()
        assert "Wohin geht die Reise?" in shown(pilot)
        assert "Ausguck anheuern" in shown(pilot)
        assert "Sail for" not in shown(pilot)
        await pilot.press("f2")
        await pilot.pause()
        assert "Where to?" in shown(pilot)

    on_screen(lookout_table(), play)


def test_small_screens_turn_pages() -> None:
    async def play(pilot: Pilot[None]) -> None:
        seen = []
        for _page in range(4):
            seen.append(shown(pilot))
            await pilot.press("f3")
            await pilot.pause()
        assert "Range 4/4" in seen[0]
        assert "9 2 wine 4 gold" in seen[1]
        assert "Crew lookout" in seen[2]
        assert "■B Drop anchor" in seen[3]
        assert all("Where to?" in page for page in seen)

    on_screen(lookout_table(), play, size=SMALL)


def test_resizing_fits_the_table_to_the_screen() -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert "Crew lookout" in shown(pilot)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "Crew lookout" not in shown(pilot)
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert "Crew lookout" in shown(pilot)

    on_screen(lookout_table(), play)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_its_rules_to_read(slug: str, language: str) -> None:
    assert len(rules_text(slug, language)) > 1000


def test_the_rules_open_and_close() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Rules)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    on_screen(lookout_table(), play)


def test_a_game_can_be_kept_from_the_table(tmp_path: Path) -> None:
    table = lookout_table()
    file = tmp_path / "kept.txt"

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f6")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Save)
        pilot.app.screen.query_one("#file", Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause()
        assert "kept.txt" in shown(pilot).replace("\n", "")
        await pilot.press("1")
        await pilot.pause()

    on_screen(table, play)
    assert file.read_text(encoding="utf-8") == dumps(table.record)


def test_a_step_that_cannot_be_stored_is_not_shown(tmp_path: Path) -> None:
    table = lookout_table()
    table.path = tmp_path / "gone" / "game.txt"

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert "Nothing was played" in " ".join(shown(pilot).split())
        assert "sets out" in shown(pilot)

    on_screen(table, play)


def test_leaving_asks_when_the_game_is_kept_nowhere() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Leave)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("f10")
        await pilot.pause()
        await pilot.press("right", "right", "enter")
        await pilot.pause()
        assert not pilot.app.is_running or pilot.app._exit

    on_screen(lookout_table(), play)


# The first screen


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_enter_is_enough_to_begin(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, StartScreen)
        assert "Set sail" in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        table = table_screen(pilot).table
        assert table.humans() == [0]
        assert table.game.players == 3

    on_screen(None, play, size=size)


def test_players_seats_and_language_are_chosen() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        screen.query_one("#players", Select).value = 4
        screen.query_one("#seat-2", Select).value = "human"
        await pilot.pause()
        screen.query_one("#go", Button).press()
        await pilot.pause()
        assert table_screen(pilot).table.humans() == [0, 2]

    on_screen(None, play)


def test_the_first_screen_changes_its_language() -> None:
    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one("#language", Select).value = "de"
        await pilot.pause()
        await pilot.pause()
        assert "Leinen los" in shown(pilot)
        await pilot.press("f2")
        await pilot.pause()
        assert "Set sail" in shown(pilot)

    on_screen(None, play)


def test_a_new_game_from_the_table() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f9")
        await pilot.pause()
        await pilot.press("right", "right", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, StartScreen)

    on_screen(lookout_table(), play)


def test_what_is_too_high_can_be_scrolled() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f3", "f3", "pagedown", "pagedown")
        await pilot.pause()
        bottom = pilot.app.screen.query_one("#scroll").scroll_y
        await pilot.press("pageup", "pageup")
        await pilot.pause()
        assert bottom > pilot.app.screen.query_one("#scroll").scroll_y == 0

    table = new_table(Asked(seed=1), "norderwind", ["human"] * 4)
    on_screen(table, play, size=SMALL)
