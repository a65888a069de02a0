"""Editions of one's own, brought by a client: checked, shown, and tried before a table is played with one.

What parses a text runs in a process of its own (``offload``), bounded in time: the file may be hostile.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from time import perf_counter

import msgspec

from kogge.bots import registry as bots
from kogge.bots.registry import GREEDY
from kogge.bots.table import play_game
from kogge.core.errors import BadOptionValue, BrokenEdition, Fault, UnknownOption
from kogge.core.playout import playout
from kogge.core.rng import Rng
from kogge.core.state import Game, State
from kogge.games import own_box, registry
from kogge.games.edition_file import LONGEST, EditionFile, Entry, shown_value
from kogge.games.own_box import UNNAMED
from kogge.server.api.answers import answering
from kogge.server.wire import CheckedEdition, Edition, EditionDraft, EditionFault, Trial, TrialGame, TrialRequest
from kogge.text import Catalogue, catalogue

_log = logging.getLogger("kogge.server")
TRIAL_S = 0.3  # a request for games of bots plays for so long
MOST_GAMES = 50  # of one request
TRIALS = 3  # games of random moves for each number of players
MOST_DECISIONS = 5000  # of one trial; the games that come with Kogge take some hundreds
BITS = 52  # of a number that the page can hold
LONGEST_REQUEST = 256_000  # bytes: a whole edition, and a change of every value of it


def _plain_text(text: str) -> str:
    return text.replace("\r\n", "\n")


# Checking


@answering
def check(encoded: bytes, language: str) -> CheckedEdition:
    """What the request is answered."""
    return _checked(msgspec.json.decode(encoded, type=EditionDraft), catalogue("", language))


def _checked(draft: EditionDraft, words: Catalogue) -> CheckedEdition:
    """The edition as it is with the changes, everything that is wrong with it, and where its values come from."""
    text = draft_text(draft)
    name = draft.name or UNNAMED
    faults = _faults(text, name)
    parts = [_fault(fault, words) for fault in faults]
    try:
        file = EditionFile(text, name)
        slug = own_box.game_of(file)
    except BrokenEdition:
        return CheckedEdition(draft.game, name, "", text, {}, None, parts, [], {})
    notes = [_fault(fault, words) for fault in own_box.contradictions(file)]
    return CheckedEdition(
        slug,
        shown_value(file.head.get("name", "")),
        file.hash,
        text,
        _entries(file),
        dict(registry.plugin(slug).components(file)),
        parts,
        notes,
        own_box.origins(file),
    )


def draft_text(draft: EditionDraft) -> str:
    """The text of a draft: a file as it is, or the base with the changes."""
    if draft.text is not None and not draft.changes and draft.name is None:
        return _plain_text(draft.text)
    changes: dict[str, Entry | None] = {path: dict(entry) if entry else None for path, entry in draft.changes.items()}
    return own_box.rewritten(_base(draft), draft.name or UNNAMED, changes)


def _base(draft: EditionDraft) -> EditionFile:
    if draft.text is None:
        text = registry.edition_text(draft.game, draft.edition)
        return EditionFile(text, draft.edition or registry.editions(draft.game)[0])
    file = EditionFile(_plain_text(draft.text), UNNAMED)
    slug = own_box.game_of(file)
    if slug != draft.game:
        raise BrokenEdition(UNNAMED, [Fault(1, "edition-other-game", got=slug, expected=draft.game)])
    return file


def _faults(text: str, name: str) -> list[Fault]:
    """Everything that is wrong with a file."""
    try:
        return [*own_box.faults(text, name), *own_box.taken(text, name)]
    except Exception:  # an edition nobody has thought of: it is refused, and we learn of it
        _log.exception("an edition cannot be checked")
        return [own_box.unplayable()]


def _fault(fault: Fault, words: Catalogue) -> EditionFault:
    return EditionFault(
        fault.line, str(fault.details.get("field", "")), words.fault(Fault(0, fault.problem, **fault.details))
    )


def _entries(file: EditionFile) -> dict[str, dict[str, bool | int | str]]:
    return {path: {**_simple(entry), "from": file.provenance[path]} for path, entry in file.entries.items()}


def _simple(entry: Entry) -> dict[str, bool | int | str]:
    """An entry for JSON; what can stand in no edition is told as text."""
    return {key: _simple_value(value) for key, value in entry.items()}


def _simple_value(value: object) -> bool | int | str:
    if isinstance(value, bool | int):
        return value if value.bit_length() <= BITS else "?"
    return shown_value(value)[:LONGEST]


# For a table


def accept(text: str, game: str, players: int, options: Mapping[str, object]) -> bytes:
    """The text of an edition that a table can be played with; BrokenEdition names every fault."""
    text = _plain_text(text)
    registry.check_players(game, players)
    faults = _faults(text, UNNAMED)
    if not faults:
        file = EditionFile(text, UNNAMED)
        slug = own_box.game_of(file)
        if slug != game:
            faults = [Fault(file.line(own_box.GAME), "edition-other-game", got=slug, expected=game)]
        else:
            faults = tried(text, slug, players, options)
    if faults:
        raise BrokenEdition(UNNAMED, faults)
    return text.encode()


def tried(text: str, slug: str, players: int, options: Mapping[str, object]) -> list[Fault]:
    """Games of random moves: whatever the checks have missed is found before anybody sits at a table."""
    try:
        game = registry.load_pinned(slug, players, UNNAMED, text, options)
        for seed in range(TRIALS):
            playout(game.new_state(), Rng(seed), MOST_DECISIONS)
    except (UnknownOption, BadOptionValue):
        raise
    except Exception:  # an edition nobody has thought of: it is refused, and we learn of it
        _log.exception("an edition of %s passes every check and cannot be played", slug)
        return [own_box.unplayable()]
    return []


# Games of bots


@answering
def trial(encoded: bytes, _language: str) -> Trial:
    """What the request is answered."""
    asked = msgspec.json.decode(encoded, type=TrialRequest)
    return _trial(asked, _sound(asked.text, asked.game, asked.players))


@lru_cache(8)
def _sound(text: str, slug: str, players: int) -> Game:
    """The game of an edition that was found sound; who wants many games asks for it again and again."""
    checked = accept(text, slug, players, {}).decode()
    return registry.load_pinned(slug, players, UNNAMED, checked, {})


def _trial(asked: TrialRequest, game: Game) -> Trial:
    """Games for so long, and one at least."""
    games: list[TrialGame] = []
    end = perf_counter() + TRIAL_S
    while not games or (perf_counter() < end and len(games) < MOST_GAMES):
        seed = asked.first + len(games)
        state = _played(game, seed)
        games.append(TrialGame(seed, state.turn(), state.scores(), state.ranking()))
    return Trial(GREEDY, games)


def _played(game: Game, seed: int) -> State:
    """The end of a game of bots."""
    try:
        seats = [bots.make(game.slug, GREEDY) for _seat in range(game.players)]
        return play_game(game, seats, seed, most=MOST_DECISIONS).state
    except Exception:  # random moves have not found what bots did: it is refused, and we learn of it
        _log.exception("bots cannot play an edition of %s to the end", game.slug)
        raise BrokenEdition(UNNAMED, [own_box.unplayable()]) from None


@lru_cache(32)
def components(game: str, name: str, text: str) -> bytes:
    """The components of an edition that was found sound, encoded."""
    file = EditionFile(text, name)
    return msgspec.json.encode(
        Edition(game, name, file.hash, dict(registry.plugin(game).components(file)), file.provenance)
    )
