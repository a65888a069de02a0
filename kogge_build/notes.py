"""What a build says: to the person who builds, and inside the wheel to the person who runs it."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

NOTES = Path("kogge/build.json")


def wanted(variable: str) -> bool:
    """Whether an environment variable is set to something other than 0."""
    return os.environ.get(variable, "0") not in {"", "0"}


def leave_out(sentence: str) -> None:
    """Say what this build goes without; in strict builds it stops here."""
    if wanted("KOGGE_STRICT"):
        sys.exit(f"kogge: {sentence} (KOGGE_STRICT is set)")
    print(f"kogge: {sentence}", file=sys.stderr, flush=True)


def write(build_lib: Path, notes: dict[str, str]) -> None:
    """Keep the notes in the wheel: `kogge version --full` reads them."""
    (build_lib / NOTES).parent.mkdir(parents=True, exist_ok=True)
    (build_lib / NOTES).write_text(json.dumps(notes, indent=2, sort_keys=True) + "\n", encoding="utf-8")
