"""Edition files of Norderwind: what comes with the game is sound, and every fault is named with its line."""

import re
from pathlib import Path

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

import kogge
from kogge.core.errors import BrokenEdition, Fault
from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.norderwind.rules.edition import Edition
from kogge.games.norderwind.rules.game import NorderwindGame

GAMES = Path(registry.__file__).parent
TEXT = (GAMES / "norderwind/data/reconstructed.toml").read_text(encoding="utf-8")


def faults_of(text: str) -> list[Fault]:
    file = EditionFile(text, "own")
    Edition(file)
    try:
        file.finish()
    except BrokenEdition as error:
        return error.faults
    return []


def found(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.problem) for fault in faults_of(text)]


def changed(old: str, new: str) -> tuple[str, int]:
    """The edition with one line changed, and the number of that line."""
    assert TEXT.count(f"\n{old}\n") == 1, old
    line = TEXT.split(f"\n{old}\n")[0].count("\n") + 2
    return TEXT.replace(f"\n{old}\n", f"\n{new}\n" if new else "\n"), line


# A line of the edition, what is put in its place, and the one fault that follows on that line.
ONE_LINE = [
    ('gold = { value = 5, from = "rulebook" }', "gold = 5", "edition-no-provenance"),
    ('gold = { value = 5, from = "rulebook" }', "gold = { value = 5 }", "edition-provenance"),
    ('gold = { value = 5, from = "rulebook" }', 'gold = { value = 5, from = "hearsay" }', "edition-provenance"),
    ('gold = { value = 5, from = "rulebook" }', 'gold = { value = 5, from = ["rulebook"] }', "edition-provenance"),
    ('gold = { value = 5, from = "rulebook" }', 'gold = { value = "5", from = "rulebook" }', "edition-number"),
    ('gold = { value = 5, from = "rulebook" }', 'gold = { value = true, from = "rulebook" }', "edition-number"),
    ('gold = { value = 5, from = "rulebook" }', 'gold = { value = 101, from = "rulebook" }', "edition-number"),
    ('gold = { value = 5, from = "rulebook" }', 'gold = { value = -1, from = "rulebook" }', "edition-number"),
    (
        'gold = { value = 5, from = "rulebook" }',
        'gold = { value = 5, note = 1, from = "rulebook" }',
        "edition-unknown-key",
    ),
    (
        'equipment-a = { kind = "equipment", from = "reconstructed" }',
        'equipment-a = { kind = "yard", from = "reconstructed" }',
        "edition-word",
    ),
    (
        'equipment-a = { kind = "equipment", from = "reconstructed" }',
        'equipment-a = { kind = "equipment", price = 1, from = "reconstructed" }',
        "edition-unknown-key",
    ),
    (
        'equipment-a = { kind = "equipment", from = "reconstructed" }',
        'Equipment = { kind = "equipment", from = "reconstructed" }',
        "edition-slug",
    ),
    (
        'equipment-a = { kind = "equipment", from = "reconstructed" }',
        '"?" = { kind = "equipment", from = "reconstructed" }',
        "edition-slug",
    ),
    (
        'grain-1 = { kind = "port", good = "grain", price = 1, from = "reconstructed" }',
        'grain-1 = { kind = "port", good = "gold", price = 1, from = "reconstructed" }',
        "edition-word",
    ),
    (
        'grain-1 = { kind = "port", good = "grain", price = 1, from = "reconstructed" }',
        'grain-1 = { kind = "port", good = "grain", from = "reconstructed" }',
        "edition-number",
    ),
    (
        'merchant-2 = { kind = "merchant", price = 2, from = "rulebook" }',
        'merchant-2 = { kind = "merchant", good = "grain", price = 2, from = "rulebook" }',
        "edition-unknown-key",
    ),
    ('name = "reconstructed"', 'name = "my edition"', "edition-slug"),
    ('game = "norderwind"', 'game = "novgorod"', "edition-other-game"),
    ('1 = { wine = 1, from = "rulebook" }', '1 = { from = "rulebook" }', "norderwind-empty-contract"),
    ('1 = { wine = 1, from = "rulebook" }', '1 = { wine = 3, from = "rulebook" }', "norderwind-contract-too-big"),
    ('1 = { wine = 1, from = "rulebook" }', '1 = { captains = 3, from = "rulebook" }', "norderwind-contract-too-big"),
    ('1 = { wine = 1, from = "rulebook" }', '1 = { wine = 0, from = "rulebook" }', "edition-number"),
    ('1 = { wine = 1, from = "rulebook" }', '1 = { rum = 1, wine = 1, from = "rulebook" }', "edition-unknown-key"),
    (
        '1 = { wine = 1, from = "rulebook" }',
        '1 = { grain = 2, fish = 2, salt = 2, wood = 1, from = "rulebook" }',
        "norderwind-contract-too-big",
    ),
    (
        'sail = { value = 6, from = "reconstructed" }',
        'sail = { value = 8, from = "reconstructed" }',
        "norderwind-sail-too-far",
    ),
    (
        'sail = { value = 4, from = "rulebook" }',
        'sail = { value = 7, from = "rulebook" }',
        "norderwind-start-above-maximum",
    ),
    (
        'cannons = { value = 1, from = "rulebook" }',
        'cannons = { value = 5, from = "rulebook" }',
        "norderwind-start-above-maximum",
    ),
    (
        'letters = { value = 1, from = "rulebook" }',
        'letters = { value = 3, from = "rulebook" }',
        "norderwind-start-above-maximum",
    ),
]


