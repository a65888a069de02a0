"""The only door to the games: find one by its slug, with an edition, a player count and options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from kogge.core.actions import LONGEST
from kogge.core.errors import BadPlayerCount, BrokenEdition, BrokenRecord, Fault, UnknownGame
from kogge.core.options import Option, resolve
from kogge.core.record import Header, Record, loads
from kogge.core.state import Game
from kogge.games.edition_file import EditionFile


class _GameModule(Protocol):
    """What the module ``game`` of every game offers."""

    PLAYER_COUNTS: list[int]
    PRIVATE_PROMPTS: list[str]

    def options(self, file: EditionFile) -> list[Option]: ...

    def make(self, file: EditionFile, players: int, options: dict[str, object]) -> Game: ...


_DEFAULT_EDITION = {"norderwind": "reconstructed-3", "norsemen": "reconstructed-3", "novgorod": "reconstructed-6"}
TINY = "tiny"


def slugs() -> list[str]:
    """The games there are."""
    return list(_DEFAULT_EDITION)


def player_counts(slug: str) -> list[int]:
    """For how many players a game is made."""
    return list(_module(slug).PLAYER_COUNTS)


def private_prompts(slug: str) -> list[str]:
    """The kinds of prompts whose legal actions depend on what only their seat knows."""
    return _module(slug).PRIVATE_PROMPTS


def editions(slug: str) -> list[str]:
    """The editions that come with a game, the default first."""
    _module(slug)
    return list(_editions(slug))


@cache
def _editions(slug: str) -> tuple[str, ...]:
    names = sorted(path.stem for path in _folder(slug).glob("*.toml"))
    default = _DEFAULT_EDITION[slug]
    return (default, *(name for name in names if name != default))


def options(slug: str, edition: str | None = None) -> list[Option]:
    """The options of a game with their defaults."""
    return _module(slug).options(edition_file(slug, edition))


def load(slug: str, players: int = 2, edition: str | None = None, options: Mapping[str, object] | None = None) -> Game:
    """A game, ready to play. ``edition`` is the name of one that comes with it, or the path of an edition file."""
    check_players(slug, players)
    return _make(slug, players, edition_file(slug, edition), options or {})


def load_shipped(slug: str, players: int, edition: str | None, options: Mapping[str, object]) -> Game:
    """As ``load``, for a name that comes from outside: it is never a path, only an edition that comes with the game."""
    check_players(slug, players)
    name = edition or _DEFAULT_EDITION[slug]
    return _make(slug, players, EditionFile(edition_text(slug, name), name), options)


def check_players(slug: str, players: int) -> None:
    """Refuse a number of players that the game is not made for."""
    counts = _module(slug).PLAYER_COUNTS
    if players not in counts:
        accepts = ", ".join(str(count) for count in counts)
        raise BadPlayerCount(game=slug, players=players, accepts=accepts)


def _make(slug: str, players: int, file: EditionFile, options: Mapping[str, object]) -> Game:
    module = _module(slug)
    return module.make(file, players, resolve(module.options(file), dict(options)))


def load_pinned(slug: str, players: int, name: str, text: str, options: Mapping[str, object]) -> Game:
    """A game of an edition whose text was kept, whatever has become of its file."""
    return _make(slug, players, EditionFile(text, name), options)


def edition_text(slug: str, edition: str | None = None) -> str:
    """The text of an edition that comes with the game; no other file is read."""
    name = edition or _DEFAULT_EDITION[slug]
    if name not in editions(slug):
        raise _not_found(slug, name)
    return _shipped_text(slug, name)


def edition_file(slug: str, edition: str | None = None) -> EditionFile:
    """The edition by its name or path, read anew (a file collects its own faults)."""
    _module(slug)
    name = edition or _DEFAULT_EDITION[slug]
    return EditionFile(_edition_text(slug, name), Path(name).stem)


def read_record(text: str) -> Record:
    """The record of a text, replayed and checked. It may name an edition that comes with the game, and no file."""
    return loads(text, _open_game)


def _open_game(header: Header) -> Game:
    """The game a record names; an edition that is not at hand by its name and hash is an error of the record."""
    if not header.players.isdecimal() or len(header.players) > 2:
        raise BrokenRecord(header.lines["players"], "record-players", got=header.players[:LONGEST])
    return load_shipped(header.game, int(header.players), _named_edition(header), header.options)


def _named_edition(header: Header) -> str | None:
    """The edition of a record: by its hash, or by its name where there is no hash; the default if neither is given."""
    if not header.edition:
        return None
    wanted = header.edition_hash
    for name in editions(header.game):
        if (wanted == _shipped_hash(header.game, name)) if wanted else (header.edition == name):
            return name
    line = header.lines.get("edition", 1)
    raise BrokenRecord(line, "record-edition", got=f"{header.edition} {header.edition_hash}".strip()[:LONGEST])


def _module(slug: str) -> _GameModule:
    if slug not in _DEFAULT_EDITION:
        raise UnknownGame(game=slug[:LONGEST], accepts=", ".join(_DEFAULT_EDITION))
    return _loaded(slug)


@cache
def _loaded(slug: str) -> _GameModule:
    return cast("_GameModule", import_module(f"kogge.games.{slug}.rules.game"))


def _folder(slug: str) -> Path:
    _module(slug)
    return Path(__file__).parent / slug / "data"


def _edition_text(slug: str, name: str) -> str:
    """The text of an edition by its name or path. A path is the caller's own: of the library or the command line."""
    if name in editions(slug):
        return _shipped_text(slug, name)
    path = Path(name)
    if not path.is_file():
        raise _not_found(slug, name)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenEdition(name, [Fault(1, "edition-not-text", got=name)]) from error


def _not_found(slug: str, name: str) -> BrokenEdition:
    expected = ", ".join(editions(slug))
    return BrokenEdition(name[:LONGEST], [Fault(0, "edition-not-found", got=name[:LONGEST], expected=expected)])


@cache
def _shipped_text(slug: str, name: str) -> str:
    return (_folder(slug) / f"{name}.toml").read_text(encoding="utf-8")


@cache
def _shipped_hash(slug: str, name: str) -> str:
    return EditionFile(_shipped_text(slug, name), name).hash
