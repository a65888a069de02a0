"""Positions of Norsemen in which actions are legal that random play seldom reaches, for any edition."""

from collections.abc import Iterator

from kogge.core.state import Game, State
from kogge.games.norsemen.rules.constants import ABILITIES, B_NONE, LADDERS
from kogge.games.norsemen.rules.edition import Edition
from kogge.games.norsemen.rules.game import NorsemenGame


class Setting:
    """Writes positions of a game in which seat 1 decides."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, NorsemenGame)
        self.game = game
        self.e: Edition = game.tables
        self.starting = [self.e.cards[card] for card in self.e.cards_of_age[0]]

    def position(self, *fields: str, leader: str = "", tile: str = "", late: bool = False) -> State:
        """A position in round 1, or late with these tiles on the map; the other seats have passed."""
        e, seats = self.e, range(self.game.players)
        number = e.rounds - 1 if late else 1
        for age in [e.age[e.tiles.index(one)] for one in tile.split()]:
            number = max(number, e.later.index(age) + 2) if age > 1 else number
        leaders = [leader or e.leaders[-1], *[slug for slug in e.leaders if slug != leader]][: len(seats)]
        homes = [e.territories[e.leader_start[e.leaders.index(slug)]] for slug in leaders]
        start = ["phase expansion", f"round {number}", f"map {' '.join(self.lying(number, tile))}", "pending turn 0"]
        start += [f"scoring {' '.join(e.titles[: e.titles_shown])}"]
        start += [f"leader-{seat + 1} {leaders[seat]}" for seat in seats]
        start += [f"settlements-{seat + 1} {homes[seat]}" for seat in seats]
        named = {field.split()[0] for field in fields}
        return self.game.parse_state("\n".join([*fields, *[one for one in start if one.split()[0] not in named]]))

    def lying(self, number: int, wanted: str) -> list[str]:
        """The tiles on the map in a round, the wanted ones among them."""
        ages = [1] * self.e.used_tiles + self.e.later[: number - 1]
        lying: list[str] = []
        for age in ages:
            tiles = [self.e.tiles[tile] for tile in self.e.tiles_of_age[age]]
            tiles.sort(key=lambda tile: tile not in wanted.split())
            lying.append(next(tile for tile in tiles if tile not in lying))
        return lying

    def row(self, name: str, mine: int, others: int) -> str:
        """A field with a number for every seat."""
        return " ".join([name, str(mine), *[str(others)] * (self.game.players - 1)])

    def led_by(self, ability: str) -> str:
        """The leader with an ability."""
        return self.e.leaders[self.e.leader_ability.index(ABILITIES.index(ability))]


def positions(game: Game) -> Iterator[State]:
    """All of them."""
    setting = Setting(game)
    for card in range(len(setting.e.cards)):
        yield from with_card(setting, card)
    yield from with_tokens(setting)
    yield from with_territories(setting)
    yield from with_things(setting)
    yield from with_titles(setting)


def with_card(at: Setting, card: int) -> Iterator[State]:
    """Everything that can be done with a card."""
    e, slug = at.e, at.e.cards[card]
    other = next(one for one in at.starting if one != slug)
    sailing = at.row("longships", e.longships - 1, e.longships)
    bag = f"bag-1 {' '.join(one for one in at.starting if one != slug)}"
    yield at.position(f"route-1 {slug}", leader=at.led_by("flip"))
    yield at.position(f"route-1 {slug}* {other}", sailing, leader=at.led_by("move"))
    yield at.position(f"route-1 {slug}*", sailing, leader=at.led_by("double"))
    yield at.position(bag, f"pending take 0 {card}")
    if e.bonus_kind[card] != B_NONE:
        yield at.position(f"route-1 {slug}*", sailing, at.row("coins", 9, 0), f"pending bonus 0 {card}")
    if e.rounds > 1:
        tile = e.tiles[e.tiles_of_age[max([1, *e.later[: e.rounds - 2]])][0]]
        ladder = "ladder-settlement-1 0 " + " ".join(["1"] * (e.spaces - 2) + ["0", str(e.spaces)])
        home = e.territories[e.leader_start[-1]]
        fields = [f"settlements-1 {home} {tile}", ladder, "phase ports", "pending ports 0 1", f"route-1 {slug}"]
        yield at.position(*fields, tile=tile, late=True)
    if e.card_age[card] == 1:
        yield at.position(f"drawn {slug}:1", "phase effects", "pending show 0", leader=at.led_by("beside"))
    if e.card_age[card] > 0:
        crew = [one for one in ("norway-2", "norway-1", "scandinavia") if one in at.starting]
        route = f"route-1 {' '.join(f'{one}*' for one in crew)}"
        ships = at.row("longships", e.longships - len(crew), e.longships)
        keep = [f"drawn {slug}:1", f"pending keep 0 {e.card_age[card]}"]
        yield at.position(route, ships, *keep, at.row("coins", 9, 0))


def with_tokens(at: Setting) -> Iterator[State]:
    """Repairs of any number, and steps up and down from every space."""
    e = at.e
    fleet = e.longships + e.spaces
    gone = "ladder-longship-1 " + " ".join(["0"] * (e.spaces + 1))
    yield at.position(gone, at.row("longships", 0, e.longships), at.row("damaged", fleet, 0), at.row("coins", 99, 0))
    for space in range(1, e.spaces + 1):
        for low in (False, True):
            plain = [0] * (e.spaces - 1) + [e.spaces - 1] if low else [1] * (e.spaces - 1) + [0]
            rows = [f"ladder-{ladder}-1 {' '.join(map(str, [*plain, space]))}" for ladder in LADDERS]
            yield at.position(*rows, "pending advance 0 4")
            for ladder in range(len(LADDERS)):
                yield at.position(*rows, f"pending lower 0 {ladder}")


def with_territories(at: Setting) -> Iterator[State]:
    """Lawspeakers that move or stay, incomes that are paid for, longships that move."""
    e = at.e
    home = e.territories[e.leader_start[-1]]
    ladder = "ladder-settlement-1 0 " + " ".join(["1"] * (e.spaces - 2) + ["0", str(e.spaces)])
    for tile, slug in enumerate(e.tiles):
        speaker = [f"assigned-1 {slug}", at.row("lawspeakers", e.lawspeakers - 1, e.lawspeakers)]
        yield at.position(*speaker, "pending speaker-from 0", tile=slug)
        keeper = e.tiles[e.income_keep.index(1)]
        own = [f"settlements-1 {home} {keeper}", ladder, "phase income", "pending income 0"]
        if keeper == slug:
            yield at.position(*speaker, *own, tile=keeper, late=True)
        else:
            alone = e.used_tiles == 1 and e.age[tile] == e.age[e.tiles.index(keeper)]
            lands = f"own-tiles-1 {slug if alone else '-'}"
            yield at.position(*speaker, *own, lands, tile=keeper if alone else f"{keeper} {slug}")
        if e.income_if_count[tile]:
            yield from with_income(at, tile, home, ladder)
    refit = [f"route-1 {at.starting[0]}", at.row("damaged", 1, 0), at.row("longships", e.longships - 1, e.longships)]
    yield at.position(*refit, "pending ship-from 0")


def with_income(at: Setting, tile: int, home: str, ladder: str) -> Iterator[State]:
    """An income that lacks one icon."""
    e = at.e
    icon, count = e.income_if_icon[tile], e.income_if_count[tile]
    showing = [slug for card, slug in enumerate(e.cards) if e.card_icons[card][icon] == count - 1]
    fields = [f"settlements-1 {home} {e.tiles[tile]}", ladder, "phase income", "pending income 0"]
    fields += [f"route-1 {showing[0]}*", at.row("longships", e.longships - 1, e.longships), at.row("coins", 9, 0)]
    yield at.position(*fields, tile=e.tiles[tile])


def with_things(at: Setting) -> Iterator[State]:
    """A lawspeaker for every thing action: on its way, with waived cost, and with what it needs in sight."""
    e = at.e
    one_gone = " ".join(["0", *["1"] * (e.spaces - 2), "0", str(e.spaces)])
    for tile, slug in enumerate(e.tiles):
        speaker = [f"assigned-1 {slug}", at.row("lawspeakers", e.lawspeakers - 1, e.lawspeakers)]
        yield at.position(*speaker, leader=at.led_by("waive"), tile=slug)
        yield at.position(f"ladder-lawspeaker-1 {one_gone}", "pending send 0 1", tile=slug)
        icon, count = e.thing_icon[tile], e.thing_count[tile]
        showing = [card for card in range(len(e.cards)) if e.card_icons[card][icon] >= count]
        if showing:
            ship = [f"route-1 {e.cards[showing[0]]}*", at.row("longships", e.longships - 1, e.longships)]
            yield at.position(*ship, *speaker, at.row("coins", 9, 0), tile=slug)


def with_titles(at: Setting) -> Iterator[State]:
    """Every scoring card, with all longships and lawspeakers in play, and all lore of the corners in sight."""
    e = at.e
    route = [slug for card, slug in enumerate(e.cards) if e.card_has_corner[card]]
    gone = " ".join(["0"] * (e.spaces + 1))
    tokens = [f"ladder-longship-1 {gone}", at.row("longships", e.longships + e.spaces, e.longships)]
    tokens += [f"ladder-lawspeaker-1 {gone}", at.row("lawspeakers", e.lawspeakers + e.spaces, e.lawspeakers)]
    for title in e.titles:
        shown = [title, *[other for other in e.titles if other != title]][: e.titles_shown]
        yield at.position(f"scoring {' '.join(shown)}", f"route-1 {' '.join(route)}", *tokens, "pending title 0")
