"""Secrets: what a viewer sees depends on what it has seen, and on nothing else (non-interference)."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.conformance.basics import prompt_words
from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.legality import some_ids
from kogge.conformance.play import Play, legal_of, nodes, play, seen_view, viewers
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, UNSEEN, Game, State
from kogge.core.timeline import Entry, Timeline


@check("sight")
def check_sight(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A step is seen as it is, as a veiled form, or (in a secret phase only) not at all; an actor sees its own acts.

    Viewers that ``view_as`` calls alike have equal views.
    """
    for spot, state in nodes("sight", game, seeds, size):
        _check_alike(spot, state)
        for actor in state.awaited() or [CHANCE]:
            for action in legal_of(state, actor)[: size.ids]:
                _check_seen(spot, state, actor, action)


def _check_alike(spot: Spot, state: State) -> None:
    for viewer in viewers(state.game()):
        alike = state.view_as(viewer)
        if alike != viewer:
            spot.equal(seen_view(state, alike), seen_view(state, viewer), f"view_as: the views of {alike} and {viewer}")


def _check_seen(spot: Spot, state: State, actor: int, action: int) -> None:
    table, token = state.game().actions, state.game().actions.token(action)
    public = state.seen_of(actor, action, SPECTATOR) == action
    for viewer in viewers(state.game()):
        seen = state.seen_of(actor, action, viewer)
        spot.expect(seen != UNSEEN or state.veiled(), f"{token!r} is not seen by {viewer}, and nothing is veiled")
        form = seen in (action, UNSEEN) or table.veiled_start <= seen < table.size
        spot.expect(form, f"{token!r} is seen by {viewer} as {seen}, which is no veiled form")
        if actor == state.to_move():
            spot.equal(state.seen_as(action, viewer), seen, f"seen_as of to_move(): {token!r} for {viewer}")
        spot.expect(seen == action or viewer != actor, f"seat {actor} does not see its own act {token!r}")
        spot.expect(seen == action or not public, f"{token!r} is shown to spectators and not to seat {viewer}")


# Twins


