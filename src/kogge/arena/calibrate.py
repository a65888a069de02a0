"""Calibration: seeded games of competent bots for each player count, measured against a game's targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from kogge.arena.played import Played, Watch, play
from kogge.arena.sample import Sample
from kogge.arena.study import Study, Trial
from kogge.bots import registry as bots
from kogge.bots.bot import Bot
from kogge.games import registry
from kogge.games.edition_file import EditionFile

BATCH = 20  # games a task of the pool


@dataclass(frozen=True)
class Batch:
    """Games that one process plays one after the other."""

    slug: str
    edition: str
    players: int
    options: dict[str, object]
    player: Callable[[], Bot]
    seeds: Sequence[int]
    watch: Watch | None


@dataclass(frozen=True)
class Calibration:
    """One edition, measured: a sample for each player count."""

    study: Study
    edition: str
    edition_hash: str
    rules_version: str
    bot: str
    first_seed: int
    games: int
    samples: list[Sample]
    file: str = ""
    """The file of an edition that does not come with the game, to play it again."""


def calibrate(
    study: Study,
    edition: str | None = None,
    bot: str | None = None,
    players: Sequence[int] = (),
    games: int = 1000,
    first_seed: int = 1,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
    trial: Trial | None = None,
) -> Calibration:
    """Play and count. The result depends on everything but the number of workers."""
    name = edition or registry.editions(study.slug)[0]
    chosen = bot or study.bot
    player = partial(_player, study.slug, chosen, trial)
    counts = list(players) or registry.player_counts(study.slug)
    seeds = range(first_seed, first_seed + games)
    batches = [
        Batch(study.slug, name, count, study.options, player, seeds[start : start + BATCH], study.watch)
        for count in counts
        for start in range(0, games, BATCH)
    ]
    found: dict[int, list[Played]] = {count: [] for count in counts}
    for results in _run(batches, workers):
        found[results[0].players] += results
        progress(len(results))
    game = registry.load(study.slug, counts[0], name, study.options)
    samples = [Sample(count, found[count], study.first) for count in counts]
    played = trial.title if trial else chosen
    return Calibration(
        study,
        game.edition,
        game.edition_hash,
        game.rules_version,
        played,
        first_seed,
        games,
        samples,
        "" if name in registry.editions(study.slug) else name,
    )


def _player(slug: str, bot: str, trial: Trial | None) -> Bot:
    """Who plays a seat: the bot, or what a trial makes of it."""
    made = bots.make(slug, bot)
    return trial.player(made) if trial else made


def _run(batches: list[Batch], workers: int) -> Iterator[list[Played]]:
    """The results of all batches in their order."""
    if workers == 1:
        yield from map(play_batch, batches)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_batch, batches)


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch."""
    game = registry.load(batch.slug, batch.players, batch.edition, batch.options)
    players = range(batch.players)
    return [play(game, [batch.player() for _seat in players], seed, batch.watch) for seed in batch.seeds]


# What moved between two editions


@dataclass(frozen=True)
class Move:
    """A value of an edition file that differs from another one's."""

    path: str
    before: str
    after: str
    provenance: str


def moves(slug: str, before: str, after: str) -> list[Move]:
    """All values that differ, in the order of the files."""
    old = registry.edition_file(slug, before)
    new = registry.edition_file(slug, after)
    paths = [*new.entries, *(path for path in old.entries if path not in new.entries)]
    return [_move(path, old, new) for path in paths if old.entries.get(path) != new.entries.get(path)]


def _move(path: str, old: EditionFile, new: EditionFile) -> Move:
    origins = dict.fromkeys(file.provenance[path] for file in (old, new) if path in file.provenance)
    return Move(path, _shown(old.entries.get(path)), _shown(new.entries.get(path)), " → ".join(origins))


def _shown(entry: dict[str, object] | None) -> str:
    if entry is None:
        return "-"
    return ", ".join(str(value) if key == "value" else f"{key} {value}" for key, value in entry.items())
