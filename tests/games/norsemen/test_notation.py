"""Position texts of Norsemen: what cannot come about is refused with all that its sentence needs (NM-10.1)."""

import pytest

from kogge.core.errors import BrokenPosition
from tests.games.norsemen.rulebook.table import given, last_round, round_of
from tests.helpers import offers

TILES = "sweden, denmark, norway, england, scotland, ireland, rus, iceland, greenland, byzantium, sicily, vinland"
LEADERS = "gorm, cnut, harald, sigrid, olof, rurik, halfdan, leif, aud"
ROUND = ["phase expansion", "map england scotland", "scoring settlements longships forts"]
ROUND += ["leader-1 olof", "leader-2 aud", "settlements-1 sweden", "settlements-2 norway"]


def fault(*fields: str) -> dict[str, object]:
    with pytest.raises(BrokenPosition) as caught:
        given(*fields)
    return dict(caught.value.details)


@pytest.mark.parametrize(
    ("text", "got", "lowest", "highest"),
    [
        ("round 0", "0", 1, 5),
        ("round 6", "6", 1, 5),
        ("turn -1", "-1", 0, 1_000_000),
        ("turn 1000001", "1000001", 0, 1_000_000),
        ("place 4", "4", 0, 3),
        ("place -1", "-1", 0, 3),
        ("coins -1 0", "-1", 0, 1_000_000),
        ("vp 0 1000001", "1000001", 0, 1_000_000),
        ("jarl-forts 1 2 3 0", "3", 0, 2),
        ("jarl-longships -1 0 0 0", "-1", 0, 2),
        ("due -1 0 0 0 0", "-1", 0, 1_000_000),
        ("due-vp -1", "-1", 0, 1_000_000),
        ("due-vp 1000001", "1000001", 0, 1_000_000),
        ("left -1", "-1", 0, 4),
        ("left 5", "5", 0, 4),
        ("drawing 3", "3", 0, 2),
        ("drawing -1", "-1", 0, 2),
        ("ladder-fort-1 5 0 0 0 4", "5", 0, 4),
        ("ladder-fort-2 0 0 0 0 5", "5", 0, 4),
    ],
)
def test_a_number_has_its_bounds(text: str, got: str, lowest: int, highest: int) -> None:
    name = text.split(maxsplit=1)[0]

    assert fault("# beyond", text) == {
        "line": 2,
        "problem": "field-number",
        "field": name,
        "got": got,
        "lowest": lowest,
        "highest": highest,
    }


@pytest.mark.parametrize("text", ["round 5", "round 1", "due-vp 1000000", "left 4", "left 0", "drawing 0"])
def test_a_bound_itself_can_be(text: str) -> None:
    assert text in given(text).text().splitlines()


@pytest.mark.parametrize(
    ("text", "got", "expected"),
    [
        ("phase night", "night", "setup, leaders, effects, route, landing, expansion, income, ports, tile, over"),
        ("order 3 1", "3", "1, 2"),
        ("circles 3", "3", "1, 2"),
        ("map venice", "venice", TILES),
        ("own-tiles-1 venice", "venice", TILES),
        ("assigned-1 venice", "venice", TILES),
        ("acted-2 venice", "venice", TILES),
        ("kept-at-1 venice", "venice", TILES),
        ("leader-1 bob", "bob", LEADERS),
        ("dealt-2 bob", "bob", LEADERS),
        ("bottom-1 england-1:4", "4", "0, 1, 2, 3"),
        ("drawn england-1:x", "x", "0, 1, 2, 3"),
        ("task-1 turn", "turn", "finished, choose-leader, reveal, put, drawing"),
    ],
)
def test_a_word_is_one_of_those_that_can_stand_there(text: str, got: str, expected: str) -> None:
    name = text.split(maxsplit=1)[0]

    assert fault("", text) == {"line": 2, "problem": "field-word", "field": name, "got": got, "expected": expected}


@pytest.mark.parametrize(
    ("text", "got", "expected"),
    [
        ("coins 0", 1, 2),
        ("jarl-forts 1 0 0", 3, 4),
        ("due 1", 1, 5),
        ("ladder-fort-1 0 0 0 0", 4, 5),
        ("scoring lore forts ages longships", 4, 3),
        ("scoring lore lore forts ages longships", 4, 3),
    ],
)
def test_a_field_has_as_many_words_as_it_needs(text: str, got: int, expected: int) -> None:
    name = text.split(maxsplit=1)[0]

    assert fault("", text) == {"line": 2, "problem": "field-length", "field": name, "got": got, "expected": expected}


@pytest.mark.parametrize("name", ["order", "circles"])
def test_a_seat_stands_in_an_order_once(name: str) -> None:
    assert fault("", f"{name} 2 2") == {"line": 2, "problem": "norsemen-repeats", "field": name}


def test_a_title_named_twice_is_shown_once() -> None:
    assert given("scoring forts ages ages").text() == given("scoring ages forts").text()


def test_a_ladder_has_no_more_tokens_than_spaces_below_the_top() -> None:
    found = fault("", "ladder-fort-1 3 1 0 0 4")

    assert found == {"line": 2, "problem": "norsemen-ladder", "field": "ladder-fort-1", "most": 3}


@pytest.mark.parametrize("text", ["deck-1 england-1 sweden-1", "deck-2 england-1", "deck-3 rus-1"])
def test_a_deck_has_cards_of_its_age_only(text: str) -> None:
    assert fault("", text) == {"line": 2, "problem": "position-impossible", "got": text.split(maxsplit=1)[0]}


