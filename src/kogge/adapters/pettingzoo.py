"""The three games as PettingZoo environments: ``env("norderwind", players=3)``.

An observation is ``{"observation": features, "action_mask": mask}``; the reward comes at the end: win share minus
1 / players. ``raw_env`` refuses an illegal action with IllegalAction; ``env`` ends the game there, its seat losing a
whole win. ``parallel_env`` asks all seats in every cycle: those that wait have one legal action, to pass, the last of
the space. An illegal action changes nothing. ``max_cycles`` ends a game after so many decisions; with ``floats`` the
features lie between 0 and 1.
``reset(options={"position": …})`` begins with a state or its text instead of a new game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from kogge.adapters.picture import picture
from kogge.adapters.table import SteppedGame
from kogge.adapters.views import view_lines
from kogge.core.state import SPECTATOR

ILLEGAL_REWARD = -1.0
MODES = ["human", "ansi", "rgb_array"]
Options = Mapping[str, object]
Info = dict[str, Any]  # as PettingZoo declares it
Observation = Info


def agent_name(seat: int) -> str:
    """The name of a seat."""
    return f"seat_{seat}"


def env(game: str, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's guards: order, range, legality."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Seats:
    """What both kinds of environment share: the table, the seats with their spaces, and how they are shown."""

    metadata: Info = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012
    waiting = 0  # actions for seats that wait, behind those of the game

    def __init__(
        self,
        game: str,
        players: int = 2,
        edition: str | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        max_cycles: int = 0,
        floats: bool = False,
    ) -> None:
        super().__init__()
        self.table = SteppedGame(game, players, edition, options, floats)
        self.metadata = {**self.metadata, "name": f"kogge_{game}_v1"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [agent_name(seat) for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observation_space(self.table, self.waiting) for agent in self.agents}
        width = self.table.game.actions.width + self.waiting
        self.action_spaces = {agent: spaces.Discrete(width) for agent in self.agents}
        self._seeds = np.random.default_rng()
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object each time."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None, options: Info | None) -> None:
        """A new game; without a seed, another one each time."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.begin(int(self._seeds.integers(2**62)), (options or {}).get("position"))
        self.decisions = 0
        self.agents = self.possible_agents[:]

    def late(self) -> bool:
        """Whether the game is cut here."""
        return not self.table.over and 0 < self.max_cycles <= self.decisions

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class raw_env(Seats, AECEnv):  # noqa: N801 - PettingZoo's word
    """One seat after the other decides. Chance goes on by itself, from the seed of ``reset``."""

    metadata: Info = {**Seats.metadata, "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """A new game; without a seed, another one each time."""
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(self.table.state.to_move())

    def observe(self, agent: str) -> Observation:
        """What a seat sees; its mask is empty while another decides."""
        return observation(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The decision of the selected agent; None once it is done."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play_checked(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.decisions += 1
        self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.late():
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.table.over:
            self.agent_selection = agent_name(self.table.state.to_move())
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


def parallel_env(game: str, **settings: Any) -> KoggeParallel:
    """All seats are asked in every cycle."""
    return KoggeParallel(game, **settings)


class KoggeParallel(Seats, ParallelEnv):
    """The same game for drivers that ask everybody at once; seats that wait pass."""

    metadata: Info = {**Seats.metadata, "is_parallelizable": True}  # noqa: RUF012
    waiting = 1

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; without a seed, another one each time."""
        self.begin(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """One cycle: the mover's action if it is legal, else nothing; ``infos`` tell of illegal ones."""
        mover = agent_name(self.table.state.to_move())
        wanting = {agent: not self._may(agent, int(actions[agent])) for agent in self.agents}
        if not wanting[mover]:
            self.table.play(int(actions[mover]))
        self.decisions += 1
        over, late = self.table.over, self.late()
        agents = self.agents
        if over or late:
            self.agents = []
        rewards = dict(zip(agents, self.table.returns(), strict=True))
        infos: dict[str, Info] = {agent: {"illegal": wanting[agent]} for agent in agents}
        return self._observations(agents), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def _observations(self, agents: list[str] | None = None) -> dict[str, Observation]:
        asked = self.agents if agents is None else agents
        return {agent: self._observation(agent) for agent in asked}

    def _observation(self, agent: str) -> Observation:
        seen = observation(self.table, self.possible_agents.index(agent))
        waits = not self.table.over and not seen["action_mask"].any()
        return {**seen, "action_mask": np.append(seen["action_mask"], np.int8(waits))}

    def _may(self, agent: str, action: int) -> bool:
        """Whether this is an action of the mover that is legal, or the pass of a seat that waits."""
        state, width = self.table.state, self.table.game.actions.width
        if agent == agent_name(state.to_move()):
            return action in state.legal_actions()
        return action == width


def observation_space(table: SteppedGame, more: int = 0) -> spaces.Dict:
    """Features and mask, with so many actions more than those of the game."""
    mask = spaces.Box(0, 1, (table.game.actions.width + more,), np.int8)
    return spaces.Dict({"observation": table.row_space(), "action_mask": mask})


def observation(table: SteppedGame, seat: int) -> Observation:
    """Features and mask of a seat."""
    return {"observation": table.row(seat), "action_mask": table.mask(seat)}


def render(table: SteppedGame, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a spectator sees it: as text, as a picture, or printed."""
    if mode == "rgb_array":
        return picture(table.state.view(SPECTATOR))
    text = view_lines(table.state, SPECTATOR)
    if mode == "ansi":
        return text
    if mode == "human":
        sys.stdout.write(text + "\n\n")
    return None
