"""How tables look: everything that is on the table is there, in both languages, for every viewer."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, Group, RenderableType
from rich.text import Text

from kogge import SPECTATOR, Rng, State, load
from kogge.cli.rendering import Words
from kogge.cli.tables import generic, painter
from kogge.cli.tables.flow import Flow
from kogge.cli.tables.scene import Scene
from kogge.conformance.toy import ToyGame
from kogge.core.playout import playout
from kogge.games import registry
from kogge.games.norderwind.terminal import painter as norderwind_painter
from kogge.games.norsemen.terminal import cards
from kogge.games.norsemen.terminal import painter as norsemen_painter
from tests.cli.tables import lookout_table, play_tokens

POSITION = """\
turn 9
voyage norderkap range 5 actions 1 no-look
row salt-1 fog-a
stack-norderkap norderkap salt-3 equipment-a equipment-b
gold 7 3 0
letters 2 1 0
sail 5 4 6
cannons 2 1 4
captains 1 0 2
crew-1 boatman cannoneer
crew-3 boatman accountant treasurer lookout
hold-1 grain grain wine
hold-2 salt
column-norderkap 1 1
column-trutzhavn 3
column-olesand 2 1
pending pirates 0 2
"""


def position() -> State:
    return load("norderwind", 3, "reconstructed").parse_state(POSITION)


def drawn(*things: RenderableType, width: int = 72) -> str:
    console = Console(width=width, color_system=None, file=StringIO())
    with console.capture() as caught:
        console.print(Group(*things))
    return caught.get()


def scene_of(state: State, language: str = "en", viewer: int = SPECTATOR, slug: str = "norderwind") -> Scene:
    names = [f"Ship {letter}" for letter in "ABCD"]
    return Scene(state.game(), state.view(viewer), names, Words(language, slug), viewer)


def part(scene: Scene, title: str) -> str:
    parts = {part.title: part for part in painter(scene.game.slug).parts(scene)}
    return drawn(parts[title].content)


def test_norderwind_shows_the_stacks_the_voyage_and_the_odds() -> None:
    sea = part(scene_of(position()), "The sea")
    assert "salt 1+3, equipment ×2, fog" in sea
    assert "6 of 8" in sea
    assert "Range 3/5" in sea
    assert "actions 1" in sea
    assert "2 hits needed, 2 shots, 56 % to win" in " ".join(sea.split())
    assert "haven" in sea


def test_norderwind_shows_contracts_cubes_and_bonus_spaces() -> None:
    board = part(scene_of(position()), "Contracts")
    assert "Norderkap lead ●A" in board
    assert "Trutzhavn lead ▲C" in board
    assert "Olesand lead ○" in board
    assert "▸3 wine 1 gold" in board
    assert "9 2 wine 2 captains" in board
    assert "■B fish salt" in board
    assert "Full crew ▲C" in board
    assert "Every port ○" in board


def test_norderwind_shows_every_ship() -> None:
    ships = part(scene_of(position()), "Ships")
    assert "▸● Ship A" in ships
    assert "Gold 7  Letters 2  Sail 5/6  Cannons 2/4" in ships
    assert "Hold 2 grain wine ···  Brig ♟·" in ships
    assert "Crew boatman cannoneer ··" in ships
    assert "Crew boatman accountant treasurer lookout" in ships
    assert "▲▲▲······· 3/10" in ships


def test_norderwind_in_german() -> None:
    scene = scene_of(position(), "de")
    assert "Gold 7  Briefe 2  Segel 5/6  Kanonen 2/4" in part(scene, "Schiffe")
    assert "2 Treffer nötig" in " ".join(part(scene, "Die See").split())
    assert "▸3 Wein 1 Gold" in part(scene, "Aufträge")
    assert norderwind_painter.moment(scene) == "Runde 4 · ● Ship A segelt nach Norderkap"


def test_norderwind_without_the_seen_tiles_aid() -> None:
    state = load("norderwind", 2, options={"seen_tiles": False}).new_state()
    assert part(scene_of(state), "The sea").count("8 tiles") == 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_part_is_wider_than_its_place(players: int, language: str) -> None:
    for seed in range(8):
        state = load("norderwind", players).new_state()
        playout(state, Rng(seed), 60 * seed)
        scene = scene_of(state, language)
        for each in norderwind_painter.parts(scene):
            lines = drawn(each.framed(), width=46 if each.beside else 74).splitlines()
            assert max(len(line) for line in lines) <= (46 if each.beside else 74)
            assert len(lines) <= (30 if each.beside else 14)


def test_only_the_looking_seat_sees_the_tile() -> None:
    table = lookout_table()
    play_tokens(table, "sail norderkap", "look")
    state = table.record.state
    own, others = part(scene_of(state, viewer=0), "The sea"), part(scene_of(state, viewer=1), "The sea")
    assert "the lookout sees: a secret tile" in others
    assert "the lookout sees:" in own
    assert "secret" not in own
    assert norderwind_painter.is_private(table.view(0), table.view(SPECTATOR))
    assert not norderwind_painter.is_private(table.view(1), table.view(SPECTATOR))
    play_tokens(table, "bottom")
    assert not norderwind_painter.is_private(table.view(0), table.view(SPECTATOR))
    assert "under the stack: a secret tile" in part(scene_of(state, viewer=1), "The sea")


def test_norderwind_score_sheet() -> None:
    state = position()
    sheet = drawn(norderwind_painter.score_sheet(scene_of(state), state.scores(), [2, 3, 1]), width=100)
    rows = [" ".join(line.split()) for line in sheet.splitlines()]
    assert rows[0] == "▲ Ship C ● Ship A ■ Ship B"
    assert rows[1:4] == ["Norderkap – 2 –", "Trutzhavn 1 – –", "Olesand – 1 1"]
    assert rows[4:7] == ["Leads 1 1 –", "Every port – – –", "Full crew 1 – –"]
    assert rows[7:] == ["Cubes 3 4 1", "Gold 0 7 3", "Place 1. 2. 3."]


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("language", ["en", "de"])
def test_any_game_can_be_shown_plainly(slug: str, language: str) -> None:
    state = load(slug, registry.player_counts(slug)[0]).new_state()
    playout(state, Rng(2), 40)
    for viewer in [SPECTATOR, *range(state.game().players)]:
        scene = scene_of(state, language, viewer, slug)
        assert drawn(*[each.framed() for each in generic.parts(scene)])
        assert generic.moment(scene)
    assert "Ship A" in drawn(generic.score_sheet(scene, state.scores(), [1] * state.game().players))


def test_plainly_shown_hands_are_private() -> None:
    state = ToyGame().new_state()
    playout(state, Rng(1), 1)
    assert generic.is_private(state.view(0), state.view(SPECTATOR))
    assert drawn(*[each.framed() for each in generic.parts(scene_of(state, slug=""))])


def test_a_flow_breaks_between_pieces_only() -> None:
    flow = Flow([Text("salt 1"), Text("wine 3"), Text("fog")])
    assert drawn(flow, width=16).splitlines() == ["salt 1, wine 3,", "fog"]
    assert drawn(flow, width=9).splitlines() == ["salt 1,", "wine 3,", "fog"]
    assert not drawn(Flow([])).strip()


# Norsemen

ROUND = """\
phase expansion
round 2
map england scotland rus
scoring settlements lore ages
order 2 1 3
circles 2
leader-1 cnut
leader-2 aud
leader-3 rurik
own-tiles-3 ireland
settlements-1 denmark england
settlements-2 norway
settlements-3 sweden ireland
ladder-settlement-1 0 1 1 0 4
ladder-settlement-3 0 1 1 0 4
forts-2 rus
ladder-fort-2 0 1 1 0 4
assigned-1 sweden
normandy-acted 0 1 0
lawspeakers 1 1 2
route-1 england-3 sweden-2* ireland-10
beside-1 england-3
longships 1 3 3
damaged 1 0 0
coins 4 0 7
vp 12 9 5
jarl-forts 2 0 0 0
jarls 2 1 2
scored-settlements 3
discard-2 denmark-1 norway-2
bag-2 sweden-1 sweden-2 sweden-3 denmark-2 denmark-3 norway-1 norway-3 scandinavia
top-3 england-9
pending turn 0
"""


def norse(language: str = "en", viewer: int = SPECTATOR) -> Scene:
    return scene_of(load("norsemen", 3, "reconstructed").parse_state(ROUND), language, viewer, "norsemen")


def lines(scene: Scene, title: str) -> list[str]:
    return [" ".join(line.split()) for line in part(scene, title).splitlines()]


def test_norsemen_shows_every_territory_with_what_is_printed_and_who_is_there() -> None:
    shown = lines(norse(), "The map")
    assert "Sweden WW→4¢ 1¢ 1★→1¢ ▲ ● ·" in shown
    assert "England OOO 1¢→2★ longship↑ port ● · · ·" in shown
    assert "Rus OOO 1¢→2★ fort↑ 2¢ 1★/fort · ■ · ·" in shown
    assert "Ireland ▲ FF→1★ settlement↑ 2¢ SS→2¢ ▲ · · ·" in shown
    assert "Normandy 2¢ or title · ■" in shown
    assert not [line for line in shown if line.startswith(("Iceland", "Vinland"))]
    assert "Order ■●▲ next round ■ 3 more territories" in shown


def test_norsemen_shows_jarl_spaces_scoring_cards_and_decks() -> None:
    shown = lines(norse(), "Jarl actions and scoring cards")
    assert "Longships ▸| · · · Settlements 3+ 4:3★ 5:7★ ▲ ▸3★" in shown
    assert "Forts ■| ▸ · · = Explore Ages 3+ 15:4★ 16:9★ · ▸4★" in shown
    assert "Explore ·| ▸ · · = Forts" in shown
    assert any("Decks I 27 II 24 III 24" in line for line in shown)


def test_norsemen_shows_routes_and_decks() -> None:
    routes = lines(norse(), "Routes")
    assert routes[0] == "● Engl3 RR[g]!⚑ ◢Swed2 WWO! Irel10 FO! 2¢→step"
    assert routes[1] == "■ –"
    decks = lines(norse(), "Decks")
    assert "Scan discard: Denm1 Norw2" in " ".join(decks)
    assert "▲ ▸Engl9 Swed1" in " ".join(decks)


def test_norsemen_shows_everybodys_people() -> None:
    assert lines(norse(), "The Norsemen")[0] == "■ Ship B Aud 9★ 0¢"
    people = lines(norse(viewer=0), "The Norsemen")
    assert people[0] == "▸● Ship A Cnut 12★ 4¢"
    assert "■ Ship B Aud 9★ 0¢" in people
    assert "Jarls 2 Speakers 1 Ships 1 Damaged 1" in people
    assert "Lawspeakers ♛111▶2 Forts ♛111▶0 Settlements ♛11·▶2 Longships ♛111▶3" in " ".join(people)
    assert "W2 O1 g1 deck 9 discard 0" in people
    assert any(line.startswith("You: damage") for line in people)
    assert not any(line.startswith("You:") for line in lines(norse(), "The Norsemen"))


def test_norsemen_shows_what_ones_own_leader_can_do() -> None:
    ability = "You begin with a card of age I that lies beside you in every round."
    assert ability in " ".join(lines(norse(viewer=0), "The Norsemen"))
    assert ability not in " ".join(lines(norse(viewer=1), "The Norsemen"))


def test_norsemen_shows_the_ladders_with_their_steps_and_everybodys_tokens() -> None:
    ladders = lines(norse(), "Ladders")
    assert ladders[0] == "Ladder Space 4 Space 3 Space 2 Space 1 ▶ in play"
    assert ladders[5] == "Settlements WWOO +2★ WWO +1★ WO +1★ WO"
    assert ladders[6] == "●♛■♛▲♛ ●■▲ ●■▲ ■ ●2 ■1 ▲2"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_leader_is_told_with_home_coins_and_ability(language: str) -> None:
    scene = norse(language)
    e = cards.edition(scene)
    told = {norsemen_painter.about(scene, "choose", {"leader": leader}).plain for leader in e.leaders}
    assert len(told) == len(e.leaders)
    assert (
        "Schweden, 6¢. Einmal je Runde darfst du" if language == "de" else "Sweden, 6¢. Once a round you may"
    ) in str(told)


def test_norsemen_in_german() -> None:
    scene = norse("de")
    assert "Schweden HH→4¢ 1¢ 1★→1¢ ▲ ● ·" in lines(scene, "Die Karte")
    assert "Jarle 2 Sprecher 1 Schiffe 1 Beschädigt 1" in lines(scene, "Die Nordleute")
    assert norsemen_painter.moment(scene) == "Runde 2 von 5 · Ausbreitung · ● Ship A"


def test_norsemen_leaders_and_routes_are_private_and_so_are_drawn_cards() -> None:
    state = load("norsemen", 2).new_state()
    playout(state, Rng(3), 9)
    assert state.veiled()
    assert norsemen_painter.is_private(state.view(0), state.view(SPECTATOR))
    calm = load("norsemen", 3, "reconstructed").parse_state(ROUND)
    assert not norsemen_painter.is_private(calm.view(0), calm.view(SPECTATOR))
    exploring = load("norsemen", 3, "reconstructed").parse_state(
        ROUND.replace("turn 0", "keep 0 2") + "drawn rus-1:1 rus-2:1\n"
    )
    assert norsemen_painter.is_private(exploring.view(0), exploring.view(SPECTATOR))
    own = scene_of(exploring, viewer=0, slug="norsemen")
    assert "Drawn: Rus1 OOO +1¢ Rus2 FFO! +1¢" in " ".join(lines(own, "Jarl actions and scoring cards"))
    others = scene_of(exploring, viewer=1, slug="norsemen")
    assert "Drawn: ? ?" in " ".join(lines(others, "Jarl actions and scoring cards"))


def test_norsemen_score_sheet() -> None:
    state = load("norsemen", 3, "reconstructed").parse_state(ROUND)
    sheet = drawn(norsemen_painter.score_sheet(scene_of(state, slug="norsemen"), state.scores(), [1, 2, 3]), width=100)
    rows = [" ".join(line.split()) for line in sheet.splitlines()]
    assert rows[:2] == ["● Ship A ■ Ship B ▲ Ship C", "Leader Cnut Aud Rurik"]
    assert rows[2:6] == ["lawspeakers 2 2 2", "forts 0 1 0", "settlements 2 1 2", "longships 3 3 3"]
    assert rows[6:] == ["Scoring cards 0 0 1", "coins 4 0 7", "VP 12 9 5", "Place 1. 2. 3."]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_part_of_norsemen_is_wider_than_its_place_and_nothing_is_cut(players: int, language: str) -> None:
    for seed in range(6):
        state = load("norsemen", players).new_state()
        playout(state, Rng(seed), 90 * seed)
        for each in norsemen_painter.parts(scene_of(state, language, seed % players, "norsemen")):
            rows = drawn(each.framed(), width=46 if each.beside else 73).splitlines()
            assert max(len(row) for row in rows) <= (46 if each.beside else 73)
            assert "…" not in "".join(rows)
