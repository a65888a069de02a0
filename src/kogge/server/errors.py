"""What the server says no to: a key for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from kogge.core.errors import IllegalAction, KoggeError

STATUS = {
    "bad-request": 400,
    "bad-name": 400,
    "unknown-level": 400,
    "seat-names": 400,
    "bad-token": 401,
    "bad-code": 403,
    "no-hints": 403,
    "no-chat": 403,
    "banned": 403,
    "kicked": 403,
    "not-host": 403,
    "not-allowed": 403,
    "unknown-table": 404,
    "not-found": 404,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "bots-busy": 429,
    "too-many-reports": 429,
    "internal": 500,
    "too-busy": 503,
    "all-bots-busy": 503,
}


class Refused(Exception):
    """A request that is not done; nothing has changed."""

    detail: str | None = None

    def __init__(self, error: str, **details: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.details = details
        self.headers: dict[str, str] = {}

    def saying(self, detail: str) -> Refused:
        """With a word for programmers."""
        self.detail = detail[:200]
        return self

    def after(self, seconds: int) -> Refused:
        """It may be tried again then."""
        self.headers["Retry-After"] = str(seconds)
        return self

    @property
    def status(self) -> int:
        """The status of the HTTP answer; most refusals are conflicts with what the table has come to."""
        return STATUS.get(self.error, 409)


def status_of(error: Refused | KoggeError) -> int:
    """The status of the HTTP answer to an error of the server or of the engine."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, IllegalAction) else 400