def test_what_a_bottom_says_of_its_cards_is_who_knows_them() -> None:
    state = given("bottom-1 england-1:2 england-2")

    assert "bottom-1 england-1:2 england-2:0" in state.text().splitlines()


def test_a_card_has_at_most_two_longships() -> None:
    found = fault("route-1 sweden-1***")

    assert found["got"] == "seat 0: 6 longships, 3 off the ladder; seat 0: longships on cards [3]"


@pytest.mark.parametrize(
    ("pending", "got"),
    [
        ("turn 2", 2),
        ("turn -1", -1),
        ("show -1", -1),
        ("order 0", 0),
        ("see 0 1", 0),
        ("reveal-tile 1", 1),
        ("put 0", 0),
        ("choose-leader 1", 1),
        ("drawing 0", 0),
        ("keep-end -1 1", -1),
    ],
)
def test_a_decision_is_a_seats_and_chance_is_nobodys(pending: str, got: int) -> None:
    found = fault(*ROUND, f"pending {pending}")

    assert found == {"line": 8, "problem": "decision-seat", "got": got, "highest": 1}


@pytest.mark.parametrize(
    "pending",
    [
        "bonus 0 1",
        "bonus 0 500",
        "added-ship 0 500",
        "added-speaker 0 500",
        "ask-speaker 0 500",
        "take 0 500",
        "ladder 0 4",
        "ladder 0 -1",
        "ladder-end 0 4",
        "lower 0 4",
        "advance 0 5",
        "deal -1 2",
        "see -1 2",
        "draw-own -1 2",
        "draw-age -1 2 1",
        "draw-age -1 0 0",
        "draw-age -1 0 4",
        "unused-tile -1 0 0",
        "unused-tile -1 0 4",
        "unused-tile -1 2 1",
        "free-thing 0 13",
        "thing-effect 0 14",
        "speaker-to 0 15",
        "deck 0 4",
        "ship-to 0 99",
        "speaker 0",
        "keep 0",
        "keep 0 4",
        "keep-end 0",
        "turn 0 0 99999",
        "turn 0 0 0 -1",
        "send 0 0 -1",
    ],
)
def test_the_numbers_of_a_decision_name_what_there_is(pending: str) -> None:
    found = fault(*ROUND, f"pending {pending}")

    assert found == {"line": 8, "problem": "decision-numbers", "got": pending.split(maxsplit=1)[0]}


@pytest.mark.parametrize(
    ("field", "pending"),
    [
        ("bonuses england-1 sweden-2", "bonuses 0"),
        ("drawn rus-1:0", "show 0"),
        ("drawn england-1:1", "keep 0 2"),
        ("kept england-1", "keep 0 2"),
        ("kept rus-1", "keep-end 0 1"),
    ],
)
def test_the_cards_of_a_decision_are_those_it_can_be_about(field: str, pending: str) -> None:
    found = fault(*ROUND, field, f"pending {pending}")

    assert found == {"line": 9, "problem": "decision-numbers", "got": pending.split(maxsplit=1)[0]}


def test_after_the_last_round_no_tile_is_revealed() -> None:
    fields = [field for field in ROUND if not field.startswith("map")]

    assert fault(*fields, *last_round("rus"), "pending reveal-tile -1")["problem"] == "decision-numbers"
    assert offers(round_of("pending reveal-tile -1")) == ["tile rus", "tile iceland", "tile greenland"]


@pytest.mark.parametrize(
    ("pending", "mover", "first", "count"),
    [
        ("turn 1", 1, "jarl longships", 8),
        ("bonus 0", 0, "skip", 2),
        ("bonuses 0", 0, "done", 1),
        ("advance 0 4", 0, "advance lawspeaker 1 plain", 16),
        ("deck 0 3", 0, "deck 1", 3),
        ("free-thing 0 3", 0, "skip", 2),
        ("speaker-to 0 12", 0, "send sweden", 5),
        ("draw-age -1 1 1", -1, "draw england-1", 30),
        ("unused-tile -1 1 1", -1, "finished ?", 1),
        ("speaker-from 0", 0, "speaker-from available", 1),
    ],
)
def test_what_can_be_pending_is_read(pending: str, mover: int, first: str, count: int) -> None:
    state = round_of(f"pending {pending}")

    assert state.to_move() == mover
    assert (offers(state)[0], len(offers(state))) == (first, count)
    assert given(*state.text().splitlines()).text() == state.text()


@pytest.mark.parametrize(
    ("fields", "got"),
    [
        (["phase leaders"], "seat 0 has the wrong secret task; seat 1 has the wrong secret task"),
        (["task-1 put"], "seat 0 has the wrong secret task"),
        (["scoring lore", "scored-lore 1 1"], "two tokens of a seat on a scoring card"),
        ([*ROUND, "round 5", "pending turn 0"], "0 later tiles in round 5"),
        ([*ROUND, "pending keep-end 0 1"], "nobody decides"),
    ],
)
def test_a_position_the_rules_never_reach_is_refused(fields: list[str], got: str) -> None:
    assert (fault(*fields)["problem"], fault(*fields)["got"]) == ("position-impossible", got)


def test_whose_turn_it_is_follows_from_what_is_pending() -> None:
    assert "place 2" in round_of("order 2 1", "pending turn 0").text().splitlines()
    assert "place 1" in round_of("order 2 1", "pending turn 1").text().splitlines()
    assert "place 2" in round_of("pending turn 0", "place 2").text().splitlines()
    assert "order 1 2" in round_of().text().splitlines()
