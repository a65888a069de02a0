"""Hostile positions and records of everything the registry knows."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.conformance import SMALL
from kogge.conformance.play import play
from kogge.core.record import dumps, replay
from kogge.core.state import Game
from kogge.games import registry
from tests.core.hostile import told

SOME = settings(max_examples=120, deadline=None, derandomize=True)
WORDS = st.one_of(
    st.text(max_size=10), st.sampled_from(["-", "--5", "-1", "0", "99", "²", "1:", "1:a:b:c", "#", "9" * 99])
)
SLUGS = pytest.mark.parametrize("slug", registry.slugs())


@cache
def game_of(slug: str) -> Game:
    """The game for the most players: it has the most to break."""
    return registry.load(slug, max(registry.player_counts(slug)))


@cache
def texts_of(slug: str) -> list[list[str]]:
    """Positions of one random game, line by line."""
    return [state.text().splitlines() for _, state in play(game_of(slug), 3, SMALL).nodes]


@cache
def record_of(slug: str) -> list[str]:
    """A record, line by line."""
    game = game_of(slug)
    return dumps(replay(game, play(game, 3, SMALL).entries[:120])).splitlines()


def spoil(data: st.DataObject, lines: list[str]) -> str:
    """The text with some words of some lines replaced by hostile ones, or by words from elsewhere in it."""
    spoilt = lines[:]
    everywhere = st.sampled_from(" ".join(lines).split())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(spoilt) - 1))
        words = spoilt[place].split() or [""]
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.one_of(WORDS, everywhere))
        spoilt[place] = " ".join(words)
    return "\n".join(spoilt)


@SLUGS
@SOME
@given(st.data())
def test_a_spoilt_position_is_refused_or_sound_enough_to_be_asked(slug: str, data: st.DataObject) -> None:
    game = game_of(slug)
    text = spoil(data, data.draw(st.sampled_from(texts_of(slug))))
    state = game.new_state()
    with told():
        state = game.parse_state(text)
    assert game.parse_state(state.text()).text() == state.text()
    state.problems()
    state.view(0)
    state.legal_actions()


@SLUGS
@SOME
@given(st.data())
def test_a_spoilt_record_is_refused_or_read(slug: str, data: st.DataObject) -> None:
    text = spoil(data, record_of(slug))
    with told():
        assert registry.read_record(text).state.problems() == []
