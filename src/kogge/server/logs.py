"""Log lines with time, level and request id, as text or as JSON."""

from __future__ import annotations

import logging
import sys
from asyncio import CancelledError
from contextvars import ContextVar
from datetime import UTC, datetime
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Literal
from urllib.parse import quote

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from kogge.server.metrics import ErrorCounter

Format = Literal["text", "json"]
Addresses = Literal["short", "full", "none"]

request_id: ContextVar[str] = ContextVar("request_id", default="")
MOST_SIGNS = 2000  # of one message: a library may log what it was given
HIDDEN = "***"
NO_NEWS = ("Invalid HTTP request received.",)  # of uvicorn, for every connection that speaks no HTTP
_CONTROL = {sign: f"\\x{sign:02x}" for sign in (*range(32), *range(127, 160))}


class StderrHandler(logging.Handler):
    """Writes to what stderr is at that moment."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()
        except Exception:
            self.handleError(record)


def configure(log_format: Format, level: str, database: str = "") -> None:
    """Send all log lines to stderr. Libraries only warn: at their other levels they log rows and arguments."""
    handler = StderrHandler()
    handler.setFormatter((JsonFormatter if log_format == "json" else TextFormatter)(passwords_of(database)))
    handler.addFilter(_is_news)
    root = logging.getLogger()
    root.handlers = [handler, ErrorCounter(logging.ERROR)]
    root.setLevel(logging.WARNING)
    logging.getLogger("kogge").setLevel(level.upper())


def _is_news(record: logging.LogRecord) -> bool:
    """Whether it is worth a line: what ends with the server is not, nor what anybody can send at will."""
    if record.msg in NO_NEWS:
        return False
    return not (record.exc_info and record.exc_info[0] and issubclass(record.exc_info[0], CancelledError))


def passwords_of(database: str) -> list[str]:
    """What must never be logged of a database URL, as it stands there and as it is meant."""
    try:
        password = make_url(database).password
    except ArgumentError:
        return []
    return sorted({str(password), quote(str(password), safe="")}) if password else []


class TextFormatter(logging.Formatter):
    """One line for people; the lines of a traceback are indented, so that no text in it passes for a line of ours."""

    def __init__(self, secrets: list[str]) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        request = request_id.get()
        parts = [_time(record), record.levelname, _logger(record), f"[{request}]" if request else "", _message(record)]
        lines = [" ".join(part for part in parts if part), *self._traceback(record)]
        return hide("\n".join(lines), self._secrets)

    def _traceback(self, record: logging.LogRecord) -> list[str]:
        if not record.exc_info:
            return []
        return [f"    {line.translate(_CONTROL)}" for line in self.formatException(record.exc_info).splitlines()]


class JsonFormatter(logging.Formatter):
    """One JSON object a line, for programs."""

    def __init__(self, secrets: list[str]) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        entry = {"time": _time(record), "level": record.levelname.lower(), "logger": _logger(record)}
        entry["message"] = _message(record)
        if request := request_id.get():
            entry["request_id"] = request
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return hide(msgspec.json.encode(entry | getattr(record, "fields", {})).decode(), self._secrets)


def hide(text: str, secrets: list[str]) -> str:
    """The text without these."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return text


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"


def _logger(record: logging.LogRecord) -> str:
    return record.name.removesuffix(".error")  # uvicorn's logger for everything


def _message(record: logging.LogRecord) -> str:
    return record.getMessage().strip()[:MOST_SIGNS].translate(_CONTROL)


def shown_address(address: str, shown: Addresses) -> str:
    """An address as the log shows it: shortened to its /24 or /48 network, in full, or not at all."""
    if shown == "none":
        return "-"
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "-"
    if shown == "full":
        return str(parsed)
    bits = 24 if isinstance(parsed, IPv4Address) else 48
    return str(ip_network((parsed, bits), strict=False).network_address)
