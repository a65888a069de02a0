"""The ledgers close, whatever the judge says in between."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kogge.bots.guide import won
from kogge.games import registry
from kogge.review import judges
from kogge.review.ledger import accounts
from tests.review.games import events_of, opinionated, played


@pytest.mark.parametrize(
    ("slug", "players"), [(slug, n) for slug in registry.slugs() for n in registry.player_counts(slug)]
)
def test_the_ledgers_close(slug: str, players: int) -> None:
    record = played(slug, players)
    found = events_of(record, opinionated(record.game))
    for account, share in zip(accounts(found), won(record.state), strict=True):
        parts = account.start + account.own + account.others + account.luck
        assert account.result == share
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.adjusted == pytest.approx(account.start + account.own + account.others, abs=1e-9)


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_ledgers_close_with_the_guide(slug: str) -> None:
    record = played(slug, registry.player_counts(slug)[0])
    for account in accounts(events_of(record, judges.make(record.game, "guide"))):
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.result, abs=1e-9)


def test_every_event_goes_on_where_the_last_one_ended() -> None:
    record = played("norsemen", 3)
    found = events_of(record, opinionated(record.game))
    assert found[0].first == 0
    assert found[-1].last == len(record.entries) - 1
    for event, following in pairwise(found):
        assert following.first == event.last + 1
        assert following.before == event.after


def test_what_chance_did_is_nothing_on_average() -> None:
    """Of all that could come up at a chance node, weighed, the changes of every seat's chance add up to nothing."""
    record = played("norderwind", 2)
    judge = opinionated(record.game)
    found = events_of(record, judge)
    tried = 0
    for event in found[:200]:
        state = record.game.new_state()
        for entry in record.entries[: event.first]:
            state.apply_as(entry.actor, entry.action) if entry.actor >= 0 else state.apply(entry.action)
        if event.is_decision() or event.first != event.last or not event.exact:
            continue
        outcomes, weights = state.legal_actions(), state.chance_weights()
        branches = [state.clone() for _outcome in outcomes]
        for branch, outcome in zip(branches, outcomes, strict=True):
            branch.apply(outcome)
        if any(branch.to_move() < 0 or len(branch.legal_actions()) == 1 for branch in branches):
            continue
        shares = judge.shares([judge.look(branch, branch.to_move()) for branch in branches])
        for seat in range(2):
            mean = sum(w * share[seat] for w, share in zip(weights, shares, strict=True)) / sum(weights)
            assert event.before[seat] == pytest.approx(mean, abs=1e-6)
        tried += 1
    assert tried > 10


def test_forced_steps_are_not_counted() -> None:
    record = played("novgorod", 3)
    state, free = record.game.new_state(), [0, 0, 0]
    for entry in record.entries:
        if entry.actor >= 0:
            free[entry.actor] += len(state.legal_as(entry.actor)) > 1
            state.apply_as(entry.actor, entry.action)
        else:
            state.apply(entry.action)
    found = events_of(record, opinionated(record.game))
    assert [account.decisions for account in accounts(found)] == free
    assert [sum(account.marks.values()) for account in accounts(found)] == free
