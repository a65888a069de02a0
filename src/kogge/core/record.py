"""Game records: a text a person can read and type. The record is the game: it replays without a generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kogge.core.actions import LONGEST, ActionTable
from kogge.core.errors import AmbiguousToken, BrokenRecord, IllegalAction, UnknownToken
from kogge.core.notation import whole
from kogge.core.options import show
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.core.timeline import Entry, apply

FORMAT = "kogge-record 1"
HEADER = ("game", "edition", "players", "options", "rules", "tokens", "seats")
LONGEST_NAME: Final = 40  # a name stands in many events
_MOST_FORCED: Final = 1000  # steps left out before a line; some rules could go on passing for ever


class Header:
    """What a record says of its game, before the game is loaded."""

    def __init__(self, fields: dict[str, str], lines: dict[str, int]) -> None:
        self.lines = lines
        self.game = fields.get("game", "")
        edition = (fields.get("edition", "") or "").split()
        self.edition: str = edition[0] if edition else ""
        self.edition_hash: str = edition[1] if len(edition) > 1 else ""
        self.players: str = fields.get("players", "")
        self.options: dict[str, object] = _parse_options(fields.get("options", "-"), lines.get("options", 0))
        self.rules: str = fields.get("rules", "")
        self.tokens: str = fields.get("tokens", "")
        self.seats: list[str] = [plain_name(name) for name in fields.get("seats", "").split(",") if name.strip()]
        self.position: str = fields.get("position", "")  # of studies only


class Record:  # noqa: PLW1641 - mutable things have no hash
    """A game from its start: its entries, and the position they lead to."""

    def __init__(self, game: Game, seats: list[str] | None = None) -> None:
        self.game = game
        self.seats: list[str] = [] if seats is None else [plain_name(name) for name in seats]
        self.entries: list[Entry] = []
        self.state: State = game.new_state()

    def play(self, action: int) -> None:
        """Play an action or outcome of ``to_move()``; IllegalAction leaves all as it was."""
        mover = self.state.to_move()
        self.state.apply_checked(action)
        self.entries.append(Entry(mover, action))

    def play_as(self, seat: int, action: int) -> None:
        """Play an action of an awaited seat; IllegalAction leaves all as it was."""
        self.state.apply_checked_as(seat, action)
        self.entries.append(Entry(seat, action))

    def play_entry(self, entry: Entry) -> None:
        """Play a step by whoever took it."""
        if entry.actor == CHANCE:
            if self.state.to_move() != CHANCE:
                raise self.state.refusal(entry.action, CHANCE)
            self.play(entry.action)
        else:
            self.play_as(entry.actor, entry.action)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return False
        return self.game == other.game and self.seats == other.seats and self.entries == other.entries

    def __repr__(self) -> str:
        return f"<record of {self.game.slug} for {self.game.players}, {len(self.entries)} steps>"

    def _repr_html_(self) -> str | None:
        return self.state._repr_html_()

    def __deepcopy__(self, memo: dict[int, object]) -> Record:
        return _kept(self.game, self.seats, self.steps())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _kept, (self.game, self.seats, self.steps())

    def steps(self) -> list[tuple[int, int]]:
        """Every step as plain numbers: who acted (a seat or CHANCE), and the action."""
        return [(entry.actor, entry.action) for entry in self.entries]


def _kept(game: Game, seats: list[str], steps: list[tuple[int, int]]) -> Record:
    """A record that was pickled; its steps were checked when they were played."""
    record = Record(game, seats)
    for actor, action in steps:
        apply(record.state, actor, action)
        record.entries.append(Entry(actor, action))
    return record


def replay(game: Game, entries: Sequence[Entry], seats: list[str] | None = None) -> Record:
    """The record with these entries, each checked."""
    record = Record(game, seats)
    for entry in entries:
        record.play_entry(entry)
    return record


# Writing and reading


def dumps(record: Record) -> str:
    """The record as text."""
    lines = [*head_lines(record.game, record.seats), "", *_step_lines(record), result_line(record.state)]
    return "\n".join(lines) + "\n"


def head_lines(game: Game, seats: list[str]) -> list[str]:
    """What a record says of its game, line by line."""
    lines = [
        FORMAT,
        f"game {game.slug}",
        f"edition {'-'.join(_plain(game.edition).split())} {game.edition_hash}",
        f"players {game.players}",
        f"options {_options_text(game.options)}",
        f"rules {game.rules_version}",
        f"tokens {game.fingerprint}",
    ]
    return [*lines, f"seats {', '.join(seats)}"] if seats else lines


def loads(text: str, open_game: Callable[[Header], Game]) -> Record:
    """The record of a text. ``open_game`` finds the game of its header and raises where there is none."""
    lines = text.splitlines()
    header, start = read_header(lines)
    game = open_game(header)
    check_header(header, game)
    record = Record(game, header.seats)
    ended = False
    for number in range(start, len(lines)):
        line = " ".join(lines[number].split("#")[0].split())
        if not line:
            continue
        if ended:
            raise BrokenRecord(number + 1, "record-after-result", got=line[:LONGEST])
        ended = line.split()[0] == "result"
        if ended:
            _check_result(record, line, number + 1)
        else:
            play_step(record, line, number + 1)
    return record


def _step_lines(record: Record) -> list[str]:
    state = record.game.new_state()
    lines: list[str] = []
    for entry in record.entries:
        token = record.game.actions.token(entry.action)
        lines.append(f"{entry.actor + 1}: {token}" if entry.actor >= 0 and state.veiled() else token)
        apply(state, entry.actor, entry.action)
    return lines


def result_line(state: State) -> str:
    """The last line: scores and places, or that the game goes on."""
    if state.to_move() != TERMINAL:
        return "result *"
    scores = " ".join([str(score) for score in state.scores()])
    places = " ".join([str(place) for place in state.ranking()])
    return f"result {scores} places {places}"


def _options_text(options: dict[str, object]) -> str:
    return " ".join([f"{name}={show(value)}" for name, value in options.items()]) or "-"


def _parse_options(text: str, line: int) -> dict[str, object]:
    options: dict[str, object] = {}
    for word in text.split():
        if word == "-":
            continue
        if "=" not in word or word.split("=", 1)[0] in options:
            raise BrokenRecord(line, "record-option", got=word)
        name, value = word.split("=", 1)
        options[name] = value
    return options


def read_header(lines: list[str], more: Sequence[str] = ()) -> tuple[Header, int]:
    """The header, which may have ``more`` fields, and the number of lines it takes."""
    if not lines or lines[0].strip() != FORMAT:
        raise BrokenRecord(1, "record-format", got=lines[0].strip()[:60] if lines else "", expected=FORMAT)
    fields: dict[str, str] = {}
    numbers: dict[str, int] = {}
    number = 1
    while number < len(lines):
        words = lines[number].split("#")[0].strip().split(None, 1)
        number += 1
        if not words:
            break
        if words[0] not in HEADER and words[0] not in more:
            raise BrokenRecord(number, "record-header", got=words[0], expected=", ".join(HEADER))
        if words[0] in fields:
            raise BrokenRecord(number, "record-header-twice", got=words[0])
        fields[words[0]] = words[1] if len(words) > 1 else ""
        numbers[words[0]] = number
    for name in ("game", "players"):
        if not fields.get(name):
            raise BrokenRecord(number, "record-header-missing", expected=name)
    return Header(fields, numbers), number


def check_header(header: Header, game: Game) -> None:
    """Refuse a header that does not fit the game that was found for it."""
    if header.seats and len(header.seats) != game.players:
        line = header.lines.get("seats", 1)
        raise BrokenRecord(line, "record-seats", got=len(header.seats), expected=game.players)
    _check_same(header, "edition", header.edition_hash, game.edition_hash, "record-other-edition")
    _check_same(header, "rules", header.rules, game.rules_version, "record-other-rules")
    _check_same(header, "tokens", header.tokens, game.fingerprint, "record-other-tokens")


def _check_same(header: Header, name: str, got: str, expected: str, problem: str) -> None:
    if got and got != expected:
        raise BrokenRecord(header.lines.get(name, 1), problem, got=got, expected=expected)


def play_step(record: Record, line: str, number: int) -> None:
    """Play a line of a record; BrokenRecord says what is wrong with it."""
    seat, token = _split_seat(line, record.game.players, number)
    try:
        _play_token(record, seat, token)
    except UnknownToken as error:
        near = error.details["near"]
        raise BrokenRecord(number, "record-token", got=token[:LONGEST], near=near) from error
    except AmbiguousToken as error:
        choices = error.details["choices"]
        raise BrokenRecord(number, "record-ambiguous", got=token[:LONGEST], choices=choices) from error
    except IllegalAction as error:
        expected = _expected(record.state, seat)
        raise BrokenRecord(number, "record-illegal", got=token, rule=error.rule, expected=expected) from error


def _split_seat(line: str, players: int, number: int) -> tuple[int, str]:
    head, colon, tail = line.partition(":")
    if not colon:
        return CHANCE, line
    if not whole(head.strip()) or not 1 <= int(head) <= players:
        raise BrokenRecord(number, "record-seat", got=head[:LONGEST], expected=f"1-{players}")
    return int(head) - 1, tail.strip()


def _play_token(record: Record, seat: int, token: str) -> None:
    """Play the step; steps before it that leave no choice may have been left out, unless they read the same."""
    for forced in _left_out(record.state, seat, token):
        record.play_entry(forced)
    action = record.state.read(token)
    if seat == CHANCE:
        record.play(action)
    else:
        record.play_as(seat, action)


def _fits(state: State, seat: int, token: str) -> bool:
    try:
        action = state.read(token)
    except UnknownToken:  # a loose word may mean something only after the steps that were left out
        return False
    return action in (state.legal_actions() if seat == CHANCE else state.legal_as(seat))


def _left_out(state: State, seat: int, token: str) -> list[Entry]:
    """The forced steps after which the token fits; none if it fits now, or never."""
    if _fits(state, seat, token):
        return []
    later = state.clone()
    steps: list[Entry] = []
    while len(steps) < _MOST_FORCED:
        forced = _forced(later, seat)
        if forced is None:
            return []
        apply(later, forced.actor, forced.action)
        steps.append(forced)
        if _fits(later, seat, token):
            return steps
    return []


def _forced(state: State, seat: int) -> Entry | None:
    """The step of this seat (CHANCE: of whoever is to move) if it has no choice; in a secret phase others wait."""
    actor = seat if seat in state.awaited() else state.to_move()
    legal = state.legal_as(actor) if actor >= 0 else state.legal_actions()
    return Entry(actor, legal[0]) if len(legal) == 1 else None


def _expected(state: State, seat: int) -> str:
    table: ActionTable = state.game().actions
    actions = state.legal_actions() if seat == CHANCE else state.legal_as(seat)
    return ", ".join([table.token(action) for action in actions[:12]]) or "-"


def _check_result(record: Record, line: str, number: int) -> None:
    if line != "result *":
        for _step in range(_MOST_FORCED):
            forced = _forced(record.state, CHANCE)
            if forced is None:
                break
            record.play_entry(forced)
    expected = result_line(record.state)
    if line != expected:
        raise BrokenRecord(number, "record-result", got=line[:LONGEST], expected=expected)


def plain_name(name: str) -> str:
    """A player's name as a line of a record can hold it."""
    return _plain(name)[:LONGEST_NAME].strip()


def _plain(text: str) -> str:
    kept = "".join([letter if letter.isprintable() and letter not in ",#" else " " for letter in text])
    return " ".join(kept.split()) or "-"
