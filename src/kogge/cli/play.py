"""From what was asked for to a table: a new game, or one that goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits

from kogge.bots import registry as bots
from kogge.bots.levels import SECONDS
from kogge.cli.local_game import HUMAN, LocalGame
from kogge.cli.rendering import Words
from kogge.cli.tables.palette import LETTERS
from kogge.core.errors import BadPlayerCount, KoggeError
from kogge.core.record import Record
from kogge.core.rng import Rng
from kogge.games import registry


class OtherGame(KoggeError):
    """The file of the record holds another game than the one asked for."""

    key = "error-other-game"


@dataclass(frozen=True)
class Asked:
    """What the command line said."""

    game: str | None = None
    players: int | None = None
    humans: int = 1
    bots: str | None = None
    seed: int | None = None
    edition: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    record: Path | None = None
    forced: bool = False  # people's steps that leave no choice are played unasked


def table_asked_for(asked: Asked) -> LocalGame | None:
    """The table asked for; None where a game has still to be chosen."""
    return open_table(asked) if asked.game or _goes_on(asked.record) else None


def open_table(asked: Asked) -> LocalGame:
    """The table asked for. A record that is there already goes on."""
    if asked.record is not None and _goes_on(asked.record):
        return resume(asked, asked.record)
    assert asked.game is not None
    return new_table(asked, asked.game, _seats(asked, asked.game))


def new_table(asked: Asked, slug: str, seats: Sequence[str]) -> LocalGame:
    """A new game; ``seats`` says who sits where: HUMAN, or the name of a bot."""
    game = registry.load(slug, len(seats), asked.edition, asked.options)
    table = _table(Record(game, list(seats)), asked.seed, asked.record, asked.forced)
    table.save()
    return table


def resume(asked: Asked, path: Path) -> LocalGame:
    """The game of a record, where it was left."""
    record = read(path)
    if asked.game not in {None, record.game.slug}:
        raise OtherGame(file=path.name, got=record.game.slug, wanted=str(asked.game))
    return _table(record, asked.seed, path, asked.forced)


def read(file: Path) -> Record:
    """The record of a file."""
    return registry.read_record(file.read_bytes().decode("utf-8", errors="replace"))


def _table(record: Record, seed: int | None, path: Path | None, forced: bool) -> LocalGame:
    named = record.seats or [HUMAN] * record.game.players
    slug = record.game.slug
    known = bots.names(slug)
    players = {seat: bots.make(slug, name, SECONDS.get(name, 0.0)) for seat, name in enumerate(named) if name in known}
    rng = Rng(randbits(60) if seed is None else seed + len(record.entries))
    return LocalGame(record, players, rng, path, forced)


def _seats(asked: Asked, slug: str) -> list[str]:
    """People first, then the bots (the usual one, unless others are named); the last takes what is left."""
    counts = registry.player_counts(slug)
    wanted_bots = asked.bots or bots.default(slug)
    names = [bots.make(slug, name.strip()).name for name in wanted_bots.split(",")]
    wanted = asked.humans + len(names) if asked.humans < counts[-1] else asked.humans
    players = asked.players or min(max(wanted, counts[0]), counts[-1])
    if asked.humans > players:
        raise BadPlayerCount(game=slug, players=asked.humans, accepts=", ".join(str(count) for count in counts))
    others = players - asked.humans
    return [HUMAN] * asked.humans + (names + names[-1:] * others)[:others]


def _goes_on(path: Path | None) -> bool:
    return path is not None and path.exists() and path.stat().st_size > 0


def seat_names(record: Record, words: Words) -> list[str]:
    """What the seats are called, always with their letter."""
    named = record.seats or [HUMAN] * record.game.players
    keys = ["player" if name == HUMAN else "player-named" for name in named]
    shown = [bots.title(name, words.game) for name in named]
    return [words.say(key, letter=LETTERS[seat], name=shown[seat]) for seat, key in enumerate(keys)]
