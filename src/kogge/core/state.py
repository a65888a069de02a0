"""The contract of every game: Game and State."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kogge.core.actions import ActionTable
from kogge.core.errors import IllegalAction
from kogge.core.features import FeatureTable, Row
from kogge.core.journal import Journal
from kogge.core.rng import Rng

CHANCE: Final = -1
TERMINAL: Final = -2
SPECTATOR: Final = -3
UNSEEN: Final = -4


class Prompt:
    """What is being decided: a kind (a text key), the seat that decides, arguments for the text, and the rule's id."""

    def __init__(self, kind: str, seat: int, args: dict[str, str | int] | None = None, rule: str = "") -> None:
        self.kind = kind
        self.seat = seat
        self.args: dict[str, str | int] = {} if args is None else args
        self.rule = rule


class Reason:
    """Why an action is not legal: the rule's id, a text key and arguments for the text."""

    def __init__(self, rule: str, key: str, args: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, str | int] = {} if args is None else args


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One edition, one player count, one set of options; immutable."""

    slug: str
    edition: str
    edition_hash: str
    players: int
    options: dict[str, object]
    actions: ActionTable
    features: FeatureTable
    fingerprint: str
    rules_version: str
    max_decisions: int  # no game takes more player decisions; 0: no bound (a limit was switched off)
    edition_text: str = ""  # of an edition that does not come with the game, so that another process can load it
    opener: ClassVar[Callable[[str, int, str, str, dict[str, object]], Game] | None] = None  # set by the registry

    @abstractmethod
    def new_state(self) -> State:
        """The position before the first decision."""

    @abstractmethod
    def parse_state(self, text: str) -> State:
        """The position of a text; omitted fields take their start values."""

    def is_like(self, other: Game) -> bool:
        """Whether both play by the same rules, edition and options, for as many players."""
        same = type(self) is type(other) and self.slug == other.slug and self.players == other.players
        same = same and self.options == other.options
        return same and self.edition_hash == other.edition_hash and self.rules_version == other.rules_version

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.is_like(other))

    def __hash__(self) -> int:
        return hash((self.slug, self.edition_hash, self.players))

    def __repr__(self) -> str:
        return f"<{self.slug} for {self.players}, edition {self.edition} {self.edition_hash}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Game.opener, (self.slug, self.players, self.edition, self.edition_text, self.options)


def _position(game: Game, text: str) -> State:
    """A position that was pickled."""
    return game.parse_state(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):  # noqa: PLW1641 - mutable things have no hash
    """A position. Mutable: clone before branching, and use it as no key. Positions with equal texts are equal."""

    notebook: ClassVar[Callable[[State], str] | None] = None  # a picture for notebooks; the package installs it

    def __init__(self) -> None:
        self.journal: Journal | None = None

    @abstractmethod
    def game(self) -> Game:
        """The game this is a position of."""

    @abstractmethod
    def to_move(self) -> int:
        """The seat that decides next, CHANCE or TERMINAL."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What ``to_move()`` may do, ascending; at a chance node the outcomes; at the end nothing."""

    @abstractmethod
    def chance_weights(self) -> list[int]:
        """The whole-number weights of the outcomes, aligned with ``legal_actions()``."""

    @abstractmethod
    def sample_chance(self, rng: Rng) -> int:
        """An outcome of the chance node, drawn by its weight; the fast way, with no lists."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do it. Trusts the caller: the action must be legal."""

    @abstractmethod
    def clone(self) -> State:
        """A position of its own, equal to this one, with no journal."""

    @abstractmethod
    def view(self, viewer: int) -> dict[str, object]:
        """All that the viewer (a seat or SPECTATOR) may know, and nothing else."""

    def view_as(self, viewer: int) -> int:
        """A viewer whose view equals this one's: SPECTATOR for seats that know no secret, so that it is built once."""
        return viewer

    @abstractmethod
    def write_features(self, viewer: int, row: Row) -> None:
        """Put what the viewer, a seat, knows into a row that has begun, laid out as the game's ``features`` say."""

    def features(self, viewer: int) -> bytes:
        """What the viewer, a seat, knows, as a row of small numbers."""
        row = Row(self.game().features.size)
        row.begin()
        self.write_features(viewer, row)
        return row.written()

    @abstractmethod
    def determinize(self, viewer: int, rng: Rng) -> State:
        """A whole position drawn from those the viewer cannot tell from the truth."""

    @abstractmethod
    def prompt(self) -> Prompt:
        """What ``to_move()`` decides."""

    @abstractmethod
    def reason(self, action: int) -> Reason | None:
        """Why ``to_move()`` may not do this now; None if it may."""

    @abstractmethod
    def turn(self) -> int:
        """The number of the turn, from 0, growing."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat, valid at every node."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Each seat's place at the end, 1 = won; no 1 where nobody won."""

    @abstractmethod
    def text(self) -> str:
        """The position in words: equal text is an equal position."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Invariants that do not hold; empty in every position the rules reach."""

    def seen_as(self, action: int, viewer: int) -> int:
        """What the viewer sees of an action that is about to be applied: its id, a veiled id, or UNSEEN."""
        return action

    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        """``seen_as`` for any actor: in a simultaneous phase an awaited seat may act before ``to_move()`` does."""
        return self.seen_as(action, viewer)

    def veiled(self) -> bool:
        """Whether a simultaneous secret phase is going on, of which others see nothing until it is unveiled.

        Between two such phases lies at least one open node, so that the first is unveiled before the second begins.
        """
        return False

    def awaited(self) -> list[int]:
        """The seats that may decide now: several in a simultaneous phase, none while chance is pending."""
        seat = self.to_move()
        return [seat] if seat >= 0 else []

    def legal_as(self, seat: int) -> list[int]:
        """What this seat may do now."""
        return self.legal_actions() if seat == self.to_move() else []

    def apply_as(self, seat: int, action: int) -> None:
        """Do it as this seat, which must be awaited."""
        self.apply(action)

    def prompt_as(self, seat: int) -> Prompt:
        """What this seat, which must be awaited, decides."""
        return self.prompt()

    def reason_as(self, seat: int, action: int) -> Reason | None:
        """Why this seat may not do this now; None if it may."""
        if seat != self.to_move():
            return Reason("CORE-TURN", "reason-not-your-turn")
        return self.reason(action)

    def apply_checked(self, action: int) -> None:
        """Do it if it is legal for ``to_move()``; else raise IllegalAction and change nothing."""
        if action not in self.legal_actions():
            raise self.refusal(action, self.to_move())
        self.apply(action)

    def apply_checked_as(self, seat: int, action: int) -> None:
        """Do it if it is legal for this seat; else raise IllegalAction and change nothing."""
        if action not in self.legal_as(seat):
            raise self.refusal(action, seat)
        self.apply_as(seat, action)

    def refusal(self, action: int, seat: int) -> IllegalAction:
        """The error that says why this seat may not do this."""
        table = self.game().actions
        if not 0 <= action < table.size:
            return IllegalAction(str(action), "CORE-ID", "reason-no-such-action")
        token = table.token(action)
        mover = self.to_move()
        if mover == TERMINAL:
            return IllegalAction(token, "CORE-END", "reason-game-over")
        if mover == CHANCE or action >= table.width:
            return IllegalAction(token, "CORE-CHANCE", "reason-chance")
        reason = self.reason_as(seat, action)
        if reason is None:
            return IllegalAction(token, "CORE-NOW", "reason-not-now")
        return IllegalAction(token, reason.rule, reason.key, reason.args, self.game().slug)

    def read(self, token: str) -> int:
        """The action a typed token means here. Games may take looser words where the position makes them clear."""
        return self.game().actions.parse(token)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, State) and self.game() == other.game() and self.text() == other.text()
        )

    def __repr__(self) -> str:
        mover = self.to_move()
        who = "over" if mover == TERMINAL else "chance" if mover == CHANCE else f"seat {mover + 1} to move"
        scores = " ".join([str(score) for score in self.scores()])
        return f"<{self.game().slug} for {self.game().players}: turn {self.turn()}, {who}, scores {scores}>"

    def _repr_html_(self) -> str | None:
        return State.notebook(self) if State.notebook is not None else None

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _position, (self.game(), self.text())
