"""`kogge admin`: reports, bans, and what is stored about a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kogge.cli.database import Database, say, with_store
from kogge.cli.localized import App

if TYPE_CHECKING:
    from kogge.server.storage.rows import ReportRow

app = App()
reports_app = App(help="What players have reported.")
app.add_typer(reports_app, name="reports")
Number = Annotated[int, typer.Argument(min=1, help="The number of a report.")]


# Reports


@reports_app.callback(invoke_without_command=True)
def reports(
    ctx: typer.Context,
    every: Annotated[bool, typer.Option("--all", help="Closed reports too.")] = False,
    database: Database = None,
) -> None:
    """List the open reports."""
    if ctx.invoked_subcommand is not None:
        return
    from kogge.server.operation import reports as kept

    rows = with_store(database, lambda opened: kept.list_reports(opened, every))
    for row in rows:
        typer.echo(_report_line(row))
    say("admin-reports", reports=len(rows))


@reports_app.command("show")
def show_report(number: Number, database: Database = None) -> None:
    """Show one report with the chat around it."""
    from kogge.server.operation import reports as kept

    row = with_store(database, lambda opened: kept.get_report(opened, number))
    if row is None:
        say("error-no-report", number=number)
        raise typer.Exit(1)
    typer.echo(_report_line(row))
    for line in row.lines:
        typer.echo(f"  {'>' if line['reported'] else ' '} {_time(line['at'])}  {line['name']}: {line['text']}")
    known = "plain" if row.address else "hash" if row.address_hash else "none"
    say(f"admin-report-address-{known}", number=number, address=row.address or "")


@reports_app.command("close")
def close_report(number: Number, database: Database = None) -> None:
    """Close a report."""
    from kogge.server.operation import reports as kept

    if not with_store(database, lambda opened: kept.close_report(opened, number)):
        say("error-no-open-report", number=number)
        raise typer.Exit(1)
    say("admin-report-closed", number=number)


def _report_line(row: ReportRow) -> str:
    from kogge.cli.rendering import of_this_call

    words = of_this_call()
    state = words.say("admin-report-state", state="open" if row.closed is None else "closed")
    by = words.say("admin-report-by", seat=row.by + 1)
    kind = words.say(f"report-{row.kind}")
    text = f" – {row.text}" if row.text else ""
    who = f"{row.table_id}  {row.seat + 1} {row.name}"
    return f"{row.id}  {_time(row.at)}  {state}  {who}: {kind}{text} ({by})"


def _time(at: int) -> str:
    from kogge.server.operation.bans import moment_text

    return moment_text(at)


# Bans


@app.command()
def ban(
    address: Annotated[str | None, typer.Argument(help="An address or a network, such as 203.0.113.0/24.")] = None,
    report: Annotated[int | None, typer.Option(min=1, help="Ban the address of the seat of this report.")] = None,
    hours: Annotated[int, typer.Option(min=1, max=24 * 365, help="For how long.")] = 24,
    reason: Annotated[str, typer.Option(help="Why; only you see it.")] = "",
    database: Database = None,
) -> None:
    """Keep an address or network out for a while; a running server obeys within seconds."""
    from kogge.server.operation import bans

    if (address is None) == (report is None):
        say("error-ban-whom")
        raise typer.Exit(2)
    try:
        if report is not None:
            number = report
            row = with_store(database, lambda opened: bans.ban_report(opened, number, hours, reason))
        else:
            row = with_store(database, lambda opened: bans.ban_network(opened, address or "", hours, reason))
    except bans.NoSuchNetwork:
        say("error-bad-network", network=address or "")
        raise typer.Exit(2) from None
    except bans.NoAddress:
        say("error-no-address", number=report or 0)
        raise typer.Exit(1) from None
    say("admin-banned", number=row.id, until=_time(row.until))


@app.command(name="bans")
def list_bans(database: Database = None) -> None:
    """List the bans, and those that have just expired."""
    from kogge.cli.rendering import of_this_call
    from kogge.server.operation import bans
    from kogge.server.storage import store

    words = of_this_call()
    rows = with_store(database, bans.all_bans)
    for row in rows:
        whom = row.network or words.say("admin-ban-report", number=row.report or 0)
        state = "on" if row.until > store.now() else "over"
        line = words.say("admin-ban", state=state, until=_time(row.until))
        typer.echo(f"{row.id}  {whom}  {line}  {row.reason}".rstrip())
    say("admin-bans", bans=sum(row.until > store.now() for row in rows))


@app.command()
def unban(
    which: Annotated[str, typer.Argument(metavar="NUMBER|ADDRESS", help="The ban's number, address or network.")],
    database: Database = None,
) -> None:
    """End a ban."""
    from kogge.server.operation import bans

    try:
        ended = with_store(database, lambda opened: bans.unban(opened, which))
    except bans.NoSuchNetwork:
        say("error-bad-network", network=which)
        raise typer.Exit(2) from None
    say("admin-unbanned", bans=ended)
    raise typer.Exit(0 if ended else 1)


# People


@app.command()
def find(
    name: Annotated[str, typer.Argument(help="A player's name or a part of it, in any case.")],
    exact: Annotated[bool, typer.Option("--exact", help="The whole name.")] = False,
    database: Database = None,
) -> None:
    """Find the tables of a player by name: table, seat, name, game, status, last touched."""
    from kogge.server.operation import privacy

    rows = with_store(database, lambda opened: privacy.find(opened, name, exact))
    for row in rows:
        place = f"{row.table_id}  {row.seat + 1}  {row.name}"
        typer.echo(f"{place}  {row.game}  {row.status}  {_time(row.changed)}")
    say("admin-found", seats=len(rows))


@app.command()
def forget(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    seat: Annotated[int, typer.Argument(min=1, max=8, help="The seat as `find` shows it, counted from 1.")],
    database: Database = None,
) -> None:
    """Delete what is stored about the player of a seat: name, chat, token, address; the game stays for the others."""
    from kogge.cli import language
    from kogge.server.operation import privacy

    if not with_store(database, lambda opened: privacy.forget_in(opened, table, seat - 1, language.current())):
        say("error-no-seat", table=table, seat=seat)
        raise typer.Exit(1)
    say("admin-forgotten", table=table, seat=seat)
