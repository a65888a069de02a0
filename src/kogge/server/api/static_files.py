"""What is not the API: the page's files, health, security.txt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from types import MappingProxyType
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from kogge.server.api.game_files import game_files
from kogge.server.errors import Refused
from kogge.server.services import Services

AnyRequest = Request[Any, Any, Any]
WORTH_PACKING = 0.9  # of its size; images are packed already
STATIC = Path(__file__).parents[1] / "static"
NO_PAGE = (
    "<!doctype html><title>Kogge</title><p>The server runs, but this copy of Kogge has no page. "
    "Install it again where npm can reach its registry, or run <code>make page</code> in the source folder."
)


class File:
    """A file of the page, kept in memory, and compressed once if that makes it smaller."""

    def __init__(self, name: str, content: bytes) -> None:
        self.kind = guess_type(name)[0] or "application/octet-stream"
        self.content = content
        packed = compress(content, mtime=0)
        self.packed = packed if len(packed) < WORTH_PACKING * len(content) else None
        lasting = "/assets/" in name
        self.headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "ETag": f'W/"{sha256(content).hexdigest()[:20]}"',  # weak: the same for both encodings
        }
        if self.packed:
            self.headers["Vary"] = "Accept-Encoding"

    def response(self, known: str, encodings: str) -> Response[bytes]:
        """The file, or that the browser has it already; compressed if the browser takes that."""
        if self.headers["ETag"] in known:
            return Response(b"", status_code=304, headers=self.headers, media_type=self.kind)
        if self.packed and "gzip" in encodings:
            packed = {**self.headers, "Content-Encoding": "gzip"}
            return Response(self.packed, headers=packed, media_type=self.kind)
        return Response(self.content, headers=self.headers, media_type=self.kind)


class Files:
    """The page's files by their paths, read once: a path from the net is looked up, never opened."""

    def __init__(self, folder: Path, more: Mapping[str, bytes] = MappingProxyType({})) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        names = {"/" + path.relative_to(folder).as_posix(): path for path in found}
        contents = {name: path.read_bytes() for name, path in names.items()} | dict(more)
        self._files = {name: File(name, content) for name, content in contents.items()}
        self._frame = self._files.get("/index.html") or File("/index.html", NO_PAGE.encode())

    def response(self, path: str, request: AnyRequest) -> Response[bytes]:
        """The file, or for a path of the page (``/t/…``) its frame."""
        file = self._files.get(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            raise Refused("not-found")
        headers = request.headers
        return (file or self._frame).response(headers.get("if-none-match", ""), headers.get("accept-encoding", ""))


@cache
def files() -> Files:
    """The page, and what the games bring for it, read when the server starts."""
    return Files(STATIC, game_files())


@get("/", include_in_schema=False)
async def front(request: AnyRequest) -> Response[bytes]:
    """The page."""
    return files().response("/", request)


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the page."""
    name = "/" + path.lstrip("/")
    if name.startswith("/api/") or name == "/metrics":  # the metrics have a port of their own
        raise Refused("not-found")
    return files().response(name, request)


@get("/health", media_type=MediaType.TEXT)
async def health(services: NamedDependency[Services]) -> Response[str]:
    """Whether the server can do its work: 503, with what is wrong, if its database cannot be written to."""
    problem = await services.health.problem()
    return Response(problem or "ok", media_type=MediaType.TEXT, status_code=503 if problem else 200)


@get("/.well-known/security.txt", media_type=MediaType.TEXT, include_in_schema=False)
async def security(services: NamedDependency[Services]) -> str:
    """Where to report a weakness."""
    if not services.setup.contact:
        raise Refused("not-found")
    expires = (datetime.now(UTC) + timedelta(days=180)).strftime("%Y-%m-%dT00:00:00Z")
    return f"Contact: {services.setup.contact}\nExpires: {expires}\nPreferred-Languages: en, de\n"


PAGES = [front, page, health, security]
