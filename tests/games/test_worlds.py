"""Worlds a viewer can imagine, in every rule's example: sound positions that look to the viewer as the true one."""

import pytest

from kogge import SPECTATOR, Rng
from kogge.games import examples, registry

RULES = [(slug, rule) for slug in registry.slugs() for rule in examples.examples(slug)]


@pytest.mark.parametrize(("slug", "rule"), RULES)
def test_a_world_is_sound_and_differs_in_nothing_the_viewer_sees(slug: str, rule: str) -> None:
    state, rng = examples.examples(slug)[rule].play().state, Rng(1)
    text = state.text()
    for viewer in (0, SPECTATOR):
        world = state.determinize(viewer, rng)
        assert world.problems() == []
        assert world.view(viewer) == state.view(viewer)
        assert state.veiled() or world.awaited() == state.awaited()  # in secret others may be drawing a card
        assert viewer not in state.awaited() or world.legal_as(viewer) == state.legal_as(viewer)
        assert state.game().parse_state(world.text()).text() == world.text()
    assert state.text() == text
