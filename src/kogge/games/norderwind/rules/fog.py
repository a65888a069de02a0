"""Fog: the event die, treasure, pirates, battle (NW-6). Never an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.rng import Rng
from kogge.core.state import CHANCE
from kogge.games.norderwind.rules import purse, turn
from kogge.games.norderwind.rules.constants import BLUE, CANNONEER, COIN, EVENT, PIRATES, SHOT, SILVER

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


# The dice


def sample_face(weights: list[int], sides: int, rng: Rng) -> int:
    """A face of a die, by the number of its sides."""
    side = rng.below(sides)
    face = 0
    while side >= weights[face]:
        side -= weights[face]
        face += 1
    return face


def event_outcomes(s: NorderwindState) -> list[int]:
    """The faces of the event die (NW-6.1)."""
    return [s.a.event.start + face for face, weight in enumerate(s.e.event_die) if weight]


def event_weights(s: NorderwindState) -> list[int]:
    """How many sides of the event die show each face."""
    return [weight for weight in s.e.event_die if weight]


def shot_outcomes(s: NorderwindState) -> list[int]:
    """The faces of the battle die (NW-6.4)."""
    return [s.a.shot.start + face for face, weight in enumerate(s.e.battle_die) if weight]


def shot_weights(s: NorderwindState) -> list[int]:
    """How many sides of the battle die show each face."""
    return [weight for weight in s.e.battle_die if weight]


# The event


def enter_fog(s: NorderwindState) -> None:
    """The event die is rolled (NW-6.1)."""
    s.agenda.push(EVENT, CHANCE)


def apply_event(s: NorderwindState, face: int) -> None:
    """Treasure (NW-6.2), or pirates of one to three skulls; without hope and gold they win at once (NW-6.6)."""
    seat = s.active
    if face == COIN:
        purse.gain_gold(s, seat, s.e.treasure, "treasure")
        turn.tile_resolved(s)
        return
    skulls = face + 1
    if s.journal is not None:
        s.journal.add("pirates", seat, skulls)
    if s.gold[seat] < s.e.pirate_price and not winnable(s, s.cannons[seat], skulls):
        lose_battle(s)
    else:
        s.agenda.push(PIRATES, seat, skulls)


def legal_pirates(s: NorderwindState, seat: int) -> list[int]:
    """Pay if there is gold; battle always (NW-6.3)."""
    if s.gold[seat] >= s.e.pirate_price:
        return [s.a.pay.start, s.a.battle.start]
    return [s.a.battle.start]


def apply_pay(s: NorderwindState, seat: int) -> None:
    """The pirates let the ship pass (NW-6.3)."""
    purse.spend_gold(s, seat, s.e.pirate_price, "pirates")
    turn.tile_resolved(s)


# The battle


def hits_a_shot(s: NorderwindState) -> int:
    """The most a shot can do: two hits with a cannoneer (NW-6.5)."""
    return 2 if s.crew[s.active] & CANNONEER else 1


def winnable(s: NorderwindState, shots: int, hits: int) -> bool:
    """Whether so many shots can still score so many hits (NW-6.5)."""
    return shots * hits_a_shot(s) >= hits


def apply_battle(s: NorderwindState, todo: Todo) -> None:
    """A shot a cannon; a hopeless battle is lost without a roll (NW-6.4, NW-6.6)."""
    shots = s.cannons[todo.who]
    if winnable(s, shots, todo.a):
        s.agenda.push(SHOT, CHANCE, shots, todo.a)
    else:
        lose_battle(s)


def apply_shot(s: NorderwindState, todo: Todo, face: int) -> None:
    """Silver hits once, blue twice with a cannoneer only; shots go on until it is decided (NW-6.4, NW-6.5)."""
    shots = todo.a - 1
    hits = todo.b
    if face == SILVER:
        hits -= 1
    elif face == BLUE and s.crew[s.active] & CANNONEER:
        hits -= 2
    if hits <= 0:
        win_battle(s)
    elif winnable(s, shots, hits):
        s.agenda.push(SHOT, CHANCE, shots, hits)
    else:
        lose_battle(s)


def win_battle(s: NorderwindState) -> None:
    """A captain for the brig, or gold if the brig is full; the voyage goes on (NW-6.7)."""
    seat = s.active
    if s.journal is not None:
        s.journal.add("battle-won", seat)
    if s.captains[seat] < s.e.brig:
        s.captains[seat] += 1
        if s.journal is not None:
            s.journal.add("gain", seat, 1, "captain", "victory")
    else:
        purse.gain_gold(s, seat, s.e.full_brig, "full-brig")
    turn.tile_resolved(s)


def lose_battle(s: NorderwindState) -> None:
    """The voyage ends (NW-6.8)."""
    if s.journal is not None:
        s.journal.add("battle-lost", s.active)
    turn.end_voyage(s, "defeat")


def battle_odds(die: list[int], shots: int, hits: int, cannoneer: bool) -> tuple[int, int]:
    """The exact chance to win: so many of so many equally likely rows of shots."""
    sides = sum(die)
    if hits <= 0:
        return int(sides**shots), int(sides**shots)
    if shots == 0:
        return 0, 1
    blue_hits = 2 if cannoneer else 0
    wins = 0
    for face, effect in ((SILVER, 1), (BLUE, blue_hits), (2, 0)):
        wins += die[face] * battle_odds(die, shots - 1, hits - effect, cannoneer)[0]
    return wins, int(sides**shots)
