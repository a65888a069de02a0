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


def _with_store(database: str | None, task: Callable[[Store], Awaitable[T]]) -> T:
    import asyncio

    from kogge.server import run
    from kogge.server.store import migrate, open_store

    async def do() -> T:
        opened = open_store(database or run.default_database())
        try:
            await migrate(opened)
            return await task(opened)
        finally:
            await opened.close()

    return asyncio.run(do())


@app.command()
def verify(database: Database = None, only_look: Annotated[bool, typer.Option("--only-look")] = False) -> None:
    """Replay every table; freeze those this version plays otherwise, with their result and log."""
    from kogge.server import admin

    verdicts = _with_store(database, lambda opened: admin.verify(opened, freeze=not only_look))
    for verdict in verdicts:
        if verdict.outcome != "equal":
            typer.echo(f"{verdict.table}: {verdict.outcome} {verdict.why}".rstrip())
    frozen = sum(verdict.outcome == "frozen" for verdict in verdicts)
    typer.echo(f"{len(verdicts)} tables, {len(verdicts) - frozen} replay equal, {frozen} do not")
    raise typer.Exit(1 if frozen else 0)


@app.command()
def export(
    folder: Path, database: Database = None, running: Annotated[bool, typer.Option("--running")] = False
) -> None:
    """Write the records of finished games into a folder; --running tells you the secrets of the others too."""
    from kogge.server import admin

    typer.echo(_with_store(database, lambda opened: admin.export_records(opened, folder, running)))


@app.command(name="import")
def import_(record: Path, database: Database = None) -> None:
    """Take a record in as a table; prints the path to look at it."""
    from kogge.server import admin

    text = record.read_text(encoding="utf-8")
    typer.echo(_with_store(database, lambda opened: admin.import_record(opened, text)))


@app.command()
def backup(file: Path, database: Database = None) -> None:
    """Everything into one file, while the server runs."""
    from kogge.server import admin

    typer.echo(_with_store(database, lambda opened: admin.backup(opened, file)))


@app.command()
def restore(file: Path, database: Database = None) -> None:
    """A back-up into an empty database, of either kind."""
    from kogge.server import admin

    typer.echo(_with_store(database, lambda opened: admin.restore(opened, file)))


@app.command()
def purge(days: int, database: Database = None) -> None:
    """Delete tables nobody has touched for so many days."""
    from kogge.server import admin

    typer.echo(_with_store(database, lambda opened: admin.purge(opened, days)))


@app.command()
def delete(table: str, database: Database = None) -> None:
    """Delete one table: log, names and chat."""
    from kogge.server import admin

    typer.echo(_with_store(database, lambda opened: admin.delete_table(opened, table)))
