"""Effects and who may know of them."""

from __future__ import annotations

from kogge.core.journal import EVERYONE, Effect, Journal, all_but
from kogge.core.state import SPECTATOR

VIEWERS = [0, 1, 2, SPECTATOR]


def seen_by(audience: int) -> list[int]:
    """Who may know of an effect with this audience."""
    effect = Effect("gain", 1, 2, "gold", "wreck", audience)
    return [viewer for viewer in VIEWERS if effect.visible_to(viewer)]


def test_audiences() -> None:
    assert seen_by(EVERYONE) == VIEWERS
    assert seen_by(1) == [1]
    assert seen_by(all_but(1)) == [0, 2, SPECTATOR]
    assert seen_by(all_but(0)) == [1, 2, SPECTATOR]


def test_a_journal_gives_each_effect_once() -> None:
    journal = Journal()
    journal.add("gain", 0, 2, "gold", "treasure")
    journal.add("look", 1, audience=1)
    first = journal.drain()
    assert [repr(effect) for effect in first] == ["gain 0 2 gold treasure", "look 1 0"]
    assert first[0].audience == EVERYONE
    assert journal.drain() == []
    journal.add("lose", 1, 1)
    assert len(journal.effects) == 1
    assert len(first) == 2
