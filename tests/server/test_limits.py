"""What one address may take, and when it may take more."""

from __future__ import annotations

import pytest

from kogge.server import limits
from kogge.server.limits import Credit, Credits, household


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
