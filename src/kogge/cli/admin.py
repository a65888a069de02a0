"""`kogge admin`: the keeper's commands. There are none over the network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kogge.cli.database import Database, say, with_store
from kogge.cli.localized import App, misuse
from kogge.cli.output import writable_file, writable_folder

if TYPE_CHECKING:
    from kogge.server.operation.upgrades import Verdict
    from kogge.server.storage.store import Store

app = App(no_args_is_help=True, help="Keep a server: tables, backups, reports, bans, people's data.")


@app.command()
def verify(
    database: Database = None,
    only_look: Annotated[bool, typer.Option("--only-look", help="Freeze nothing.")] = False,
) -> None:
    """Replay every table; freeze those this version plays otherwise, with their result and log."""
    from kogge.server.operation import upgrades

    verdicts = with_store(database, lambda opened: upgrades.verify(opened, freeze=not only_look))
    for verdict in verdicts:
        if verdict.outcome != "equal":
            typer.echo(_told(verdict))
    equal = sum(verdict.outcome in ("equal", "moved") for verdict in verdicts)
    say("admin-verified", tables=len(verdicts), equal=equal, otherwise=len(verdicts) - equal)
    raise typer.Exit(1 if any(verdict.outcome == "frozen" for verdict in verdicts) else 0)


def _told(verdict: Verdict) -> str:
    return f"{verdict.table} {verdict.game}: {verdict.outcome} {verdict.why} {verdict.detail}".strip()


@app.command()
def frozen(database: Database = None) -> None:
    """List the frozen tables: what they were before, and why they were frozen."""
    from kogge.server.live.table import former_status
    from kogge.server.operation import upgrades

    rows = with_store(database, upgrades.frozen)
    for row in rows:
        typer.echo(f"{row.id} {row.game}: {former_status(row)}, {row.frozen_why or 'older'}")
    say("admin-frozen", tables=len(rows))


@app.command()
def unfreeze(
    table: Annotated[str | None, typer.Argument(help="The id of a table.")] = None,
    all_tables: Annotated[bool, typer.Option("--all", help="All frozen tables.")] = False,
    database: Database = None,
) -> None:
    """Let frozen tables go on that this version plays as they were stored; the others stay frozen."""
    from kogge.server.operation import upgrades

    if (table is None) != all_tables:
        raise misuse("error-unfreeze-which")

    async def do(opened: Store) -> list[Verdict]:
        names = [str(row.id) for row in await upgrades.frozen(opened)] if table is None else [table]
        return [verdict for name in names if (verdict := await upgrades.unfreeze(opened, name)) is not None]

    verdicts = with_store(database, do)
    for verdict in verdicts:
        typer.echo(_told(verdict))
    done = sum(verdict.outcome == "unfrozen" for verdict in verdicts)
    say("admin-unfrozen", tables=done, otherwise=len(verdicts) - done)
    raise typer.Exit(0 if done == len(verdicts) and (verdicts or all_tables) else 1)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="The folder to write into.")],
    database: Database = None,
    running: Annotated[bool, typer.Option("--running", help="Games that are still played too.")] = False,
) -> None:
    """Write the records of finished games into a folder; --running tells you the secrets of the others too."""
    from kogge.server.operation import admin

    place = writable_folder(folder)
    count = with_store(database, lambda opened: admin.export_records(opened, place, running))
    say("admin-exported", records=count, folder=str(place))


@app.command(name="import")
def import_(record: Annotated[Path, typer.Argument(help="The record of a game.")], database: Database = None) -> None:
    """Take a record in as a table; prints the path to look at it."""
    from kogge.server.operation import admin

    text = record.read_text(encoding="utf-8", errors="replace")
    typer.echo(with_store(database, lambda opened: admin.import_record(opened, text)))


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="The file to write.")], database: Database = None) -> None:
    """Everything into one file, while the server runs."""
    from kogge.server.storage import backups

    place = writable_file(file)
    rows = with_store(database, lambda opened: backups.backup(opened, place))
    say("admin-backed-up", rows=rows, file=str(place))


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="The backup.")], database: Database = None) -> None:
    """A backup into an empty database, of either kind."""
    from kogge.server.storage import backups

    try:
        rows = with_store(database, lambda opened: backups.restore(opened, file))
    except backups.NotRestored as error:
        say(f"error-backup-{error.reason}", file=str(file))
        raise typer.Exit(2) from None
    say("admin-restored", rows=rows)


@app.command()
def purge(days: Annotated[int, typer.Argument(min=0, help="So many days.")], database: Database = None) -> None:
    """Delete tables nobody has touched for so many days."""
    from kogge.server.operation import admin

    say("admin-deleted", tables=with_store(database, lambda opened: admin.purge(opened, days)))


@app.command()
def delete(table: Annotated[str, typer.Argument(help="The id of a table.")], database: Database = None) -> None:
    """Delete one table: log, names and chat."""
    from kogge.server.operation import admin

    done = with_store(database, lambda opened: admin.delete_table(opened, table))
    say("admin-deleted", tables=int(done))
    raise typer.Exit(0 if done else 1)
