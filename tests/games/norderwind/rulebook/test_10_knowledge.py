"""NW-10, tiles and knowledge: what may come up, who knows what, and the worlds a seat cannot tell from the truth."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from typing import cast

import pytest

import kogge
from kogge.games.norderwind.rules import shapes
from kogge.games.norderwind.rules.constants import REVEAL
from kogge.games.norderwind.rules.state import NorderwindState
from tests.games.norderwind.rulebook.table import example, given
from tests.helpers import chances, offers, play, play_on, refused, steps

World = tuple[tuple[int, ...], ...]
ANY_TIME = {"lookout_any_time": True}


def names(state: NorderwindState, tiles: list[int]) -> list[str]:
    return [state.e.tiles[tile] for tile in tiles]


def seen_by(state: NorderwindState, viewer: int) -> shapes.View:
    return cast("shapes.View", state.view(viewer))


# NW-10.1


def test_nw_10_1_every_tile_is_an_individual_with_a_name() -> None:
    tiles = given().e.tiles

    assert len(tiles) == len(set(tiles)) == 24
    assert [tile for tile in tiles if tile.startswith("fog")] == ["fog-a", "fog-b", "fog-c", "fog-d"]


def test_nw_10_1_a_typed_record_may_name_the_kind_alone() -> None:
    """The loader takes one known in that stack and not yet turned, else the lowest that is placed nowhere."""
    state = given("stack-olesand olesand fog-c fog-d", "stack-norderkap norderkap fog-a")

    first = play(state, "sail olesand, reveal fog, event coin")
    assert names(state, first.row) == ["fog-c"]
    second = play(first, "next, reveal fog, event coin")
    assert names(state, second.row) == ["fog-c", "fog-d"]
    third = play(second, "next, reveal fog, event coin")
    assert names(state, third.row) == ["fog-c", "fog-d", "fog-b"]
    with pytest.raises(kogge.KoggeError):
        play(third, "next, reveal fog")


def test_nw_10_1_a_typed_look_may_name_the_kind_too() -> None:
    state = play(given("crew-1 lookout", "stack-olesand olesand fog-c"), "sail olesand, look, look fog")

    assert names(state, [state.looked]) == ["fog-c"]
    assert names(state, play(state, "next, reveal fog").row) == ["fog-c"]
    assert names(state, play(state, "bottom, reveal fog").row) == ["fog-a"]


def test_nw_10_1_a_kind_is_understood_only_where_a_tile_comes_up() -> None:
    state = play(given("crew-1 lookout"), "sail olesand")

    for token in ("reveal fog", "look fog", "reveal bergen"):
        with pytest.raises(kogge.KoggeError) as caught:
            play(state, token)
        assert caught.value.key == "error-unknown-token"
    with pytest.raises(kogge.KoggeError):
        play(state, "next, look fog")
    over = given("turn 1000", "over yes")
    with pytest.raises(kogge.KoggeError):
        over.read("reveal fog")


# NW-10.2: the weights equal an eager deal


def deals(state: NorderwindState) -> Iterator[World]:
    """Every way to deal the tiles that are not destinations into the stacks, each as likely as the others."""
    size = state.e.stack - 1
    rest = [tile for tile in range(len(state.e.tiles)) if tile not in state.e.destinations]
    for first in combinations(rest, size):
        left = [tile for tile in rest if tile not in first]
        for second in combinations(left, size):
            third = tuple(tile for tile in left if tile not in second)
            hands = zip((first, second, third), state.e.destinations, strict=True)
            yield tuple(tuple(sorted((*hand, destination))) for hand, destination in hands)


class Dealer:
    """The physical game: the stacks are dealt before the first turn and shuffled for every voyage.

    Keeps every deal that the steps so far allow, with its likelihood, and the tiles out of the stack in this voyage.
    """

    def __init__(self, state: NorderwindState) -> None:
        self.state = state
        self.worlds: dict[World, Fraction] = dict.fromkeys(deals(state), Fraction(1))
        self.out: list[int] = []
        self.looked = -1

    def next_tile(self) -> dict[int, Fraction]:
        """The chance of each tile to lie on top."""
        if self.looked >= 0:
            return {self.looked: Fraction(1)}
        total = sum(self.worlds.values())
        chance: defaultdict[int, Fraction] = defaultdict(Fraction)
        for world, weight in self.worlds.items():
            left = [tile for tile in world[self.state.stack] if tile not in self.out]
            for tile in left:
                chance[tile] += weight / total / len(left)
        return dict(chance)

    def drawn(self, tile: int) -> None:
        """The tile has come up: turned, or seen by the lookout."""
        if self.looked >= 0:
            self.looked = -1
            return
        kept: dict[World, Fraction] = {}
        for world, weight in self.worlds.items():
            left = [one for one in world[self.state.stack] if one not in self.out]
            if tile in left:
                kept[world] = weight / len(left)
        self.worlds = kept
        self.out.append(tile)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_nw_10_2_the_weights_equal_an_eager_deal(players: int, seed: int) -> None:
    """Along random games of the tiny edition, every draw has exactly the odds of stacks dealt and shuffled by hand."""
    game = kogge.load("norderwind", players=players, edition="tiny", options=ANY_TIME | {"round_limit": 6})
    state, rng, draws, looks = game.new_state(), kogge.Rng(seed), 0, 0
    assert isinstance(state, NorderwindState)
    state.crew = [16] * players
    dealer = Dealer(state)
    while state.to_move() != kogge.TERMINAL:
        tokens = offers(state)
        if state.to_move() == kogge.CHANCE and tokens[0].split()[0] in ("reveal", "look"):
            weights = state.chance_weights()
            shares = [Fraction(weight, sum(weights)) for weight in weights]
            tiles = [state.e.tiles.index(token.split()[1]) for token in tokens]
            assert dict(zip(tiles, shares, strict=True)) == dealer.next_tile()
            action = state.sample_chance(rng)
            tile = state.a.table.first[action]
            dealer.drawn(tile)
            draws += 1
            if tokens[0].startswith("look"):
                dealer.looked = tile
                looks += 1
        else:
            actions = state.legal_actions()
            action = actions[rng.below(len(actions))]
            if offers(state)[actions.index(action)] in ("bottom", "stop"):
                dealer.looked = -1
        turn = state.turn()
        state.apply(action)
        if state.turn() != turn:
            dealer.out, dealer.looked = [], -1
    assert draws >= 10
    assert looks >= 3


def test_nw_10_2_weights_of_a_stack_with_placed_and_unplaced_tiles() -> None:
    """Four tiles of the stack are known: each weighs 17, the tiles placed nowhere; each of those 4, the free places."""
    state = play(example("NW-10.2"), "sail olesand")

    weights = chances(state)

    assert (weights["reveal olesand"], weights["reveal salt-1"], weights["reveal fog-a"]) == (17, 17, 17)
    assert weights["reveal fog-c"] == 4
    assert "reveal wine-2" not in weights
    assert len(weights) == 4 + 17


def test_nw_10_2_a_stack_known_in_full_weighs_all_alike() -> None:
    known = "olesand salt-1 salt-3 fog-a fog-b wood-1 wood-3 wine-2"
    state = play(given(f"stack-olesand {known}"), "sail olesand")

    assert chances(state) == {f"reveal {tile}": 1 for tile in known.split()}
    assert len(chances(play(state, "reveal salt-1, next"))) == 7


def test_nw_10_2_tiles_turned_or_at_the_bottom_are_out_for_this_voyage() -> None:
    state = play(given("crew-1 lookout"), "sail olesand, look, look fog-a, bottom, reveal wreck-a, next")

    weights = chances(state)
    assert "reveal fog-a" not in weights
    assert "reveal wreck-a" not in weights
    assert weights["reveal olesand"] == 19
    assert weights["reveal fog-b"] == 5


@pytest.mark.parametrize("line", ["sail olesand", "sail olesand, look", "sail olesand, look, look fog-b, bottom"])
def test_nw_10_2_the_fast_sampler_draws_by_the_weights(line: str) -> None:
    line = line if "look" in line else f"{line}, next"
    state = play(given("crew-1 lookout", "stack-olesand olesand salt-1 fog-a fog-b"), line)
    expected = chances(state)
    rng, draws = kogge.Rng(11), 20_000

    found = Counter(state.rules.actions.token(state.sample_chance(rng)) for _ in range(draws))

    assert set(found) == set(expected)
    total = sum(expected.values())
    for token, weight in expected.items():
        share = weight / total
        assert abs(found[token] / draws - share) < 5 * (share * (1 - share) / draws) ** 0.5, token


def test_nw_10_2_the_fast_sampler_turns_the_tile_the_lookout_left_on_top() -> None:
    state = play(given("crew-1 lookout"), "sail olesand, look, look wreck-a, next")

    assert {state.sample_chance(kogge.Rng(seed)) for seed in range(20)} == {state.read("reveal wreck-a")}


@pytest.mark.parametrize("line", ["reveal fog-a", "reveal fog-a, event 1, battle"])
def test_nw_10_2_the_fast_sampler_rolls_the_dice_by_their_sides(line: str) -> None:
    state = play(given(), f"sail olesand, {line}")
    expected = chances(state)
    rng, draws = kogge.Rng(12), 6_000

    found = Counter(state.rules.actions.token(state.sample_chance(rng)) for _ in range(draws))

    assert set(found) == set(expected)
    for token, weight in expected.items():
        share = weight / sum(expected.values())
        assert abs(found[token] / draws - share) < 5 * (share * (1 - share) / draws) ** 0.5, token


def test_nw_10_2_only_chance_brings_tiles_and_dice() -> None:
    state = play(given(), "sail olesand")
    assert refused(state, "next") == ("CORE-CHANCE", "reason-chance")
    assert state.chance_weights()
    reason = state.reason(state.read("next"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("NW-10.2", "reason-chance")

    seat = play(state, "reveal wreck-a")
    assert refused(seat, "reveal fog-a") == ("CORE-CHANCE", "reason-chance")
    assert seat.chance_weights() == []
    reason = seat.reason(seat.read("reveal fog-a"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("NW-10.2", "reason-chance")


# NW-10.3 and NW-10.4: what all know, and what one seat alone knows


def test_nw_10_3_gold_letters_and_holds_are_public() -> None:
    state = given("gold 3 7", "letters 2 0", "hold-2 wine salt", "crew-1 lookout", "captains 0 2", "cannons 1 3")

    views = [seen_by(state, viewer)["seats"] for viewer in (0, 1, kogge.SPECTATOR)]

    assert views[0] == views[1] == views[2]
    first, second = views[0]
    assert (first["gold"], first["letters"], first["crew"], first["crew_left"]) == (3, 2, ["lookout"], 3)
    assert (second["gold"], second["captains"], second["cannons"]) == (7, 2, 3)
    assert second["hold"] == {"grain": 0, "fish": 0, "salt": 1, "wood": 0, "wine": 1}


def test_nw_10_3_a_turned_tile_is_known_to_all_to_lie_in_its_stack() -> None:
    state = play(given(), "sail olesand, reveal wreck-a, next, reveal salt-1, stop")

    for viewer in (0, 1, kogge.SPECTATOR):
        assert seen_by(state, viewer)["aids"]["seen"] == {
            "norderkap": ["norderkap"],
            "trutzhavn": ["trutzhavn"],
            "olesand": ["olesand", "salt-1", "wreck-a"],
        }


def test_nw_10_3_during_the_voyage_too() -> None:
    state = play(given(), "sail olesand, reveal wreck-a, next, reveal salt-1")

    assert seen_by(state, 1)["aids"]["seen"]["olesand"] == ["olesand", "salt-1", "wreck-a"]
    voyage = seen_by(state, 1)["voyage"]
    assert voyage is not None
    assert voyage["row"] == ["wreck-a", "salt-1"]


def test_nw_10_4_others_see_that_a_seat_looked_not_what() -> None:
    state = play(given("crew-1 lookout", players=3), "sail norderkap, look")
    action = state.read("look fog-a")

    assert state.seen_as(action, 0) == action
    for viewer in (1, 2, kogge.SPECTATOR):
        assert state.rules.actions.token(state.seen_as(action, viewer)) == "look ?"
    assert state.seen_as(state.read("look salt-1"), 1) == state.seen_as(action, 1)
    ready = play(example("NW-10.4"), "sail norderkap")
    assert ready.seen_as(ready.read("next"), 1) == ready.read("next")


@pytest.mark.parametrize("bottom", [False, True])
def test_nw_10_4_the_view_shows_the_tile_to_its_seat_alone(bottom: bool) -> None:
    line = "sail norderkap, look, look fog-a" + (", bottom, reveal wreck-a" if bottom else "")
    state = play(example("NW-10.4"), line)

    field = "bottom" if bottom else "looked"
    shown = []
    for viewer in (0, 1, kogge.SPECTATOR):
        voyage = seen_by(state, viewer)["voyage"]
        assert voyage is not None
        shown.append(voyage["bottom"] if bottom else voyage["looked"])
        assert "fog-a" not in str(seen_by(state, viewer)) or viewer == 0
    assert shown == ["fog-a", "?", "?"], field


def test_nw_10_4_two_looks_under_the_same_veil_give_others_the_same_sight() -> None:
    start = given("crew-1 lookout", players=3)
    line = "sail norderkap, look, look {}, bottom, reveal wreck-a, next, reveal salt-3, stop"

    one, other = (play(start, line.format(tile)) for tile in ("fog-a", "salt-1"))

    for viewer in (1, 2, kogge.SPECTATOR):
        assert one.view(viewer) == other.view(viewer)
    for viewer in (1, 2):
        assert one.determinize(viewer, kogge.Rng(3)).text() == other.determinize(viewer, kogge.Rng(3)).text()
    assert one.view(0) != other.view(0)


def test_nw_10_4_the_looking_seat_knows_its_tile_for_good() -> None:
    line = "sail norderkap, look, look fog-a, bottom, reveal wreck-a, stop, sail olesand, reveal olesand, stop"
    state = play(example("NW-10.4"), line)

    assert seen_by(state, 0)["aids"]["seen"]["norderkap"] == ["norderkap", "wreck-a", "fog-a"]
    assert seen_by(state, 1)["aids"]["seen"]["norderkap"] == ["norderkap", "wreck-a"]
    assert seen_by(state, 0)["looks"] == [{"seat": 0, "stack": "norderkap", "tile": "fog-a"}]
    assert seen_by(state, 1)["looks"] == [{"seat": 0, "stack": "norderkap", "tile": "?"}]
    assert state.placed[0] == sorted(state.e.tiles.index(tile) for tile in ("norderkap", "wreck-a", "fog-a"))


# NW-10.5: which looks are kept


def look_at(tile: str, *turned: str) -> str:
    rest = ", next, ".join(f"reveal {one}" for one in turned)
    return f"sail norderkap, look, look {tile}, bottom, {rest}, stop, sail olesand, reveal olesand, stop"


def test_nw_10_5_a_look_is_kept_with_its_seat_stack_tile_and_turned_tiles() -> None:
    state = play(example("NW-10.5"), look_at("fog-a", "salt-3", "grain-1", "wreck-a"))

    (look,) = state.looks
    assert (look.seat, look.stack, state.e.tiles[look.tile]) == (0, 0, "fog-a")
    assert names(state, look.turned) == ["grain-1", "salt-3", "wreck-a"]
    assert "looks 1:norderkap:fog-a:grain-1,salt-3,wreck-a" in state.text().splitlines()


def test_nw_10_5_a_look_that_ended_face_up_is_not_kept() -> None:
    state = play(example("NW-10.5"), "sail norderkap, look, look fog-a, next, reveal fog-a, event coin, stop")

    assert state.looks == []
    assert state.face_up[state.e.tiles.index("fog-a")]


def test_nw_10_5_a_tile_that_turns_up_later_does_not_drop_the_look() -> None:
    state = play(example("NW-10.5"), look_at("wreck-a", "salt-1"))

    later = play(state, "sail norderkap, next, reveal wreck-a, stop")

    assert len(later.looks) == 1


def test_nw_10_5_looks_are_dropped_when_the_whole_stack_has_been_face_up() -> None:
    seven = "norderkap salt-1 salt-3 wood-1 wood-3 wine-2 wine-3"
    start = given("crew-1 lookout", f"stack-norderkap {seven}", "letters 0 0")
    state = play(start, look_at("grain-1", "salt-1"))
    assert len(state.looks) == 1

    known = play(state, "sail norderkap, next, reveal grain-1, stop")

    assert known.looks == []
    assert known.text() == play(known, "").text()


def test_nw_10_5_a_full_stack_does_not_drop_the_looks_of_another() -> None:
    seven = "norderkap salt-1 salt-3 wood-1 wood-3 wine-2 wine-3"
    start = given("crew-1 lookout", "crew-2 lookout", f"stack-norderkap {seven}", "letters 0 0")
    state = play(start, "sail olesand, look, look fog-a, bottom, reveal olesand, stop")

    after = play(state, "sail norderkap, next, reveal grain-1, stop")

    assert len(after.looks) == 1
    assert after.looks[0].stack == 2


def test_nw_10_5_a_secret_eighth_tile_keeps_the_looks() -> None:
    seven = "norderkap salt-1 salt-3 wood-1 wood-3 wine-2 wine-3"
    start = given("crew-1 lookout", "crew-2 lookout", f"stack-norderkap {seven}", "letters 0 0")
    state = play(start, "sail norderkap, look, look grain-1, bottom, reveal salt-1, stop")

    after = play(state, "sail norderkap, look, look grain-1, bottom, reveal salt-3, stop")

    assert [look.seat for look in after.looks] == [0, 1]
    assert len(after.placed[0]) == 8


# NW-10.6: determinize gives exactly the consistent worlds, by Bayes


def twins(start: NorderwindState, line: str, viewer: int) -> dict[str, Fraction]:
    """Every position the viewer cannot tell from the truth, with its probability: all lines under the same veil."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    pending: list[tuple[NorderwindState, Fraction]] = [(start.clone(), Fraction(1))]
    truth = start.clone()
    for step in steps(line):
        action = truth.read(step)
        seen = truth.seen_as(action, viewer)
        reached: list[tuple[NorderwindState, Fraction]] = []
        for state, likelihood in pending:
            weights = dict(zip(state.legal_actions(), state.chance_weights(), strict=False))
            for option in state.legal_actions():
                if state.seen_as(option, viewer) == seen:
                    after = state.clone()
                    after.apply(option)
                    share = Fraction(weights[option], sum(weights.values())) if weights else Fraction(1)
                    reached.append((after, likelihood * share))
        pending = reached
        truth.apply_checked(action)
    total = sum((likelihood for _, likelihood in pending), Fraction(0))
    for state, likelihood in pending:
        found[state.text()] += likelihood / total
    return dict(found)


