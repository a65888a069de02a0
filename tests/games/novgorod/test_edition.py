"""Edition files of Novgorod: what comes with the game is sound, and every fault is named with its line."""

from pathlib import Path

import pytest

from kogge.core.errors import BrokenEdition, Fault
from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.novgorod.rules.edition import Edition

TEXT = (Path(registry.__file__).parent / "novgorod/data/reconstructed.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def faults_of(text: str) -> list[Fault]:
    file = EditionFile(text, "own")
    Edition(file)
    try:
        file.finish()
    except BrokenEdition as error:
        return error.faults
    return []


def changed(old: str, new: str) -> tuple[str, int]:
    """The edition with one thing changed, and the number of its line."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new), TEXT.split(old)[0].count("\n") + 1


@pytest.mark.parametrize("name", registry.editions("novgorod"))
def test_editions_that_come_with_the_game_are_sound(name: str) -> None:
    for players in registry.player_counts("novgorod"):
        assert registry.load("novgorod", players, name).edition == name


# What is changed in the edition, into what, and the one fault that follows on that line.
ONE_LINE = [
    ('london = { good = "wool"', 'london = { goods = "wool"', "edition-unknown-key"),
    ("3 = { value = 5, ", "3 = { value = -5, ", "edition-number"),
    ('visby = { to = "lubeck"', 'visby = { to = "rome"', "edition-word"),
    ("riga = { cheapest = 4, second = 5", "riga = { cheapest = 5, second = 4", "novgorod-ranks"),
    ("riga = { cheapest = 2, second = 3", "riga = { cheapest = 4, second = 3", "novgorod-ranks"),
    ('wool-fish = { upper = "wool fish"', 'wool-fish = { upper = "wool rum"', "edition-word"),
    ('wool-fish = { upper = "wool fish"', 'wool-fish = { upper = "wool wool"', "edition-word"),
    ('wool-fish = { upper = "wool fish"', 'wool-fish = { upper = ""', "novgorod-line"),
    ('wool-fish = { upper = "wool fish"', 'wool-fish = { upper = "jewelry clothing"', "novgorod-line"),
    ('a = { goods = "fur fish", price = 1', 'a = { goods = "fur fish", price = 99', "edition-number"),
    ('seals = 5, least = 2, from = "rulebook"', 'seals = 5, least = 3, from = "rulebook"', "novgorod-least"),
    ('start = { city = "novgorod"', 'start = { city = "rome"', "edition-word"),
    ("eight-offices = { needed = 8", "eight-offices = { needed = 0", "edition-number"),
    ("ducats = { value = 27", "ducats = { value = 20", "novgorod-draft-budget"),
]


@pytest.mark.parametrize(("old", "new", "problem"), ONE_LINE)
def test_a_fault_is_named_with_its_line(old: str, new: str, problem: str) -> None:
    text, line = changed(old, new)

    assert (line, problem) in [(fault.line, fault.problem) for fault in faults_of(text)]


# What is changed anywhere, and a fault that follows from it.
ANYWHERE = [
    ('game = "novgorod"', 'game = "norsemen"', "edition-other-game"),
    ("4 = { value = 10, ", "7 = { value = 10, ", "novgorod-speeds"),
    ('bergen = { good = "fish"', 'bergen = { good = "wool"', "novgorod-cities"),
    ('amber-glass = { value = 3, from = "reconstructed" }\n', "", "novgorod-combinations"),
    ("[artisans]\njewelry = { value = 2", "[artisans]\njewelry = { value = 3", "novgorod-artisans"),
    ("[careers.1-front]\n1 = { commodities = 3, ", "[careers.1-front]\n1 = { ", "novgorod-free-row"),
    ("[careers.1-back]\n1 = {", "[careers.1-back]\n9 = {", "novgorod-rows"),
    ("missions = { value = 1", "missions = { value = 2", "novgorod-draft-missions"),
]


@pytest.mark.parametrize(("old", "new", "problem"), ANYWHERE)
def test_a_fault_between_lines_is_found(old: str, new: str, problem: str) -> None:
    text, _line = changed(old, new)

    assert problem in [fault.problem for fault in faults_of(text)]


def test_an_x_on_the_top_row_can_never_be_covered() -> None:
    text = TEXT.replace(
        '5 = { privilege = "joker", seals = 4, from', '5 = { privilege = "joker", seals = 4, x = true, from'
    )

    assert "novgorod-x-on-top" in [fault.problem for fault in faults_of(text)]


def test_too_few_missions() -> None:
    text = TEXT.replace("cards = 2", "cards = 1").replace("grain-cloth = {", "# {").replace("glass-amber = {", "# {")
    text = text.replace("fish-salt = {", "# {").replace("wool-fur = {", "# {").replace("fur-amber = {", "# {")
    text = text.replace("glass-grain = {", "# {").replace("fish-cloth = {", "# {").replace("wool-salt = {", "# {")

    assert "novgorod-mission-count" in [fault.problem for fault in faults_of(text)]


def test_one_luxury_good_is_not_enough() -> None:
    text = "\n".join(line for line in LINES if not line.startswith(("clothing = { goods", "provisions = { goods")))

    assert "novgorod-luxuries" in [fault.problem for fault in faults_of(text)]


def test_a_line_that_is_missing_is_a_fault_and_never_a_crash() -> None:
    missions = range(LINES.index("[missions]") + 1, LINES.index("[careers.1-front]"))
    for number, line in enumerate(LINES):
        may_be_missing = number in missions or line.startswith(("#", "visby = { to", "9 = {")) or not line
        text = "\n".join(LINES[:number] + LINES[number + 1 :])
        try:
            found = faults_of(text)
        except BrokenEdition as error:
            found = error.faults
        assert found or may_be_missing or line[:1].isdigit(), line
