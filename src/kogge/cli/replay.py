"""A record, told in words or stepped through on the screen."""

from __future__ import annotations

from pathlib import Path

from kogge.cli.chronicle import Chronicle, Line
from kogge.cli.play import seat_names
from kogge.cli.saga import plainly
from kogge.cli.words import Words
from kogge.core.record import Record
from kogge.core.state import SPECTATOR, TERMINAL
from kogge.games import registry


class Reel:
    """A record that can be wound to any step. What it shows is public: every eye may rest on it."""

    def __init__(self, record: Record) -> None:
        self.entries = record.entries
        self.record = record
        self.step = 0
        self._wind_back()

    def _wind_back(self) -> None:
        self.step = 0
        self.record = Record(self.record.game, self.record.seats)
        self._chronicle = Chronicle(self.record.game)

    def go_to(self, step: int) -> None:
        """Wind to the position after so many steps."""
        step = max(0, min(step, len(self.entries)))
        if step < self.step:
            self._wind_back()
        while self.step < step:
            self._chronicle.play(self.record, self.entries[self.step])
            self.step += 1

    def go_to_turn(self, direction: int) -> None:
        """Wind to where the turn after this one begins, or the turn before."""
        turn = self.record.state.turn()
        if direction > 0:
            while self.step < len(self.entries) and self.record.state.turn() == turn:
                self.go_to(self.step + 1)
        else:
            self.go_to(self._start_of(turn if self._inside(turn) else turn - 1))

    def _inside(self, turn: int) -> bool:
        return self.step > self._start_of(turn)

    def _start_of(self, turn: int) -> int:
        """The first step whose position is of this turn or a later one."""
        record = Record(self.record.game)
        for step, entry in enumerate(self.entries):
            if record.state.turn() >= turn:
                return step
            record.play_entry(entry)
        return len(self.entries)

    def view(self) -> dict[str, object]:
        """What everybody may see."""
        return self.record.state.view(SPECTATOR)

    def lines(self) -> list[Line]:
        """What everybody has read so far."""
        return self._chronicle.lines(SPECTATOR)


def read(file: Path) -> Record:
    """The record of a file."""
    return registry.read_record(file.read_bytes().decode("utf-8", errors="replace"))


def print_log(file: Path, words: Words) -> None:
    """Print all that happened, and the result."""
    record = read(file)
    words = Words(words.language, record.game.slug)
    names = seat_names(record, words)
    reel = Reel(record)
    reel.go_to(len(reel.entries))
    for line in reel.lines():
        print(plainly(line, record.game, names, words))
    state = reel.record.state
    if state.to_move() == TERMINAL:
        for seat in sorted(range(record.game.players), key=lambda seat: (state.ranking()[seat], seat)):
            place, score = state.ranking()[seat], state.scores()[seat]
            print(words.say("replay-place", place=place, seat=names[seat], score=score))


def start(file: Path, language: str) -> None:
    """Open the record on the screen."""
    from kogge.cli.screens.replay_app import ReplayApp

    ReplayApp(Reel(read(file)), language).run()
