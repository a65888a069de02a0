"""NW-8, the lookout."""

from typing import cast

import kogge
from kogge.core.journal import Journal
from kogge.games.norderwind.rules import shapes
from tests.games.norderwind.rulebook.table import example, given
from tests.helpers import chances, effects, offers, play, refused

ANY_TIME = {"lookout_any_time": True}


def test_nw_8_1_before_the_first_tile_the_lookout_may_look() -> None:
    state = play(example("NW-8.1"), "sail norderkap")

    assert offers(state) == ["look", "next"]
    assert state.prompt().kind == "set-sail"
    assert state.prompt().args == {"left": 4, "port": "norderkap"}
    looking = play(state, "look")
    assert looking.to_move() == kogge.CHANCE
    assert set(chances(looking)) == {token.replace("reveal", "look") for token in chances(play(state, "next"))}
    assert chances(looking)["look norderkap"] == 21


def test_nw_8_1_once_a_voyage_and_only_before_the_first_tile() -> None:
    state = play(example("NW-8.1"), "sail norderkap, look, look wreck-a")
    assert refused(state, "look") == ("NW-8.1", "reason-no-look")
    turned = play(state, "next, reveal wreck-a")
    assert offers(turned) == ["next", "stop", "search"]
    assert refused(turned, "look") == ("NW-8.1", "reason-no-look")

    unused = play(example("NW-8.1"), "sail norderkap, next, reveal wreck-a")
    assert refused(unused, "look") == ("NW-8.1", "reason-look-only-first")
    assert offers(play(unused, "search")) == ["next", "stop"]
    assert refused(play(unused, "search"), "look") == ("NW-8.1", "reason-look-only-first")


def test_nw_8_1_the_view_says_whether_a_look_is_left() -> None:
    for options, left in (({}, False), (ANY_TIME, True)):
        state = play(given("crew-1 lookout", options=options), "sail norderkap")
        voyages = [cast("shapes.View", play(state, steps).view(1))["voyage"] for steps in ("", "next, reveal wreck-a")]
        assert [voyage["look_left"] for voyage in voyages if voyage] == [True, left]


def test_nw_8_1_without_a_lookout_nobody_looks() -> None:
    state = given("crew-2 lookout")

    assert play(state, "sail norderkap").to_move() == kogge.CHANCE
    assert refused(play(state, "sail norderkap, reveal wreck-a"), "look") == ("NW-8.1", "reason-no-look")


def test_nw_8_1_again_in_the_next_voyage() -> None:
    state = play(example("NW-8.1"), "sail norderkap, look, look wreck-a, next, reveal wreck-a, stop")

    later = play(state, "sail olesand, reveal olesand, stop, sail norderkap")
    assert offers(later) == ["look", "next"]


def test_nw_8_2_the_tile_seen_is_turned_or_goes_to_the_bottom() -> None:
    state = play(example("NW-8.2"), "sail norderkap, look, look wreck-a")

    assert offers(state) == ["next", "bottom"]
    assert state.prompt().kind == "looked"
    assert chances(play(state, "next")) == {"reveal wreck-a": 1}
    below = play(state, "bottom")
    assert "reveal wreck-a" not in chances(below)
    assert len(chances(below)) == 21


def test_nw_8_2_what_the_lookout_saw_is_for_its_seat_alone() -> None:
    state = play(example("NW-8.2"), "sail norderkap, look")

    assert effects(state, "look wreck-a") == ["look 0 0 wreck-a"]
    after = state.clone()
    after.journal = Journal()
    after.apply_checked(after.read("look wreck-a"))
    (seen,) = after.journal.drain()
    assert (seen.kind, seen.seat, seen.amount, seen.what, seen.cause) == ("look", 0, 0, "wreck-a", "")
    assert [seen.visible_to(viewer) for viewer in (0, 1, kogge.SPECTATOR)] == [True, False, False]


def test_nw_8_2_a_tile_at_the_bottom_costs_no_range_and_comes_back_with_the_shuffle() -> None:
    line = "sail norderkap, look, look wreck-a, bottom, reveal salt-1, next, reveal salt-3, next, reveal fish-1, next"
    state = play(given("crew-1 lookout", "letters 0 0"), line)

    assert len(state.row) == 3
    last = play(state, "reveal fish-3")
    assert len(last.row) == 4
    later = play(last, "stop, sail norderkap")
    assert "reveal wreck-a" in chances(later)


def test_nw_8_2_bottom_only_after_a_look() -> None:
    ready = play(example("NW-8.2"), "sail norderkap")
    assert refused(ready, "bottom") == ("NW-8.2", "reason-nothing-looked-at")
    turned = play(ready, "next, reveal wreck-a")
    assert refused(turned, "bottom") == ("NW-8.2", "reason-nothing-looked-at")
    assert refused(play(turned, "search"), "bottom") == ("NW-8.2", "reason-nothing-looked-at")


def test_nw_8_3_by_option_the_look_may_come_before_any_tile() -> None:
    state = play(example("NW-8.3"), "sail norderkap, next, reveal wreck-a")

    assert offers(state) == ["look", "next", "stop", "search"]
    searched = play(state, "search")
    assert offers(searched) == ["look", "next", "stop"]
    looked = play(searched, "look, look fog-a")
    assert offers(looked) == ["next", "bottom", "stop"]
    assert chances(play(looked, "next")) == {"reveal fog-a": 1}
    for token in ("search", "buy salt", "fulfil norderkap"):
        assert refused(looked, token) == ("NW-2.4", "reason-tile-resolved")


def test_nw_8_3_after_bottom_between_tiles_the_seat_sails_on_or_stops() -> None:
    state = play(example("NW-8.3"), "sail norderkap, next, reveal wreck-a, look, look fog-a")

    below = play(state, "bottom")
    assert offers(below) == ["next", "stop"]
    assert refused(below, "look") == ("NW-8.1", "reason-no-look")
    assert "reveal fog-a" not in chances(play(below, "next"))


def test_nw_8_3_look_then_stop_keeps_the_tile_secret() -> None:
    line = "sail norderkap, next, reveal wreck-a, look, look fog-a, stop"
    state = play(example("NW-8.3"), line)

    assert state.active == 1
    (kept,) = state.looks
    assert (kept.seat, kept.stack, state.e.tiles[kept.tile]) == (0, 0, "fog-a")
    assert [state.e.tiles[tile] for tile in kept.turned] == ["wreck-a"]
    assert not state.face_up[kept.tile]


def test_nw_8_3_once_a_voyage_with_the_option_too() -> None:
    state = play(example("NW-8.3"), "sail norderkap, look, look fog-a, bottom, reveal wreck-a")

    assert offers(state) == ["next", "stop", "search"]
    assert refused(state, "look") == ("NW-8.1", "reason-no-look")


def test_nw_8_3_no_look_without_a_tile_to_come() -> None:
    line = "sail norderkap, next, reveal fish-1, next, reveal salt-1, next, reveal salt-3, next, reveal wreck-a"
    state = play(example("NW-8.3"), line)

    assert offers(state) == ["stop", "search"]
    assert refused(state, "look") == ("NW-2.3", "reason-no-range")
