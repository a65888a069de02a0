"""The terminal game on its screens: played by keys, in both languages and two sizes."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select

from kogge import SPECTATOR, dumps
from kogge.cli.play import Asked, new_table
from kogge.cli.rendering import Words
from kogge.cli.screens.app import KoggeApp
from kogge.cli.screens.dialogs import Handover, Leave, Rules, Save, Score
from kogge.cli.screens.foot import Foot
from kogge.cli.screens.start_screen import StartScreen
from kogge.cli.screens.table_screen import TableScreen
from kogge.games import registry
from kogge.text import languages
from tests.cli.tables import (
    SMALL,
    WIDE,
    at,
    hides,
    lookout_table,
    on_screen,
    sees,
    shown,
    table_screen,
    tiny_table,
    type_in,
    until,
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
        await at(pilot, Score)
        await sees(pilot, "Das Ergebnis" if language == "de" else "The score")
        await pilot.press("right", "enter")
        await sees(pilot, "Das Spiel ist zu Ende" if language == "de" else "The game is over")

    on_screen(table, play, language, size)
    assert "result *" not in dumps(table.record)


def test_bots_play_in_between_and_their_moves_are_told() -> None:
    table = tiny_table(humans=1, players=3)

    async def play(pilot: Pilot[None]) -> None:
        while not table.over():
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("escape")
        await sees(pilot, "B (Random)")
        await sees(pilot, "C (Random)")

    on_screen(table, play)
    assert {entry.actor for entry in table.record.entries} >= {0, 1, 2}


@pytest.mark.parametrize(("language", "told"), [("en", "(wins"), ("de", "(gewinnt")])
def test_a_key_asks_for_the_best_choices(language: str, told: str) -> None:
    table = tiny_table(humans=1)

    async def play(pilot: Pilot[None]) -> None:
        await at(pilot, TableScreen)
        await until(pilot, lambda: table_screen(pilot).seat == 0, "the first decision")
        await pilot.press("f7")
        await sees(pilot, told)

    before = len(table.record.entries)
    on_screen(table, play, language)
    assert len(table.record.entries) == before


def test_bots_can_be_watched_and_hurried() -> None:
    table = tiny_table(humans=0)

    async def run() -> None:
        app = KoggeApp(Asked(), table, "en", 30)
        async with app.run_test(size=WIDE) as pilot:
            await sees(pilot, "is playing")
            assert not table.over()
            while not table.over():
                await pilot.press("space")
                await pilot.pause()

    asyncio.run(run())
    assert table.over()


def test_a_table_closed_while_a_bot_thinks_takes_no_move_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table, go_on = tiny_table(humans=0), threading.Event()
    choose = table.choose

    def think(seat: int) -> int:
        assert go_on.wait(30)
        return choose(seat)

    monkeypatch.setattr(table, "choose", think)

    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "is playing")
        before = len(table.record.entries)
        await table_screen(pilot).query(Foot).remove()
        go_on.set()
        await pilot.app.workers.wait_for_complete()
        assert len(table.record.entries) == before

    on_screen(table, play)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_illegal_input_is_answered_with_the_reason(size: tuple[int, int]) -> None:
    table = lookout_table()

    async def play(pilot: Pilot[None]) -> None:
        before = dumps(table.record)
        await type_in(pilot, "pay the pirates")
        await sees(pilot, "First choose the port")
        assert dumps(table.record) == before
        await pilot.press("escape", "f2")
        await type_in(pilot, "die piraten bezahlen")
        await sees(pilot, "zuerst")

    on_screen(table, play, size=size)


def test_typing_narrows_completes_and_plays() -> None:
    table = lookout_table()

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("t", "r", "u")
        await hides(pilot, "Sail for Norderkap")
        choices = pilot.app.screen.query_one("#choices", OptionList)
        assert [choices.get_option_at_index(n).id for n in range(choices.option_count)] == ["2"]
        await pilot.press("escape", "s", "a", "i", "l", "space", "o")
        await sees(pilot, "sail olesand ")
        await pilot.press("tab")
        line = pilot.app.screen.query_one("#typed", Input)
        await until(pilot, lambda: line.value == "sail olesand", "the completion")
        await pilot.press("enter")
        await sees(pilot, "is bound for Olesand")

    on_screen(table, play)


def test_arrows_walk_through_the_list() -> None:
    table = lookout_table()

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "up", "enter")
        await sees(pilot, "is bound for Trutzhavn")

    on_screen(table, play)


def test_undo_goes_back_to_the_horizon_and_says_why_not_further() -> None:
    table = lookout_table(humans=2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await sees(pilot, "is bound for Norderkap")
        await pilot.press("f5")
        await sees(pilot, "takes back the last step")
        await sees(pilot, "sets out")
        await pilot.press("1")
        await sees(pilot, "is bound for Norderkap")
        await pilot.press("2")
        await sees(pilot, "Turned up:")
        await until(pilot, lambda: table_screen(pilot).seat >= 0, "a decision")
        entries = len(table.record.entries)
        await pilot.press("ctrl+z")
        await sees(pilot, "Nothing can be taken back")
        assert len(table.record.entries) == entries

    on_screen(table, play)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_look_is_handed_over_and_seen_by_its_seat_alone(size: tuple[int, int]) -> None:
    table = lookout_table(humans=2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await sees(pilot, "is bound for Norderkap")
        await pilot.press("1")
        await at(pilot, Handover)
        tile = str(table.view(0)["voyage"]["looked"])  # type: ignore[index]
        name = Words("en", "norderwind").slug(tile)
        await sees(pilot, "Player A")
        assert name not in shown(pilot)
        await pilot.press("enter")
        await sees(pilot, f"the lookout sees: {name}")
        assert table_screen(pilot).viewer == 0
        await pilot.press("2")
        await sees(pilot, "under the stack: a secret tile")
        assert table_screen(pilot).viewer == SPECTATOR
        assert name not in shown(pilot)
        await peek(pilot, name)

    async def peek(pilot: Pilot[None], name: str) -> None:
        await pilot.press("f4")
        await at(pilot, Handover)
        await pilot.press("enter")
        await sees(pilot, f"under the stack: {name}")
        await pilot.press("f4")
        await hides(pilot, name)

    on_screen(table, play, size=size)


def test_one_person_needs_no_handover() -> None:
    table = lookout_table(humans=1)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await sees(pilot, "is bound for Norderkap")
        await pilot.press("1")
        await sees(pilot, "the lookout sees:")
        assert table_screen(pilot).viewer == 0

    on_screen(table, play)


def test_the_language_changes_at_any_time() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "Where to?")
        await pilot.press("f2")
        await sees(pilot, "Wohin geht die Fahrt?")
        await sees(pilot, "Ausguck anheuern")
        assert "Sail for" not in shown(pilot)
        await pilot.press("f2")
        await sees(pilot, "Where to?")

    on_screen(lookout_table(), play)


def test_small_screens_turn_pages() -> None:
    async def play(pilot: Pilot[None]) -> None:
        for text in ("Range 4/4", "9 2 wine 6 gold", "Crew lookout", "■B Drop anchor", "Range 4/4"):
            await sees(pilot, text)
            await sees(pilot, "Where to?")
            await pilot.press("f3")

    on_screen(lookout_table(), play, size=SMALL)


def test_resizing_fits_the_table_to_the_screen() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "Crew lookout")
        await pilot.resize_terminal(*SMALL)
        await hides(pilot, "Crew lookout")
        await pilot.resize_terminal(*WIDE)
        await sees(pilot, "Crew lookout")

    on_screen(lookout_table(), play)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_its_rules_to_read(slug: str, language: str) -> None:
    assert len(registry.rules_text(slug, language)) > 1000


def test_the_rules_open_and_close() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await at(pilot, Rules)
        await pilot.press("escape")
        await at(pilot, TableScreen)

    on_screen(lookout_table(), play)


def test_a_game_can_be_kept_from_the_table(tmp_path: Path) -> None:
    table = lookout_table()
    file = tmp_path / "kept.txt"

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f6")
        await at(pilot, Save)
        pilot.app.screen.query_one("#file", Input).value = str(file)
        await pilot.press("enter")
        await sees(pilot, "every step is saved")
        await pilot.press("1")
        await sees(pilot, "is bound for Norderkap")

    on_screen(table, play)
    assert file.read_text(encoding="utf-8") == dumps(table.record)


def test_a_step_that_cannot_be_stored_is_not_shown(tmp_path: Path) -> None:
    table = lookout_table()
    table.path = tmp_path / "gone" / "game.txt"

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await sees(pilot, "Nothing was played")
        await sees(pilot, "sets out")

    on_screen(table, play)


def test_another_file_is_never_written_over(tmp_path: Path) -> None:
    table = lookout_table()
    file = tmp_path / "other.txt"
    file.write_text("mine", encoding="utf-8")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f6")
        await at(pilot, Save)
        pilot.app.screen.query_one("#file", Input).value = str(file)
        await pilot.press("enter")
        await sees(pilot, "exists already")

    on_screen(table, play)
    assert file.read_text(encoding="utf-8") == "mine"
    assert table.path is None


def test_bots_wait_where_nothing_can_be_stored(tmp_path: Path) -> None:
    table = tiny_table(humans=0)
    table.path = tmp_path / "gone" / "game.kogge"

    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "Nothing was played")
        assert not [entry for entry in table.record.entries if entry.actor >= 0]
        await pilot.press("f6")
        await at(pilot, Save)
        pilot.app.screen.query_one("#file", Input).value = str(tmp_path / "game.kogge")
        await pilot.press("enter")
        await at(pilot, Score)

    on_screen(table, play)
    assert (tmp_path / "game.kogge").read_text(encoding="utf-8") == dumps(table.record)


def test_leaving_asks_when_the_game_is_kept_nowhere() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")
        await at(pilot, Leave)
        await pilot.press("escape")
        await at(pilot, TableScreen)
        await pilot.press("f10")
        await at(pilot, Leave)
        await pilot.press("right", "right", "enter")
        await until(pilot, lambda: pilot.app._exit, "the way out")

    on_screen(lookout_table(), play)


# The first screen


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_enter_is_enough_to_begin(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await at(pilot, StartScreen)
        await sees(pilot, "Set sail")
        await pilot.press("enter")
        await at(pilot, TableScreen)
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
        await at(pilot, TableScreen)
        assert table_screen(pilot).table.humans() == [0, 2]

    on_screen(None, play)


def test_the_first_screen_changes_its_language() -> None:
    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one("#language", Select).value = "de"
        await pilot.pause()
        await sees(pilot, "Leinen los")
        await pilot.press("f2")
        await sees(pilot, "Set sail")

    on_screen(None, play)


def test_what_cannot_be_begun_is_told() -> None:
    async def run() -> None:
        app = KoggeApp(Asked(options={"kraken": "on"}), None, "en", 0)
        async with app.run_test(size=WIDE, notifications=True) as pilot:
            await at(pilot, StartScreen)
            await pilot.press("enter")
            await sees(pilot, "no option")
            await at(pilot, StartScreen)

    asyncio.run(run())


def test_a_new_game_from_the_table() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f9")
        await at(pilot, Leave)
        await pilot.press("right", "right", "enter")
        await at(pilot, StartScreen)

    on_screen(lookout_table(), play)


def test_what_is_too_high_can_be_scrolled() -> None:
    async def play(pilot: Pilot[None]) -> None:
        scroll = pilot.app.screen.query_one("#scroll")
        await pilot.press("f3", "f3", "pagedown", "pagedown")
        await until(pilot, lambda: scroll.scroll_y > 0, "the end")
        await pilot.press("pageup", "pageup")
        await until(pilot, lambda: scroll.scroll_y == 0, "the beginning")

    table = new_table(Asked(seed=1), "norderwind", ["human"] * 4)
    on_screen(table, play, size=SMALL)
