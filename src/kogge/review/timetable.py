"""How far every viewer had come after each step of a record, and where its turns begin."""

from __future__ import annotations

from kogge.core.record import Record
from kogge.core.timeline import Timeline


class Timetable:
    """``seen[n]`` is how many events each viewer (the seats, last a spectator) had seen after ``n`` steps."""

    def __init__(self, record: Record) -> None:
        timeline = Timeline(record.game)
        self.seen = [[0] * len(timeline.viewers)]
        self._starts: list[int] = []
        turn = -1
        for number, entry in enumerate(record.entries):
            if timeline.state.turn() != turn:
                turn = timeline.state.turn()
                self._starts.append(number)
            timeline.play([(entry.actor, entry.action)])
            self.seen.append([timeline.place(viewer)[1] for viewer in timeline.viewers])

    def turns(self, viewer: int) -> list[int]:
        """The numbers of events a viewer had seen when each turn began; of a spectator with -1 or lower."""
        return [self.seen[start][max(viewer, -1)] for start in self._starts]
