"""The analysis board: studies are opened, and looked at move by move.

All of it runs in a process of its own (``offload``), and nothing is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from kogge.core.errors import BrokenEdition, BrokenRecord
from kogge.core.record import Record, head_lines
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, State
from kogge.core.study import POSITION, Node, Study, step_text
from kogge.core.timeline import Entry, Timeline, apply, write_steps
from kogge.games import registry
from kogge.games.own_box import UNNAMED
from kogge.server.api import editions
from kogge.server.api.answers import answering
from kogge.server.bots.analysis_process import checked_head
from kogge.server.errors import Refused
from kogge.server.limits import check_lines
from kogge.server.live.updates import MOST_EVENTS
from kogge.server.rendering import Speech, speech
from kogge.server.wire import (
    Analysis,
    AnalysisBegin,
    AnalysisLook,
    AnalysisMoment,
    AnalysisNode,
    Event,
    Outcome,
    PromptInfo,
)


@answering
def open_answer(encoded: bytes, language: str, own: str) -> Analysis:
    """What the request for a study is answered. ``own``: the text of its edition, if it does not come with the game."""
    return opened(msgspec.json.decode(encoded, type=AnalysisBegin), language, own)


@answering
def look_answer(encoded: bytes, language: str, own: str) -> AnalysisMoment:
    """What the request for a position is answered."""
    return look(msgspec.json.decode(encoded, type=AnalysisLook), language, own)


# Opening


def opened(request: AnalysisBegin, language: str, own: str) -> Analysis:
    """A study with all its steps in words."""
    study = _study(request, own)
    names = study.seats or [""] * study.game.players
    nodes = _nodes(study, language)
    game = study.game
    head = head_of(study)
    return Analysis(head, game.slug, game.edition, game.players, names, study.typed, study.root.comment, nodes)


def _study(request: AnalysisBegin, own: str) -> Study:
    if request.text:
        return read(request.text, own)
    if request.game is None:
        raise Refused("bad-request")
    if request.edition is not None and request.edition not in registry.editions(request.game):
        raise Refused("not-found")
    game = registry.load_shipped(request.game, request.players, request.edition, request.options)
    return Study(game, position=request.position)


def read(text: str, own: str) -> Study:
    """The study of a text that is not too long."""
    check_lines(text)
    return registry.read_study(text, own)


def head_of(study: Study) -> str:
    """The first lines of a study, with its position if it has one."""
    lines = head_lines(study.game, study.seats)
    if study.typed:
        lines.append(f"{POSITION} {'; '.join(study.start.text().splitlines())}")
    return "\n".join(lines) + "\n"


def _nodes(study: Study, language: str) -> list[AnalysisNode]:
    """Every step, each after the one before it, main ways first."""
    words = speech(study.game, language)
    found: list[AnalysisNode] = []
    waiting: list[tuple[Node, int, State]] = [(study.root, -1, study.start.clone())]
    while waiting:
        node, place, state = waiting.pop()
        for number, following in enumerate(node.next):
            entry = cast("Entry", following.entry)
            text = words.offer(entry.action).text
            line = step_text(state, entry)
            found.append(AnalysisNode(place, entry.actor, entry.action, line, text, following.comment))
            after = state if number == len(node.next) - 1 else state.clone()
            apply(after, entry.actor, entry.action)
            waiting.append((following, len(found) - 1, after))
    return found


# Looking


@lru_cache(8)
def _head(text: str, own: str) -> Study:
    return read(checked_head(text), own)


def look(request: AnalysisLook, language: str, own: str) -> AnalysisMoment:
    """The position after the moves, each of which is checked."""
    study = _head(request.head, own)
    record = Record(study.game)
    record.state = study.start.clone()
    moves = [Entry(actor, action) for actor, action in request.moves]
    for entry in moves[:-1]:
        record.play_entry(entry)
    before = record.state.clone()
    for entry in moves[-1:]:
        record.play_entry(entry)
    line = step_text(before, moves[-1]) if moves else ""
    timeline = Timeline(study.game, study.start)
    timeline.play([(entry.actor, entry.action) for entry in record.entries])
    words = speech(study.game, language)
    return _moment(record, timeline, request.viewer, line, words, study.seats)


def _moment(
    record: Record, timeline: Timeline, wanted: int, line: str, words: Speech, seats: list[str]
) -> AnalysisMoment:
    state = record.state
    viewer = _viewer(record, wanted)
    awaited = state.awaited()
    names = seats or [str(seat + 1) for seat in range(state.game().players)]
    offers = [words.offer(action) for action in state.legal_as(viewer)] if viewer in awaited else []
    return AnalysisMoment(
        viewer=viewer,
        view=state.view(viewer),
        awaited=awaited,
        prompt=_prompt(state, viewer, words, names),
        offers=offers,
        outcomes=_outcomes(state, words),
        events=_events(timeline, viewer, words, names),
        line=line,
        text=words.offer(record.entries[-1].action).text if record.entries else "",
        scores=state.scores(),
        places=state.ranking() if state.to_move() == TERMINAL else None,
        position=state.text(),
    )


def _viewer(record: Record, wanted: int) -> int:
    """Whose eyes: the seat that was asked for, or who decides; where nobody does, who did last."""
    if 0 <= wanted < record.game.players:
        return wanted
    awaited = record.state.awaited()
    return awaited[0] if awaited else next((one.actor for one in reversed(record.entries) if one.actor >= 0), SPECTATOR)


def _prompt(state: State, viewer: int, words: Speech, names: list[str]) -> PromptInfo | None:
    awaited = state.awaited()
    if not awaited:
        return None
    return words.prompt(state.prompt_as(viewer if viewer in awaited else awaited[0]), names)


def _outcomes(state: State, words: Speech) -> list[Outcome]:
    if state.to_move() != CHANCE:
        return []
    weights = state.chance_weights()
    return [Outcome(words.offer(action), weight) for action, weight in zip(state.legal_actions(), weights, strict=True)]


def _events(timeline: Timeline, viewer: int, words: Speech, names: list[str]) -> list[Event]:
    last = timeline.place(viewer)[1]
    numbers = range(max(0, last - MOST_EVENTS), last)
    return [words.event(index, *timeline.event(viewer, index), viewer, names) for index in numbers]


# Playing on


class Begun(msgspec.Struct):
    """A game that goes on from a record: what it is played with, and its steps as a table's log holds them."""

    edition: str | None
    own: str | None
    options: dict[str, bool | int | str]
    steps: str


