"""Ids and secrets of tables and seats."""

from __future__ import annotations

from kogge.server.tokens import new_code, new_id, new_token


def test_ids_and_secrets_are_letters_and_digits() -> None:
    made = [make() for make in (new_id, new_code, new_token) for _ in range(500)]
    assert all(text.isascii() and text.isalnum() for text in made)
    assert {len(text) for text in made} == {12, 16, 32}
    assert len(set(made)) == len(made)
