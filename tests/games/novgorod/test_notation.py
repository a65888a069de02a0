"""Position texts of Novgorod: what cannot come about is refused with all that its sentence needs (NG-12.7)."""

from collections.abc import Callable

import pytest

from kogge.core.errors import BrokenPosition
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import CITIES, LUXURIES, all_but, given, offices
from tests.helpers import offers

EXPERTS: dict[str, object] = {"merchant": "front", "pirate": "front", "special_missions": True}
RANDOM: dict[str, object] = {"merchant": "front", "pirate": "front", "expert_positions": "random"}
NONE: dict[str, object] = {}
SEVEN = "artisans jewelry jewelry clothing clothing clothing provisions provisions"


def fault(text: str, options: dict[str, object] | None = None) -> dict[str, object]:
    with pytest.raises(BrokenPosition) as caught:
        given(*text.splitlines(), options=options)
    return dict(caught.value.details)


@pytest.mark.parametrize(
    ("text", "got", "lowest", "highest"),
    [
        ("turn -1", "-1", 0, 1_000_000),
        ("turn 1000001", "1000001", 0, 1_000_000),
        ("cash 1 -1", "-1", 0, 1_000_000),
        ("cash 1000001 0", "1000001", 0, 1_000_000),
        ("seals -1 0", "-1", 0, 1_000_000),
        ("seals 0 1000001", "1000001", 0, 1_000_000),
        ("speed 1 2", "1", 2, 5),
        ("speed 2 6", "6", 2, 5),
        ("level 5 0", "5", 0, 4),
        ("level 0 -1", "-1", 0, 4),
        ("completed -1 0", "-1", 0, 1_000_000),
        ("credit -1", "-1", 0, 1_000_000),
        ("place 21", "21", 0, 20),
        ("place -1", "-1", 0, 20),
    ],
)
def test_a_number_has_its_bounds(text: str, got: str, lowest: int, highest: int) -> None:
    assert fault(f"# beyond\n{text}") == {
        "line": 2,
        "problem": "field-number",
        "field": text.split(maxsplit=1)[0],
        "got": got,
        "lowest": lowest,
        "highest": highest,
    }


@pytest.mark.parametrize(
    "text",
    ["turn 1000000", "cash 1000000 0", "seals 0 1000000", "speed 2 5", "level 4 0", "credit 1000000", "place 20"],
)
def test_a_bound_itself_can_be(text: str) -> None:
    assert text in given(text).text().splitlines()


@pytest.mark.parametrize(
    ("text", "got", "expected"),
    [
        ("last maybe", "maybe", "no, yes"),
        ("over maybe", "maybe", "no, yes"),
        ("ship maybe", "maybe", "no, yes"),
        ("artisans wool", "wool", ", ".join(LUXURIES)),
        ("made wool", "wool", ", ".join(LUXURIES)),
        ("bonus variety:up:0:0", "up", "out, high, low"),
        ("bonus variety:high:3:0", "3", "0, 1, 2"),
        ("bonus variety:high:0:3", "3", "0, 1, 2"),
        ("merchant venice", "venice", ", ".join(CITIES)),
        ("pirate venice", "venice", ", ".join(CITIES)),
        ("pirate london", "london", "-"),
        ("artisan venice", "venice", ", ".join(CITIES)),
        ("free venice", "venice", ", ".join(CITIES)),
        ("artisans-left venice", "venice", ", ".join(CITIES)),
        ("route venice", "venice", ", ".join([*CITIES, "placeholder"])),
        ("row s9:a", "s9", "s1, s2, s3, s4"),
        ("row s1:e", "e", "a, b, c, d"),
        ("specials-done s9", "s9", "s1, s2, s3, s4"),
        ("display wool-fish wool-fish", "wool-fish", "-"),
        ("offices-2 venice:cheapest", "venice", ", ".join(CITIES)),
        ("offices-2 london:dear", "dear", "cheapest, second, third, dearest"),
        ("stored gold -", "gold", "-, wool, fish, glass, fur, grain, amber, salt, cloth"),
        ("paid gold", "gold", "wool, fish, glass, fur, grain, amber, salt, cloth"),
        ("inputs gold", "gold", "wool, fish, glass, fur, grain, amber, salt, cloth"),
        ("begun wool-fish:20", "20", ", ".join(str(number) for number in range(20))),
        ("used ship", "ship", "privilege, merchant, pirate-early, pirate-late, purchase, store"),
        ("payment gold", "gold", "nothing, sale, upper, lower, both, resume, special, career"),
        ("payment special s9", "s9", "s1, s2, s3, s4"),
    ],
)
def test_a_word_is_one_of_those_that_can_stand_there(text: str, got: str, expected: str) -> None:
    name = text.split(maxsplit=1)[0]

    assert fault(f"\n{text}") == {"line": 2, "problem": "field-word", "field": name, "got": got, "expected": expected}


