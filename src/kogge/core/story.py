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

    Most games have no secret phase: every step is an event at once, the n-th the n-th. From the first secret phase on
    ``step`` has the number of every event's step. What was seen in another form, or later, is noted apart.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.epoch = 0
        self.barrier = 0
        self.at_once = True
        self.step: list[int] = []
        self._veiled: dict[int, int] = {}  # event -> what was seen of its step
        self._later: dict[int, int] = {}  # event -> the step after which it was disclosed
        self._kept_back: list[int] = []

    def count(self, steps: list[Step]) -> int:
        """How many events there are."""
        return len(steps) if self.at_once else len(self.step)

    def number(self, event: int) -> int:
        """The number of an event's step."""
        return event if self.at_once else self.step[event]

    def note(self, step: int, action: int, seen: int, secret: bool) -> None:
        """Take note of a step; the rules are those of ``record.Projection``."""
        if seen == UNSEEN:
            self._kept_back.append(step)
            return
        if seen != action:
            self._veiled[step if self.at_once else len(self.step)] = seen
            if secret:
                self._kept_back.append(step)
        if not self.at_once:
            self.step.append(step)

    def turn_veil(self, now: int) -> None:
        """A secret phase has begun or ended: what was kept back is disclosed, and nobody may go back behind this."""
        if self.at_once:
            self.at_once = False
            self.step = list(range(now + 1))
        for step in self._kept_back:
            self._later[len(self.step)] = now
            self.step.append(step)
        self._kept_back = []
        self.barrier = len(self.step)

    def seen(self, event: int, steps: list[Step]) -> int:
        """What was seen: the action, or its veiled form."""
        return self._veiled.get(event, steps[self.number(event)].action)

    def shown(self, event: int) -> int:
        """The step after which the position of an event is shown; of what was disclosed the one that unveiled it."""
        return self._later.get(event, self.number(event))

    def events(self, steps: list[Step]) -> list[tuple[int, int]]:
        """Who acted, and what was seen of it."""
        return [(steps[self.number(event)].actor, self.seen(event, steps)) for event in range(self.count(steps))]


class Story:
    """A game as a table tells it: appended to by batches; an undo is another telling, with fewer steps."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.viewers: list[int] = [*range(game.players), SPECTATOR]
        self._everyone: list[Sightings] = [Sightings(viewer) for viewer in self.viewers]
        self.sightings: dict[int, Sightings] = {one.viewer: one for one in self._everyone}
        self.steps: list[Step] = []
        self.state: State = game.new_state()
        self.state.journal = Journal()
        self._secret: bool = self.state.veiled()
        if self._secret:
            for one in self._everyone:
                one.turn_veil(-1)

    def play(self, steps: Steps) -> None:
        """Append a batch; it must be legal."""
        for actor, action in steps:
            self._play(actor, action)

    def _play(self, actor: int, action: int) -> None:
        state = self.state
        number = len(self.steps)
        secret = self._secret
        public = state.seen_of(actor, action, SPECTATOR) == action  # what an onlooker sees, every seat sees
        if not (public and self._everyone[0].at_once):
            for one in self._everyone:
                one.note(number, action, action if public else state.seen_of(actor, action, one.viewer), secret)
        turn = state.turn()
        apply(state, actor, action)
        assert state.journal is not None
        self.steps.append(Step(actor, action, turn, state.journal.drain()))
        self._secret = state.veiled()
        if secret != self._secret:
            for one in self._everyone:
                one.turn_veil(number)

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
        return sightings.epoch, sightings.count(self.steps)

    def event(self, viewer: int, index: int) -> tuple[Step, int]:
        """The step of an event, and what the viewer saw of it."""
        sightings = self.sightings[viewer]
        return self.steps[sightings.number(index)], sightings.seen(index, self.steps)

    def state_after(self, viewer: int, index: int) -> State:
        """The position as the viewer saw it after so many events."""
        return self.state_at(self.sightings[viewer].shown(index - 1) if index else -1)

    def undoable(self, seat: int) -> tuple[int, int]:
        """How many own steps the seat may take back, and how many of them lie in the turn that is on."""
        if self.state.to_move() == TERMINAL:
            return 0, 0
        own: list[int] = []
        sightings = self.sightings[seat]
        for event in range(sightings.count(self.steps) - 1, sightings.barrier - 1, -1):
            step = self.steps[sightings.number(event)]
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
    """The batch of a row of the log; UnknownToken if the game no longer has the action. Most lines come again."""
    steps: Steps = []
    known: dict[str, tuple[int, int]] = {}
    for line in text.splitlines():
        step = known.get(line)
        if step is None:
            if not line:
                continue
            actor, _space, token = line.partition(" ")
            step = (int(actor), game.actions.parse(token))
            known[line] = step
        steps.append(step)
    return steps
