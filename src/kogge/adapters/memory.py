"""What a seat has seen of a game, told step by step: the last events, their number, and a digest of all of them."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from kogge.adapters.views import view_text
from kogge.core.actions import ActionTable
from kogge.core.state import UNSEEN, State

RECENT = 16
Event = tuple[int, int]
_MASK = (1 << 64) - 1


class Memory(NamedTuple):
    """Immutable, so that copies of a position share it. ``kept_back`` is disclosed when a secret phase ends."""

    events: int
    digest: int
    recent: tuple[Event, ...]
    kept_back: tuple[Event, ...]

    def text(self, table: ActionTable, seat: int) -> str:
        """The memory in a line: equal lines, equal information."""
        last = ", ".join(f"{actor + 1}: {table.token(action)}" for actor, action in self.recent)
        return f"seat {seat + 1}, {self.events} events, digest {self.digest:016x}, last: {last or '-'}"


def fresh() -> Memory:
    """Nothing seen yet."""
    return Memory(0, 0, (), ())


def told(memory: Memory, actor: int, action: int, seen: int, veiled: bool, open_again: bool) -> Memory:
    """The memory after a step, seen as ``seen`` and played in a secret phase (``veiled``) or not."""
    kept = memory.kept_back
    if seen != UNSEEN:
        memory = _added(memory, (actor, seen))
    if veiled and seen != action:
        kept = (*kept, (actor, action))
    if open_again:
        for event in kept:
            memory = _added(memory, event)
        kept = ()
    return memory if memory.kept_back == kept else memory._replace(kept_back=kept)


def _added(memory: Memory, event: Event) -> Memory:
    # Tuples of numbers hash alike in every process.
    digest = hash((memory.digest, event)) & _MASK
    return Memory(memory.events + 1, digest, (*memory.recent[1 - RECENT :], event), memory.kept_back)


def unknown_past(state: State, seat: int) -> Memory:
    """The memory of a seat in a position whose past nobody knows: what it sees now."""
    seen = view_text(state, seat).encode()
    return Memory(0, int.from_bytes(blake2b(seen, digest_size=8).digest(), "big"), (), ())