@pytest.mark.parametrize(
    ("text", "got", "expected"),
    [
        (f"{SEVEN} provisions provisions", 9, 8),
        ("careers 1-front 2-front 3-front", 3, 2),
        ("cash 1", 1, 2),
        ("stored salt", 1, 2),
        ("trace-1 +", 1, 0),
        ("trace-1 + wool-fish wool-fish", -1, 0),
        ("trace-1 wool-fish +", -1, 0),
    ],
)
def test_a_field_has_as_many_words_as_it_needs(text: str, got: int, expected: int) -> None:
    name = text.split(maxsplit=1)[0]

    assert fault(f"\n\n{text}") == {
        "line": 3,
        "problem": "field-length",
        "field": name,
        "got": got,
        "expected": expected,
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bonus variety:high", "eight-offices:high:0:0"),
        ("row s1", "s1:a"),
        ("offices-1 london", "london:cheapest"),
        ("offices-2 london:cheapest:1", "london:cheapest"),
        ("begun wool-fish", "jewelry-clothing:1"),
        ("route placeholder", "london placeholder"),
        ("route london placeholder placeholder", "london placeholder"),
    ],
)
def test_a_word_of_several_parts_has_an_example(text: str, expected: str) -> None:
    name = text.split(maxsplit=1)[0]

    assert fault(f"\n{text}") == {"line": 2, "problem": "field-shape", "field": name, "expected": expected}


@pytest.mark.parametrize(
    ("text", "got", "highest"),
    [
        ("pending use 2", 2, 1),
        ("pending use -1", -1, 1),
        ("pending draw 0", 0, 1),
        ("pending reveal 1 0", 1, 1),
        ("pending draft 0, side 2", 2, 1),
    ],
)
def test_a_decision_is_a_seats_and_chance_is_nobodys(text: str, got: int, highest: int) -> None:
    assert fault(f"\n{text}") == {"line": 2, "problem": "decision-seat", "got": got, "highest": highest}


def test_a_route_lies_only_in_somebodys_turn() -> None:
    found = fault("pending draft 0\nroute london")

    assert found == {"line": 2, "problem": "decision-seat", "got": -1, "highest": 1}


