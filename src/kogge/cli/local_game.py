"""A game at one device: who sits where, whose decision it is, what is stored, taken back and shown to whom."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from kogge.bots.bot import Bot, Sight
from kogge.bots.hints import Hint, hints
from kogge.cli.chronicle import Chronicle, Line
from kogge.core.errors import IllegalAction
from kogge.core.record import Record, dumps
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, Game
from kogge.core.timeline import Entry
from kogge.games.forced import is_forced

HUMAN = "human"
HINT_ITERATIONS = 2000
HINT_SECONDS = 1.0


class LocalGame:
    """One game. Seats without a bot are played by the people at the device.

    ``forced``: a person's step that leaves no choice is played unasked.
    """

    def __init__(
        self, record: Record, bots: Mapping[int, Bot], rng: Rng, path: Path | None = None, forced: bool = False
    ) -> None:
        self.bots = bots
        self.path = path
        self._rng = rng
        self._forced = forced
        self._unasked: set[int] = set()  # the numbers of the entries that were played unasked
        self._held_at = -1  # so many entries were left by an undo: there nothing is played unasked
        self._restore(record, record.entries)
        self._play_chance()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    def humans(self) -> list[int]:
        """The seats of the people at the device."""
        return [seat for seat in range(self.game.players) if seat not in self.bots]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.record.state.to_move() == TERMINAL

    def next_seat(self, latest: int = SPECTATOR) -> int:
        """Who decides now. Where several may, bots come first, then the person who holds the device."""
        awaited = self.record.state.awaited()
        bots = [seat for seat in awaited if seat in self.bots]
        return latest if latest in awaited and not bots else (bots or awaited)[0]

    def legal(self, seat: int) -> list[int]:
        """What the seat may do."""
        return self.record.state.legal_as(seat)

    def view(self, viewer: int) -> dict[str, object]:
        """All that the viewer may know; nothing else is ever shown."""
        return self.record.state.view(viewer)

    def lines(self, viewer: int) -> list[Line]:
        """The log as the viewer has read it."""
        return self._chronicle.lines(viewer)

    def has_secret(self, seat: int) -> bool:
        """Whether the seat knows more than everybody does."""
        return self.view(seat) != self.view(SPECTATOR)

    # Doing and taking back

    def choose(self, seat: int) -> int:
        """What the seat's bot wants to do."""
        return self.bots[seat].choose(Sight(self.record.state, seat), self._rng)

    def advise(self, seat: int) -> list[Hint]:
        """The best choices of a seat, by what it may know."""
        return hints(Sight(self.record.state, seat), HINT_ITERATIONS, self._rng.fork(), HINT_SECONDS)

    def forced_action(self, seat: int) -> int | None:
        """The only action of a person, where it may be played unasked."""
        if not self._forced or seat in self.bots or self._held_at == len(self.record.entries):
            return None
        return self.legal(seat)[0] if is_forced(self.record.state, seat) else None

    def play(self, seat: int, action: int, unasked: bool = False) -> None:
        """Do it, draw what chance adds, and store it all; only then is it done. What is refused changes nothing."""
        if action not in self.legal(seat):
            raise self.record.state.refusal(action, seat)
        before = list(self.record.entries)
        if unasked:
            self._unasked.add(len(before))
        self._append(Entry(seat, action))
        self._play_chance()
        self._store(before)

    def _play_chance(self) -> None:
        state = self.record.state
        while state.to_move() == CHANCE:
            self._append(Entry(CHANCE, state.sample_chance(self._rng)))

    def _append(self, entry: Entry) -> None:
        self.record.play_entry(entry)
        self._chronicle.play(entry)

    def undoable(self, holder: int = SPECTATOR) -> tuple[int, int]:
        """The seat that may take back what it did last, and how many of its acts; none: 0.

        In a secret phase that is the seat that holds the device and no other.
        """
        for entry in reversed(self.record.entries):
            if self.record.state.veiled() and entry.actor != holder:
                break
            if entry.actor in self.humans():
                steps = self._chronicle.timeline.undoable(entry.actor)[0]
                return entry.actor, steps if steps > self._played_unasked() else 0
            if entry.actor == CHANCE:
                break
        return SPECTATOR, 0

    def _played_unasked(self) -> int:
        """How many of the last entries were played unasked."""
        last = len(self.record.entries) - 1
        return next(count for count in range(last + 2) if last - count not in self._unasked)

    def undo(self, holder: int = SPECTATOR) -> int:
        """Take back the last choice of a person, as far as nobody has learned anything by it; whose it was.

        What was played unasked after it goes with it.
        """
        seat, steps = self.undoable(holder)
        if not steps:
            raise IllegalAction("undo", "CORE-UNDO", "reason-undo-horizon", {"steps": 0})
        before = list(self.record.entries)
        after = self._chronicle.timeline.undone(seat, self._played_unasked() + 1)
        self._restore(self.record, after.entries())
        self._store(before)
        self._held_at = len(self.record.entries)
        return seat

    def _restore(self, record: Record, entries: Sequence[Entry]) -> None:
        """Play the entries anew, with their effects."""
        self.record = Record(record.game, record.seats)
        self._chronicle = Chronicle(record.game)
        self._unasked = {number for number in self._unasked if number < len(entries)}
        for entry in entries:
            self._append(entry)

    # The file

    def _store(self, before: Sequence[Entry]) -> None:
        """Write the record; where that fails, the step has not happened."""
        try:
            self.save()
        except OSError:
            self._restore(self.record, before)
            raise

    def save(self) -> None:
        """Write the record to its file, whole or not at all."""
        if self.path is None:
            return
        new = self.path.with_name(self.path.name + ".new")
        with new.open("w", encoding="utf-8") as file:
            file.write(dumps(self.record))
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.path)
