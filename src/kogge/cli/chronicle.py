"""What happened at a table, as each viewer has seen it: turns, events and effects in order; words come later."""

from __future__ import annotations

from dataclasses import dataclass, field

from kogge.core.journal import Effect, Journal
from kogge.core.record import Entry, Projection, Record
from kogge.core.state import SPECTATOR, Game, State


@dataclass(frozen=True)
class Turn:
    """A turn begins; ``seat`` decides first (CHANCE where chance does)."""

    number: int
    seat: int


Line = Turn | Entry | Effect


@dataclass
class _Eyes:
    """One viewer: its projection of the record, and the lines it has read."""

    projection: Projection
    lines: list[Line] = field(default_factory=list)

    def read_on(self) -> None:
        """Take over the events that are new in the projection."""
        told = sum(isinstance(line, Entry) for line in self.lines)
        self.lines += self.projection.events[told:]


class Chronicle:
    """Plays the steps of a record and keeps the lines that every viewer may read."""

    def __init__(self, game: Game) -> None:
        self._eyes = {viewer: _Eyes(Projection(viewer)) for viewer in [SPECTATOR, *range(game.players)]}
        self._turn = -1

    def lines(self, viewer: int) -> list[Line]:
        """All that this viewer has read so far."""
        return self._eyes[viewer].lines

    def play(self, record: Record, entry: Entry) -> None:
        """Play a step that is legal, and note what it did."""
        state = record.state
        journal = state.journal = state.journal or Journal()
        self._open_turn(state)
        for eyes in self._eyes.values():
            eyes.projection.before(state, entry)
            eyes.read_on()
        record.play_entry(entry)
        effects = journal.drain()
        for viewer, eyes in self._eyes.items():
            eyes.lines += [effect for effect in effects if effect.visible_to(viewer)]
            eyes.projection.after(state)
            eyes.read_on()

    def _open_turn(self, state: State) -> None:
        if state.turn() != self._turn:
            self._turn = state.turn()
            for eyes in self._eyes.values():
                eyes.lines.append(Turn(self._turn, state.to_move()))
