"""The types of the view, for the server's schema and the page. Not compiled: a compiled TypedDict loses its types."""

from typing import NotRequired, TypedDict


class NeedView(TypedDict):
    """What a line, a part or a career row asks for."""

    goods: list[str]
    luxury: str | None
    least: int
    commodities: int
    luxuries: int


class CityView(TypedDict):
    """A city with its artisan and the office on top of its stack."""

    city: str
    good: str
    artisan: str | None
    fee: int
    price: int | None
    income: int | None
    offices_left: int
    neighbours: list[str]
    merchant: bool
    pirate: bool


class BonusView(TypedDict):
    """A bonus card in play, and the seats that have had it. Variety of Goods has no seals of its own."""

    bonus: str
    state: str
    seals: int | None
    seats: list[int]


class SpecialView(TypedDict):
    """A special mission of the row, the uppermost first: the part that shows, at its price now."""

    special: str
    letter: str
    goods: NeedView
    price: int
    seals: int
    done: bool


class OfficeView(TypedDict):
    """An office of a player."""

    city: str
    rank: str
    income: int


class CareerView(TypedDict):
    """A career: what the next level costs and what is visible."""

    face: str
    level: int
    x: bool
    top: bool
    ducats: int
    need: NeedView
    seals: int
    privileges: list[str]


class SeatView(TypedDict):
    """A player. Missions drawn face down are "?" to all but their owner."""

    ducats: int
    seals: int
    speed: int
    career: CareerView | None
    offices: list[OfficeView]
    stored: str | None
    missions: list[str]
    secret: list[str]
    left: list[str]
    shown: list[str]
    begun: list[str]
    under: list[str]
    hidden: list[str]
    completed: int
    in_progress: int


class RouteView(TypedDict):
    """The route of the active seat and what is left of it."""

    cards: list[str]
    free: list[str]
    artisans: list[str]
    fees: int
    ship: bool
    stored_now: bool
    privilege_used: bool
    credit: int
    bought: bool


class PaymentView(TypedDict):
    """The payment under way."""

    purpose: str
    need: NeedView
    made: list[str]
    paid: list[str]
    artisan: str | None
    inputs: list[str]


class AidsView(TypedDict):
    """What helps."""

    pirate_fee: NotRequired[int]
    budget: NotRequired[int]
    merchant_next: NotRequired[str]


class View(TypedDict):
    """All that a viewer may know."""

    game: str
    players: int
    turn: int
    round: int
    start: int | None
    active: int | None
    to_move: int
    pending: str
    last_round: bool
    cities: list[CityView]
    display: list[str]
    deck: int
    bonuses: list[BonusView]
    specials: list[SpecialView]
    seats: list[SeatView]
    route: RouteView | None
    payment: PaymentView | None
    aids: AidsView
