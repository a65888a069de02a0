"""What a viewer has seen of a record, and how much a seat may take back."""

from __future__ import annotations

import pytest

from kogge.conformance.toy import ToyGame
from kogge.core.errors import IllegalAction
from kogge.core.record import replay
from kogge.core.state import CHANCE, SPECTATOR
from kogge.core.timeline import Entry, project, timeline_of

GAME = ToyGame(2, "tiny", {"rounds": 1})


def entries(text: str) -> list[Entry]:
    """Steps as ``actor token``, one a line; chance is ``*``."""
    steps = [line.strip().split(None, 1) for line in text.strip().splitlines()]
    return [Entry(CHANCE if who == "*" else int(who), GAME.actions.parse(token)) for who, token in steps]


def words(events: list[Entry]) -> list[str]:
    """Events in words."""
    return [f"{'*' if event.actor == CHANCE else event.actor} {GAME.actions.token(event.action)}" for event in events]


def seen(text: str, viewer: int) -> list[str]:
    """What a viewer has seen, in words."""
    replay(GAME, entries(text))
    return words(project(GAME, entries(text), viewer))


def may_undo(text: str, seat: int) -> int:
    """How many acts a seat may take back."""
    replay(GAME, entries(text))
    return timeline_of(GAME, entries(text)).undoable(seat)[0]


DEAL = """
* draw cod-1
* draw rye-1
* turn wax-1
"""


def test_a_private_draw_is_veiled_to_others() -> None:
    steps = DEAL + "0 draw\n* draw cod-2"
    assert seen(steps, 0) == ["* draw cod-1", "* draw ?", "* turn wax-1", "0 draw", "* draw cod-2"]
    assert seen(steps, 1) == ["* draw ?", "* draw rye-1", "* turn wax-1", "0 draw", "* draw ?"]
    assert seen(steps, SPECTATOR) == ["* draw ?", "* draw ?", "* turn wax-1", "0 draw", "* draw ?"]


def test_a_look_is_veiled_and_what_was_looked_at_is_drawn_openly() -> None:
    steps = DEAL + "0 peek\n* look cod-2\n0 keep\n1 draw\n* turn cod-2"
    assert seen(steps, 1)[3:] == ["0 peek", "* look ?", "0 keep", "1 draw", "* turn cod-2"]


PHASE = DEAL + "0 pass\n1 pass\n"
OPEN = ["0 pass", "1 pass"]


def test_in_a_secret_phase_others_see_nothing_but_who_is_ready() -> None:
    steps = PHASE + "1 bid rye-1\n0 fold\n1 dare\n* roll high\n1 stay"
    assert seen(steps, 0)[3:] == [*OPEN, "0 fold", "1 ready ?"]
    assert seen(steps, 1)[3:] == [*OPEN, "1 bid rye-1", "1 dare", "* roll high", "1 stay"]
    assert seen(steps, SPECTATOR)[3:] == [*OPEN, "1 ready ?"]


def test_at_the_unveiling_what_was_kept_back_is_disclosed_in_order() -> None:
    steps = PHASE + "1 bid rye-1\n0 fold\n1 dare\n* roll high\n1 stay\n0 stay"
    disclosed = ["1 bid rye-1", "1 dare", "* roll high", "1 stay"]
    assert seen(steps, 0)[3:] == [*OPEN, "0 fold", "1 ready ?", "0 stay", *disclosed]
    assert seen(steps, 1)[7:] == ["* roll high", "1 stay", "0 ready ?", "0 fold", "0 stay"]
    everything = ["1 bid rye-1", "0 fold", "1 dare", "* roll high", "1 stay", "0 stay"]
    assert seen(steps, SPECTATOR)[3:] == [*OPEN, "1 ready ?", "0 ready ?", *everything]


def test_the_order_of_unseen_acts_makes_no_difference_to_a_viewer() -> None:
    early = PHASE + "1 bid rye-1\n1 dare\n* roll high\n0 fold"
    late = PHASE + "0 fold\n1 fold"
    assert seen(early, 0) == seen(late, 0)


# Taking back


def test_an_outcome_cannot_be_taken_back() -> None:
    assert may_undo(DEAL + "0 peek", 0) == 1
    assert may_undo(DEAL + "0 peek\n* look cod-2", 0) == 0
    assert may_undo(DEAL + "0 peek\n* look cod-2\n0 keep", 0) == 1
    assert may_undo(DEAL + "0 peek\n* look cod-2\n0 keep\n1 pass", 0) == 0


def test_in_a_secret_phase_unseen_acts_of_others_bar_nothing() -> None:
    steps = PHASE + "0 bid cod-1\n1 bid rye-1\n0 dare\n"
    assert may_undo(steps, 0) == 2
    kept = timeline_of(GAME, entries(steps)).undone(0, 2).entries()
    assert words(kept)[5:] == ["1 bid rye-1"]
    replay(GAME, kept)
    assert words(timeline_of(GAME, entries(steps)).undone(0).entries())[5:] == ["0 bid cod-1", "1 bid rye-1"]


def test_that_another_is_ready_is_an_act_of_another() -> None:
    assert may_undo(PHASE + "0 fold\n1 fold\n1 stay", 0) == 0
    assert may_undo(PHASE + "0 fold\n1 fold\n1 stay\n0 dare", 0) == 1


def test_the_act_that_begins_a_secret_phase_stands_whether_others_have_acted_or_not() -> None:
    assert may_undo(PHASE, 1) == 0
    assert may_undo(PHASE + "0 fold", 1) == 0
    assert may_undo(PHASE + "1 fold", 1) == 1


def test_the_unveiling_cannot_be_taken_back() -> None:
    steps = PHASE + "0 fold\n0 stay\n1 fold\n1 stay"
    assert (may_undo(steps, 0), may_undo(steps, 1)) == (0, 0)


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_no_more_is_taken_back_than_allowed(steps: int) -> None:
    record = entries(PHASE + "0 fold\n0 dare")
    with pytest.raises(IllegalAction) as caught:
        timeline_of(GAME, record).undone(0, steps)
    assert (caught.value.rule, caught.value.reason, caught.value.why) == (
        "CORE-UNDO",
        "reason-undo-horizon",
        {"steps": 2},
    )
