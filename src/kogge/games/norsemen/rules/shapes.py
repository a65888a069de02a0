"""The types of the view, for the server's schema and the page. Not compiled: a compiled TypedDict loses its types."""

from typing import NotRequired, TypedDict


class TerritoryView(TypedDict):
    """A territory and who has what there; ``assigned`` and ``acted`` count lawspeakers by seat."""

    slug: str
    age: int
    on_map: bool
    owner: int | None
    forts: list[int]
    settlements: list[int]
    assigned: list[int]
    acted: list[int]


class TitleView(TypedDict):
    """A scoring card and the tokens on it, the leftmost first."""

    slug: str
    tokens: list[int]


class JarlView(TypedDict):
    """The spaces of a jarl action, the primary one first; ``next`` is the one the next jarl takes."""

    spaces: list[int | None]
    next: int | None
    shared_with: str | None


class AgeDeckView(TypedDict):
    """An age's deck; a bottom card that the viewer has not seen is "?"."""

    size: int
    bottom: list[str]


class HandView(TypedDict):
    """Cards of the explorer at work: drawn for its eyes, kept for all."""

    drawn: list[str]
    kept: list[str]


class LadderView(TypedDict):
    """Tokens on a ladder from the top; the legendary token's space from 1, none in play."""

    plain: list[int]
    legendary: int | None
    in_play: int


class RouteCardView(TypedDict):
    """A card of the route and what stands on it."""

    card: str
    longships: int
    lawspeaker: bool
    beside: bool


class OwnDeckView(TypedDict):
    """A seat's deck: its size and the cards that are known to lie on top, the next first."""

    size: int
    top: list[str]


class TitleSpaceView(TypedDict):
    """What stands on a seat's title space."""

    jarls: int
    longships: int


class SeatView(TypedDict):
    """A seat's people; in a secret phase others see them as they were when it began."""

    leader: str | None
    dealt: list[str]
    ability_used: bool
    finished: bool
    passed: bool
    coins: int
    vp: int
    jarls: int
    lawspeakers: int
    longships: int
    damaged: int
    title_space: TitleSpaceView
    ladders: dict[str, LadderView]
    kept_lawspeaker: str | None
    route: list[RouteCardView]
    flipped: str | None
    icons: dict[str, int]
    damage: int
    deck: OwnDeckView
    deck_rest: list[str]
    discard: list[str]


class Aids(TypedDict):
    """What helps a seat; a spectator gets none."""

    damage_odds: NotRequired[list[int]]
    repair: NotRequired[int]
    ports: NotRequired[int]
    port_age: NotRequired[int]
    fort_places: NotRequired[int]


class View(TypedDict):
    """All that a viewer may know."""

    game: str
    players: int
    round: int
    rounds: int
    phase: str
    turn: int
    to_move: int
    awaited: list[int]
    pending: str
    order: list[int]
    circles: list[int]
    territories: list[TerritoryView]
    scoring: list[TitleView]
    jarls: dict[str, JarlView]
    decks: dict[str, AgeDeckView]
    hand: HandView
    seats: list[SeatView]
    aids: Aids
