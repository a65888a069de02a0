"""`kogge serve`: the game server."""

from __future__ import annotations

from typing import Annotated

import typer

Database = Annotated[str | None, typer.Option(help="Database URL; without one a file in your data folder.")]


def serve(
    database: Database = None,
    port: Annotated[int, typer.Option(help="The port.")] = 8190,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in your network play; prints the address.")] = False,
    host: Annotated[str | None, typer.Option(help="The address to listen on, instead of loopback.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A public host name; the server answers to it.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lobby: Annotated[bool, typer.Option("--lobby", help="Allow public tables and list them.")] = False,
    bots: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    workers: Annotated[bool, typer.Option("--workers", help="Bots think in `kogge worker` (PostgreSQL).")] = False,
    rate: Annotated[int, typer.Option(help="Requests a second from one address.", min=1)] = 50,
    new_tables: Annotated[int, typer.Option(help="New tables an hour from one address.", min=1)] = 120,
    contact: Annotated[str, typer.Option(help="Contact for security.txt, such as mailto:…")] = "",
    secure: Annotated[bool, typer.Option("--secure", help="Served over TLS: tell browsers to stay there.")] = False,
) -> None:
    """Serve the games: on this machine, or with --lan in your network."""
    from kogge.server import run
    from kogge.server.house import Setup

    address = run.lan_address() if lan else run.LOOPBACK
    setup = Setup(
        database=database or run.default_database(),
        lobby=lobby,
        bot_processes=bots,
        workers=workers,
        rate=rate,
        new_tables=new_tables,
        hosts=run.hosts_of(address, port, name or []) if host is None or name else (),
        contact=contact,
        secure=secure,
    )
    page = f"http://{address}:{port}/"
    typer.echo(page)
    if lan:
        typer.echo(run.qr_code(page))
    run.run(setup, host or ("0.0.0.0" if lan else run.LOOPBACK), port, page if open_page else None)
