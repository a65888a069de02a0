"""Why one choice is better than another: what comes of each until the seat's next turn, in the journal's effects."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kogge.bots.bot import Bot, Sight
from kogge.bots.levels import guide_of
from kogge.core.journal import Effect, Journal
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State

WORLDS = 6
STEPS = 160  # of a line
SIGN = {"gain": 1, "lose": -1}  # effects that add up
NOTICED = 0.5  # so much more of something, on average, is told
MOST = 4  # things told of each side

Key = tuple[str, int, str, str]


@dataclass(frozen=True)
class Side:
    """What a choice brings that the other does not: things and how many, and what else only happens here."""

    gains: dict[str, int] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)


@dataclass(frozen=True)
class Reason:
    """The difference of two lines until the seat's next turn; ``score`` is by how much the better one leads then.

    ``leaves`` is what the seat that follows has more (or less, below 0) after the better choice.
    """

    better: Side
    played: Side
    score: int
    follower: int
    leaves: dict[str, int]


class Line:
    """What came of a choice in several worlds, summed up."""

    def __init__(self) -> None:
        self.gains: Counter[tuple[int, str]] = Counter()
        self.times: Counter[Key] = Counter()
        self.amounts: dict[Key, int] = {}
        self.score = 0

    def add(self, effects: list[Effect], seat: int, viewer: int, all_kinds: bool) -> None:
        """Count the effects of a seat that the viewer may know of: gains and losses, or all kinds."""
        for effect in effects:
            if effect.seat != seat or not effect.visible_to(viewer):
                continue
            if effect.kind in SIGN:
                self.gains[seat, effect.what] += SIGN[effect.kind] * effect.amount
            elif all_kinds:
                key = (effect.kind, effect.seat, effect.what, effect.cause)
                self.times[key] += 1
                self.amounts[key] = max(effect.amount, self.amounts.get(key, 0))


def reason(state: State, seat: int, better: int, played: int, viewer: int | None = None) -> Reason:
    """The difference of two choices of a seat, from what it knows; both lines are played in the same worlds.

    ``viewer`` is whom it is told to, if not the seat itself.
    """
    follower = (seat + 1) % state.game().players
    eyes = seat if viewer is None else viewer
    lines = [_line(state, seat, follower, action, eyes) for action in (better, played)]
    more, less = _side(lines[0], lines[1], seat), _side(lines[1], lines[0], seat)
    leaves = _gains(lines[0], lines[1], follower)
    return Reason(more, less, round((lines[0].score - lines[1].score) / WORLDS), follower, leaves)


def _line(state: State, seat: int, follower: int, action: int, viewer: int) -> Line:
    line = Line()
    for number in range(WORLDS):
        world = state.determinize(seat, Rng(number + 1))
        effects = _play(world, seat, action, Rng(number + 1))
        line.add(effects, seat, viewer, True)
        line.add(effects, follower, viewer, False)
        line.score += world.scores()[seat]
    return line


def _play(world: State, seat: int, action: int, rng: Rng) -> list[Effect]:
    """Play on sensibly until the seat's next turn."""
    world.journal = Journal()
    bots: list[Bot] = [guide_of(world.game().slug).advisor() for _seat in range(world.game().players)]
    turn, others = world.turn(), False
    world.apply_as(seat, action)
    for _step in range(STEPS):
        mover = world.to_move()
        if mover == TERMINAL:
            break
        if mover == CHANCE:
            world.apply(world.sample_chance(rng))
            continue
        others = others or mover != seat
        if others and mover == seat and world.turn() != turn:
            break
        world.apply_as(mover, bots[mover].choose(Sight(world, mover), rng))
    return world.journal.drain()


def _side(line: Line, other: Line, seat: int) -> Side:
    gains = {what: amount for what, amount in _gains(line, other, seat).items() if amount > 0}
    more = {key: line.times[key] - other.times[key] for key in line.times}
    found = sorted([key for key in more if more[key] >= NOTICED * WORLDS], key=lambda key: (-more[key], key))
    return Side(gains, [_effect(line, key) for key in found[:MOST]])


def _effect(line: Line, key: Key) -> Effect:
    kind, seat, what, cause = key
    return Effect(kind, seat, line.amounts[key], what, cause, seat)


def _gains(line: Line, other: Line, seat: int) -> dict[str, int]:
    """What the seat has more in this line, on average."""
    found: dict[str, int] = {}
    for owner, what in sorted(set(line.gains) | set(other.gains)):
        more = (line.gains[owner, what] - other.gains[owner, what]) / WORLDS
        if owner == seat and abs(more) >= NOTICED:
            found[what] = round(more) or (1 if more > 0 else -1)
    return found
