"""Records: written, read, replayed, typed by hand, taken back."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import Play, apply_entry, legal_of, play
from kogge.core.errors import IllegalAction
from kogge.core.record import Header, Record, dumps, loads, replay
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.core.timeline import Entry, timeline_of

UNDO_WITHIN = 300
"""Taking back is tried in the first part of a game: every try replays the record from its start."""


@check("records")
def check_records(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A record replays to the same position, and so does its text, finished or not."""
    for seed in seeds:
        found = play(game, seed, size)
        for index, state in [found.nodes[len(found.nodes) // 2], found.nodes[-1]]:
            spot, entries = found.spot("records", index), found.entries[:index]
            record = replay(game, entries)
            spot.equal(record.state.text(), state.text(), "the position after a replay")
            text = dumps(record)
            again = read(spot, game, text)
            spot.equal(again.entries, entries, "the steps read from the record's text")
            spot.equal(again.state.text(), state.text(), "the position read from the record's text")
            spot.equal(dumps(again), text, "the record written again")


def read(spot: Spot, game: Game, text: str) -> Record:
    """The record of a text that must be one of this game."""

    def open_game(header: Header) -> Game:
        parts = [header.game, header.edition, header.edition_hash, header.players]
        spot.equal(parts, [game.slug, game.edition, game.edition_hash, str(game.players)], "the header")
        spot.equal(list(header.options), list(game.options), "the options of the header")
        return game

    return loads(text, open_game)


@check("typed-records")
def check_typed_records(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A typed record may leave out the steps that leave no choice."""
    for seed in seeds:
        found = play(game, seed, size)
        index, state = [node for node in found.nodes if not node[1].veiled()][-1]
        record = replay(game, found.entries[:index])
        lines = dumps(record).splitlines()
        start = lines.index("") + 1
        steps = leave_out(found, index, lines[start : start + index])
        typed = "\n".join([*lines[:start], *steps, lines[-1]])
        spot = found.spot("typed-records", index)
        spot.equal(
            read(spot, game, typed).state.text(), state.text(), f"the position without {index - len(steps)} steps"
        )


def leave_out(found: Play, length: int, lines: list[str]) -> list[str]:
    """The lines without the forced ones, but for those that read like the next choice, or the next of their seat.

    Of an unfinished game all is kept after the last open choice: nothing calls for a step that is left out later.
    In a secret phase an act that chance answers is kept too: a line of chance does not say whom it is for.
    """
    state = found.game.new_state()
    forced: list[bool] = []
    last_open = 0
    for index, entry in enumerate(found.entries[:length]):
        answered = state.veiled() and entry.actor != CHANCE and _is_chance(found, index + 1)
        forced.append(len(legal_of(state, entry.actor)) == 1 and not answered)
        last_open = last_open if state.veiled() or forced[-1] else index
        apply_entry(state, entry)
    last_open = length if state.to_move() == TERMINAL else last_open
    kept: list[str] = []
    next_choice = -1
    next_of: dict[int, int] = {}
    for index in reversed(range(length)):
        entry = found.entries[index]
        alike = entry.action in (next_choice, next_of.get(entry.actor, -1))
        if not forced[index]:
            next_choice = next_of[entry.actor] = entry.action
        if not forced[index] or alike or index >= last_open:
            kept.append(lines[index])
    return kept[::-1]


def _is_chance(found: Play, index: int) -> bool:
    return index < len(found.entries) and found.entries[index].actor == CHANCE


@check("undo")
def check_undo(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Acts that are taken back leave a game that can go on, in which the seat knows no more than before them."""
    for seed in seeds:
        found = play(game, seed, size)
        tried = [index for index, _ in found.nodes if 0 < index <= UNDO_WITHIN and found.entries[index - 1].actor >= 0]
        for index in tried[:: max(1, len(tried) // 10)]:
            for seat in range(game.players):
                _check_seat_undo(found.spot("undo", index), game, found.entries[:index], seat)


def _check_seat_undo(spot: Spot, game: Game, entries: list[Entry], seat: int) -> None:
    timeline = timeline_of(game, entries)
    events, allowed = timeline.events(seat), timeline.undoable(seat)[0]
    for steps in sorted({1, allowed} - {0}):
        if steps > allowed:
            continue
        after = timeline.undone(seat, steps)
        try:
            replay(game, after.entries())
        except IllegalAction as error:
            raise spot.failure(f"seat {seat} takes back {steps}: the rest cannot be replayed: {error}") from error
        spot.equal(after.events(seat), events[:-steps], f"what seat {seat} knows when it takes back {steps}")
    try:
        timeline.undone(seat, allowed + 1)
    except IllegalAction:
        return
    raise spot.failure(f"seat {seat} can take back {allowed + 1} steps, expected at most {allowed}")
