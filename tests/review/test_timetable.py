"""How far every viewer had come, and where turns begin."""

from __future__ import annotations

import pytest

from kogge.core.state import SPECTATOR
from kogge.core.timeline import timeline_of
from kogge.games import registry
from kogge.review.timetable import Timetable
from tests.review.games import played


@pytest.mark.parametrize("slug", registry.slugs())
def test_it_counts_what_each_viewer_sees(slug: str) -> None:
    record = played(slug, 2)
    found, whole = Timetable(record), timeline_of(record.game, record.entries)
    assert len(found.seen) == len(record.entries) + 1
    assert found.seen[0] == [0, 0, 0]
    assert found.seen[-1] == [whole.place(viewer)[1] for viewer in (0, 1, SPECTATOR)]
    for steps in range(0, len(record.entries), 37):
        part = timeline_of(record.game, record.entries[:steps])
        assert found.seen[steps] == [part.place(viewer)[1] for viewer in (0, 1, SPECTATOR)]


def test_turns_begin_where_their_number_changes() -> None:
    record = played("norderwind", 2)
    starts = Timetable(record).turns(SPECTATOR)
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    story = timeline_of(record.game, record.entries)
    turns = [story.step(number).turn for number in range(story.count())]
    assert starts == [n for n in range(len(turns)) if n == 0 or turns[n] != turns[n - 1]]