def settled(text: dict[str, Fraction], state: NorderwindState) -> dict[str, Fraction]:
    """The same distribution over whole deals and looks: unplaced tiles dealt out in every way, all alike."""
    worlds: defaultdict[str, Fraction] = defaultdict(Fraction)
    for position, share in text.items():
        world = state.rules.parse_state(position)
        assert isinstance(world, NorderwindState)
        kept = [line for line in position.splitlines() if not line.startswith("stack-")]
        fillings = list(filled(world))
        for filling in fillings:
            worlds["\n".join([*kept, filling])] += share / len(fillings)
    return dict(worlds)


def filled(world: NorderwindState) -> Iterator[str]:
    at_sea = [tile for tile in [*world.row, world.looked, world.bottom] if tile >= 0]
    there = [tiles + (at_sea if stack == world.stack else []) for stack, tiles in enumerate(world.placed)]
    free = [world.e.stack - len(tiles) for tiles in there]
    for order in permutations(world.unplaced):
        parts = [
            sorted(order[: free[0]]),
            sorted(order[free[0] : free[0] + free[1]]),
            sorted(order[free[0] + free[1] :]),
        ]
        yield str([sorted(known + part) for known, part in zip(there, parts, strict=True)])


BAYES = {
    "one look, one tile turned": "sail norderkap, look, look wine-1, bottom, reveal grain-1, stop",
    "in the middle of a look": "sail norderkap, look, look wine-1",
    "with the tile at the bottom": "sail norderkap, look, look wine-1, bottom, reveal grain-1",
    "two looks of one seat": "sail norderkap, look, look wine-1, bottom, reveal norderkap, stop, "
    "sail olesand, next, reveal olesand, stop, sail norderkap, look, look grain-1, bottom, reveal norderkap, stop",
    "looks of two seats at one stack": "sail norderkap, look, look wine-1, bottom, reveal norderkap, stop, "
    "sail norderkap, look, look grain-1, bottom, reveal norderkap, stop",
    "looks at two stacks": "sail norderkap, look, look wine-1, bottom, reveal norderkap, stop, "
    "sail olesand, look, look grain-1, bottom, reveal olesand, stop",
    "a tile seen by one turns up later": "sail norderkap, look, look wine-1, bottom, reveal norderkap, stop, "
    "sail norderkap, next, reveal wine-1, stop",
    "a look at a tile all know": "sail norderkap, next, reveal grain-1, stop, "
    "sail norderkap, look, look grain-1, bottom, reveal wine-1, stop",
    "a known tile under the stack now": "sail norderkap, next, reveal grain-1, stop, "
    "sail norderkap, look, look grain-1, bottom, reveal wine-1",
    "the viewer's own voyage over another's look": "sail norderkap, look, look wine-1, bottom, reveal grain-1, stop, "
    "sail norderkap, look, look wine-1, bottom, reveal norderkap",
}


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("name", list(BAYES))
def test_nw_10_6_determinize_gives_exactly_the_worlds_of_bayes(name: str, viewer: int) -> None:
    """All histories under the viewer's veil, weighted by their likelihood, against many determinized worlds."""
    start = given("crew-1 lookout", "crew-2 lookout", "sail 2 2", "letters 0 0", edition="tiny")
    truth = play(start, BAYES[name])
    exact = settled(twins(start, BAYES[name], viewer), truth)
    rng, worlds = kogge.Rng(5), 600

    drawn: Counter[str] = Counter()
    for _ in range(worlds):
        world = truth.determinize(viewer, rng)
        assert world.problems() == []
        assert world.view(viewer) == truth.view(viewer)
        drawn[world.text()] += 1
    found = settled({text: Fraction(count, worlds) for text, count in drawn.items()}, truth)

    assert set(found) == set(exact)
    for deal, share in exact.items():
        allowed = 6 * float(share * (1 - share) / worlds) ** 0.5 + 1e-9
        assert abs(float(found[deal] - share)) <= allowed


