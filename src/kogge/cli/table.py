"""A game at one device: who sits where, whose decision it is, what is stored, taken back and shown to whom."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from kogge.bots.bot import Bot, Sight
from kogge.bots.hints import Hint, hints
from kogge.cli.chronicle import Chronicle, Line
from kogge.core.errors import IllegalAction
from kogge.core.record import Entry, Record, dumps, project, undo, undo_horizon
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, Game

HUMAN = "human"
HINT_ITERATIONS = 2000
HINT_SECONDS = 1.0


class Table:
    """One game. Seats without a bot are played by the people at the device."""

    def __init__(self, record: Record, bots: Mapping[int, Bot], rng: Rng, path: Path | None = None) -> None:
        self.bots = bots
        self.path = path
        self._rng = rng
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

    def play(self, seat: int, action: int) -> None:
        """Do it, draw what chance adds, and store it all; only then is it done. What is refused changes nothing."""
        if action not in self.legal(seat):
            raise self.record.state.refusal(action, seat)
        before = list(self.record.entries)
        self._chronicle.play(self.record, Entry(seat, action))
        self._play_chance()
        self._store(before)

    def _play_chance(self) -> None:
        state = self.record.state
        while state.to_move() == CHANCE:
            self._chronicle.play(self.record, Entry(CHANCE, state.sample_chance(self._rng)))

    def undoable(self, holder: int = SPECTATOR) -> tuple[int, int]:
        """The seat that may take back what it did last, and how many of its acts; none: 0.

        In a secret phase that is the seat that holds the device and no other.
        """
        for entry in reversed(self.record.entries):
            if self.record.state.veiled() and entry.actor != holder:
                break
            if entry.actor in self.humans():
                events = project(self.game, self.record.entries, entry.actor)
                return entry.actor, len(events) - undo_horizon(events, entry.actor)
            if entry.actor == CHANCE:
                break
        return SPECTATOR, 0

    def undo(self, holder: int = SPECTATOR) -> int:
        """Take back the last act of a person, as far as nobody has learned anything by it; whose it was."""
        seat, steps = self.undoable(holder)
        if not steps:
            raise IllegalAction("undo", "CORE-UNDO", "reason-undo-horizon", {"steps": 0})
        before = list(self.record.entries)
        self._restore(self.record, undo(self.game, before, seat))
        self._store(before)
        return seat

    def _restore(self, record: Record, entries: Sequence[Entry]) -> None:
        """Play the entries anew, with their effects."""
        self.record = Record(record.game, record.seats)
        self._chronicle = Chronicle(record.game)
        for entry in entries:
            self._chronicle.play(self.record, entry)

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
