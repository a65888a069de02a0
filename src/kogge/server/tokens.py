"""Secrets: made by the operating system's generator, stored as hashes, compared in constant time."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, new
from secrets import choice
from string import ascii_letters, digits

_ALPHABET = ascii_letters + digits


def new_id() -> str:
    """The name of a table: nobody can guess the next one."""
    return _random_text(12)


def new_code() -> str:
    """The code of a join or watch link."""
    return _random_text(16)


def new_token() -> str:
    """The secret of a seat, or a one-time code for it."""
    return _random_text(32)


def _random_text(length: int) -> str:
    """Letters and digits only: a command must not take an id for an option, nor a chat cut a link's last character."""
    return "".join(choice(_ALPHABET) for _ in range(length))


def derived_token(token: str, table: str) -> str:
    """The token a seat's token stands for at a follow-up table: always the same, and no way leads back."""
    digest = new(token.encode(), f"rematch {table}".encode(), sha256).digest()
    return urlsafe_b64encode(digest[:24]).decode()


def hashed(secret: str) -> str:
    """What the database keeps of a secret. The secret is random and long, so one plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def matches(secret: str | None, stored: str | None) -> bool:
    """Whether this is the secret that was stored."""
    return secret is not None and stored is not None and compare_digest(hashed(secret), stored)


def same(secret: str | None, code: str) -> bool:
    """Whether this is the code."""
    return secret is not None and compare_digest(secret.encode(), code.encode())
