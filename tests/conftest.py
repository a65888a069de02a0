"""What every test run does first: say which engine runs, refuse to test a stale one, make every run alike."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

from kogge import _pure
from setup import compiled_modules

ROOT = Path(__file__).parent.parent

settings.register_profile("kogge", deadline=None, derandomize=True, database=None)
settings.load_profile("kogge")


def stale_modules(package: Path) -> list[str]:
    """Sources that are newer than their compiled form, have none, or are gone while it is still there."""
    sources = {Path(name) for name in compiled_modules(package)}
    binaries = package.rglob("*" + EXTENSION_SUFFIXES[0])
    built = {path.with_name(path.name.partition(".")[0] + ".py"): path for path in binaries}
    if not built:
        return []
    late = {path for path in sources & built.keys() if path.stat().st_mtime > built[path].stat().st_mtime}
    return sorted(path.relative_to(package).as_posix() for path in late | (sources ^ built.keys()))


def pytest_configure() -> None:
    stale = [] if _pure.wanted() else stale_modules(ROOT / "src/kogge")
    if stale:
        pytest.exit(f"compiled modules are older than {', '.join(stale)}: run `make compile`, or set KOGGE_PURE=1", 3)


def pytest_report_header() -> str:
    return f"kogge: {'compiled' if _pure.compiled() else 'pure'} engine"
