"""PPO learns Norderwind from nothing, against random play, with Stable-Baselines3's maskable PPO.

The environment pays at the end of a game only. For a small budget that is too seldom, so the learner is also paid for
each cube by which its lead grows; it is judged by games won alone, from both seats, with seeds it has not learned on.
"""

import argparse

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from kogge.adapters.gymnasium import KoggeEnv
from kogge.arena.sample import Share


class Prepared(gymnasium.Wrapper):
    """Features between 0 and 1, and a reward for every cube of lead."""

    def __init__(self, env: KoggeEnv) -> None:
        super().__init__(env)
        scales = env.table.game.features.scales()
        self.scales = np.asarray(scales, np.float32)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (len(scales),), np.float32)
        self.lead = 0

    def reset(self, *, seed=None, options=None):
        row, info = self.env.reset(seed=seed, options=options)
        self.lead = self.current_lead()
        return row / self.scales, info

    def step(self, action):
        row, reward, over, cut, info = self.env.step(action)
        lead = self.current_lead()
        reward, self.lead = reward + 0.2 * (lead - self.lead), lead
        return row / self.scales, reward, over, cut, info

    def action_masks(self):
        """What sb3-contrib asks for."""
        return self.env.action_masks()

    def current_lead(self) -> int:
        """The learner's cubes less those of the other."""
        scores = self.env.table.state.scores()
        return scores[self.env.seat] - scores[1 - self.env.seat]


def made(rounds: int) -> Prepared:
    """One table: the learner anywhere, the other seat at random."""
    return Prepared(KoggeEnv("norderwind", ["random"], options={"round_limit": rounds}))


def outcomes(model: MaskablePPO, games: int, rounds: int) -> tuple[Share, Share]:
    """Games won and lost against random play; the rest ends with the last round and without a winner."""
    env, wins, losses = made(rounds), 0, 0
    for game in range(games):
        row, _info = env.reset(seed=10_000 + game)
        over = False
        while not over:
            action, _state = model.predict(row, action_masks=env.action_masks(), deterministic=False)
            row, _reward, over, _cut, _info = env.step(int(action))
        places = env.env.table.state.ranking()
        wins += places[env.env.seat] == 1
        losses += places[1 - env.env.seat] == 1
    return Share(wins, games), Share(losses, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=49_152)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=200)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: made(asked.rounds) for _table in range(8)])
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=256, batch_size=512, gamma=0.995, learning_rate=1e-3, ent_coef=0.01, seed=1
    )
    for moment, steps in (("before", 0), (f"after {asked.steps:,} steps", asked.steps)):
        if steps:
            model.learn(steps)
        won, lost = outcomes(model, asked.games, asked.rounds)
        low, high = won.interval()
        told = f"{won.value:.0%} won (95 %: {low:.0%} to {high:.0%}), {lost.value:.0%} lost"
        print(f"{moment}: of {asked.games} games {told}", flush=True)


if __name__ == "__main__":
    main()
