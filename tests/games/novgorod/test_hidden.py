"""The view has the shape that the page is promised, at every node, for every viewer."""

from typing import cast

import pytest

import kogge
from kogge.games.novgorod.rules import shapes
from tests.helpers import play_out

EXPERTS: dict[str, object] = {"merchant": "front", "pirate": "front", "special_missions": True, "bonus": "random"}


def check(view: shapes.View) -> None:
    assert list(view) == list(shapes.View.__annotations__)
    for city in view["cities"]:
        assert list(city) == list(shapes.CityView.__annotations__)
    for bonus in view["bonuses"]:
        assert list(bonus) == list(shapes.BonusView.__annotations__)
    for special in view["specials"]:
        assert list(special) == list(shapes.SpecialView.__annotations__)
        assert list(special["goods"]) == list(shapes.NeedView.__annotations__)
    for seat in view["seats"]:
        assert list(seat) == list(shapes.SeatView.__annotations__)
        for office in seat["offices"]:
            assert list(office) == list(shapes.OfficeView.__annotations__)
        if seat["career"] is not None:
            assert list(seat["career"]) == list(shapes.CareerView.__annotations__)
    if view["route"] is not None:
        assert list(view["route"]) == list(shapes.RouteView.__annotations__)
    if view["payment"] is not None:
        assert list(view["payment"]) == list(shapes.PaymentView.__annotations__)
    assert set(view["aids"]) <= set(shapes.AidsView.__annotations__)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, EXPERTS)], ids=["plain", "experts"])
def test_every_view_has_its_shape(players: int, options: dict[str, object]) -> None:
    game = kogge.load("novgorod", players, "tiny", options)
    state = game.new_state()
    for action in play_out(game.new_state(), kogge.Rng(seed=players)):
        for viewer in [*range(players), kogge.SPECTATOR]:
            check(cast("shapes.View", state.view(viewer)))
        state.apply(action)


def test_secrets_of_a_seat_are_for_that_seat() -> None:
    game = kogge.load("novgorod", 3, "tiny", EXPERTS)
    state = game.new_state()
    for action in play_out(game.new_state(), kogge.Rng(seed=9)):
        for viewer in range(3):
            seats = cast("shapes.View", state.view(viewer))["seats"]
            for seat, shown in enumerate(seats):
                assert ("?" in shown["secret"] + shown["hidden"]) <= (seat != viewer)
                assert set(shown["secret"] + shown["hidden"]) <= {"?"} or seat == viewer
        state.apply(action)
