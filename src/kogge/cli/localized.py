"""Commands that speak the language of the call: every one takes `--lang`, and help and errors are translated.

English help stands in the sources, beside what it explains, so that `kogge --help` starts fast; the translations are in
``text/help.de.ftl``, by the path of the command and the name of the parameter.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

import kogge
from kogge.cli import language
from kogge.core.errors import KoggeError
from kogge.games import registry

if TYPE_CHECKING:
    from kogge.cli.rendering import Words

UsageError: Any = typer.BadParameter.__mro__[1]  # its module depends on the version of typer
FromClick = Any  # what click brings, or a copy of it that typer has: no type names both
F = TypeVar("F", bound=Callable[..., Any])
ROOT = "kogge"
FAILED = 2
VERSION = "version"
ABOUT = ""  # stands for the command itself where a parameter is named


def _choose(_ctx: typer.Context, _param: object, value: str | None) -> None:
    if value is not None:
        language.choose(value)


def _print_version(_ctx: typer.Context, _param: object, asked: bool) -> None:
    if asked:
        typer.echo(f"kogge {kogge.__version__}")
        raise typer.Exit


def _lang_option() -> TyperOption:
    about = "The language; else that of your system."
    return TyperOption(
        param_decls=[language.OPTION],
        metavar="|".join(language.LANGUAGES),
        envvar=language.VARIABLE,
        callback=_choose,
        expose_value=False,
        is_eager=True,
        help=about,
    )


def _version_option() -> TyperOption:
    return TyperOption(
        param_decls=[f"--{VERSION}"],
        is_flag=True,
        callback=_print_version,
        expose_value=False,
        is_eager=True,
        allow_from_autoenv=False,  # KOGGE_VERSION may stand for something else
        help="Print the version and exit.",
    )


# Help


def help_key(path: Sequence[str], param: str = ABOUT) -> str:
    """Where the translation of a help text is: that of a command, or of one of its parameters."""
    command = "-".join(["help", *path]) if path else f"help-{ROOT}"
    return f"{command}--{param}" if param else command


def shared_key(param: str) -> str:
    """Where the translation is of a parameter that means the same in every command."""
    return f"help--{param}"


def _path(ctx: FromClick) -> list[str]:
    """The names of the command and the groups it is in, without the program's."""
    return [] if ctx.parent is None else [*_path(ctx.parent), str(ctx.info_name)]


def _translated(english: str, *keys: str) -> str:
    """The text in the language of the call; English needs no catalogue."""
    if language.current() == language.LANGUAGES[0]:
        return english
    from kogge.cli import rendering

    found = rendering.help_texts(language.current())
    key = next((key for key in keys if found.has(key)), "")
    return found.text(key, games=" | ".join(registry.slugs())) if key else english


class _Help:
    """How a help page is written. Mixed into a command or a group of typer."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.params = [*self.params, _lang_option(), _version_option()]

    def format_usage(self, ctx: FromClick, formatter: FromClick) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        for piece, key in (("[OPTIONS]", "help-page-optional"), ("COMMAND [ARGS]...", "help-page-command")):
            pieces = pieces.replace(piece, _translated(piece, key))
        formatter.write_usage(ctx.command_path, pieces, prefix=_translated("Usage:", "help-page-usage") + " ")

    def format_help_text(self, ctx: FromClick, formatter: FromClick) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self._about(ctx))

    def _about(self, ctx: FromClick) -> str:
        return _translated((self.help or "").strip(), help_key(_path(ctx)))

    def format_options(self, ctx: FromClick, formatter: FromClick) -> None:
        for kind, title in (("argument", "Arguments"), ("option", "Options")):
            rows = [row for param in self.get_params(ctx) if param.param_type_name == kind for row in _row(ctx, param)]
            if rows:
                with formatter.section(_translated(title, f"help-page-{kind}s")):
                    formatter.write_dl(rows)

    if TYPE_CHECKING:
        help: str | None
        params: list[FromClick]

        def collect_usage_pieces(self, ctx: FromClick) -> list[str]: ...
        def get_params(self, ctx: FromClick) -> list[FromClick]: ...


def _row(ctx: FromClick, param: FromClick) -> list[tuple[str, str]]:
    """A parameter and what it means, with its default; none for a hidden one."""
    record = param.get_help_record(ctx)
    if record is None or (param.name == VERSION and ctx.parent is not None):  # it works everywhere, and is shown once
        return []
    name, found = record
    english = param.help or ""
    about = _translated(english, help_key(_path(ctx), param.name), shared_key(param.name))
    return [(name, about + _extras(found.removeprefix(english)))]


def _extras(text: str) -> str:
    """Default, range and the like, in brackets after the help."""
    for english, key in (("default:", "help-page-default"), ("required", "help-page-required")):
        text = text.replace(english, _translated(english, key))
    return text


class Command(_Help, TyperCommand):
    """A command."""


class Group(_Help, TyperGroup):
    """Commands under one name. Called as the program, it ends with one sentence where something is wrong."""

    def format_options(self, ctx: FromClick, formatter: FromClick) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, self._about_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(_translated("Commands", "help-page-commands")):
            formatter.write_dl(rows)

    def _about_command(self, ctx: FromClick, name: str) -> str:
        command = self.get_command(ctx, name)
        english = ((command.help if command else None) or "").strip()
        return _translated(english, help_key([*_path(ctx), name]))

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run the program in the language that its arguments name."""
        language.choose(None)
        if not settings.get("standalone_mode", True):
            return super().main(*args, **settings)
        given = args[0] if args else settings.get("args")
        try:
            language.choose(language.asked_for(sys.argv[1:] if given is None else list(given)))
            code = super().main(*args, **{**settings, "standalone_mode": False})
        except UsageError as error:
            tell_misuse(error)
            code = error.exit_code
        except typer.Abort:
            typer.echo(_words().say("usage-aborted"), err=True)
            code = 1
        except (KoggeError, OSError, ModuleNotFoundError) as error:
            typer.echo(_one_sentence(error), err=True)
            code = FAILED
        sys.exit(code if isinstance(code, int) else 0)


