"""Every reason and prompt is true where it is given: all actions in the positions of many games, checked independently.

``make truth`` plays more games than the small number here; a key that has no check fails.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import kogge
from kogge.games import examples
from tests.truth.case import Case, Check, not_awaited
from tests.truth.games import OPTIONS, PROMPTS, REASONS, of_others, positions, prompts, reasons
from tests.truth.places import places

GAMES = int(os.environ.get("KOGGE_TRUTH", "1"))
CASES = [(slug, i, seed) for slug in REASONS for i in range(len(OPTIONS[slug])) for seed in range(GAMES)]
STEPS = 25  # every so many positions all actions are tried; the prompts are checked in each


@pytest.mark.parametrize(("slug", "option", "seed"), CASES)
def test_every_reason_and_prompt_is_true_in_its_position(slug: str, option: int, seed: int) -> None:
    for step, state in enumerate(positions(slug, option, seed)):
        all_true(PROMPTS[slug], prompts(state))
        if step % STEPS == seed % STEPS or state.to_move() == kogge.TERMINAL:
            all_true(REASONS[slug], reasons(state))
            all_true({"reason-not-your-turn": not_awaited}, of_others(state))


@pytest.mark.parametrize(("slug", "rule"), [(slug, rule) for slug in REASONS for rule in examples.examples(slug)])
def test_every_reason_and_prompt_is_true_in_the_examples_of_the_rules(slug: str, rule: str) -> None:
    """Rare pieces and options, which random games hardly meet."""
    played = examples.examples(slug)[rule].play()
    for step in range(-1, played.count()):
        all_true(PROMPTS[slug], prompts(played.state_at(step)))
    all_true(REASONS[slug], reasons(played.state))


@pytest.mark.parametrize("slug", list(REASONS))
def test_every_reason_and_prompt_is_true_in_rare_places(slug: str) -> None:
    for state in places(slug):
        all_true(PROMPTS[slug], prompts(state))
        all_true(REASONS[slug], reasons(state))


def all_true(checks: dict[str, Check], claims: Iterable[tuple[str, Case]]) -> None:
    for key, case in claims:
        assert key in checks, f"{key} has no check"
        if not checks[key](case):
            action = case.state.game().actions.token(case.action) if case.action >= 0 else "prompt"
            pytest.fail(f"seat {case.seat}, {action}: {key} {case.args}\n{case.tokens()}\n{case.state.text()}")


@pytest.mark.parametrize("slug", list(REASONS))
def test_every_reason_in_the_sources_has_a_check(slug: str) -> None:
    folder = Path(kogge.__file__).parent / "games" / slug / "rules"
    written = {
        key for path in folder.glob("*.py") for key in re.findall(r'"(reason-[a-z0-9-]+)"', path.read_text("utf-8"))
    }

    assert written == set(REASONS[slug])
