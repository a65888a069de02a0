"""One measurement of one game library, in a process of its own: `python tools/peer_games.py SUBJECT` prints JSON.

Every library is driven from Python in the same way: ask for the legal actions, apply a random one, until the game is
over; what chance does in between counts to the decision before it. Then copies of positions from mid-game are timed.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import json
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

COPIES = 50
SKIPPED = 40  # decisions before a position is copied


class Subject(ABC):
    """A game as its library lets Python play it."""

    package: str

    @abstractmethod
    def begin(self, seed: int) -> Any:
        """A new game."""

    @abstractmethod
    def decide(self, game: Any, random: Callable[[], float]) -> bool:
        """One random decision and all that chance does after it; False once the game is over."""

    def twin(self, game: Any) -> Any:
        """A copy of the position."""
        return copy.deepcopy(game)


class Kogge(Subject):
    """Our own, compiled or not as the environment says."""

    package = "kogge"

    def __init__(self, slug: str) -> None:
        kogge = importlib.import_module("kogge")
        self.rng = kogge.Rng(1)
        self.game = kogge.load(slug, players=4)

    def begin(self, seed: int) -> Any:
        state = self.game.new_state()
        while state.to_move() == -1:
            state.apply(state.sample_chance(self.rng))
        return state

    def decide(self, game: Any, random: Callable[[], float]) -> bool:
        actions = game.legal_actions()
        game.apply(actions[int(random() * len(actions))])
        while (mover := game.to_move()) == -1:
            game.apply(game.sample_chance(self.rng))
        return bool(mover != -2)

    def twin(self, game: Any) -> Any:
        return game.clone()


class Catanatron(Subject):
    """Four random players; a game is cut after a thousand turns, as the library does itself."""

    package = "catanatron"

    def __init__(self, name: str) -> None:
        self.library = importlib.import_module(name)

    def begin(self, seed: int) -> Any:
        colors = self.library.Color
        players = [self.library.RandomPlayer(color) for color in (colors.RED, colors.BLUE, colors.WHITE, colors.ORANGE)]
        return self.library.Game(players, seed=seed)

    def decide(self, game: Any, random: Callable[[], float]) -> bool:
        actions = game.state.playable_actions
        game.execute(actions[int(random() * len(actions))])
        return game.winning_color() is None and game.state.num_turns < 1000

    def twin(self, game: Any) -> Any:
        return game.copy()


class OpenSpiel(Subject):
    """A game written in C++, through the Python binding."""

    package = "open_spiel"

    def __init__(self, name: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(name)
        self.chance = Random(1)

    def begin(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        self.settle(state)
        return state

    def settle(self, state: Any) -> None:
        """Let chance go on."""
        while state.is_chance_node():
            rest = self.chance.random()
            drawn = 0
            for outcome, odds in state.chance_outcomes():
                drawn = outcome
                rest -= odds
                if rest <= 0:
                    break
            state.apply_action(drawn)

    def decide(self, game: Any, random: Callable[[], float]) -> bool:
        actions = game.legal_actions()
        game.apply_action(actions[int(random() * len(actions))])
        self.settle(game)
        return not game.is_terminal()

    def twin(self, game: Any) -> Any:
        return game.clone()


class PettingZoo(Subject):
    """An environment of its classic collection, observations included: it has no other way to ask what is legal."""

    package = "pettingzoo"

    def __init__(self, name: str) -> None:
        self.make = importlib.import_module(f"pettingzoo.classic.{name}").env

    def begin(self, seed: int) -> Any:
        env = self.make()
        env.reset(seed=seed)
        return env

    def decide(self, game: Any, random: Callable[[], float]) -> bool:
        seen, _reward, terminated, truncated, _info = game.last()
        if terminated or truncated:
            return False
        actions = seen["action_mask"].nonzero()[0]
        game.step(int(actions[int(random() * len(actions))]))
        return True


class RLCard(Subject):
    """A card game of RLCard, observations included: legal actions come with them."""

    package = "rlcard"

    def __init__(self, name: str) -> None:
        self.make = importlib.import_module("rlcard").make
        self.name = name

    def begin(self, seed: int) -> Any:
        env = self.make(self.name, config={"seed": seed})
        env.seen = env.reset()[0]
        return env

    def decide(self, game: Any, random: Callable[[], float]) -> bool:
        actions = list(game.seen["legal_actions"])
        game.seen = game.step(actions[int(random() * len(actions))])[0]
        return not game.is_over()


LIBRARIES: dict[str, Callable[[str], Subject]] = {
    "kogge": Kogge,
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "pettingzoo": PettingZoo,
    "rlcard": RLCard,
}


def measure(subject: Subject, seconds: float, seed: int) -> dict[str, float]:
    """Play whole games for so many seconds of processor time."""
    random = Random(seed).random
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        game = subject.begin(seed + games)
        began = process_time()
        while True:
            going = subject.decide(game, random)
            decisions += 1
            if not going:
                break
        spent += process_time() - began
        games += 1
    return {"decision": spent / decisions, "games": games / spent}


def copy_time(subject: Subject, random: Callable[[], float], seconds: float) -> float:
    """Seconds a copy takes, of positions from the middle of games."""
    spent, copies, seed = 0.0, 0, 0
    while spent < seconds:
        game = subject.begin(seed)
        for _decision in range(SKIPPED):
            if not subject.decide(game, random):
                game = subject.begin(seed + 1000)
        seed += 1
        began = process_time()
        for _copy in range(COPIES):
            subject.twin(game)
        spent += process_time() - began
        copies += COPIES
    return spent / copies


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", help="library:game, such as open_spiel:hearts")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    warnings.simplefilter("ignore")  # of libraries that are not ours
    library, _colon, name = asked.subject.partition(":")
    subject = LIBRARIES[library](name)
    found: dict[str, Any] = {**measure(subject, asked.seconds, asked.seed), "version": version(subject.package)}
    try:
        found["copy"] = copy_time(subject, Random(asked.seed).random, asked.seconds / 4)
    except TypeError:  # some environments hold modules, which nothing can copy
        found["copy"] = None
    if library == "kogge":
        found["compiled"] = importlib.import_module("kogge._pure").compiled()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