def test_nw_10_6_look_then_stop_leaves_the_same_worlds_as_bottom() -> None:
    start = given("crew-1 lookout", "sail 2 1", "letters 0 0", edition="tiny", options=ANY_TIME)
    line = "sail norderkap, next, reveal grain-1, look, look wine-1, stop"
    truth = play(start, line)
    exact = settled(twins(start, line, 1), truth)
    rng = kogge.Rng(8)

    worlds = {truth.determinize(1, rng).text(): Fraction(1) for _ in range(300)}

    assert set(settled(worlds, truth)) == set(exact)


def test_nw_10_6_the_own_looks_and_all_public_things_stay() -> None:
    line = "sail norderkap, look, look fog-a, bottom, reveal wreck-a, search, stop, " + (
        "sail olesand, look, look salt-1, bottom, reveal olesand, stop"
    )
    truth = play(given("crew-1 lookout", "crew-2 lookout", players=3), line)
    rng = kogge.Rng(2)

    for viewer in (0, 1, 2, kogge.SPECTATOR):
        tiles = set()
        for _ in range(60):
            world = truth.determinize(viewer, rng)
            assert world.view(viewer) == truth.view(viewer)
            assert world.problems() == []
            tiles.add(tuple(names(truth, [look.tile for look in world.looks])))
        assert all(pair[0] == "fog-a" for pair in tiles) == (viewer == 0)
        assert all(pair[1] == "salt-1" for pair in tiles) == (viewer == 1)
        assert len(tiles) > 5


