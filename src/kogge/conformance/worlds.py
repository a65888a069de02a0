"""Determinized positions: what the viewer knows stays, the rest is drawn from the worlds that explain it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kogge.conformance.basics import prompt_words
from kogge.conformance.chance import misfit
from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import Play, apply_entry, nodes, play, random_steps, seen_view, snapshot, viewers
from kogge.core.playout import playout
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, UNSEEN, Game, State
from kogge.core.timeline import Entry, Timeline, disclose, is_withheld


@check("determinize")
def check_determinize(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A determinized position looks to its viewer like the truth, is sound, and can be played on its own."""
    for spot, state in nodes("determinize", game, seeds, size):
        if state.to_move() >= 0:
            before = snapshot(state)
            for viewer in viewers(game):
                _check_world(spot, state, viewer, size)
            spot.equal(snapshot(state), before, "the position after worlds were drawn from it")


def _check_world(spot: Spot, state: State, viewer: int, size: Size) -> None:
    world = state.determinize(viewer, Rng(seed=spot.node))
    name = f"the world drawn for {viewer}"
    spot.expect(world is not state and world.journal is None, f"{name} is another position, with no journal")
    spot.equal(state.determinize(viewer, Rng(seed=spot.node)).text(), world.text(), f"{name} again with the same seed")
    spot.equal(seen_view(world, viewer), seen_view(state, viewer), f"the view of {name}")
    spot.equal(world.awaited(), state.awaited(), f"the awaited seats of {name}")
    if viewer in state.awaited():
        spot.equal(world.legal_as(viewer), state.legal_as(viewer), f"the offers of {name}")
        spot.equal(
            prompt_words(world.prompt_as(viewer)), prompt_words(state.prompt_as(viewer)), f"the prompt of {name}"
        )
    spot.equal(world.problems(), [], f"problems of {name}")
    spot.equal(snapshot(state.game().parse_state(world.text())), snapshot(world), f"{name} read from its text")
    random_steps(world, Rng(seed=spot.node), size.ahead)
    bound = state.game().max_decisions
    playout(world, Rng(seed=spot.node), min(bound or size.ahead, size.ahead * 20))
    spot.equal(world.problems(), [], f"problems of {name}, played on")


# All consistent worlds, by enumeration


class World:
    """A position that explains all the viewer has seen, its weight, and what will be disclosed of a secret phase."""

    def __init__(self, state: State, weight: float, kept_back: tuple[Entry, ...]) -> None:
        self.state = state
        self.weight = weight
        self.kept_back = kept_back
        self.text = state.text()  # the position is never changed
        self.key = (self.text, kept_back)  # worlds of equal keys go on alike

    def moves(self) -> list[tuple[int, int, float]]:
        """The actors and actions that may come next, those of chance with their probability."""
        state = self.state
        found = [(seat, action, 1.0) for seat in state.awaited() for action in state.legal_as(seat)]
        if state.to_move() == CHANCE:
            weights = state.chance_weights()
            whole = sum(weights)
            found += [(CHANCE, *one) for one in zip(state.legal_actions(), (w / whole for w in weights), strict=True)]
        return found


