"""The database a command works on: where its URL comes from, and one sentence where it cannot be used."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from kogge.cli.localized import misuse

if TYPE_CHECKING:
    from kogge.server.storage.store import Store

T = TypeVar("T")
FILE_VARIABLE = "KOGGE_DATABASE_FILE"
FROM_ENVIRONMENT = {"auto_envvar_prefix": "KOGGE"}  # every option of a command is also a variable: KOGGE_PORT
ABOUT = "Database URL; without one a file in your data folder. Give one with a password by variable or file."

DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help=ABOUT)]
DatabaseFile = Annotated[
    Path | None, typer.Option(metavar="PATH", help="A file that holds the database URL, such as a mounted secret.")
]


def database_url(ctx: typer.Context, url: str | None, file: Path | None) -> str | None:
    """The URL a command was given. The command line beats the environment; two of a kind are a mistake."""
    if url and file:
        sources = [ctx.get_parameter_source(name) for name in ("database", "database_file")]
        if sources[0] == sources[1]:
            raise misuse("error-two-databases")
        url, file = (url, None) if sources[0] is not None and sources[0].name == "COMMANDLINE" else (None, file)
    return read_url(file) if file else url


def read_url(file: Path) -> str:
    """The URL in a file."""
    url = file.read_text(encoding="utf-8").strip()
    if not url:
        raise misuse("error-empty-database-file", file=str(file))
    return url


def _or_from_file(url: str | None) -> str | None:
    file = os.environ.get(FILE_VARIABLE)
    return url if url or not file else read_url(Path(file))


def _admin_option() -> Any:
    about = f"{ABOUT} {FILE_VARIABLE} names a file that holds it."
    return typer.Option("--database", metavar="URL", envvar="KOGGE_DATABASE", help=about, callback=_or_from_file)


Database = Annotated[str | None, _admin_option()]


# One sentence where it cannot be used


def say(key: str, **details: str | int) -> None:
    """A sentence in the language of the call; an error goes to the standard error."""
    from kogge.cli.rendering import of_this_call

    typer.echo(of_this_call().say(key, **details), err=key.startswith("error-"))


@contextmanager
def usable_database() -> Iterator[None]:
    """End the command with one sentence if its database cannot be used."""
    from kogge.server.process.startup import Unusable

    try:
        yield
    except Unusable as error:
        say(error.key, **error.details)
        raise typer.Exit(2) from None


def with_store(database: str | None, task: Callable[[Store], Awaitable[T]]) -> T:
    """What a task does with the database."""
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from kogge.server.process import run, startup

    async def do() -> T:
        async with startup.opened(database or run.default_database()) as store:
            return await task(store)

    with usable_database():
        try:
            return asyncio.run(do())
        except SQLAlchemyError as error:
            raise startup.unusable(database or run.default_database(), error) from None
