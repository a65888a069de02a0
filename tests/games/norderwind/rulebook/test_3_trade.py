"""NW-3, trade: ports, merchants, boatman, accountant."""

import pytest

from tests.games.norderwind.rulebook.table import PENNILESS, example, given
from tests.helpers import effects, offers, play, refused

FULL = "hold-1 grain fish salt salt wood wine"


def hold(*goods: str) -> str:
    return f"hold-1 {' '.join(goods)}"


def test_nw_3_1_a_port_buys_and_sells_its_good_at_its_price() -> None:
    state = play(given("gold 7 5", "letters 0 0", hold("salt")), "sail norderkap, reveal salt-3")

    assert offers(state) == ["next", "stop", "buy salt", "sell salt"]
    bought = play(state, "buy salt")
    assert bought.gold == [4, 5]
    assert "hold-1 salt salt" in bought.text().splitlines()
    sold = play(state, "sell salt")
    assert sold.gold == [10, 5]
    assert "hold-1 -" in sold.text().splitlines()


def test_nw_3_1_what_a_trade_did() -> None:
    state = given("letters 0 0", hold("salt"))

    assert effects(state, "sail norderkap, reveal salt-1, buy salt") == ["lose 0 1 gold port", "gain 0 1 salt port"]
    assert effects(state, "sail norderkap, reveal salt-3, sell salt") == ["lose 0 1 salt port", "gain 0 3 gold port"]


def test_nw_3_1_the_price_must_be_there() -> None:
    state = play(given("gold 2 5"), "sail norderkap, reveal salt-3")

    assert offers(state) == ["next", "stop"]
    assert refused(state, "buy salt") == ("NW-3.1", "reason-too-dear")
    assert refused(state, "sell salt") == ("NW-3.1", "reason-none-to-sell")
    exact = play(given("gold 3 5"), "sail norderkap, reveal salt-3")
    assert play(exact, "buy salt").gold == [0, 5]


def test_nw_3_1_a_port_trades_nothing_else() -> None:
    state = play(given(hold("grain")), "sail norderkap, reveal salt-1")

    assert refused(state, "sell grain") == ("NW-3.1", "reason-other-good")
    assert refused(state, "buy grain") == ("NW-3.1", "reason-other-good")


def test_nw_3_1_other_tiles_do_not_trade() -> None:
    for tile in ("norderkap", "equipment-a", "wreck-a"):
        state = play(given(hold("grain")), f"sail norderkap, reveal {tile}")
        assert refused(state, "sell grain") == ("NW-3.1", "reason-no-trade-here")


def test_nw_3_2_a_second_good_may_follow_or_not() -> None:
    state = play(example("NW-3.2"), "sail norderkap, reveal salt-1, buy salt")

    assert offers(state) == ["done", "buy salt"]
    assert state.prompt().kind == "more"
    assert state.prompt().args == {"tile": "salt-1", "left": 3, "port": "norderkap", "direction": "bought"}
    assert offers(play(state, "done")) == ["next", "stop"]
    two = play(state, "buy salt")
    assert offers(two) == ["next", "stop"]
    assert two.gold == [3, 5]


def test_nw_3_2_a_third_good_never_follows() -> None:
    state = play(given("letters 0 0", hold("salt", "salt")), "sail norderkap, reveal salt-3, sell salt")

    assert offers(state) == ["done", "sell salt"]
    assert state.prompt().args["direction"] == "sold"
    assert offers(play(state, "sell salt")) == ["next", "stop"]


def test_nw_3_2_one_direction_only() -> None:
    bought = play(example("NW-3.2"), "sail norderkap, reveal salt-1, buy salt")
    assert refused(bought, "sell salt") == ("NW-3.2", "reason-one-direction")

    sold = play(given("letters 0 0", hold("salt", "salt")), "sail norderkap, reveal salt-1, sell salt")
    assert refused(sold, "buy salt") == ("NW-3.2", "reason-one-direction")


def test_nw_3_2_a_second_good_is_asked_for_only_where_it_is_possible() -> None:
    poor = play(given("gold 1 5", "letters 0 0"), "sail norderkap, reveal salt-1, buy salt")
    assert offers(poor) == ["next", "stop"]
    last = play(given("letters 0 0", hold("salt")), "sail norderkap, reveal salt-1, sell salt")
    assert offers(last) == ["next", "stop"]
    enough = play(given("letters 0 0", hold("salt")), "sail norderkap, reveal salt-1, buy salt")
    assert offers(enough) == ["next", "stop"]


def test_nw_3_2_a_trade_begun_is_finished_first() -> None:
    state = play(example("NW-3.2"), "sail norderkap, reveal salt-1, buy salt")

    for token in ("next", "stop", "pass", "hoist", "search", "fulfil norderkap", "look", "bottom"):
        assert refused(state, token) == ("NW-3.2", "reason-finish-trade")
    assert refused(state, "buy grain") == ("NW-3.1", "reason-other-good")


