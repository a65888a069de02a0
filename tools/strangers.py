"""Requests no client of ours would send: each must be refused as the sender's mistake. Part of `make hostile`."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from urllib.parse import quote

import httpx

from tools.floods import handshake

RECORD = "kogge-record 1\ngame norderwind\nedition {}\nplayers 2\n\n"
TEXTS = [
    "tiny.toml",
    "./tiny",
    "../" * 12 + "etc/passwd",
    "/etc/passwd",
    "/proc/self/environ",
    "/dev/zero",
    "x" * 5000,
    "~",
]
TEXTS += [
    "C:\\Windows\\win.ini",
    "file:///etc/passwd",
    "\0",
    "con",
    "%2e%2e%2f",
    "norsemen/data/tiny",
    "*",
    "tiny\0.toml",
]
BODIES = [
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b"\xff\xfe\x00",
    b'{"record":"\xc3\x28"}',
    b'"\\ud800"',
    b"",
    b"nul",
    b"1e999",
]
BODIES += [b'{"text":"\xed\xa0\x80"}', "{}".encode("utf-16"), b"{}" * 1000, b"\x80", b'{"tables":' + b"[" * 2000]
POSTS = [
    "/api/tables",
    "/api/replay",
    "/api/review",
    "/api/analysis/open",
    "/api/analysis/look",
    "/api/analysis/judge",
    "/api/qr",
    "/api/mine",
    "/api/tables/{}/chat",
    "/api/tables/{}/actions",
]
POSTS += ["/api/tables/{}/join", "/api/tables/{}/undo", "/api/tables/{}/proposals"]
RAW = [
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET \xff HTTP/1.1\r\n\r\n",
    b"\r\n" * 100 + b"x\r\n\r\n",
]
RAW += [b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000 + b"\r\n", b"GET /%00%ff HTTP/1.1\r\nHost: h\r\n\r\n"]
RAW += [
    b"POST /api/qr HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    b"PRI * HTTP/2.0\r\n\r\n",
]
FRAMES = {"text that is no UTF-8": b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc", "an unmasked frame": b"\x81\x02hi"}
FRAMES |= {"a reserved opcode": b"\x83\x80\0\0\0\0", "a huge length": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0"}
FRAMES |= {
    "a fragment of nothing": b"\x00\x80\0\0\0\0",
    "a long control frame": b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
}

INTERNAL = b"\x03\xf3"  # 1011, the code of an internal error


def names(client: httpx.Client, bait: Path, table: str) -> list[str]:
    """Names of files wherever a name is taken. The answers may not tell whether there is such a file."""
    faults: list[str] = []
    for name in [str(bait), *TEXTS]:
        answers = [client.post("/api/replay", json={"record": RECORD.format(name)})]
        body = {"game": "norderwind", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        answers += [client.post("/api/tables", json={**body, "edition": name})]
        answers += [client.post("/api/tables", json={**body, "game": name})]
        answers += [client.post("/api/review", json={"record": RECORD.format(name)})]
        answers += [client.get(f"/api/games/norderwind/editions/{quote(name, safe='')}")]
        answers += [client.get(f"/api/games/{quote(name, safe='')}/editions/tiny")]
        answers += [client.get(f"/api/tables/{quote(name, safe='')}/sync")]
        answers += [client.get("/api/games", headers={b"Accept-Language": name.encode().replace(b"\0", b"")})]
        pages = [client.get(f"/{quote(name, safe='/')}"), client.get(f"/assets/{quote(name, safe='')}")]
        faults += [_told(one) for one in answers[:7] if not 400 <= one.status_code < 500]
        faults += [_told(one) for one in [answers[7], *pages] if one.status_code >= 500]
        faults += [f"{one.url} tells of the file" for one in [*answers, *pages] if "the-bait" in one.text]
    there, gone = str(bait), str(bait.with_name("none.toml"))
    told = [
        client.post("/api/replay", json={"record": RECORD.format(name)}).text.replace(name[:60], "")
        for name in (there, gone)
    ]
    return [*faults, *(["it is told whether a file exists"] if told[0] != told[1] else [])]


def bodies(client: httpx.Client, table: str, token: str) -> list[str]:
    """Bodies that are no JSON, no text or nested without end."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    sent = [client.post(path.format(table), content=body, headers=headers) for path in POSTS for body in BODIES]
    kinds = [
        "application/json; charset=utf-7",
        "multipart/form-data; boundary=x",
        "application/x-msgpack",
        "\xff",
        "text/plain",
    ]
    sent += [
        client.post(path.format(table), content=b"\xff{", headers={b"Content-Type": kind.encode("latin-1")})
        for path in POSTS
        for kind in kinds
    ]
    return [_told(one) for one in sent if not 400 <= one.status_code < 500]


def hosts(client: httpx.Client, port: int, table: str) -> list[str]:
    """Foreign host names, on requests and on sockets."""
    faults = []
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost@evil.example", "\xff", "x" * 5000):
        answer = client.get("/api/games", headers={b"Host": host.encode("latin-1")})
        faults += [_told(answer)] if answer.status_code != 400 else []
        opened = raw(port, handshake(port, f"/api/tables/{table}/socket", host))
        faults += (
            [f"a socket for the host {host[:40]!r}: {opened[:60]!r}"]
            if opened.split(b" ")[1:2] not in ([b"403"], [b"400"])
            else []
        )
    for path in ("/x/socket", "/socket", "/api/tables/none/socket/x"):
        opened = raw(port, handshake(port, path))
        faults += [f"a socket at {path}: {opened[:60]!r}"] if opened.split(b" ")[1:2] == [b"500"] else []
    return faults


def wire(port: int, table: str) -> list[str]:
    """What is no HTTP, and frames no websocket may send: answered by 4xx or by closing."""
    opening = handshake(port, f"/api/tables/{table}/socket")
    with ThreadPoolExecutor(len(RAW) + len(FRAMES)) as threads:  # some of them wait until the server is quiet
        answers = list(threads.map(partial(raw, port), RAW))
        replies = list(threads.map(lambda frame: raw(port, opening, frame), FRAMES.values()))
    faults = [f"{data[:30]!r}: {told[:60]!r}" for data, told in zip(RAW, answers, strict=True) if told[9:10] == b"5"]
    for name, told in zip(FRAMES, replies, strict=True):
        if not told.startswith(b"HTTP/1.1 101") or INTERNAL in told:
            faults.append(f"{name}: {told[-40:]!r}")
    return faults


def raw(port: int, data: bytes, then: bytes = b"") -> bytes:
    """Send bytes as they are, and others once the first are answered; what comes back until a second is quiet."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), 10) as opened, suppress(OSError):
        opened.sendall(data)
        if then:
            heard = opened.recv(65_536)
            opened.sendall(then)
        opened.settimeout(1)
        while part := opened.recv(65_536):
            heard += part
    return heard


def _told(answer: httpx.Response) -> str:
    return f"{answer.request.method} {str(answer.url)[:200]}: {answer.status_code} {answer.text[:200]}"
