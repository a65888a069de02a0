"""A review in words: why a choice is better, and the report as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from kogge.bots.registry import title
from kogge.review.events import Event
from kogge.review.ledger import Account
from kogge.review.marks import THRESHOLDS, mark_of
from kogge.review.reasons import Reason, Side
from kogge.review.review import Review
from kogge.text import Catalogue, catalogue

MOST_CAME = 6  # outcomes of a stroke of luck that are named
_FOLDER = Path(__file__).parent / "text"


@cache
def own_words(language: str) -> Catalogue:
    """The sentences of reviews."""
    catalogue("", language)  # refuses an unknown language
    return Catalogue("", language, [(_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")])


def why(reason: Reason, slug: str, language: str, names: Sequence[str], voice: str = "review") -> list[str]:
    """Why a choice is better, in sentences; ``bot``: a bot has played the better one; ``review-puzzle``: nobody has."""
    game, own = catalogue(slug, language), own_words(language)
    lines = []
    if reason.better.gains:
        lines.append(own.text(f"{voice}-brings", gains=_listed(reason.better.gains, game)))
    if reason.better.effects:
        lines.append(own.text(f"{voice}-happens", effects=_effects(reason.better, game, names)))
    if reason.played.gains:
        lines.append(own.text(f"{voice}-brings-played", gains=_listed(reason.played.gains, game)))
    if reason.played.effects:
        lines.append(own.text(f"{voice}-happens-played", effects=_effects(reason.played, game, names)))
    lines += _score(reason, own) + _leaves(reason, game, own, names)
    return lines or [own.text(f"{voice}-position")]


def _score(reason: Reason, own: Catalogue) -> list[str]:
    if reason.score > 0:
        return [own.text("review-ahead", score=reason.score)]
    return [own.text("review-behind", score=-reason.score)] if reason.score < 0 else []


def _leaves(reason: Reason, game: Catalogue, own: Catalogue, names: Sequence[str]) -> list[str]:
    less = {what: -amount for what, amount in reason.leaves.items() if amount < 0}
    more = {what: amount for what, amount in reason.leaves.items() if amount > 0}
    seat, lines = names[reason.follower], []
    if less:
        lines.append(own.text("review-leaves-less", seat=seat, gains=_listed(less, game)))
    if more:
        lines.append(own.text("review-leaves-more", seat=seat, gains=_listed(more, game)))
    return lines


def _listed(gains: dict[str, int], words: Catalogue) -> str:
    return words.slug("+".join(f"{amount}*{what}" for what, amount in gains.items()))


def _effects(side: Side, words: Catalogue, names: Sequence[str]) -> str:
    return " ".join(words.effect(effect, names) for effect in side.effects)


# The report


def report(review: Review, language: str, names: Sequence[str]) -> Iterator[str]:
    """The lines of the report."""
    game, own = catalogue(review.record.game.slug, language), own_words(language)
    judge = own.text(f"review-judge-{review.judge}")
    yield own.text("review-title", game=game.title(), judge=judge, worlds=review.depth.worlds)
    yield ""
    yield from _ledgers(review.accounts, own, names)
    yield from _alike(review, own, language, names)
    yield ""
    yield own.text("review-thresholds", **{mark: round(100 * least) for mark, least in THRESHOLDS.items()})
    yield ""
    yield own.text("review-moments")
    for place in review.moments:
        yield ""
        yield from _moment(review, place, language, names)


def _ledgers(accounts: list[Account], own: Catalogue, names: Sequence[str]) -> Iterator[str]:
    rows = [
        ["", *names],
        [own.text("review-account-start"), *(_percent(one.start) for one in accounts)],
        [own.text("review-account-own"), *(_signed(one.own) for one in accounts)],
        [own.text("review-account-others"), *(_signed(one.others) for one in accounts)],
        [own.text("review-account-luck"), *(_signed(one.luck) for one in accounts)],
        [own.text("review-account-result"), *(_percent(one.result) for one in accounts)],
        [own.text("review-account-adjusted"), *(_percent(one.adjusted) for one in accounts)],
        [own.text("review-account-rate"), *(f"{100 * one.error_rate:.2f}" for one in accounts)],
        [own.text("review-account-marks"), *(_marks(one) for one in accounts)],
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for head, *cells in rows:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        yield "  ".join([head.ljust(widths[0]), *padded])


def _alike(review: Review, own: Catalogue, language: str, names: Sequence[str]) -> Iterator[str]:
    """Which level each seat has played like, where that is known."""
    known = [(name, like) for seat, name in enumerate(names) if (like := review.likeness(seat)) is not None]
    if known:
        yield ""
    for name, like in known:
        yield own.text("review-like", seat=name, level=level_title(like.level.level, language))
        if len(like.levels) > 1:
            first, last = like.levels[0], like.levels[-1]
            yield "  " + own.text(
                "review-like-range", first=level_title(first, language), last=level_title(last, language)
            )


def level_title(level: str, language: str) -> str:
    """What people call a level."""
    return title(level, catalogue("", language))


def _moment(review: Review, place: int, language: str, names: Sequence[str]) -> Iterator[str]:
    event, own = review.events[place], own_words(language)
    if not event.is_decision():
        yield from _stroke(review, event, language, names)
        return
    game, words = review.record.game, catalogue(review.record.game.slug, language)
    mark = own.text(f"review-{mark_of(event)}")
    yield own.text("review-moment", turn=event.turn + 1, seat=names[event.seat], mark=mark)
    yield "  " + own.text("review-played", action=words.action(game, event.action), share=_whole(event.taken().share))
    best = event.best()
    yield "  " + own.text("review-better", action=words.action(game, best.action), share=_whole(best.share))
    if place in review.reasons:
        yield from ("  " + line for line in why(review.reasons[place], game.slug, language, names))


def _stroke(review: Review, event: Event, language: str, names: Sequence[str]) -> Iterator[str]:
    own, words, game = own_words(language), catalogue(review.record.game.slug, language), review.record.game
    yield own.text("review-stroke", turn=event.turn + 1)
    came = [words.action(game, entry.action) for entry in review.record.entries[event.first : event.last + 1]]
    rest = came[:MOST_CAME] + ([own.text("review-more", number=len(came) - MOST_CAME)] if len(came) > MOST_CAME else [])
    yield "  " + own.text("review-came", actions="; ".join(rest))
    for seat, name in enumerate(names):
        change = {"before": _whole(event.before[seat]), "after": _whole(event.after[seat])}
        yield "  " + own.text("review-change", seat=name, **change)


def _whole(share: float) -> int:
    return round(100 * share)


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _signed(share: float) -> str:
    return f"{100 * share:+.1f}"


def _marks(account: Account) -> str:
    return ", ".join(str(account.marks[mark]) for mark in ("inaccuracy", "mistake", "blunder"))