def test_nw_3_2_before_the_first_good_there_is_nothing_to_finish() -> None:
    state = play(given(), "sail norderkap, reveal salt-1")

    assert refused(state, "done") == ("NW-3.2", "reason-nothing-traded")


def test_nw_3_3_a_third_good_of_a_kind_is_refused() -> None:
    """Golden example 8."""
    state = play(given(hold("salt", "salt")), "sail norderkap, reveal salt-1")

    assert offers(state) == ["next", "stop", "sell salt"]
    assert refused(state, "buy salt") == ("NW-3.3", "reason-enough-of-a-kind")
    assert refused(state, "buy salt over wood") == ("NW-3.3", "reason-enough-of-a-kind")


def test_nw_3_4_a_seventh_good_goes_aboard_only_with_another_overboard() -> None:
    """Golden example 8."""
    state = play(example("NW-3.4"), "sail norderkap, reveal wine-2")

    assert offers(state) == [
        "next",
        "stop",
        "buy wine over grain",
        "buy wine over fish",
        "buy wine over salt",
        "buy wine over wood",
        "sell wine",
    ]
    assert refused(state, "buy wine") == ("NW-3.4", "reason-hold-full")
    after = play(state, "buy wine over salt")
    assert "hold-1 grain fish salt wood wine wine" in after.text().splitlines()
    assert after.gold == [3, 5]


def test_nw_3_4_what_goes_overboard_brings_nothing() -> None:
    state = given("letters 0 0", FULL, "crew-1 accountant")

    assert effects(state, "sail norderkap, reveal wine-2, buy wine over salt") == [
        "lose 0 1 salt overboard",
        "lose 0 2 gold port",
        "gain 0 1 wine port",
    ]


def test_nw_3_4_only_what_is_aboard_goes_overboard_and_only_from_a_full_hold() -> None:
    full = play(given(hold("grain", "grain", "salt", "salt", "fish", "fish")), "sail norderkap, reveal wine-2")
    assert refused(full, "buy wine over wood") == ("NW-3.4", "reason-none-to-throw")
    room = play(given(hold("grain", "grain", "salt", "salt", "fish")), "sail norderkap, reveal wine-2")
    assert refused(room, "buy wine over salt") == ("NW-3.4", "reason-hold-has-room")
    assert "buy wine" in offers(room)


def test_nw_3_4_both_goods_may_throw_another_overboard() -> None:
    state = given("letters 0 0", hold("grain", "grain", "salt", "salt", "fish", "fish"))

    first = play(state, "sail norderkap, reveal wine-2, buy wine over grain")
    assert offers(first) == ["done", "buy wine over grain", "buy wine over fish", "buy wine over salt"]
    assert refused(first, "buy wine over wood") == ("NW-3.4", "reason-none-to-throw")
    second = play(first, "buy wine over fish")
    assert "hold-1 grain fish salt salt wine wine" in second.text().splitlines()


def test_nw_3_4_the_last_place_is_filled_then_one_goes_overboard() -> None:
    state = given("letters 0 0", hold("grain", "grain", "salt", "salt", "fish"))

    first = play(state, "sail norderkap, reveal wine-2, buy wine")
    assert offers(first) == ["done", "buy wine over grain", "buy wine over fish", "buy wine over salt"]


def test_nw_3_4_at_a_merchant_too() -> None:
    state = play(given(hold("grain", "grain", "salt", "salt", "fish", "wood")), "sail norderkap, reveal merchant-2")

    bought = [token for token in offers(state) if token.startswith("buy fish")]
    assert bought == ["buy fish over grain", "buy fish over salt", "buy fish over wood"]
    assert not [token for token in offers(state) if token.startswith("buy grain")]
    assert refused(state, "buy fish") == ("NW-3.4", "reason-hold-full")


def test_nw_3_5_a_merchant_trades_one_good_of_any_kind() -> None:
    state = play(given("gold 3 5", "letters 0 0", hold("wine", "wine", "fish")), "sail norderkap, reveal merchant-3")

    assert offers(state) == [
        "next",
        "stop",
        "buy grain",
        "buy fish",
        "buy salt",
        "buy wood",
        "sell fish",
        "sell wine",
    ]
    assert refused(state, "buy wine") == ("NW-3.3", "reason-enough-of-a-kind")
    assert refused(state, "sell salt") == ("NW-3.1", "reason-none-to-sell")
    bought = play(state, "buy salt")
    assert bought.gold == [0, 5]
    assert offers(bought) == ["next", "stop"]
    sold = play(state, "sell wine")
    assert sold.gold == [6, 5]
    assert offers(sold) == ["next", "stop"]


