"""NM-13, the seven scoring cards."""

from kogge.games.norsemen.rules import scoring, titles
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import clan, round_of
from tests.helpers import offers, play, refused

FORTS = {2: "england scotland", 3: "england scotland rus", 4: "england scotland rus iceland"}
LATE = ("round 3", "map england scotland rus iceland")


def holding(title: str, count: int) -> NorsemenState:
    """Seat 1 has so many of what the scoring card counts."""
    scoring_field = f"scoring {title} " + ("longships forts" if title not in ("longships", "forts") else "lore ages")
    return round_of(scoring_field, *LATE, *fields_of(title, count))


def fields_of(title: str, count: int) -> list[str]:
    if title == "settlements":
        tiles = ["sweden", "denmark", "norway", "england", "scotland"][:count]
        return [f"settlements-1 {' '.join(tiles)}", f"ladder-settlement-1 {_ladder(count - 1)}"]
    if title == "legends":
        names = ["longship", "lawspeaker", "settlement"][:count]
        rows = [f"ladder-{name}-1 1 1 1 0 0" for name in names]
        places = ["longships 4 3", "lawspeakers 3 2", "settlements-1 sweden norway"][:count]
        return rows + places
    if title == "longships":
        return [f"ladder-longship-1 {_ladder(count - 3)}", f"longships {count} 3"]
    if title == "forts":
        return [f"ladder-fort-1 {_ladder(count)}", f"forts-1 {FORTS.get(count, 'england')}"]
    if title == "lawspeakers":
        return [f"ladder-lawspeaker-1 {_ladder(count - 2)}", f"lawspeakers {count} 2"]
    if title == "lore":
        route = ["england-3", "rus-6", "sicily-4", "england-5*", "england-10*"][:count]
        ships = len([card for card in route if card.endswith("*")])
        return [f"route-1 {' '.join(route)}", f"longships {3 - ships} 3"]
    bought = [f"england-{number}" for number in range(1, 11)][: max(count - 10, 0)]
    return [f"discard-1 {' '.join(bought) or '-'}"]


def _ladder(gone: int) -> str:
    plain = [1, 1, 1, 0]
    for space in range(min(gone, 3)):
        plain[space] = 0
    return " ".join(str(number) for number in [*plain, 0 if gone > 3 else 4])


def check_requirement(title: str, need: int) -> None:
    """So many are enough, one less is not."""
    enough, few = holding(title, need), holding(title, need - 1)

    assert f"score {title}" in offers(play(enough, "title jarl"))
    assert refused(play(few, "title jarl"), f"score {title}") == ("NM-8.6", "reason-title-requirement")


def bonus(title: str, count: int) -> int:
    """What the card brings at the end."""
    state = holding(title, count)
    return scoring.title_bonus(state, clan(state), state.e.titles.index(title))


def test_nm_13_1_settlements() -> None:
    check_requirement("settlements", 3)
    assert [bonus("settlements", count) for count in (3, 4, 5)] == [0, 3, 7]


def test_nm_13_2_legends() -> None:
    check_requirement("legends", 1)
    assert [bonus("legends", count) for count in (1, 2, 3)] == [0, 6, 15]


def test_nm_13_3_longships() -> None:
    check_requirement("longships", 5)
    assert [bonus("longships", count) for count in (5, 6, 7)] == [0, 4, 9]


def test_nm_13_4_forts() -> None:
    check_requirement("forts", 2)
    assert [bonus("forts", count) for count in (2, 3, 4)] == [0, 5, 11]


def test_nm_13_5_lore() -> None:
    check_requirement("lore", 3)
    assert [bonus("lore", count) for count in (3, 4, 5)] == [0, 4, 9]


def test_nm_13_6_lawspeakers() -> None:
    check_requirement("lawspeakers", 4)
    assert [bonus("lawspeakers", count) for count in (4, 5, 6)] == [0, 4, 9]


def test_nm_13_7_ages() -> None:
    assert [bonus("ages", count) for count in (14, 15, 16, 17)] == [0, 4, 9, 9]


def test_nm_13_7_cards_of_three_ages_in_the_route() -> None:
    three = round_of("scoring ages forts longships", "route-1 england-1 rus-1 sicily-1")
    two = round_of("scoring ages forts longships", "route-1 sweden-1 england-1 rus-1")
    option = round_of(
        "scoring ages forts longships", "route-1 sweden-1 england-1 rus-1", options={"starting_cards_are_an_age": True}
    )

    assert "score ages" in offers(play(three, "title jarl"))
    assert "score ages" not in offers(play(two, "title jarl"))
    assert "score ages" in offers(play(option, "title jarl"))
    assert titles.ages_in_route(two, clan(two)) == 2
