"""A record with variations and comments: a game that is tried out from some position on, in several ways.

The first way is written as in every record. Everything else stands in remarks, so a reader of records that knows no
variations reads the first way; a study that begins with a position it refuses, for it does not know that header.

- ``#; text`` is a comment on the step before it (or on the beginning).
- ``#(`` begins another way instead of the step before it, ``#)`` ends it; ``#> sail bergen`` is a step of such a way.
- The header ``position`` holds the fields of the first position, with ``;`` between them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kogge.core.errors import BrokenRecord
from kogge.core.record import Header, Record, check_header, head_lines, plain_name, play_step, read_header, result_line
from kogge.core.state import Game, State
from kogge.core.timeline import Entry, apply

POSITION: Final = "position"
MOST_STEPS: Final = 20_000
MOST_OPEN: Final = 64  # ways within ways
LONGEST_COMMENT: Final = 500


class Node:
    """A step of a study, a comment on it, and the steps that may follow: the first is the main one."""

    def __init__(self, entry: Entry | None, comment: str = "") -> None:
        self.entry = entry
        self.comment = comment
        self.next: list[Node] = []

    def add(self, entry: Entry) -> Node:
        """The step that follows by this entry; a new one if there is none yet."""
        for node in self.next:
            if node.entry == entry:
                return node
        node = Node(entry)
        self.next.append(node)
        return node


class Study:
    """A tree of steps from a position. ``root`` has no step; ``typed`` says that it is not the start of a game."""

    def __init__(self, game: Game, seats: list[str] | None = None, position: str = "") -> None:
        self.game = game
        self.seats: list[str] = [plain_name(name) for name in seats or []]
        self.typed: bool = bool(position)
        self.start: State = game.parse_state(position) if position else game.new_state()
        self.root = Node(None)


def study_of(record: Record) -> Study:
    """The study of a record: one way."""
    study = Study(record.game, record.seats)
    node = study.root
    for entry in record.entries:
        node = node.add(entry)
    return study


# Writing


def dumps(study: Study) -> str:
    """The study as text."""
    lines = head_lines(study.game, study.seats)
    if study.typed:
        lines.append(f"{POSITION} {'; '.join(study.start.text().splitlines())}")
    lines.append("")
    lines += _comment(study.root)
    end = _write(study.root, study.start.clone(), "", lines)
    if not study.typed:
        lines.append(result_line(end))
    return "\n".join(lines) + "\n"


def _write(node: Node, state: State, mark: str, lines: list[str]) -> State:
    """The ways from a node; the position at the end of the main one."""
    while node.next:
        main = node.next[0]
        lines.append(mark + step_text(state, main.entry))
        lines += _comment(main)
        for other in node.next[1:]:
            lines.append("#(")
            lines.append("#> " + step_text(state, other.entry))
            lines += _comment(other)
            _write(other, _after(state.clone(), other.entry), "#> ", lines)
            lines.append("#)")
        _after(state, main.entry)
        node = main
    return state


def _after(state: State, entry: Entry | None) -> State:
    assert entry is not None
    apply(state, entry.actor, entry.action)
    return state


def step_text(state: State, entry: Entry | None) -> str:
    """A step as a line of a record, before it is played."""
    assert entry is not None
    token = state.game().actions.token(entry.action)
    return f"{entry.actor + 1}: {token}" if entry.actor >= 0 and state.veiled() else token


def _comment(node: Node) -> list[str]:
    text = clean_comment(node.comment)
    return [f"#; {text}"] if text else []


def clean_comment(text: str) -> str:
    """A comment in one line, bounded."""
    kept = "".join([letter if letter.isprintable() else " " for letter in text])
    return " ".join(kept.split())[:LONGEST_COMMENT]


# Reading


class _Way:
    """A way that is being read: its last step, the one before it, and the position after that one and after it."""

    def __init__(self, node: Node, state: State) -> None:
        self.node = node
        self.before: Node | None = None
        self.state = state
        self.earlier: State = state


def loads(text: str, open_game: Callable[[Header], Game]) -> Study:
    """The study of a text, every step of every way checked. A plain record is one, too."""
    lines = text.splitlines()
    header, start = read_header(lines, [POSITION])
    game = open_game(header)
    check_header(header, game)
    study = Study(game, header.seats, "\n".join(header.position.split(";")))
    ways = [_Way(study.root, study.start.clone())]
    steps = 0
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if line.startswith("#"):
            steps += _read_mark(ways, line, number + 1)
        else:
            plain = " ".join(line.split("#")[0].split())
            if plain and plain.split()[0] != "result":
                steps += _read_step(ways[0], plain, number + 1)
        if steps > MOST_STEPS:
            raise BrokenRecord(number + 1, "record-too-long", expected=MOST_STEPS)
    return study


def _read_mark(ways: list[_Way], line: str, number: int) -> int:
    """A mark of a variation or a comment, or a remark that means nothing; how many steps it adds."""
    way = ways[-1]
    if line.startswith("#;"):
        way.node.comment = clean_comment(line[2:])
    elif line.startswith("#("):
        if way.before is None or len(ways) > MOST_OPEN:
            raise BrokenRecord(number, "record-variation", got=line[:40])
        ways.append(_Way(way.before, way.earlier.clone()))
    elif line.startswith("#)"):
        if len(ways) == 1:
            raise BrokenRecord(number, "record-variation", got=line[:40])
        ways.pop()
    elif line.startswith("#>"):
        if len(ways) == 1:
            raise BrokenRecord(number, "record-variation", got=line[:40])
        return _read_step(way, " ".join(line[2:].split()), number)
    return 0


def _read_step(way: _Way, line: str, number: int) -> int:
    """Play a line, and the forced steps that were left out before it; how many steps that are."""
    record = Record(way.state.game())
    record.state = way.state
    way.earlier = way.state.clone()
    play_step(record, line, number)
    for place, entry in enumerate(record.entries):
        if place:
            apply(way.earlier, record.entries[place - 1].actor, record.entries[place - 1].action)
        way.before, way.node = way.node, way.node.add(entry)
    return len(record.entries)
