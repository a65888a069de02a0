"""Every way to install, each from empty caches: what it takes, and what it gives. Writes docs/reports/install.md.

Results are kept in build/install.json until the sources change, so the report can be made in several runs.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from kogge.arena.markdown import table
from tools.installing import (
    ROOT,
    Place,
    base_python,
    changed_files,
    clean_clone,
    contents,
    run,
    stranger,
    without_compiler,
)

REPORT = ROOT / "docs/reports/install.md"
KEPT = ROOT / "build/install.json"
MOST_MB = {"compiled": 25, "pure": 4}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PAGE = "kogge/server/static/index.html"
SOURCES = ("src", "web", "kogge_build", "pyproject.toml", "setup.py", "MANIFEST.in")
"""What distributions are made of: results for other sources are of no use."""

Row = list[str]
Results = dict[str, dict[str, Any]]
Install = Callable[[Path, Path, dict[str, str]], str]
"""Installs from a clone, in an empty folder and with this environment; what `kogge version --full` says then."""


@dataclass
class Result:
    """What one way took and gave, as rows of the report's tables."""

    took: Row
    built: list[Row]
    equal: list[Row]


def with_pip(what: str) -> Install:
    """With pip, from what may name the clone."""

    def install(clone: Path, folder: Path, environment: dict[str, str]) -> str:
        place = Place(folder / "venv", environment)
        place.call("python", "-m", "pip", "install", "--quiet", what.format(clone=clone), folder=clone)
        return place.call("kogge", "version", "--full")

    return install


