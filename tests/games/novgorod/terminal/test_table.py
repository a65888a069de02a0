"""Novgorod in the terminal: everything that lies on the table is shown, and only to those who may see it."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from kogge import SPECTATOR, Rng, State, load
from kogge.bots.bot import Sight
from kogge.cli.play import Asked, new_table
from kogge.cli.tables import painter
from kogge.cli.tables.scene import Scene
from kogge.core.state import CHANCE, TERMINAL
from kogge.games.novgorod.bots.greedy import NovgorodGreedy
from kogge.games.novgorod.terminal import painter as own
from tests.cli.tables import on_screen, sees, shown, type_in
from tests.cli.test_painters import drawn, scene_of

POSITION = """\
turn 8
artisans provisions jewelry clothing provisions clothing jewelry clothing provisions
bonus eight-offices:high:2:0 five-city-route:low:0:0
display clothing-jewelry glass-fur
careers 1-front 2-front
cash 9 1
seals 12 7
speed 4 2
level 1 0
stored fur -
offices-1 london:cheapest visby:cheapest novgorod:cheapest
known-1 wool-fish
secret-1 jewelry-clothing
left-1 grain-amber
offices-2 london:second riga:cheapest
secret-2 fish-salt
under-2 salt-cloth
completed 0 1
route visby placeholder bergen
free bergen visby
artisans-left bergen visby
ship yes
pending use 0
"""
EXPERTS: dict[str, object] = {"merchant": "front", "pirate": "front", "special_missions": True, "bonus": "random"}


def scene(state: State, language: str = "en", viewer: int = SPECTATOR) -> Scene:
    return scene_of(state, language, viewer, "novgorod")


def part(state: State, title: str, language: str = "en", viewer: int = SPECTATOR) -> str:
    here = scene(state, language, viewer)
    parts = {part.title: part for part in painter("novgorod").parts(here)}
    return drawn(parts[title].content, width=72 if not parts[title].beside else 44)


def middle(players: int, seed: int, steps: int, options: dict[str, object] | None = None) -> State:
    """A game of greedy bots after so many steps."""
    game = load("novgorod", players, options=options)
    state, rng, bots = game.new_state(), Rng(seed), [NovgorodGreedy() for _seat in range(players)]
    for _step in range(steps):
        mover = state.to_move()
        if mover == TERMINAL:
            break
        state.apply(state.sample_chance(rng) if mover == CHANCE else bots[mover].choose(Sight(state, mover), rng))
    return state


def position() -> State:
    return load("novgorod", 2, "reconstructed").parse_state(POSITION)


def test_the_cities_show_goods_artisans_offices_and_owners() -> None:
    rows = [" ".join(line.split()) for line in part(position(), "The Hanse").splitlines()]
    assert rows[1] == "London wool provisions – 1 ●A ■B"
    assert rows[2] == "Bergen fish jewelry 4 for +2 ×2 1"
    assert rows[3] == "Visby glass clothing 7 for +4 ×1 3 ●A"
    assert rows[-1].endswith("the last and the first; Visby–Lübeck")


def test_merchant_and_pirate_stand_in_their_cities_and_seaways_go_past_the_pirate() -> None:
    options: dict[str, object] = {"merchant": "front", "pirate": "back"}
    board = part(
        load("novgorod", 2, "reconstructed", options).parse_state("merchant riga\npirate antwerpen"), "The Hanse"
    )
    assert "Riga ♜" in board
    assert "Antwerp ☠" in board
    assert "♜ merchant ☠ pirate" in " ".join(board.split())
    assert "London–Lübeck, Visby–Lübeck" in " ".join(board.split())


def test_the_route_shows_what_is_left_of_it() -> None:
    route = " ".join(part(position(), "The route").split())
    assert "Ship fur → Visby glass+clothing → Bergen fish/jewelry" in route
    assert "3 cards, speed 4 · harbor fees 1" in route


def test_a_payment_under_way_is_told() -> None:
    state = position()
    for token in ("upper jewelry-clothing", "by bergen"):
        state.apply(state.game().actions.parse(token))
    route = " ".join(part(state, "The route", viewer=0).split())
    assert "Upper line: jewelry · Bergen: …" in route
    assert "(jewelry/clothing)" in part(state, "The players")


def test_open_missions_bonus_cards_and_special_missions() -> None:
    cards = part(position(), "Missions and bonus cards")
    assert "clothing/jewelry · glass+fur/fish+grain" in cards
    assert "8 offices 8 ■B · 5-city route 2" in cards
    specials = part(middle(3, 2, 60, EXPERTS), "Missions and bonus cards")
    assert "A " in specials.partition("Special")[2]


def test_every_merchant_shows_career_offices_and_missions() -> None:
    merchants = part(position(), "The players", viewer=0)
    assert "▸● Ship A" in merchants
    assert "12 seals  9 ducats" in merchants
    assert "7 seals  1 ducat" in merchants
    assert "speed 4 · level 1/4 +1 ✗ · next: 15 ducats" in merchants
    assert "London 2, Visby 3, Novgorod 3, stored: fur" in " ".join(merchants.split())
    assert "open: fur+salt" in merchants
    assert "? · 1 done" in merchants


def test_secret_missions_are_shown_to_their_owner_alone() -> None:
    state = position()
    assert "jewelry/clothing" in part(state, "The players", viewer=0)
    assert "jewelry/clothing" not in part(state, "The players", viewer=1)
    assert "fish+salt" in part(state, "The players", viewer=1)
    assert "fish+salt" not in part(state, "The players")
    assert own.is_private(state.view(0), state.view(SPECTATOR))
    assert not own.is_private(state.view(SPECTATOR), state.view(SPECTATOR))


def test_kinds_are_counted_where_variety_is_in_play() -> None:
    varied = POSITION.replace("five-city-route:low", "variety:high")
    merchants = part(load("novgorod", 2, "reconstructed").parse_state(varied), "The players")
    assert "1 done, 4 kinds" in merchants
    assert "kinds" not in part(position(), "The players")


def test_in_german() -> None:
    state = position()
    assert "Siegel" in part(state, "Die Spieler", "de")
    assert "Hafengebühren 1" in part(state, "Die Route", "de")
    assert own.moment(scene(state, "de")) == "Runde 5 · ● Ship A"
    last = load("novgorod", 2, "reconstructed").parse_state(POSITION + "last yes\n")
    assert own.moment(scene(last)) == "Round 5, the last · ● Ship A"


def test_the_draft_shows_its_budget() -> None:
    state = middle(2, 1, 16)
    assert state.prompt().kind == "draft"
    assert "Ducats left for offices: 15" in part(state, "The route")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_of_it_fits_on_the_screen(players: int, language: str) -> None:
    for seed in range(4):
        state = middle(players, seed, 90 + 130 * seed, EXPERTS if seed % 2 else None)
        left = 0
        for each in own.parts(scene(state, language, viewer=0)):
            lines = drawn(each.framed(), width=46 if each.beside else 74).splitlines()
            assert max(len(line) for line in lines) <= (46 if each.beside else 74)
            left += 0 if each.beside else len(lines)
            assert len(lines) <= 36
        assert left <= 29


def test_the_score_sheet_has_all_that_breaks_ties() -> None:
    state = position()
    sheet = drawn(own.score_sheet(scene(state), state.scores(), [2, 1]), width=80)
    rows = [" ".join(line.split()) for line in sheet.splitlines()]
    assert rows[0] == "■ Ship B ● Ship A"
    assert rows[1:] == [
        "Seals 7 12",
        "Ducats 1 9",
        "Career level 0 ✗ 1 ✗",
        "Offices 2 3",
        "Missions done 1 0",
        "Place 1. 2.",
    ]


def test_a_person_plays_at_the_table() -> None:
    table = new_table(Asked(edition="tiny", seed=3), "novgorod", ["human", "greedy"])

    async def play(pilot: Pilot[None]) -> None:
        await sees(pilot, "The Hanse")
        await sees(pilot, "The players")
        while table.record.state.prompt().kind == "draft":
            await pilot.press("1", "enter")
            await pilot.pause()
        await sees(pilot, "Where does your route begin?")
        await type_in(pilot, "lay danzig")
        await sees(pilot, "Danzig amber")
        await type_in(pilot, "stop")
        await sees(pilot, "Make use of your route")
        assert "1 card, speed 2" in shown(pilot)

    on_screen(table, play)
