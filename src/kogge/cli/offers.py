"""What a seat may do, numbered; and what a person means who types a number, a token or words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from kogge.bots.hints import Hint, why
from kogge.cli.rendering import Words
from kogge.core.actions import HOLE
from kogge.core.errors import KoggeError
from kogge.core.state import Game, State


@dataclass(frozen=True)
class Offer:
    """One legal action: its number in the list, its token and its words."""

    number: int
    action: int
    token: str
    text: str
    note: Text = field(default_factory=Text, compare=False)  # what it costs and brings


class Unclear(Exception):
    """What was typed cannot be played; the message says why, in the language of the table."""


def offers_of(state: State, actions: Sequence[int], words: Words) -> list[Offer]:
    """The legal actions in their order."""
    game = state.game()
    return [
        Offer(number, action, game.actions.token(action), words.game.action(game, action))
        for number, action in enumerate(actions, 1)
    ]


def hint_line(game: Game, hint: Hint, words: Words, names: Sequence[str]) -> str:
    """A hint in one line: what to do, what it promises, and why."""
    return words.say(
        "hint-line",
        action=words.game.action(game, hint.action),
        win=round(100 * hint.share),
        score=words.figures(f"{hint.score:.1f}"),
        why=why(hint, game, words.game, names),
    )


def fitting(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers that what was typed may mean: every word of it begins a word of theirs."""
    wanted = typed.casefold().split()
    return [offer for offer in offers if _fits(wanted, offer.token) or _fits(wanted, offer.text)]


def _fits(wanted: Sequence[str], text: str) -> bool:
    there = text.casefold().replace(",", " ").split()
    return all(any(word.startswith(start) for word in there) for start in wanted)


def completion(typed: str, offers: Sequence[Offer]) -> str | None:
    """The first token, or else the first sentence, that goes on from what was typed."""
    start = typed.casefold()
    texts = [offer.token for offer in offers] + [offer.text for offer in offers]
    return next((text for text in texts if start and text.casefold().startswith(start)), None)


def read(typed: str, offers: Sequence[Offer], state: State, seat: int, words: Words) -> int:
    """The action a person means. Unclear says why there is none: the rule that forbids it, or what else is near."""
    typed = " ".join(typed.split())
    if typed.isdecimal():
        return _numbered(typed, offers, words)
    exact = [offer for offer in offers if typed.casefold() in (offer.token.casefold(), offer.text.casefold())]
    possible = exact or fitting(typed, offers)
    known = _anything_called(typed, state, words)
    if known != HOLE and known not in [offer.action for offer in exact]:
        raise Unclear(words.error(state.refusal(known, seat)))
    if len(possible) > 1:
        raise Unclear(words.say("several-fit", texts=", ".join(offer.text for offer in possible[:4])))
    return possible[0].action if possible else _loosely(typed, offers, state, words)


def _numbered(typed: str, offers: Sequence[Offer], words: Words) -> int:
    number = int(typed[:6])
    if not 1 <= number <= len(offers):
        raise Unclear(words.say("unknown-number", number=typed[:6], most=len(offers)))
    return offers[number - 1].action


def _anything_called(typed: str, state: State, words: Words) -> int:
    """Any action of a seat that has exactly this token or these words, legal or not."""
    game = state.game()
    found = game.actions.find(typed.lower())
    if found != HOLE:
        return found
    wanted = typed.casefold()
    return next((a for a in range(game.actions.width) if words.game.action(game, a).casefold() == wanted), HOLE)


def _loosely(typed: str, offers: Sequence[Offer], state: State, words: Words) -> int:
    """A looser word that the game itself understands here."""
    try:
        action = state.read(typed)
    except KoggeError as error:
        raise Unclear(words.error(error)) from error
    if action not in [offer.action for offer in offers]:
        raise Unclear(words.error(state.refusal(action, state.to_move())))
    return action