def with_pipx(clone: Path, folder: Path, environment: dict[str, str]) -> str:
    """With pipx, which comes from the registry too."""
    apps = folder / "apps"
    place = Place(folder / "venv", {**environment, "PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(apps)})
    place.call("python", "-m", "pip", "install", "--quiet", "pipx")
    place.call("pipx", "install", ".", folder=clone)
    return run([str(apps / "kogge"), "version", "--full"], folder, environment)


def with_uvx(clone: Path, folder: Path, environment: dict[str, str]) -> str:
    """With uvx, which comes from the registry too."""
    place = Place(folder / "venv", environment)
    place.call("python", "-m", "pip", "install", "--quiet", "uv")
    return place.call("uvx", "--from", ".", "kogge", "version", "--full", folder=clone)


WAYS: dict[str, Install] = {
    "pip install .": with_pip("."),
    "pip install git+file://CLONE": with_pip("git+file://{clone}"),
    "pipx install .": with_pipx,
    "uvx --from . kogge version --full": with_uvx,
}


class Watch:
    """Elapsed time, and processor time of all child processes."""

    def __init__(self) -> None:
        self.began, self.before = perf_counter(), os.times()

    def read(self) -> Row:
        """Both, for the report."""
        now = os.times()
        worked = now.children_user - self.before.children_user + now.children_system - self.before.children_system
        return [f"{perf_counter() - self.began:.0f} s", f"{worked:.0f} s"]


def newcomer(folder: Path, compiler: bool) -> dict[str, str]:
    """An empty home and empty caches, with a C compiler or without."""
    return stranger(folder, **({} if compiler else {"PATH": without_compiler(folder / "tools")}))


def try_way(typed: str, compiler: bool, clone: Path) -> Result:
    """Install once, and check what came of it."""
    with TemporaryDirectory(prefix="kogge-install-") as folder:
        watch = Watch()
        told = WAYS[typed](clone, Path(folder), newcomer(Path(folder), compiler))
        took = watch.read()
    engine = "compiled engine" if compiler else "pure Python engine"
    if engine not in told or "Page │ built" not in " ".join(told.split()):
        raise RuntimeError(f"{typed}:\n{told}")
    return Result([f"`{typed}`", _yes(compiler), *took, engine], [], [])


def try_build(version: str, compiler: bool, clone: Path) -> Result:
    """``python -m build`` with one Python, and the wheel once more from the clone itself."""
    typed = f"`python{version} -m build`"
    python = base_python(version)
    if python is None:
        return Result([typed, _yes(compiler), "", "", "no such Python on this machine"], [], [])
    with TemporaryDirectory(prefix="kogge-install-") as folder:
        home = Path(folder)
        environment = newcomer(home, compiler) | {"KOGGE_STRICT": str(int(compiler))}
        place = Place(home / "venv", environment, python)
        place.call("python", "-m", "pip", "install", "--quiet", "build")
        watch = Watch()
        place.call("python", "-m", "build", "--outdir", str(home / "dist"), folder=clone)
        took, built = watch.read(), sorted((home / "dist").iterdir())
        place.call("python", "-m", "build", "--wheel", "--outdir", str(home / "again"), folder=clone)
        equal = compare(next((home / "dist").glob("*.whl")), next((home / "again").glob("*.whl")))
        return Result(
            [typed, _yes(compiler), *took, "source distribution and wheel"], [size(file) for file in built], [equal]
        )


def size(archive: Path) -> Row:
    """The size of an archive, and how large it may be."""
    kind = "pure" if "none-any" in archive.name else "compiled" if archive.suffix == ".whl" else ""
    megabytes = archive.stat().st_size / 1e6
    if kind and megabytes > MOST_MB[kind]:
        raise RuntimeError(f"{archive.name} has {megabytes:.2f} MB, more than {MOST_MB[kind]}")
    return [f"`{archive.name}`", f"{megabytes:.2f} MB", f"{MOST_MB[kind]} MB" if kind else ""]


def compare(wheel: Path, other: Path) -> Row:
    """The wheel from the source distribution and the one from the clone; any difference is an error."""
    ours, theirs = contents(wheel), contents(other)
    differ = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
    if wheel.name != other.name or differ or PAGE not in ours:
        raise RuntimeError(f"{wheel.name} is not {other.name}: {differ}")
    return [f"`{wheel.name}`", str(len(ours)), "equal"]


def _yes(compiler: bool) -> str:
    return "yes" if compiler else "no"


def all_steps(pythons: list[str]) -> dict[str, Callable[[Path], Result]]:
    """Every way with a compiler and without; without one, one Python is enough for the build."""
    steps: dict[str, Callable[[Path], Result]] = {}
    for compiler, suffix in ((True, ""), (False, ", no C compiler")):
        for typed in WAYS:
            steps[typed + suffix] = partial(try_way, typed, compiler)
        for version in pythons if compiler else pythons[:1]:
            steps[f"build {version}{suffix}"] = partial(try_build, version, compiler)
    return steps


def measure(steps: dict[str, Callable[[Path], Result]], again: bool) -> Results:
    """Run these steps in a clean clone; all results so far. Steps that have one are skipped unless asked for again."""
    with TemporaryDirectory(prefix="kogge-install-") as folder:
        clone = clean_clone(Path(folder, "clone"))
        sources = run(["git", "rev-parse", *(f"HEAD:{name}" for name in SOURCES)], clone, dict(os.environ))
        results = kept_results(sources)
        for name in (name for name in steps if again or name not in results):
            results[name] = asdict(steps[name](clone)) | {"load": os.getloadavg()[0]}
            print(name, results[name]["took"], flush=True)
            if changed_files(clone):
                raise RuntimeError(f"{name} changed the clone: {changed_files(clone)}")
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps({"sources": sources, "results": results}, indent=1), encoding="utf-8")
    return results


def kept_results(sources: str) -> Results:
    """What earlier runs found for the same sources."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    found: Results = kept["results"] if kept.get("sources") == sources else {}
    return found


def report(names: list[str], results: Results) -> str:
    """The page as Markdown."""
    found = [results[name] for name in names if name in results]
    built = {row[0]: row for result in found for row in result["built"]}
    parts = [
        "# Installing from nothing\n",
        f"{date.today():%Y-%m-%d}. {_how(found)}\n",
        table(["typed", "C compiler", "time", "processor time", "gives"], [result["took"] for result in found]),
        table(["built", "size", "limit"], list(built.values())),
        "The wheel from the source distribution and the wheel from the clone, file by file:\n",
        table(["wheel", "files", "they are"], [row for result in found for row in result["equal"]]),
    ]
    return "\n".join(parts)


def _how(found: list[dict[str, Any]]) -> str:
    loads = [result["load"] for result in found]
    return (
        "Each from a clean clone, into an empty environment, with an empty home and empty caches; everything comes "
        "from the package registries, the installer too. Each must leave the clone as it was and bring the page. "
        f"Downloads are part of the time. On {platform.system()} {platform.machine()}, {os.cpu_count() or 1} cores, "
        f"load {min(loads):.1f} to {max(loads):.1f}. Written by `make check-install`."
    )


def main() -> None:
    """Write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=REPORT)
    parser.add_argument("--python", nargs="+", default=list(PYTHONS), help="versions of Python to build with")
    parser.add_argument("--only", default="", help="only steps with this word: pip, git, pipx, uvx, build, no")
    parser.add_argument("--again", action="store_true", help="also steps that have a result for these sources")
    asked = parser.parse_args()
    steps = all_steps(asked.python)
    chosen = {name: step for name, step in steps.items() if asked.only in re.split(r"\W+", name) or not asked.only}
    asked.out.write_text(report(list(steps), measure(chosen, asked.again)), encoding="utf-8")
    print(asked.out.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
