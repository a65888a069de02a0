"""The steps of a game, what each viewer saw of them, and how far each seat may undo: the only place that knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from kogge.core.actions import ActionTable
from kogge.core.errors import IllegalAction
from kogge.core.journal import EVERYONE, Effect, Journal
from kogge.core.state import CHANCE, SPECTATOR, UNSEEN, Game, State

CHECKPOINT_EVERY: Final = 64  # steps; an undo or a look back replays no more than these before the place it goes to
RECENT: Final = 16  # events a memory holds
_MASK: Final = (1 << 64) - 1

Steps = list[tuple[int, int]]  # who acted (a seat or CHANCE) and the action
Event = tuple[int, int]  # who acted and what was seen of it
T = TypeVar("T")


class Entry:
    """One step of a game, or what a viewer sees of it: who acted (a seat or CHANCE) and the id or its veiled form."""

    def __init__(self, actor: int, action: int) -> None:
        self.actor = actor
        self.action = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.actor == other.actor and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.actor, self.action))

    def __repr__(self) -> str:
        return f"Entry({self.actor}, {self.action})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Entry, (self.actor, self.action)


class Step:
    """One step of the game with its effects."""

    def __init__(self, actor: int, action: int, turn: int, effects: list[Effect]) -> None:
        self.actor = actor
        self.action = action
        self.turn = turn
        self.effects = effects

    def is_public(self) -> bool:
        """Whether all may know of all it did."""
        return all(effect.audience == EVERYONE for effect in self.effects)


# The rule


def is_withheld(action: int, seen: int, veiled: bool) -> bool:
    """Whether a step of a secret phase, seen in this form, is kept back from the viewer until the phase ends."""
    return veiled and seen != action


def disclose(kept: list[T], step: T, withheld: bool, veiled: bool) -> tuple[list[T], list[T]]:
    """What is kept back after a step, and what the step discloses: everything, in order, when no phase is on."""
    if withheld:
        kept = [*kept, step]
    return (kept, []) if veiled else ([], kept)


class Memory:
    """A viewer's memory in little space: the last events, their number, and a digest of all. It is never changed.

    So copies of a position share it. ``kept_back`` is disclosed when a secret phase ends.
    """

    def __init__(self, events: int, digest: int, recent: tuple[Event, ...], kept_back: list[Event]) -> None:
        self.events = events
        self.digest = digest
        self.recent = recent
        self.kept_back = kept_back

    def after(self, step: Event, seen: int, before: bool, after: bool) -> Memory:
        """The memory after a step seen as ``seen``; whether the position was veiled before it and is veiled now."""
        withheld = is_withheld(step[1], seen, before)
        if seen == UNSEEN and not withheld and not self.kept_back:
            return self
        kept, disclosed = disclose(self.kept_back, step, withheld, after)
        told: list[Event] = disclosed if seen == UNSEEN else [(step[0], seen), *disclosed]
        digest = self.digest
        for event in told:
            digest = hash((digest, event)) & _MASK  # tuples of numbers hash alike in every process
        return Memory(self.events + len(told), digest, (*self.recent, *told)[-RECENT:], kept)

    def text(self, table: ActionTable, seat: int) -> str:
        """The memory in a line: equal lines, equal information."""
        last = ", ".join([f"{actor + 1}: {table.token(action)}" for actor, action in self.recent])
        return f"seat {seat + 1}, {self.events} events, digest {self.digest:016x}, last: {last or '-'}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.events, self.digest))

    def _fields(self) -> tuple[int, int, tuple[Event, ...], list[Event]]:
        return self.events, self.digest, self.recent, self.kept_back

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Memory, (self.events, self.digest, self.recent, self.kept_back)


# What one viewer saw


class Mark:
    """How far a viewer's events had come at a checkpoint."""

    def __init__(self, count: int, barrier: int, at_once: bool, kept_back: list[int]) -> None:
        self.count = count
        self.barrier = barrier
        self.at_once = at_once
        self.kept_back = kept_back