class Beliefs:
    """All worlds consistent with what a viewer has seen: an exact Bayes filter over the events of its projection.

    Open acts carry no weight (a seat's policy is not known); a hidden act is any of those under its veil alike.
    In a secret phase the worlds are those of every progress the others may have made.
    """

    def __init__(self, game: Game, viewer: int, most: int) -> None:
        self.viewer = viewer
        self.most = most
        self.worlds: dict[tuple[str, tuple[Entry, ...]], World] = {}
        self._add(World(game.new_state(), 1.0, ()))

    def known(self) -> bool:
        """Whether they could all be followed so far."""
        return 0 < len(self.worlds) <= self.most

    def observe(self, events: list[Entry]) -> None:
        """The viewer sees these events, all of one step."""
        if not events or not self.known():
            return
        before, self.worlds = list(self.worlds.values()), {}
        for world in before:
            self._explain(world, events)
            if len(self.worlds) > self.most:
                return
        self._close()

    def _explain(self, world: World, events: list[Entry]) -> None:
        """Add what follows from this world by steps that look like the events."""
        state, viewer, first = world.state, self.viewer, events[0]
        moves = world.moves()
        sights = [state.seen_of(actor, action, viewer) for actor, action, _weight in moves]
        for (actor, action, weight), seen in zip(moves, sights, strict=True):
            if seen != UNSEEN and (seen != first.action or actor != first.actor):
                continue
            child, found = self._follow(world, Entry(actor, action), seen)
            child.weight *= weight
            if actor != CHANCE and seen != action and not state.veiled():
                alike = sum(one[0] == actor for one, sight in zip(moves, sights, strict=True) if sight == seen)
                child.weight /= alike
            if found == events:
                self._add(child)

    def _follow(self, world: World, move: Entry, seen: int) -> tuple[World, list[Entry]]:
        """The world after a step, and the events the viewer is told of it."""
        withheld = is_withheld(move.action, seen, world.state.veiled())
        state = world.state.clone()
        apply_entry(state, move)
        kept, disclosed = disclose(list(world.kept_back), move, withheld, state.veiled())
        found = disclosed if seen == UNSEEN else [Entry(move.actor, seen), *disclosed]
        return World(state, world.weight, tuple(kept)), found

    def _add(self, world: World) -> None:
        key = world.key
        if key in self.worlds:
            self.worlds[key].weight += world.weight
        else:
            self.worlds[key] = world

    def _close(self) -> None:
        """Add the worlds in which more has happened that the viewer does not see; another order makes no new world."""
        waiting = list(self.worlds.values())
        while waiting and len(self.worlds) <= self.most:
            world = waiting.pop()
            for actor, action, weight in world.moves() if world.state.veiled() else ():
                if world.state.seen_of(actor, action, self.viewer) != UNSEEN:
                    continue
                child, found = self._follow(world, Entry(actor, action), UNSEEN)
                if not found and child.key not in self.worlds:
                    child.weight *= weight
                    self._add(child)
                    waiting.append(child)

    def texts(self) -> dict[str, float]:
        """The weights of the worlds that wait for a decision, by their text."""
        weights: dict[str, float] = {}
        for world in self.worlds.values():
            if world.state.to_move() != CHANCE:
                weights[world.text] = weights.get(world.text, 0.0) + world.weight
        return weights


@check("worlds")
def check_worlds(game: Game, seeds: Sequence[int], size: Size) -> None:
    """``determinize`` gives exactly the consistent worlds, as often as Bayes says, where they can be enumerated."""
    for seed in seeds:
        found = play(game, seed, size)
        for viewer in viewers(game):
            follow_worlds(found, viewer, size)


def follow_worlds(found: Play, viewer: int, size: Size) -> int:
    """Enumerate a viewer's worlds along a game and compare; returns at how many nodes there was more than one."""
    beliefs = Beliefs(found.game, viewer, size.worlds)
    timeline = Timeline(found.game)
    rng, answer, several, left = Rng(seed=found.seed), 0, 0, size.world_nodes
    for index, entry in enumerate(found.entries[: size.world_steps]):
        timeline.play([(entry.actor, entry.action)])
        state = timeline.state
        beliefs.observe(timeline.events(viewer, answer))
        answer = timeline.place(viewer)[1]
        spot = found.spot("worlds", index + 1)
        spot.expect(bool(beliefs.worlds), f"nothing explains what {viewer} has seen")
        if not beliefs.known():
            break
        if state.to_move() >= 0 and left and rng.below(3) == 0:
            left -= 1
            several += _compare(spot, state, beliefs, size)
    return several


def _compare(spot: Spot, state: State, beliefs: Beliefs, size: Size) -> bool:
    """Compare the draws with the worlds; in a secret phase, where one stands for many, only that they are some."""
    viewer, worlds = beliefs.viewer, beliefs.texts()
    spot.expect(state.text() in worlds, f"the truth is not among the {len(worlds)} worlds of {viewer}")
    truth = seen_view(state, viewer)
    for world in beliefs.worlds.values():
        if world.state.to_move() not in (CHANCE, TERMINAL):
            spot.equal(seen_view(world.state, viewer), truth, f"{viewer} could tell its worlds apart by the view")
    rng = Rng(seed=spot.node)
    drawn = Counter(state.determinize(viewer, rng).text() for _ in range(size.draws if len(worlds) > 1 else 1))
    for text in drawn:
        what = f"a world drawn for {viewer} that is none of its {len(worlds)}"
        if text not in worlds:
            spot.equal(text, min(worlds, key=lambda near: _distance(near, text)), what)
    if not state.veiled():
        fault = misfit({_short(text): count for text, count in drawn.items()}, _shortened(worlds))
        spot.expect(not fault, f"the worlds drawn for {viewer}: {fault}")
    return len(worlds) > 1


def _distance(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one.splitlines(), other.splitlines(), strict=False))


def _short(text: str) -> str:
    return " / ".join(text.splitlines())


def _shortened(worlds: dict[str, float]) -> dict[str, float]:
    return {_short(text): weight for text, weight in worlds.items()}