class App(typer.Typer):
    """Collects commands: each is a Command, and they make a Group."""

    def __init__(self, **settings: Any) -> None:
        plain: dict[str, Any] = {"rich_markup_mode": None}  # plain help starts three times as fast
        super().__init__(**{"cls": Group, "add_completion": False, **plain, **settings})

    def command(self, name: str | None = None, **settings: Any) -> Callable[[F], F]:
        """Add the function below as a command."""
        return super().command(name, **{"cls": Command, **settings})


# Errors


def misuse(key: str, option: str | None = None, **details: str | int) -> typer.BadParameter:
    """What is wrong with the value of an option, in the language of the call."""
    return typer.BadParameter(_words().say(key, **details), param_hint=option)


def _words() -> Words:
    from kogge.cli.rendering import Words

    return Words(language.current())


def _one_sentence(error: KoggeError | OSError | ModuleNotFoundError) -> str:
    """What is wrong; a fault of the program itself goes on its way."""
    if isinstance(error, KoggeError):
        return _words().error(error)
    if isinstance(error, OSError):
        reason, name = error.strerror or str(error), str(error.filename or "")
        return _words().say("error-file", file=name, reason=reason)
    from kogge.cli.extras import extra_of

    extra = extra_of(error.name)
    if extra is None:
        raise error
    return _words().say("error-extra", package=str(error.name).partition(".")[0], extra=extra)


def tell_misuse(error: FromClick) -> None:
    """A command line that cannot be read: how it is used, where more is told, and what is wrong."""
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        return
    say = _words().say
    if error.ctx is not None:
        typer.echo(error.ctx.get_usage(), err=True)
    command = ROOT if error.ctx is None else error.ctx.command_path
    typer.echo(say("usage-try", command=f"{command} --help") + "\n", err=True)
    typer.echo(say("usage-error", message=in_words(error.format_message())), err=True)


MISUSES = {
    "usage-no-option": r"No such option: (?P<name>\S+)(?P<rest>.*)",
    "usage-no-command": r"No such command '(?P<name>.+?)'\.(?P<rest>.*)",
    "usage-missing-command": r"Missing command\.",
    "usage-missing-argument": r"Missing argument '(?P<name>.+?)'\.(?P<rest>.*)",
    "usage-missing-option": r"Missing option '(?P<name>.+?)'\.(?P<rest>.*)",
    "usage-needs-value": r"Option '(?P<name>.+?)' requires an argument\.",
    "usage-no-value": r"Option '(?P<name>.+?)' does not take a value\.",
    "usage-extra": r"Got unexpected extra arguments?(?:\(s\))? \((?P<name>.*)\)",
    "usage-bad-value": r"Invalid value for (?P<name>'.+?'|\S+): (?P<problem>.*)",
    "usage-bad": r"Invalid value: (?P<problem>.*)",
    "usage-not-a-number": r"(?P<name>'.*') is not a valid (?:int|integer|float)(?: range)?\.",
    "usage-out-of-range": r"(?P<name>\S+) is not in the range (?P<range>.+)\.",
    "usage-no-choice": r"(?P<name>'.*') is not one of (?P<choices>.+)\.",
}
"""What typer says of a command line that it cannot read."""


def in_words(message: str) -> str:
    """A message of typer in the language of the call; one that is not known stays as it is."""
    for key, pattern in MISUSES.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            parts = {name: value.strip() for name, value in found.groupdict().items()}
            if "problem" in parts:
                parts["problem"] = in_words(parts["problem"])
            parts["rest"] = _guesses(parts.get("rest", ""))
            return _words().say(key, **parts)
    return message


def _guesses(rest: str) -> str:
    """What typer thinks was meant, after its message."""
    meant = re.findall(r"--[\w-]+|'[^']+'", rest)
    return " " + _words().say("usage-guess", names=", ".join(meant)) if meant else ""
