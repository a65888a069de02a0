"""What a review finds: by what a seat knew, the same in parts and as a whole, and told in both languages."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import kogge
from kogge.core.errors import UnfinishedGame
from kogge.core.record import Record
from kogge.core.rng import Rng
from kogge.games import registry
from kogge.review import judges, review
from kogge.review.events import Choice, Event, Reviewer
from kogge.review.export import as_data
from kogge.review.judge import calmed
from kogge.review.marks import mark_of
from kogge.review.rendering import report
from kogge.review.review import LEAST_MOMENTS, MOST_MOMENTS, moments
from tests.review.games import QUICK, opinionated, played


def decision(loss: float, doubt: float = 0.0, step: int = 0) -> Event:
    """A decision that gave away so much."""
    choices = [Choice(1, 0.5, 0.0), Choice(2, 0.5 - loss, doubt)]
    return Event(step, step, 0, 0, [0.5, 0.5], [0.5 - loss, 0.5 + loss], True, False, 2, 0.5 - loss, choices)


def stroke(change: float, step: int = 0) -> Event:
    """What chance did."""
    return Event(step, step, kogge.CHANCE, 0, [0.5, 0.5], [0.5 + change, 0.5 - change], True, False, 9, 0.0, [])


def test_an_unfinished_game_is_not_reviewed() -> None:
    record = Record(kogge.load("norderwind", 2))
    with pytest.raises(UnfinishedGame):
        Reviewer(record, judges.make(record.game))


@pytest.mark.parametrize("slug", registry.slugs())
def test_decisions_are_judged_by_what_the_seat_knew(slug: str) -> None:
    """In any world that the seat could not tell from the truth its choices are judged alike."""
    record = played(slug, 3)
    reviewer = Reviewer(record, opinionated(record.game), QUICK)
    hidden = 0
    for place in range(5, len(reviewer.spans), 29):
        span = reviewer.spans[place]
        if span.seat == kogge.CHANCE:
            continue
        truth = reviewer.events(place, place + 1)[0]
        world = span.state.determinize(span.seat, Rng(77))
        hidden += world.text() != span.state.text()
        reviewer.spans[place] = replace(span, state=world)
        assert reviewer.events(place, place + 1)[0].choices == truth.choices
        assert reviewer.events(place, place + 1)[0].known == truth.known
        reviewer.spans[place] = span
    assert hidden > 0


def test_a_part_does_not_depend_on_the_others() -> None:
    record = played("norsemen", 2)
    reviewer = Reviewer(record, opinionated(record.game), QUICK)
    whole = reviewer.events(0, len(reviewer.spans))
    for first in range(0, len(reviewer.spans), 50):
        for one, other in zip(reviewer.events(first, first + 50), whole[first : first + 50], strict=True):
            assert one.before == pytest.approx(other.before, abs=1e-5)
            assert [choice.share for choice in one.choices] == pytest.approx(
                [choice.share for choice in other.choices], abs=1e-5
            )


def test_a_calmed_judge_keeps_the_order_and_the_sum() -> None:
    assert calmed([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])
    assert calmed([0.8, 0.2], 2.0) == pytest.approx([2 / 3, 1 / 3])
    assert calmed([0.6, 0.2, 0.0], 3.0) == sorted(calmed([0.6, 0.2, 0.0], 3.0), reverse=True)
    assert sum(calmed([0.6, 0.2, 0.0], 3.0)) == pytest.approx(0.8)  # nobody may win


def test_marks_go_by_what_was_given_away() -> None:
    assert [mark_of(decision(loss)) for loss in (0.0, 0.029, 0.031, 0.061, 0.13)] == [
        "fine",
        "fine",
        "inaccuracy",
        "mistake",
        "blunder",
    ]


def test_a_loss_within_the_noise_is_fine() -> None:
    assert mark_of(decision(0.13, doubt=0.07)) == "fine"
    assert mark_of(decision(0.13, doubt=0.05)) == "blunder"


def test_the_worst_decisions_are_the_moments_then_strokes_of_luck() -> None:
    many = [decision(0.03 + step / 100, step=step) for step in range(12)]
    assert moments(many) == list(range(12 - MOST_MOMENTS, 12))
    few = [decision(0.2, step=0), *(stroke(step / 100, step) for step in range(1, 9)), decision(0.01, step=9)]
    assert moments(few) == [0, 5, 6, 7, 8]
    assert len(moments(few)) == LEAST_MOMENTS


@pytest.mark.parametrize("slug", registry.slugs())
def test_it_is_told_in_both_languages(slug: str) -> None:
    record = played(slug, 2)
    found = review(record, opinionated(record.game), QUICK)
    told = {language: "\n".join(report(found, language, ["Ada", "Bo"])) for language in ("en", "de")}
    assert found.reasons
    assert "Key moments" in told["en"]
    assert "Wendepunkte" in told["de"]
    assert all("Ada" in text and "Bo" in text for text in told.values())


def test_data_names_actions_by_their_tokens() -> None:
    record = played("norderwind", 2)
    found = review(record, opinionated(record.game), QUICK)
    data = json.loads(json.dumps(as_data(found)))
    assert data["format"] == "kogge-review 1"
    steps = 0
    for event, told in zip(found.events, data["events"], strict=True):
        steps += event.last - event.first + 1
        if event.is_decision():
            assert record.game.actions.parse(told["played"]) == record.entries[event.first].action
            assert told["choices"][0]["share"] == pytest.approx(event.best().share, abs=1e-4)
        else:
            assert len(told["came"]) == event.last - event.first + 1
    assert steps == len(record.entries)
