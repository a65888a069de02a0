"""What a move is said to have done is what it did, and can be said: every move of every rule's example."""

from collections import Counter
from functools import cache

import pytest

from kogge import SPECTATOR
from kogge.core.journal import Effect
from kogge.core.state import State
from kogge.core.timeline import Timeline
from kogge.games import examples, registry
from kogge.text import catalogue, languages

RULES = [(slug, rule) for slug in registry.slugs() for rule in examples.examples(slug)]
SHOWN = {
    "norderwind": {
        "gold": "gold",
        "letter": "letters",
        "sail": "sail",
        "cannon": "cannons",
        "captain": "captains",
    },
    "norsemen": {"coins": "coins", "vp": "vp"},
    "novgorod": {"ducat": "ducats", "seal": "seals"},
}
"""What is won and lost, by the names of the effects and of what everybody sees of a seat."""


@cache
def played(slug: str, rule: str) -> Timeline:
    return examples.examples(slug)[rule].play()


@pytest.mark.parametrize(("slug", "rule"), RULES)
def test_what_is_won_and_lost_is_told(slug: str, rule: str) -> None:
    """And nothing else is: the effects of each move make up all by which the seats' purses differ before and after."""
    line = played(slug, rule)
    before = purses(slug, line.state_at(-1))
    for number in range(line.count()):
        step, after = line.step(number), purses(slug, line.state_at(number))
        told = Counter[tuple[int, str]]()
        for effect in step.effects:
            told[effect.seat, effect.what] += {"gain": effect.amount, "lose": -effect.amount}.get(effect.kind, 0)
        assert all(effect.amount > 0 for effect in step.effects if effect.kind in ("gain", "lose"))
        won = {key: after[key] - before[key] for key in after}
        assert won == {key: told[key] for key in won}, number
        before = after


def purses(slug: str, state: State) -> dict[tuple[int, str], int]:
    """How much of everything each seat is seen to have."""
    seats = state.view(SPECTATOR)["seats"]
    assert isinstance(seats, list)
    return {(at, what): seat[name] for at, seat in enumerate(seats) for what, name in SHOWN[slug].items()}


@pytest.mark.parametrize(("slug", "rule"), RULES)
def test_every_effect_has_its_words(slug: str, rule: str) -> None:
    line = played(slug, rule)
    for number in range(line.count()):
        for effect in line.step(number).effects:
            assert all(can_be_said(slug, language, effect) for language in languages()), effect


def can_be_said(slug: str, language: str, effect: Effect) -> bool:
    """Whether the language has a sentence for what happened, a name for what it happened to, and words for why."""
    words = catalogue(slug, language)
    assert {type(text) for text in (effect.kind, effect.what, effect.cause)} == {str}
    cause = not effect.cause or words.has(f"cause-{effect.cause}") or words.has_name(effect.cause)
    return words.has(f"effect-{effect.kind}") and (not effect.what or words.has_name(effect.what)) and cause
