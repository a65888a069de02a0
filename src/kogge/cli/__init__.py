"""The command `kogge`. Its parts are loaded when they are asked for."""

from __future__ import annotations

import sys

_EXTRA = ("fluent", "rich", "textual", "typer")
_EXTRAS = {
    **dict.fromkeys(("litestar", "msgspec", "platformdirs", "segno", "sqlalchemy", "uvicorn"), "server"),
    **dict.fromkeys(("procrastinate", "psycopg"), "cluster"),
}


def main() -> None:
    """Run the command line."""
    try:
        from kogge.cli.commands import app
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _EXTRA:
            raise
        sys.exit(f"kogge: {error.name} is not installed; the terminal needs pip install 'kogge[play]'")
    try:
        app(prog_name="kogge")
    except ModuleNotFoundError as error:
        extra = _EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        sys.exit(f"kogge: {error.name} is not installed; this needs pip install 'kogge[{extra}]'")
