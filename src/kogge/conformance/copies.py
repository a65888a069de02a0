"""Clones are positions of their own, and a journal only listens."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import Snapshot, apply_entry, nodes, play, random_steps, snapshot
from kogge.core.journal import EVERYONE, Effect, Journal, all_but
from kogge.core.rng import Rng
from kogge.core.state import Game, State


@check("clones")
def check_clones(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A clone equals its original, has no journal, and neither feels what is done to the other."""
    for seed in seeds:
        found = play(game, seed, size)
        wanted = {index for index, _ in found.nodes}
        state = game.new_state()
        state.journal = Journal()
        waiting: list[tuple[int, State, Snapshot]] = []
        for index, entry in enumerate(found.entries):
            spot = found.spot("clones", index)
            if index in wanted:
                _check_clone(spot, state, size)
                waiting.append((index + size.ahead, state.clone(), snapshot(state)))
            apply_entry(state, entry)
            while waiting and waiting[0][0] <= index:
                _, clone, before = waiting.pop(0)
                spot.equal(snapshot(clone), before, "a clone after its original was played on")


def _check_clone(spot: Spot, state: State, size: Size) -> None:
    before, clone = snapshot(state), state.clone()
    spot.expect(clone is not state and clone.journal is None, "a clone is another position, with no journal")
    spot.equal(snapshot(clone), before, "a clone")
    effects = [] if state.journal is None else state.journal.effects[:]
    for branch in range(3):
        child = state.clone()
        random_steps(child, Rng(seed=branch), size.ahead)
        spot.equal(snapshot(state), before, "a position after its clone was played on")
    spot.equal(
        [] if state.journal is None else state.journal.effects, effects, "the journal after a clone was played on"
    )


@check("journal")
def check_journal(game: Game, seeds: Sequence[int], size: Size) -> None:
    """An attached journal changes nothing; its effects have a kind, a seat, and somebody who may know of them."""
    for seed in seeds:
        found = play(game, seed, size)
        positions = dict(found.nodes)
        state, journal = game.new_state(), Journal()
        state.journal = journal
        for index, entry in enumerate(found.entries):
            spot = found.spot("journal", index)
            if index in positions:
                spot.equal(state.text(), positions[index].text(), "the position with a journal attached")
            apply_entry(state, entry)
            spot.expect(state.journal is journal, "the journal is no longer attached")
            for effect in journal.drain():
                _check_effect(spot, effect, game.players)


def _check_effect(spot: Spot, effect: Effect, players: int) -> None:
    audiences = [EVERYONE, *range(players), *(all_but(seat) for seat in range(players))]
    spot.expect(bool(effect.kind), f"{effect!r} has no kind")
    spot.expect(-1 <= effect.seat < players, f"{effect!r} is of seat {effect.seat}")
    spot.expect(effect.audience in audiences, f"{effect!r} has the audience {effect.audience}")


@check("views")
def check_views(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A view is JSON, the same each time, and a thing of its own: changing it changes no position."""
    for spot, state in nodes("views", game, seeds, size):
        before = snapshot(state)
        for viewer in [*range(game.players), -3]:
            _scribble(state.view(viewer))
        spot.equal(snapshot(state), before, "the position after its views were scribbled on")
        spot.equal(snapshot(state.clone()), before, "the views of a clone")


def _scribble(thing: object) -> None:
    """Spoil all lists and dicts of a view; complain of what is not JSON."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if not isinstance(key, str):
                raise TypeError(f"the key {key!r} of a view is no text")
            _scribble(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            _scribble(value)
        thing.append("scribble")
    elif not (thing is None or isinstance(thing, str | int | float)):
        raise TypeError(f"{thing!r} in a view is not JSON")
