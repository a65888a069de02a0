"""What the pages tell people to type is understood by the programs they type it for."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main

from kogge.cli.commands import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = {"GAME": "norderwind", "<slug>": "norderwind", "DAYS": "30", "SEAT": "1", "N": "1"}


def typed(page: Path) -> list[str]:
    """The commands of a page: lines of its shell blocks, and what is set as code in its sentences."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line.partition(" #")[0].strip() for block in blocks for line in block.splitlines()]
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return [line for line in lines + re.findall(r"`([^`\n]+)`", prose) if line]


def commands(program: str) -> list[tuple[str, str]]:
    """All commands of a program with the page they are on."""
    return sorted({(page.name, line) for page in PAGES for line in typed(page) if line.startswith(program + " ")})


def silent(command: Any) -> Any:
    """The same command and its parts, doing nothing but reading their arguments."""
    for part in getattr(command, "commands", {}).values():
        silent(part).callback = None
    return command


def concrete(line: str) -> list[str]:
    """The arguments as someone would type them: a game for GAME, nothing for what may be left out."""
    words = shlex.split(re.sub(r"\[[A-Z]+\]|…", "", line))[1:]
    if len(words) == 1:
        return [*words, "--help"]  # a command that is only named
    return [EXAMPLES.get(word, word) for word in words]


@pytest.mark.parametrize(("page", "line"), commands("kogge"))
def test_kogge_understands_what_the_pages_say(page: str, line: str) -> None:
    try:
        silent(typer.main.get_command(app)).main(concrete(line), prog_name="kogge", standalone_mode=False)
    except Exception as error:
        pytest.fail(f"{page}: {line}: {getattr(error, 'message', error)}")


@pytest.mark.parametrize(("page", "line"), commands("make"))
def test_make_has_the_targets_that_the_pages_name(page: str, line: str) -> None:
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = [word for word in line.split()[1:] if re.fullmatch(r"[a-z][a-z0-9-]*", word)]
    assert set(asked) <= targets, f"{page}: {line}"


@pytest.mark.parametrize(("page", "line"), [*commands("pip"), *commands("pipx"), *commands("uvx")])
def test_the_extras_that_the_pages_install_exist(page: str, line: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for named in re.findall(r"(?:kogge|\.)\[([a-z,]+)\]", line):
        assert set(named.split(",")) <= set(project["optional-dependencies"]), f"{page}: {line}"


def test_the_pages_say_what_to_type() -> None:
    assert len(commands("kogge")) > 20
    assert len(commands("make")) > 10
    assert len(commands("pip")) > 2
