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
        for piece in self.pieces:
            if line and line.cell_len + len(self.separator + piece.plain) > options.max_width:
                yield line.append(self.separator.rstrip() if self.separator.startswith(",") else "", EDGE)
                line = self._begun(piece)
            else:
                line = line.append(self.separator if line else "", EDGE).append_text(piece)
        yield line

    def _begun(self, piece: Text) -> Text:
        """A further line; a sign between the pieces stands before it."""
        sign = self.separator.lstrip() if not self.separator.startswith(",") else ""
        return Text(sign, EDGE).append_text(piece)