class Sightings:
    """The events of one viewer, in order; ``epoch`` grows when something seen was taken back.

    Before the first secret phase every step is an event at once, the n-th the n-th. From then on ``step`` has the
    number of every event's step. What was seen in another form, or later, is noted apart.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.epoch = 0
        self.barrier = 0  # the number of events when the last secret phase began or ended
        self.at_once = True
        self.step: list[int] = []
        self._veiled: dict[int, int] = {}  # event -> what was seen of its step
        self._later: dict[int, int] = {}  # event -> the step after which it was disclosed
        self._kept_back: list[int] = []

    def note(self, step: int, action: int, seen: int, before: bool, after: bool) -> None:
        """Take note of a step; whether the position was veiled before it, and after it."""
        count = step if self.at_once else len(self.step)
        if seen != UNSEEN:
            if seen != action:
                self._veiled[count] = seen
            if not self.at_once:
                self.step.append(step)
        withheld = is_withheld(action, seen, before)
        if withheld or self._kept_back:
            self._kept_back, disclosed = disclose(self._kept_back, step, withheld, after)
            for other in disclosed:
                self._later[len(self.step)] = step
                self.step.append(other)
        if before != after:
            self.turn_veil(step + 1)

    def turn_veil(self, steps: int) -> None:
        """A secret phase has begun or ended after so many steps: nobody may go back behind this."""
        if self.at_once:
            self.at_once = False
            self.step = list(range(steps))
        self.barrier = len(self.step)

    def count(self, steps: int) -> int:
        """How many events there are after so many steps."""
        return steps if self.at_once else len(self.step)

    def number(self, event: int) -> int:
        """The number of an event's step."""
        return event if self.at_once else self.step[event]

    def seen(self, event: int, actions: list[int]) -> int:
        """What was seen: the action, or its veiled form."""
        veiled = self._veiled.get(event)
        return actions[self.number(event)] if veiled is None else veiled

    def is_disclosed(self, event: int) -> bool:
        """Whether the event was kept back at first."""
        return event in self._later

    def shown(self, event: int) -> int:
        """The step after which the position of an event is shown; of what was disclosed the one that unveiled it."""
        return self._later.get(event, self.number(event))

    def mark(self, steps: int) -> Mark:
        """How far the events have come after so many steps."""
        return Mark(self.count(steps), self.barrier, self.at_once, self._kept_back)

    def until(self, mark: Mark) -> Sightings:
        """The sightings as they were at a checkpoint."""
        again = Sightings(self.viewer)
        again.epoch = self.epoch
        again.barrier = mark.barrier
        again.at_once = mark.at_once
        again.step = [] if mark.at_once else self.step[: mark.count]
        again._veiled = {event: seen for event, seen in self._veiled.items() if event < mark.count}
        again._later = {event: step for event, step in self._later.items() if event < mark.count}
        again._kept_back = mark.kept_back
        return again


# All of it


class Played:
    """A step that was played, and what the viewers saw of it: by viewer, or nothing where all saw the action itself."""

    def __init__(self, step: Step, seen: list[int], before: bool, after: bool) -> None:
        self.step = step
        self.seen = seen
        self.before = before
        self.after = after


class Batch:
    """Steps played once, on a copy of a timeline's position; the timeline adopts them when they are stored."""

    def __init__(self, state: State, viewers: list[int]) -> None:
        self.state = state
        self.state.journal = Journal()
        self.viewers = viewers
        self.played: list[Played] = []
        self._veiled: bool = state.veiled()

    def play(self, actor: int, action: int) -> None:
        """Play a step; it must be legal."""
        played = _play(self.state, actor, action, self.viewers, self._veiled)
        self._veiled = played.after
        self.played.append(played)

    def steps(self) -> Steps:
        """Who did what."""
        return [(played.step.actor, played.step.action) for played in self.played]


