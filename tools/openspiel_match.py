"""OpenSpiel's own information-set MCTS against one of our bots on the same games; writes docs/reports/openspiel.md.

OpenSpiel's bot gets as many simulations as fit its time for a decision, found by a game on trial; ours counts its own
iterations. Every game is kept in a folder and not played again; the page is written from what is there.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from kogge import __version__
from kogge.adapters.openspiel import PREFIX
from kogge.arena.markdown import table
from kogge.arena.sample import Share
from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.games import registry

SECONDS = 0.1  # of processor time a decision
CURIOSITY = 1.4
TRIED = 4  # simulations a decision in the game on trial
REPORT = Path(__file__).parent.parent / "docs/reports/openspiel.md"


@dataclass
class Outcome:
    """One game: the places, and the choices and seconds of OpenSpiel's bot and of ours."""

    seed: int
    our_seat: int
    places: list[int]
    choices: list[int]
    seconds: list[float]


def their_bot(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's bot, reproducible: its worlds are drawn from its own generator too."""
    random = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), CURIOSITY, simulations, random_state=random)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    return bot


def simulations_that_fit(game: Any, ours: Bot) -> int:
    """How many simulations take as long as a decision may, by a whole game on trial; the bot needs two."""
    tried = play(game, ours, their_bot(game, TRIED, 0), 0, 0)
    return max(2, round(SECONDS * TRIED * tried.choices[0] / tried.seconds[0]))


def play(game: Any, ours: Bot, theirs: Any, seed: int, our_seat: int) -> Outcome:
    """One game to its end."""
    source = Rng(seed)
    chance, mind = source.fork(), source.fork()
    state = game.new_initial_state()
    found = Outcome(seed, our_seat, [], [0, 0], [0.0, 0.0])
    while not state.is_terminal():
        position: State = state.position.state
        if state.is_chance_node():
            state.apply_action(position.sample_chance(chance) - position.game().actions.width)
            continue
        mine = state.current_player() == our_seat
        choice = len(state.legal_actions()) > 1
        began = process_time()
        action = ours.choose(Sight(position, our_seat), mind) if mine else int(theirs.step(state))
        found.choices[mine] += choice
        found.seconds[mine] += (process_time() - began) * choice
        state.apply_action(action)
    found.places = state.position.state.ranking()
    return found


def match(slug: str, name: str, games: int, folder: Path) -> None:
    """Play what is missing of a match, both seats in turn, and keep every game."""
    game = pyspiel.load_game(f"{PREFIX}{slug}(players=2)")
    path = folder / f"{slug}-openspiel.json"
    kept = read(path, slug, name)
    simulations = kept["simulations"] if kept else simulations_that_fit(game, bots.make(slug, name))
    outcomes: list[Outcome] = kept["outcomes"] if kept else []
    for number in range(len(outcomes), games):
        seed = 1 + number // 2
        theirs = their_bot(game, simulations, seed)
        outcomes.append(play(game, bots.make(slug, name), theirs, seed, number % 2))
        words = {"key": key(slug, name), "simulations": simulations, "outcomes": [asdict(one) for one in outcomes]}
        path.write_text(json.dumps(words))
        print(f"{slug} {number + 1}/{games}: {outcomes[-1]}", flush=True)


def key(slug: str, name: str) -> str:
    """What the kept games belong to."""
    loaded = registry.load(slug, 2)
    return f"{__version__} {loaded.edition_hash} {loaded.rules_version} {name} {bots.thinking(slug, name)}"


def read(path: Path, slug: str, name: str) -> dict[str, Any] | None:
    """The games that were played already."""
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_text())
    if found["key"] != key(slug, name):
        return None
    return {**found, "outcomes": [Outcome(**one) for one in found["outcomes"]]}


# The page


def row(slug: str, name: str, folder: Path) -> list[str]:
    """How a match stands."""
    found = read(folder / f"{slug}-openspiel.json", slug, name)
    if not found:
        return [slug.capitalize(), "not played yet", "", "", "", ""]
    outcomes: list[Outcome] = found["outcomes"]
    wins = Share(sum(one.places[one.our_seat] == 1 for one in outcomes), len(outcomes))
    low, high = wins.interval()
    theirs, ours = (
        1000 * sum(one.seconds[side] for one in outcomes) / sum(one.choices[side] for one in outcomes)
        for side in (False, True)
    )
    return [
        slug.capitalize(),
        str(len(outcomes)),
        f"{wins.value:.1%} ({low:.1%} to {high:.1%})",
        str(found["simulations"]),
        f"{theirs:.0f} ms",
        f"{ours:.0f} ms",
    ]


def page(name: str, folder: Path) -> str:
    """All matches."""
    heads = [
        "game",
        "games",
        f"wins of {name} (95 %)",
        "simulations",
        "OpenSpiel's bot a decision",
        f"{name} a decision",
    ]
    return "\n".join(
        [
            "# Against OpenSpiel's search",
            "",
            f"Played on {date.today().isoformat()} by `make openspiel-match`: open_spiel {version('open_spiel')}, its "
            "information-set MCTS written in Python (`open_spiel.python.algorithms.ismcts`) with random rollouts and "
            f"exploration {CURIOSITY}, on our games through the OpenSpiel adapter, against our {name}; kogge "
            f"{__version__}, 2 players, seats in turn, both seats with the same seed. OpenSpiel's bot has as many "
            f"simulations as fit {SECONDS} s of processor time a decision, found by a game on trial; ours has its "
            "usual iterations. The times are the means over the choices of these games in which there was one. "
            "Promised is 85 % or more.",
            "",
            table(heads, [row(slug, name, folder) for slug in registry.slugs()]),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="some games only")
    parser.add_argument("--bot", default="mate")
    parser.add_argument("-n", type=int, default=40)
    parser.add_argument("--out", type=Path, default=REPORT)
    parser.add_argument("--keep", type=Path, default=Path("build/arena"), help="the folder of the games played")
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for slug in asked.games or registry.slugs():
        match(slug, asked.bot, asked.n, asked.keep)
    asked.out.write_text(page(asked.bot, asked.keep), encoding="utf-8")


if __name__ == "__main__":
    main()
