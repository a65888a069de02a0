"""Several people at one device in a game full of secrets: the kit's toy, with hands and a phase played all at once."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from textual.pilot import Pilot

from kogge import SPECTATOR, Game, KoggeError, Record, Rng
from kogge.cli import rendering
from kogge.cli.local_game import LocalGame
from kogge.cli.screens.dialogs import Handover, Score
from kogge.cli.screens.table_screen import TableScreen
from kogge.conformance.toy import ToyGame
from kogge.core.journal import Effect
from kogge.core.state import Prompt
from kogge.text import Catalogue, catalogue
from tests.cli.tables import at, on_screen, play_tokens, sees, shown, until


class Bare(Catalogue):
    """The toy has no words: its tokens and kinds must do."""

    def action(self, game: Game, action: int) -> str:
        return game.actions.token(action)

    def prompt(self, prompt: Prompt, names: Sequence[str] = ()) -> str:
        return prompt.kind

    def effect(self, effect: Effect, names: Sequence[str] = ()) -> str:
        return repr(effect)

    def title(self) -> str:
        return "Toy"

    def error(self, error: KoggeError) -> str:
        return error.plain()


@pytest.fixture(autouse=True)
def bare_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(slug: str = "", language: str = "en") -> Catalogue:
        return Bare("toy", language, []) if slug == "toy" else catalogue(slug, language)

    monkeypatch.setattr(rendering, "catalogue", find)


def toy_table(seed: int = 4) -> LocalGame:
    return LocalGame(Record(ToyGame()), {}, Rng(seed))


def hand(table: LocalGame, seat: int) -> list[str]:
    """The cards only this seat knows: tokens of its secret deals."""
    tokens = [table.game.actions.token(entry.action) for entry in table.record.entries]
    return [token for token in tokens[seat : seat + 1] if token.startswith("draw ")]


def test_every_seat_is_handed_the_device_and_sees_its_own_cards_alone() -> None:
    table = toy_table()
    first, second = hand(table, 0)[0], hand(table, 1)[0]

    async def play(pilot: Pilot[None]) -> None:
        await at(pilot, Handover)
        assert first not in shown(pilot)
        await pilot.press("enter")
        await sees(pilot, first)
        assert second not in shown(pilot)
        await pilot.press("1")
        await at(pilot, Handover)
        await sees(pilot, "Player B")
        assert first not in shown(pilot)
        under = pilot.app.screen_stack[-2]
        assert isinstance(under, TableScreen)
        assert under.viewer == SPECTATOR
        await pilot.press("enter")
        await sees(pilot, second)
        assert first not in shown(pilot)

    on_screen(table, play)


def test_a_secret_phase_is_finished_by_one_seat_before_the_next() -> None:
    table = toy_table()
    play_tokens(table, "pass", "pass")
    assert table.record.state.veiled()

    async def play(pilot: Pilot[None]) -> None:
        await at(pilot, Handover)
        await pilot.press("enter")
        await decides(pilot, 0, "bid")
        await pilot.press("1")
        await decides(pilot, 0, "dare")
        await pilot.press("f5")
        await decides(pilot, 0, "bid")
        await pilot.press("1")
        await decides(pilot, 0, "dare")
        await pilot.press("2")
        await at(pilot, Handover)
        await pilot.press("enter")
        await decides(pilot, 1, "bid")
        entries = len(table.record.entries)
        await pilot.press("f5")
        await sees(pilot, "undo-horizon")
        assert len(table.record.entries) == entries

    async def decides(pilot: Pilot[None], seat: int, kind: str) -> None:
        def holds() -> bool:
            screen = pilot.app.screen
            kinds = [table.game.actions.kind(action) for action in table.legal(seat)]
            return isinstance(screen, TableScreen) and screen.seat == seat and kind in kinds

        await until(pilot, holds, f"seat {seat} and its {kind}")

    on_screen(table, play)


def test_the_toy_is_played_to_its_end() -> None:
    table = toy_table()

    async def play(pilot: Pilot[None]) -> None:
        for _key in range(400):
            if table.over():
                break
            await pilot.press("enter")
            await pilot.pause()
        await at(pilot, Score)

    on_screen(table, play)
