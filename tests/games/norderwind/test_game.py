"""The game as the door hands it out: its names, options, bounds and the kinds of its actions."""

import pytest

import kogge
from kogge.core.errors import BadOptionValue, BadPlayerCount, UnknownOption
from kogge.games import registry
from kogge.games.norderwind.rules.game import NorderwindGame
from tests.games.norderwind.rulebook.table import given
from tests.helpers import play, play_out


def test_a_game_says_what_it_is() -> None:
    game = kogge.load("norderwind", players=3)

    assert (game.slug, game.players, game.edition, game.rules_version) == ("norderwind", 3, "reconstructed-3", "1")
    assert game.edition_hash == registry.edition_file("norderwind").hash
    assert game.fingerprint == game.actions.fingerprint
    assert game.options == {
        "letters_on_a_tile": "each",
        "lookout_any_time": False,
        "seen_tiles": True,
        "round_limit": 500,
    }


def test_options_have_names_defaults_and_bounds() -> None:
    options = {option.name: option for option in registry.options("norderwind")}

    assert list(options) == ["letters_on_a_tile", "lookout_any_time", "seen_tiles", "round_limit"]
    assert options["letters_on_a_tile"].choices == ["each", "one"]
    assert options["letters_on_a_tile"].default == "each"
    assert (options["lookout_any_time"].default, options["seen_tiles"].default) == (False, True)
    limit = options["round_limit"]
    assert (limit.default, limit.choices, limit.lowest, limit.highest) == (500, [], 0, 10_000)
    assert [option.default for option in registry.options("norderwind", "tiny") if option.name == "round_limit"] == [3]


@pytest.mark.parametrize("options", [{"letters_on_a_tile": "two"}, {"round_limit": 10_001}, {"seen_tiles": "maybe"}])
def test_a_value_an_option_does_not_take_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptionValue):
        kogge.load("norderwind", options=options)


def test_unknown_options_and_player_counts_are_refused() -> None:
    with pytest.raises(UnknownOption):
        kogge.load("norderwind", options={"lookout": True})
    for players in (1, 5):
        with pytest.raises(BadPlayerCount):
            kogge.load("norderwind", players=players)


def test_options_reach_the_rules() -> None:
    words = {"letters_on_a_tile": "one", "lookout_any_time": "on", "seen_tiles": "off", "round_limit": "7"}
    game = kogge.load("norderwind", options=words)

    assert isinstance(game, NorderwindGame)
    assert (game.one_letter, game.lookout_any_time, game.seen_tiles, game.round_limit) == (True, True, False, 7)
    plain = kogge.load("norderwind")
    assert isinstance(plain, NorderwindGame)
    assert (plain.one_letter, plain.lookout_any_time, plain.seen_tiles) == (False, False, True)


@pytest.mark.parametrize(("players", "a_turn"), [(2, 28), (3, 34), (4, 40)])
def test_no_game_takes_more_decisions_than_it_says(players: int, a_turn: int) -> None:
    """Stack and look 4, two a tile of the longest voyage 12, three a seat and action."""
    options = {"round_limit": 10, "lookout_any_time": True}
    game = kogge.load("norderwind", players, "reconstructed", options)
    assert game.max_decisions == 10 * players * a_turn

    for seed in range(10):
        state = game.new_state()
        assert (
            len([1 for action in play_out(state, kogge.Rng(seed)) if action < game.actions.width])
            <= 10 * a_turn * players
        )


def test_the_longest_turn_stays_within_the_bound() -> None:
    """Look, bottom, six tiles, two of them used by all four seats with two goods each."""
    fields = ["crew-1 lookout", "sail 6 4 4 4", "gold 9 9 9 9", "letters 1 2 2 2"]
    line = """sail norderkap, next, reveal fog-a, event 1, pay, next, reveal fog-b, event 1, pay, next
        reveal fog-c, event 1, pay, next, reveal fog-d, event 1, pay, look, look wreck-a, bottom, next
        reveal salt-1, buy salt, buy salt, buy salt, buy salt, buy salt, buy salt, buy salt, buy salt, next
        reveal grain-1, buy grain, buy grain, buy grain, buy grain, buy grain, buy grain, buy grain, buy grain"""
    state = given(*fields, players=4, options={"lookout_any_time": True})

    after = play(state, line)

    decisions = [step for step in line.replace("\n", ",").split(",") if step.split()[0] not in ("reveal", "event")]
    assert after.active == 1
    assert len(decisions) - 1 <= 40


KINDS = {
    "sail": {"port": "norderkap"},
    "look": {},
    "next": {},
    "bottom": {},
    "stop": {},
    "done": {},
    "pass": {},
    "pay": {},
    "battle": {},
    "buy": {"good": "grain"},
    "buy-over": {"good": "grain", "good2": "fish"},
    "sell": {"good": "grain"},
    "hoist": {},
    "cannon": {},
    "hire": {"role": "boatman"},
    "fulfil": {"port": "norderkap"},
    "search": {},
    "reveal": {"tile": "norderkap"},
    "look-at": {"tile": "norderkap"},
    "event": {"face": "1"},
    "shot": {"shot": "silver"},
    "veiled-look": {},
}


def test_kinds_and_arguments_of_the_actions() -> None:
    table = kogge.load("norderwind").actions

    assert [block.kind for block in table.blocks] == list(KINDS)
    for block in table.blocks:
        assert table.kind(block.start) == block.kind
        assert table.args(block.start) == KINDS[block.kind]
    chance = [table.kind(action) for action in range(table.size) if table.is_chance(action)]
    assert sorted(set(chance)) == ["event", "look-at", "reveal", "shot"]
    assert [table.kind(action) for action in range(table.veiled_start, table.size)] == ["veiled-look"]


def test_what_is_bought_never_goes_overboard_itself() -> None:
    tokens = kogge.load("norderwind").actions.tokens

    over = [token.split() for token in tokens if " over " in token]
    assert len(over) == 20
    assert all(words[1] != words[3] for words in over)
