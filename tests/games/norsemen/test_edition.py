"""Edition files of Norsemen: what comes with the game is sound, and every fault is named with its line."""

from pathlib import Path

import pytest

import kogge
from kogge.core.errors import BrokenEdition, Fault
from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.norsemen.rules.edition import Edition

GAMES = Path(registry.__file__).parent
TEXT = (GAMES / "norsemen/data/reconstructed.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
ENTRIES = [number for number, line in enumerate(LINES) if " = {" in line]


def faults_of(text: str) -> list[Fault]:
    file = EditionFile(text, "own")
    Edition(file)
    try:
        file.finish()
    except BrokenEdition as error:
        return error.faults
    return []


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1, old
    return TEXT.replace(old, new, 1)


def problems(text: str) -> set[str]:
    return {fault.problem for fault in faults_of(text)}


@pytest.mark.parametrize("name", registry.editions("norsemen"))
def test_what_comes_with_the_game_is_sound(name: str) -> None:
    assert faults_of((GAMES / f"norsemen/data/{name}.toml").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('icons = "WWO", corner = "", damage = 1', 'icons = "WWX", corner = "", damage = 1', "norsemen-icon"),
        ('need = "WW"', 'need = "WF"', "norsemen-one-icon"),
        ('normandy = { age = 0, from = "rulebook" }\n', "", "norsemen-normandy-last"),
        ('effect = "normandy"', 'effect = "draw"', "norsemen-normandy-thing"),
        ("longships = { need = 5", "boats = { need = 5", "norsemen-title"),
        ("england-1 = { age = 1", "england-1 = { age = 2", "norsemen-card-age"),
        ('bonus = "c1"', 'bonus = "x1"', "norsemen-bonus"),
        ('bonus = "v1/fort"', 'bonus = "v1/tower"', "norsemen-bonus"),
        ("used = { value = 2", "used = { value = 1", "norsemen-tile-count"),
        ("leaders = { value = 2", "leaders = { value = 3", "norsemen-few-leaders"),
        ("shown = { value = 3", "shown = { value = 7", ""),
        ("cards_seen = { value = 2", "cards_seen = { value = 4", ""),
        ("damage = 2, bonus", "damage = 3, bonus", "edition-number"),
        ('game = "norsemen"', 'game = "norderwind"', "edition-other-game"),
        ('effect = "market"', 'effect = "fair"', "edition-word"),
        ('vp_per = "forts"', 'vp_per = "ships"', "edition-word"),
        ('ability = "flip"', 'ability = "fly"', "edition-word"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, problem: str) -> None:
    found = problems(changed(old, new))

    assert problem in found if problem else found == set()


def test_too_many_settlements_for_the_map_of_round_one() -> None:
    row = '5 = { cost = "WO", vp = 1, from = "reconstructed" }\n'
    longer = TEXT
    for ladder in ("lawspeaker", "fort", "settlement", "longship"):
        head, tail = longer.split(f"[ladder.{ladder}]")
        lines = tail.split("\n")
        longer = f"{head}[ladder.{ladder}]" + "\n".join([*lines[:5], row.rstrip(), *lines[5:]])

    assert problems(longer) == {"norsemen-too-many-settlements"}


@pytest.mark.parametrize("number", ENTRIES[::7])
def test_an_entry_left_out_is_a_fault_or_fewer_components_never_a_crash(number: int) -> None:
    text = "\n".join(LINES[:number] + LINES[number + 1 :])

    for fault in faults_of(text):
        assert fault.line >= 1


def test_an_own_file_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        changed('name = "reconstructed"', 'name = "own"').replace("coins = 4", "coins = 5"), encoding="utf-8"
    )

    game = kogge.load("norsemen", players=3, edition=str(path))
    assert game.edition == "own"
    assert game.new_state().problems() == []