def test_nw_10_6_without_others_looks_the_world_is_the_truth() -> None:
    state = play(example("NW-10.6"), look_at("fog-a", "salt-1"))

    assert state.determinize(0, kogge.Rng(1)).text() == state.text()
    assert play(given(), "sail olesand").determinize(1, kogge.Rng(1)).text() == play(given(), "sail olesand").text()


def test_nw_10_6_a_world_is_a_position_of_its_own() -> None:
    state = play(example("NW-10.6"), look_at("fog-a", "salt-1"))
    before = state.text()

    world = state.determinize(1, kogge.Rng(1))
    play_on(world, "sail norderkap, next")
    world.apply(world.legal_actions()[0])

    assert state.text() == before


# NW-10.7: the aids


def test_nw_10_7_the_odds_of_the_battle_at_hand() -> None:
    state = play(example("NW-10.7"), "sail norderkap, reveal fog-a, event 2")
    assert seen_by(state, 1)["aids"]["battle_odds"] == [9, 36]
    voyage = seen_by(state, 1)["voyage"]
    assert voyage is not None
    assert voyage["battle"] == {"hits_needed": 2, "shots_left": 2}

    firing = play(state, "battle, shot silver")
    assert seen_by(firing, 0)["aids"]["battle_odds"] == [3, 6]
    voyage = seen_by(firing, 1)["voyage"]
    assert voyage is not None
    assert voyage["battle"] == {"hits_needed": 1, "shots_left": 1}
    gunner = play(given("cannons 2 1", "crew-1 cannoneer"), "sail norderkap, reveal fog-a, event 2")
    assert seen_by(gunner, 0)["aids"]["battle_odds"] == [20, 36]
    assert "battle_odds" not in seen_by(given(), 0)["aids"]


