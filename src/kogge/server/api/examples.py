"""Examples of rules as the page shows them. All of it runs in a process of its own (``offload``); nothing is kept."""

from __future__ import annotations

from functools import cache

import msgspec

from kogge.core.state import CHANCE, Reason, State
from kogge.core.timeline import Timeline
from kogge.games import examples
from kogge.games.examples import READER, Example
from kogge.server.api.answers import answering
from kogge.server.errors import Refused
from kogge.server.rendering import server_words, speech
from kogge.server.wire import Event, ExampleMoment, ExampleRequest, Offer, PromptInfo, Why
from kogge.text import Catalogue, catalogue


@answering
def answer(encoded: bytes, language: str) -> ExampleMoment:
    """What the request is answered."""
    return look(msgspec.json.decode(encoded, type=ExampleRequest), language)


@cache
def example_words(slug: str, language: str) -> Catalogue:
    """The sentences of a game's examples."""
    return Catalogue(slug, language, [examples.words(slug, language)])


def look(request: ExampleRequest, language: str) -> ExampleMoment:
    """The example after the moves that were made."""
    shown = examples.examples(request.game).get(request.rule)
    if shown is None:
        raise Refused("bad-request")
    at, remark = min(request.at, len(shown.moves)), ""
    if request.tried is not None:
        if shown.move(at) == (READER, request.tried):
            at = shown.goes_on(at)
        else:
            remark = server_words(language).text("example-else")
    return _moment(shown, request, language, at, remark)


def _moment(shown: Example, request: ExampleRequest, language: str, at: int, remark: str) -> ExampleMoment:
    played = shown.play(at)
    own = server_words(language)
    people = [own.text("example-seat", seat=seat + 1) for seat in range(shown.game.players)]
    move = shown.move(at)
    return ExampleMoment(
        game=request.game,
        edition=shown.game.edition,
        rule=shown.rule,
        text=example_words(request.game, language).text(examples.key(shown.rule)),
        at=at,
        moves=len(shown.moves),
        goes_on=shown.goes_on(at),
        begins=shown.begins(),
        viewer=READER,
        seats=people,
        view=played.state.view(READER),
        awaited=played.state.awaited(),
        prompt=_prompt(played.state, language, people),
        offers=_offers(played.state, language),
        events=_events(played, language, people),
        show=move[1] if move and move[0] == READER else None,
        said=_said(shown, played.state, language) if at == len(shown.moves) else [],
        remark=remark,
        why=_why(played.state, request.why, language) if request.why else None,
    )


def _offers(state: State, language: str) -> list[Offer]:
    if READER not in state.awaited():
        return []
    words = speech(state.game(), language)
    return [words.offer(action) for action in state.legal_as(READER)]


def _prompt(state: State, language: str, names: list[str]) -> PromptInfo | None:
    if READER not in state.awaited():
        return None
    return speech(state.game(), language).prompt(state.prompt_as(READER), names)


def _events(played: Timeline, language: str, names: list[str]) -> list[Event]:
    words, count = speech(played.game, language), played.place(READER)[1]
    return [words.event(index, *played.event(READER, index), READER, names) for index in range(count)]


def _said(shown: Example, state: State, language: str) -> list[str]:
    """What the board does not show: what is refused and why, and the odds."""
    words, own, speaker = catalogue(state.game().slug, language), server_words(language), speech(state.game(), language)
    lines = [
        own.text(
            "example-refused", what=speaker.offer(state.read(token)).text, why=_why(state, token, language).text or ""
        )
        for token in shown.named("refused")
    ]
    if state.to_move() >= 0 and READER not in state.awaited():
        seat = own.text("example-seat", seat=state.to_move() + 1)
        offered = [speaker.offer(state.read(token)).text for token in shown.named("offered")]
        lines += [own.text("example-offered", seat=seat, what=", ".join(offered))] if offered else []
    if state.to_move() == CHANCE:
        weights = dict(zip(state.legal_actions(), state.chance_weights(), strict=True))
        total = sum(weights.values())
        for token in shown.named("odds"):
            action = state.read(token)
            what = words.action(state.game(), action)
            lines.append(own.text("example-odds", what=what, weight=weights[action], all=total))
    return lines


def _why(state: State, token: str, language: str) -> Why:
    """Why an action is not allowed here."""
    action, seat = state.read(token), state.to_move() if READER not in state.awaited() else READER
    if seat >= 0 and action in state.legal_as(seat):
        return Why(None, None)
    error = state.refusal(action, seat)
    return Why(
        error.rule, catalogue(state.game().slug, language).reason(Reason(error.rule, error.reason, dict(error.why)))
    )
