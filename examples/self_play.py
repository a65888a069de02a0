"""A network learns by games against itself in the vector environment, and then meets the greedy bot.

Proximal policy optimisation for two players: what is good for one is bad for the other, so the value of a decision is
traced back through the decisions of both with its sign turned. `python -m kogge.learn` does this for any number of
players, with past selves, many processes and a GPU; this file shows how little it takes.
"""

import argparse
from time import monotonic

import numpy as np
import torch
from torch import Tensor, nn

import kogge
from kogge.adapters.vector import VectorEnv
from kogge.arena.sample import Share
from kogge.bots import registry
from kogge.bots.bot import Bot, Sight
from kogge.bots.table import play_game

STEPS, EPOCHS, BATCH = 64, 3, 1024
DECAY, CLIP, ENTROPY, MARGIN = 0.97, 0.2, 0.02, 0.3


class Net(nn.Module):
    """Features to the logarithms of the legal actions' probabilities, and to the mover's value."""

    def __init__(self, game: kogge.Game, width: int = 256) -> None:
        super().__init__()
        self.scales = torch.tensor(game.features.scales(), dtype=torch.float32)
        self.body = nn.Sequential(nn.Linear(game.features.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, game.actions.width), nn.Linear(width, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(rows / self.scales)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.value(hidden).squeeze(-1)


class NetBot(Bot):
    """Plays what the network likes best."""

    def __init__(self, net: Net) -> None:
        self.name = "learner"
        self.net = net

    @torch.no_grad()
    def choose(self, sight: Sight, rng: kogge.Rng) -> int:
        mask = torch.zeros(1, sight.game().actions.width)
        mask[0, sight.legal()] = 1
        row = torch.tensor(list(sight.features()), dtype=torch.float32)[None]
        return int(self.net(row, mask)[0].argmax())


class Learner:
    """The network, its optimiser, and the games it plays against itself."""

    def __init__(self, env: VectorEnv, scale: float) -> None:
        self.env, self.scale = env, scale
        self.net = Net(env.game)
        self.optimiser = torch.optim.Adam(self.net.parameters(), 1e-3)

    @torch.no_grad()
    def collect(self) -> dict[str, Tensor]:
        """Some decisions in every game, with what each turned out to be worth to whoever took it."""
        env, kept = self.env, []
        for _step in range(STEPS):
            rows, masks = torch.from_numpy(env.features.copy()), torch.from_numpy(env.masks.copy())
            movers = env.movers.copy()
            likely, values = self.net(rows, masks)
            chosen = torch.distributions.Categorical(logits=likely).sample()
            env.step(chosen.numpy())
            ended, worth = np.zeros(env.count, bool), np.zeros(env.count, np.float32)
            if len(env.ended):
                lead = np.clip((env.scores[:, 0] - env.scores[:, 1]) / self.scale, -1, 1)
                of_first = env.returns[:, 0] - env.returns[:, 1] + MARGIN * lead
                ended[env.ended] = True
                worth[env.ended] = np.where(movers[env.ended] == 0, of_first, -of_first)
            taken = likely.gather(1, chosen[:, None]).squeeze(1)
            kept.append((rows, masks, movers, chosen, taken, values, ended, worth))
        later = self.net(torch.from_numpy(env.features.copy()), torch.from_numpy(env.masks.copy()))[1]
        target, mover, targets = later, env.movers, []
        for _rows, _masks, movers, _chosen, _taken, values, ended, worth in reversed(kept):
            sign = torch.from_numpy(np.where(movers == mover, 1.0, -1.0).astype(np.float32))
            traced = sign * (later + DECAY * (target - later))
            target = torch.where(torch.from_numpy(ended), torch.from_numpy(worth), traced)
            targets.append(target)
            later, mover = values, movers
        names = ("rows", "masks", None, "chosen", "taken", "values")
        data = {name: torch.cat([one[place] for one in kept]) for place, name in enumerate(names) if name}
        return {**data, "targets": torch.cat(targets[::-1])}

    def improve(self, data: dict[str, Tensor]) -> None:
        """Some steps of the optimiser on what was played."""
        gain = data["targets"] - data["values"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        for _epoch in range(EPOCHS):
            for part in torch.randperm(len(gain)).split(BATCH):
                likely, values = self.net(data["rows"][part], data["masks"][part])
                ratio = (likely.gather(1, data["chosen"][part, None]).squeeze(1) - data["taken"][part]).exp()
                better = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part])
                entropy = -(likely.exp() * likely.clamp(min=-30)).sum(-1)
                loss = (0.5 * (values - data["targets"][part]) ** 2 - better - ENTROPY * entropy).mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


def against_greedy(net: Net, game: kogge.Game, games: int) -> Share:
    """The learner's share of the wins, from both seats, with seeds it has not learned on."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots: list[Bot] = [NetBot(net), registry.make(game.slug, "greedy")]
        places = play_game(game, bots if seat == 0 else bots[::-1], 10_000 + number // 2).state.ranking()
        won += (places[seat] == 1) / max(places.count(1), 1)
    return Share(won, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="novgorod")
    parser.add_argument("--edition", default="tiny", help="a small one is learned in minutes")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--vector", type=int, default=256, help="games side by side")
    parser.add_argument("--games", type=int, default=200, help="against the greedy bot")
    asked = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = VectorEnv(asked.game, asked.vector, 1, 2, asked.edition, skip_forced=True)
    learner, began, decisions, told = Learner(env, 10), monotonic(), 0, 0.0
    while monotonic() - began < asked.seconds:
        learner.improve(learner.collect())
        decisions += STEPS * asked.vector
        if monotonic() - told > 60 or monotonic() - began >= asked.seconds:
            told = monotonic()
            won = against_greedy(learner.net, env.game, asked.games)
            low, high = won.interval()
            spent = monotonic() - began
            print(
                f"{spent:.0f} s, {decisions:,} decisions: {won.value:.0%} won against greedy ({low:.0%} to {high:.0%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