@pytest.mark.parametrize(
    ("text", "options", "line", "got"),
    [
        ("pending use 1", NONE, 1, "use"),
        ("pending place 0", NONE, 1, "place"),
        ("begun wool-fish:1", NONE, 0, "route"),
        ("begun wool-fish:1\npending buy 0", NONE, 2, "buy"),
        ("route london\npending buy 0", NONE, 2, "buy"),
        ("begun wool-fish:1\nroute london\npending place 0", NONE, 3, "place"),
        ("pending artisan 0", NONE, 1, "artisan"),
        ("pending inputs 0", NONE, 1, "inputs"),
        ("pending good 0", NONE, 1, "good"),
        ("payment nothing\npending good 0", NONE, 2, "good"),
        ("payment sale\npending use 0", NONE, 2, "use"),
        ("payment sale\npending inputs 0", NONE, 2, "inputs"),
        ("payment sale\nartisan bergen\npending good 0", NONE, 3, "good"),
        ("payment both wool-fish", NONE, 1, "both wool-fish"),
        ("payment upper wool-fish", NONE, 0, "route"),
        ("pending buy 0, route 0", NONE, 1, "route"),
        ("pending draft 0 6", NONE, 1, "draft"),
        ("pending draft 0 -1", NONE, 1, "draft"),
        ("pending buy 0 20", NONE, 1, "buy"),
        ("pending side 1, side 0", NONE, 1, "side"),
        ("pending side 0, side 1", NONE, 1, "side"),
        ("pending draw -1 2", NONE, 1, "draw"),
        ("pending hide -1 1", NONE, 1, "hide"),
        ("pending deal-artisan -1", NONE, 1, "deal-artisan -1"),
        ("artisans -\npending deal-artisan -1", NONE, 2, "deal-artisan -1"),
        (SEVEN, NONE, 0, "route 0"),
        (f"{SEVEN}\npending draft 0", NONE, 2, "draft"),
        ("careers -", NONE, 0, "route 1"),
        ("careers -\npending draft 0", NONE, 2, "draft"),
        ("pending deal-career -1", NONE, 1, "deal-career -1"),
        ("pending deal-bonus -1", NONE, 1, "deal-bonus -1"),
        ("bonus variety:high:0:0\npending deal-bonus -1, deal-bonus -1", NONE, 2, "deal-bonus -1, deal-bonus -1"),
        ("pending deal-special -1", NONE, 1, "deal-special -1"),
        ("pending deal-special -1", EXPERTS, 1, "deal-special -1"),
        ("row s1:a s2:b s3:c\npending use 0", EXPERTS, 2, "use 0"),
        ("merchant -", EXPERTS, 0, "route 0"),
        ("pirate -", EXPERTS, 0, "route 0"),
        ("merchant -\npirate -\npending draft 0", RANDOM, 3, "draft"),
        ("pirate -\npending draft 0", RANDOM, 2, "draft"),
        ("pending reveal -1 0", EXPERTS, 1, "reveal -1"),
        ("hidden-1 wool-fish fish-salt\npending reveal -1 0", EXPERTS, 2, "reveal -1"),
        ("hidden-1 wool-fish\npending open -1, reveal -1 0", EXPERTS, 2, "open -1, reveal -1"),
        (f"secret-1 {all_but()}\npending open -1", NONE, 2, "open -1"),
        (f"secret-1 {all_but('wool-fish')}\npending open -1, open -1", NONE, 2, "open -1, open -1"),
        (f"secret-1 {all_but('wool-fish')}\npending open -1, draw -1", NONE, 2, "open -1, draw -1"),
    ],
)
def test_what_is_pending_fits_all_else(text: str, options: dict[str, object], line: int, got: str) -> None:
    assert fault(text, options) == {"line": line, "problem": "decision-voyage", "got": got}


@pytest.mark.parametrize(
    ("text", "options", "seat", "first", "count"),
    [
        ("turn 1", NONE, 1, "lay london", 9),
        ("careers 3-front 2-back", NONE, 1, "lay london", 9),
        ("careers 3-front 2-back\nturn 1", NONE, 0, "lay london", 9),
        ("pending use 0", NONE, 0, "ducats", 2),
        ("pending buy 0", NONE, 0, "office london", 12),
        ("begun wool-fish:1\npending place 0", NONE, 0, "keep wool-fish", 2),
        ("begun wool-fish:1\npending use 0", NONE, 0, "ducats", 2),
        ("pending draft 0 5", NONE, 0, "office london", 9),
        ("pending draft 0, side 1", NONE, 1, "side front", 2),
        ("pending side 1", NONE, 1, "side front", 2),
        (f"{SEVEN}\npending deal-artisan -1", NONE, -1, "artisan antwerpen provisions", 1),
        ("careers 1-front\npending deal-career -1", NONE, -1, "career 2", 3),
        ("bonus -\npending deal-bonus -1, deal-bonus -1", NONE, -1, "bonus eight-offices", 6),
        ("bonus variety:high:0:0\npending deal-bonus -1", NONE, -1, "bonus eight-offices", 5),
        ("pending draw -1 1", NONE, -1, "drawn jewelry-clothing", 18),
        ("pending open -1, open -1", NONE, -1, "open jewelry-clothing", 18),
        ("row s1:a s2:b s3:c\npending deal-special -1", EXPERTS, -1, "row s4", 1),
        ("merchant london\npirate -\npending deal-pirate -1", RANDOM, -1, "pirate london", 8),
        ("hidden-1 wool-fish\npending reveal -1 0", EXPERTS, -1, "reveal wool-fish", 1),
        ("hidden-1 wool-fish fish-salt\npending reveal -1 0, reveal -1 0", EXPERTS, -1, "reveal wool-fish", 1),
    ],
)
def test_what_can_be_pending_is_read(text: str, options: dict[str, object], seat: int, first: str, count: int) -> None:
    state = given(*text.splitlines(), options=options)

    assert state.to_move() == seat
    assert state.rules.parse_state(state.text()).text() == state.text()
    assert (first in offers(state), len(offers(state))) == (True, count)


