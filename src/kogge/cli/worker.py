"""`kogge worker`: bots that think for servers, on this machine or another."""

from __future__ import annotations

from typing import Annotated

import typer

from kogge.cli.database import DatabaseFile, database_url, usable_database
from kogge.cli.localized import misuse
from kogge.cli.serve import LogFormat, LogLevel


def worker(
    ctx: typer.Context,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="URL of the PostgreSQL the servers use, by variable or file.")
    ] = None,
    database_file: DatabaseFile = None,
    concurrency: Annotated[int, typer.Option(help="Questions at a time, each in a process of its own.", min=1)] = 2,
    log_format: LogFormat = "text",
    log_level: LogLevel = "info",
) -> None:
    """Think for the bots of the servers on this PostgreSQL database, until stopped."""
    import asyncio

    from kogge.server import logs
    from kogge.server.bots import job_queue
    from kogge.server.process import startup

    url = database_url(ctx, database, database_file)
    if not url:
        raise misuse("error-no-database", "--database")
    logs.configure(log_format, log_level, url)
    with usable_database():
        asyncio.run(startup.reach(url))
    asyncio.run(job_queue.work(url, concurrency))
