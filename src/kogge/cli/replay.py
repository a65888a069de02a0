"""A record, told in words or stepped through on the screen."""

from __future__ import annotations

from pathlib import Path

from kogge.cli.chronicle import Chronicle, Line
from kogge.cli.log_view import plainly
from kogge.cli.play import read, seat_names
from kogge.cli.rendering import Words
from kogge.core.record import Record
from kogge.core.state import SPECTATOR, TERMINAL


class Reel:
    """A record that can be wound to any step, for any eyes."""

    def __init__(self, record: Record) -> None:
        self.entries = record.entries
        self.record = record
        self.starts = _turn_starts(record)
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
            self.record.play_entry(self.entries[self.step])
            self._chronicle.play(self.entries[self.step])
            self.step += 1

    def go_to_turn(self, direction: int) -> None:
        """Wind to where the next turn begins; or back to where this one, or else the one before it, began."""
        later = [start for start in self.starts if start > self.step]
        earlier = [start for start in self.starts if start < self.step]
        if direction > 0:
            self.go_to(later[0] if later else len(self.entries))
        else:
            self.go_to(earlier[-1] if earlier else 0)

    def view(self, viewer: int) -> dict[str, object]:
        """What the viewer could see then."""
        return self.record.state.view(viewer)

    def lines(self, viewer: int) -> list[Line]:
        """What the viewer had read by then."""
        return self._chronicle.lines(viewer)


def _turn_starts(record: Record) -> list[int]:
    """The steps at which a turn begins."""
    played, turn, starts = Record(record.game), -1, []
    for step, entry in enumerate(record.entries):
        if played.state.turn() != turn:
            turn = played.state.turn()
            starts.append(step)
        played.play_entry(entry)
    return starts


def print_log(file: Path, words: Words) -> None:
    """Print all that happened, and the result."""
    record = read(file)
    words = Words(words.language, record.game.slug)
    names = seat_names(record, words)
    reel = Reel(record)
    reel.go_to(len(reel.entries))
    for line in reel.lines(SPECTATOR):
        print(plainly(line, record.game, names, words))
    state = reel.record.state
    if state.to_move() == TERMINAL:
        for seat in sorted(range(record.game.players), key=lambda seat: (state.ranking()[seat], seat)):
            place, score = state.ranking()[seat], state.scores()[seat]
            print(words.say("replay-place", place=place, seat=names[seat], score=score))