def accept(text: str, game: str, players: int, own: str = "") -> bytes:
    """The game of a record that goes on from its end; its steps are those of the main way."""
    study = read(text, own)
    if study.game.slug != game or study.game.players != players:
        raise Refused("bad-request")
    if study.typed:
        raise BrokenRecord(1, "record-header", got=POSITION, expected="-")
    node, state, steps = study.root, study.start.clone(), list[tuple[int, int]]()
    while node.next:
        node = node.next[0]
        entry = cast("Entry", node.entry)
        apply(state, entry.actor, entry.action)
        steps.append((entry.actor, entry.action))
    if state.to_move() == TERMINAL:
        raise Refused("not-playing")
    shipped = _edition_name(game, study.game.edition_hash)
    options = cast("dict[str, bool | int | str]", dict(study.game.options))
    if shipped is None and (faults := editions.tried(own, game, players, options)):
        raise BrokenEdition(UNNAMED, faults)  # its own table may have had other players and options
    return msgspec.json.encode(Begun(shipped, None if shipped else own, options, write_steps(study.game, steps)))


def _edition_name(game: str, hash_: str) -> str | None:
    """The name of an edition that comes with the game."""
    names = registry.editions(game)
    return next((name for name in names if registry.edition_file(game, name).hash == hash_), None)
