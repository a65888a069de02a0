"""NG-4, using the route."""

import pytest

from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import ALL_OFFICES, artisans, given, offices
from tests.helpers import effects, offers, play, refused

BARE = ["careers 2-front 1-front", "turn 1", "level 4 0"]  # no privilege helps in phase 2
FAST = "speed 5 2"


def laid(*fields: str, route: str, **more: object) -> NovgorodState:
    """A route of these cities, laid and complete."""
    options = more.get("options")
    assert options is None or isinstance(options, dict)
    steps = [city if city == "placeholder" else f"lay {city}" for city in route.split()]
    return play(given(*fields, options=options), ", ".join([*steps, "stop"]))


def test_ng_4_1_every_card_serves_once() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, "known-1 wool-fish", FAST, route="london bergen")

    assert {"income london", "store wool", "upper wool-fish"} <= set(offers(state))
    used = play(state, "upper wool-fish")
    assert [token for token in offers(used) if "london" in token or "wool" in token] == []
    assert refused(used, "income london") == ("NG-4.1", "reason-card-used")
    assert refused(used, "store wool") == ("NG-4.1", "reason-card-used")
    assert refused(used, "lay visby") == ("NG-4.1", "reason-route-laid")


def test_ng_4_1_the_order_is_free() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, FAST, artisans(bergen="clothing"), route="london bergen visby")
    one = play(state, "income visby, sell by bergen, with wool")
    other = play(state, "sell by bergen, with wool, income visby")

    assert one.text() == other.text()


def test_ng_4_2_a_used_card_refuses_an_artisan() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, artisans(bergen="clothing"), route="london bergen")

    assert "sell by bergen" in offers(state)
    assert refused(play(state, "income bergen"), "sell by bergen") == ("NG-4.2", "reason-card-used")


def test_ng_4_2_a_covered_card_gives_nothing() -> None:
    state = laid(
        "cash 0 0", *BARE, ALL_OFFICES, "known-1 wool-fish", artisans(bergen="clothing"), route="london bergen"
    )
    after = play(state, "sell by bergen, with wool")

    assert offers(after) == ["finish"]
    assert refused(after, "sell by bergen") == ("NG-4.2", "reason-artisan-used")
    assert refused(after, "sell by riga") == ("NG-4.2", "reason-not-in-route")


def test_ng_4_2_an_artisan_may_lie_on_a_base_office_whose_fee_stays_due() -> None:
    state = laid("cash 1 0", *BARE, offices(1, "london"), artisans(bergen="clothing"), route="london bergen")
    after = play(state, "sell by bergen, with wool")

    assert (after.cash, after.fees) == ([2, 0], 1)
    assert play(after, "finish").cash == [1, 0]


def test_ng_4_2_provisions_in_novgorod() -> None:
    """Golden: salt from Lübeck, one seal and one ducat; the fur is covered, the glass still free."""
    fields = ["cash 9 9", "careers 4-front 1-front", "turn 1", offices(1, "lubeck", "visby", "novgorod")]
    state = laid(*fields, artisans(novgorod="provisions"), route="lubeck visby novgorod")
    after = play(state, "sell by novgorod, with salt")

    assert (after.seals, after.cash) == ([1, 0], [10, 9])
    assert {"store glass", "income visby"} <= set(offers(after))
    assert refused(after, "income novgorod") == ("NG-4.1", "reason-card-used")
    assert refused(after, "income lubeck") == ("NG-4.1", "reason-card-used")


def test_ng_4_3_inputs_lie_before_the_artisan() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, artisans(london="clothing", bergen="jewelry"), route="bergen london")
    assert refused(state, "sell by london") == ("NG-4.3", "reason-no-inputs")

    far = laid("cash 0 0", *BARE, ALL_OFFICES, FAST, artisans(antwerpen="clothing"), route="london antwerpen lubeck")
    assert offers(play(far, "sell by antwerpen")) == ["with wool"]


def test_ng_4_3_a_good_behind_the_artisan_is_refused() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, artisans(bergen="jewelry")]
    state = laid(*fields, "stored amber -", route="bergen visby")
    making = play(state, "sell by bergen")

    assert offers(making) == ["with stored"]
    assert refused(making, "with glass") == ("NG-4.3", "reason-good-behind")


def test_ng_4_3_a_placeholder_lets_the_artisan_use_its_own_city() -> None:
    fields = ["cash 0 0", *BARE, offices(1, "london", "riga"), artisans(london="clothing")]
    assert refused(laid(*fields, route="london"), "sell by london") == ("NG-4.3", "reason-no-inputs")

    held = laid(*fields, route="london placeholder")
    after = play(held, "sell by london, with wool")
    assert (after.seals, after.cash) == ([1, 0], [1, 0])
    both = play(held, "income london")
    assert both.cash == [2, 0]
    assert refused(both, "sell by london") == ("NG-4.3", "reason-no-inputs")


