"""The house around the engine: what is packaged, locked, named and promised."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kogge
from setup import INTERPRETED, compiled_modules

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
    for extra in PROJECT["project"]["optional-dependencies"].values():
        named += extra
    locked = set(re.findall(r"^([a-z0-9-]+)==", read("requirements.lock"), re.MULTILINE))
    for requirement in [*named, *groups["dev"], *groups["docs"]]:
        name = re.sub(r"[._]", "-", re.split(r"[\[<>=]", requirement)[0])
        assert name in locked


def test_no_committed_file_names_a_machine_or_a_registry() -> None:
    for path in committed():
        text = path.read_bytes().decode("utf-8", errors="replace")
        assert [word for word in PRIVATE if word in text] == [], path


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
    assert "games/norderwind/state.py" in names
    assert not {path.name for path in found} & INTERPRETED


def test_core_needs_the_standard_library_only() -> None:
    allowed = {*sys.stdlib_module_names, "kogge", "mypy_extensions"}
    for path in (ROOT / "src/kogge/core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            assert {name.partition(".")[0] for name in names} <= allowed, path


def test_the_version_is_the_same_everywhere() -> None:
    version = PROJECT["project"]["version"]
    assert kogge.__version__ == version
    assert f"\nversion: {version}\n" in read("CITATION.cff")
    assert f"\n## {version}" in read("CHANGELOG.md")


def test_the_readme_names_the_two_commands() -> None:
    for command in ("make play", "make test"):
        assert re.search(rf"^{command}\b", read("README.md"), re.MULTILINE)


def test_linked_pages_exist() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            made_by_the_site = link in ("rules/index.md", "reference.md")
            assert made_by_the_site or (page.parent / link).exists(), (page.name, link)


def test_every_target_is_told_by_help() -> None:
    makefile = read("Makefile")
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", makefile, re.MULTILINE))
    parts = {"all-tests", "pure-tests"}
    assert targets - parts == set(re.findall(r"^([a-z0-9-]+):.*## ", makefile, re.MULTILINE))


def test_every_tool_of_the_makefile_exists() -> None:
    for tool in re.findall(r"tools/\w+\.py", read("Makefile")):
        assert (ROOT / tool).is_file(), tool