@pytest.mark.parametrize(
    ("text", "got"),
    [
        ("offices-1 london:dearest", "the offices of london are not those taken from the top"),
        ("stored salt -", "seat 0 has stored a good of no own office"),
        ("completed 1 0", "seat 0 has completed 1 missions, 0 lie under its ship"),
        ("under-2 wool-fish\ncompleted 0 0", "seat 1 has completed 0 missions, 1 lie under its ship"),
        ("known-1 wool-fish fish-salt glass-fur wool-salt", "seat 0 has too many missions in progress"),
        ("route london danzig", "two cities of the route are no neighbours"),
        ("route london placeholder", "the route is too long, or has too many placeholders"),
        ("speed 5 2\nroute london bergen visby novgorod riga danzig lubeck",
         "the route is too long, or has too many placeholders"),
        ("free london", "cards are used that do not lie in the route"),
        ("artisans-left london", "cards are used that do not lie in the route"),
        ("ship yes", "the ship has lost its good"),
        ("made jewelry", "goods are paid for nothing"),
        ("paid wool", "goods are paid for nothing"),
        ("inputs wool", "goods are paid for nothing"),
        ("payment sale\npending artisan 0", "a dead end: nothing is legal"),
        ("pending -", "the game is over exactly when nothing is pending"),
        ("over yes\npending route 0", "the game is over exactly when nothing is pending"),
    ],
)  # fmt: skip
def test_a_position_the_rules_never_reach_is_refused(text: str, got: str) -> None:
    line = 1 + text.count("\n") if "pending" in text else 0

    assert fault(text) == {"line": line, "problem": "position-impossible", "got": got}


def test_special_missions_lie_in_the_row_once_each() -> None:
    found = fault("row s1:a s1:b s2:a s3:a", EXPERTS)

    assert found["got"] == "special missions are missing or double"


Breaking = Callable[[NovgorodState], None]


def in_debt(s: NovgorodState) -> None:
    s.cash[1] = -1


def seals_below_zero(s: NovgorodState) -> None:
    s.seals[0] = -1


def too_fast(s: NovgorodState) -> None:
    s.speed[0] = 6


def too_slow(s: NovgorodState) -> None:
    s.speed[1] = 1


def above_the_top(s: NovgorodState) -> None:
    s.level[0] = 5


def below_the_start(s: NovgorodState) -> None:
    s.level[0] = -1


def a_mission_lost(s: NovgorodState) -> None:
    s.deck &= s.deck - 1


def a_mission_twice(s: NovgorodState) -> None:
    s.display = s.deck & -s.deck


def an_office_nobody_sold(s: NovgorodState) -> None:
    s.own[0] = 1 << CITIES.index("riga")


def a_city_forgotten(s: NovgorodState) -> None:
    s.visited = 0


def a_fee_forgotten(s: NovgorodState) -> None:
    s.fees -= 1


def a_card_in_the_air(s: NovgorodState) -> None:
    s.card, s.deck = s.deck & -s.deck, s.deck & (s.deck - 1)


def a_line_without_a_card(s: NovgorodState) -> None:
    s.purpose = 2


LYING = ["route london bergen", offices(2, "visby")]


@pytest.mark.parametrize(
    ("breaking", "found"),
    [
        (in_debt, ["seat 1 owes ducats or seals"]),
        (seals_below_zero, ["seat 0 owes ducats or seals"]),
        (too_fast, ["seat 0 has speed 6 and level 0"]),
        (too_slow, ["seat 1 has speed 1 and level 0"]),
        (above_the_top, ["seat 0 has speed 2 and level 5"]),
        (below_the_start, ["seat 0 has speed 2 and level -1"]),
        (a_mission_lost, ["mission cards are missing or double"]),
        (a_mission_twice, ["mission cards are missing or double"]),
        (an_office_nobody_sold, ["the offices of riga are not those taken from the top"]),
        (
            a_city_forgotten,
            ["the route does not fit the cities visited", "cards are used that do not lie in the route"],
        ),
        (a_fee_forgotten, ["the fees are 1, counted 2"]),
        (a_card_in_the_air, ["a mission is shown exactly while one of its lines is filled from the hand"]),
        (a_line_without_a_card, ["a mission is shown exactly while one of its lines is filled from the hand"]),
    ],
)
def test_an_invariant_that_is_broken_is_told(breaking: Breaking, found: list[str]) -> None:
    state = given(*LYING)
    assert state.problems() == []

    breaking(state)

    assert state.problems() == found


def test_the_longest_route_is_one_place_longer_than_the_fastest_ship() -> None:
    longest = "route london bergen visby novgorod riga danzig"

    assert given("speed 5 2", longest, "used privilege").problems() == []
