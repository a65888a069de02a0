"""Watches the files a server opens: every one that it has no reason to open is written down.

Used by `make hostile`. It runs first in each process of the server, so it needs the standard library only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CODE = (
    ".py",
    ".pyc",
    ".so",
    ".pth",
    ".dat",
    ".typed",
    ".zip",
    ".txt",
    ".mako",
    "METADATA",
    ".json",
    ".jsonl",
    ".toml",
    ".ftl",
    ".cfg",
    ".md",
    ".npz",
)
SYSTEM: tuple[str, ...] = ("/dev/null", "/dev/urandom", "/etc/localtime", "/usr/share/zoneinfo")
SYSTEM += ("/etc/mime.types", "/etc/httpd/", "/etc/apache", "/usr/local/etc/httpd/", "/usr/local/lib/netscape/")
READS = ("open", "os.listdir", "os.scandir", "glob.glob", "shutil.copyfile", "sqlite3.connect")
NEVER: tuple[str, ...] = (
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "subprocess.Popen",
    "os.remove",
    "os.rename",
    "os.truncate",
)
NEVER += ("os.symlink", "os.link", "os.chmod", "shutil.rmtree", "ftplib.connect", "urllib.Request", "socket.connect")
Hook = Callable[[str, tuple[Any, ...]], None]


def watch(report: str, own: str) -> None:
    """Write down what is opened from now on, besides code, shipped data and what lies in the folder ``own``."""
    file = os.open(report, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    sys.dont_write_bytecode = True  # Python would keep compiled modules beside the code
    sys.addaudithook(_hook(file, _places(own)))


def watch_children(report: str, own: str) -> None:
    """The same for the processes this one starts from now on: Python loads ``sitecustomize`` first of all."""
    folder = Path(mkdtemp(prefix="kogge-watch-", dir=own))
    call = f"from tools.watch import watch\nwatch({report!r}, {own!r})\n"
    (folder / "sitecustomize.py").write_text(call, encoding="utf-8")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")])


def _places(own: str) -> tuple[str, ...]:
    prefixes = {
        sys.prefix,
        sys.base_prefix,
        sys.exec_prefix,
        str(Path(os.__file__).parent),
        str(ROOT / "src" / "kogge"),
    }
    prefixes |= {str(ROOT / "tools"), *(str(Path(prefix).resolve()) for prefix in prefixes)}
    return (own, *prefixes)


def _hook(file: int, places: tuple[str, ...]) -> Hook:
    own, code = places[0], places[1:]

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "os.chmod" and isinstance(arguments[0], int):
            return  # a file that is open
        if event in NEVER:
            os.write(file, f"{event} {arguments!r}\n".encode(errors="replace")[:2000])
        elif event == "os.listdir" and arguments[0] in sys.path:
            return  # the import system looks for modules
        elif event in READS and not _expected(arguments[0], own, code):
            os.write(file, f"{event} {arguments[0]!r}\n".encode(errors="replace")[:2000])

    return hook


def _expected(name: Any, own: str, code: tuple[str, ...]) -> bool:
    """Whether the server has a reason to open this. Code and shipped data lie in few places and have known endings."""
    if not isinstance(name, str | bytes | os.PathLike):
        return True  # an open file
    path = os.path.realpath(os.fsdecode(name))
    if path == own or path.startswith((f"{own}/", *SYSTEM)):
        return True
    if path in ("/proc/stat", *(f"/proc/{os.getpid()}/{part}" for part in ("stat", "limits", "fd"))):
        return True  # the metrics of the process
    inside = path in code or path.startswith(tuple(f"{place}/" for place in code))
    return inside and (path.endswith(CODE) or "." not in path.rsplit("/", 1)[-1] or "/static/" in path)
