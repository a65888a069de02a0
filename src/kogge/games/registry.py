"""The only door to the games: find one by its slug, with an edition, a player count and options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from kogge.core import study
from kogge.core.actions import LONGEST
from kogge.core.errors import BadPlayerCount, BrokenEdition, BrokenGame, BrokenRecord, Fault, UnknownGame
from kogge.core.options import Option, resolve
from kogge.core.record import Header, Record, loads
from kogge.core.state import Game
from kogge.core.study import Study
from kogge.games.edition_file import EditionFile
from kogge.games.plugin import GamePlugin, Rules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


GROUP = "kogge.games"
"""The entry points that games are found by."""
TINY = "tiny"
_HEAD = 2000  # characters of a record in which it says what it is played with
_SLUG = re.compile(r"[a-z][a-z0-9]{1,30}")


def slugs() -> list[str]:
    """The games there are."""
    return list(_entries())


@cache
def _entries() -> dict[str, EntryPoint]:
    """Every installed game by its slug; none is imported yet."""
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in found and found[entry.name].value != entry.value:
            raise BrokenGame(game=entry.name[:LONGEST], why=f"{found[entry.name].value}, {entry.value}")
        found[entry.name] = entry
    return found


def plugin(slug: str) -> GamePlugin:
    """What a game brings."""
    if slug not in _entries():
        raise UnknownGame(game=slug[:LONGEST], accepts=", ".join(_entries()))
    return _plugin(slug)


@cache
def _plugin(slug: str) -> GamePlugin:
    entry = _entries()[slug]
    try:
        made = entry.load()()
    except Exception as error:
        raise BrokenGame(game=slug[:LONGEST], why=f"{entry.value}: {type(error).__name__}") from error
    if not isinstance(made, GamePlugin) or made.slug != slug or not _SLUG.fullmatch(slug):
        raise BrokenGame(game=slug[:LONGEST], why=entry.value)
    return made


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
    default = plugin(slug).default_edition
    return (default, *(name for name in names if name != default))


def rules_text(slug: str, language: str = "en") -> str:
    """The rules of a game in our own words; in English where there is no other text, empty where there is none."""
    folder = plugin(slug).folder()
    files = [folder / f"RULES.{language}.md", folder / "RULES.md"]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


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
    name = edition or plugin(slug).default_edition
    return _make(slug, players, EditionFile(edition_text(slug, name), name), options)


def check_players(slug: str, players: int) -> None:
    """Refuse a number of players that the game is not made for."""
    counts = _module(slug).PLAYER_COUNTS
    if players not in counts:
        accepts = ", ".join(str(count) for count in counts)
        raise BadPlayerCount(game=slug, players=players, accepts=accepts)


def _make(slug: str, players: int, file: EditionFile, options: Mapping[str, object]) -> Game:
    module = _module(slug)
    game = module.make(file, players, resolve(module.options(file), dict(options)))
    if file.name not in _editions(slug) or _shipped_text(slug, file.name) != file.text:
        game.edition_text = file.text
    return game


def _reopened(slug: str, players: int, edition: str, text: str, options: dict[str, object]) -> Game:
    """A game that was pickled; positions of one game that come one by one share it."""
    return _opened(slug, players, edition, text, tuple(options.items()))


@lru_cache(64)
def _opened(slug: str, players: int, edition: str, text: str, options: tuple[tuple[str, object], ...]) -> Game:
    if text:
        return load_pinned(slug, players, edition, text, dict(options))
    return load_shipped(slug, players, edition, dict(options))


Game.opener = _reopened


def load_pinned(slug: str, players: int, name: str, text: str, options: Mapping[str, object]) -> Game:
    """A game of an edition whose text was kept, whatever has become of its file."""
    return _make(slug, players, EditionFile(text, name), options)


def edition_text(slug: str, edition: str | None = None) -> str:
    """The text of an edition that comes with the game; no other file is read."""
    name = edition or plugin(slug).default_edition
    if name not in editions(slug):
        raise _not_found(slug, name)
    return _shipped_text(slug, name)


@cache
def shipped_hashes(slug: str) -> frozenset[str]:
    """The hashes of the editions that come with the game."""
    return frozenset(_shipped_hash(slug, name) for name in editions(slug))


def edition_file(slug: str, edition: str | None = None) -> EditionFile:
    """The edition by its name or path, read anew (a file collects its own faults)."""
    _module(slug)
    name = edition or plugin(slug).default_edition
    return EditionFile(_edition_text(slug, name), Path(name).stem)


def read_record(text: str, own: str = "") -> Record:
    """The record of a text, replayed and checked. It may name an edition that comes with the game, and no file.

    ``own`` is the text of another edition, for a record that names its hash.
    """
    return loads(text, partial(_open_game, own))


def read_study(text: str, own: str = "") -> Study:
    """The study of a text: a record with variations, or from a position; ``own`` as in ``read_record``."""
    return study.loads(text, partial(_open_game, own))


def edition_of(text: str) -> tuple[str, str]:
    """The game and the hash of the edition that a record names; empty where it names none."""
    found = {"game": "", "edition": ""}
    for line in text[:_HEAD].splitlines():
        words = line.split("#")[0].split()
        if words and words[0] in found:
            found[words[0]] = words[-1]
    return found["game"], found["edition"]


def _open_game(own: str, header: Header) -> Game:
    """The game a record names; an edition that is not at hand by its name and hash is an error of the record."""
    if not header.players.isdecimal() or len(header.players) > 2:
        raise BrokenRecord(header.lines["players"], "record-players", got=header.players[:LONGEST])
    players = int(header.players)
    if own and header.edition_hash == EditionFile(own, header.edition).hash:
        check_players(header.game, players)
        return load_pinned(header.game, players, header.edition, own, header.options)
    return load_shipped(header.game, players, _named_edition(header), header.options)


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


def _module(slug: str) -> Rules:
    return plugin(slug).rules()


def _folder(slug: str) -> Path:
    return plugin(slug).folder() / "data"


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
