"""Examples: every rule of a game as a position, moves, and what is seen afterwards. They are data, played by the rules.

The page shows them beside their rules, where they can be tried, and the tests of the rules start from the same ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

from kogge.core.errors import IllegalAction, UnknownGame
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.core.timeline import Timeline, apply
from kogge.games import registry

READER = 0  # the seat of whoever reads the rules
NOTHING = "nothing"  # what a file writes for the view's null
WORLDS = 30


class Example:
    """One rule shown. ``claims`` is what has to be seen after the moves."""

    def __init__(self, data: dict[str, object], slug: str, edition: str) -> None:
        self.rule = str(data.pop("rule"))
        players, options = data.pop("players", 2), data.pop("options", {})
        assert isinstance(players, int)
        assert isinstance(options, dict)
        self.options: dict[str, object] = options
        self.players: int = players
        self._table = slug, edition
        self.position = "\n".join(_texts(data.pop("position", [])))
        self.moves = _texts(data.pop("moves", []))
        self.claims = data

    @cached_property
    def game(self) -> Game:
        """The table of the example; a game is loaded when somebody looks at it."""
        slug, edition = self._table
        return registry.load(slug, self.players, edition, self.options)

    def start(self) -> State:
        """The position before the moves."""
        return self.game.parse_state(self.position) if self.position else self.game.new_state()

    def play(self, moves: int | None = None) -> Timeline:
        """The position after so many of the moves, or after all, with the way there."""
        played = Timeline(self.game, self.start())
        for text in self.moves[:moves]:
            actor, action = read(played.state, text)
            played.play_one(actor, action)
        return played

    def move(self, at: int) -> tuple[int, int] | None:
        """Who makes the next move after so many, and which; nothing at the end."""
        return read(self.play(at).state, self.moves[at]) if at < len(self.moves) else None

    def goes_on(self, at: int) -> int:
        """How many moves are made when the reader is asked again after the next one."""
        return min((place for place in self._own() if place > at), default=len(self.moves))

    def begins(self) -> int:
        """How many moves are made when the reader is first asked."""
        return min(self._own(), default=len(self.moves))

    def _own(self) -> list[int]:
        """Where the moves of the reader stand in the line."""
        state, found = self.start(), []
        for place, text in enumerate(self.moves):
            actor, action = read(state, text)
            if actor == READER:
                found.append(place)
            apply(state, actor, action)
        return found

    def named(self, kind: str) -> list[str]:
        """The moves that a claim of this kind names: offered or refused at the end, or what chance may bring."""
        said = self.claims.get(kind, [])
        return list(said) if isinstance(said, list | dict) else []


def read(state: State, text: str) -> tuple[int, int]:
    """Who makes a move and which; where several seats may act at once the text begins with its seat."""
    seat, _, rest = text.partition(": ")
    actor = int(seat) - 1 if rest else state.to_move()
    action = state.read(rest or text)
    if action not in (state.legal_actions() if actor == CHANCE else state.legal_as(actor)):
        raise state.refusal(action, actor)
    return actor, action


def _texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


# What an example says


def faults(example: Example) -> list[str]:
    """What an example says that is not so: nothing, if it is right."""
    played = example.play()
    found: list[str] = []
    for kind, said in example.claims.items():
        found += [f"{example.rule}: {fault}" for fault in _faults(played, kind, said)]
    return found


def _faults(played: Timeline, kind: str, said: object) -> list[str]:
    state = played.state
    if kind == "effects":
        effects = [repr(effect) for effect in played.step(played.count() - 1).effects]
        return [] if effects == said else [f"the last move did {effects}"]
    if kind == "offered":
        offers = [state.game().actions.token(action) for action in state.legal_actions()]
        return [f"{token} is not offered" for token in _texts(said) if token not in offers]
    if kind == "places":
        return [] if state.to_move() == TERMINAL and state.ranking() == said else [f"places {state.ranking()}"]
    if kind == "worlds-of":
        assert isinstance(said, int)
        return _worlds(state, said - 1)
    assert isinstance(said, dict), kind
    if kind == "refused":
        return [fault for token, reason in said.items() for fault in _refused(state, token, reason)]
    if kind == "odds":
        return _odds(state, said)
    return list(_unseen(state, kind, said))


def _refused(state: State, token: str, reason: str) -> list[str]:
    try:
        state.clone().apply_checked(state.read(token))
    except IllegalAction as error:
        text = f"{error.rule} {error.reason}"
        return [] if text == reason else [f"{token} is refused by {text}"]
    return [f"{token} is not refused"]


def _odds(state: State, said: dict[str, int]) -> list[str]:
    if state.to_move() != CHANCE:
        return ["nothing is left to chance here"]
    tokens = [state.game().actions.token(action) for action in state.legal_actions()]
    weights = dict(zip(tokens, state.chance_weights(), strict=True))
    return [f"{token} weighs {weights.get(token)}" for token, weight in said.items() if weights.get(token) != weight]


def _worlds(state: State, seat: int) -> list[str]:
    """The seat cannot tell several positions from this one; each of them looks the same to it."""
    worlds = [state.determinize(seat, Rng(number)) for number in range(WORLDS)]
    alike = all(world.view(seat) == state.view(seat) for world in worlds)
    return [] if alike and len({world.text() for world in worlds}) > 1 else ["there is one world only"]


def _unseen(state: State, kind: str, said: dict[str, object]) -> Iterator[str]:
    """``seen`` is what the first seat sees, ``seen-by-2`` what the second one does; paths lead into the view."""
    seat = int(kind.removeprefix("seen-by-")) - 1 if kind.startswith("seen-by-") else 0
    for path, value in said.items():
        shown = _at(state.view(seat), path)
        if shown != _plain(value):
            yield f"seat {seat + 1} sees {path} as {shown}"


def _plain(value: object) -> object:
    """A value as the view has it."""
    return [_plain(one) for one in value] if isinstance(value, list) else None if value == NOTHING else value


def _at(view: object, path: str) -> object:
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part] if isinstance(view, dict) else None
    return view


# The files


@cache
def examples(slug: str) -> dict[str, Example]:
    """The examples of a game by their rules, in the order of the rules; a game may have none."""
    if slug not in registry.slugs():
        raise UnknownGame(game=slug[:40], accepts=", ".join(registry.slugs()))
    path = _folder(slug) / "rules.toml"
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [Example(one, slug, data["edition"]) for one in data["examples"]]
    return {example.rule: example for example in found}


def words(slug: str, language: str) -> str:
    """The sentences of the examples: a Fluent catalogue with a message for each rule."""
    return (_folder(slug) / f"rules.{language}.ftl").read_text(encoding="utf-8")


def key(rule: str) -> str:
    """The name of the sentence of a rule."""
    return rule.lower().replace(".", "-")


def _folder(slug: str) -> Path:
    return Path(__file__).parent / slug / "examples"
