"""The files of the program that one click runs through, from the socket to the update of everybody else.

Prints JSON; PYTHONPATH says of which revision. The test client speaks to the application in this process, and every
call of a Python function of kogge is noted while the second action of a game between two people is played. A coroutine
that has waited around the socket since it was opened is not called by the click, and neither is what the server does
every few seconds anyway.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
from importlib import import_module
from inspect import CO_COROUTINE
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

os.environ["KOGGE_PURE"] = "1"  # compiled functions cannot be watched

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
PATIENCE_S = 30
PERIODIC = ("server/periodic.py", "server/tending.py")  # what the server does anyway; its name then


def either(*names: str) -> ModuleType:
    """The first of these modules that this revision has."""
    for name in names[:-1]:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return import_module(names[-1])


class Watch:
    """Notes the files whose functions are called while it is on."""

    def __init__(self, package: Path) -> None:
        self.package = f"{package}{os.sep}"
        self.on = False
        self.files: set[str] = set()
        self._waiting: set[FrameType] = set()  # coroutines that were called before

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if event != "call" or not frame.f_code.co_filename.startswith(self.package):
            return
        if not self.on:
            if frame.f_code.co_flags & CO_COROUTINE:
                self._waiting.add(frame)
        elif frame not in self._waiting and not self._is_periodic(frame):
            self.files.add(self._file(frame))

    def _file(self, frame: FrameType) -> str:
        return frame.f_code.co_filename.removeprefix(self.package)

    def _is_periodic(self, frame: FrameType) -> bool:
        """Whether a task called it that the server repeats."""
        caller: FrameType | None = frame
        while caller is not None and self._file(caller) not in PERIODIC:
            caller = caller.f_back
        return caller is not None


def next_message(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = socket.receive_json(timeout=PATIENCE_S)
        if message["type"] == kind:
            return message


def click(sockets: list[Any], looks: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    """The player whose turn it is plays the first offer; what both see then."""
    seat = next(place for place, look in enumerate(looks) if look["your_turn"])
    place = {"epoch": looks[seat]["epoch"], "index": looks[seat]["index"]}
    sockets[seat].send_json({"type": "act", **place, "action": looks[seat]["offers"][0]["id"], "key": key})
    return [next_message(socket, "update") for socket in sockets]


def main() -> None:
    kogge = import_module("kogge")
    watch = Watch(Path(str(kogge.__file__)).parent)
    threading.setprofile(watch)
    sys.setprofile(watch)
    app = either("kogge.server.api.app", "kogge.server.app")
    setup = getattr(either("kogge.server.settings", "kogge.server.house"), "Setup", None) or app.Setup
    test_client = import_module("litestar.testing").TestClient
    with tempfile.TemporaryDirectory() as folder:
        made = app.create_app(setup(database=f"sqlite:///{folder}/kogge.db"))
        with test_client(made, backend_options={"use_uvloop": False}) as client:
            table = client.post("/api/tables", json={"game": "norderwind", "seats": PEOPLE}).json()
            path = f"/api/tables/{table['table']}/socket"
            with client.websocket_connect(path) as ada, client.websocket_connect(path) as bo:
                looks: list[dict[str, Any]] = []
                for socket, seat in zip((ada, bo), table["seats"], strict=True):
                    socket.send_json({"type": "hello", "token": seat["token"]})
                    looks.append(next_message(socket, "update"))
                looks = click([ada, bo], looks, "first-click")
                watch.on = True
                click([ada, bo], looks, "second-click")
                watch.on = False
    print(json.dumps(sorted(watch.files)))


if __name__ == "__main__":
    main()
