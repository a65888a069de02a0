"""One game with a bot at every seat, from its first decision to its end."""

from __future__ import annotations

from collections.abc import Callable

from kogge.bots.bot import Bot, Sight
from kogge.core.journal import Effect, Journal
from kogge.core.record import Record
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.core.timeline import Entry

Listener = Callable[[State, Entry, list[Effect]], None]
"""Hears every step: the position after it, the step, and its effects."""


class EndlessGame(Exception):
    """More decisions were taken than there can be, or may be."""


def play_game(game: Game, bots: list[Bot], seed: int, listener: Listener | None = None, most: int = 0) -> Record:
    """Play a whole game. The seed gives chance and every seat a generator of its own, so equal seeds give equal games.

    In a simultaneous phase the awaited seats decide in their order; none sees what the others have chosen. EndlessGame
    is raised after as many decisions as the game says there can be, or after ``most`` if that is fewer.
    """
    if len(bots) != game.players:
        raise ValueError(f"{game.players} seats need as many bots, not {len(bots)}")
    source = Rng(seed)
    chance = source.fork()
    minds = [source.fork() for _bot in bots]
    record = Record(game, [bot.name for bot in bots])
    state = record.state
    if listener is not None:
        state.journal = Journal()
    bound = min(game.max_decisions or most, most or game.max_decisions)
    decisions = 0
    while state.to_move() != TERMINAL:
        if state.to_move() == CHANCE:
            record.play(state.sample_chance(chance))
        else:
            seat = state.awaited()[0]
            record.play_as(seat, bots[seat].choose(Sight(state, seat), minds[seat]))
            decisions += 1
        if listener is not None and state.journal is not None:
            listener(state, record.entries[-1], state.journal.drain())
        if bound and decisions > bound:
            raise EndlessGame(f"{game.slug}: seed {seed} goes on after {decisions} decisions")
    return record
