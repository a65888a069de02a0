"""The archives on every other Python up to 3.14 that is on this machine or that the registries bring.

A CPython of the system or of pyenv compiles its own wheel and runs the engine's tests against it, installed. The pure
wheel plays the games on the Python 3.14 of Pyodide, which npm brings. What was not found is told at the end of the run.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.install.conftest import ENGINE, OTHER_PYTHONS, build, install, unpacked
from tools.installing import Place, clean_clone, plain_environment, run

pytestmark = pytest.mark.pythons
FOUND = {version: python for version, python in OTHER_PYTHONS.items() if python}
NPM = [npm for npm in [shutil.which("npm")] if npm]
TESTS = ("tests/core", "tests/golden", "tests/games/norderwind/rulebook", "tests/games/norsemen/rulebook")
TEST_TOOLS = ("hypothesis", "pytest>=9,<9.2", "setuptools")
PLAY = """
import sys
import kogge
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.games import registry

for slug in registry.slugs():
    record = play_game(kogge.load(slug, players=2), [bots.make(slug, "greedy") for _seat in range(2)], 1)
    assert record.state.to_move() == kogge.TERMINAL
    assert kogge.dumps(kogge.read_record(kogge.dumps(record))) == kogge.dumps(record)
    print(sys.version.split()[0], slug, "played")
"""
PYODIDE = "pyodide@314"
PYODIDE_PLAY = f"""
import {{ loadPyodide }} from "pyodide";
const python = await loadPyodide();
python.FS.mkdirTree("/site");
python.FS.mount(python.FS.filesystems.NODEFS, {{ root: process.argv[2] }}, "/site");
python.runPython(`import sys; sys.path.insert(0, "/site")`);
python.runPython(`{PLAY}`);
"""


@pytest.mark.parametrize("version", [pytest.param(found, marks=pytest.mark.xdist_group(found)) for found in FOUND])
def test_the_engine_on_cpython(version: str, sdist: Path, tmp_path: Path) -> None:
    place = Place(tmp_path / "venv", plain_environment(KOGGE_OPTIMISE="0"), FOUND[version], quick=True)
    install(place, str(sdist), *TEST_TOOLS)
    assert ENGINE in place.call("kogge", "version", LC_ALL="en")
    assert place.call("python", "-c", PLAY).count(version) == 3
    own = clean_clone(tmp_path / "clone")  # pytest leaves its caches there
    told = place.call("python", "-m", "pytest", "-q", *TESTS, folder=own)
    assert " passed" in told.splitlines()[-1]


@pytest.mark.xdist_group("pyodide")
@pytest.mark.parametrize("npm", NPM)
def test_the_games_on_pyodide(npm: str, sdist: Path, tmp_path: Path) -> None:
    wheel = build("--wheel", unpacked(sdist, tmp_path), tmp_path / "dist", KOGGE_PURE="1")
    site = [*("--python-version", "3.14", "--only-binary", ":all:"), "--target", str(tmp_path / "site")]
    run([sys.executable, "-m", "uv", "pip", "install", *site, str(wheel)], tmp_path, dict(os.environ))
    run([npm, "install", "--silent", "--no-save", "--ignore-scripts", PYODIDE], tmp_path, dict(os.environ))
    (tmp_path / "play.mjs").write_text(PYODIDE_PLAY, encoding="utf-8")
    told = run(["node", "play.mjs", str(tmp_path / "site")], tmp_path, dict(os.environ))
    assert told.count("3.14") == 3
