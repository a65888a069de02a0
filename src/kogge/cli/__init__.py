"""The command `kogge`. Its parts are loaded when they are asked for."""

from __future__ import annotations

import sys

_EXTRA = ("fluent", "rich", "textual", "typer")


def main() -> None:
    """Run the command line."""
    try:
        from kogge.cli.commands import app
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _EXTRA:
            raise
        sys.exit(f"kogge: {error.name} is not installed; the terminal needs pip install 'kogge[play]'")
    app(prog_name="kogge")
