"""What happened at a table, as each viewer has seen it: turns, events and effects in order; words come later."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.core.journal import Effect
from kogge.core.state import Game, State
from kogge.core.timeline import Entry, Timeline


@dataclass(frozen=True)
class Turn:
    """A turn begins; ``seat`` decides first (CHANCE where chance does)."""

    number: int
    seat: int


Line = Turn | Entry | Effect


class Chronicle:
    """Plays the steps of a game and keeps the lines that every viewer may read."""

    def __init__(self, game: Game) -> None:
        self.timeline = Timeline(game)
        self._lines: dict[int, list[Line]] = {viewer: [] for viewer in self.timeline.viewers}
        self._turn = -1

    def lines(self, viewer: int) -> list[Line]:
        """All that this viewer has read so far."""
        return self._lines[viewer]

    def play(self, entry: Entry) -> None:
        """Play a step that is legal, and note what it did."""
        timeline = self.timeline
        self._open_turn(timeline.state)
        before = {viewer: timeline.place(viewer)[1] for viewer in timeline.viewers}
        effects = timeline.play_one(entry.actor, entry.action).effects
        for viewer, first in before.items():
            events = range(first, timeline.place(viewer)[1])
            lines = self._lines[viewer]
            lines += [timeline.seen(viewer, index) for index in events if not timeline.is_disclosed(viewer, index)]
            lines += [effect for effect in effects if effect.visible_to(viewer)]
            lines += [timeline.seen(viewer, index) for index in events if timeline.is_disclosed(viewer, index)]

    def _open_turn(self, state: State) -> None:
        if state.turn() != self._turn:
            self._turn = state.turn()
            for lines in self._lines.values():
                lines.append(Turn(self._turn, state.to_move()))
