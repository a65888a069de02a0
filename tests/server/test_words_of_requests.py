"""The words of the protocol: what a text of a request may look like."""

from __future__ import annotations

import msgspec
import pytest

from kogge.server.wire import Key, Secret, Slug

WORDS = {"slug": Slug, "secret": Secret, "key": Key}


@pytest.mark.parametrize("kind", WORDS)
@pytest.mark.parametrize("more", ["\n", " ", "\0", "/", "..", "\u200b", "ä"])
def test_a_word_of_a_request_has_no_other_sign_at_its_end(kind: str, more: str) -> None:
    word = "norderwind"
    assert msgspec.convert(word, WORDS[kind]) == word
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(word + more, WORDS[kind])
