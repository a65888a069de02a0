"""Every reason that the rules can give is given by some test."""

import re
from pathlib import Path

import pytest

import kogge
from kogge.games.norsemen.rules import why
from tests.games.norsemen.rulebook.table import last_round, round_of
from tests.helpers import play, refused

TESTS = Path(__file__).parents[2]
KEY = re.compile(r'"(reason-[a-z-]+)"')
DRAWS = "draw england-1, draw england-2, draw england-3, draw england-4"
ICELAND = ["round 3", "map england scotland iceland rus", "assigned-1 iceland", "lawspeakers 1 2", "route-1 norway-2*"]
ICELAND += ["longships 2 3"]
LEIF = ["leader-1 leif", "settlements-1 norway"]


@pytest.mark.parametrize(
    ("fields", "tokens", "action", "refusal"),
    [
        (["leader-1 gorm", "settlements-1 denmark"], "", "flip sweden-1", ("NM-9.1", "reason-not-in-route")),
        ([], "", "flip sweden-1", ("NM-9.1", "reason-not-your-leader")),
        ([*LEIF, "route-1 sweden-1"], "", "ship-from title", ("NM-9.8", "reason-none-on-title")),
        ([*LEIF, "route-1 sweden-1*", "longships 2 3"], "", "ship-from available", ("NM-9.8", "reason-no-empty-card")),
        ([*LEIF, "route-1 sweden-1", "longships 0 3", "damaged 3 0"], "", "ship-from available",
         ("NM-9.8", "reason-none-available")),
        ([*LEIF, "route-1 sweden-1", "longships 2 3", "damaged 1 0"], "", "ship-from damaged",
         ("NM-9.8", "reason-damaged-stay")),
        ([], "", "repair 1", ("NM-5.6", "reason-none-damaged")),
        ([], "title jarl", "send sweden", ("NM-5.1", "reason-decide-first")),
        (["normandy 1 0", "lawspeakers 1 2", "pending speaker-to 0 12"], "", "send normandy",
         ("NM-4.9", "reason-comes-from-there")),
        (["route-1 norway-2*", "longships 2 3"], f"jarl explore, deck 1, {DRAWS}, keep england-1", "keep england-1",
         ("NM-6.7", "reason-kept-already")),
        ([*LEIF, "route-1 sweden-1*", "longships 2 3"], "", "ship-from sweden-1", ("NM-9.8", "reason-no-empty-card")),
        ([*LEIF, "route-1 sweden-1 sweden-2"], "", "ship-from sweden-1", ("NM-9.8", "reason-no-longship-on-card")),
        (
            ["leader-1 halfdan", "settlements-1 norway", "route-1 sweden-1*", "longships 0 3", "damaged 2 0"],
            "",
            "double sweden-1",
            ("NM-9.7", "reason-no-longship"),
        ),
        (
            ["leader-1 halfdan", "settlements-1 norway", "route-1 sweden-1"],
            "",
            "double sweden-1",
            ("NM-9.7", "reason-not-one-longship"),
        ),
        (
            ["leader-1 harald", "settlements-1 denmark"],
            "",
            "thing-free sweden",
            ("NM-9.3", "reason-no-lawspeaker-there"),
        ),
        (
            ["leader-1 sigrid", "assigned-1 sweden", "lawspeakers 1 2", "route-1 sweden-3*", "longships 2 3"],
            "thing sweden",
            "trade",
            ("NM-2.2", "reason-trade-too-dear"),
        ),
        (["leader-1 olof", "waiting 1 0", "ladder-fort-1 0 1 1 0 4", *last_round("england"), "pending fort 0 2"],
         "", "fort rus", ("NM-9.5", "reason-age-one-only")),
        (["pending ports 0 0", "phase ports", "leader-1 gorm", "settlements-1 denmark", "flipped-1 sweden-1",
          "route-1 sweden-2"], "", "port sweden-2", ("NM-7.9", "reason-no-port")),
        (["route-1 ireland-10*", "longships 2 3", "coins 0 0", "bonuses ireland-10", "pending bonuses 0"],
         "", "bonus ireland-10", ("NM-4.4", "reason-bonus-too-dear")),
        ([], "jarl explore", "pass", ("NM-5.1", "reason-decide-first")),
        (["route-1 ireland-10", "coins 9 0"], "place ireland-10", "bonus england-1", ("NM-4.2", "reason-other-card")),
        (["pending free-thing 0 3"], "", "thing-free scotland", ("NM-1.6", "reason-other-territory")),
        (["route-1 norway-2*", "longships 2 3"], f"jarl explore, deck 1, {DRAWS}, keep england-1, stop",
         "route england-2", ("NM-6.9", "reason-card-not-among")),
        (["normandy 1 0", "lawspeakers 1 2", "pending speaker-from 0"], "", "speaker-from denmark",
         ("NM-4.9", "reason-no-lawspeaker-to-move")),
        (ICELAND, "thing iceland, advance longship 1 plain", "lower longship 2 plain",
         ("NM-11.9", "reason-lower-other-ladder")),
        (ICELAND, "thing iceland, advance longship 1 plain", "lower fort 1 legendary", ("NM-2.7", "reason-no-token")),
        (["phase ports", "pending ports 0 1", "route-1 sweden-1"], "", "flipped",
         ("NM-9.1", "reason-nothing-flipped")),
        (["leader-1 cnut", "settlements-1 denmark", "beside-1 england-3", "route-1 england-3 sweden-1", "phase ports",
          "pending ports 0 1"], "", "port england-3", ("NM-9.2", "reason-stays-beside")),
        (["pending added-ship 0 0", "route-1 sweden-1 sweden-2"], "", "place sweden-2",
         ("NM-4.2", "reason-other-card")),
    ],
)  # fmt: skip
def test_a_refusal_names_its_rule(fields: list[str], tokens: str, action: str, refusal: tuple[str, str]) -> None:
    assert refused(play(round_of(*fields), tokens), action) == refusal


