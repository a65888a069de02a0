"""What is not the API: the page's files, health, metrics, security.txt."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy import text as sql

from kogge.server.house import House
from kogge.server.refusals import Refused

STATIC = Path(__file__).parent / "static"
NO_PAGE = "<!doctype html><title>Kogge</title><p>The server runs, but the page is not built. See docs/api.md."


class Files:
    """The page's files by their paths, listed once: a path from the net is looked up, never opened."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        self._paths = {"/" + path.relative_to(folder).as_posix(): path for path in found}

    def response(self, path: str) -> Response[bytes]:
        """The file, or for a path of the page (``/t/…``) its frame."""
        file = self._paths.get(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            raise Refused("not-found")
        file = file or self._paths.get("/index.html")
        if file is None:
            return Response(NO_PAGE.encode(), media_type=MediaType.HTML)
        kind = guess_type(file.name)[0] or "application/octet-stream"
        lasting = "/assets/" in path
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})


_files = Files(STATIC)


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    """The page."""
    return _files.response("/")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    name = "/" + path.lstrip("/")
    if name.startswith("/api/"):
        raise Refused("not-found")
    return _files.response(name)


@get("/health", media_type=MediaType.TEXT)
async def health(house: NamedDependency[House]) -> str:
    """Whether the server and its database answer."""
    async with house.store.read() as session:
        await session.execute(sql("SELECT 1"))
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: NamedDependency[House]) -> str:
    """Counts for Prometheus; no names, no tables."""
    numbers = {
        "kogge_sockets": house.hub.count(),
        "kogge_updates_total": house.hub.updates,
        "kogge_tables_in_memory": house.tables.count(),
        "kogge_changes_total": house.tables.changes,
    }
    return "".join(f"{name} {value}\n" for name, value in numbers.items())


@get("/.well-known/security.txt", media_type=MediaType.TEXT, include_in_schema=False)
async def security(house: NamedDependency[House]) -> str:
    """Where to report a weakness."""
    if not house.setup.contact:
        raise Refused("not-found")
    expires = (datetime.now(UTC) + timedelta(days=180)).strftime("%Y-%m-%dT00:00:00Z")
    return f"Contact: {house.setup.contact}\nExpires: {expires}\nPreferred-Languages: en, de\n"


PAGES = [front, page, health, metrics, security]
