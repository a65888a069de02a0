"""The greedy bot's draft: what offices add to each other, what can be paid, and which mission it takes last."""

from kogge import Rng
from kogge.bots.bot import Sight
from kogge.games.novgorod.bots.draft import pair_worth, pick_worth
from kogge.games.novgorod.bots.greedy import NovgorodGreedy
from kogge.games.novgorod.bots.worth import Weights
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import CITIES, artisans, given

OPEN = "display jewelry-clothing jewelry-provisions clothing-jewelry wool-fish"
LONDON, BERGEN, VISBY, NOVGOROD, DANZIG, ANTWERPEN = (
    CITIES.index(city) for city in ("london", "bergen", "visby", "novgorod", "danzig", "antwerpen")
)


def pick(state: NovgorodState) -> str:
    action = NovgorodGreedy().choose(Sight(state, state.to_move()), Rng(1))
    return state.game().actions.token(action)


def test_neighbours_with_a_fitting_artisan_are_worth_most() -> None:
    w = Weights()
    fits = given(artisans(bergen="clothing"))
    fits_not = given(artisans(bergen="jewelry", london="jewelry"))
    assert pair_worth(fits, LONDON, BERGEN, w) == pair_worth(fits, BERGEN, LONDON, w) == w.draft_near + w.draft_craft
    assert pair_worth(fits_not, LONDON, BERGEN, w) == w.draft_near
    assert pair_worth(fits, LONDON, DANZIG, w) == 0
    assert pair_worth(fits, LONDON, NOVGOROD, w) == -w.draft_kin


def test_the_first_office_is_weighed_with_the_best_second_one_that_can_be_paid() -> None:
    w = Weights()
    state = given(OPEN, "secret-1 fish-salt", "pending draft 0")
    for city in (LONDON, VISBY, ANTWERPEN):
        pairs = []
        for other in range(len(CITIES)):
            if other != city:
                after = given(OPEN, "secret-1 fish-salt", f"offices-1 {CITIES[city]}:cheapest", "pending draft 0")
                pairs.append(pick_worth(after, 0, after.a.office.start + other, w))
        alone = pick_worth(state, 0, state.a.office.start + city, w)
        first = w.draft_income * state.e.income[city * 4] - w.draft_price * state.e.price[city * 4]
        first += w.draft_fee * state.e.fee[city] + w.draft_roads * state.e.neighbours[city].bit_count()
        assert abs(alone - first - max(pairs)) < 1e-9


def test_the_second_office_is_a_neighbour_of_the_first() -> None:
    for first, second in (("danzig", "lubeck"), ("lubeck", "visby"), ("novgorod", "visby")):
        state = given(OPEN, "secret-1 fish-salt", f"offices-1 {first}:cheapest", "pending draft 0")
        assert pick(state) == f"office {second}"


def test_the_last_pick_is_an_open_mission_of_commodities_or_else_a_card_of_the_deck() -> None:
    both = "offices-1 london:cheapest bergen:cheapest"
    assert pick(given(OPEN, "secret-1 fish-salt", both, "pending draft 0 4")) == "mission wool-fish"
    luxuries = "display jewelry-clothing jewelry-provisions clothing-jewelry"
    assert pick(given(luxuries, "secret-1 fish-salt", both, "pending draft 0 4")) == "draw"
