"""Every command takes --lang and --version, before and after its name; help and errors are in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser, ast
from typer.main import get_command

import kogge
from kogge.cli import language, rendering
from kogge.cli.commands import app
from kogge.cli.localized import help_key, shared_key
from kogge.text import glossary, languages

HELP = Path(rendering.__file__).parent / "text" / "help.de.ftl"
GERMAN = {**dict.fromkeys(("LC_MESSAGES", "LANG", language.VARIABLE), ""), "LC_ALL": "de_DE.UTF-8", "COLUMNS": "80"}
ENGLISH = {**GERMAN, "LC_ALL": "C"}

PROGRAM: Any = get_command(app)
Path_ = tuple[str, ...]


@dataclass(frozen=True)
class Told:
    """What a call of the program wrote, and how it ended."""

    exit_code: int
    stdout: str
    stderr: str


def kogge_runs(*arguments: str, env: dict[str, str] = ENGLISH) -> Told:
    """Call the program; its commands are put together once."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in env.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            PROGRAM.main(list(arguments), "kogge")
    return Told(int(str(ended.value.code)), out.getvalue(), err.getvalue())


def tree(command: Any, path: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    """Every command and group with the words it is called by."""
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from tree(inner, (*path, name))


COMMANDS: dict[Path_, Any] = dict(tree(PROGRAM))


def said(output: str) -> str:
    """What stands there, whatever the line breaks."""
    return " ".join(output.split())


def test_all_commands_are_found() -> None:
    assert {("play",), ("serve",), ("report",), ("edition", "check"), ("admin", "reports", "show")} <= set(COMMANDS)
    assert len(COMMANDS) > 30


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: " ".join(path) or "kogge")
def test_every_command_speaks_german_where_it_is_asked_to(path: Path_) -> None:
    after = kogge_runs(*path, "--lang", "de", "--help")
    assert after.exit_code == 0, after.stdout
    assert after.stdout.startswith("Aufruf: kogge")
    assert said(rendering.help_texts("de").text(help_key(path))) in said(after.stdout)
    assert kogge_runs("--lang", "de", *path, "--help").stdout == after.stdout
    assert kogge_runs(*path, "--help", "--lang=de").stdout == after.stdout
    assert kogge_runs(*path, "--help", env=GERMAN).stdout == after.stdout
    assert kogge_runs(*path, "--help").stdout.startswith("Usage: kogge")
    assert kogge_runs(*path, "--help", "--lang", "en", env=GERMAN).stdout == kogge_runs(*path, "--help").stdout


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: " ".join(path) or "kogge")
def test_every_command_refuses_an_unknown_language_and_tells_the_version(path: Path_) -> None:
    for arguments in ([*path, "--lang", "fr"], ["--lang", "fr", *path]):
        told = kogge_runs(*arguments)
        assert (told.exit_code, told.stdout) == (2, "")
        assert "“fr”" in told.stderr
    assert kogge_runs(*path, "--version").stdout == f"kogge {kogge.__version__}\n"
    assert kogge_runs("--version", *path).stdout == f"kogge {kogge.__version__}\n"


def params(command: Any) -> list[str]:
    ctx = typer.Context(command)
    return [param.name for param in command.get_params(ctx) if param.get_help_record(ctx)]


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: " ".join(path) or "kogge")
def test_every_help_text_is_there_in_both_languages(path: Path_) -> None:
    command, german = COMMANDS[path], rendering.help_texts("de")
    assert (command.help or "").strip()
    ctx = typer.Context(command)
    for param in command.get_params(ctx):
        assert param.help, f"{path}: {param.name} has no help"
        assert german.has(help_key(path, param.name)) or german.has(shared_key(param.name)), f"{path}: {param.name}"


def test_no_help_text_is_left_over() -> None:
    named = {
        entry.id.name for entry in FluentParser().parse(HELP.read_text("utf-8")).body if isinstance(entry, ast.Message)
    }
    used = {help_key(path) for path in COMMANDS}
    used |= {help_key(path, name) for path, command in COMMANDS.items() for name in params(command)}
    used |= {shared_key(name) for command in COMMANDS.values() for name in params(command)}
    assert {name for name in named - used if not name.startswith("help-page-")} == set()


