"""The messages of the socket: whatever comes in is read or refused, and what is read means what was written."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.server import wire
from kogge.server.api.socket import MOST_BYTES, _decode
from kogge.server.errors import Refused
from kogge.server.wire import ActMessage, ClientMessage, Hello, Ping, SayMessage, UndoMessage

MANY = settings(max_examples=300, deadline=None, derandomize=True)
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"
SECRETS = st.none() | st.text(SIGNS, min_size=1, max_size=64)
KEYS = st.text(SIGNS, min_size=8, max_size=64)
COUNTS = st.integers(0, 1_000_000)
MESSAGES: st.SearchStrategy[ClientMessage] = st.one_of(
    st.builds(ActMessage, epoch=COUNTS, index=COUNTS, action=COUNTS, key=KEYS, confirmed=st.booleans()),
    st.builds(
        Hello,
        token=SECRETS,
        others=st.lists(st.text(SIGNS, min_size=1, max_size=64), max_size=8),
        watch=SECRETS,
        language=st.sampled_from(["en", "de"]),
        epoch=COUNTS,
        index=COUNTS,
    ),
    st.builds(UndoMessage, epoch=COUNTS, index=COUNTS, steps=st.integers(1, 100), key=KEYS, restart=st.booleans()),
    st.builds(SayMessage, text=st.text(min_size=1, max_size=300)),
    st.builds(Ping, next_ms=st.integers(0, 600_000)),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = [name for kind in (ActMessage, Hello, UndoMessage, SayMessage, Ping) for name in kind.__struct_fields__]


def decoded(data: str | bytes) -> ClientMessage | None:
    """The message, or None where it is refused; anything else than that fails."""
    with suppress(Refused):
        return _decode(data)
    return None


@MANY
@given(MESSAGES)
def test_a_message_is_read_as_it_was_written(message: ClientMessage) -> None:
    assert _decode(msgspec.json.encode(message)) == message


@MANY
@given(MESSAGES, st.sampled_from(FIELDS), VALUES)
def test_a_message_with_a_spoilt_field_is_refused_or_read_whole(message: ClientMessage, field: str, value: Any) -> None:
    spoilt = {**msgspec.to_builtins(message), field: value}
    found = decoded(json.dumps(spoilt))
    if found is not None and field in found.__struct_fields__:
        assert msgspec.to_builtins(found)[field] == value


@MANY
@given(st.binary(max_size=200) | st.text(max_size=200) | VALUES.map(json.dumps))
def test_whatever_comes_in_is_read_or_refused(data: str | bytes) -> None:
    found = decoded(data)
    assert found is None or _decode(msgspec.json.encode(found)) == found


@pytest.mark.parametrize("kind", [wire.Slug, wire.Secret, wire.Key])
def test_a_word_of_the_protocol_has_no_second_line(kind: Any) -> None:
    """Python's ``$`` would also let a line end."""
    assert msgspec.convert("abcdefgh", kind) == "abcdefgh"
    for spoilt in ("abcdefgh\n", "abcdefgh\nx", "\nabcdefgh", "abcdefgh\r", "abcdefgh "):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(spoilt, kind)


@pytest.mark.parametrize("sign", ["[", '{"a":'])
def test_what_is_nested_without_end_is_refused(sign: str) -> None:
    assert decoded(sign * (MOST_BYTES // len(sign))) is None


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(Refused, match="too-big"):
        _decode(b" " * (MOST_BYTES + 1))
