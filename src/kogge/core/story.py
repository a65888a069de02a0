"""A game as it is told at a table: the position, and what each viewer has seen of it. Appended to, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.core.errors import IllegalAction
from kogge.core.journal import Effect, Journal
from kogge.core.record import Entry, Record
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, UNSEEN, Game, State

Steps = list[tuple[int, int]]  # who acted (a seat or CHANCE) and the action


class Step:
    """One step of the game with what it did."""

    def __init__(self, actor: int, action: int, turn: int, effects: list[Effect]) -> None:
        self.actor = actor
        self.action = action
        self.turn = turn
        self.effects = effects


class Sightings:
    """All that one viewer has seen, in order; ``epoch`` grows when something seen was taken back.

    Event by event: what was ``seen``, the number of its ``step``, and the step after which its position is ``shown``.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.epoch = 0
        self.barrier = 0
        self.seen: list[int] = []
        self.step: list[int] = []
        self.shown: list[int] = []
        self._kept_back: list[tuple[int, int]] = []

    def before(self, seen: int, action: int, step: int, veiled: bool) -> None:
        """Take note of a step that is about to be applied; the rules are those of ``record.Projection``."""
        if seen != UNSEEN:
            self.seen.append(seen)
            self.step.append(step)
            self.shown.append(step)
        if veiled and seen != action:
            self._kept_back.append((action, step))

    def turn_veil(self, now: int) -> None:
        """A secret phase has begun or ended: what was kept back is disclosed, and nobody may go back behind this.

        The position of what is disclosed is the one after the unveiling.
        """
        for action, step in self._kept_back:
            self.seen.append(action)
            self.step.append(step)
            self.shown.append(now)
        self._kept_back = []
        self.barrier = len(self.seen)

    def events(self, steps: list[Step]) -> list[tuple[int, int]]:
        """Who acted, and what was seen of it."""
        return [(steps[self.step[event]].actor, seen) for event, seen in enumerate(self.seen)]


class Story:
    """A game as a table tells it: appended to by batches; an undo is another telling, with fewer steps."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.viewers: list[int] = [*range(game.players), SPECTATOR]
        self.sightings: dict[int, Sightings] = {viewer: Sightings(viewer) for viewer in self.viewers}
        self.steps: list[Step] = []
        self.state: State = game.new_state()
        self.state.journal = Journal()

    def play(self, steps: Steps) -> None:
        """Append a batch; it must be legal."""
        for actor, action in steps:
            self._play(actor, action)

    def _play(self, actor: int, action: int) -> None:
        state = self.state
        number = len(self.steps)
        veiled = state.veiled()
        for viewer, sightings in self.sightings.items():
            sightings.before(state.seen_of(actor, action, viewer), action, number, veiled)
        turn = state.turn()
        apply(state, actor, action)
        assert state.journal is not None
        self.steps.append(Step(actor, action, turn, state.journal.drain()))
        if veiled != state.veiled():
            for sightings in self.sightings.values():
                sightings.turn_veil(number)

    def past(self) -> Steps:
        """Who did what, from the beginning."""
        return [(step.actor, step.action) for step in self.steps]

    def told_again(self, steps: Steps) -> Story:
        """The story with these steps instead. An epoch begins for whom something it had seen is gone."""
        again = Story(self.game)
        again.play(steps)
        for viewer, before in self.sightings.items():
            now = again.sightings[viewer]
            same = now.events(again.steps) == before.events(self.steps)
            now.epoch = before.epoch + (0 if same else 1)
        return again

    def epochs(self) -> list[int]:
        """The epochs of the viewers, in their order."""
        return [self.sightings[viewer].epoch for viewer in self.viewers]

    def set_epochs(self, epochs: Sequence[int]) -> None:
        """The epochs as they were stored with an undo."""
        for viewer, epoch in zip(self.viewers, epochs, strict=True):
            self.sightings[viewer].epoch = epoch

    # What a viewer may be told

    def place(self, viewer: int) -> tuple[int, int]:
        """How far the viewer has come: epoch and number of events."""
        sightings = self.sightings[viewer]
        return sightings.epoch, len(sightings.seen)

    def undoable(self, seat: int) -> tuple[int, int]:
        """How many own steps the seat may take back, and how many of them lie in the turn that is on."""
        if self.state.to_move() == TERMINAL:
            return 0, 0
        own: list[int] = []
        sightings = self.sightings[seat]
        for event in range(len(sightings.step) - 1, sightings.barrier - 1, -1):
            step = self.steps[sightings.step[event]]
            if step.actor != seat:
                break
            own.append(step.turn)
        return len(own), own.count(own[0]) if own else 0

    def state_at(self, step: int) -> State:
        """The position after this step; -1: before the first."""
        state = self.game.new_state()
        for past in self.steps[: step + 1]:
            apply(state, past.actor, past.action)
        return state

    def last_act(self, seat: int, count: int) -> int:
        """The number of the step with which this seat's last ``count`` acts began; -1 if there are not so many."""
        own = [number for number, step in enumerate(self.steps) if step.actor == seat]
        return own[-count] if len(own) >= count else -1

    def record(self, names: list[str]) -> Record:
        """The game as a record."""
        record = Record(self.game, names)
        for step in self.steps:
            record.play_entry(Entry(step.actor, step.action))
        return record


def without(story: Story, seat: int, count: int) -> Steps:
    """The story's steps less the last of this seat; raises IllegalAction beyond its horizon."""
    allowed = story.undoable(seat)[0]
    if not 1 <= count <= allowed:
        raise IllegalAction("undo", "CORE-UNDO", "reason-undo-horizon", {"steps": allowed})
    kept = story.past()
    drop(kept, seat, count)
    return kept


def drop(steps: Steps, seat: int, count: int) -> None:
    """Take the last steps of this seat out."""
    place = len(steps)
    for _step in range(count):
        place -= 1
        while steps[place][0] != seat:
            place -= 1
        steps.pop(place)


def apply(state: State, actor: int, action: int) -> None:
    """Apply a step by whoever took it."""
    if actor == CHANCE:
        state.apply(action)
    else:
        state.apply_as(actor, action)


def write_steps(game: Game, steps: Sequence[tuple[int, int]]) -> str:
    """A batch as the log holds it, in words that outlive the numbers: lines such as ``0 sail bergen``."""
    return "\n".join([f"{actor} {game.actions.token(action)}" for actor, action in steps])


def read_steps(game: Game, text: str) -> Steps:
    """The batch of a row of the log; UnknownToken if the game no longer has the action."""
    steps: Steps = []
    for line in text.splitlines():
        actor, _space, token = line.partition(" ")
        steps.append((int(actor), game.actions.parse(token)))
    return steps
