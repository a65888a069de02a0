"""Which ids of the table are ever used: over random games, curious ones, and positions that tests set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kogge.conformance.failure import ConformanceFailure, label
from kogge.conformance.play import apply_entry, viewers
from kogge.core.actions import ActionTable
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.core.timeline import Entry


class Coverage:
    """Collects the ids that were applied (player actions, outcomes) or seen (veiled forms) in games of one table."""

    def __init__(self, game: Game) -> None:
        self.name = f"{game.slug} {game.edition}"
        self.table: ActionTable = game.actions
        self.reached: set[int] = set()
        self.times: Counter[int] = Counter()
        self.unseen_forms = set(range(self.table.veiled_start, self.table.size))

    def note(self, state: State, entry: Entry) -> None:
        """Take note of a step that is about to be applied."""
        self.reached.add(entry.action)
        self.times[entry.action] += 1
        if self.unseen_forms:
            seen = {state.seen_of(entry.actor, entry.action, viewer) for viewer in viewers(state.game())}
            self.reached |= seen
            self.unseen_forms -= seen

    def rarest(self, actions: Sequence[int]) -> list[int]:
        """Those of the actions that were taken least."""
        least = min(self.times[action] for action in actions)
        return [action for action in actions if self.times[action] == least]

    def note_legal(self, state: State) -> None:
        """Take note of all that is legal in a position; a test has set it up and has applied what it is for."""
        if state.to_move() == CHANCE:
            self.reached.update(state.legal_actions())
        for seat in state.awaited():
            self.reached.update(state.legal_as(seat))

    def note_entries(self, game: Game, entries: Sequence[Entry]) -> None:
        """Take note of a record."""
        self.match(game)
        state = game.new_state()
        for entry in entries:
            self.note(state, entry)
            apply_entry(state, entry)

    def match(self, game: Game) -> None:
        """Complain of a game with another table: ids are the same for all options and player counts of an edition."""
        if game.actions.tokens != self.table.tokens:
            raise ConformanceFailure("coverage", label(game), -1, -1, f"has other ids than {self.name}")

    def unreached(self) -> list[str]:
        """The tokens nothing has led to yet."""
        return [self.table.token(action) for action in range(self.table.size) if action not in self.reached]

    def finish(self, but: Iterable[str] = ()) -> None:
        """Complain of ids that were never reached, but for those that are known and named."""
        missing = sorted(set(self.unreached()) - set(but))
        if missing:
            raise ConformanceFailure("coverage", self.name, -1, -1, f"never reached: {', '.join(missing)}")


def explore(coverage: Coverage, game: Game, seed: int, most: int) -> None:
    """Play a curious game of at most so many steps: what was never done is done first, what was done least is next."""
    coverage.match(game)
    state, rng = game.new_state(), Rng(seed=seed)
    for _ in range(most):
        if state.to_move() == TERMINAL:
            return
        entry = _curious(coverage, state, rng)
        coverage.note(state, entry)
        apply_entry(state, entry)


def _curious(coverage: Coverage, state: State, rng: Rng) -> Entry:
    """A step that was never taken yet; else one of those taken least, or now and then any."""
    seats = state.awaited()
    actor = seats[rng.below(len(seats))] if seats else CHANCE
    legal = state.legal_as(actor) if seats else state.legal_actions()
    fresh = [action for action in legal if action not in coverage.reached]
    if not fresh and not seats:
        return Entry(CHANCE, state.sample_chance(rng))
    choices = fresh or (legal if rng.below(4) == 0 else coverage.rarest(legal))
    return Entry(actor, choices[rng.below(len(choices))])
