"""What the rulebook text states, asserted against every edition of the whole game, whatever its file says."""

import pytest

from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.norderwind.rules.constants import DESTINATION, EQUIPMENT, FOG, MERCHANT, PORT, WRECK
from kogge.games.norderwind.rules.edition import Edition

WHOLE_GAMES = [name for name in registry.editions("norderwind") if name != registry.TINY]
STATED = {
    "start.gold": 5,
    "start.letters": 1,
    "start.sail": 4,
    "start.cannons": 1,
    "start.crew": 4,
    "cubes.2": 10,
    "cubes.3": 10,
    "cubes.4": 8,
    "ship.brig": 2,
    "ship.hold": 6,
    "ship.of_a_kind": 2,
    "ship.cannons": 4,
    "voyage.stack": 8,
    "voyage.actions": 2,
    "voyage.letters": 2,
    "prices.sail": 2,
    "prices.cannon": 1,
    "prices.crew": 1,
    "prices.pirates": 1,
    "gains.income": 1,
    "gains.treasurer": 2,
    "gains.accountant": 1,
    "gains.wreck": 2,
    "gains.treasure": 1,
    "gains.full_brig": 1,
}


def edition_file(name: str) -> EditionFile:
    return registry.edition_file("norderwind", name)


@pytest.mark.parametrize("path", list(STATED))
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_stated_number_is_in_the_edition_as_the_rulebooks(name: str, path: str) -> None:
    file = edition_file(name)

    assert file.entries[path] == {"value": STATED[path]}
    assert file.provenance[path] == "rulebook"


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_edition_gives_every_stated_number_to_the_rules(name: str) -> None:
    e = Edition(edition_file(name))

    assert (e.start_gold, e.start_letters, e.start_sail, e.start_cannons, e.crew) == (5, 1, 4, 1, 4)
    assert e.cubes == [0, 0, 10, 10, 8]
    assert (e.brig, e.hold, e.of_a_kind, e.max_cannons) == (2, 6, 2, 4)
    assert (e.stack, e.actions, e.max_letters) == (8, 2, 2)
    assert (e.sail_price, e.cannon_price, e.crew_price, e.pirate_price) == (2, 1, 1, 1)
    assert (e.income, e.treasurer, e.accountant, e.wreck, e.treasure, e.full_brig) == (1, 2, 1, 2, 1, 1)
    assert e.goods == ["grain", "fish", "salt", "wood", "wine"]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_24_tiles_of_which_three_are_destinations(name: str) -> None:
    e = Edition(edition_file(name))

    assert len(e.tiles) == 24
    assert [e.tiles[tile] for tile in e.destinations] == ["norderkap", "trutzhavn", "olesand"]
    assert e.ports == ["norderkap", "trutzhavn", "olesand"]
    for kind in (DESTINATION, PORT, EQUIPMENT, MERCHANT, WRECK, FOG):
        assert kind in e.tile_kind
    merchants = [e.tile_price[tile] for tile in range(24) if e.tile_kind[tile] == MERCHANT]
    assert sorted(set(merchants)) == [2, 3]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_two_salt_ports_one_at_1_and_one_at_3(name: str) -> None:
    e = Edition(edition_file(name))
    salt = e.goods.index("salt")

    prices = [e.tile_price[tile] for tile in range(24) if e.tile_kind[tile] == PORT and e.tile_good[tile] == salt]

    assert {1, 3} <= set(prices)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_dice_show_every_face_the_text_names(name: str) -> None:
    e = Edition(edition_file(name))

    assert all(sides > 0 for sides in e.event_die)
    assert all(sides > 0 for sides in e.battle_die)
    assert (e.event_sides, e.battle_sides) == (6, 6)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_nine_contracts_a_column_and_the_bottom_row_as_printed(name: str) -> None:
    e = Edition(edition_file(name))
    bottom = [(column[0].goods, column[0].gold, column[0].captains) for column in e.contracts]

    assert [len(column) for column in e.contracts] == [9, 9, 9]
    assert bottom == [([0, 0, 0, 0, 1], 0, 0), ([0, 0, 0, 0, 0], 0, 1), ([0, 1, 1, 0, 0], 0, 0)]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_each_port_asks_only_for_what_the_text_says_it_needs(name: str) -> None:
    e = Edition(edition_file(name))
    norderkap, trutzhavn, olesand = e.contracts

    for contract in norderkap:
        assert (contract.goods[:4], contract.captains) == ([0, 0, 0, 0], 0)
    for contract in trutzhavn:
        assert contract.goods[:4] == [0, 0, 0, 0]
        assert contract.captains >= 1
    for contract in olesand:
        assert (contract.goods[4], contract.gold, contract.captains) == (0, 0, 0)


def test_the_reconstruction_is_marked_as_such() -> None:
    file = edition_file("reconstructed")
    made_here = {path for path, origin in file.provenance.items() if origin == "reconstructed"}

    assert {"ship.sail", "voyage.round_limit", "event_die.1", "battle_die.silver", "tiles.fog-a"} <= made_here
    assert not made_here & set(STATED)
    assert not made_here & {"contracts.norderkap.2", "contracts.trutzhavn.2", "contracts.olesand.3", "tiles.salt-1"}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_contracts_whose_row_the_text_does_not_give_are_inferred(name: str) -> None:
    """Two published editions, which never change, tag them as printed; the default one does not."""
    paths = ("contracts.norderkap.2", "contracts.trutzhavn.2", "contracts.olesand.3")
    tags = {edition_file(name).provenance[path] for path in paths}

    assert tags == ({"rulebook"} if name in ("reconstructed", "reconstructed-2") else {"inferred"})