class Checkpoint:
    """A copy of the position after so many steps, and how far every viewer's events had come."""

    def __init__(self, at: int, state: State, veiled: bool, marks: list[Mark]) -> None:
        self.at = at
        self.state = state
        self.veiled = veiled
        self.marks = marks


class Timeline:
    """A game from its start, or from a position: its steps, and what each viewer saw of them.

    Steps that are replayed are played without their effects; ``step`` finds these when somebody asks for them.
    """

    def __init__(self, game: Game, start: State | None = None) -> None:
        self.game = game
        self.viewers: list[int] = [*range(game.players), SPECTATOR]
        self._everyone: list[Sightings] = [Sightings(viewer) for viewer in self.viewers]
        self.state: State = game.new_state() if start is None else start.clone()
        self._actors: list[int] = []
        self._actions: list[int] = []
        self._turns: list[int] = []
        self._steps: list[Step | None] = []
        self._veiled: bool = self.state.veiled()
        if self._veiled:
            for one in self._everyone:
                one.turn_veil(0)
        self._checkpoints: list[Checkpoint] = []
        self._set_checkpoint()

    # Appending

    def play(self, steps: Steps) -> None:
        """Append steps; they must be legal. Their effects are found later, if they are asked for."""
        state = self.state
        last = self._checkpoints[-1].at
        for actor, action in steps:
            number = len(self._actions)
            if number - last >= CHECKPOINT_EVERY:
                self._set_checkpoint()
                last = number
            seen: list[int] = []
            if state.seen_of(actor, action, SPECTATOR) != action:  # what a spectator sees, every seat sees
                seen = [state.seen_of(actor, action, viewer) for viewer in self.viewers]
            turn = state.turn()
            apply(state, actor, action)
            self._append(actor, action, turn, None, seen, state.veiled())

    def play_one(self, actor: int, action: int) -> Step:
        """Append a step with its effects; it must be legal."""
        self.state.journal = Journal()
        played = _play(self.state, actor, action, self.viewers, self._veiled)
        self.state.journal = None
        self._adopt(played)
        self._checkpoint_if_due()
        return played.step

    def begin(self) -> Batch:
        """A batch that goes on from here; the timeline changes when it takes the batch."""
        return Batch(self.state.clone(), self.viewers)

    def take(self, batch: Batch) -> None:
        """Append a batch that began here; it is not played again."""
        for played in batch.played:
            self._adopt(played)
        self.state = batch.state
        self.state.journal = None
        self._checkpoint_if_due()

    def _adopt(self, played: Played) -> None:
        step = played.step
        self._append(step.actor, step.action, step.turn, step, played.seen, played.after)

    def _append(self, actor: int, action: int, turn: int, step: Step | None, seen: list[int], after: bool) -> None:
        number = len(self._actions)
        before = self._veiled
        if seen or before or after or not self._everyone[0].at_once:
            for index, one in enumerate(self._everyone):
                one.note(number, action, seen[index] if seen else action, before, after)
        self._actors.append(actor)
        self._actions.append(action)
        self._turns.append(turn)
        self._steps.append(step)
        self._veiled = after

    def _checkpoint_if_due(self) -> None:
        if len(self._actions) - self._checkpoints[-1].at >= CHECKPOINT_EVERY:
            self._set_checkpoint()

    def _set_checkpoint(self) -> None:
        number = len(self._actions)
        marks = [one.mark(number) for one in self._everyone]
        self._checkpoints.append(Checkpoint(number, self.state.clone(), self._veiled, marks))

    # What happened

    def count(self) -> int:
        """How many steps there are."""
        return len(self._actions)

    def past(self) -> Steps:
        """Who did what, from the beginning."""
        return list(zip(self._actors, self._actions, strict=True))

    def entries(self) -> list[Entry]:
        """The steps as a record has them."""
        return [Entry(actor, action) for actor, action in zip(self._actors, self._actions, strict=True)]

    def step(self, number: int) -> Step:
        """A step with its effects."""
        if self._steps[number] is None:
            self._find_effects(number)
        step = self._steps[number]
        assert step is not None
        return step

    def _find_effects(self, number: int) -> None:
        """Replay the steps from the last checkpoint before this one, with a journal."""
        checkpoint = self._checkpoint_before(number)
        state = checkpoint.state.clone()
        state.journal = journal = Journal()
        for place in range(checkpoint.at, number + 1):
            actor, action = self._actors[place], self._actions[place]
            apply(state, actor, action)
            effects = journal.drain()
            if self._steps[place] is None:
                self._steps[place] = Step(actor, action, self._turns[place], effects)

    def _checkpoint_before(self, number: int) -> Checkpoint:
        """The last checkpoint at or before a step."""
        low, high = 0, len(self._checkpoints)
        while high - low > 1:
            middle = (low + high) // 2
            if self._checkpoints[middle].at <= number:
                low = middle
            else:
                high = middle
        return self._checkpoints[low]

    def state_at(self, step: int) -> State:
        """The position after this step; -1: before the first."""
        checkpoint = self._checkpoint_before(step + 1)
        state = checkpoint.state.clone()
        for place in range(checkpoint.at, step + 1):
            apply(state, self._actors[place], self._actions[place])
        return state

    # What a viewer saw

    def _sightings(self, viewer: int) -> Sightings:
        return self._everyone[-1 if viewer == SPECTATOR else viewer]

    def place(self, viewer: int) -> tuple[int, int]:
        """How far the viewer has come: epoch and number of events."""
        sightings = self._sightings(viewer)
        return sightings.epoch, sightings.count(len(self._actions))

    def event(self, viewer: int, index: int) -> tuple[Step, int]:
        """The step of an event, and what the viewer saw of it."""
        sightings = self._sightings(viewer)
        return self.step(sightings.number(index)), sightings.seen(index, self._actions)

    def seen(self, viewer: int, index: int) -> Entry:
        """An event: who acted, and what the viewer saw of it."""
        sightings = self._sightings(viewer)
        return Entry(self._actors[sightings.number(index)], sightings.seen(index, self._actions))

    def events(self, viewer: int, first: int = 0) -> list[Entry]:
        """The viewer's events from a number on."""
        return [self.seen(viewer, index) for index in range(first, self.place(viewer)[1])]

    def is_disclosed(self, viewer: int, index: int) -> bool:
        """Whether an event was kept back at first, and disclosed at the end of a secret phase."""
        return self._sightings(viewer).is_disclosed(index)

    def state_after(self, viewer: int, index: int) -> State:
        """The position as the viewer saw it after so many events."""
        return self.state_at(self.steps_until(viewer, index) - 1)

    def steps_until(self, viewer: int, index: int) -> int:
        """How many steps there were when the viewer had seen so many events."""
        return self._sightings(viewer).shown(index - 1) + 1 if index else 0

    def epochs(self) -> list[int]:
        """The epochs of the viewers, in their order."""
        return [one.epoch for one in self._everyone]

    def set_epochs(self, epochs: Sequence[int]) -> None:
        """The epochs as they were stored with an undo."""
        for one, epoch in zip(self._everyone, epochs, strict=True):
            one.epoch = epoch

    # Taking back

    def undoable(self, seat: int) -> tuple[int, int]:
        """How many own steps the seat may take back, and how many of them lie in the turn that is on.

        Back to the last chance outcome or act of another that it saw. The act that begins or ends a secret phase stands
        too: others may have acted in it, unseen.
        """
        sightings = self._sightings(seat)
        count, of_turn, turn = 0, 0, -1
        for event in range(sightings.count(len(self._actions)) - 1, sightings.barrier - 1, -1):
            number = sightings.number(event)
            if self._actors[number] != seat:
                break
            turn = self._turns[number] if count == 0 else turn
            of_turn += self._turns[number] == turn
            count += 1
        return count, of_turn

    def last_act(self, seat: int, count: int) -> int:
        """The number of the step with which this seat's last ``count`` acts began; -1 if there are not so many."""
        for number in range(len(self._actors) - 1, -1, -1):
            count -= self._actors[number] == seat
            if count == 0:
                return number
        return -1

    def undone(self, seat: int, count: int = 1) -> Timeline:
        """The timeline without this seat's last acts; raises IllegalAction beyond its horizon."""
        allowed = self.undoable(seat)[0]
        if not 1 <= count <= allowed:
            raise IllegalAction("undo", "CORE-UNDO", "reason-undo-horizon", {"steps": allowed})
        keep = self.last_act(seat, count)
        tail: Steps = []
        for number in range(keep, len(self._actors)):
            if self._actors[number] != seat:
                tail.append((self._actors[number], self._actions[number]))
        return self._instead(keep, tail)

    def cut(self, keep: int) -> Timeline:
        """The timeline with its first steps only."""
        return self._instead(keep, [])

    def _instead(self, keep: int, tail: Steps) -> Timeline:
        """The timeline with its first ``keep`` steps, then others: rebuilt from the last checkpoint before them.

        An epoch begins for a viewer that had seen something that is gone.
        """
        checkpoint = self._checkpoint_before(keep)
        again = self._until(checkpoint)
        again.play(self._between(checkpoint.at, keep) + tail)
        again._steps[checkpoint.at : keep] = self._steps[checkpoint.at : keep]
        for viewer, one, mark in zip(self.viewers, again._everyone, checkpoint.marks, strict=True):
            if again.events(viewer, mark.count) != self.events(viewer, mark.count):
                one.epoch += 1
        return again

    def _until(self, checkpoint: Checkpoint) -> Timeline:
        again = Timeline(self.game, checkpoint.state)
        again._actors = self._actors[: checkpoint.at]
        again._actions = self._actions[: checkpoint.at]
        again._turns = self._turns[: checkpoint.at]
        again._steps = self._steps[: checkpoint.at]
        again._veiled = checkpoint.veiled
        again._everyone = [one.until(mark) for one, mark in zip(self._everyone, checkpoint.marks, strict=True)]
        again._checkpoints = [one for one in self._checkpoints if one.at <= checkpoint.at]
        return again

    def _between(self, first: int, last: int) -> Steps:
        return list(zip(self._actors[first:last], self._actions[first:last], strict=True))


