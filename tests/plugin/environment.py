"""An environment of its own with the example game in it; everything else comes from the environment of the tests."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples/plugin"


def install(folder: Path) -> Path:
    """Make it, and return its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin/python"
    ours = sysconfig.get_path("purelib")
    theirs = next((folder / "lib").glob("python*/site-packages"))
    (theirs / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n", encoding="utf-8")
    copy = folder / "package"
    subprocess.run(["cp", "-r", PACKAGE, copy], check=True)  # a build leaves files beside the sources
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--offline"]
    subprocess.run([*uv, "--python", python, copy], check=True)
    return python