def test_the_help_uses_the_words_of_the_glossary() -> None:
    assert glossary.faults(HELP.name, "de", {"none"}, HELP.read_text("utf-8")) == []


def test_the_languages_are_those_of_the_texts() -> None:
    assert list(language.LANGUAGES) == languages()


def test_a_page_of_german_help() -> None:
    page = kogge_runs("bench", "--lang", "de", "--help").stdout
    assert page.startswith("Aufruf: kogge bench [OPTIONEN] [GAME]\n")
    for line in ("Argumente:", "Optionen:", "Spiele je Wiederholung.", "[Standard: 100; x>=1]", "Diese Hilfe zeigen"):
        assert line in page
    assert max(len(line) for line in page.splitlines()) <= 80


# Errors


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["play", "--colour"], "There is no option --colour.", "Eine Option --colour gibt es nicht."),
        (["bench", "--game"], "Did you mean: --games", "Meinst du --games"),
        (["sail"], "There is no command “sail”.", "Einen Befehl „sail“ gibt es nicht."),
        (["perft"], "The argument GAME is missing.", "Es fehlt das Argument GAME."),
        (["perft", "norderwind"], "The option --depth", "Es fehlt die Option --depth"),
        (
            ["perft", "norderwind", "--depth"],
            "The option --depth needs a value.",
            "Die Option --depth braucht einen Wert.",
        ),
        (["play", "--forced=1"], "takes no value", "nimmt keinen Wert an"),
        (["version", "twice"], "That is too much: twice.", "Das ist zu viel: twice."),
        (["perft", "norderwind", "-d", "x"], "'x' is not a number", "'x' ist keine passende Zahl"),
        (["perft", "norderwind", "-d", "21"], "21 is not in the range 0<=x<=20", "21 liegt nicht im Bereich 0<=x<=20"),
        (["serve", "--log-level", "loud"], "'loud' is not one of 'debug'", "'loud' ist keines von 'debug'"),
        (
            ["arena", "norderwind", "--bots", "greedy,random", "--sprt", "1"],
            "Write two shares",
            "Schreibe zwei Anteile",
        ),
        (["selfplay", "norderwind", "-o", "fog"], "Write NAME=VALUE, not fog", "Schreibe NAME=WERT, nicht fog"),
        (["serve", "--trusted-proxy", "0.0.0.0/0"], "is no address or network", "ist keine Adresse und kein Netz"),
        (["serve", "--host", "0.0.0.0"], "--any-host", "unter welchem öffentlichen Namen"),
        (["worker"], "Name the PostgreSQL database", "Nenne die PostgreSQL-Datenbank"),
        (["admin", "unfreeze"], "Name one table, or all", "Nenne einen Tisch oder mit --all alle"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_told_in_both_languages(
    arguments: list[str], english: str, german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kogge.server.process.run.run", lambda *_arguments: pytest.fail("it is served"))
    told = kogge_runs(*arguments)
    assert told.exit_code == 2
    assert english in said(told.stderr)
    assert re.search(r"Try “kogge.* --help” for help\.", told.stderr)
    auf_deutsch = kogge_runs("--lang", "de", *arguments)
    assert auf_deutsch.exit_code == 2
    assert german in said(auf_deutsch.stderr)
    assert "Fehler: " in auf_deutsch.stderr
    assert not re.search(r"\b(Usage|Error|Invalid|Missing|the)\b", auf_deutsch.stderr)


def test_the_language_may_come_from_a_variable() -> None:
    env = {**ENGLISH, language.VARIABLE: "de"}
    assert kogge_runs("play", "chess", env=env).stderr.startswith("Ein Spiel „chess“")
    assert kogge_runs("play", "chess", "--lang", "en", env=env).stderr.startswith("There is no game")
    assert "“fr”" in kogge_runs("version", env={**ENGLISH, language.VARIABLE: "fr"}).stderr


def test_a_command_without_its_packages_names_the_extra_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_arguments: object) -> None:
        raise ModuleNotFoundError("No module named 'textual'", name="textual")

    monkeypatch.setattr(import_module("kogge.cli.screens.app"), "start", missing)
    assert "Dieser Befehl braucht pip install 'kogge[play]'" in kogge_runs("--lang", "de", "play", "norderwind").stderr
