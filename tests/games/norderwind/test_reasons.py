"""Why not: every reason is given where it is true, with the rule that forbids and what its sentence needs."""

import re
from pathlib import Path

import pytest

import kogge
from tests.games.norderwind.rulebook.table import given
from tests.helpers import offers, play, play_out

RULES = Path(__file__).parents[3] / "src/kogge/games/norderwind/rules"
SALT = "sail norderkap, reveal salt-1"
EQUIPMENT = "sail norderkap, reveal equipment-a"
PIRATES = "sail norderkap, reveal fog-a, event 1"
ANY_TIME = {"lookout_any_time": True}
FULL = "hold-1 grain grain fish fish salt wood"
NONE: dict[str, object] = {}

# The ship, what was played, what is tried; the rule, the key and the arguments of the answer.
CASES: list[tuple[str, str, str, str, str, dict[str, object]]] = [
    ("", SALT, "sail olesand", "NW-2.2", "reason-voyage-under-way", NONE),
    ("", f"{SALT}, buy salt, done", "sail olesand", "NW-2.2", "reason-others-voyage", NONE),
    ("", "", "next", "NW-2.2", "reason-choose-stack-first", NONE),
    ("sail 5 4", f"{SALT}, next, reveal fish-1, next, reveal wood-1, next, reveal wreck-a, next, reveal wreck-b",
     "next", "NW-2.3", "reason-no-range", {"distance": 5}),
    ("letters 0 0", f"{SALT}, buy salt, done", "buy salt", "NW-2.4", "reason-tile-resolved", NONE),
    ("crew-1 lookout", "sail norderkap", "stop", "NW-2.4", "reason-first-tile", NONE),
    ("", SALT, "sell salt", "NW-3.1", "reason-none-to-sell", {"good": "salt", "tile": "salt-1"}),
    ("", SALT, "sell grain", "NW-3.1", "reason-other-good", {"good": "grain", "tile": "salt-1"}),
    ("", EQUIPMENT, "buy salt", "NW-3.1", "reason-no-trade-here", {"tile": "equipment-a"}),
    ("gold 2 5", "sail norderkap, reveal salt-3", "buy salt", "NW-3.1", "reason-too-dear", {"price": 3, "gold": 2}),
    ("", f"{SALT}, buy salt", "sell salt", "NW-3.2", "reason-one-direction", NONE),
    ("", f"{SALT}, buy salt", "stop", "NW-3.2", "reason-finish-trade", NONE),
    ("", SALT, "done", "NW-3.2", "reason-nothing-traded", NONE),
    ("hold-1 salt salt", SALT, "buy salt", "NW-3.3", "reason-enough-of-a-kind", {"good": "salt", "most": 2}),
    (FULL, SALT, "buy salt", "NW-3.4", "reason-hold-full", {"hold": 6}),
    ("", SALT, "buy salt over fish", "NW-3.4", "reason-hold-has-room", NONE),
    (FULL, SALT, "buy salt over wine", "NW-3.4", "reason-none-to-throw", {"good": "wine"}),
    ("crew-1 boatman", "sail norderkap, reveal merchant-2, buy salt", "sell salt", "NW-3.6", "reason-exchange", NONE),
    ("gold 1 5", EQUIPMENT, "hoist", "NW-4.1", "reason-too-dear", {"price": 2, "gold": 1}),
    ("", SALT, "hire boatman", "NW-4.1", "reason-no-equipment-here", {"tile": "salt-1"}),
    ("gold 1 5", f"{SALT}, buy salt, pass, next, reveal equipment-a", "cannon", "NW-4.2", "reason-too-dear",
     {"price": 1, "gold": 0}),
    ("gold 1 5", f"{SALT}, buy salt, pass, next, reveal equipment-a", "hire lookout", "NW-4.3", "reason-too-dear",
     {"price": 1, "gold": 0}),
    ("crew-1 boatman", EQUIPMENT, "hire boatman", "NW-4.3", "reason-post-taken", {"role": "boatman"}),
    ("sail 6 4", EQUIPMENT, "hoist", "NW-4.4", "reason-sail-at-maximum", {"most": 6}),
    ("cannons 4 1", EQUIPMENT, "cannon", "NW-4.4", "reason-cannons-at-maximum", {"most": 4}),
    ("crew-1 boatman accountant cannoneer treasurer", EQUIPMENT, "hire lookout", "NW-4.4", "reason-crew-complete",
     {"most": 4}),
    ("", f"{SALT}, buy salt, done", "next", "NW-5.2", "reason-letter-first", NONE),
    ("", SALT, "pass", "NW-5.2", "reason-no-letter-asked", NONE),
    ("gold 1 5", f"{SALT}, buy salt, pass, next, reveal fog-a, event 1", "pay", "NW-6.3", "reason-cannot-pay",
     {"price": 1, "gold": 0}),
    ("", PIRATES, "next", "NW-6.3", "reason-pirates-first", {"payable": 1}),
    ("", SALT, "battle", "NW-6.3", "reason-no-pirates", NONE),
    ("", SALT, "search", "NW-7.1", "reason-no-wreck-here", {"tile": "salt-1"}),
    ("", SALT, "fulfil norderkap", "NW-7.2", "reason-not-at-port", {"port": "norderkap"}),
    ("", "sail norderkap, reveal norderkap", "fulfil olesand", "NW-7.2", "reason-not-at-port", {"port": "olesand"}),
    ("", "sail norderkap, reveal norderkap", "fulfil norderkap", "NW-7.2", "reason-needs-missing",
     {"port": "norderkap", "missing": "1*wine", "can": "sail"}),
    ("column-norderkap 1 2 1 2 1 2 1 2 2", "sail norderkap, reveal norderkap", "fulfil norderkap", "NW-7.7",
     "reason-column-done", {"port": "norderkap"}),
    ("", SALT, "look", "NW-8.1", "reason-no-look", NONE),
    ("crew-1 lookout", "sail norderkap, next, reveal salt-1", "look", "NW-8.1", "reason-look-only-first", NONE),
    ("crew-1 lookout", "sail norderkap", "bottom", "NW-8.2", "reason-nothing-looked-at", NONE),
    ("turn 1000\nover yes", "", "next", "NW-9.2", "reason-game-over", NONE),
    ("", "sail norderkap", "next", "NW-10.2", "reason-chance", NONE),
    ("", SALT, "event 1", "NW-10.2", "reason-chance", NONE),
]  # fmt: skip


