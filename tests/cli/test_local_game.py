"""A table at one device: seats, storing, taking back, and who may see what."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogge import SPECTATOR, IllegalAction, KoggeError, Rng, dumps
from kogge.cli.chronicle import Turn
from kogge.cli.play import Asked, open_table, seat_names
from kogge.cli.rendering import Words
from kogge.core.journal import Effect
from kogge.core.timeline import Entry
from tests.cli.tables import lookout_table, play_tokens, tiny_table


def test_people_sit_first_and_bots_take_the_rest() -> None:
    table = open_table(Asked("norderwind", players=4, humans=2, seed=1))
    assert table.humans() == [0, 1]
    assert sorted(table.bots) == [2, 3]
    assert seat_names(table.record, Words("de")) == ["Spieler A", "Spieler B", "C (Maat)", "D (Maat)"]


@pytest.mark.parametrize(("humans", "players"), [(1, 2), (2, 3), (3, 4), (4, 4), (0, 2)])
def test_without_a_number_of_players_one_bot_joins(humans: int, players: int) -> None:
    assert open_table(Asked("norderwind", humans=humans)).game.players == players


def test_more_people_than_players_are_refused() -> None:
    with pytest.raises(KoggeError, match="3 players"):
        open_table(Asked("norderwind", players=2, humans=3))


def test_an_unknown_bot_is_refused_in_words() -> None:
    with pytest.raises(KoggeError) as caught:
        open_table(Asked("norderwind", bots="kraken"))
    assert "kraken" in Words("de").error(caught.value)


def test_the_same_seed_is_the_same_game() -> None:
    texts = []
    for _turn in range(2):
        table = tiny_table(humans=0, seed=7)
        while not table.over():
            seat = table.next_seat()
            table.play(seat, table.choose(seat))
        texts.append(dumps(table.record))
    assert texts[0] == texts[1]
    assert "result *" not in texts[0]


def test_an_illegal_action_changes_nothing() -> None:
    table = tiny_table()
    before = dumps(table.record)
    with pytest.raises(IllegalAction):
        table.play(0, table.game.actions.parse("pay"))
    assert dumps(table.record) == before


# The file


def test_every_step_is_in_the_file_before_play_returns(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = tiny_table(path=file)
    for _step in range(4):
        table.play(table.next_seat(), table.legal(table.next_seat())[0])
        assert file.read_text(encoding="utf-8") == dumps(table.record)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_record_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    left = tiny_table(humans=1, path=file)
    left.play(0, left.legal(0)[0])
    resumed = open_table(Asked(record=file))
    assert dumps(resumed.record) == dumps(left.record)
    assert resumed.humans() == [0]
    assert sorted(resumed.bots) == [1]


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.kogge"
    tiny_table(path=file)
    with pytest.raises(KoggeError) as caught:
        open_table(Asked("novgorod", record=file))
    assert "norderwind" in Words("en").error(caught.value)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.kogge"
    file.write_bytes(b"\xff\xfe nothing")
    with pytest.raises(KoggeError, match="Line 1"):
        open_table(Asked(record=file))


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    table = tiny_table(path=tmp_path / "game.txt")
    table.path = tmp_path / "no" / "such" / "folder.txt"
    before = dumps(table.record)
    with pytest.raises(OSError, match="folder"):
        table.play(0, table.legal(0)[0])
    assert dumps(table.record) == before
    assert table.lines(0) == []


# Taking back


def test_undo_takes_back_a_step_without_chance() -> None:
    table = lookout_table()
    before = dumps(table.record)
    play_tokens(table, "sail norderkap")
    assert table.undoable() == (0, 1)
    assert table.undo() == 0
    assert dumps(table.record) == before
    assert not [line for line in table.lines(0)[-1:] if line == Entry(0, table.game.actions.parse("sail norderkap"))]


def test_undo_stops_at_chance() -> None:
    table = lookout_table()
    play_tokens(table, "sail norderkap", "look")
    assert table.undoable()[1] == 0
    with pytest.raises(IllegalAction, match="taken back"):
        table.undo()


def test_undo_is_stored(tmp_path: Path) -> None:
    table = lookout_table()
    table.path = tmp_path / "game.txt"
    play_tokens(table, "sail norderkap")
    table.undo()
    assert "sail norderkap\nresult" not in table.path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("slug", "players"), [("norsemen", 2), ("norsemen", 4), ("novgorod", 2), ("norderwind", 3)])
@pytest.mark.parametrize("seed", range(2))
def test_undo_is_accepted_wherever_it_is_offered(slug: str, players: int, seed: int) -> None:
    table = open_table(Asked(slug, humans=players, players=players, seed=seed))
    rng = Rng(seed)
    offered = refused = 0
    for _act in range(60):
        seat = table.next_seat(rng.below(players))
        legal = table.legal(seat)
        action = legal[rng.below(len(legal))]
        table.play(seat, action)
        if table.undoable(seat)[1]:
            assert table.undo(seat) == seat
            table.play(seat, action)
            offered += 1
        else:
            with pytest.raises(IllegalAction):
                table.undo(seat)
            refused += 1
    assert offered
    assert refused


def test_undo_is_not_offered_after_the_act_that_begins_a_secret_phase() -> None:
    """Norsemen with two: the second seat settles Norway, and both explore."""
    table = open_table(Asked("norsemen", humans=2, players=2, seed=1))
    rng = Rng(1)
    for _act in range(4):
        seat = table.next_seat(rng.below(2))
        legal = table.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])
    assert table.record.state.veiled()
    assert table.record.entries[-1] == Entry(seat, table.game.actions.parse("settle norway"))
    assert table.undoable(seat) == (seat, 0)
    with pytest.raises(IllegalAction, match="taken back"):
        table.undo(seat)


# Who sees what


def test_the_lookout_tells_one_seat_alone() -> None:
    table = lookout_table()
    play_tokens(table, "sail norderkap", "look")
    token = table.game.actions.token
    seen = [token(line.action) for line in table.lines(0) if isinstance(line, Entry)][-1]
    others = {token(line.action) for line in table.lines(1) + table.lines(SPECTATOR) if isinstance(line, Entry)}
    assert seen.startswith("look ")
    assert seen not in others
    assert "look ?" in others
    assert [line.kind for line in table.lines(0) if isinstance(line, Effect)][-1] == "look"
    assert "look" not in [line.kind for line in table.lines(1) if isinstance(line, Effect)]
    assert table.has_secret(0)
    assert not table.has_secret(1)


def test_the_log_says_whose_turn_begins() -> None:
    table = lookout_table()
    play_tokens(table, "sail norderkap")
    assert [line for line in table.lines(1) if isinstance(line, Turn)] == [Turn(0, 0), Turn(1, 1), Turn(2, 0)]


def test_steps_without_a_choice_are_played_and_taken_back_with_the_choice_before_them() -> None:
    table = open_table(Asked("novgorod", humans=2, players=2, seed=3, forced=True))
    unasked = 0
    for _step in range(400):
        seat = table.next_seat()
        forced = table.forced_action(seat)
        if forced is not None:
            table.play(seat, forced, unasked=True)
            unasked += 1
            steps = table.undoable(seat)[1]
            if steps > 1:
                break
            continue
        table.play(seat, table.legal(seat)[0])
    assert unasked
    entries = len(table.record.entries)
    seat = table.undo(seat)
    assert len(table.record.entries) < entries - 1
    assert len(table.legal(seat)) > 1 or table.forced_action(seat) is None  # a choice, or asked by hand
    assert table.forced_action(table.next_seat()) is None


def test_a_table_asks_every_step_unless_it_is_told_otherwise() -> None:
    table = open_table(Asked("novgorod", humans=2, players=2, seed=3))
    for _step in range(100):
        assert table.forced_action(table.next_seat()) is None
        table.play(table.next_seat(), table.legal(table.next_seat())[0])
