"""Position texts: both ways without loss, with start values for what is omitted, and never a crash."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import apply_entry, nodes, play, snapshot, viewers
from kogge.core.errors import BrokenPosition, KoggeError
from kogge.core.rng import Rng
from kogge.core.state import Game, State

JUNK = ("?", "-", "--5", "²", "-99999999999", "7 7 7", "0", "1:")


@check("text")
def check_text(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A position read from its text is the same in every respect, and goes on in the same way."""
    for seed in seeds:
        found = play(game, seed, size)
        for index, original in found.nodes:
            spot = found.spot("text", index)
            state, again = original.clone(), game.parse_state(original.text())
            spot.equal(snapshot(again), snapshot(state), "the position read from its text")
            _same_worlds(spot, state, again)
            for entry in found.entries[index : index + size.ahead]:
                apply_entry(state, entry)
                apply_entry(again, entry)
            spot.equal(snapshot(again), snapshot(state), f"the position read from its text, {size.ahead} steps later")


def _same_worlds(spot: Spot, state: State, again: State) -> None:
    """Nothing that only ``determinize`` knows may be missing from the text."""
    if state.to_move() < 0:
        return
    for viewer in viewers(state.game()):
        ours, theirs = state.determinize(viewer, Rng(seed=viewer)), again.determinize(viewer, Rng(seed=viewer))
        spot.equal(theirs.text(), ours.text(), f"determinize for {viewer} of the position read from its text")


@check("start-text")
def check_start_text(game: Game, seeds: Sequence[int], size: Size) -> None:
    """What a text omits has its start value, so that the empty text is the start; ``#`` begins a comment."""
    spot, start = Spot("start-text", game), snapshot(game.new_state())
    for text in ("", "\n  \n", "# nothing\n"):
        spot.equal(snapshot(game.parse_state(text)), start, f"the position of {text!r}")
    spot.equal(snapshot(game.parse_state(game.new_state().text() + "\n# end\n")), start, "the text of the start")


@check("broken-text")
def check_broken_text(game: Game, seeds: Sequence[int], size: Size) -> None:
    """What is wrong with a text is said with its line; nothing else is ever raised."""
    every_seventh = (place for place in nodes("broken-text", game, seeds[:1], size) if place[0].node % 7 == 0)
    for spot, state in islice(every_seventh, size.spoilt):
        lines = state.text().splitlines()
        _check_line(spot, game, [*lines, "no-such-field 1"], len(lines) + 1)
        _check_line(spot, game, [*lines, lines[0]], len(lines) + 1)
        for place, line in enumerate(lines):
            name = line.split(None, 1)[0]
            for junk in JUNK:
                _check_junk(spot, game, [*lines[:place], f"{name} {junk}", *lines[place + 1 :]])


def _check_line(spot: Spot, game: Game, lines: list[str], number: int) -> None:
    try:
        game.parse_state("\n".join(lines))
    except BrokenPosition as error:
        spot.equal(error.line, number, f"the line of {lines[-1]!r}")
    else:
        raise spot.failure(f"{lines[-1]!r} at the end of a text is accepted")


def _check_junk(spot: Spot, game: Game, lines: list[str]) -> None:
    """Junk may mean something. Then the position can say what is wrong with it, and write itself."""
    try:
        state = game.parse_state("\n".join(lines))
    except KoggeError:
        return
    state.problems()
    state.text()
