"""What is kept of a finished game: plain data that processes can exchange."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kogge.bots.bot import Bot
from kogge.bots.table import play_game
from kogge.core.journal import Effect
from kogge.core.state import SPECTATOR, Game, State
from kogge.core.timeline import Entry

EffectKey = tuple[str, int, str, str]
Watch = Callable[[State, Entry, list[Effect]], list[str]]
"""Names what a step was, of things that neither its token nor its effects tell; it gets the position after it."""


@dataclass(frozen=True)
class Played:
    """One game of bots.

    ``tokens`` counts what each actor did (a seat, or CHANCE for what came up), ``amounts`` and ``times`` add up and
    count the effects of the journal by kind, seat, what and cause, ``watched`` counts what the study's watch has named,
    and ``final`` is what a spectator sees at the end.
    """

    players: int
    seed: int
    turns: int
    scores: list[int]
    places: list[int]
    tokens: Counter[tuple[int, str]]
    amounts: Counter[EffectKey]
    times: Counter[EffectKey]
    final: dict[str, Any]
    watched: Counter[tuple[int, str]] = field(default_factory=Counter)

    def winners(self) -> list[int]:
        """The seats that won: none, one, or several that share the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def rounds(self) -> int:
        """The round in which the game ended, where every seat has one turn a round."""
        return self.turns // self.players + 1

    def amount(self, kind: str, seat: int | None = None, what: str | None = None, cause: str | None = None) -> int:
        """The sum of the amounts of all effects that fit."""
        return _sum(self.amounts, (kind, seat, what, cause))

    def count(self, kind: str, seat: int | None = None, what: str | None = None, cause: str | None = None) -> int:
        """The number of effects that fit."""
        return _sum(self.times, (kind, seat, what, cause))

    def did(self, token: str, seat: int | None = None) -> int:
        """How often something was done or came up."""
        if seat is not None:
            return self.tokens[seat, token]
        return sum(times for (_actor, name), times in self.tokens.items() if name == token)


def _sum(counted: Counter[EffectKey], wanted: tuple[str | int | None, ...]) -> int:
    """What was counted for all keys that agree with what is wanted; None agrees with everything."""
    return sum(
        number
        for key, number in counted.items()
        if all(want is None or want == have for want, have in zip(wanted, key, strict=True))
    )


def play(game: Game, bots: list[Bot], seed: int, watch: Watch | None = None) -> Played:
    """Play one game with these bots, seat by seat, and keep what can be counted."""
    tokens: Counter[tuple[int, str]] = Counter()
    amounts: Counter[EffectKey] = Counter()
    times: Counter[EffectKey] = Counter()
    watched: Counter[tuple[int, str]] = Counter()

    def listen(state: State, entry: Entry, effects: list[Effect]) -> None:
        tokens[entry.actor, game.actions.token(entry.action)] += 1
        for effect in effects:
            key = (effect.kind, effect.seat, effect.what, effect.cause)
            amounts[key] += effect.amount
            times[key] += 1
        if watch is not None:
            watched.update((entry.actor, name) for name in watch(state, entry, effects))

    end = play_game(game, bots, seed, listen).state
    final = end.view(SPECTATOR)
    return Played(game.players, seed, end.turn(), end.scores(), end.ranking(), tokens, amounts, times, final, watched)
