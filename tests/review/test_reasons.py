"""Reasons: what two lines bring until the seat's next turn."""

from __future__ import annotations

import kogge
from kogge.core.rng import Rng
from kogge.games import registry
from kogge.review.reasons import Side, reason
from kogge.review.rendering import why
from kogge.review.spans import spans_of
from tests.review.games import played


def test_a_choice_is_no_better_than_itself() -> None:
    for slug in registry.slugs():
        for span in spans_of(played(slug, 2))[10:300:40]:
            if span.seat == kogge.CHANCE:
                continue
            action = span.state.legal_as(span.seat)[0]
            same = reason(span.state, span.seat, action, action)
            assert (same.better, same.played, same.score, same.leaves) == (Side(), Side(), 0, {})
            assert why(same, slug, "en", ["Ada", "Bo"]) == [
                "Until the next turn both bring the same; what differs is how the seat stands then."
            ]


def test_a_reason_names_what_the_lines_bring() -> None:
    """Income is money: the line that takes it has more of it at the next turn."""
    for span in spans_of(played("novgorod", 2)):
        if span.seat == kogge.CHANCE:
            continue
        tokens = {span.state.game().actions.token(action): action for action in span.state.legal_as(span.seat)}
        income = next((action for token, action in tokens.items() if token.startswith("income")), None)
        if income is not None and "finish" in tokens:
            told = reason(span.state, span.seat, income, tokens["finish"])
            assert told.better.gains.get("ducat", 0) > 0 or told.better.gains.get("ducats", 0) > 0
            assert "ducat" in " ".join(why(told, "novgorod", "en", ["Ada", "Bo"]))
            return
    raise AssertionError("nobody had a choice between income and nothing")


def test_reasons_go_by_what_the_seat_knew() -> None:
    tried = 0
    for span in spans_of(played("norsemen", 3))[::23]:
        if span.seat == kogge.CHANCE:
            continue
        first, *_others, last = span.state.legal_as(span.seat)
        world = span.state.determinize(span.seat, Rng(5))
        one, other = (reason(state, span.seat, first, last) for state in (span.state, world))
        assert why(one, "norsemen", "de", ["A", "B", "C"]) == why(other, "norsemen", "de", ["A", "B", "C"])
        tried += world.text() != span.state.text()
    assert tried > 3
