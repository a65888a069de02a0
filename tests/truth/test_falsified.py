"""Every check can fail: it refuses each claim that is made false.

A claim is false if it says that something legal is forbidden; if its sentence, with one name or number changed, says
something else than in the position where it was given; or, of a prompt, if it is made where something else is asked.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import pytest

import kogge
from kogge.core.state import Prompt, Reason
from kogge.text import catalogue
from tests.truth.case import Case, Check, not_awaited
from tests.truth.games import OPTIONS, PROMPTS, REASONS, of_others, positions, prompts, reasons
from tests.truth.places import places

GAMES = {"norderwind": 30, "norsemen": 4, "novgorod": 8}
STEPS = 12  # every so many positions of a game are taken
SOME = 5  # cases of each kind

RARE = {
    "norderwind": "over look shot looked",
    "norsemen": "over tile see take-kept take trade lower free-thing ship-to added-speaker",
    "novgorod": "over deal-career artisan inputs good hide reveal deal-bonus deal-merchant deal-pirate",
}
"""Prompts whose positions are all taken."""

UNREACHABLE = {"norsemen": {"reason-no-cards"}}
"""No shipped edition has so few starting cards; an edition of one's own may."""

ALSO_TRUE: dict[str, set[tuple[str, str]]] = {
    "norderwind": {("sail-on", "tile")},
    "norsemen": {("draw-age", "see"), ("draw-own", "drawing"), ("settle", "home")}
    | {("speaker-to", "speaker"), ("speaker-to", "send"), ("send", "speaker-to")},
    "novgorod": set(),
}
"""Prompts (first) that are true as well where another (second) is given."""


@dataclass
class Sample:
    """Claims as they were given, legal actions and prompts, of games and of places."""

    reasons: dict[str, list[Case]]
    prompts: dict[str, list[Case]]
    legal: dict[str, list[Case]]


@cache
def sample(slug: str) -> Sample:
    found = Sample(defaultdict(list), defaultdict(list), defaultdict(list))
    for state in [*sampled_positions(slug), *places(slug)]:
        for kept, claims in ((found.reasons, reasons(state)), (found.prompts, prompts(state))):
            for key, case in claims:
                keep(kept[key], case)
        for key, case in of_others(state):
            keep(found.reasons[key], case)
        for seat in state.awaited():
            for action in state.legal_as(seat):
                keep(found.legal[state.game().actions.kind(action)], Case(state, seat, action, {}))
    return found


def sampled_positions(slug: str) -> Iterator[kogge.State]:
    for option in range(len(OPTIONS[slug])):
        for seed in range(GAMES[slug]):
            for step, state in enumerate(positions(slug, option, seed)):
                if step % STEPS == seed % STEPS or state.prompt().kind in RARE[slug].split():
                    yield state.clone()


def keep(cases: list[Case], case: Case) -> None:
    """At most some of a kind, from different positions."""
    if len(cases) < SOME and all(case.state is not other.state for other in cases):
        cases.append(case)


def check_of(slug: str, key: str) -> Check:
    return REASONS[slug].get(key, not_awaited)


def refuses(check: Check, case: Case) -> bool:
    """A check that breaks on a claim refuses it too: the claim names what is not there, and its test would fail."""
    try:
        return not check(case)
    except (LookupError, ValueError):
        return True


def sentence(slug: str, key: str, case: Case) -> str:
    """The claim in words."""
    if case.action < 0:
        return catalogue(slug).prompt(Prompt(key, case.seat, dict(case.args)), ["Ada", "Bo", "Cy", "Di"])
    return catalogue(slug).reason(Reason("", key, dict(case.args)))


def false_claims(slug: str, key: str, case: Case) -> Iterator[Case]:
    """The claim with one name or number changed, wherever its sentence then says something else."""
    said = sentence(slug, key, case)
    for name, value in case.args.items():
        for other in others(slug, name, value):
            changed = replace(case, args={**case.args, name: other})
            if sentence(slug, key, changed) != said:
                yield changed


def others(slug: str, name: str, value: str | int) -> list[str | int]:
    if isinstance(value, int):
        return [other for other in (0, 1, value - 1, value + 1) if other not in (value, -1)]
    return [other for other in values(slug)[name] if other != value]


@cache
def values(slug: str) -> dict[str, list[str | int]]:
    """Some of what each name stood for in all claims."""
    found: dict[str, list[str | int]] = defaultdict(list)
    for claims in (sample(slug).reasons, sample(slug).prompts):
        for case in (case for cases in claims.values() for case in cases):
            for name, value in case.args.items():
                if value not in found[name] and len(found[name]) < 2 * SOME:
                    found[name].append(value)
    return found


@pytest.mark.parametrize("slug", list(REASONS))
def test_every_reason_and_prompt_is_met(slug: str) -> None:
    """So that nothing below is true of nothing."""
    assert set(REASONS[slug]) - set(sample(slug).reasons) == UNREACHABLE.get(slug, set())
    assert set(PROMPTS[slug]) == set(sample(slug).prompts)


@pytest.mark.parametrize("slug", list(REASONS))
def test_each_reason_is_refused_with_another_name_or_number(slug: str) -> None:
    for key, cases in sample(slug).reasons.items():
        for case in cases:
            assert not refuses(check_of(slug, key), case), (key, case.args)
            for false in false_claims(slug, key, case):
                assert refuses(check_of(slug, key), false), (sentence(slug, key, case), sentence(slug, key, false))


@pytest.mark.parametrize("slug", list(REASONS))
def test_each_reason_is_refused_of_a_legal_action(slug: str) -> None:
    """An action of the same kind, where it is legal, with its own names in the sentence."""
    found = sample(slug)
    for key, cases in found.reasons.items():
        kinds = {case.kind for case in cases} & set(found.legal) or set(found.legal)
        for legal in (legal for kind in kinds for legal in found.legal[kind]):
            for case in cases:
                args = {name: legal.what.get(name, value) for name, value in case.args.items()}
                assert refuses(check_of(slug, key), replace(legal, args=args)), (key, args, legal.state.text())


@pytest.mark.parametrize("slug", list(PROMPTS))
def test_each_prompt_is_refused_with_another_name_or_number(slug: str) -> None:
    for key, cases in sample(slug).prompts.items():
        for case in cases:
            assert not refuses(PROMPTS[slug][key], case), (key, case.args)
            for false in false_claims(slug, key, case):
                assert refuses(PROMPTS[slug][key], false), (sentence(slug, key, case), sentence(slug, key, false))


@pytest.mark.parametrize("slug", list(PROMPTS))
def test_each_prompt_is_refused_where_another_is_given(slug: str) -> None:
    found = sample(slug).prompts
    also_true: set[tuple[str, str]] = set()
    for key, claims in found.items():
        for other, cases in found.items():
            if other != key and any(holds(slug, key, claim, place) for claim in claims for place in cases):
                also_true.add((key, other))

    assert also_true <= ALSO_TRUE[slug]


def holds(slug: str, key: str, claim: Case, place: Case) -> bool:
    return not refuses(PROMPTS[slug][key], replace(place, args=claim.args))
