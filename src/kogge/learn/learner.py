"""The learner: collects decisions from the actors and improves the network by proximal policy optimisation.

Every decision has a value for all seats at once: their shares of the win and their margins. What a decision turned out
to be worth is traced back from later values along all decisions of a game (a vector form of TD(lambda)).
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn.utils import clip_grad_norm_

from kogge.core.features import MOST_SEATS
from kogge.core.state import Game
from kogge.learn.actors import Actor, Shape
from kogge.learn.network import Net
from kogge.learn.settings import Settings

NEVER = -1e9
MOST_PAST = 12


@dataclass
class Half:
    """Half of the actors: while one half plays, the network decides for the other. Arrays are steps × games."""

    actors: list[Actor]
    rows: Tensor
    masks: Tensor
    movers: Tensor
    players: Tensor
    chosen: Tensor
    likely: Tensor
    shares: Tensor  # predicted, by absolute seat, one step more than the others
    margins: Tensor
    ended: Tensor
    end_shares: Tensor
    end_margins: Tensor
    own: Tensor  # decided by the network that learns, not by a past self
    learner: Tensor  # in games with past selves the seat that learns, else -1


class Learner:
    """One network, its optimiser, its past selves and the games it plays."""

    def __init__(self, settings: Settings, game: Game, device: str) -> None:
        self.settings = settings
        self.game = game
        self.device = device
        torch.manual_seed(settings.seed)
        self.net = Net(game, settings.width, settings.blocks).to(device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5)
        self.past: list[Net] = []
        self.decisions = 0
        self.games = 0
        self.won = 0.0
        self._rng = np.random.default_rng(settings.seed)
        self._halves: list[Half] = []

    # Playing

    def start(self) -> None:
        """Start the actors."""
        s = self.settings
        shape = Shape(s.games, self.game.features.size, self.game.actions.width)
        actors = [Actor(s, number, shape) for number in range(s.actors)]
        middle = max(s.actors // 2, 1)
        groups = [actors[:middle], actors[middle:]]
        self._halves = [self._half(group) for group in groups if group]

    def stop(self) -> None:
        """End the actors."""
        for half in self._halves:
            for actor in half.actors:
                actor.end()

    def _half(self, actors: list[Actor]) -> Half:
        s, device = self.settings, self.device
        games = len(actors) * s.games
        size = (s.steps, games)
        for actor in actors:
            actor.wait()
            actor.look_again()
        players = torch.from_numpy(np.concatenate([actor.shared["players"] for actor in actors])).to(device).long()
        seat = torch.randint(0, 1 << 30, (games,), device=device) % players
        other = torch.rand(games, device=device) < s.past
        return Half(
            actors,
            torch.empty((*size, self.game.features.size), dtype=torch.uint8, device=device),
            torch.empty((*size, self.game.actions.width), dtype=torch.uint8, device=device),
            torch.empty(size, dtype=torch.long, device=device),
            players,
            torch.empty(size, dtype=torch.long, device=device),
            torch.empty(size, device=device),
            torch.empty((s.steps + 1, games, MOST_SEATS + 1), device=device),
            torch.empty((s.steps + 1, games, MOST_SEATS), device=device),
            torch.zeros(size, dtype=torch.bool, device=device),
            torch.zeros((*size, MOST_SEATS + 1), device=device),
            torch.zeros((*size, MOST_SEATS), device=device),
            torch.ones(size, dtype=torch.bool, device=device),
            torch.where(other, seat, -1),
        )

    def collect(self) -> None:
        """Play ``steps`` decisions in every game."""
        rival = self.past[self._rng.integers(len(self.past))] if self.past else None
        for step in range(self.settings.steps + 1):
            for half in self._halves:
                self._collect(half, step, rival)

    @torch.no_grad()
    def _collect(self, half: Half, step: int, rival: Net | None) -> None:
        for actor in half.actors:
            actor.wait()
        if step:
            self._take_ends(half, step - 1)
        rows, masks, movers = self._seen(half)
        with torch.autocast(self.device, torch.bfloat16):
            logits, shares, margins = self.net(rows)
        half.shares[step], half.margins[step] = absolute(shares, margins, movers, half.players)
        if step == self.settings.steps:
            for actor in half.actors:
                actor.look_again()
            return
        half.rows[step], half.masks[step], half.movers[step] = rows, masks, movers
        own = (half.learner < 0) | (half.learner == movers)
        if rival is not None and not bool(own.all()):
            with torch.autocast(self.device, torch.bfloat16):
                logits[~own] = rival(rows[~own])[0]
        half.own[step] = own if rival is not None else True
        likely = torch.log_softmax(logits.masked_fill(masks == 0, NEVER), -1)
        noise = -torch.log(-torch.log(torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)))
        chosen = (likely + noise).argmax(-1)
        half.chosen[step] = chosen
        half.likely[step] = likely.gather(1, chosen[:, None]).squeeze(1)
        self._send(half, chosen)

    def _seen(self, half: Half) -> tuple[Tensor, Tensor, Tensor]:
        parts = [
            [torch.from_numpy(actor.shared[name]).to(self.device, non_blocking=True) for actor in half.actors]
            for name in ("rows", "masks", "movers")
        ]
        rows, masks, movers = (torch.cat(part) for part in parts)
        return rows, masks, movers.long()

    def _take_ends(self, half: Half, step: int) -> None:
        ended = np.concatenate([actor.shared["ended"] for actor in half.actors])
        half.ended[step] = torch.from_numpy(ended).to(self.device).bool()
        if ended.any():
            shares = np.concatenate([actor.shared["shares"] for actor in half.actors])
            margins = np.concatenate([actor.shared["margins"] for actor in half.actors])
            half.end_shares[step] = torch.from_numpy(shares).to(self.device)
            half.end_margins[step] = torch.from_numpy(margins).to(self.device)
            self.games += int(ended.sum())
            self.won += float(1 - shares[ended == 1, MOST_SEATS].mean()) * int(ended.sum())

    def _send(self, half: Half, chosen: Tensor) -> None:
        whole = chosen.to(torch.int32).cpu().numpy()
        games = self.settings.games
        for number, actor in enumerate(half.actors):
            actor.shared["chosen"][:] = whole[number * games : (number + 1) * games]
            actor.go()
        self.decisions += len(whole)

    # Learning

    def keep_self(self) -> None:
        """Keep the network as a rival; of too many one in the middle is forgotten."""
        self.past.append(deepcopy(self.net).eval())
        if len(self.past) > MOST_PAST:
            self.past.pop(int(self._rng.integers(1, MOST_PAST - 2)))

    def update(self, progress: float) -> dict[str, float]:
        """Improve the network by what was played; ``progress`` goes from 0 to 1."""
        s = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = s.rate * (1 - (1 - s.rate_end) * progress)
        entropy = s.entropy * (1 - (1 - s.entropy_end) * progress)
        data = self._data()
        told: list[list[float]] = []
        for _epoch in range(s.epochs):
            order = torch.randperm(len(data["chosen"]), device=self.device)
            for part in order.split(s.batch):
                told.append(self._improve({name: array[part] for name, array in data.items()}, entropy))
        means = np.mean(told, axis=0)
        return dict(zip(("policy", "shares", "margins", "entropy", "kl"), means.tolist(), strict=True))

    def _data(self) -> dict[str, Tensor]:
        parts = [self._traced(half) for half in self._halves]
        data = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
        gain = data["gain"][data["own"]]
        data["gain"] = (data["gain"] - gain.mean()) / (gain.std() + 1e-8)
        return data

    def _traced(self, half: Half) -> dict[str, Tensor]:
        """What every decision turned out to be worth."""
        s = self.settings
        shares, margins = half.shares[-1], half.margins[-1]
        to_shares, to_margins = torch.empty_like(half.shares[:-1]), torch.empty_like(half.margins[:-1])
        for step in range(s.steps - 1, -1, -1):
            ended = half.ended[step][:, None]
            shares = torch.where(ended, half.end_shares[step], _mix(half.shares[step + 1], shares, s.decay))
            margins = torch.where(ended, half.end_margins[step], _mix(half.margins[step + 1], margins, s.decay))
            to_shares[step], to_margins[step] = shares, margins
        worth = to_shares[..., :MOST_SEATS] + s.margin * to_margins
        before = half.shares[:-1, :, :MOST_SEATS] + s.margin * half.margins[:-1]
        gain = (worth - before).gather(2, half.movers[..., None]).squeeze(2)
        players = half.players.expand_as(half.movers)
        relative = {
            "to_shares": turned(to_shares, half.movers, players),
            "to_margins": turned(to_margins, half.movers, players),
        }
        flat = {
            "rows": half.rows,
            "masks": half.masks,
            "chosen": half.chosen,
            "likely": half.likely,
            "own": half.own,
            "gain": gain,
            "players": players,
            **relative,
        }
        return {name: array.flatten(0, 1) for name, array in flat.items()}

    def _improve(self, data: dict[str, Tensor], entropy: float) -> list[float]:
        s = self.settings
        with torch.autocast(self.device, torch.bfloat16):
            logits, shares, margins = self.net(data["rows"])
        legal = data["masks"] != 0
        likely = torch.log_softmax(logits.masked_fill(~legal, NEVER), -1)
        taken = likely.gather(1, data["chosen"][:, None]).squeeze(1)
        own = data["own"].float()
        many = own.sum().clamp(min=1)
        ratio = torch.exp((taken - data["likely"]).clamp(-10, 10))
        gain = data["gain"]
        better = torch.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain)
        policy = -(better * own).sum() / many
        spread = -(likely.exp() * likely.clamp(min=-30)).sum(-1)
        spread = (spread * own).sum() / many
        there = seats_there(data["players"])
        judged = torch.log_softmax(shares.masked_fill(~there, NEVER), -1)
        of_shares = -(data["to_shares"] * judged.clamp(min=-30)).sum(-1).mean()
        of_margins = (((margins - data["to_margins"]) ** 2) * there[:, :MOST_SEATS]).sum(-1).mean()
        loss = policy + 0.5 * of_shares + 0.5 * of_margins - entropy * spread
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimiser.step()
        kl = ((data["likely"] - taken) * own).sum() / many
        return [policy.item(), of_shares.item(), of_margins.item(), spread.item(), kl.item()]


def _mix(value: Tensor, later: Tensor, decay: float) -> Tensor:
    return value + decay * (later - value)


def seats_there(players: Tensor) -> Tensor:
    """Which outputs of the shares exist: the seats of the game, and nobody."""
    place = torch.arange(MOST_SEATS + 1, device=players.device)
    return (place < players[..., None]) | (place == MOST_SEATS)


def absolute(shares: Tensor, margins: Tensor, movers: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
    """What the mover's network says of the seats as they follow it, by seat; shares as probabilities."""
    shares = torch.softmax(shares.masked_fill(~seats_there(players), NEVER), -1)
    seat = torch.arange(MOST_SEATS, device=movers.device)
    step = (seat - movers[:, None]) % players[:, None]
    there = seat < players[:, None]
    told = shares[:, :MOST_SEATS].gather(1, step) * there
    return torch.cat([told, shares[:, MOST_SEATS:]], 1), margins.gather(1, step) * there


def turned(values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """Values by seat as the mover sees the seats: itself first, the others as they follow it."""
    step = torch.arange(MOST_SEATS, device=movers.device)
    seat = (movers[..., None] + step) % players[..., None]
    there = step < players[..., None]
    told = values[..., :MOST_SEATS].gather(-1, seat) * there
    return torch.cat([told, values[..., MOST_SEATS:]], -1)
