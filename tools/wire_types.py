"""Writes the types of the server's OpenAPI description, from which ``make types`` makes those of the page."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from kogge.server.api.app import create_app
from kogge.server.api.openapi import described
from kogge.server.settings import Setup


def main() -> None:
    """Write it to the path given."""
    app = create_app(Setup(database="sqlite:///unused.db"))
    schema = described(app.openapi_schema.to_schema()) | {"paths": {}}
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(schema))


if __name__ == "__main__":
    main()
