"""The calibration report: a page of tables and the plots beside it, the same for the same games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kogge import __version__
from kogge.arena import plots
from kogge.arena.calibrate import Calibration, Move
from kogge.arena.markdown import table
from kogge.arena.sample import Sample, Share, quantile
from kogge.arena.study import Target, Verdict

QUANTILES = {"tenth": 0.1, "median": 0.5, "nine tenths": 0.9}


def write(
    folder: Path,
    found: Calibration,
    against: Calibration | None,
    moved: list[Move],
    trials: Sequence[Calibration] = (),
) -> Path:
    """Write the page and its plots; returns the page. Another bot than the study's has a page of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    slug, bot = found.study.slug, found.bot.replace("/", "-").replace("*", "-times-")
    stem = f"calibration-{slug}" if bot == found.study.bot else f"calibration-{slug}-{bot}"
    for name, svg in plots.all_plots(found).items():
        (folder / f"{stem}-{name}.svg").write_text(svg, encoding="utf-8")
    path = folder / f"{stem}.md"
    path.write_text(page(found, against, moved, stem, trials), encoding="utf-8")
    return path


def write_balance(folder: Path, found: Calibration) -> Path:
    """Write the balance report: who wins from where and with what, how long it takes, and where points come from."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"balance-{found.study.slug}"
    for name, svg in plots.all_plots(found).items():
        (folder / f"{stem}-{name}.svg").write_text(svg, encoding="utf-8")
    parts = [_head(found, None, "report", "Balance"), _seats(found.samples, stem)]
    parts += [_spread(found, index, stem) for index in range(len(found.study.spreads))]
    parts += [_figures(found, index, stem) for index in range(len(found.study.figures))]
    path = folder / f"{stem}.md"
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def page(
    found: Calibration,
    against: Calibration | None,
    moved: list[Move],
    stem: str,
    trials: Sequence[Calibration] = (),
) -> str:
    """The report as Markdown."""
    parts = [_head(found, against, trials=bool(trials)), _targets(found, against)]
    if against is not None:
        parts.append(_moves(found, against, moved))
    parts.append(_seats(found.samples, stem))
    if trials:
        parts.append(_trials(trials))
    parts += [_spread(found, index, stem) for index in range(len(found.study.spreads))]
    parts += [_figures(found, index, stem) for index in range(len(found.study.figures))]
    return "\n".join(parts)


def _head(
    found: Calibration,
    against: Calibration | None,
    verb: str = "calibrate",
    title: str = "Calibration",
    trials: bool = False,
) -> str:
    last = found.first_seed + found.games - 1
    options = " ".join(f"{name}={value}" for name, value in found.study.options.items()) or "defaults"
    command = f"kogge {verb} {found.study.slug} --edition {found.file or found.edition} --games {found.games}"
    command += f" --seed {found.first_seed} --bot {found.bot}"
    if against is not None:
        command += f" --against {against.edition}"
    if trials:
        command += " --trials"
    rows = [
        ["engine", f"kogge {__version__}, rules {found.rules_version}"],
        ["edition", f"`{found.edition}` {found.edition_hash}"],
        ["options", options],
        ["players", ", ".join(str(sample.players) for sample in found.samples)],
        ["games", f"{found.games} for each player count, seeds {found.first_seed} to {last}"],
        ["bot at every seat", found.bot],
        ["again", f"`{command}`"],
    ]
    if against is not None:
        rows.insert(2, ["against edition", f"`{against.edition}` {against.edition_hash}"])
    return f"# {title} of {found.study.slug.capitalize()}\n\n" + table(["", ""], rows)


# Targets


def _targets(found: Calibration, against: Calibration | None) -> str:
    header = ["target", "players", f"`{found.edition}`", "met"]
    if against is not None:
        header += [f"`{against.edition}`", "met"]
    rows: list[list[str]] = []
    for target in found.study.targets:
        for index, sample in enumerate(found.samples):
            row = [target.title, str(sample.players), *_verdict(target.judge(sample))]
            rows.append(row + (_verdict(target.judge(against.samples[index])) if against is not None else []))
    return "## Targets\n\n" + table(header, rows) + _missed(found)


def _verdict(verdict: Verdict) -> list[str]:
    return [verdict.measured, "yes" if verdict.met else "**no**"]


def _missed(found: Calibration) -> str:
    missed = [target for target in found.study.targets if missed_at(target, found.samples)]
    if not missed:
        return "\nAll targets are met.\n"
    lines = [f"- {target.title}: {target.why_missed or 'no reason is known.'}" for target in missed]
    return "\n".join(["", "Missed, and why:", "", *lines, ""])


def missed_at(target: Target, samples: Sequence[Sample]) -> list[int]:
    """The player counts at which a target is missed."""
    return [sample.players for sample in samples if not target.judge(sample).met]


def _moves(found: Calibration, against: Calibration, moved: list[Move]) -> str:
    title = f"## What moved from `{against.edition}` to `{found.edition}`\n\n"
    if not moved:
        return title + "Nothing.\n"
    rows = [[move.path, move.before, move.after, move.provenance] for move in moved]
    return title + table(["value", "before", "after", "provenance"], rows)


# Numbers


def _seats(samples: Sequence[Sample], stem: str) -> str:
    text = "Wins of each seat, counted from the one that begins, with 95 % intervals.\n\n"
    return "## Seats\n\n" + text + _seat_table(samples) + picture(stem, "seats", "Wins of each seat")


def _trials(trials: Sequence[Calibration]) -> str:
    """The seats' wins where the same seeds were played otherwise."""
    parts = ["## Trials\n\nThe same seeds, with one thing played otherwise at every seat.\n"]
    parts += [f"Wins of each seat, {trial.bot}:\n\n" + _seat_table(trial.samples) for trial in trials]
    return "\n".join(parts)