def _play(state: State, actor: int, action: int, viewers: list[int], veiled: bool) -> Played:
    """Play a step on a position with a journal; ``veiled`` says whether the position is."""
    seen: list[int] = []
    if state.seen_of(actor, action, SPECTATOR) != action:
        seen = [state.seen_of(actor, action, viewer) for viewer in viewers]
    turn = state.turn()
    apply(state, actor, action)
    assert state.journal is not None
    return Played(Step(actor, action, turn, state.journal.drain()), seen, veiled, state.veiled())


def apply(state: State, actor: int, action: int) -> None:
    """Apply a step by whoever took it."""
    if actor == CHANCE:
        state.apply(action)
    else:
        state.apply_as(actor, action)


def timeline_of(game: Game, entries: Sequence[Entry]) -> Timeline:
    """The timeline of a record's entries, which must be legal."""
    timeline = Timeline(game)
    timeline.play([(entry.actor, entry.action) for entry in entries])
    return timeline


def project(game: Game, entries: Sequence[Entry], viewer: int) -> list[Entry]:
    """The events of a record as this viewer has seen them."""
    return timeline_of(game, entries).events(viewer)


# The log of a table


def drop(steps: Steps, seat: int, count: int) -> None:
    """Take the last steps of this seat out."""
    place = len(steps)
    for _step in range(count):
        place -= 1
        while steps[place][0] != seat:
            place -= 1
        steps.pop(place)


def write_steps(game: Game, steps: Sequence[tuple[int, int]]) -> str:
    """A batch as the log holds it, in tokens that outlive the numbers: lines such as ``0 sail bergen``."""
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
