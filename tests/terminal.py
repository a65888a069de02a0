"""A terminal of one's own: runs a line as it is typed, and reads the screen."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import termios
import time
from pathlib import Path

PATIENCE_S = 120


def first_screen(line: str, folder: Path, environment: dict[str, str], wanted: bytes) -> bytes:
    """What a terminal shows until the wanted words are there; then the program is stopped."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (40, 120))
    places = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    command = ["/bin/bash", "-c", f"exec {line}"]
    with subprocess.Popen(
        command, cwd=folder, env={**environment, **places}, stdin=theirs, stdout=theirs, stderr=theirs
    ) as program:
        try:
            return _read_until(ours, wanted)
        finally:
            program.terminate()
            program.wait(PATIENCE_S)
            os.close(theirs)
            os.close(ours)


def _read_until(terminal: int, wanted: bytes) -> bytes:
    seen, deadline = b"", time.monotonic() + PATIENCE_S
    while wanted not in seen:
        assert select.select([terminal], [], [], max(deadline - time.monotonic(), 0))[0], seen[-2000:]
        seen += os.read(terminal, 65536)
    return seen
