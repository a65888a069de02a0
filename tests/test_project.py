"""The project around the engine: what is packaged, locked, named and promised."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import kogge
from kogge.games import registry
from kogge.server.api.app import create_app
from kogge.server.settings import Setup
from kogge_build.engine import INTERPRETED, compiled_modules

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HALVES = "/wo rk/, /ro ot/, /ho me/, pypi .org, python hosted, npm js., deb. debian, index -url"
PRIVATE = [word.replace(" ", "") for word in HALVES.split(", ")]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def committed() -> list[Path]:
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, text=True, capture_output=True, check=False)
    if told.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in told.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_lock_has_a_hash_for_every_version_and_no_address() -> None:
    lock = read("requirements.lock")
    entries = re.split(r"^(?=[a-z])", lock, flags=re.MULTILINE)[1:]
    assert len(entries) > 30
    assert [entry.partition("\n")[0] for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert re.findall(r".*(?:://|--index|--find-links).*", lock) == []


def test_the_lock_covers_what_the_project_names() -> None:
    groups = PROJECT["dependency-groups"]
    named = [*PROJECT["project"]["dependencies"]]
    for name, extra in PROJECT["project"]["optional-dependencies"].items():
        named += extra if name not in ("all", "learn") else []  # PyTorch is in the lock of the examples
    locked = set(re.findall(r"^([a-z0-9-]+)==", read("requirements.lock"), re.MULTILINE))
    for requirement in [*named, *groups["dev"], *groups["docs"]]:
        name = re.sub(r"[._]", "-", re.split(r"[\[<>=]", requirement)[0])
        assert name in locked


def test_no_committed_file_names_a_machine_or_a_registry() -> None:
    for path in committed():
        text = path.read_bytes().decode("utf-8", errors="replace")
        assert [word for word in PRIVATE if word in text] == [], path


def test_no_line_of_the_page_is_longer_than_140_characters() -> None:
    """The linter of the page says so of its code; stylesheets and drawings are read here alone."""
    kinds = {".css", ".html", ".js", ".svelte", ".svg", ".ts"}
    code = [path for path in committed() if ROOT / "web" in path.parents and path.suffix in kinds]
    assert len(code) > 100
    for path in code:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > 140] == [], path


def test_every_data_file_is_packaged() -> None:
    package = ROOT / "src/kogge"
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["kogge"]
    packaged = {path for pattern in patterns for path in package.glob(pattern)}
    data = {path for path in committed() if package in path.parents and path.suffix != ".py"}
    assert sorted(data - packaged) == []


def test_the_compiled_modules_are_found_by_their_place() -> None:
    found = [Path(name) for name in compiled_modules(ROOT / "src/kogge")]
    names = {path.relative_to(ROOT / "src/kogge").as_posix() for path in found}
    core = {f"core/{path.name}" for path in (ROOT / "src/kogge/core").glob("*.py")}
    assert "core/state.py" in names
    assert core - names == {f"core/{name}" for name in INTERPRETED} & core
    assert "games/norderwind/rules/state.py" in names
    assert not {path.name for path in found} & INTERPRETED


def test_core_needs_the_standard_library_and_what_mypyc_compiles_against() -> None:
    allowed = {*sys.stdlib_module_names, "kogge", "librt", "mypy_extensions"}
    for path in (ROOT / "src/kogge/core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            assert {name.partition(".")[0] for name in names} <= allowed, path


def test_the_version_is_the_same_everywhere() -> None:
    version = kogge.__version__
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "kogge.__version__"}
    assert metadata.version("kogge") == version
    assert f"\nversion: {version}\n" in read("CITATION.cff")
    assert json.loads(read("web/package.json"))["version"] == version
    assert json.loads(read("web/package-lock.json"))["version"] == version
    assert create_app(Setup(database="sqlite:///unused.db")).openapi_schema.info.version == version
    told = re.findall(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    assert told[0] == version or (told[0] == "Unreleased" and version not in told), "a closed version goes on changing"


def test_all_is_every_extra_for_players() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert extras["all"] == ["kogge[arena,play,server]"]
    assert {"arena", "play", "server"} <= set(extras)


def test_the_readme_names_the_two_commands() -> None:
    for command in ("make play", "make test"):
        assert re.search(rf"^{command}\b", read("README.md"), re.MULTILINE)


def test_linked_pages_exist() -> None:
    rules = [f"rules/{name}.md" for slug in registry.slugs() for name in (slug, f"{slug}.de")]
    made_by_the_site = {ROOT / "docs" / name for name in ("reference.md", "rules/index.md", *rules)}
    guides = [*(ROOT / "docs/guide").glob("*.md"), *(ROOT / "docs/de").rglob("*.md")]
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *guides]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            linked = (page.parent / link).resolve()
            assert linked in made_by_the_site or linked.exists(), (page.name, link)


def test_every_target_is_told_by_help() -> None:
    makefile = read("Makefile")
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", makefile, re.MULTILINE))
    parts = {"every-test", "all-tests", "pure-tests", "lint-python", "lint-page", "fast-python", "fast-page"}
    assert targets - parts == set(re.findall(r"^([a-z0-9-]+):.*## ", makefile, re.MULTILINE))


def test_every_tool_of_the_makefile_exists() -> None:
    for tool in re.findall(r"(?<!tests/)tools/\w+\.py", read("Makefile")):
        assert (ROOT / tool).is_file(), tool
