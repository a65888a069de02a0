"""The optional parts of the package, as its metadata names them: `pip install 'kogge[server]'`."""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires

PACKAGES = {"PIL": "pillow", "pyspiel": "open-spiel"}
"""Modules with another name than the package that brings them."""


def extras() -> dict[str, list[str]]:
    """The packages that each extra brings, on this platform."""
    try:
        answer = requires("kogge") or []
    except PackageNotFoundError:
        return {}
    found: dict[str, list[str]] = {}
    for requirement in answer:
        extra = re.search(r"""extra == ["'](.+?)["']""", requirement)
        elsewhere = "win32" in requirement and sys.platform == "win32"
        if extra and not elsewhere and not requirement.startswith("kogge["):
            found.setdefault(extra[1], []).append(_normal(re.split(r"[^\w.-]", requirement)[0]))
    return found


def extra_of(module: str | None) -> str | None:
    """The extra that brings a module."""
    top = (module or "").partition(".")[0]
    package = _normal(PACKAGES.get(top, top))
    return next((extra for extra, packages in extras().items() if package in packages), None)


def missing(packages: list[str]) -> list[str]:
    """Those of some packages that are not installed."""
    return [package for package in packages if not _installed(package)]


def _installed(package: str) -> bool:
    try:
        return bool(distribution(package))
    except PackageNotFoundError:
        return False


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
