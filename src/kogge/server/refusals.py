"""What the server says no to: a key for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

STATUS = {
    "bad-request": 400,
    "bad-name": 400,
    "unknown-level": 400,
    "seat-names": 400,
    "bad-token": 401,
    "bad-code": 403,
    "no-hints": 403,
    "not-allowed": 403,
    "unknown-table": 404,
    "not-found": 404,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "internal": 500,
}


class Refused(Exception):
    """A request that is not done; nothing has changed."""

    detail: str | None = None

    def __init__(self, error: str, **details: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.details = details

    def saying(self, detail: str) -> Refused:
        """With a word for programmers."""
        self.detail = detail[:200]
        return self

    @property
    def status(self) -> int:
        """The status of the HTTP answer; most refusals are conflicts with what the table has come to."""
        return STATUS.get(self.error, 409)
