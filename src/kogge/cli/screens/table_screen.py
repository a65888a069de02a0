"""The table at which a game is played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from kogge.cli.local_game import LocalGame
from kogge.cli.offers import Unclear, hint_line, offers_of, read
from kogge.cli.outlook import with_notes
from kogge.cli.play import seat_names
from kogge.cli.rendering import Words
from kogge.cli.screens.board import Board
from kogge.cli.screens.decision import Decision
from kogge.cli.screens.dialogs import Handover, Leave, Rules, Save, Score
from kogge.cli.screens.foot import Foot
from kogge.cli.tables import painter
from kogge.cli.tables.palette import SHAPES
from kogge.cli.tables.scene import Scene
from kogge.core.errors import KoggeError
from kogge.core.state import SPECTATOR

if TYPE_CHECKING:
    from kogge.cli.screens.app import KoggeApp

NOBODY = SPECTATOR


def free_name(slug: str) -> str:
    """The name of a file that is not there yet."""
    names = (f"{slug}-{number}.kogge" for number in count(1))
    return next(name for name in names if not Path(name).exists())


class TableScreen(Screen[None]):
    """Lets people decide, lets bots play, and shows each viewer what it may see."""

    app: KoggeApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False),
        Binding("f2", "language", show=False),
        Binding("f3", "page", show=False),
        Binding("f4", "peek", show=False),
        Binding("f5,ctrl+z", "undo", show=False, priority=True),
        Binding("f6,ctrl+s", "save", show=False),
        Binding("f7", "hint", show=False),
        Binding("f9", "new", show=False),
        Binding("f10", "leave", show=False),
        Binding("space,enter", "skip", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
    ]

    def __init__(self, table: LocalGame, pause: float) -> None:
        super().__init__()
        self.table = table
        self.pause = pause
        self.seat = NOBODY
        self.viewer = table.humans()[0] if len(table.humans()) == 1 else SPECTATOR
        self._skip = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Board(Decision())
        yield Foot()

    def on_mount(self) -> None:
        """Begin when everything is in its place: on a busy machine the board comes later than its screen."""
        self.call_after_refresh(self.drive)

    # What is shown

    def words(self) -> Words:
        """The words of this game in the language of the moment."""
        return Words(self.app.language, self.table.game.slug)

    def scene(self, viewer: int) -> Scene:
        """The table through these eyes."""
        words = self.words()
        return Scene(self.table.game, self.table.view(viewer), seat_names(self.table.record, words), words, viewer)

    def called(self, seat: int) -> str:
        """A seat with its letter."""
        return f"{SHAPES[seat]} {seat_names(self.table.record, self.words())[seat]}"

    def refresh_table(self) -> None:
        """Draw everything anew."""
        words = self.words()
        asked = "" if self.seat == NOBODY else self.table.record.state.prompt_as(self.seat).kind
        lines = self.table.lines(self.viewer)
        self.query_one(Board).show(self.scene(self.viewer), lines, asked, len(self.table.record.entries))
        self._show_decision(words)
        self._show_keys()

    def _show_decision(self, words: Words) -> None:
        decision = self.query_one(Decision)
        if self.table.over():
            decision.wait(words.say("part-waiting"), words.say("game-over"))
        elif self.seat == NOBODY:
            seat = self.table.next_seat()
            forced = self.table.forced_action(seat) is not None
            key = "bot-plays" if seat in self.table.bots else "forced-step" if forced else "handover-title"
            decision.wait(words.say("part-waiting"), words.say(key, seat=self.called(seat)))
        else:
            state = self.table.record.state
            prompt = words.game.prompt(state.prompt_as(self.seat), seat_names(self.table.record, words))
            offers = with_notes(
                offers_of(state, self.table.legal(self.seat), words), state, self.scene(self.seat), self.seat
            )
            title = words.say("part-actions", seat=self.called(self.seat))
            decision.ask(title, prompt, offers, words.say("type-here"))

    def _show_keys(self) -> None:
        small = self.query_one(Board).is_small()
        keys = [("f1", "rules"), ("f2", "language")]
        if small:
            keys.append(("f3", "page"))
        if self._may_peek():
            keys.append(("f4", "peek"))
        if self.table.undoable(self.seat)[1]:
            keys.append(("f5", "undo"))
        if self.seat != NOBODY:
            keys.append(("f7", "hint"))
        keys += [("f6", "save"), ("f10", "leave")] if small else [("f6", "save"), ("f9", "new"), ("f10", "leave")]
        if self.seat == NOBODY and not self.table.over():
            keys.append(("space", "skip"))
        self.query_one(Foot).show(keys, self.words())

    # The game goes on

    @work(exclusive=True, group="drive")
    async def drive(self) -> None:
        """Let bots play, and steps that leave no choice, until a person decides or the game is over."""
        while not self.table.over():
            seat = self.table.next_seat(self.viewer)
            if seat not in self.table.bots and self.table.forced_action(seat) is None:
                await self._ask(seat)
                return
            self.seat = NOBODY
            self.refresh_table()
            if not await self._let_play(seat):
                return
        self.seat = NOBODY
        if len(self.table.humans()) > 1:
            self.viewer = SPECTATOR
        self.refresh_table()
        self._show_score()

    async def _let_play(self, seat: int) -> bool:
        """Whether it played: not at a closed table; where nothing can be stored, the game waits for another file."""
        forced = self.table.forced_action(seat)
        action = await asyncio.to_thread(self.table.choose, seat) if forced is None else forced
        if not self.query(Foot) or not self._play(seat, action, unasked=forced is not None):
            return False
        self.refresh_table()
        await self._rest()
        return True

    async def _rest(self) -> None:
        """Leave people time to read, unless they want to go on."""
        await asyncio.sleep(0)
        if self.pause:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), self.pause)

    async def _ask(self, seat: int) -> None:
        """Show the decision to its seat, and to that seat alone where it is private."""
        self._skip.clear()
        if len(self.table.humans()) > 1:
            if not self._is_private(seat):
                self.viewer = SPECTATOR
            elif self.viewer != seat:
                await self._hand_over(seat)
        self.seat = seat
        self.refresh_table()

    def _is_private(self, seat: int) -> bool:
        view, public = self.table.view(seat), self.table.view(SPECTATOR)
        return painter(self.table.game.slug).is_private(view, public)

    async def _hand_over(self, seat: int) -> None:
        """Cover the table until the seat says that it alone looks."""
        self.viewer, self.seat = SPECTATOR, NOBODY
        self.refresh_table()
        await self.app.push_screen_wait(Handover(self.words(), self.called(seat)))
        self.viewer = seat

    def _play(self, seat: int, action: int, unasked: bool = False) -> bool:
        """Play it; it is stored before it is shown. Whether it was done."""
        if not self._attempt(lambda: self.table.play(seat, action, unasked)):
            return False
        if len(self.table.humans()) > 1 and not self._is_private(seat):
            self.viewer = SPECTATOR
        return True

    def _attempt(self, act: Callable[[], object]) -> bool:
        """Try it, and say why it does not work. Whether it did."""
        try:
            act()
        except KoggeError as error:
            self.query_one(Decision).answer(self.words().error(error))
            return False
        except OSError as error:
            file, reason = str(self.table.path), error.strerror or str(error)
            self.query_one(Decision).answer(self.words().say("not-saved", file=file, reason=reason))
            return False
        return True

    @on(Decision.Taken)
    def take(self, event: Decision.Taken) -> None:
        """A person has decided."""
        if self.seat == NOBODY:
            return
        state, words = self.table.record.state, self.words()
        offers = offers_of(state, self.table.legal(self.seat), words)
        try:
            action = read(event.typed, offers, state, self.seat, words)
        except Unclear as unclear:
            self.query_one(Decision).answer(str(unclear))
            return
        if self._play(self.seat, action):
            self.query_one(Decision).answer("")
            self.drive()

    # Keys

    def action_skip(self) -> None:
        self._skip.set()

    def action_scroll_table(self, pages: int) -> None:
        self.query_one(Board).scroll_by(pages)

    def action_page(self) -> None:
        self.query_one(Board).turn_page()

    def action_language(self) -> None:
        self.app.switch_language()
        self.refresh_table()

    def action_undo(self) -> None:
        """Take back the last step of a person, as far as the rules of undo allow."""
        if self.seat == NOBODY and not self.table.over():
            return
        seat = self.table.undoable(self.seat)[0]
        if self._attempt(lambda: self.table.undo(self.seat)):
            self.query_one(Decision).answer(self.words().say("undone", seat=self.called(seat)))
            self.drive()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """The best choices of the seat that decides, as far as it may know."""
        seat, words = self.seat, self.words()
        if seat == NOBODY or (len(self.table.humans()) > 1 and self._is_private(seat) and self.viewer != seat):
            return
        decision, state = self.query_one(Decision), self.table.record.state
        entries = len(self.table.record.entries)
        decision.advise(words.say("hint-thinking"))
        found = await asyncio.to_thread(self.table.advise, seat)
        if self.seat == seat and len(self.table.record.entries) == entries:
            names = seat_names(self.table.record, words)
            decision.advise("\n".join(hint_line(state.game(), hint, words, names) for hint in found))

    def _may_peek(self) -> bool:
        return self.seat != NOBODY and len(self.table.humans()) > 1 and self.table.has_secret(self.seat)

    @work
    async def action_peek(self) -> None:
        """Show the deciding seat what it alone knows, and hide it again; what it decides by is covered as a whole."""
        if not self._may_peek():
            return
        seat = self.seat
        if self.viewer == seat and not self._is_private(seat):
            self.viewer = SPECTATOR
        else:
            await self._hand_over(seat)
            self.seat = seat
        self.refresh_table()

    @work
    async def action_rules(self) -> None:
        await self.app.push_screen_wait(Rules(self.table.game.slug, self.words()))

    @work
    async def action_save(self) -> None:
        await self._save()

    async def _save(self) -> bool:
        """Ask for a file and keep the game there from now on; whether it is kept."""
        words = self.words()
        name = await self.app.push_screen_wait(Save(words, str(self.table.path or free_name(self.table.game.slug))))
        if not name or not self._keep_in(Path(name), words):
            return False
        self.query_one(Decision).answer(words.say("saved", file=name))
        if self.seat == NOBODY:
            self.drive()
        return True

    def _keep_in(self, path: Path, words: Words) -> bool:
        """Store the game there from now on, but never over another file."""
        before = self.table.path
        if path != before and path.exists():
            self.query_one(Decision).answer(words.say("file-exists", file=str(path)))
            return False
        self.table.path = path
        try:
            self.table.save()
        except OSError as error:
            self.table.path = before
            reason = error.strerror or str(error)
            self.query_one(Decision).answer(words.say("error-file", file=str(path), reason=reason))
            return False
        return True

    @work
    async def action_new(self) -> None:
        if await self._may_leave():
            self.app.choose_game()

    @work
    async def action_leave(self) -> None:
        if await self._may_leave():
            self.app.exit()

    async def _may_leave(self) -> bool:
        """Ask before a game is lost."""
        if self.table.path is not None or self.table.over() or not self.table.record.entries:
            return True
        choice = await self.app.push_screen_wait(Leave(self.words()))
        return choice == "yes" or (choice == "save" and await self._save())

    @work
    async def _show_score(self) -> None:
        state, words = self.table.record.state, self.words()
        places = state.ranking()
        sheet = painter(self.table.game.slug).score_sheet(self.scene(self.viewer), state.scores(), places)
        winners = [self.called(seat) for seat, place in enumerate(places) if place == 1]
        head = words.say("score-winner", seat=", ".join(winners)) if winners else words.say("score-nobody")
        choice = await self.app.push_screen_wait(Score(words, head, sheet))
        if choice == "new":
            self.app.choose_game()
        elif choice == "quit":
            self.app.exit()
