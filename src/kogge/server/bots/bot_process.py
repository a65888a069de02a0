"""What a bot's process is given and does: one question about a world its seat cannot tell from the truth.

Such a process loads this module, the bots and the games, nothing else of the server.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.bots.hints import Hint, hints
from kogge.bots.levels import SECONDS, guide_of
from kogge.bots.search import SearchBot
from kogge.core.journal import EVERYONE, Effect
from kogge.core.rng import Rng
from kogge.core.state import Game
from kogge.games import registry
from kogge.review import rendering
from kogge.review.reasons import reason
from kogge.server.bots import analysis_process, review_process
from kogge.text import catalogue

HINT_ITERATIONS = 2000
HINT_SECONDS = 1.0
EXPLAIN_ITERATIONS = 600
EVEN = 0.02  # chances to win that differ by less are alike

Kind = Literal["answer", "advise", "explain", "review", "analysis"]  # a move, a hint, why a bot moved so, …


class Question(msgspec.Struct):
    """A seat's decision. ``world`` is the text of a determinized position, never of the true one."""

    game: str
    players: int
    edition: str
    edition_hash: str
    options: dict[str, object]
    world: str
    seat: int
    level: str
    seed: int
    table: str = ""  # whose bot it is: it may still know what it thought a moment ago
    seconds: float = 0.0  # thinks no longer than that, whatever its level (0: as long as its level does)


def think(kind: Kind, encoded: bytes, edition_text: str) -> bytes:
    """The answer to a question, as JSON. Runs in a process of its own."""
    if kind == "review":
        return review_process.answer(encoded, edition_text)
    if kind == "analysis":
        return analysis_process.answer(encoded, edition_text)
    if kind == "explain":
        return msgspec.json.encode(explain(msgspec.json.decode(encoded, type=Explain), edition_text))
    asked = msgspec.json.decode(encoded, type=Question)
    sight = _sight(asked, edition_text)
    return msgspec.json.encode(answer(asked, sight) if kind == "answer" else advise(asked, sight))


def answer(asked: Question, sight: Sight) -> int:
    """The bot's choice."""
    seconds = SECONDS.get(asked.level, 0.0)
    bounded = min(seconds, asked.seconds) if asked.seconds else seconds
    return _bot(asked.game, asked.level, asked.table, asked.seat, bounded).choose(sight, Rng(asked.seed))


class Advice(msgspec.Struct):
    """A hint as it leaves the process that thought of it."""

    action: int
    share: float
    score: float
    plan: list[int]
    effects: list[tuple[str, int, int, str, str]]
    even: bool = False


def advise(asked: Question, sight: Sight) -> list[Advice]:
    """The best choices of a seat."""
    found = hints(sight, HINT_ITERATIONS, Rng(asked.seed), HINT_SECONDS)
    return [Advice(hint.action, hint.share, hint.score, hint.plan, _effects(hint.effects), hint.even) for hint in found]


def _effects(effects: list[Effect]) -> list[tuple[str, int, int, str, str]]:
    return [(effect.kind, effect.seat, effect.amount, effect.what, effect.cause) for effect in effects]


class Explain(msgspec.Struct):
    """Why a bot has played as it has: its decision in a world its watcher believes possible, and what it chose."""

    question: Question
    action: int
    viewer: int
    names: list[str]
    language: str


def explain(asked: Explain, edition_text: str) -> list[str]:
    """Sentences on a bot's choice beside the best other one, both looked at by a short search; none if it had none."""
    sight = _sight(asked.question, edition_text)
    game, seat = sight.game(), sight.seat
    rng = Rng(asked.question.seed)
    edges = SearchBot(guide_of(game.slug), "explain", EXPLAIN_ITERATIONS).think(sight, rng).root.edges
    shares = {edge.action: edge.total / edge.visits for edge in edges if edge.visits >= 1}
    others = sorted((action for action in shares if action != asked.action), key=lambda action: -shares[action])
    if asked.action not in shares or not others:
        return []
    share, other = shares[asked.action], others[0]
    kind = "instead" if share - shares[other] > EVEN else "doubted" if shares[other] - share > EVEN else "alike"
    words, own = catalogue(game.slug, asked.language), rendering.own_words(asked.language)
    first = own.text(
        f"bot-{kind}",
        played=words.action(game, asked.action),
        share=round(100 * share),
        other=words.action(game, other),
        percent=round(100 * shares[other]),
    )
    found = reason(sight.world(rng), seat, asked.action, other, asked.viewer)
    return [first, *rendering.why(found, game.slug, asked.language, asked.names, "bot")]


def hint_of(advice: Advice) -> Hint:
    """The hint that came back."""
    effects = [Effect(*effect, EVERYONE) for effect in advice.effects]
    return Hint(advice.action, advice.share, advice.score, 0, advice.plan, effects, advice.even)


def _sight(asked: Question, edition_text: str) -> Sight:
    text = edition_text or registry.edition_text(asked.game, shipped_edition(asked.game, asked.edition_hash))
    game = _game(asked.game, asked.players, asked.edition, text, msgspec.json.encode(asked.options))
    return Sight(game.parse_state(asked.world), asked.seat)


@lru_cache(32)
def _bot(game: str, level: str, _table: str, _seat: int, seconds: float) -> Bot:
    """The bot of a seat, with what it remembers of its turn; the clock bounds its thinking."""
    return bots.make(game, level, seconds)


@lru_cache(64)
def shipped_edition(game: str, hash_: str) -> str | None:
    """The name of the edition of this hash that comes with the game."""
    names = registry.editions(game)
    return next((name for name in names if registry.edition_file(game, name).hash == hash_), None)


@lru_cache(64)
def _game(slug: str, players: int, name: str, text: str, options: bytes) -> Game:
    return registry.load_pinned(slug, players, name, text, msgspec.json.decode(options))


def get_ready() -> None:
    """A task that does nothing: a process that has done it has loaded the games."""
