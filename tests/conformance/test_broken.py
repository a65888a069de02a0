"""Every check of the kit catches at least one toy that breaks what it checks."""

from __future__ import annotations

import pytest

from kogge.conformance import CHECKS, ConformanceFailure, Coverage, explore
from tests.conformance.broken_basics import UnreachableId
from tests.conformance.variants import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=repr)
def test_a_broken_toy_fails_the_check_that_is_meant_for_it(variant: Variant) -> None:
    with pytest.raises(ConformanceFailure) as caught:
        CHECKS[variant.check](variant.make(), variant.seeds)
    assert caught.value.check == variant.check
    assert variant.says in caught.value.what


def test_every_check_has_a_toy_that_fails_it() -> None:
    assert {variant.check for variant in VARIANTS} == set(CHECKS)


def test_an_id_that_nothing_leads_to_is_named() -> None:
    game = UnreachableId()
    coverage = Coverage(game)
    for seed in range(40):
        explore(coverage, game, seed, 200)
    assert coverage.unreached() == ["fly"]
    with pytest.raises(ConformanceFailure, match="never reached: fly"):
        coverage.finish()
    coverage.finish(but=["fly"])
