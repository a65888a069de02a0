"""`kogge serve`: the game server. Every option is also an environment variable: ``KOGGE_PORT``, ``KOGGE_LOBBY``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import typer

from kogge.cli.database import DatabaseFile, DatabaseUrl, database_url, usable_database
from kogge.cli.localized import misuse

LogFormat = Annotated[
    Literal["text", "json"], typer.Option(metavar="text|json", help="Log lines for people or for programs.")
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option(metavar="debug|info|warning|error", help="The least important messages that are logged."),
]


def _proxy(text: str) -> str:
    from kogge.server.process.listen import proxy_network

    try:
        return proxy_network(text)
    except ValueError:
        raise misuse("error-bad-proxy", address=text) from None


def serve(
    ctx: typer.Context,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    port: Annotated[int, typer.Option(metavar="PORT", help="The port.", min=0, max=65535)] = 8190,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in your network play; prints the address.")] = False,
    host: Annotated[str | None, typer.Option(help="The address to listen on, instead of loopback.")] = None,
    uds: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Listen on a Unix socket instead of a port, for a proxy.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A public host name the server answers to; repeatable.")
    ] = None,
    any_host: Annotated[
        bool, typer.Option("--any-host", help="Answer to every host name (a proxy checks it).")
    ] = False,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            parser=_proxy,
            help="Address or network of a proxy whose X-Forwarded-For is believed, instead of loopback; repeatable.",
        ),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Served over TLS: tell browsers to stay there.")] = False,
    contact: Annotated[str, typer.Option(help="Contact for security.txt, such as mailto:…")] = "",
    lobby: Annotated[bool, typer.Option("--lobby", help="Allow public tables and list them; --lan does too.")] = False,
    bots: Annotated[int, typer.Option(help="Processes in which bots think; one is kept for live players.", min=1)] = 2,
    workers: Annotated[bool, typer.Option("--workers", help="Bots think in `kogge worker` (PostgreSQL).")] = False,
    rate: Annotated[int, typer.Option(help="Requests a second from one address.", min=1)] = 50,
    new_tables: Annotated[int, typer.Option(help="New tables an hour from one address.", min=1)] = 120,
    no_chat: Annotated[bool, typer.Option("--no-chat", help="No chat at any table.")] = False,
    keep_days: Annotated[
        int, typer.Option(min=0, help="Delete tables nobody has touched for so many days; 0: never.")
    ] = 0,
    keep_addresses: Annotated[
        bool, typer.Option("--keep-addresses", help="Store addresses themselves for two weeks, not only hashes.")
    ] = False,
    log_format: LogFormat = "text",
    log_level: LogLevel = "info",
    access_log: Annotated[bool, typer.Option("--access-log", help="Log every request and socket.")] = False,
    log_addresses: Annotated[
        Literal["short", "full", "none"],
        typer.Option(
            metavar="short|full|none",
            help="Clients' addresses in the access log: only the network (/24, /48), in full, or none.",
        ),
    ] = "short",
    metrics_port: Annotated[
        int | None,
        typer.Option(metavar="PORT", max=65535, help="Serve /metrics for Prometheus here; not served without."),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address the metrics' port listens on.")
    ] = "127.0.0.1",
    open_page: Annotated[bool, typer.Option("--open", envvar="KOGGE_OPEN", help="Open the browser.")] = False,
) -> None:
    """Serve the games: on this machine, or with --lan in your network."""
    from kogge.server import logs
    from kogge.server.process import run
    from kogge.server.process.listen import LOOPBACK, LOOPBACKS, Listening
    from kogge.server.settings import Setup

    if host is not None and not (name or any_host or run.is_loopback(host)):
        raise misuse("error-no-public-name", "--host")
    url = database_url(ctx, database, database_file) or run.default_database()
    address = run.lan_address() if lan else LOOPBACK
    setup = Setup(
        database=url,
        lobby=lobby or lan,
        bot_processes=bots,
        workers=workers,
        rate=rate,
        new_tables=new_tables,
        hosts=() if any_host else run.hosts_of(address, port, [*(name or []), *([host] if host else [])]),
        contact=contact,
        secure=secure,
        access_log=access_log,
        log_addresses=log_addresses,
        chat=not no_chat,
        keep_days=keep_days,
        keep_addresses=keep_addresses,
    )
    listening = Listening(
        host=host or ("0.0.0.0" if lan else LOOPBACK),
        port=port,
        uds=uds,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        trusted_proxies=tuple(trusted_proxy or LOOPBACKS),
    )
    logs.configure(log_format, log_level, url)
    with usable_database():
        run.run(setup, listening, _announce(uds, host or address, lan, open_page, log_format))


def _announce(uds: Path | None, host: str, lan: bool, open_page: bool, log_format: str) -> Callable[[int], None]:
    """Tells where the server listens, as soon as it does: one line, as everything else is logged."""

    def ready(port: int) -> None:
        from kogge.server.process import run

        page = str(uds) if uds else f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        (_log_ready if log_format == "json" else _say_ready)(page)
        if lan:
            typer.echo(run.qr_code(page))
        if open_page and not uds:
            run.open_browser(page)

    return ready


def _say_ready(page: str) -> None:
    from kogge.cli.about import has_page
    from kogge.cli.rendering import of_this_call

    words = of_this_call()
    typer.echo(words.say("serve-ready", page=page))
    if not has_page():
        typer.echo(words.say("serve-no-page"), err=True)


def _log_ready(page: str) -> None:
    import logging

    from kogge.cli.about import has_page

    log = logging.getLogger("kogge.server")
    log.info("listening on %s", page)
    if not has_page():
        log.warning("this copy of Kogge has no page: only the API is served")
