"""The only door to the games: find one by its slug, with an edition, a player count and options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

from kogge.core.errors import BadPlayerCount, BrokenEdition, BrokenRecord, Fault, UnknownGame
from kogge.core.options import Option, resolve
from kogge.core.record import Header, Record, loads
from kogge.core.state import Game
from kogge.games.edition_file import EditionFile
from kogge.games.norderwind import game as norderwind
from kogge.games.norsemen import game as norsemen
from kogge.games.novgorod import game as novgorod


class _GameModule(Protocol):
    """What the module ``game`` of every game offers."""

    PLAYER_COUNTS: list[int]

    def options(self, file: EditionFile) -> list[Option]: ...

    def make(self, file: EditionFile, players: int, options: dict[str, object]) -> Game: ...


_GAMES: dict[str, _GameModule] = {"norderwind": norderwind, "norsemen": norsemen, "novgorod": novgorod}
_DEFAULT_EDITION = {"norderwind": "reconstructed-2", "norsemen": "reconstructed-3", "novgorod": "reconstructed-5"}
TINY = "tiny"


def slugs() -> list[str]:
    """The games there are."""
    return list(_GAMES)


def player_counts(slug: str) -> list[int]:
    """For how many players a game is made."""
    return list(_module(slug).PLAYER_COUNTS)


def editions(slug: str) -> list[str]:
    """The editions that come with a game, the default first."""
    names = sorted(path.stem for path in _folder(slug).glob("*.toml"))
    default = _DEFAULT_EDITION[slug]
    return [default, *(name for name in names if name != default)]


def options(slug: str, edition: str | None = None) -> list[Option]:
    """The options of a game with their defaults."""
    return _module(slug).options(edition_file(slug, edition))


def load(slug: str, players: int = 2, edition: str | None = None, options: Mapping[str, object] | None = None) -> Game:
    """A game, ready to play. ``edition`` is the name of one that comes with it, or the path of an edition file."""
    module = _module(slug)
    if players not in module.PLAYER_COUNTS:
        accepts = ", ".join(str(count) for count in module.PLAYER_COUNTS)
        raise BadPlayerCount(game=slug, players=players, accepts=accepts)
    file = edition_file(slug, edition)
    return module.make(file, players, resolve(module.options(file), dict(options or {})))


def load_pinned(slug: str, players: int, name: str, text: str, options: Mapping[str, object]) -> Game:
    """A game of an edition whose text was kept, whatever has become of its file."""
    module = _module(slug)
    file = EditionFile(text, name)
    return module.make(file, players, resolve(module.options(file), dict(options)))


def edition_text(slug: str, edition: str | None = None) -> str:
    """The text of an edition, to be kept."""
    _module(slug)
    return _edition_text(slug, edition or _DEFAULT_EDITION[slug])


def edition_file(slug: str, edition: str | None = None) -> EditionFile:
    """The edition by its name or path, read anew (a file collects its own faults)."""
    _module(slug)
    name = edition or _DEFAULT_EDITION[slug]
    return EditionFile(_edition_text(slug, name), Path(name).stem)


def read_record(text: str) -> Record:
    """The record of a text, replayed and checked."""
    return loads(text, _open_game)


def _open_game(header: Header) -> Game:
    """The game a record names; an edition that is not at hand by its name and hash is an error of the record."""
    if not header.players.isdigit() or len(header.players) > 2:
        raise BrokenRecord(header.lines["players"], "record-players", got=header.players)
    _module(header.game)
    edition = header.edition or None
    if header.edition_hash:
        edition = _edition_of_hash(header)
    return load(header.game, int(header.players), edition, header.options)


def _edition_of_hash(header: Header) -> str:
    for name in editions(header.game):
        if edition_file(header.game, name).hash == header.edition_hash:
            return name
    line = header.lines.get("edition", 1)
    raise BrokenRecord(line, "record-edition", got=f"{header.edition} {header.edition_hash}")


def _module(slug: str) -> _GameModule:
    if slug not in _GAMES:
        raise UnknownGame(game=slug, accepts=", ".join(_GAMES))
    return _GAMES[slug]


def _folder(slug: str) -> Path:
    _module(slug)
    return Path(__file__).parent / slug / "data"


def _edition_text(slug: str, name: str) -> str:
    if name in editions(slug):
        return _shipped_text(slug, name)
    path = Path(name)
    if not path.is_file():
        expected = ", ".join(editions(slug))
        raise BrokenEdition(name, [Fault(0, "edition-not-found", got=name, expected=expected)])
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenEdition(name, [Fault(1, "edition-not-text", got=name)]) from error


@cache
def _shipped_text(slug: str, name: str) -> str:
    return (_folder(slug) / f"{name}.toml").read_text(encoding="utf-8")
