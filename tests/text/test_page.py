"""The page's catalogues: both languages alike, every key that is asked for, none too many."""

from copy import deepcopy

import pytest

from kogge import load
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL
from kogge.games import registry
from kogge.text import page
from kogge.text.parsed import Parsed, Texts

PARTS = ["text", "editor/text", "lesson/text", "puzzles/text", "rules/text", "analysis/text", "games/novgorod/text"]


def test_the_page_has_its_words_and_none_too_many() -> None:
    given = page.texts()
    assert not set(PARTS) - given.keys()
    assert page.faults(given, page.code()) == []


def changed(folder: str, old: str, new: str, *languages: str) -> Texts:
    given = deepcopy(page.texts())
    for language in languages or ("en", "de"):
        assert old in given[folder][language]
        given[folder][language] = given[folder][language].replace(old, new, 1)
    return given


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (changed("lesson/text", "lesson-next =", "lesson-gone ="), "the page asks for lesson-next, which is nowhere"),
        (changed("lesson/text", "lesson-next =", "lesson-gone ="), "the page has no use for lesson-gone"),
        (
            changed("editor/text", "edition-undo =", "edition-gone =", "de"),
            "editor/text/de.ftl: edition-undo is missing",
        ),
        (
            changed("rules/text", "{ $moves }", "{ DATETIME($moves) }", "en"),
            "rules/text/en.ftl: example-step calls DATETIME",
        ),
        (changed("puzzles/text", "\n", "\nlesson-next = { $x }\n"), "lesson-next stands in two catalogues of the page"),
    ],
)
def test_a_fault_is_found(given: Texts, told: str) -> None:
    assert [line for line in page.faults(given, page.code()) if line.startswith(told)]


def test_where_the_sources_are_not_there_is_nothing_to_read(tmp_path_factory: pytest.TempPathFactory) -> None:
    nowhere = tmp_path_factory.mktemp("nothing")
    assert page.texts(nowhere) == {}
    assert page.faults({}, page.code(nowhere)) == []


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_decision_has_a_tip_for_a_first_game(slug: str) -> None:
    """Random games of all player counts: wherever somebody has a choice, the page can say what to look at."""
    tips = {key for key in Parsed(page.texts()[f"games/{slug}/text"]["en"]).messages if key.startswith("tip-")}
    asked: set[str] = set()
    for seed, players in enumerate((2, 3, 4, 2, 3, 4)):
        rng, state = Rng(seed), load(slug, players).new_state()
        while state.to_move() != TERMINAL:
            actions = state.legal_actions()
            if state.to_move() == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            if len(actions) > 1:
                asked.add(state.prompt().kind)
            state.apply(actions[rng.below(len(actions))])
    assert {f"tip-{slug}-{kind}" for kind in asked} <= tips
    assert len(asked) >= 6
