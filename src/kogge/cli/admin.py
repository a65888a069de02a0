"""`kogge admin`: the keeper's commands. There are none over the network."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from kogge.server.store import Store

app = typer.Typer(no_args_is_help=True, help="Keep a server's tables: verify, export, back up, delete.")
Database = Annotated[str | None, typer.Option(help="Database URL; without one the file in your data folder.")]
T = TypeVar("T")


def _say(key: str, **details: str | int) -> None:
    from kogge.cli.words import Words, language_of_the_place

    typer.echo(Words(language_of_the_place()).say(key, **details), err=key.startswith("error-"))


def _with_store(database: str | None, task: Callable[[Store], Awaitable[T]]) -> T:
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from kogge.server import run
    from kogge.server.store import migrate, open_store

    async def do() -> T:
        opened = open_store(database or run.default_database())
        try:
            await migrate(opened)
            return await task(opened)
        finally:
            await opened.close()

    try:
        return asyncio.run(do())
    except SQLAlchemyError as error:
        _say("error-database", reason=str(error).partition("\n")[0])
        raise typer.Exit(2) from None


@app.command()
def verify(database: Database = None, only_look: Annotated[bool, typer.Option("--only-look")] = False) -> None:
    """Replay every table; freeze those this version plays otherwise, with their result and log."""
    from kogge.server import admin

    verdicts = _with_store(database, lambda opened: admin.verify(opened, freeze=not only_look))
    for verdict in verdicts:
        if verdict.outcome != "equal":
            typer.echo(f"{verdict.table}: {verdict.outcome} {verdict.why}".rstrip())
    frozen = sum(verdict.outcome == "frozen" for verdict in verdicts)
    _say("admin-verified", tables=len(verdicts), equal=len(verdicts) - frozen, otherwise=frozen)
    raise typer.Exit(1 if frozen else 0)


@app.command()
def export(
    folder: Path, database: Database = None, running: Annotated[bool, typer.Option("--running")] = False
) -> None:
    """Write the records of finished games into a folder; --running tells you the secrets of the others too."""
    from kogge.server import admin

    count = _with_store(database, lambda opened: admin.export_records(opened, folder, running))
    _say("admin-exported", records=count)


@app.command(name="import")
def import_(record: Path, database: Database = None) -> None:
    """Take a record in as a table; prints the path to look at it."""
    from kogge.server import admin

    text = record.read_text(encoding="utf-8", errors="replace")
    typer.echo(_with_store(database, lambda opened: admin.import_record(opened, text)))


@app.command()
def backup(file: Path, database: Database = None) -> None:
    """Everything into one file, while the server runs."""
    from kogge.server import admin

    _say("admin-backed-up", rows=_with_store(database, lambda opened: admin.backup(opened, file)))


@app.command()
def restore(file: Path, database: Database = None) -> None:
    """A back-up into an empty database, of either kind."""
    from kogge.server import admin

    try:
        rows = _with_store(database, lambda opened: admin.restore(opened, file))
    except admin.NotRestored as error:
        _say("error-not-empty" if error.not_empty else "error-no-backup", file=str(file))
        raise typer.Exit(2) from None
    _say("admin-restored", rows=rows)


@app.command()
def purge(days: Annotated[int, typer.Argument(min=0)], database: Database = None) -> None:
    """Delete tables nobody has touched for so many days."""
    from kogge.server import admin

    _say("admin-deleted", tables=_with_store(database, lambda opened: admin.purge(opened, days)))


@app.command()
def delete(table: str, database: Database = None) -> None:
    """Delete one table: log, names and chat."""
    from kogge.server import admin

    done = _with_store(database, lambda opened: admin.delete_table(opened, table))
    _say("admin-deleted", tables=int(done))
    raise typer.Exit(0 if done else 1)