def test_nw_10_7_seen_tiles_are_an_option_of_the_table() -> None:
    line = look_at("fog-a", "salt-1")
    off = play(given("crew-1 lookout", options={"seen_tiles": False}), line)

    assert not {"seen", "odds"} & set(seen_by(off, 0)["aids"])
    assert seen_by(off, 0)["looks"] == [{"seat": 0, "stack": "norderkap", "tile": "?"}]


def test_nw_10_7_the_odds_of_the_next_tile() -> None:
    state = given("stack-olesand olesand salt-1 fog-a fog-b")

    odds = seen_by(state, 0)["aids"]["odds"]["olesand"]

    assert odds == {
        "destination": [18, 144],
        "port": [18 + 4 * 9, 144],
        "equipment": [12, 144],
        "merchant": [8, 144],
        "wreck": [8, 144],
        "fog": [36 + 4 * 2, 144],
    }


def test_nw_10_7_the_lookouts_own_seat_is_certain() -> None:
    state = play(given("crew-1 lookout"), "sail olesand, look, look fog-a")

    assert seen_by(state, 0)["aids"]["odds"]["olesand"] == {"fog": [1, 1]}
    assert seen_by(state, 1)["aids"]["odds"]["olesand"]["fog"] == [7 * 4, 8 * 21]
    below = play(state, "bottom")
    assert below.agenda.top().kind == REVEAL
    assert seen_by(below, 0)["aids"]["odds"]["olesand"]["fog"] == [6 * 3, 7 * 20]
    assert seen_by(below, 1)["aids"]["odds"]["olesand"]["fog"] == [7 * 4, 8 * 21]
