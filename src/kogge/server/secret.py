"""Secrets: made by the operating system's generator, stored as hashes, compared in constant time."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe


def new_id() -> str:
    """The name of a table: nobody can guess the next one."""
    return token_urlsafe(9)


def new_code() -> str:
    """The code of a join or watch link."""
    return token_urlsafe(12)


def new_token() -> str:
    """The secret of a seat, or a one-time code for it."""
    return token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the database keeps of a secret. The secret is random and long, so one plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def matches(secret: str | None, stored: str | None) -> bool:
    """Whether this is the secret that was stored."""
    return secret is not None and stored is not None and compare_digest(hashed(secret), stored)


def same(secret: str | None, code: str) -> bool:
    """Whether this is the code."""
    return secret is not None and compare_digest(secret.encode(), code.encode())