@check("twins")
def check_twins(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Two records that a viewer has seen alike give it equal views, offers, prompts, errors, log and worlds."""
    for seed in seeds:
        found = play(game, seed, size)
        for viewer in viewers(game):
            rng = Rng(seed=seed * 100 + viewer)
            starts = [node for node in found.nodes[:-1] if _hidden(found.entries[node[0]], node[1], viewer)]
            for _ in range(min(size.twins, len(starts))):
                index, state = starts.pop(rng.below(len(starts)))
                Twins(found, index, state, viewer, rng).run(size)


def _hidden(entry: Entry, state: State, viewer: int) -> bool:
    return state.seen_of(entry.actor, entry.action, viewer) != entry.action


class Side:
    """One of the two games: its position, what the viewer has seen of it, and the effects told to it."""

    def __init__(self, state: State, viewer: int) -> None:
        self.viewer = viewer
        self.timeline = Timeline(state.game(), state)
        self._told: list[str] = []

    @property
    def state(self) -> State:
        """The position it has come to."""
        return self.timeline.state

    def step(self, entry: Entry) -> None:
        """Play a step under the viewer's eyes."""
        effects = self.timeline.play_one(entry.actor, entry.action).effects
        self._told += [repr(effect) for effect in effects if effect.visible_to(self.viewer)]

    def events(self) -> list[Entry]:
        """What the viewer has seen since."""
        return self.timeline.events(self.viewer)

    def told(self) -> list[str]:
        """The effects the viewer may know of."""
        return self._told


class Twins:
    """A game and its twin: from one position on, other things happen where the viewer cannot tell them apart."""

    def __init__(self, found: Play, index: int, state: State, viewer: int, rng: Rng) -> None:
        self.found = found
        self.index = index
        self.viewer = viewer
        self.rng = rng
        self.ours = Side(state, viewer)
        self.twin = Side(state, viewer)

    def run(self, size: Size) -> None:
        """Play both on and compare, until they part for the viewer or a kept act turns illegal."""
        left = size.comparisons
        for step, entry in enumerate(self.found.entries[self.index :]):
            if not left or not self.advance(entry, step == 0):
                return
            spot = self.found.spot("twins", self.index + step + 1)
            self.same_turn(spot)
            if self.settled() and (step < 6 or self.rng.below(8) == 0):
                same_information(spot, self.ours, self.twin, self.viewer, size)
                left -= 1

    def same_turn(self, spot: Spot) -> None:
        """Whether a seat is asked depends on public facts only, and so does a secret phase."""
        ours, twin = self.ours.state, self.twin.state
        who = f"{self.viewer} could tell two games apart by"
        spot.equal(twin.veiled(), ours.veiled(), f"{who} the secret phase")
        if not ours.veiled() and max(ours.to_move(), twin.to_move()) >= 0:
            spot.equal(twin.to_move(), ours.to_move(), f"{who} whose turn it is")
        if CHANCE not in (ours.to_move(), twin.to_move()):
            spot.equal(twin.awaited(), ours.awaited(), f"{who} who is awaited")

    def settled(self) -> bool:
        """Whether both wait for a decision, and are not the same position anyway."""
        ours, twin = self.ours.state, self.twin.state
        return ours.to_move() != CHANCE and twin.to_move() != CHANCE and ours.text() != twin.text()

    def advance(self, entry: Entry, first: bool) -> bool:
        """Play the step in the game, and in the twin one that looks the same; False where the pair is dropped."""
        theirs = self.choose(entry, first)
        if theirs is not None:
            if theirs.action not in legal_of(self.twin.state, theirs.actor):
                return False
            self.twin.step(theirs)
        self.ours.step(entry)
        self.settle()
        if self.twin.state.veiled() and self.rng.below(4) == 0:
            self.hurry()
        return self.ours.events() == self.twin.events()

    def choose(self, entry: Entry, first: bool) -> Entry | None:
        """What the twin does instead: the same where it was seen, else anything under the same veil, or nothing."""
        ours, twin = self.ours.state, self.twin.state
        seen = ours.seen_of(entry.actor, entry.action, self.viewer)
        if seen == entry.action:
            return entry
        if seen == UNSEEN and (self.lags(entry) or (entry.actor != CHANCE and self.skips())):
            return None
        legal = legal_of(twin, entry.actor)
        same = [action for action in legal if twin.seen_of(entry.actor, action, self.viewer) == seen]
        if seen == UNSEEN and not same:
            return None
        others = [action for action in same if action != entry.action]
        if not others or (not first and entry.action in same and self.rng.below(2) == 0):
            return entry
        return Entry(entry.actor, others[self.rng.below(len(others))])

    def skips(self) -> bool:
        """Whether the twin leaves an unseen act out."""
        return self.rng.below(3) == 0

    def hurry(self) -> None:
        """Let another seat of the twin do more in the secret phase than it did in the game."""
        twin = self.twin.state
        seats = [seat for seat in twin.awaited() if seat != self.viewer]
        if seats:
            seat = seats[self.rng.below(len(seats))]
            legal = twin.legal_as(seat)
            unseen = [action for action in legal if twin.seen_of(seat, action, self.viewer) == UNSEEN]
            if unseen:
                self.twin.step(Entry(seat, unseen[self.rng.below(len(unseen))]))
                self.settle()

    def lags(self, entry: Entry) -> bool:
        """Whether the twin has not come so far in what the viewer does not see."""
        return not legal_of(self.twin.state, entry.actor)

    def settle(self) -> None:
        """Let chance that the viewer does not see go on in the twin where it did something else."""
        twin = self.twin.state
        while twin.to_move() == CHANCE and self.ours.state.to_move() != CHANCE:
            outcome = twin.sample_chance(self.rng)
            if twin.seen_of(CHANCE, outcome, self.viewer) != UNSEEN:
                return
            self.twin.step(Entry(CHANCE, outcome))


def same_information(spot: Spot, ours: Side, twin: Side, viewer: int, size: Size) -> None:
    """Complain of anything by which the viewer could tell the twin from the game."""
    a, b = ours.state, twin.state
    who = f"{viewer} could tell two games apart by"
    spot.equal(seen_view(b, viewer), seen_view(a, viewer), f"{who} the view")
    spot.equal(twin.told(), ours.told(), f"{who} the effects")
    if viewer >= 0:
        spot.equal(b.features(viewer), a.features(viewer), f"{who} the features")
        spot.equal(twin.timeline.undoable(viewer), ours.timeline.undoable(viewer), f"{who} what it may take back")
        spot.equal(b.legal_as(viewer), a.legal_as(viewer), f"{who} the offers")
        for action in some_ids(a, range(a.game().actions.width), size.ids, Rng(seed=spot.node)):
            spot.equal(_reason(b, viewer, action), _reason(a, viewer, action), f"{who} the error for {action}")
        if viewer in a.awaited():
            prompts = prompt_words(b.prompt_as(viewer)), prompt_words(a.prompt_as(viewer))
            spot.equal(prompts[0], prompts[1], f"{who} the prompt")
    if a.to_move() != TERMINAL:
        worlds = [state.determinize(viewer, Rng(seed=spot.node)).text() for state in (b, a)]
        spot.equal(worlds[0], worlds[1], f"{who} determinize")


def _reason(state: State, seat: int, action: int) -> object:
    refusal = state.refusal(action, seat)
    return refusal.rule, refusal.reason, refusal.why