def test_ng_4_4_as_many_different_inputs_as_wanted() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, "stored salt -", artisans(novgorod="provisions")]
    state = laid(*fields, route="bergen visby novgorod")
    making = play(state, "sell by novgorod")

    assert offers(making) == ["with fish", "with stored"]
    assert offers(play(making, "with fish")) == ["with stored", "done"]
    assert play(making, "with fish, done").seals == [1, 0]
    assert play(making, "with stored, with fish").seals == [2, 0]
    assert refused(making, "done") == ("NG-4.4", "reason-input-first")
    assert refused(making, "with glass") == ("NG-4.4", "reason-other-good")
    assert refused(making, "finish") == ("NG-4.4", "reason-finish-payment")


def test_ng_4_4_the_purpose_is_chosen_before_the_artisan() -> None:
    fields = [
        "cash 0 0",
        *BARE,
        ALL_OFFICES,
        FAST,
        "known-1 jewelry-clothing",
        artisans(novgorod="jewelry", bergen="jewelry"),
    ]
    state = play(laid(*fields, "stored amber -", route="bergen visby novgorod"), "upper jewelry-clothing")

    assert offers(state) == ["by bergen", "by novgorod"]
    assert refused(state, "by visby") == ("NG-4.4", "reason-other-luxury")
    assert refused(state, "finish") == ("NG-4.4", "reason-artisan-first")
    assert offers(play(state, "by novgorod")) == ["with glass", "with stored"]


def test_ng_4_5_one_fur_makes_clothing_for_one_seal_and_ducat() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, artisans(riga="clothing"), route="novgorod riga")

    assert effects(state, "sell by riga, with fur") == [
        "use 0 1 fur route",
        "make 0 1 clothing riga",
        "gain 0 1 seal sale",
        "gain 0 1 ducat sale",
    ]


def test_ng_4_5_salt_fish_and_grain_make_four() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, "stored grain -", artisans(novgorod="provisions")]
    state = laid(*fields, route="lubeck visby novgorod")
    assert play(state, "sell by novgorod, with salt, with stored").seals == [2, 0]

    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, "stored fish -", artisans(danzig="provisions")]
    state = laid(*fields, "known-1 wool-fish", route="lubeck visby novgorod riga danzig")
    after = play(state, "sell by danzig, with salt, with grain, with stored")
    assert (after.seals, after.cash) == ([8, 0], [4, 0])  # four of them for the route of five cities


def test_ng_4_5_amber_and_glass_make_three() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, "stored amber -", artisans(bergen="jewelry")]
    state = laid(*fields, route="visby bergen")

    assert play(state, "sell by bergen, with glass, with stored").seals == [3, 0]


def test_ng_4_6_an_artisan_may_use_its_own_card_by_option() -> None:
    fields = ["cash 0 0", *BARE, offices(1, "london"), artisans(london="clothing")]
    state = laid(*fields, route="london", options={"artisan_uses_own_good": True})
    after = play(state, "sell by london, with wool")

    assert (after.seals, after.cash) == ([1, 0], [1, 0])
    assert offers(after) == ["finish"]
    used = play(state, "income london")
    assert "sell by london" not in offers(used)


def test_ng_4_6_the_own_card_serves_nothing_else() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, artisans(london="clothing", bergen="clothing")]
    state = laid(*fields, route="london bergen", options={"artisan_uses_own_good": True})
    by_bergen = play(state, "sell by bergen, with wool")

    assert "sell by london" not in offers(by_bergen)
    assert "income london" not in offers(play(state, "sell by london, with wool"))


def test_ng_4_7_income_by_the_office_owned() -> None:
    state = laid("cash 0 0", *BARE, offices(1, "visby", rank="second"), "offices-2 visby:cheapest", route="visby")

    assert effects(state, "income visby") == ["gain 0 4 ducat income"]


def test_ng_4_7_base_offices_have_none() -> None:
    state = laid("cash 3 0", *BARE, route="visby")

    assert offers(state) == ["finish"]
    assert refused(state, "income visby") == ("NG-4.7", "reason-base-office")
    assert refused(state, "store glass") == ("NG-4.8", "reason-base-office")
    assert refused(state, "income riga") == ("NG-4.7", "reason-not-in-route")


def test_ng_4_8_stored_for_later_not_for_now() -> None:
    state = laid(
        "cash 0 0", *BARE, ALL_OFFICES, "known-1 wool-fish", artisans(bergen="clothing"), route="london bergen"
    )
    after = play(state, "store wool")

    assert (after.stored[0], after.ship) == (0, False)
    assert refused(after, "upper wool-fish") == ("NG-5.1", "reason-goods-missing")
    assert refused(after, "store fish") == ("NG-4.8", "reason-stored-already")
    assert play(after, "finish").stored == [0, -1]


