"""The ways in which input can be wrong: each error carries a text key and arguments, the catalogues hold sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar


class KoggeError(Exception):
    """Something the caller gave is wrong: ``key`` names the sentence, ``details`` fills it.

    ``renderer`` lets ``str(error)`` speak in sentences: the package installs its text here.
    """

    key = "error"
    renderer: ClassVar[Callable[[KoggeError], str] | None] = None

    def __init__(self, **details: str | int) -> None:
        super().__init__(self.key)
        self.details: Mapping[str, str | int] = details

    def __str__(self) -> str:
        if KoggeError.renderer is not None:
            return KoggeError.renderer(self)
        return self.plain()

    def plain(self) -> str:
        """The key and the arguments, where no sentence is at hand."""
        return f"{self.key} {' '.join(f'{name}={value!r}' for name, value in self.details.items())}".strip()

    def __reduce__(self) -> tuple[object, ...]:
        return _bare, (type(self),), self.__dict__


class UnfinishedGame(KoggeError):
    """Only a finished game is reviewed: of a running one nobody may know so much."""

    key = "error-unfinished-game"


class UnknownGame(KoggeError):
    """No game has this slug, or it cannot be played by so many."""

    key = "error-unknown-game"


class BrokenGame(KoggeError):
    """An installed package promises a game and does not bring it."""

    key = "error-broken-game"


class BadPlayerCount(KoggeError):
    """The game is not made for so many players."""

    key = "error-bad-player-count"


class UnknownOption(KoggeError):
    """The game has no option of this name."""

    key = "error-unknown-option"


class BadOptionValue(KoggeError):
    """The option exists but does not take this value."""

    key = "error-bad-option-value"


class UnknownLanguage(KoggeError):
    """There are no words in this language."""

    key = "error-unknown-language"


class UnknownToken(KoggeError):
    """The text names no action of this game."""

    key = "error-unknown-token"


class AmbiguousToken(KoggeError):
    """The text could mean more than one action here."""

    key = "error-ambiguous-token"


class IllegalAction(KoggeError):
    """The action exists but is not allowed now; ``rule`` is the id of the rule of ``game`` that forbids it."""

    key = "error-illegal-action"

    def __init__(
        self, token: str, rule: str, reason: str, why: Mapping[str, str | int] | None = None, game: str = ""
    ) -> None:
        super().__init__(token=token, rule=rule, reason=reason)
        self.game = game
        self.token = token
        self.rule = rule
        self.reason = reason
        self.why: Mapping[str, str | int] = why or {}


class BrokenRecord(KoggeError):
    """A game record cannot be read; ``line`` says where."""

    key = "error-broken-record"

    def __init__(self, line: int, problem: str, **details: str | int) -> None:
        super().__init__(line=line, problem=problem, **details)
        self.line = line
        self.problem = problem


class BrokenPosition(KoggeError):
    """A position text cannot be read; ``line`` says where."""

    key = "error-broken-position"

    def __init__(self, line: int, problem: str, **details: str | int) -> None:
        super().__init__(line=line, problem=problem, **details)
        self.line = line
        self.problem = problem


class Fault:
    """One fault of an edition file: its line, a text key and the arguments."""

    def __init__(self, line: int, problem: str, **details: str | int) -> None:
        self.line = line
        self.problem = problem
        self.details: Mapping[str, str | int] = details

    def same_as(self, other: Fault) -> bool:
        """Whether both say the same of the same line."""
        return (self.line, self.problem, self.details) == (other.line, other.problem, other.details)


class BrokenEdition(KoggeError):
    """An edition file has faults; ``faults`` lists every one with its line."""

    key = "error-broken-edition"

    def __init__(self, name: str, faults: list[Fault]) -> None:
        super().__init__(name=name, count=len(faults))
        self.name = name
        self.faults = faults


def _bare(kind: type[KoggeError]) -> KoggeError:
    """An error for unpickling to fill: test runners and workers pass errors from process to process."""
    return kind.__new__(kind, kind.key)
