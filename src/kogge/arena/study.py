"""What a game's calibration measures and wants: data that a game's own module fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kogge.arena.played import Played, Watch
from kogge.arena.sample import Sample, Share, seat_one
from kogge.bots.bot import Bot
from kogge.core.errors import KoggeError
from kogge.games import registry


class NoStudy(KoggeError):
    """The game says nothing about what its edition should be like."""

    key = "error-no-study"


@dataclass(frozen=True)
class Verdict:
    """What was measured for a target, in words, and whether that meets it."""

    measured: str
    met: bool


@dataclass(frozen=True)
class Target:
    """Something a calibrated edition should show at every player count; ``why_missed`` is told where it does not."""

    title: str
    judge: Callable[[Sample], Verdict]
    why_missed: str = ""


@dataclass(frozen=True)
class Spread:
    """A number of every game: shown by its mean and quantiles, and plotted as a histogram."""

    name: str
    title: str
    number: Callable[[Played], int]


@dataclass(frozen=True)
class Figures:
    """Some numbers by name, each for every player count: shown as a table, and plotted as bars where that helps."""

    name: str
    title: str
    numbers: Callable[[Sample], Mapping[str, float | Share]]
    plotted: bool = True


@dataclass(frozen=True)
class Trial:
    """The same games with one thing played otherwise, at every seat: it tells what the seats' wins come from.

    ``player`` makes of the bot that is measured the one that plays.
    """

    title: str
    player: Callable[[Bot], Bot]


@dataclass(frozen=True)
class Study:
    """How one game is calibrated: who plays, with which options, what is shown, and what is wanted.

    Seats are counted from ``first``, the one that begins; ``watch`` names what tokens and effects do not tell.
    """

    slug: str
    bot: str
    targets: list[Target]
    spreads: list[Spread]
    figures: list[Figures]
    options: dict[str, object] = field(default_factory=dict)
    first: Callable[[Played], int] = seat_one
    watch: Watch | None = None
    trials: list[Trial] = field(default_factory=list)


def study_of(slug: str) -> Study:
    """The study of a game."""
    study = registry.plugin(slug).study()
    if study is None:
        raise NoStudy(game=slug)
    return study


# Targets that several games have


def mean_between(title: str, number: Callable[[Sample], float], low: float, high: float, why: str = "") -> Target:
    """A mean that should lie between two numbers."""

    def judge(sample: Sample) -> Verdict:
        mean = number(sample)
        return Verdict(f"{mean:.1f}", low <= mean <= high)

    return Target(title, judge, why)


def shares_between(
    title: str, shares: Callable[[Sample], Mapping[str, Share]], low: float, high: float, why: str = ""
) -> Target:
    """Everything named should have a share between two numbers; the worst is told."""

    def judge(sample: Sample) -> Verdict:
        found = {name: share.value for name, share in shares(sample).items()}
        worst = max(found, key=lambda name: max(low - found[name], found[name] - high))
        return Verdict(f"{worst}: {found[worst]:.1%}", low <= found[worst] <= high)

    return Target(title, judge, why)


def seats_fair(title: str, limits: Mapping[int, float], why: str = "") -> Target:
    """No seat should win more than so many times its fair share; the limit may differ by player count."""

    def judge(sample: Sample) -> Verdict:
        shares = [sample.seat_share(seat).value * sample.players for seat in range(sample.players)]
        best = max(range(sample.players), key=lambda seat: shares[seat])
        return Verdict(f"seat {best + 1}: {shares[best]:.2f} times", shares[best] <= limits[sample.players])

    return Target(title, judge, why)


def each_at_least(title: str, shares: Callable[[Sample], Mapping[str, Share]], least: float, why: str = "") -> Target:
    """Everything named should have at least this share."""

    def judge(sample: Sample) -> Verdict:
        found = shares(sample)
        rarest = min(found, key=lambda name: found[name].value)
        return Verdict(f"{rarest}: {found[rarest].value:.1%}", found[rarest].value >= least)

    return Target(title, judge, why)
