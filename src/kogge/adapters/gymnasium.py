"""One learner against bots: ``gymnasium.make("kogge.adapters.gymnasium:kogge/Norderwind-v1", opponents=["greedy"])``.

The observation is the learner's features, the mask of legal actions stands in ``info["action_mask"]`` and comes from
``action_masks()``. The reward is 0 until the end, then win share minus 1 / players. An illegal action costs a penalty
(0.01 unless you say otherwise) and changes nothing: ``info["illegal"]`` tells of it. ``reset(options={"position": …})``
begins with a state or its text instead of a new game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kogge.adapters.picture import picture
from kogge.adapters.table import Mask, Row, SteppedGame
from kogge.adapters.views import view_lines
from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.core.rng import Rng
from kogge.games import registry

PENALTY = 0.01
Info = dict[str, Any]  # as Gymnasium declares it


class KoggeEnv(gymnasium.Env[Row, np.int64]):
    """The learner sits at one seat; ``opponents`` are the bots of the other seats, by name or ready-made, in order.

    With ``seat=None`` the learner's seat is drawn anew for every game; with ``floats`` rows lie between 0 and 1.
    The bots
    by name of a copy, or of an environment that was pickled, begin to think anew.
    """

    metadata: Info = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = ("random",),
        seat: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        penalty: float = PENALTY,
        render_mode: str | None = None,
        floats: bool = False,
    ) -> None:
        players = len(opponents) + 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat}: there are seats 0 to {players - 1}")
        self.table = SteppedGame(game, players, edition, options, floats)
        self._asked = list(opponents)
        self.opponents: list[Bot] = self._sit_down()
        self.penalty = penalty
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Row] = self.table.row_space()
        self.action_space: spaces.Space[np.int64] = self.table.action_space()
        self.seat = seat or 0
        self._any_seat = seat is None
        self._mind = Rng(0)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        source = Rng(int(self.np_random.integers(2**62)))
        if self._any_seat:
            self.seat = source.below(self.table.game.players)
        self._mind = source.fork()
        self.opponents = self._sit_down()
        self.table.begin(source.next32(), (options or {}).get("position"))
        self._let_others_play()
        return self.table.row(self.seat), self._info(False)

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, Info]:
        """The learner's decision, then the bots' until it decides again."""
        chosen = int(action)
        illegal = chosen not in self.table.state.legal_as(self.seat)
        if not illegal:
            self.table.play(chosen)
            self._let_others_play()
        reward = -self.penalty if illegal else self.table.returns()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.table.row(self.seat), reward, self.table.over, False, self._info(illegal)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode == "rgb_array":
            return picture(self.table.state.view(self.seat))
        text = view_lines(self.table.state, self.seat)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def __getstate__(self) -> Info:
        return {name: value for name, value in self.__dict__.items() if name != "opponents"}

    def __setstate__(self, kept: Info) -> None:
        self.__dict__.update(kept)
        self.opponents = self._sit_down()

    def _sit_down(self) -> list[Bot]:
        """The bots of a new game: those asked for by name are new ones, for a bot may remember its plan."""
        return [bots.make(self.table.game.slug, bot) if isinstance(bot, str) else bot for bot in self._asked]

    def _let_others_play(self) -> None:
        while not self.table.over and (mover := self.table.state.to_move()) != self.seat:
            bot = self.opponents[mover if mover < self.seat else mover - 1]
            self.table.play(bot.choose(Sight(self.table.state, mover), self._mind))

    def _info(self, illegal: bool) -> Info:
        mask: Mask = self.table.mask(self.seat)
        return {"action_mask": mask, "seat": self.seat, "illegal": illegal}


for _slug in registry.slugs():
    gymnasium.register(
        id=f"kogge/{_slug.capitalize()}-v1",
        entry_point="kogge.adapters.gymnasium:KoggeEnv",
        kwargs={"game": _slug},
    )
