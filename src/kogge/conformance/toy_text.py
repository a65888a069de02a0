"""The toy's positions as text, both ways, and what can be wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda, Todo, parse_agenda
from kogge.core.bag import Bag, Deck, Hand
from kogge.core.errors import BrokenPosition
from kogge.core.notation import Fields
from kogge.core.state import CHANCE

if TYPE_CHECKING:
    from kogge.conformance.toy import ToyGame, ToyState

NAMES = ["deal", "show", "turn", "draw", "look", "place", "bids", "bid", "dare", "roll", "stay"]
FACES = ["low", "high"]
_MANY = 1_000_000


def field_names(players: int) -> list[str]:
    """The fields of a position in the order in which they are written."""
    seats = range(1, players + 1)
    hands = [f"{part}-{seat}" for seat in seats for part in ("known", "secret", "own")]
    return ["round", "turns", "display", "top", "bag", "bottom", *hands, "bids", "rolls", "points", "discard", "agenda"]


# Writing


def write(s: ToyState) -> str:
    """The position, one field a line."""
    values = [
        str(s.round),
        str(s.turns),
        _cards(s, [s.display] if s.display >= 0 else []),
        _looked_at(s, s.deck.top, [s.top_seen]),
        _cards(s, s.deck.bag.items),
        _looked_at(s, s.deck.bottom, s.bottom_seen),
    ]
    for seat, hand in enumerate(s.hands):
        values += [_cards(s, hand.known.items), _cards(s, hand.secret.items), s.own[seat].text(NAMES)]
    values += [
        " ".join([_bid(s, bid) for bid in s.bids]),
        " ".join([FACES[roll] if roll >= 0 else "-" for roll in s.rolls]),
        " ".join([str(points) for points in s.points]),
        _cards(s, s.discard.items),
        s.agenda.text(NAMES),
    ]
    names = field_names(s.players)
    return "\n".join([f"{name} {value}" for name, value in zip(names, values, strict=True)]) + "\n"


def _cards(s: ToyState, cards: list[int]) -> str:
    return " ".join([s.rules.cards[card] for card in cards]) or "-"


def _looked_at(s: ToyState, cards: list[int], seen: list[int]) -> str:
    return " ".join([f"{s.rules.cards[card]}:{by}" for card, by in zip(cards, seen, strict=False)]) or "-"


def _bid(s: ToyState, bid: int) -> str:
    if bid >= 0:
        return s.rules.cards[bid]
    return "-" if bid == -1 else "fold"


# Reading


def parse(game: ToyGame, text: str) -> ToyState:
    """The position of a text; what is omitted is as at the start."""
    s = game.new_state()
    fields = Fields(text, field_names(game.players))
    s.round = fields.number("round", 0, 0, _MANY)
    s.turns = fields.number("turns", 0, 0, _MANY)
    s.points = fields.numbers("points", s.points, 0, _MANY)
    _read_table(s, fields)
    _read_hands(s, fields)
    if fields.has("agenda"):
        s.agenda = parse_agenda(fields.word("agenda", "-"), NAMES, fields.line("agenda"))
    found = problems(s)
    if found:
        raise BrokenPosition(fields.line("agenda"), "position-impossible", got="; ".join(found))
    return s


def _read_table(s: ToyState, fields: Fields) -> None:
    cards = s.rules.cards
    for card in fields.indices("display", cards):
        s.display = card
    top, seen = _read_looked_at(s, fields, "top")
    bottom, s.bottom_seen = _read_looked_at(s, fields, "bottom")
    s.top_seen = seen[0] if seen else 0
    bag = sorted(fields.indices("bag", cards)) if fields.has("bag") else s.deck.bag.items
    s.deck = Deck(top[:1], Bag(bag), bottom)
    s.discard = Bag(sorted(fields.indices("discard", cards)))


def _read_looked_at(s: ToyState, fields: Fields, name: str) -> tuple[list[int], list[int]]:
    cards: list[int] = []
    seen: list[int] = []
    for word in fields.words(name):
        card, _, by = word.partition(":")
        cards.append(fields.index(name, card, s.rules.cards))
        seen.append(1 + fields.index(name, by, [str(bits) for bits in range(1, 1 << s.players)]))
    return cards, seen


def _read_hands(s: ToyState, fields: Fields) -> None:
    cards = s.rules.cards
    for seat in range(s.players):
        known = sorted(fields.indices(f"known-{seat + 1}", cards))
        s.hands[seat] = Hand(Bag(known), Bag(sorted(fields.indices(f"secret-{seat + 1}", cards))))
        own = f"own-{seat + 1}"
        s.own[seat] = parse_agenda(fields.word(own, "-"), NAMES, fields.line(own))
    bids = fields.words("bids") if fields.has("bids") else ["-"] * s.players
    rolls = fields.words("rolls") if fields.has("rolls") else ["-"] * s.players
    s.bids = [fields.index("bids", word, ["fold", "-", *cards]) - 2 for word in bids]
    s.rolls = [fields.index("rolls", word, ["-", *FACES]) - 1 for word in rolls]
    for name, values in (("bids", s.bids), ("rolls", s.rolls)):
        if len(values) != s.players:
            raise BrokenPosition(fields.line(name), "field-length", got=len(values), expected=s.players, field=name)


# What can be wrong


def problems(s: ToyState) -> list[str]:
    """Broken invariants: every card is somewhere once, and what is pending can be decided."""
    found = [f"{slug} is there {count} times" for slug, count in _counts(s) if count != 1]
    if any(NAMES[todo.kind] == "bids" for todo in s.agenda.stack) != any(own.stack for own in s.own):
        found.append("bids without bidders, or bidders without bids")
    if len(s.deck.top) > 1 or len(s.bottom_seen) != len(s.deck.bottom):
        found.append("looked-at cards")
    for todo in s.agenda.stack:
        if not _fits(s, todo):
            found.append(f"{NAMES[todo.kind]} cannot be pending")
    for seat, own in enumerate(s.own):
        found += _own_problems(s, seat, own)
    return found


def _counts(s: ToyState) -> list[tuple[str, int]]:
    cards = s.deck.top + s.deck.bag.items + s.deck.bottom + s.discard.items + [s.display]
    for hand in s.hands:
        cards = cards + hand.cards()
    return [(slug, cards.count(card)) for card, slug in enumerate(s.rules.cards)]


def _fits(s: ToyState, todo: Todo) -> bool:
    name = NAMES[todo.kind]
    if name in ("deal", "show", "draw", "look"):
        return todo.who == CHANCE and 0 <= todo.a < s.players and len(s.deck) > 0
    if name == "bids":
        return todo is s.agenda.stack[0]
    return name in ("turn", "place") and 0 <= todo.who < s.players and (name == "turn" or len(s.deck.top) == 1)


def _own_problems(s: ToyState, seat: int, own: Agenda) -> list[str]:
    bid, roll = s.bids[seat], s.rolls[seat]
    if bid >= 0 and not s.hands[seat].has(bid):
        return [f"seat {seat} bids what it does not have"]
    if len(own.stack) > 1 or ((bid != -1 or roll != -1) and not s.veiled()):
        return [f"seat {seat} bids too early"]
    if not own.stack:
        return [f"seat {seat} has not bid"] if s.veiled() and bid == -1 else []
    todo = own.top()
    expected = {"bid": (False, False), "dare": (True, False), "roll": (True, False), "stay": (True, True)}
    who = (CHANCE, seat) if NAMES[todo.kind] == "roll" else (seat, 0)
    if expected.get(NAMES[todo.kind]) != (bid != -1, roll != -1) or (todo.who, todo.a) != who:
        return [f"seat {seat} cannot have {NAMES[todo.kind]} pending"]
    return []
