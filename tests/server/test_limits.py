"""What one address may take, and when it may take more."""

from __future__ import annotations

import pytest

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
