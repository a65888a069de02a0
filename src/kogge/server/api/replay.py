"""Records brought by a client: read, looked at, forgotten. All of it runs in a process of its own (``offload``)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kogge.core.errors import UnfinishedGame
from kogge.core.record import Record, dumps
from kogge.core.state import SPECTATOR, TERMINAL
from kogge.core.timeline import Timeline, timeline_of
from kogge.games import registry
from kogge.review.timetable import Timetable
from kogge.server.api.answers import answering
from kogge.server.errors import Refused
from kogge.server.limits import check_lines
from kogge.server.live.table import awaited
from kogge.server.live.updates import MOST_EVENTS
from kogge.server.rendering import speech
from kogge.server.wire import Event, Moment, Replay, ReplayRequest


@answering
def answer(encoded: bytes, language: str, own: str = "") -> Replay:
    """What the request is answered. ``own``: the text of the record's edition, if it does not come with the game."""
    return look(msgspec.json.decode(encoded, type=ReplayRequest), language, own)


@answering
def check(text: str, _language: str, own: str = "") -> bytes:
    """The record of a finished game as we write it."""
    check_lines(text)
    record = registry.read_record(text, own)
    if record.state.to_move() != TERMINAL:
        raise UnfinishedGame
    written = dumps(record)
    check_lines(written)  # steps that leave no choice may have been left out
    return written.encode()


@lru_cache(4)
def _read(text: str, own: str) -> tuple[Record, Timeline, Timetable]:
    """Whoever steps through a record asks for it again and again."""
    record = registry.read_record(text, own)
    return record, timeline_of(record.game, record.entries), Timetable(record)


def look(request: ReplayRequest, language: str, own: str) -> Replay:
    """A record at one moment, with the events around it."""
    check_lines(request.record)
    record, timeline, timetable = _read(request.record, own)
    viewer = request.viewer if 0 <= request.viewer < record.game.players else SPECTATOR
    names = record.seats or [str(seat + 1) for seat in range(record.game.players)]
    first = max(request.index - MOST_EVENTS, 0)
    events = _events(timeline, viewer, language, names, first, first + 2 * MOST_EVENTS)
    moment = _moment(timeline, viewer, language, names, request.index)
    turns = timetable.turns(viewer)
    step = timeline.steps_until(viewer, request.index)
    return Replay(record.game.slug, record.game.edition, record.game.players, names, events, turns, step, moment)


def _events(timeline: Timeline, viewer: int, language: str, names: list[str], first: int, last: int) -> list[Event]:
    words = speech(timeline.game, language)
    numbers = range(first, min(last, timeline.place(viewer)[1]))
    return [words.event(index, *timeline.event(viewer, index), viewer, names) for index in numbers]


def _moment(timeline: Timeline, viewer: int, language: str, names: list[str], index: int) -> Moment:
    last = timeline.place(viewer)[1]
    if index > last:
        raise Refused("not-found")
    state = timeline.state_after(viewer, index)
    may = awaited(state, viewer)
    event = _events(timeline, viewer, language, names, index - 1, index)[0] if index else None
    prompt = None
    if len(may) == 1 and not state.veiled():
        prompt = speech(timeline.game, language).prompt(state.prompt_as(may[0]), names)
    return Moment(index, last, event, state.view(viewer), prompt, may, state.scores())
