"""Running the server: where it listens, where its data lies, how guests find it."""

from __future__ import annotations

import gc
import socket
import webbrowser
from pathlib import Path
from threading import Timer

import platformdirs
import segno
import uvicorn

from kogge.server.app import create_app
from kogge.server.house import Setup

LOOPBACK = "127.0.0.1"


def data_folder() -> Path:
    """Where a household's tables lie."""
    return Path(platformdirs.user_data_dir("kogge"))


def default_database() -> str:
    """The embedded database of this user."""
    return f"sqlite:///{data_folder() / 'kogge.db'}"


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def hosts_of(address: str, port: int, names: list[str]) -> tuple[str, ...]:
    """The names by which a server may be called, so that no foreign name can be pointed at it."""
    own = socket.gethostname()
    known = {address, "localhost", LOOPBACK, own, f"{own}.local", *names}
    return tuple(sorted(known | {f"{name}:{port}" for name in known}))


def qr_code(url: str) -> str:
    """The address as a QR code of terminal blocks."""
    code = segno.make(url, error="l", micro=False)
    rows = [list(row) for row in code.matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(blocks[min(a, 1), min(b, 1)] for a, b in zip(*pair, strict=True)) for pair in pairs)


def settle_memory() -> None:
    """What is loaded by now stays: the collector need not look through it again and again while guests wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def run(setup: Setup, host: str, port: int, page: str | None = None) -> None:
    """Serve until stopped; ``page`` is opened in the browser."""
    config = uvicorn.Config(
        create_app(setup),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=65_536,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    if page is not None:
        timer = Timer(1.0, webbrowser.open, [page])
        timer.daemon = True
        timer.start()
    settle_memory()
    uvicorn.Server(config).run()
