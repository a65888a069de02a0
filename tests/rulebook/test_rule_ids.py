"""Rules, code and tests speak of the same things: RULES.md and CODE.md of every game against both."""

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kogge.games import registry

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^### ([A-Z]{2}-\d+\.\d+) \S", re.MULTILINE)
ROW = re.compile(r"^\| ([A-Z]{2}-\d+\.\d+) \| (.+?) \| (.+?) \|$", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")
TEST = re.compile(r"^ *def test_([a-z]{2})_(\d+)_(\d+)_", re.MULTILINE)
GAMES = registry.slugs()


def folder(slug: str) -> Path:
    return ROOT / "src/kogge/games" / slug


@cache
def rules(slug: str, language: str = "") -> str:
    return (folder(slug) / f"RULES{language}.md").read_text(encoding="utf-8")


def ids(slug: str, language: str = "") -> list[str]:
    return HEADING.findall(rules(slug, language))


def prefix(slug: str) -> str:
    return ids(slug)[0].split("-")[0]


def rules_named_in(path: Path) -> set[str]:
    """The rules that tests of this file name."""
    return {f"{game.upper()}-{a}.{b}" for game, a, b in TEST.findall(path.read_text(encoding="utf-8"))}


def cited(slug: str) -> Iterator[tuple[str, str]]:
    """Each rule the code cites, with its file."""
    for path in sorted((folder(slug) / "rules").glob("*.py")):
        for rule in CITED.findall(path.read_text(encoding="utf-8")):
            if rule.startswith(prefix(slug)):
                yield rule, path.name


@pytest.mark.parametrize("slug", GAMES)
def test_rule_ids_are_unique_and_in_order(slug: str) -> None:
    numbers = [[int(part) for part in rule.split("-")[1].split(".")] for rule in ids(slug)]

    assert numbers == sorted(numbers)
    assert len(ids(slug)) == len(set(ids(slug)))
    assert {rule.split("-")[0] for rule in ids(slug)} == {prefix(slug)}


@pytest.mark.parametrize("slug", GAMES)
def test_both_languages_have_the_same_rules(slug: str) -> None:
    assert ids(slug) == ids(slug, ".de")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["", ".de"])
def test_every_chapter_opens_with_its_goal(slug: str, language: str) -> None:
    chapters = re.findall(r"^## \d+\. .+\n\n(.)", rules(slug, language), re.MULTILINE)

    assert len(chapters) == len({rule.partition(".")[0] for rule in ids(slug)})
    assert set(chapters) == {"*"}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["", ".de"])
def test_players_are_told_nothing_of_functions_and_tests(slug: str, language: str) -> None:
    assert not re.search(r"test_|\.py\b|`\w+\.\w+`", rules(slug, language))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["", ".de"])
def test_a_rule_cited_in_the_rules_exists(slug: str, language: str) -> None:
    assert set(CITED.findall(rules(slug, language))) <= set(ids(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_has_a_test_that_names_it(slug: str) -> None:
    tested = {rule for path in (ROOT / "tests").rglob("test_*.py") for rule in rules_named_in(path)}

    assert [rule for rule in ids(slug) if rule not in tested] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_test_names_a_rule_that_exists(slug: str) -> None:
    tested = {rule for path in (ROOT / "tests").rglob("test_*.py") for rule in rules_named_in(path)}

    assert {rule for rule in tested if rule.startswith(prefix(slug))} <= set(ids(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_is_mapped_to_functions_and_tests_that_exist(slug: str) -> None:
    rows = ROW.findall((folder(slug) / "CODE.md").read_text(encoding="utf-8"))

    assert [rule for rule, _, _ in rows] == ids(slug)
    for rule, functions, files in rows:
        for name in re.findall(r"`(\w+)\.(\w+)`", functions):
            module = importlib.import_module(f"kogge.games.{slug}.rules.{name[0]}")
            assert callable(getattr(module, name[1])), (rule, name)
        assert re.fullmatch(r"(`\w+\.\w+`(, )?)+", functions), rule
        for file in re.findall(r"`(.+?)`", files):
            assert rule in rules_named_in(ROOT / "tests/games" / slug / "rulebook" / file), (rule, file)


@pytest.mark.parametrize("slug", GAMES)
def test_the_code_cites_only_rules_that_exist(slug: str) -> None:
    known = set(ids(slug)) | {rule.partition(".")[0] for rule in ids(slug)}

    assert [(rule, name) for rule, name in cited(slug) if rule not in known] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_chapter_is_cited_by_the_code(slug: str) -> None:
    chapters = {rule.partition(".")[0] for rule, _ in cited(slug)}

    assert {rule.partition(".")[0] for rule in ids(slug)} <= chapters
