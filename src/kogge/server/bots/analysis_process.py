"""What a bot's process does for the analysis board: one position, judged."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

import msgspec

from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.bots.levels import SECONDS
from kogge.core.errors import KoggeError
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games import registry
from kogge.review import judges, rendering
from kogge.review.judge import Judge
from kogge.review.position import BATCH, Verdict, verdict
from kogge.server.errors import Refused, status_of
from kogge.server.rendering import problem, speech
from kogge.server.wire import AnalysisJudgement, AnalysisLine, AnalysisOutcome, AnalysisQuestion, Problem

DEEP = 8 * BATCH  # worlds
DEEP_S = 0.5  # no further worlds are tried then
Asked = tuple[AnalysisQuestion, str]


class Judged(msgspec.Struct):
    """An answer: what was found, or what is wrong with the question."""

    found: AnalysisJudgement
    problem: Problem | None = None
    status: int = 200


def question(asked: AnalysisQuestion, language: str) -> bytes:
    """A question as it goes to the process."""
    return msgspec.json.encode((asked, language))


def answer(encoded: bytes, own: str = "") -> bytes:
    """The judgement of a position; mistakes in its text are told too. ``own``: the edition, if it was not shipped."""
    asked, language = msgspec.json.decode(encoded, type=Asked)
    try:
        return msgspec.json.encode(Judged(_judged(asked, language, own)))
    except (Refused, KoggeError) as error:
        nothing = AnalysisJudgement(True)
        return msgspec.json.encode(Judged(nothing, problem(error, language), status_of(error)))


def checked_head(head: str) -> str:
    """The head of a study, if it is no more: steps may take long to read."""
    if any(not line.split("#")[0].strip() for line in head.splitlines()):
        raise Refused("bad-request")
    return head


@lru_cache(8)
def _read(head: str, own: str) -> tuple[Game, Judge]:
    game = registry.read_study(checked_head(head), own).game
    return game, judges.make(game)


def _judged(asked: AnalysisQuestion, language: str, own: str) -> AnalysisJudgement:
    game, judge = _read(asked.head, own)
    state = game.parse_state(asked.position)
    seat = state.to_move() if asked.seat not in state.awaited() else asked.seat
    if asked.level is not None:
        return _chosen(state, seat, asked.level, language)
    if seat == TERMINAL:
        seat = CHANCE
    found = verdict(state, seat, judge, DEEP if asked.deep else BATCH, DEEP_S)
    return _told(found, game, judge, language)


def _chosen(state: State, seat: int, level: str, language: str) -> AnalysisJudgement:
    """What a bot of this level does, by what its seat knows."""
    game = state.game()
    if seat < 0 or level not in bots.names(game.slug):
        raise Refused("bad-request")
    action = bots.make(game.slug, level, SECONDS.get(level, 0.0)).choose(
        Sight(state, seat), Rng(crc32(state.text().encode()))
    )
    return AnalysisJudgement(True, chosen=speech(game, language).offer(action))


def _told(found: Verdict, game: Game, judge: Judge, language: str) -> AnalysisJudgement:
    speaks = speech(game, language)
    return AnalysisJudgement(
        done=True,
        judge=judge.name,
        judge_name=rendering.own_words(language).text(f"review-judge-{judge.name}"),
        worlds=found.worlds,
        exact=found.exact,
        shares=_rounded(found.shares),
        lines=[
            AnalysisLine(
                speaks.offer(line.choice.action),
                round(line.choice.share, 4),
                round(line.choice.doubt, 4),
                [speaks.offer(action).text for action in line.then],
            )
            for line in found.lines
        ],
        outcomes=[AnalysisOutcome(action, _rounded(shares)) for action, shares in found.outcomes],
    )


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]
