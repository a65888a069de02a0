"""What one address may take, and when it may take more."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.server import limits
from kogge.server.limits import Credit, Credits, Gate, Places, household


class Clock:
    """Time that goes by when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "monotonic", made)
    return made


def test_a_credit_is_used_up_and_comes_back(clock: Clock) -> None:
    credit = Credit(3, 0.1)
    assert [credit.take() for _ in range(4)] == [True, True, True, False]
    assert credit.wait_s() == pytest.approx(10)
    clock.now += 4
    assert not credit.take()
    assert credit.wait_s() == pytest.approx(6)
    clock.now += 6.1
    assert credit.take()
    clock.now += 10_000
    assert [credit.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_and_is_forgotten_when_it_has_all_again(clock: Clock) -> None:
    taken = Credits(1, 0.1)
    assert taken.of("192.0.2.1").take()
    assert not taken.of("192.0.2.1").take()
    assert taken.of("192.0.2.2").take()
    clock.now += 5
    taken.forget()
    assert len(taken) == 2
    clock.now += 6
    taken.forget()
    assert len(taken) == 0


@pytest.mark.parametrize(
    ("address", "behind"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_the_addresses_of_one_household_count_as_one(address: str, behind: str) -> None:
    assert household(address) == behind


def test_what_costs_more_takes_more(clock: Clock) -> None:
    credit = Credit(10, 1)
    assert [credit.take(4) for _ in range(3)] == [True, True, False]
    assert [credit.take(0.5) for _ in range(5)] == [True] * 4 + [False]
    clock.now += 10
    assert credit.take(25)  # more than there can ever be, but nothing was taken before
    clock.now += 20
    assert not credit.take(6)
    clock.now += 1
    assert credit.take(6)


def test_places_are_taken_by_address_and_in_all() -> None:
    places = Places(2, 5)
    assert [places.take("2001:db8::1"), places.take("2001:db8::2"), places.take("2001:db8::3")] == [True, True, False]
    assert [places.take("") for _ in range(4)] == [True, True, True, False]
    places.give_back("2001:db8::9")
    assert places.take("192.0.2.1")
    assert places.total == 5


def test_all_that_one_address_does_is_paid_from_one_credit(clock: Clock) -> None:
    gate = Gate(rate=50, new_tables=10, sockets=10)
    assert [gate.charge(f"2001:db8::{number}", 20) for number in range(6)] == [True] * 5 + [False]
    assert gate.charge("2001:db8:0:1::1", 20)
    assert gate.wait_s("2001:db8::1") == 1
    clock.now += 1
    assert [gate.charge("2001:db8::77", 20) for _ in range(3)] == [True, True, False]
    assert gate.refused == 2


# Whatever is asked, and whenever

ASKED = st.lists(st.tuples(st.floats(0, 100), st.floats(0.01, 20)), max_size=60)  # the pause before it, its cost


@settings(max_examples=200, deadline=None, derandomize=True)
@given(ASKED, st.floats(1, 50), st.floats(0.01, 10))
def test_nobody_is_given_more_than_the_credit_and_what_comes_back(
    asked: list[tuple[float, float]], most: float, per_second: float
) -> None:
    """One cost above all there can be is granted when nothing is used; it has to come back before the next."""
    clock = Clock()
    with patch.object(limits, "monotonic", clock):
        credit, given_out, began = Credit(most, per_second), 0.0, clock.now
        for pause, cost in asked:
            clock.now += pause
            given_out += cost if credit.take(cost) else 0.0
            largest = max(most, *(cost for _pause, cost in asked))
            assert given_out <= largest + per_second * (clock.now - began) + 1e-6


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.floats(0, 5), max_size=40), st.integers(1, 20), st.floats(0.05, 10))
def test_the_stated_wait_is_long_enough_and_no_longer(pauses: list[float], most: int, per_second: float) -> None:
    clock = Clock()
    with patch.object(limits, "monotonic", clock):
        credit = Credit(most, per_second)
        for pause in pauses:
            clock.now += pause
            if not credit.take():
                wait = credit.wait_s()
                assert 0 < wait <= 1 / per_second + 1e-9
                clock.now += wait * 0.999 - 1e-6
                assert not credit.take()
                clock.now += wait * 0.001 + 2e-6
                assert credit.take()


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.sampled_from(["192.0.2.1", "192.0.2.2", ""]), st.booleans()), max_size=60))
def test_places_are_counted_right_however_they_are_taken_and_given_back(steps: list[tuple[str, bool]]) -> None:
    places, taken = Places(2, 5), Counter[str]()
    for address, comes in steps:
        if comes:
            free = taken.total() < 5 and (not address or taken[address] < 2)
            assert places.take(address) == free
            taken[address] += free
        elif taken[address]:
            places.give_back(address)
            taken[address] -= 1
        assert places.total == taken.total()
