"""A bot of your own against those that come with Kogge.

It asks for worlds that its seat cannot tell from the truth, tries each legal action in some of them, plays on at
random for a while, and takes the action after which it stands best.
"""

import argparse

import kogge
from kogge.arena.sample import Share
from kogge.bots import registry
from kogge.bots.bot import Bot, Sight
from kogge.bots.table import play_game
from kogge.core.playout import playout


class LookAhead(Bot):
    """Tries every action in a few worlds, and a few random decisions after it."""

    def __init__(self, worlds: int = 6, ahead: int = 30) -> None:
        self.name = "look-ahead"
        self.worlds = worlds
        self.ahead = ahead

    def choose(self, sight: Sight, rng: kogge.Rng) -> int:
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: self.worth(sight, action, rng))

    def worth(self, sight: Sight, action: int, rng: kogge.Rng) -> float:
        """The seat's lead over the best other seat, on average."""
        total = 0
        for _world in range(self.worlds):
            world = sight.world(rng)
            world.apply_as(sight.seat, action)
            playout(world, rng, self.ahead)
            scores = world.scores()
            total += scores[sight.seat] - max(scores[: sight.seat] + scores[sight.seat + 1 :])
        return total / self.worlds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="norderwind")
    parser.add_argument("--edition")
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    game = kogge.load(asked.game, players=2, edition=asked.edition)
    for name in registry.names(asked.game)[:2]:
        wins = 0.0
        for number in range(asked.games):
            seat = number % 2
            bots = [registry.make(asked.game, name), registry.make(asked.game, name)]
            bots[seat] = LookAhead()
            places = play_game(game, bots, seed=number // 2).state.ranking()
            wins += (places[seat] == 1) / max(places.count(1), 1)
        share = Share(wins, asked.games)
        low, high = share.interval()
        print(f"{asked.games} games against {name}: {share.value:.0%} won (95 %: {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
