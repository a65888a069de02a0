"""A review as plain data, for files and programs: actions are tokens, chances are rounded to four places."""

from __future__ import annotations

from dataclasses import asdict

from kogge.core.journal import Effect
from kogge.review.events import Choice, Event
from kogge.review.ledger import Account
from kogge.review.likeness import Likeness
from kogge.review.marks import THRESHOLDS, mark_of
from kogge.review.reasons import Reason, Side
from kogge.review.review import Review

FORMAT = "kogge-review 1"
MOST_CHOICES = 8
Data = dict[str, object]


def as_data(review: Review) -> Data:
    """The whole review."""
    game, record = review.record.game, review.record
    return {
        "format": FORMAT,
        "game": game.slug,
        "edition": game.edition,
        "players": game.players,
        "seats": record.seats,
        "judge": review.judge,
        "worlds": review.depth.worlds,
        "thresholds": THRESHOLDS,
        "accounts": [_account(account, review.likeness(account.seat)) for account in review.accounts],
        "moments": review.moments,
        "events": [_event(review, place) for place in range(len(review.events))],
    }


def _account(account: Account, like: Likeness | None) -> Data:
    amounts = ("start", "own", "others", "drawn", "hidden", "luck", "result", "adjusted", "lost", "error_rate")
    known: Data = {name: _round(getattr(account, name)) for name in amounts}
    told: Data = {"seat": account.seat, **known, "decisions": account.decisions, "marks": account.marks}
    return {**told, "like": {**asdict(like.level), "levels": like.levels}} if like else told


def _event(review: Review, place: int) -> Data:
    event = review.events[place]
    found: Data = {
        "first": event.first,
        "last": event.last,
        "turn": event.turn,
        "before": [_round(share) for share in event.before],
        "after": [_round(share) for share in event.after],
    }
    return {**found, **(_decision(review, place, event) if event.is_decision() else _chance(review, event))}


def _decision(review: Review, place: int, event: Event) -> Data:
    token = review.record.game.actions.token
    found: Data = {
        "seat": event.seat,
        "played": token(event.action),
        "known": _round(event.known),
        "loss": _round(event.loss()),
        "mark": mark_of(event),
        "choices": [_choice(token(choice.action), choice) for choice in shown(event)],
    }
    reason = review.reasons.get(place)
    return {**found, "reason": _reason(reason)} if reason else found


def shown(event: Event) -> list[Choice]:
    """The best choices, and the one that was taken."""
    best = event.choices[:MOST_CHOICES]
    return best if event.taken() in best else [*best, event.taken()]


def _choice(token: str, choice: Choice) -> Data:
    return {"action": token, "share": _round(choice.share), "doubt": _round(choice.doubt)}


def _chance(review: Review, event: Event) -> Data:
    entries = review.record.entries[event.first : event.last + 1]
    return {"came": [review.record.game.actions.token(entry.action) for entry in entries], "exact": event.exact}


def _reason(reason: Reason) -> Data:
    return {
        "better": _side(reason.better),
        "played": _side(reason.played),
        "score": reason.score,
        "follower": reason.follower,
        "leaves": reason.leaves,
    }


def _side(side: Side) -> Data:
    return {"gains": side.gains, "effects": [_effect(effect) for effect in side.effects]}


def _effect(effect: Effect) -> Data:
    return {"kind": effect.kind, "amount": effect.amount, "what": effect.what, "cause": effect.cause}


def _round(number: float) -> float:
    return round(number, 4)
