"""How hostile input may fail: with an error of ours that can be put in words, and in no other way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kogge.core.errors import KoggeError


@contextmanager
def told() -> Iterator[None]:
    """Bear an error that says what is wrong."""
    try:
        yield
    except KoggeError as error:
        str(error)
