"""Features: rows of the promised size, in range, the same in every world that a seat cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import nodes
from kogge.core.rng import Rng
from kogge.core.state import TERMINAL, Game, State


@check("features")
def check_features(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A row has a number for every place, none above its scale, and tells a seat no more than its worlds have alike."""
    table = game.features
    spot = Spot("features", game)
    spot.equal(sum(piece.length for piece in table.pieces), table.size, "the pieces' lengths add up")
    spot.expect(len(table.fingerprint) == 12, "the layout has a fingerprint")
    scales = table.scales()
    for spot, state in nodes("features", game, seeds, size):
        for seat in range(game.players):
            _check_row(spot, state, seat, scales)


def _check_row(spot: Spot, state: State, seat: int, scales: list[int]) -> None:
    row = state.features(seat)
    spot.equal(len(row), len(scales), f"numbers in the row of seat {seat}")
    over = [place for place, (value, scale) in enumerate(zip(row, scales, strict=True)) if value > scale]
    names = [
        piece.name for piece in state.game().features.pieces if any(0 <= p - piece.offset < piece.length for p in over)
    ]
    spot.expect(not over, f"seat {seat}: above the scale of {', '.join(names)}")
    if state.to_move() != TERMINAL:
        world = state.determinize(seat, Rng(seed=spot.node))
        spot.equal(world.features(seat), row, f"the row of seat {seat} in a world it cannot tell from the truth")
