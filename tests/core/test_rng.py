"""The generator: golden streams, the same compiled and pure, and sound statistics."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from kogge.conformance.chance import misfit
from kogge.core.rng import LOW, MULTIPLIER, STATES, Rng

GOLDEN = {
    0: [1727583847, 886855165, 560827693, 3090309103, 1029537302, 3866758310],
    1: [508479630, 139094452, 1655262411, 4143112347, 1625596914, 2595180229],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_stream_of_a_seed_never_changes(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(6)] == GOLDEN[seed]


def test_small_numbers_of_a_seed_never_change() -> None:
    rng = Rng(-7)
    assert [rng.below(100) for _ in range(12)] == [34, 38, 76, 76, 32, 87, 1, 37, 67, 96, 77, 55]
    huge = Rng(2**80)
    assert [huge.below(6) for _ in range(12)] == [0, 3, 0, 0, 3, 3, 5, 2, 2, 1, 1, 4]


def test_shuffles_and_weights_of_a_seed_never_change() -> None:
    items = list(range(10))
    Rng(5).shuffle(items)
    assert items == [3, 5, 6, 9, 7, 0, 8, 1, 4, 2]
    rng = Rng(6)
    assert [rng.weighted([1, 2, 7]) for _ in range(20)] == [2, 2, 2, 2, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]


def test_the_state_after_many_steps_never_changes() -> None:
    rng = Rng(3)
    for _ in range(100_000):
        rng.next32()
    assert rng.state == 3161740475571308285
    assert rng.state < 2**62


def test_a_clone_goes_on_as_its_original_would() -> None:
    rng = Rng(4)
    rng.next32()
    clone = rng.clone()
    assert [clone.next32() for _ in range(5)] == [rng.next32() for _ in range(5)]
    clone.next32()
    assert clone.next32() != rng.next32()


def test_a_fork_has_a_stream_of_its_own() -> None:
    rng = Rng(7)
    fork = rng.fork()
    assert (fork.next32(), rng.next32()) == (3208444125, 2427429735)
    again = Rng(7)
    assert again.fork().next32() == 3208444125


def test_the_same_seed_gives_the_same_stream_and_others_do_not() -> None:
    firsts = [Rng(seed).next32() for seed in range(2000)]
    assert firsts == [Rng(seed).next32() for seed in range(2000)]
    assert len(set(firsts)) == 2000


def test_the_period_is_as_long_as_the_comment_says() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert STATES + 1 == MULTIPLIER * 2**32 - 1
    assert LOW == 2**32 - 1


def is_prime(number: int) -> bool:
    """Miller and Rabin's test, certain for numbers of this size."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(passes(number, odd, twos, base) for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37))


def passes(number: int, odd: int, twos: int, base: int) -> bool:
    """Whether one base takes the number for a prime."""
    power = pow(base, odd, number)
    if power in (1, number - 1):
        return True
    for _ in range(twos - 1):
        power = power * power % number
        if power == number - 1:
            return True
    return False


# Statistics, deterministic by their seeds


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 64, 100])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    drawn = Counter(rng.below(n) for _ in range(20_000))
    assert set(drawn) <= set(range(n))
    assert misfit(drawn, dict.fromkeys(range(n), 1.0)) == ""


def test_neighbours_in_a_stream_do_not_know_each_other() -> None:
    rng = Rng(11)
    numbers = [rng.below(5) for _ in range(30_001)]
    cells = {(a, b): 1.0 for a in range(5) for b in range(5)}
    assert misfit(Counter(pairwise(numbers)), cells) == ""


def test_low_and_high_bits_are_fair() -> None:
    rng = Rng(12)
    numbers = [rng.next32() for _ in range(20_000)]
    for bit in (0, 1, 7, 16, 30, 31):
        assert misfit(Counter(number >> bit & 1 for number in numbers), {0: 1.0, 1: 1.0}) == ""


def test_neighbouring_seeds_do_not_know_each_other() -> None:
    drawn = Counter((Rng(seed).below(4), Rng(seed + 1).below(4)) for seed in range(20_000))
    assert misfit(drawn, {(a, b): 1.0 for a in range(4) for b in range(4)}) == ""


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    rng = Rng(13)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        drawn[tuple(items)] += 1
    assert misfit(drawn, dict.fromkeys(permutations(range(4)), 1.0)) == ""


def test_weights_are_kept() -> None:
    rng = Rng(14)
    drawn = Counter(rng.weighted([3, 0, 1, 2]) for _ in range(12_000))
    assert 1 not in drawn
    assert misfit(drawn, {0: 3.0, 2: 1.0, 3: 2.0}) == ""


def test_the_bounds_of_below() -> None:
    rng = Rng(15)
    assert {rng.below(1) for _ in range(50)} == {0}
    large = [rng.below(2**30) for _ in range(2000)]
    assert max(large) < 2**30
    assert max(large) > 2**29


def test_weights_must_not_all_be_zero() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted([0, 0])