@pytest.mark.parametrize(("tile", "price"), [("merchant-2", 2), ("merchant-3", 3)])
def test_nw_3_5_each_merchant_has_its_price(tile: str, price: int) -> None:
    state = given("letters 0 0", hold("fish"))

    assert effects(state, f"sail norderkap, reveal {tile}, sell fish") == [
        "lose 0 1 fish merchant",
        f"gain 0 {price} gold merchant",
    ]
    poor = play(given(f"gold {price - 1} 5"), f"sail norderkap, reveal {tile}")
    assert offers(poor) == ["next", "stop"]
    assert refused(poor, "buy fish") == ("NW-3.1", "reason-too-dear")


def test_nw_3_6_a_boatman_buys_two_also_of_two_kinds() -> None:
    state = play(example("NW-3.6"), "sail norderkap, reveal merchant-2, buy salt")

    assert offers(state) == ["done", "buy grain", "buy fish", "buy salt", "buy wood", "buy wine"]
    assert play(state, "buy salt").gold == [0, 5]
    after = play(state, "buy wine")
    assert "hold-1 salt wine" in after.text().splitlines()
    assert offers(after) == ["next", "stop"]


def test_nw_3_6_a_boatman_sells_two_also_of_two_kinds() -> None:
    line = "sail norderkap, reveal merchant-3, sell fish"
    state = play(given("gold 0 5", "letters 0 0", "crew-1 boatman", hold("fish", "fish", "wine")), line)

    assert offers(state) == ["done", "buy grain", "buy salt", "buy wood", "buy wine", "sell fish", "sell wine"]
    assert play(state, "sell wine").gold == [7, 5]
    assert play(state, "sell fish").gold == [7, 5]


def test_nw_3_6_a_boatman_exchanges_with_a_full_hold_and_no_gold() -> None:
    state = given("gold 1 5", "letters 0 0", "crew-1 boatman", hold("grain", "grain", "salt", "salt", "wood", "wood"))

    after = play(state, "sail norderkap, reveal merchant-3, sell wood, buy wine")

    assert after.gold == [1, 5]
    assert "hold-1 grain grain salt salt wood wine" in after.text().splitlines()
    assert after.actions == 1


def test_nw_3_6_an_exchange_sells_first_and_buys_another_kind() -> None:
    state = given("letters 0 0", "crew-1 boatman", hold("wood"))

    sold = play(state, "sail norderkap, reveal merchant-2, sell wood")
    assert refused(sold, "buy wood") == ("NW-3.6", "reason-exchange")
    bought = play(state, "sail norderkap, reveal merchant-2, buy salt")
    assert refused(bought, "sell wood") == ("NW-3.6", "reason-exchange")


def test_nw_3_6_a_boatman_serves_at_merchants_only() -> None:
    state = play(given("letters 0 0", "crew-1 boatman", hold("salt")), "sail norderkap, reveal salt-1, buy salt")

    assert offers(state) == ["next", "stop"]


def test_nw_3_6_a_second_purchase_into_a_full_hold_throws_one_overboard() -> None:
    state = given("letters 0 0", "crew-1 boatman", hold("grain", "grain", "salt", "salt", "wood"))

    first = play(state, "sail norderkap, reveal merchant-2, buy fish")
    assert "buy wine over fish" in offers(first)
    assert "buy wine" not in offers(first)
    assert "sell fish" not in offers(first)


def test_nw_3_6_boatman_and_accountant_turn_wood_into_wine_and_gold() -> None:
    """Golden example 3."""
    line = "reveal merchant-3, sell wood, buy wine"

    plain = play(given("letters 0 0", hold("wood"), "crew-1 boatman", *PENNILESS), line)
    assert plain.gold[0] == 0
    assert "hold-1 wine" in plain.text().splitlines()
    both = given("letters 0 0", hold("wood"), "crew-1 boatman accountant", *PENNILESS)
    assert play(both, line).gold[0] == 1


def test_nw_3_7_an_accountant_adds_one_gold_to_a_sale_not_to_a_good() -> None:
    """Golden example 3: two goods at 3 bring 7, one brings 4."""
    state = given("letters 0 0", hold("salt", "salt"), "crew-1 accountant", *PENNILESS)

    one = play(state, "reveal salt-3, sell salt")
    assert one.gold[0] == 4
    assert play(one, "sell salt").gold[0] == 7
    assert effects(state, "reveal salt-3, sell salt")[-1] == "gain 0 1 gold accountant"


def test_nw_3_7_at_a_merchant_too_and_for_both_goods_once() -> None:
    line = "sail norderkap, reveal merchant-2, sell salt, sell fish"
    state = given("gold 1 5", "letters 0 0", hold("salt", "fish"), "crew-1 accountant boatman")

    assert play(state, line).gold[0] == 6


def test_nw_3_7_buying_brings_an_accountant_nothing() -> None:
    state = given("letters 0 0", "crew-1 accountant")

    assert play(state, "sail norderkap, reveal salt-1, buy salt, buy salt").gold[0] == 3
