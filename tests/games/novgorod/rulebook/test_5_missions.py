"""NG-5, missions."""

from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import ALL_OFFICES, artisans, given, offices
from tests.games.novgorod.rulebook.test_4_goods import BARE, FAST, laid
from tests.helpers import effects, offers, play, refused

STRICT: dict[str, object] = {"strict_mission_order": True}


def names(state: NovgorodState, cards: int) -> list[str]:
    return [state.e.missions[kind] for card, kind in enumerate(state.e.card_kind) if cards >> card & 1]


def test_ng_5_1_the_upper_line_brings_two_seals_and_waits() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, "secret-1 wool-fish", route="london bergen")
    after = play(state, "upper wool-fish")

    assert effects(state, "upper wool-fish")[-1] == "gain 0 2 seal mission"
    assert (after.secret[0], after.under[0], len(after.begun)) == (0, 0, 1)
    assert refused(state, "upper glass-fur") == ("NG-5.1", "reason-mission-not-in-hand")


def test_ng_5_1_amber_made_into_jewelry_in_lubeck() -> None:
    """Golden: two seals, nothing from the artisan, the card stays open for clothing later."""
    fields = [
        "cash 0 0",
        *BARE,
        offices(1, "danzig", "lubeck"),
        "secret-1 jewelry-clothing",
        artisans(lubeck="jewelry"),
    ]
    after = play(laid(*fields, route="danzig lubeck"), "upper jewelry-clothing, by lubeck, with amber")

    assert (after.seals, after.cash) == ([2, 0], [0, 0])
    kept = play(after, "finish, keep jewelry-clothing")
    assert names(kept, kept.left[0]) == ["jewelry-clothing"]


def test_ng_5_2_both_lines_in_one_turn_bring_five() -> None:
    """Golden: glass in Bergen, stored fur in London; Antwerpen's cloth is still free and lay too far for London."""
    fields = ["cash 0 0", *BARE, ALL_OFFICES, "stored fur -", "secret-1 jewelry-clothing", "speed 4 2"]
    state = laid(*fields, artisans(bergen="jewelry", london="clothing"), route="visby bergen london antwerpen")
    upper = play(state, "upper jewelry-clothing, by bergen, with glass")
    lower = play(upper, "both jewelry-clothing, by london")

    assert offers(lower) == ["with stored"]
    assert refused(lower, "with cloth") == ("NG-4.3", "reason-good-behind")
    after = play(lower, "with stored")
    assert after.seals == [5, 0]
    assert names(after, after.under[0]) == ["jewelry-clothing"]
    assert offers(after) == ["store cloth", "income antwerpen", "finish"]
    assert refused(state, "both jewelry-clothing") == ("NG-5.2", "reason-mission-not-begun")


def test_ng_5_3_amber_and_salt_fill_the_lower_line() -> None:
    """Golden: two seals, and the card is closed."""
    state = laid("cash 0 0", *BARE, offices(1, "danzig", "lubeck"), "known-1 grain-cloth", route="danzig lubeck")
    after = play(state, "lower grain-cloth")

    assert (after.seals, after.known[0], after.begun) == ([2, 0], 0, [])
    assert names(after, after.under[0]) == ["grain-cloth"]
    assert refused(state, "lower glass-fur") == ("NG-5.3", "reason-mission-not-in-hand")


def test_ng_5_4_the_lower_line_of_an_open_card_brings_two() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, "left-1 jewelry-clothing", artisans(bergen="clothing")]
    state = laid(*fields, route="london bergen")
    after = play(state, "resume jewelry-clothing, by bergen, with wool")

    assert (after.seals, after.left[0]) == ([2, 0], 0)
    assert names(after, after.under[0]) == ["jewelry-clothing"]
    assert "upper jewelry-clothing" not in offers(state)
    assert refused(state, "resume wool-fish") == ("NG-5.4", "reason-mission-not-left")


def test_ng_5_5_left_of_the_ship_or_under_it() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, "known-1 wool-fish", "secret-1 salt-cloth", FAST]
    state = play(laid(*fields, route="bergen london antwerpen lubeck"), "upper salt-cloth, upper wool-fish, finish")

    assert offers(state) == ["keep wool-fish", "close wool-fish"]
    assert refused(state, "end") == ("NG-5.5", "reason-place-first")
    after = play(state, "close wool-fish")
    assert offers(after) == ["keep salt-cloth", "close salt-cloth"]
    after = play(after, "keep salt-cloth")
    assert (names(after, after.under[0]), names(after, after.left[0])) == (["wool-fish"], ["salt-cloth"])


def test_ng_5_6_the_lower_line_must_end_farther_along() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, "secret-1 wool-fish"]
    free = play(laid(*fields, route="antwerpen london bergen visby"), "upper wool-fish")
    assert "both wool-fish" in offers(free)

    along = laid(*fields, route="antwerpen london bergen visby", options=STRICT)
    assert "both wool-fish" in offers(play(along, "upper wool-fish"))
    against = play(laid(*fields, route="visby bergen london antwerpen", options=STRICT), "upper wool-fish")
    assert "both wool-fish" in offers(against)  # cloth lies behind wool


def test_ng_5_6_not_if_the_upper_line_ends_last() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, "secret-1 glass-fur", "stored grain -"]
    state = laid(*fields, route="bergen visby novgorod", options=STRICT)
    after = play(state, "upper glass-fur")

    assert refused(after, "both glass-fur") == ("NG-5.6", "reason-order-of-lines")
    assert "both glass-fur" in offers(play(laid(*fields, route="bergen visby novgorod"), "upper glass-fur"))
    assert "both glass-fur" in offers(
        play(laid(*fields, route="novgorod visby bergen", options=STRICT), "upper glass-fur")
    )


def test_ng_5_6_an_artisan_counts_by_its_own_place() -> None:
    fields = [
        "cash 0 0",
        *BARE,
        ALL_OFFICES,
        FAST,
        "secret-1 jewelry-clothing",
        artisans(bergen="jewelry", visby="clothing"),
    ]
    state = laid(*fields, "stored amber -", route="london bergen visby", options=STRICT)
    after = play(state, "upper jewelry-clothing, by bergen, with stored")

    assert (after.begun_place, "both jewelry-clothing" in offers(after)) == ([2], True)
    turned = [*fields[:-1], artisans(bergen="clothing", visby="jewelry"), "stored amber -"]
    state = play(
        laid(*turned, route="london bergen visby", options=STRICT), "upper jewelry-clothing, by visby, with stored"
    )
    assert refused(state, "both jewelry-clothing") == ("NG-5.6", "reason-order-of-lines")


def test_ng_5_7_only_cards_under_the_ship_are_completed() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, "known-1 wool-fish"]
    state = play(laid(*fields, route="bergen london"), "upper wool-fish, finish")

    assert play(state, "keep wool-fish").completed == [0, 0]
    assert play(state, "close wool-fish").completed == [1, 0]


def test_ng_5_7_an_open_card_counts_for_the_limit() -> None:
    state = given(
        "cash 9 0", "left-1 wool-fish", "known-1 glass-fur", "secret-1 fish-salt", "display wool-salt", "pending buy 0"
    )

    assert refused(state, "mission wool-salt") == ("NG-7.5", "reason-missions-in-progress")