@pytest.mark.parametrize(("ship", "line", "token", "rule", "key", "args"), CASES)
def test_a_refusal_gives_its_rule_and_its_reason(
    ship: str, line: str, token: str, rule: str, key: str, args: dict[str, object]
) -> None:
    state = play(given(ship), line)

    reason = state.reason(state.read(token))

    assert reason is not None
    assert (reason.rule, reason.key) == (rule, key)
    assert args.items() <= reason.args.items()


def test_every_reason_in_the_code_is_among_the_cases() -> None:
    written = {key for path in RULES.glob("*.py") for key in re.findall(r'"(reason-[a-z-]+)"', path.read_text())}

    assert written == {key for _, _, _, _, key, _ in CASES}


@pytest.mark.parametrize("options", [NONE, ANY_TIME])
@pytest.mark.parametrize("edition", ["reconstructed", "tiny"])
def test_what_is_offered_has_no_reason_and_all_else_has_one(edition: str, options: dict[str, object]) -> None:
    game = kogge.load("norderwind", players=3, edition=edition, options=options | {"round_limit": 12})
    state, rng = game.new_state(), kogge.Rng(3)
    for action in play_out(state.clone(), rng):
        legal = state.legal_actions()
        for other in range(game.actions.size):
            reason = state.reason(other)
            assert (reason is None) == (other in legal)
            assert reason is None or re.fullmatch(r"NW-\d+\.\d+", reason.rule)
        state.apply(action)
    assert offers(state) == []
