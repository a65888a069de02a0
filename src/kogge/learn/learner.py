"""The learner: collects decisions from the actors and improves the network by proximal policy optimisation.

Every decision has a value for all seats at once: their shares of the win and their margins. What a decision turned out
to be worth is traced back from later values along all decisions of a game (a vector form of TD(lambda)).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn.utils import clip_grad_norm_

from kogge.adapters.shared import Shared
from kogge.bots.network import Network, rarity, unpack
from kogge.core.features import MOST_SEATS
from kogge.core.state import Game
from kogge.learn.actors import Actor, FarActor, Shape, join_cluster
from kogge.learn.graph import Graphed
from kogge.learn.network import Net
from kogge.learn.settings import Settings

NEVER = -1e9
MOST_PAST = 12
TOLD = ("policy", "shares", "margins", "entropy", "kl")

Weights = dict[str, Tensor]


class Rollout:
    """What was seen, chosen and judged, steps × games; values have one step more."""

    def __init__(self, settings: Settings, game: Game, device: str) -> None:
        steps, games = settings.steps, settings.actors * settings.games
        size = (steps, games)
        self.rows = torch.empty((*size, game.features.size), dtype=torch.uint8, device=device)
        self.masks = torch.empty((*size, game.actions.width), dtype=torch.uint8, device=device)
        self.movers = torch.empty(size, dtype=torch.long, device=device)
        self.chosen = torch.empty(size, dtype=torch.long, device=device)
        self.likely = torch.empty(size, device=device)
        self.own = torch.ones(size, dtype=torch.bool, device=device)  # not decided by a past self
        self.shares = torch.empty((steps + 1, games, MOST_SEATS + 1), device=device)  # predicted, by seat
        self.margins = torch.empty((steps + 1, games, MOST_SEATS), device=device)
        self.ended = torch.zeros(size, dtype=torch.bool, device=device)
        self.end_shares = torch.zeros((*size, MOST_SEATS + 1), device=device)
        self.end_margins = torch.zeros((*size, MOST_SEATS), device=device)


class Group:
    """Some of the actors: while one group plays, the network decides for another."""

    def __init__(self, learner: Learner, first: int, count: int) -> None:
        s, device = learner.settings, learner.device
        games = count * s.games
        self.span = slice(first * s.games, first * s.games + games)
        shape = Shape(games, learner.game.features.size, learner.game.actions.width)
        self.shared = Shared(shape.arrays())
        kind = Actor if learner.ray is None else FarActor
        self.actors = [
            kind(s, first + place, shape, self.shared, place * s.games, learner.decisions) for place in range(count)
        ]
        _pin(self.shared, device)
        for actor in self.actors:
            actor.wait()
            actor.look_again()
        self.players = torch.from_numpy(self.shared["players"]).to(device).long()
        seat = torch.randint(0, 1 << 30, (games,), device=device) % self.players
        other = torch.rand(games, device=device) < (1.0 if s.against else s.past)
        self.learner = torch.where(other, seat, -1)  # in games with past selves the seat that learns, else -1
        self.seen = {
            name: torch.empty_like(torch.from_numpy(self.shared[name]), device=device)
            for name in ("rows", "masks", "movers", "ended", "shares", "margins")
        }
        self._net, self._rival, self._device = learner.net, learner.rival, device
        self._rival_is_sure = bool(s.against)
        self.decide = Graphed(self._decide, device)

    def look(self) -> None:
        """Wait for the actors and take what they show to the device."""
        for actor in self.actors:
            actor.wait()
        for name, place in self.seen.items():
            place.copy_(torch.from_numpy(self.shared[name]), non_blocking=True)

    def look_again(self) -> None:
        """What was seen is seen again at the next look."""
        for actor in self.actors:
            actor.look_again()

    def send(self, chosen: Tensor) -> None:
        """Let the actors play; everything they showed has been read by then."""
        self.shared["chosen"][:] = chosen.to(torch.int32).cpu().numpy()
        for actor in self.actors:
            actor.go()

    def end(self) -> None:
        """Stop the actors."""
        for actor in self.actors:
            actor.end()
        self.shared.close(last=True)

    @torch.no_grad()
    def _decide(self) -> tuple[Tensor, ...]:
        """Shares, margins, own or a past self's decision, chosen, its logarithmic likelihood."""
        rows, movers = self.seen["rows"], self.seen["movers"].long()
        with torch.autocast(torch.device(self._device).type, torch.bfloat16, cache_enabled=False):
            logits, shares, margins = self._net(rows)
            others = self._rival(rows)[0]
        own = (self.learner < 0) | (self.learner == movers)
        logits = torch.where(own[:, None], logits, others)
        likely = torch.log_softmax(logits.masked_fill(self.seen["masks"] == 0, NEVER), -1)
        noise = -torch.log(-torch.log(torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)))
        if self._rival_is_sure:
            noise = noise * own[:, None]
        chosen = (likely + noise).argmax(-1)
        taken = likely.gather(1, chosen[:, None]).squeeze(1)
        return *absolute(shares, margins, movers, self.players), own, chosen, taken


