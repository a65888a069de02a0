"""Legality: what is offered is accepted, what is not is refused with its rule, by whichever seat it is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import Play, apply_entry, legal_of, nodes, play, snapshot
from kogge.core.errors import IllegalAction
from kogge.core.journal import Journal
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, Game, State
from kogge.core.timeline import Entry

RULE = re.compile(r"[A-Z]+-[A-Z0-9.]+")
KEY = re.compile(r"reason-[a-z0-9-]+")


def some_ids(state: State, ids: range, count: int, rng: Rng) -> list[int]:
    """A sample of the ids."""
    if len(ids) <= count:
        return list(ids)
    return sorted({ids[rng.below(len(ids))] for _ in range(count)})


@check("reasons")
def check_reasons(game: Game, seeds: Sequence[int], size: Size) -> None:
    """There is a reason, with its rule and a text, exactly where a player action is not legal."""
    for spot, state in nodes("reasons", game, seeds, size):
        before = state.text()
        for seat in state.awaited():
            legal = state.legal_as(seat)
            for action in [*legal, *some_ids(state, range(game.actions.width), size.ids, Rng(seed=spot.node))]:
                _check_reason(spot, state, seat, action, action in legal)
        spot.equal(state.text(), before, "asking for reasons changes the position")


def _check_reason(spot: Spot, state: State, seat: int, action: int, legal: bool) -> None:
    token, reason = state.game().actions.token(action), state.reason_as(seat, action)
    spot.equal(reason is None, legal, f"seat {seat}: {token!r} is legal")
    if seat == state.to_move():
        spot.equal(state.reason(action) is None, legal, f"reason() of to_move(): {token!r} is legal")
    if reason is not None:
        _check_words(spot, token, reason.rule, reason.key)


def _check_words(spot: Spot, token: str, rule: str, key: str) -> None:
    spot.expect(RULE.fullmatch(rule) is not None, f"{token!r} is refused by the rule {rule!r}, which is no rule id")
    spot.expect(KEY.fullmatch(key) is not None, f"{token!r} is refused with the text {key!r}, expected reason-…")


@check("refusals")
def check_refusals(game: Game, seeds: Sequence[int], size: Size) -> None:
    """``apply_checked`` does what is legal, refuses all else with rule and text, and then changes nothing."""
    everything = range(-5, game.actions.size + 2)
    for spot, state in nodes("refusals", game, seeds, size):
        legal, original = state.legal_actions(), snapshot(state)
        tried = state.clone()
        tried.journal = Journal()
        for action in some_ids(state, everything, size.ids, Rng(seed=spot.node)):
            if action not in legal:
                _check_refused(spot, tried, tried.to_move(), action)
        for seat in range(game.players):
            if seat not in state.awaited():
                _check_refused(spot, tried, seat, Rng(seed=seat).below(game.actions.width))
        spot.equal(snapshot(tried), original, "the position after refusals")
        spot.equal(tried.journal.effects, [], "the effects of refusals")
        for action in legal[: size.ids]:
            _check_accepted(spot, state, action)


def _check_refused(spot: Spot, state: State, seat: int, action: int) -> None:
    try:
        if seat == state.to_move():
            state.apply_checked(action)
        else:
            state.apply_checked_as(seat, action)
    except IllegalAction as error:
        _check_words(spot, error.token, error.rule, error.reason)
    else:
        raise spot.failure(f"{action} is not legal for {seat} and is accepted")


def _check_accepted(spot: Spot, state: State, action: int) -> None:
    trusted, checked = state.clone(), state.clone()
    trusted.apply(action)
    checked.apply_checked(action)
    spot.equal(checked.text(), trusted.text(), f"apply_checked({action}) and apply")


@check("seats")
def check_seats(game: Game, seeds: Sequence[int], size: Size) -> None:
    """The awaited seats are those with legal actions, ``to_move()`` among them; several only in a secret phase."""
    for spot, state in nodes("seats", game, seeds, size):
        mover, awaited = state.to_move(), state.awaited()
        spot.equal(awaited, sorted(set(awaited)), "awaited seats, ascending")
        spot.equal(mover in awaited, mover >= 0, f"{mover} is to move and awaited are {awaited}")
        spot.expect(mover >= 0 or not awaited, f"awaited while chance is pending or at the end: {awaited}")
        spot.expect(len(awaited) <= 1 or state.veiled(), f"{awaited} are awaited and nothing is veiled")
        for seat in range(game.players):
            spot.equal(bool(state.legal_as(seat)), seat in awaited, f"seat {seat} has legal actions")
        if mover >= 0:
            spot.equal(state.legal_as(mover), state.legal_actions(), "legal_as(to_move()) and legal_actions()")
            for action in state.legal_actions()[: size.ids]:
                _check_same_act(spot, state, mover, action)


def _check_same_act(spot: Spot, state: State, seat: int, action: int) -> None:
    plain, as_seat = state.clone(), state.clone()
    plain.apply(action)
    as_seat.apply_as(seat, action)
    spot.equal(as_seat.text(), plain.text(), f"apply_as({seat}, {action}) and apply")


# Simultaneous phases


@check("order")
def check_order(game: Game, seeds: Sequence[int], size: Size) -> None:
    """In a simultaneous phase any order of the seats gives the same unveiled position."""
    for seed in seeds:
        found = play(game, seed, size)
        for first, last in phases(found)[: size.ahead]:
            _check_phase(found, first, last)


def phases(found: Play) -> list[tuple[int, int]]:
    """The whole secret phases of a game: the indices of their first step and of the one after their last."""
    stretches: list[tuple[int, int]] = []
    state, first = found.game.new_state(), -1
    for index, entry in enumerate(found.entries):
        if first < 0 and state.veiled():
            first = index
        apply_entry(state, entry)
        if first >= 0 and not state.veiled():
            stretches.append((first, index + 1))
            first = -1
    return stretches


def _check_phase(found: Play, first: int, last: int) -> None:
    spot = found.spot("order", first)
    state = found.game.new_state()
    for entry in found.entries[:first]:
        apply_entry(state, entry)
    straight = state.clone()
    for entry in found.entries[first:last]:
        apply_entry(straight, entry)
    for variant in range(4):
        shuffled = state.clone()
        steps = interleave(found.entries[first:last], Rng(seed=variant))
        for entry in steps:
            token = found.game.actions.token(entry.action)
            spot.expect(shuffled.veiled(), f"unveiled before {entry.actor} could {token!r}: {steps}")
            legal = legal_of(shuffled, entry.actor)
            spot.expect(entry.action in legal, f"{entry.actor} cannot {token!r} in another order: {steps}")
            apply_entry(shuffled, entry)
        spot.equal(shuffled.text(), straight.text(), f"unveiled after another order: {steps}")


def interleave(entries: Sequence[Entry], rng: Rng) -> list[Entry]:
    """The steps in another order of the seats: each keeps its own order, and chance follows the act it followed."""
    steps: list[Entry] = []
    queues: dict[int, list[list[Entry]]] = {}
    for entry in entries:
        if entry.actor != CHANCE:
            queues.setdefault(entry.actor, []).append([entry])
            latest = entry.actor
        elif queues:
            queues[latest][-1].append(entry)
        else:
            steps.append(entry)
    while queues:
        seat = list(queues)[rng.below(len(queues))]
        steps += queues[seat].pop(0)
        queues = {other: queue for other, queue in queues.items() if queue}
    return steps
