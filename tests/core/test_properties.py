"""Properties of records and positions, over games that nobody has chosen: any game, any length, any seats' names."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kogge import CHANCE, SPECTATOR, Rng, State, dumps, load, read_record
from kogge.core.record import Record, replay
from kogge.core.timeline import Timeline, project, read_steps, timeline_of, write_steps
from kogge.games import registry

GAMES = [load(slug, registry.player_counts(slug)[0]) for slug in registry.slugs()]
PLAYED = settings(max_examples=25, deadline=None, derandomize=True)
NAMES = st.text(st.characters(codec="utf-8", categories=("L", "N")), min_size=1, max_size=12)


@st.composite
def timelines(draw: st.DrawFn) -> Timeline:
    """A random game, broken off somewhere."""
    timeline = Timeline(draw(st.sampled_from(GAMES)))
    rng = Rng(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 120))):
        step = next_step(timeline.state, rng)
        if step is None:
            break
        timeline.play_one(*step)
    return timeline


def next_step(state: State, rng: Rng) -> tuple[int, int] | None:
    if state.to_move() == CHANCE:
        return CHANCE, state.sample_chance(rng)
    seats = state.awaited()
    if not seats:
        return None
    seat = seats[rng.below(len(seats))]
    legal = state.legal_as(seat)
    return seat, legal[rng.below(len(legal))]


@PLAYED
@given(timelines(), st.data())
def test_a_record_is_read_back_as_it_was_written(timeline: Timeline, data: st.DataObject) -> None:
    game = timeline.game
    seats = data.draw(st.lists(NAMES, min_size=game.players, max_size=game.players, unique=True))
    record: Record = replay(game, timeline.entries(), seats)
    again = read_record(dumps(record))
    assert (again.entries, again.seats) == (record.entries, seats)
    assert again.state.text() == record.state.text() == timeline.state.text()
    assert dumps(again) == dumps(record)


@PLAYED
@given(timelines())
def test_a_position_is_read_back_as_it_was_written(timeline: Timeline) -> None:
    text = timeline.state.text()
    again = timeline.game.parse_state(text)
    assert again.text() == text
    assert [again.view(viewer) for viewer in timeline.viewers] == [timeline.state.view(one) for one in timeline.viewers]


@PLAYED
@given(timelines())
def test_the_log_of_a_table_is_read_back_as_it_was_written(timeline: Timeline) -> None:
    steps = timeline.past()
    assert read_steps(timeline.game, write_steps(timeline.game, steps)) == steps


@PLAYED
@given(timelines())
def test_what_was_played_live_is_what_a_replay_shows(timeline: Timeline) -> None:
    """Events, epochs and effects are the same for every viewer, whether the game was played or replayed."""
    replayed = timeline_of(timeline.game, timeline.entries())
    for viewer in timeline.viewers:
        assert replayed.place(viewer) == timeline.place(viewer)
        assert replayed.events(viewer) == timeline.events(viewer) == project(timeline.game, timeline.entries(), viewer)
    last = timeline.place(SPECTATOR)[1]
    shown = [repr(timeline.event(SPECTATOR, index)[0].effects) for index in range(last)]
    assert [repr(replayed.event(SPECTATOR, index)[0].effects) for index in range(last)] == shown


@PLAYED
@given(timelines(), st.integers(1, 3))
def test_an_undo_leaves_what_a_game_without_those_acts_has(timeline: Timeline, count: int) -> None:
    for seat in range(timeline.game.players):
        allowed = timeline.undoable(seat)[0]
        if allowed >= count:
            undone = timeline.undone(seat, count)
            assert undone.count() == timeline.count() - count
            assert undone.state.text() == timeline_of(timeline.game, undone.entries()).state.text()