def _pin(shared: Shared, device: str) -> None:
    """Let the GPU read the arrays without a copy in between."""
    if device.startswith("cuda"):
        for array in shared.arrays().values():
            torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)


class Learner:
    """One network, its optimiser, its past selves and the games it plays."""

    def __init__(self, settings: Settings, game: Game, device: str, ray: str | None = None) -> None:
        self.settings = settings
        self.game = game
        self.device = device
        self.ray = ray  # the address of a cluster for the actors (empty: Ray on this machine), None: no Ray
        torch.manual_seed(settings.seed)
        self.net = Net(game, settings.width, settings.blocks).to(device)
        self.rival = frozen(settings.against, game) if settings.against else Net(game, settings.width, settings.blocks)
        self.rival.to(device)
        on_gpu = device.startswith("cuda")
        self.rate = torch.tensor(settings.rate, device=device)
        self.optimiser = torch.optim.Adam(
            self.net.parameters(), self.rate, eps=1e-5, capturable=on_gpu, fused=on_gpu, foreach=False
        )
        self.past: list[Weights] = []
        self.decisions = 0
        self.games = 0
        self.won = 0.0
        self._entropy = torch.tensor(settings.entropy, device=device)
        self._rng = np.random.default_rng(settings.seed)
        self._groups: list[Group] = []
        self._rollout = Rollout(settings, game, device)
        self._batch: dict[str, Tensor] = {}
        self._improve = Graphed(self._improved, device)

    def checkpoint(self) -> dict[str, Any]:
        """All that is needed to go on as if nothing had happened; the games begin anew."""
        return {
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": self.past,
            "decisions": self.decisions,
        }

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate
        self.past = kept["past"]
        self.decisions = kept["decisions"]

    # Playing

    def start(self) -> None:
        """Start the actors."""
        if self.ray is not None:
            join_cluster(self.ray)
        count = self.settings.actors
        middle = max(count // 2, 1)
        spans = [(0, middle), (middle, count - middle)]
        self._groups = [Group(self, first, many) for first, many in spans if many]

    def stop(self) -> None:
        """End the actors."""
        for group in self._groups:
            group.end()

    def collect(self) -> None:
        """Play ``steps`` decisions in every game."""
        if not self.settings.against:
            self.rival.load_state_dict(self.past[self._rng.integers(len(self.past))])
        for step in range(self.settings.steps + 1):
            for group in self._groups:
                self._collect(group, step)

    def _collect(self, group: Group, step: int) -> None:
        rollout, span = self._rollout, group.span
        group.look()
        if step:
            self._take_ends(group, step - 1)
        shares, margins, own, chosen, likely = group.decide()
        rollout.shares[step, span], rollout.margins[step, span] = shares, margins
        if step == self.settings.steps:
            group.look_again()
            return
        for name in ("rows", "masks", "movers"):
            getattr(rollout, name)[step, span] = group.seen[name]
        rollout.own[step, span], rollout.chosen[step, span], rollout.likely[step, span] = own, chosen, likely
        group.send(chosen)
        self.decisions += len(chosen)

    def _take_ends(self, group: Group, step: int) -> None:
        rollout, span = self._rollout, group.span
        rollout.ended[step, span] = group.seen["ended"].bool()
        rollout.end_shares[step, span] = group.seen["shares"]
        rollout.end_margins[step, span] = group.seen["margins"]
        ended = group.shared["ended"] == 1
        self.games += int(ended.sum())
        self.won += float((1 - group.shared["shares"][ended, MOST_SEATS]).sum())

    # Learning

    def keep_self(self) -> None:
        """Keep the network as a rival; of too many one in the middle is forgotten."""
        self.past.append({name: value.clone() for name, value in self.net.state_dict().items()})
        if len(self.past) > MOST_PAST:
            self.past.pop(int(self._rng.integers(1, MOST_PAST - 2)))

    def update(self, progress: float) -> dict[str, float]:
        """Improve the network by what was played; ``progress`` goes from 0 to 1."""
        s = self.settings
        self.rate.fill_(s.rate * (1 - (1 - s.rate_end) * progress))
        self._entropy.fill_(s.entropy * (1 - (1 - s.entropy_end) * progress))
        data = self._data()
        total, parts = torch.zeros(len(TOLD), device=self.device), 0
        for _epoch in range(s.epochs):
            order = torch.randperm(len(data["chosen"]), device=self.device)
            for part in order[: len(order) // s.batch * s.batch].split(s.batch):
                self._take_batch(data, part)
                total += self._improve()[0]
                parts += 1
        return dict(zip(TOLD, (total / parts).tolist(), strict=True))

    def _take_batch(self, data: dict[str, Tensor], part: Tensor) -> None:
        """Put a part of the data where the optimiser finds it, always the same place."""
        if not self._batch:
            self._batch = {name: array[part] for name, array in data.items()}
            return
        for name, array in data.items():
            torch.index_select(array, 0, part, out=self._batch[name])

    def rarity(self) -> list[int]:
        """How rare each input is in the last batch; before anything was learned all count as equally large."""
        scales = self.game.features.scales()
        return rarity(self._batch["rows"].cpu().numpy(), scales) if self._batch else [0] * len(scales)

    def _data(self) -> dict[str, Tensor]:
        """Every decision with what it turned out to be worth."""
        s, rollout = self.settings, self._rollout
        to_shares, to_margins = self._traced()
        worth = to_shares[..., :MOST_SEATS] + s.margin * to_margins
        before = rollout.shares[:-1, :, :MOST_SEATS] + s.margin * rollout.margins[:-1]
        gain = (worth - before).gather(2, rollout.movers[..., None]).squeeze(2)
        fair = gain[rollout.own]
        players = torch.cat([group.players for group in self._groups]).expand_as(rollout.movers)
        data = {
            "rows": rollout.rows,
            "masks": rollout.masks,
            "chosen": rollout.chosen,
            "likely": rollout.likely,
            "own": rollout.own,
            "gain": (gain - fair.mean()) / (fair.std() + 1e-8),
            "players": players,
            "to_shares": turned(to_shares, rollout.movers, players),
            "to_margins": turned(to_margins, rollout.movers, players),
        }
        return {name: array.flatten(0, 1) for name, array in data.items()}

    def _traced(self) -> tuple[Tensor, Tensor]:
        """The shares and margins that every decision led to, by what later decisions were judged to be worth."""
        s, rollout = self.settings, self._rollout
        shares, margins = rollout.shares[-1], rollout.margins[-1]
        to_shares, to_margins = torch.empty_like(rollout.shares[:-1]), torch.empty_like(rollout.margins[:-1])
        for step in range(s.steps - 1, -1, -1):
            ended = rollout.ended[step][:, None]
            shares = torch.where(ended, rollout.end_shares[step], _mix(rollout.shares[step + 1], shares, s.decay))
            margins = torch.where(ended, rollout.end_margins[step], _mix(rollout.margins[step + 1], margins, s.decay))
            to_shares[step], to_margins[step] = shares, margins
        return to_shares, to_margins

    def _improved(self) -> tuple[Tensor, ...]:
        """One step of the optimiser."""
        s, data = self.settings, self._batch
        self.optimiser.zero_grad(set_to_none=True)
        with torch.autocast(torch.device(self.device).type, torch.bfloat16, cache_enabled=False):
            logits, shares, margins = self.net(data["rows"])
        likely = torch.log_softmax(logits.masked_fill(data["masks"] == 0, NEVER), -1)
        taken = likely.gather(1, data["chosen"][:, None]).squeeze(1)
        own = data["own"].float()
        many = own.sum().clamp(min=1)
        ratio = torch.exp((taken - data["likely"]).clamp(-10, 10))
        better = torch.min(ratio * data["gain"], ratio.clamp(1 - s.clip, 1 + s.clip) * data["gain"])
        policy = -(better * own).sum() / many
        spread = -(likely.exp() * likely.clamp(min=-30)).sum(-1)
        spread = (spread * own).sum() / many
        there = seats_there(data["players"])
        judged = torch.log_softmax(shares.masked_fill(~there, NEVER), -1)
        of_shares = -(data["to_shares"] * judged.clamp(min=-30)).sum(-1).mean()
        of_margins = (((margins - data["to_margins"]) ** 2) * there[:, :MOST_SEATS]).sum(-1).mean()
        loss = policy + 0.5 * of_shares + 0.5 * of_margins - self._entropy * spread
        loss.backward()
        clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimiser.step()
        kl = ((data["likely"] - taken) * own).sum() / many
        return (torch.stack([policy, of_shares, of_margins, spread, kl]).detach(),)


def frozen(path: str, game: Game) -> Net:
    """The network of a file, which has to fit the game."""
    header, arrays = unpack(Path(path).read_bytes())
    Network(header, arrays).check(game)
    net = Net(game, len(arrays["inputs.bias"]), header["blocks"])
    net.take(arrays)
    return net


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
    found = shares[:, :MOST_SEATS].gather(1, step) * there
    return torch.cat([found, shares[:, MOST_SEATS:]], 1), margins.gather(1, step) * there


def turned(values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """Values by seat as the mover sees the seats: itself first, the others as they follow it."""
    step = torch.arange(MOST_SEATS, device=movers.device)
    seat = (movers[..., None] + step) % players[..., None]
    there = step < players[..., None]
    found = values[..., :MOST_SEATS].gather(-1, seat) * there
    return torch.cat([found, values[..., MOST_SEATS:]], -1)
