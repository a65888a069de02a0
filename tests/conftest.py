"""What every test run does first: say which engine runs, refuse to test a stale one, make every run alike."""

import logging
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

from kogge import _pure
from kogge_build.engine import compiled_modules

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


# Tests of many seconds each are begun first, so that no worker is left with one while the others have nothing to do.
SLOW = (
    "tests/tools/test_mutants.py",
    "tests/server/test_hostile.py",
    "tests/server/test_noninterference.py",
    "tests/arena/test_match.py",
    "tests/conformance/test_registry.py::test_in_the_tiny_edition",
    "tests/games/norderwind/bots/test_learned.py",
    "tests/tools/test_soak.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(SLOW))


@pytest.fixture(autouse=True)
def same_loggers() -> Iterator[None]:
    """A command that runs in this process sends log lines to stderr; the next test finds the loggers as they were."""
    loggers = [logging.getLogger(), logging.getLogger("kogge")]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


def pytest_configure() -> None:
    stale = [] if _pure.wanted() else stale_modules(ROOT / "src/kogge")
    if stale:
        pytest.exit(f"compiled modules are older than {', '.join(stale)}: run `make compile`, or set KOGGE_PURE=1", 3)


def pytest_report_header() -> str:
    return f"kogge: {'compiled' if _pure.compiled() else 'pure'} engine"
