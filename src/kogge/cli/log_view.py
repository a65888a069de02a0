"""The log in words: the lines of a chronicle as Rich text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from kogge.cli.chronicle import Line, Turn
from kogge.cli.rendering import Words
from kogge.cli.tables.palette import COAST, EDGE, FADED, INK, seat_mark, seat_style
from kogge.core.journal import Effect
from kogge.core.state import Game


def tell(line: Line, game: Game, names: Sequence[str], words: Words) -> Table:
    """One line of the log: a mark, and what happened."""
    row = Table.grid(padding=(0, 1))
    row.add_column(width=2)
    row.add_column()
    row.add_row(*_mark_and_text(line, game, names, words))
    return row


def plainly(line: Line, game: Game, names: Sequence[str], words: Words) -> str:
    """One line of the log without colours."""
    mark, text = _mark_and_text(line, game, names, words)
    return f"{mark.plain:2} {text.plain}".rstrip()


def _mark_and_text(line: Line, game: Game, names: Sequence[str], words: Words) -> tuple[Text, Text]:
    if isinstance(line, Turn):
        return Text("──", EDGE), _turn(line, names, words)
    if isinstance(line, Effect):
        return Text(""), Text(words.game.effect(line, names), FADED)
    what = words.game.action(game, line.action)
    if line.actor < 0:
        return Text("~", COAST, justify="center"), Text(what, COAST)
    return seat_mark(line.actor), Text(what, INK)


def _turn(line: Turn, names: Sequence[str], words: Words) -> Text:
    text = Text(words.say("log-turn", turn=line.number + 1), EDGE)
    return text.append(" · ").append(names[line.seat], seat_style(line.seat)) if line.seat >= 0 else text