@pytest.mark.parametrize(("old", "new", "problem"), ONE_LINE)
def test_a_fault_is_named_with_its_line(old: str, new: str, problem: str) -> None:
    text, line = changed(old, new)

    assert found(text) == [(line, problem)]


@pytest.mark.parametrize(
    ("table", "problem"),
    [("tiles", "norderwind-destinations"), ("tiles", "norderwind-tile-count")],
)
def test_faults_of_a_table_are_named_with_its_head(table: str, problem: str) -> None:
    text, _ = changed('norderkap = { kind = "destination", from = "rulebook" }', "")
    head = TEXT.split(f"\n[{table}]\n")[0].count("\n") + 2

    assert (head, problem) in found(text)


def test_a_good_that_no_port_sells_is_named_at_each_contract_that_asks_for_it() -> None:
    text = TEXT.replace('good = "wine"', 'good = "wood"')
    asking = [number for number, line in enumerate(text.splitlines(), 1) if re.match(r"\d = .*wine", line)]

    assert found(text) == [(line, "norderwind-good-not-sold") for line in asking]


def test_captains_need_fog() -> None:
    text = re.sub(r'(fog-.) = \{ kind = "fog"', r'\1 = { kind = "wreck"', TEXT)

    assert found(text) == [(TEXT.split("\n[tiles]\n")[0].count("\n") + 2, "norderwind-no-fog")]


@pytest.mark.parametrize("die", ["event_die", "battle_die"])
def test_a_die_needs_a_side(die: str) -> None:
    start = TEXT.index(f"[{die}]")
    end = TEXT.index("\n\n", start)
    text = TEXT[:start] + re.sub(r"value = \d", "value = 0", TEXT[start:end]) + TEXT[end:]

    assert found(text) == [(TEXT[:start].count("\n") + 1, "norderwind-blank-die")]


def test_a_column_counts_its_rows_from_one() -> None:
    text, _ = changed('1 = { captains = 1, from = "rulebook" }', "")
    head = TEXT.split("[contracts.trutzhavn]")[0].count("\n") + 1

    assert found(text) == [(head, "norderwind-rows")]


def test_an_entry_nobody_asks_for_is_named_with_the_nearest_that_exists() -> None:
    text = TEXT.replace("treasurer = {", "tresurer = {")
    line = TEXT.split("treasurer = {")[0].count("\n") + 1
    head = TEXT.split("[gains]")[0].count("\n") + 1

    assert found(text) == [(head, "edition-missing"), (line, "edition-unknown-entry")]
    assert faults_of(text)[1].details["near"] == "gains.treasurer"


def test_every_line_of_the_edition_is_needed() -> None:
    """All but the ninth contracts: an edition may have shorter columns."""
    lines = TEXT.splitlines()
    for number, line in enumerate(lines):
        if "=" in line and not line.startswith(("#", "9 =")):
            assert faults_of("\n".join(lines[:number] + lines[number + 1 :])), line