ROUTE = ["route-1 sweden-1* sweden-2", "longships 2 3"]
SPEAKER = ["assigned-1 sweden", "lawspeakers 1 2"]
TAKEN = ["scored-forts 1", "pending title 0"]


@pytest.mark.parametrize(
    ("fields", "tokens", "action", "why"),
    [
        ([], "", "jarl settlements", {}),
        (["jarl-forts 1 0 0 0", "jarls 1 2"], "", "jarl forts", {"jarl": "forts"}),
        (["jarl-settlements 2 0 0 0", "jarls 2 1", "vp 2 5"], "", "jarl settlements", {"price": 3, "vp": 2}),
        (ROUTE, "", "place sweden-1", {"card": "sweden-1"}),
        (ROUTE, "", "place norway-1", {"card": "norway-1"}),
        ([], "", "thing sweden", {"territory": "sweden"}),
        ([], "", "thing normandy", {"territory": "normandy"}),
        (SPEAKER, "", "thing sweden", {"territory": "sweden"}),
        ([*SPEAKER, "route-1 sweden-3*", "longships 2 3", "coins 1 0"], "", "thing sweden", {"price": 2, "coins": 1}),
        (["assigned-1 scotland", "lawspeakers 1 2", "route-1 sweden-1* scotland-3*", "longships 1 3", "coins 1 0"],
         "", "thing scotland", {"price": 2, "coins": 1}),
        (["damaged 1 0", "longships 2 3"], "", "repair 2", {"damaged": 1}),
        (["damaged 2 0", "longships 1 3", "coins 3 0"], "", "repair 2", {"price": 4, "coins": 3}),
        (["leader-1 harald", "settlements-1 denmark"], "", "thing-free england", {"territory": "england"}),
        (["leader-1 harald", "settlements-1 denmark", *last_round("vinland"), "assigned-1 vinland", "lawspeakers 1 2"],
         "", "thing-free vinland", {"territory": "vinland"}),
        (["leader-1 gorm", "settlements-1 denmark", *ROUTE], "", "flip sweden-1", {"card": "sweden-1"}),
        (["leader-1 halfdan", "settlements-1 norway", *ROUTE], "", "double sweden-2", {"card": "sweden-2"}),
        ([], "jarl longships", "advance fort 1 plain", {"ladder": "longship"}),
        (["pending advance 0 2"], "", "advance fort 1 plain", {"ladder": "settlement"}),
        (["pending send 0 1", "ladder-lawspeaker-1 0 1 1 0 4"], "", "send rus", {"territory": "rus"}),
        (["pending send 0 1", "ladder-lawspeaker-1 0 1 1 0 4", "assigned-1 england", "lawspeakers 1 2"],
         "", "send england", {"territory": "england"}),
        (["route-1 england-1", "lawspeakers 2 2", "pending added-speaker 0 10"],
         "", "send scotland", {"territory": "scotland"}),
        (["pending settle 0", "ladder-settlement-1 0 1 1 0 4"], "", "settle rus", {"territory": "rus"}),
        (["pending settle 0", "ladder-settlement-1 0 1 1 0 4"], "", "settle sweden", {"territory": "sweden"}),
        (["pending fort 0", "waiting 1 0", "ladder-fort-1 0 1 1 0 4"], "", "fort rus", {"territory": "rus"}),
        (["pending title 0"], "", "score lore", {"title": "lore"}),
        (TAKEN, "", "score forts", {"title": "forts"}),
        (["pending title 0"], "", "score longships", {"title": "longships", "need": 5, "have": 3}),
        (["drawn england-1:1", "pending keep 0 1", "route-1 norway-2*", "longships 2 3"], "", "keep england-2",
         {"card": "england-2"}),
        (["phase ports", "pending ports 0 1", "route-1 england-1 sweden-1"], "", "port england-1",
         {"card": "england-1", "age": 0, "card_age": 1}),
        (["phase ports", "pending ports 0 1", "route-1 sweden-1"], "", "port sweden-2", {"card": "sweden-2"}),
        (["route-1 ireland-10*", "longships 2 3", "coins 0 0", "bonuses ireland-10", "pending bonuses 0"],
         "", "bonus ireland-10", {"card": "ireland-10", "price": 2, "coins": 0}),
        (["route-1 ireland-10*", "longships 2 3", "coins 0 0", "bonuses ireland-10", "pending bonuses 0"],
         "", "bonus sweden-1", {"card": "sweden-1"}),
        ([], "jarl explore", "pass", {"pending": "deck"}),
        ([], "", "keep england-1", {"pending": "turn"}),
        ([*LEIF, "route-1 sweden-1* sweden-2", "longships 2 3"], "ship-from sweden-1", "place sweden-1",
         {"card": "sweden-1"}),
        (["leader-1 sigrid", *SPEAKER, "route-1 sweden-3*", "longships 2 3"],
         "thing sweden", "trade", {"price": 2, "coins": 0}),
    ],
)  # fmt: skip
def test_a_refusal_has_what_its_sentence_needs(
    fields: list[str], tokens: str, action: str, why: dict[str, str | int]
) -> None:
    state = play(round_of(*fields), tokens)
    if not why:
        assert state.reason(state.read(action)) is None
        return
    with pytest.raises(kogge.IllegalAction) as caught:
        state.apply_checked(state.read(action))
    assert caught.value.why == why
    assert state.text() == play(round_of(*fields), tokens).text()


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    e = round_of().e
    age_one = " ".join(e.cards[card] for card in e.cards_of_age[1])
    state = play(round_of(f"discard-2 {age_one}"), "jarl explore")

    assert refused(state, "deck 1") == ("NM-6.7", "reason-deck-empty")


def test_every_reason_is_given_by_a_test() -> None:
    """All but those of the core, and a lack of cards, which only an edition with fewer starting cards can bring."""
    said = set(KEY.findall(Path(why.__file__).parent.joinpath("why.py").read_text(encoding="utf-8")))
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py") if "norsemen" in str(path)]
    tested = {key for text in texts for key in KEY.findall(text)}
    others = {"reason-game-over", "reason-chance", "reason-not-your-turn", "reason-no-cards"}

    assert said - tested - others == set()
