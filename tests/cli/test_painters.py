"""How tables look: everything that is on the table is there, in both languages, for every viewer."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, Group, RenderableType
from rich.text import Text

from kogge import SPECTATOR, Rng, State, load
from kogge.cli.tables import generic, norderwind, painter
from kogge.cli.tables.flow import Flow
from kogge.cli.tables.scene import Scene
from kogge.cli.words import Words
from kogge.conformance.toy import ToyGame
from kogge.core.playout import playout
from kogge.games import registry
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
    return load("norderwind", 3).parse_state(POSITION)


def drawn(*things: RenderableType, width: int = 72) -> str:
    console = Console(width=width, color_system=None, file=StringIO())
    with console.capture() as caught:
        console.print(Group(*things))
    return caught.get()


def scene_of(state: State, language: str = "en", viewer: int = SPECTATOR, slug: str = "norderwind") -> Scene:
    names = [f"Ship {letter}" for letter in "ABCD"]
    return Scene(state.game(), state.view(viewer), names, Words(language, slug))


def part(scene: Scene, title: str) -> str:
    parts = {part.title: part for part in painter("norderwind").parts(scene)}
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
    assert norderwind.moment(scene) == "Runde 4 · ● Ship A segelt nach Norderkap"


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
        for each in norderwind.parts(scene):
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
    assert norderwind.is_private(table.view(0), table.view(SPECTATOR))
    assert not norderwind.is_private(table.view(1), table.view(SPECTATOR))
    play_tokens(table, "bottom")
    assert not norderwind.is_private(table.view(0), table.view(SPECTATOR))
    assert "under the stack: a secret tile" in part(scene_of(state, viewer=1), "The sea")


def test_norderwind_score_sheet() -> None:
    state = position()
    sheet = drawn(norderwind.score_sheet(scene_of(state), state.scores(), [2, 3, 1]), width=100)
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
