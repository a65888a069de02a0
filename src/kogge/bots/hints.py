"""Advice for a person: the best choices a search finds, what they promise, and why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from kogge.bots.bot import Sight
from kogge.bots.levels import guide_of
from kogge.bots.search import Edge, Node, Search, SearchBot, error, find
from kogge.core.journal import Effect, Journal
from kogge.core.rng import Rng
from kogge.core.state import Game
from kogge.text import Catalogue

CHOICES = 3
STEPS = 12  # of a plan
DOUBTS = 2.0  # standard errors within which a difference is noise
LEAST = 4.0  # visits that a choice needs to be worth mentioning


@dataclass(frozen=True)
class Hint:
    """One choice: the chance to win and the score it leads to, and what the seat would then do and get by itself."""

    action: int
    share: float
    score: float
    visits: int
    plan: list[int] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    even: bool = False  # as good as the first, as far as can be told


def hints(sight: Sight, iterations: int, rng: Rng, seconds: float = 0.0) -> list[Hint]:
    """The best choices, by their chance to win. It sees what the seat may know, and nothing else."""
    bot = SearchBot(guide_of(sight.game().slug), "hints", iterations, seconds)
    search = bot.think(sight, rng)
    edges = sorted(search.root.edges, key=lambda edge: (-edge.visits, edge.action))
    tried = [edge for edge in edges if edge.visits >= LEAST] or edges[:1]
    best = sorted(tried[:CHOICES], key=lambda edge: (-_share(edge), edge.action))
    return [_hint(search, edge, best[0], rng) for edge in best]


def _share(edge: Edge) -> float:
    return edge.total / max(1.0, edge.visits)


def _hint(search: Search, edge: Edge, best: Edge, rng: Rng) -> Hint:
    visits = max(1.0, edge.visits)
    plan, effects = _plan(search, edge, rng)
    return Hint(edge.action, _share(edge), edge.score / visits, int(edge.visits), plan, effects, _is_even(edge, best))


def _is_even(edge: Edge, best: Edge) -> bool:
    """Whether the search cannot tell the two apart: their difference is within its noise."""
    if edge is best or edge.visits < LEAST or best.visits < LEAST:
        return edge is not best
    return _share(best) - _share(edge) < DOUBTS * sqrt(error(edge) + error(best))


def _plan(search: Search, first: Edge, rng: Rng) -> tuple[list[int], list[Effect]]:
    """What the seat would do until chance or another has a say, and what comes of it."""
    world = search.sight.world(rng)
    journal = Journal()
    world.journal = journal
    turn, me = world.turn(), search.me
    world.apply_as(me, first.action)
    node, plan = first.node, list[int]()
    while len(plan) < STEPS and world.turn() == turn and search.mover(world) == me:
        legal = world.legal_as(me)
        best = _favourite(node, legal)
        action = best.action if best else legal[0] if len(legal) == 1 else search.guide.play(world, me, legal, rng)
        node = best.node if best else None
        world.apply_as(me, action)
        plan.append(action)
    return plan, [effect for effect in journal.drain() if effect.seat == me and effect.visible_to(me)]


def _favourite(node: Node | None, legal: Sequence[int]) -> Edge | None:
    """What the search did most often here."""
    found = [find(node.edges, action) for action in legal] if node is not None else []
    tried = [edge for edge in found if edge is not None and edge.visits > 0]
    return max(tried, key=lambda edge: edge.visits) if tried else None


# In words

TOLD = 4  # effects that are told
COUNTED = ("gain", "lose")  # effects whose amounts add up
PLAIN = ("lose", "use", "finished", "pass")  # what a choice costs is seen on the table


def summed(effects: Sequence[Effect]) -> list[Effect]:
    """Equal effects as one: two incomes of 3 ducats are one of 6."""
    found: dict[tuple[str, int, str, str], Effect] = {}
    for effect in effects:
        key = (effect.kind, effect.seat, effect.what, effect.cause)
        amount = effect.amount + (found[key].amount if key in found and effect.kind in COUNTED else 0)
        found[key] = Effect(effect.kind, effect.seat, amount, effect.what, effect.cause, effect.audience)
    return list(found.values())


def why(hint: Hint, game: Game, words: Catalogue, names: Sequence[str] = ()) -> str:
    """Why a choice is good: what follows from it, and what that brings."""
    parts = []
    if hint.plan:
        steps = [
            words.action(game, action) for action in hint.plan if game.actions.kind(action) not in ("stop", "done")
        ]
        if steps:
            parts.append(words.text("hint-plan", plan="; ".join(step.rstrip(".") for step in steps)))
    gains = [words.effect(effect, names) for effect in summed(hint.effects) if effect.kind not in PLAIN]
    parts += list(dict.fromkeys(gains))[:TOLD]
    return " ".join(parts) if parts else words.text("hint-later")
