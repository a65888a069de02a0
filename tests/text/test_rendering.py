"""Whole games in both languages: everything that can be said is said, and reads like words."""

import re
from collections.abc import Iterator

import pytest

import kogge
from kogge import CHANCE, TERMINAL, Game, Rng, State
from kogge.core.errors import BrokenEdition, BrokenPosition, BrokenRecord, Fault, IllegalAction, KoggeError
from kogge.core.journal import Effect, Journal
from kogge.core.state import Prompt, Reason
from kogge.games import registry
from kogge.text import Catalogue, catalogue, languages, needs

NAMES = ["Ada", "Bo", "Cy", "Di"]
DECISIONS = 600
SPOILED = re.compile(r"[{}\u2066-\u2069]|\?\?\?|  |^\s|\s$|^$| [.,!:]|\$|-slug")


def editions_and_seats() -> list[tuple[str, str, int]]:
    return [
        (slug, edition, players)
        for slug in registry.slugs()
        for edition in registry.editions(slug)
        for players in registry.player_counts(slug)
    ]


def check(text: str) -> str:
    assert not SPOILED.search(text), repr(text)
    return text


def option_sets(slug: str, edition: str) -> list[dict[str, object]]:
    """The defaults, and each other value of a switch or choice."""
    sets: list[dict[str, object]] = [{}]
    for option in registry.options(slug, edition):
        if option.choices or isinstance(option.default, bool):
            sets += [{option.name: value} for value in option.values() if value != option.default]
    return sets


# What is said in random games


class Said:
    """What a game has said, each thing once."""

    def __init__(self) -> None:
        self.prompts: dict[str, Prompt] = {}
        self.reasons: dict[str, Reason] = {}
        self.effects: dict[str, Effect] = {}
        self.refusals: dict[str, IllegalAction] = {}

    def hear(self, state: State, seat: int) -> None:
        prompt = state.prompt_as(seat) if seat >= 0 else state.prompt()
        self.prompts[f"{prompt.kind} {prompt.seat} {prompt.args}"] = prompt
        if seat >= 0:
            for action in range(state.game().actions.width):
                reason = state.reason_as(seat, action)
                if reason is not None:
                    self.reasons[f"{reason.key} {reason.args}"] = reason


def play(state: State, rng: Rng, said: Said) -> None:
    state.journal = Journal()
    for decision in range(DECISIONS):
        mover = state.to_move()
        if mover == TERMINAL:
            break
        seats = state.awaited()
        seat = mover if mover == CHANCE else seats[rng.below(len(seats))]
        if decision % 3 == 0 or mover == CHANCE:
            said.hear(state, seat)
        step(state, seat, rng)
        for effect in state.journal.drain():
            said.effects[repr(effect)] = effect
    said.hear(state, CHANCE)
    refusal = state.refusal(0, 0)
    said.refusals[f"{refusal.reason} {refusal.why}"] = refusal


def step(state: State, seat: int, rng: Rng) -> None:
    if seat == CHANCE:
        state.apply(state.sample_chance(rng))
    else:
        actions = state.legal_as(seat)
        state.apply_as(seat, actions[rng.below(len(actions))])


@pytest.mark.parametrize(("slug", "edition", "players"), editions_and_seats())
def test_random_games_can_be_told(slug: str, edition: str, players: int) -> None:
    said = Said()
    for number, options in enumerate(option_sets(slug, edition)):
        game = kogge.load(slug, players, edition, options)
        play(game.new_state(), Rng(number), said)
    for language in languages():
        tell(catalogue(slug, language), said)
    derived(slug, said)


def tell(words: Catalogue, said: Said) -> None:
    for prompt in said.prompts.values():
        check(words.prompt(prompt, NAMES))
    for reason in said.reasons.values():
        check(words.reason(reason))
    for effect in said.effects.values():
        check(words.effect(effect, NAMES))
        assert not effect.what or words.has_name(effect.what), effect
    for refusal in said.refusals.values():
        check(words.error(refusal))


def derived(slug: str, said: Said) -> None:
    """What was said is what the lint had found in the sources: it overlooks nothing."""
    keys = {need.key for need in needs.of_a_game(slug).sentences + needs.of_the_engine().sentences}
    assert {f"prompt-{prompt.kind}" for prompt in said.prompts.values()} <= keys
    assert {reason.key for reason in said.reasons.values()} <= keys
    assert {f"effect-{effect.kind}" for effect in said.effects.values()} <= keys
    causes = {effect.cause for effect in said.effects.values() if effect.cause}
    assert {f"cause-{cause}" for cause in causes if not catalogue(slug).has_name(cause)} <= keys


# What the tables hold


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("slug", "edition"), [(slug, name) for slug in registry.slugs() for name in registry.editions(slug)]
)
def test_every_action_has_words_of_its_own(slug: str, edition: str, language: str) -> None:
    game = kogge.load(slug, registry.player_counts(slug)[0], edition)
    words = catalogue(slug, language)
    shown = [check(words.action(game, action)) for action in range(game.actions.size)]
    assert len(set(shown)) == len(shown), duplicates(game, shown)


def duplicates(game: Game, shown: list[str]) -> list[str]:
    return [f"{game.actions.token(i)}: {text}" for i, text in enumerate(shown) if shown.count(text) > 1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", registry.slugs())
def test_every_option_and_value_has_words(slug: str, language: str) -> None:
    words = catalogue(slug, language)
    for option in registry.options(slug):
        check(words.option(option.name))
        check(words.option_hint(option.name))
        shown = [check(words.option_value(option.name, value)) for value in option.values()]
        assert len(set(shown)) == len(shown)


# Errors, problems and faults, with all their details


def errors(slug: str) -> Iterator[KoggeError]:
    """One error for every problem, fault and error class that the sources know."""
    for need in needs.of_the_engine().sentences + needs.of_a_game(slug).sentences:
        details: dict[str, str | int] = dict.fromkeys((need.gives or set()) - {"line"}, 2)
        prefix, _dash, problem = need.key.partition("-")
        if prefix == "problem" and need.gives is not None:
            yield BrokenRecord(7, problem, **details)
            yield BrokenPosition(0, problem, **details)
        elif prefix == "fault" and need.gives is not None:
            yield BrokenEdition("mine", [Fault(3, problem, **details)])
        elif prefix == "error" and need.gives is not None and not need.gives & {"problem", "reason", "count"}:
            yield from (kind(**details) for kind in KoggeError.__subclasses__() if kind.key == need.key)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", registry.slugs())
def test_every_error_has_words(slug: str, language: str) -> None:
    words = catalogue(slug, language)
    shown = [words.error(error) for error in errors(slug)]
    assert len(shown) > 40
    for text in shown:
        for line in text.splitlines():
            check(line)
        assert not re.search(r"(problem|fault|error)-[a-z]", text), text
