"""`kogge worker`: bots that think for servers, on this machine or another."""

from __future__ import annotations

from typing import Annotated

import typer


def worker(
    database: Annotated[str, typer.Option(help="URL of the PostgreSQL the servers use.")],
    concurrency: Annotated[int, typer.Option(help="Questions at a time.", min=1)] = 1,
) -> None:
    """Think for the bots of the servers on this database, until stopped."""
    import asyncio

    from kogge.server import queue

    asyncio.run(queue.work(database, concurrency))
