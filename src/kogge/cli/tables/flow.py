"""Words that flow from line to line, each of them kept whole."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from kogge.cli.tables.palette import EDGE


class Flow:
    """Pieces in a row with a separator between them; a line breaks between pieces only."""

    def __init__(self, pieces: Sequence[Text], separator: str = ", ") -> None:
        self.pieces = pieces
        self.separator = separator

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for place, piece in enumerate(self.pieces):
            last = place == len(self.pieces) - 1
            item = piece.copy() if last else piece.copy().append(self.separator, EDGE)
            if line and line.cell_len + len(item.plain.rstrip()) > options.max_width:
                yield line
                line = Text()
            line.append_text(item)
        yield line