def _seat_table(samples: Sequence[Sample]) -> str:
    most = max(sample.players for sample in samples)
    rows = []
    for sample in samples:
        shares = [interval(sample.seat_share(seat)) for seat in range(sample.players)]
        without = sample.share(lambda game: not game.winners())
        rows.append(
            [
                str(sample.players),
                f"{1 / sample.players:.1%}",
                *shares,
                *[""] * (most - sample.players),
                percent(without),
            ]
        )
    return table(["players", "fair share", *(f"seat {seat + 1}" for seat in range(most)), "no winner"], rows)


def _spread(found: Calibration, index: int, stem: str) -> str:
    spread = found.study.spreads[index]
    rows = []
    for sample in found.samples:
        numbers = [spread.number(game) for game in sample.games]
        quantiles = [f"{quantile(numbers, part):g}" for part in QUANTILES.values()]
        rows.append(
            [
                str(sample.players),
                f"{sum(numbers) / len(numbers):.1f}",
                str(min(numbers)),
                *quantiles,
                str(max(numbers)),
            ]
        )
    header = ["players", "mean", "least", *QUANTILES, "most"]
    return f"## {spread.title}\n\n" + table(header, rows) + picture(stem, spread.name, spread.title)


def _figures(found: Calibration, index: int, stem: str) -> str:
    figures = found.study.figures[index]
    columns = [figures.numbers(sample) for sample in found.samples]
    names = list(dict.fromkeys(name for column in columns for name in column))
    rows = [[name, *(number(column[name]) if name in column else "" for column in columns)] for name in names]
    header = ["", *(f"{sample.players} players" for sample in found.samples)]
    text = f"## {figures.title}\n\n" + table(header, rows)
    return text + (picture(stem, figures.name, figures.title) if figures.plotted else "")


# Markdown


def picture(stem: str, name: str, title: str) -> str:
    """A plot of this report."""
    return f"\n![{title}]({stem}-{name}.svg)\n"


def number(value: float | Share) -> str:
    """A share in per cent, any other number with two digits."""
    return percent(value) if isinstance(value, Share) else f"{value:.2f}"


def percent(share: Share) -> str:
    """A share in per cent."""
    return f"{share.value:.1%}"


def interval(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval()
    return f"{share.value:.1%} ({low:.1%} to {high:.1%})"