def test_ng_4_8_storing_replaces_what_was_there() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, "stored salt -", route="london")
    after = play(state, "store wool")

    assert (after.stored[0], after.cash) == (0, [0, 0])
    assert not after.ship
    assert effects(state, "store wool") == ["unload 0 1 salt replaced", "store 0 1 wool"]


def test_ng_4_9_it_stays_until_it_is_used() -> None:
    unused = laid("cash 0 0", *BARE, ALL_OFFICES, "stored salt -", route="london")
    assert play(unused, "finish").stored[0] == 6

    used = laid("cash 0 0", *BARE, ALL_OFFICES, "stored salt -", artisans(london="provisions"), route="london")
    after = play(used, "sell by london, with stored")
    assert after.seals == [1, 0]
    assert refused(play(used, "sell by london"), "with wool") == ("NG-4.4", "reason-other-good")
    assert play(after, "finish").stored == [-1, -1]


def test_ng_4_9_the_stand_in_goes_back_and_its_good_is_lost() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, "stored wool -", route="london")
    assert play(state, "finish").stored == [-1, -1]
    assert effects(state, "finish") == ["unload 0 1 wool stand-in"]
    assert play(state, "store wool, finish").stored == [0, -1]


def test_ng_4_9_nothing_stored_nothing_used() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, artisans(bergen="clothing"), route="london bergen")

    assert refused(play(state, "sell by bergen"), "with stored") == ("NG-4.9", "reason-nothing-stored")


def test_ng_4_10_goods_that_must_pay_the_fees_serve_nothing_else() -> None:
    state = laid("cash 0 0", *BARE, offices(1, "lubeck"), "known-1 grain-cloth", route="danzig lubeck")

    assert (state.fees, offers(state)) == (2, ["income lubeck"])
    assert refused(state, "lower grain-cloth") == ("NG-4.10", "reason-fees-first")
    assert refused(state, "store salt") == ("NG-4.10", "reason-fees-first")
    assert refused(state, "finish") == ("NG-4.10", "reason-fees-unpaid")
    richer = laid("cash 2 0", *BARE, offices(1, "lubeck"), "known-1 grain-cloth", route="danzig lubeck")
    assert {"lower grain-cloth", "store salt", "finish"} <= set(offers(richer))


def test_ng_4_10_inputs_are_offered_only_if_the_sale_pays_in_the_end() -> None:
    fields = ["cash 0 0", *BARE, offices(1, "lubeck", "bergen"), "stored fish -", artisans(danzig="provisions")]
    state = laid(*fields, route="lubeck danzig")
    making = play(state, "sell by danzig")

    assert state.fees == 2
    assert offers(making) == ["with salt", "with stored"]
    assert offers(play(making, "with salt")) == ["with stored"]  # one ducat would not pay the two
    assert offers(play(making, "with stored")) == ["with salt", "done"]  # the income of Lübeck would
    assert refused(play(making, "with salt"), "done") == ("NG-4.4", "reason-input-first")


def test_ng_4_11_fees_are_paid_once_at_the_end() -> None:
    state = laid("cash 9 0", *BARE, route="visby lubeck")

    assert state.cash == [9, 0]
    after = play(state, "finish")
    assert after.cash == [3, 0]
    assert (after.route, after.visited, after.fees) == ([], 0, 0)


def test_ng_4_11_the_order_of_the_end() -> None:
    options: dict[str, object] = {"merchant": "front", "special_missions": True}
    fields = ["cash 9 0", *BARE, ALL_OFFICES, "known-1 wool-fish", "row s2:d s1:a s3:b s4:c"]
    state = laid(*fields, route="london bergen", options=options)
    state = play(state, "upper wool-fish, finish")

    assert (state.prompt().kind, state.merchant) == ("place", 3)
    assert play(state, "keep wool-fish").merchant == 5


def test_ng_4_12_two_ducats_without_any_income() -> None:
    state = play(given("cash 0 0", "careers 2-front 1-front", "turn 1"), "stop")

    assert effects(state, "ducats") == ["gain 0 2 ducat privilege"]
    assert refused(play(state, "ducats"), "ducats") == ("NG-6.4", "reason-no-privilege")


@pytest.mark.parametrize(("level", "offered"), [(0, True), (1, True), (3, True), (4, False)])
def test_ng_4_12_while_it_or_a_joker_is_visible(level: int, offered: bool) -> None:
    state = play(given("cash 0 0", "careers 2-front 1-front", "turn 1", f"level {level} 0"), "stop")

    assert ("ducats" in offers(state)) == offered
