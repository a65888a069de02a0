"""Random games for the checks to look at: all their steps, and copies of some of their positions."""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Sequence
from functools import lru_cache

from kogge.conformance.failure import PackedView, Size, Spot
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, Game, State
from kogge.core.timeline import Entry

Snapshot = dict[str, str | PackedView]


class Play:
    """A random game: its steps, some positions by the index of the step that follows, and what went wrong, if any."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.entries: list[Entry] = []
        self.secret: list[int] = []
        self.nodes: list[tuple[int, State]] = []
        self.trouble = ""

    def spot(self, check: str, node: int) -> Spot:
        """A place in this game."""
        return Spot(check, self.game, self.seed, node)


@lru_cache(maxsize=16)
def play(game: Game, seed: int, size: Size) -> Play:
    """A random game of this seed, in which any awaited seat may act first."""
    found = Play(game, seed)
    _play_out(found, size)
    _look_again(found, size)
    return found


def _play_out(found: Play, size: Size) -> None:
    state, rng = found.game.new_state(), Rng(seed=found.seed)
    try:
        while state.to_move() != TERMINAL and len(found.entries) < size.longest:
            entry = random_entry(state, rng)
            if entry is None:
                found.trouble = f"dead end: {state.to_move()} is to move and has no legal action"
                return
            if state.seen_of(entry.actor, entry.action, SPECTATOR) != entry.action:
                found.secret.append(len(found.entries))
            apply_entry(state, entry)
            found.entries.append(entry)
    except Exception as error:
        found.trouble = f"{type(error).__name__}: {error}"


def _look_again(found: Play, size: Size) -> None:
    """Play it once more and keep some of the positions."""
    wanted = _choose(len(found.entries), found.secret, size.nodes, Rng(seed=found.seed + 1))
    state = found.game.new_state()
    try:
        for index, entry in enumerate(found.entries):
            if index in wanted:
                found.nodes.append((index, state.clone()))
            apply_entry(state, entry)
        found.nodes.append((len(found.entries), state))
    except Exception as error:
        found.trouble = found.trouble or f"second time, after step {len(found.nodes)}: {type(error).__name__}: {error}"


def _choose(length: int, secret: list[int], nodes: int, rng: Rng) -> set[int]:
    """Which positions to keep: the first ones, a third of those before something secret, and others at random."""
    if length <= nodes:
        return set(range(length))
    chosen = set(range(nodes // 4))
    hidden = secret[:]
    rng.shuffle(hidden)
    chosen.update(hidden[: nodes // 3])
    while len(chosen) < nodes:
        chosen.add(rng.below(length))
    return chosen


def random_entry(state: State, rng: Rng) -> Entry | None:
    """A random step of chance or of one of the awaited seats; None where there is none."""
    if state.to_move() == CHANCE:
        return Entry(CHANCE, state.sample_chance(rng))
    seats = state.awaited()
    if not seats:
        return None
    seat = seats[rng.below(len(seats))]
    actions = state.legal_as(seat)
    return Entry(seat, actions[rng.below(len(actions))]) if actions else None


def apply_entry(state: State, entry: Entry) -> None:
    """Do the step as whoever takes it."""
    if entry.actor == CHANCE:
        state.apply(entry.action)
    else:
        state.apply_as(entry.actor, entry.action)


def legal_of(state: State, actor: int) -> list[int]:
    """What this actor (a seat or CHANCE) may do now."""
    if actor != CHANCE:
        return state.legal_as(actor)
    return state.legal_actions() if state.to_move() == CHANCE else []


def viewers(game: Game) -> list[int]:
    """All who may look: the seats and a spectator."""
    return [*range(game.players), SPECTATOR]


def nodes(check: str, game: Game, seeds: Sequence[int], size: Size) -> Iterator[tuple[Spot, State]]:
    """Positions of random games. They are shared: clone before applying anything."""
    for seed in seeds:
        found = play(game, seed, size)
        for index, state in found.nodes:
            yield found.spot(check, index), state


def seen_view(state: State, viewer: int) -> PackedView:
    """A view, packed to be compared."""
    try:
        # Version 2 has no references, so that equal values have equal bytes.
        return PackedView(marshal.dumps(state.view(viewer), 2))
    except ValueError as error:
        raise TypeError(f"the view of {viewer} is not made of plain dicts, lists, texts and numbers") from error


def snapshot(state: State) -> Snapshot:
    """All that the contract tells of a position, to compare."""
    mover = state.to_move()
    lines = [state.text(), f"to move {mover} awaited {state.awaited()} turn {state.turn()} scores {state.scores()}"]
    lines.append(f"legal {state.legal_actions()}")
    if mover == CHANCE:
        lines.append(f"weights {state.chance_weights()}")
    lines += [f"legal as {seat} {state.legal_as(seat)}" for seat in state.awaited()]
    views = {f"view {viewer}": seen_view(state, viewer) for viewer in viewers(state.game())}
    return {"position": "\n".join(lines), **views}


def random_steps(state: State, rng: Rng, most: int) -> int:
    """Play some random steps; returns how many it were."""
    for step in range(most):
        entry = None if state.to_move() == TERMINAL else random_entry(state, rng)
        if entry is None:
            return step
        apply_entry(state, entry)
    return most