@pytest.mark.parametrize("table", ["edition", "start", "cubes", "ship", "voyage", "prices", "gains", "tiles"])
def test_a_missing_table_is_told_by_its_entries(table: str) -> None:
    start = TEXT.index(f"\n[{table}]")
    end = TEXT.index("\n[", start + 1)

    assert "edition-missing" in [problem for _, problem in found(TEXT[:start] + TEXT[end:])] or table == "tiles"


def test_what_is_no_toml_is_named_with_its_line() -> None:
    with pytest.raises(BrokenEdition) as caught:
        EditionFile("[start]\ngold = = 5\n", "own")
    assert [(fault.line, fault.problem) for fault in caught.value.faults] == [(2, "edition-syntax")]

    with pytest.raises(BrokenEdition) as caught:
        EditionFile('[start]\ngold = { value = 5\n\n# "', "own")
    assert caught.value.faults[0].problem == "edition-syntax"
    assert 1 <= caught.value.faults[0].line <= 4


@pytest.mark.parametrize("head", ["", "edition = 5", "[edition]\nname = 5\ngame = 1"])
def test_an_edition_needs_a_name_and_its_game(head: str) -> None:
    body = TEXT[TEXT.index("[start]") :]

    missing = [fault.details["expected"] for fault in faults_of(f"{head}\n\n{body}")]

    assert sorted(str(word) for word in missing) == ["edition.game", "edition.name"]


def test_all_faults_are_told_together_in_the_order_of_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace("value = 5", "value = 500").replace("value = 10", "value = 0"), encoding="utf-8")

    with pytest.raises(BrokenEdition) as caught:
        kogge.load("norderwind", edition=str(path))

    lines = [fault.line for fault in caught.value.faults]
    assert len(lines) == 4
    assert lines == sorted(lines)
    assert caught.value.name == "own"


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BrokenEdition) as caught:
        kogge.load("norderwind", edition=str(tmp_path / "none.toml"))
    assert [(fault.line, fault.problem) for fault in caught.value.faults] == [(0, "edition-not-found")]
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BrokenEdition) as caught:
        kogge.load("norderwind", edition=str(path))
    assert [(fault.line, fault.problem) for fault in caught.value.faults] == [(1, "edition-not-text")]


def test_every_fault_in_the_code_is_produced_here() -> None:
    sources = [GAMES / "edition_file.py", GAMES / "registry.py", GAMES / "norderwind/rules/edition.py"]
    written = {
        key
        for path in sources
        for key in re.findall(r'"((?:edition|norderwind)-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    own = Path(__file__).read_text(encoding="utf-8")

    assert {key for key in written if f'"{key}"' not in own} == set()


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = TEXT.replace('name = "reconstructed"', 'name = "mine"').replace("wreck = { value = 2", "wreck = { value = 3")
    path.write_text(text, encoding="utf-8")

    game = kogge.load("norderwind", edition=str(path))

    assert isinstance(game, NorderwindGame)
    assert game.edition == "mine"
    assert game.edition_hash != kogge.load("norderwind").edition_hash
    assert game.tables.wreck == 3


def test_line_ends_do_not_change_an_edition() -> None:
    assert EditionFile(TEXT.replace("\n", "\r\n"), "own").hash == EditionFile(TEXT, "own").hash


@settings(max_examples=60)
@drawn(st.data())
def test_hostile_editions_are_refused_or_sound(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    words = ["0", "-1", "99", '""', '"fog"', "{}", "[]", "{ value = 1 }", "1.5", "true", "{ from = 1 }", "{ kind = 1 }"]
    for _change in range(data.draw(st.integers(1, 4))):
        number = data.draw(st.sampled_from([n for n, line in enumerate(lines) if "=" in line]))
        value = data.draw(st.sampled_from([*words, 'from = "rulebook"']))
        lines[number] = f"{lines[number].split('=')[0]}= {value}"
    try:
        faults_of("\n".join(lines))
    except BrokenEdition as error:
        assert [fault.problem for fault in error.faults] == ["edition-syntax"]  # noqa: PT017
