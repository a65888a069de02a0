"""The smallest game there is: chance makes a heap, two seats take one or two, whoever takes the last wins.

It overrides nothing that it need not, so it shows what State gives by itself.
"""

from __future__ import annotations

from kogge.core.actions import ActionTable, Arg, Block
from kogge.core.errors import BrokenPosition
from kogge.core.features import FeatureTable, Row
from kogge.core.notation import Fields
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, Prompt, Reason, State


class HeapGame(Game):
    """``endless``: the last one is never taken, the seats wait for ever."""

    def __init__(self, endless: bool = False) -> None:
        sizes = Arg("size", ["two", "three", "five"])
        self.take = Block("take", "take {}", [Arg("count", ["one", "two"])])
        self.wait = Block("wait", "wait", [])
        self.heap = Block("heap", "heap {}", [sizes])
        self.slug = "heap"
        self.edition = "plain"
        self.edition_hash = "abc123"
        self.players = 2
        self.options = {"endless": endless}
        self.actions = ActionTable([self.take, self.wait], [self.heap], [])
        self.features = FeatureTable()
        self.features.add("heap", [1], 6, "How many are left, 1 added.")
        self.features.finish()
        self.fingerprint = self.actions.fingerprint
        self.rules_version = "7"
        self.max_decisions = 0 if endless else 5
        self.endless = endless

    def new_state(self) -> HeapState:
        return HeapState(self)

    def parse_state(self, text: str) -> HeapState:
        fields = Fields(text, ["heap", "turns"])
        state = HeapState(self)
        state.heap = fields.number("heap", -1, -1, 5)
        state.turns = fields.number("turns", 0, 0, 1_000_000)
        if state.heap < 0 < state.turns:
            raise BrokenPosition(fields.line("turns"), "position-impossible", got="a turn without a heap")
        return state


class HeapState(State):
    """How many are left (-1: not known yet) and how many turns were taken."""

    def __init__(self, rules: HeapGame) -> None:
        super().__init__()
        self.rules = rules
        self.heap = -1
        self.turns = 0

    def game(self) -> HeapGame:
        return self.rules

    def to_move(self) -> int:
        if self.heap < 0:
            return CHANCE
        return self.turns % 2 if self.heap else TERMINAL

    def legal_actions(self) -> list[int]:
        if self.heap < 0:
            return [self.rules.heap.id(size) for size in range(3)]
        if self.rules.endless and self.heap == 1:
            return [self.rules.wait.id()]
        return [self.rules.take.id(count - 1) for count in (1, 2) if count <= self.heap]

    def chance_weights(self) -> list[int]:
        return [1, 2, 1]

    def sample_chance(self, rng: Rng) -> int:
        return self.rules.heap.id(rng.weighted([1, 2, 1]))

    def apply(self, action: int) -> None:
        if self.heap < 0:
            self.heap = (2, 3, 5)[self.rules.actions.first[action]]
            return
        taken = 0 if action == self.rules.wait.id() else 1 + self.rules.actions.first[action]
        self.heap -= taken
        self.turns += 1
        if self.journal is not None:
            self.journal.add("take", (self.turns - 1) % 2, taken)

    def clone(self) -> HeapState:
        twin = HeapState(self.rules)
        twin.heap = self.heap
        twin.turns = self.turns
        return twin

    def view(self, viewer: int) -> dict[str, object]:
        return {"heap": self.heap, "turns": self.turns}

    def write_features(self, viewer: int, row: Row) -> None:
        row.put(0, self.heap + 1)

    def determinize(self, viewer: int, rng: Rng) -> HeapState:
        return self.clone()

    def prompt(self) -> Prompt:
        return Prompt("heap-take", self.to_move(), {}, "HEAP-1")

    def reason(self, action: int) -> Reason | None:
        if action in self.legal_actions():
            return None
        return Reason("HEAP-1", "reason-heap-too-few", {"left": self.heap})

    def turn(self) -> int:
        return self.turns

    def scores(self) -> list[int]:
        return [int(seat == (self.turns + 1) % 2) if self.heap == 0 else 0 for seat in range(2)]

    def ranking(self) -> list[int]:
        return [2 - score for score in self.scores()]

    def text(self) -> str:
        return f"heap {self.heap}\nturns {self.turns}\n"

    def problems(self) -> list[str]:
        return [] if -1 <= self.heap <= 5 else ["heap"]
