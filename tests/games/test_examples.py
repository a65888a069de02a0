"""Examples: every rule has one that can be played, it does what it says, and both languages have its sentence."""

import re

import pytest

from kogge.core.errors import IllegalAction
from kogge.games import examples, registry
from kogge.games.examples import Example, faults
from kogge.text import Catalogue, glossary, languages
from tests.rulebook.test_rule_ids import ids

RULES = [(slug, rule) for slug in registry.slugs() for rule in ids(slug)]


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_rule_has_an_example_in_the_order_of_the_rules(slug: str) -> None:
    assert list(examples.examples(slug)) == ids(slug)


@pytest.mark.parametrize(("slug", "rule"), RULES)
def test_an_example_does_what_it_says(slug: str, rule: str) -> None:
    example = examples.examples(slug)[rule]

    assert example.claims
    assert faults(example) == []


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("language", languages())
def test_every_example_has_its_sentence(slug: str, language: str) -> None:
    text = examples.words(slug, language)
    catalogue = Catalogue(slug, language, [text])
    keys = re.findall(r"(?m)^([a-z][\w-]*) =", text)

    assert keys == [examples.key(rule) for rule in ids(slug)]
    assert all(catalogue.text(key) for key in keys)
    assert glossary.faults(f"{slug}/rules.{language}.ftl", language, {slug}, text) == []


def other(**changed: object) -> Example:
    """An example of Norderwind that may say what is not so."""
    data: dict[str, object] = {"rule": "NW-7.1", "moves": ["sail norderkap", "reveal wreck-a", "search"]}
    return Example({**data, **changed}, "norderwind", "reconstructed-3")


@pytest.mark.parametrize(
    ("kind", "false"),
    [
        ("effects", ["gain 0 3 gold wreck"]),
        ("offered", ["search"]),
        ("refused", {"next": "NW-2.4 reason-tile-resolved"}),
        ("refused", {"search": "NW-2.5 reason-tile-resolved"}),
        ("odds", {"event 1": 1}),
        ("seen", {"seats.0.gold": 6}),
        ("seen-by-2", {"voyage.looked": "fog-a"}),
        ("places", [1, 2]),
        ("worlds-of", 2),
    ],
)
def test_an_example_that_says_what_is_not_so_is_found_out(kind: str, false: object) -> None:
    assert len(faults(other(**{kind: false}))) == 1


def test_a_move_that_is_not_allowed_is_found_out() -> None:
    with pytest.raises(IllegalAction):
        faults(other(moves=["sail norderkap", "reveal salt-1", "search"]))
