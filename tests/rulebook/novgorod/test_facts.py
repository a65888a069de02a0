"""What the rulebook text states, asserted against every edition of the whole game, whatever its file says."""

import pytest

from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.novgorod.edition import Edition, stack

WHOLE_GAMES = [name for name in registry.editions("novgorod") if name != registry.TINY]
STATED = {
    "start.ducats": 27,
    "start.speed": 2,
    "start.offices": 2,
    "start.missions": 1,
    "speed.3": 5,
    "speed.4": 10,
    "speed.5": 15,
    "mission.price": 6,
    "mission.in_progress": 3,
    "mission.open": 4,
    "mission.extra_open": 2,
    "mission.line": 2,
    "mission.both": 5,
    "privilege.ducats": 2,
    "privilege.mission": 3,
    "privilege.seal": 1,
    "end.seals": 30,
    "merchant.ducats": 3,
    "merchant.seals": 1,
    "pirate.slows": 1,
    "pirate.first": 6,
    "pirate.second": 3,
    "seals.clothing.fur": 1,
    "seals.provisions.salt": 1,
    "seals.provisions.salt-fish-grain": 4,
}


def edition_file(name: str) -> EditionFile:
    return registry.edition_file("novgorod", name)


@pytest.mark.parametrize("path", list(STATED))
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_stated_number_is_in_the_edition_as_the_rulebooks(name: str, path: str) -> None:
    file = edition_file(name)

    assert file.entries[path] == {"value": STATED[path]}
    assert file.provenance[path] == "rulebook"


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_cards_are_as_many_as_the_box_holds(name: str) -> None:
    e = Edition(edition_file(name))

    assert len(e.cities) == 8
    assert len(e.price) == 32
    assert sum(e.artisans) == 8
    assert len(e.faces) == 8
    assert len(e.card_kind) == 24
    luxury = [e.upper[kind].luxuries + e.lower[kind].luxuries for kind in e.card_kind]
    assert (luxury.count(2), luxury.count(0)) == (12, 12)
    assert len(e.specials) == 4


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_map_that_the_text_forces(name: str) -> None:
    e = Edition(edition_file(name))
    visby, lubeck, danzig = e.cities.index("visby"), e.cities.index("lubeck"), e.cities.index("danzig")
    london = e.cities.index("london")

    assert [e.neighbours[city].bit_count() for city in range(8)].count(3) == 2
    assert (e.neighbours[visby].bit_count(), e.neighbours[lubeck].bit_count()) == (3, 3)
    assert e.neighbours[visby] >> lubeck & 1
    assert e.neighbours[london] == 1 << e.cities.index("bergen") | 1 << e.cities.index("antwerpen")
    assert not e.neighbours[london] >> danzig & 1


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_goods_that_the_text_names(name: str) -> None:
    e = Edition(edition_file(name))
    goods = dict(zip(e.cities, e.goods, strict=True))

    assert (goods["danzig"], goods["lubeck"], goods["visby"]) == ("amber", "salt", "glass")
    assert (goods["novgorod"], goods["antwerpen"]) == ("fur", "cloth")
    assert {"grain", "fish"} <= set(e.goods)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_danzigs_prices_and_offices_for_4_and_7(name: str) -> None:
    e = Edition(edition_file(name))
    danzig = e.cities.index("danzig") * 4

    assert [e.price[danzig + rank] for rank in stack(4)] == [5, 6, 6, 7]
    assert {4, 7} <= set(e.price)
    assert edition_file(name).provenance["prices.danzig"] == "rulebook"


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_career_costs_and_privileges_that_exist(name: str) -> None:
    e = Edition(edition_file(name))
    costs = {(row.need.commodities, row.need.luxuries, row.ducats) for row in e.rows}

    assert costs - {(0, 0, 0)} == {(3, 0, 0), (0, 2, 0), (0, 0, 15), (2, 2, 0)}
    assert {row.privilege for row in e.rows} == {1, 2, 4, 8, 16}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_known_parts_of_special_missions(name: str) -> None:
    file = edition_file(name)
    known = [path for path in file.entries if path.startswith("specials.") and file.provenance[path] == "rulebook"]

    assert len({path.split(".")[1] for path in known}) == 3
    assert [file.entries[path] for path in known] == [
        {"goods": "fur fish", "price": 1, "seals": 2},
        {"goods": "jewelry", "price": 4, "seals": 5, "least": 2},
        {"goods": "jewelry cloth", "price": 3, "seals": 4},
    ]
    assert file.entries["merchant.start"] == {"city": "novgorod"}
    assert file.entries["pirate.start"] == {"city": "antwerpen"}
