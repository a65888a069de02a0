"""What the rulebook text states, asserted against every edition of the whole game, whatever its file says."""

import pytest

from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.norsemen.rules.edition import Edition

WHOLE_GAMES = [name for name in registry.editions("norsemen") if name != registry.TINY]
STATED = {
    "start.vp": 5,
    "start.jarls": 2,
    "start.lawspeakers": 2,
    "start.longships": 3,
    "start.leaders": 2,
    "route.limit": 8,
    "route.damage": 2,
    "route.ports": 1,
    "prices.repair": 2,
    "prices.settlements": 3,
    "gains.title": 2,
    "gains.legendary": 2,
    "gains.coins_a_point": 3,
    "trades.fabric": 4,
    "tiles.used": 2,
    "scoring_spaces.shown": 3,
}


def edition_file(name: str) -> EditionFile:
    return registry.edition_file("norsemen", name)


@pytest.mark.parametrize("path", list(STATED))
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_stated_number_is_in_the_edition_as_the_rulebooks(name: str, path: str) -> None:
    file = edition_file(name)

    assert file.entries[path] == {"value": STATED[path]}
    assert file.provenance[path] == "rulebook"


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_components(name: str) -> None:
    """12 tiles, 7 scoring cards, 9 leaders; 10 starting cards a seat, 30, 24 and 24 cards of the ages (ruling 3)."""
    e = Edition(edition_file(name))

    assert len(e.tiles) == 12
    assert len(e.titles) == 7
    assert len(e.leaders) == 9
    assert [len(cards) for cards in e.cards_of_age] == [10, 30, 24, 24]
    assert e.rounds == 5
    assert e.spaces == 4


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_lore_places_and_start_gifts(name: str) -> None:
    e = Edition(edition_file(name))

    assert e.lore_vp[2][:2] == [2, 1]
    assert e.lore_vp[3][:3] == [3, 2, 1]
    assert e.lore_vp[4] == [3, 2, 1, 0]
    assert e.order_coins == e.order_vp == [0, 1, 2, 3]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_jarl_spaces_and_the_cost_of_cards(name: str) -> None:
    e = Edition(edition_file(name))

    assert e.fort_coins == e.explore_coins == [3, 2, 1, 0]
    assert e.explore_draw == [4, 3, 2, 2]
    assert [[row[3] for row in rows[1:]] for rows in e.keep_cost[1:]] == [[3, 4], [4, 6], [5, 7]]
    assert [[row[2] for row in rows[1:]] for rows in e.keep_cost[1:]] == [[0, 0], [1, 1], [2, 2]]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_leaders_start_where_and_with_what_the_appendix_says(name: str) -> None:
    e = Edition(edition_file(name))
    starts = [e.territories[tile] for tile in e.leader_start]

    assert starts == ["denmark"] * 3 + ["sweden"] * 3 + ["norway"] * 3
    assert e.leader_coins == [3, 2, 3, 6, 5, 6, 6, 3, 2]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_cards_have_at_most_two_damage_icons(name: str) -> None:
    assert max(Edition(edition_file(name)).card_damage) <= 2


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_only_what_the_text_lost_is_reconstructed(name: str) -> None:
    """Thing actions, incomes, leaders and scoring cards are in the text; trade prices, ladders and cards are not."""
    origins = edition_file(name).provenance

    for path, origin in origins.items():
        table = path.split(".")[0]
        if table in ("thing", "income", "leaders", "scoring", "explore", "jarl", "lore", "order", "territories"):
            assert origin == "rulebook", path
        if table in ("cards", "bonus"):
            assert origin == "reconstructed", path
