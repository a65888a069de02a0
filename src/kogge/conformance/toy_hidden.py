"""What a viewer of the toy knows: the view, built up, and worlds it cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.conformance import toy_text
from kogge.core.bag import Bag
from kogge.core.features import MOST_SEATS, FeatureTable, Row
from kogge.core.rng import Rng

if TYPE_CHECKING:
    from kogge.conformance.toy import ToyState


def knows(seen: int, viewer: int) -> bool:
    """Whether the viewer is among those who have looked."""
    return viewer >= 0 and bool(seen >> viewer & 1)


def view(s: ToyState, viewer: int) -> dict[str, object]:
    """All that the viewer may know."""
    slugs = s.rules.cards
    return {
        "round": s.round,
        "deciding": toy_text.NAMES[s.agenda.top().kind] if s.agenda.stack else "over",
        "display": slugs[s.display] if s.display >= 0 else None,
        "deck": len(s.deck),
        "top": _looked_at(s, s.deck.top, [s.top_seen], viewer),
        "bottom": _looked_at(s, s.deck.bottom, s.bottom_seen, viewer),
        "hands": [_hand(s, seat, viewer) for seat in range(s.players)],
        "bid": s.bids[viewer] if viewer >= 0 else None,
        "roll": s.rolls[viewer] if viewer >= 0 else None,
        "ready": [s.veiled() and not own.stack for own in s.own],
        "points": s.points[:],
        "discard": [slugs[card] for card in s.discard.items],
        "aids": {"unseen": [slugs[card] for card in sorted(hidden_cards(s, viewer))]},
    }


def _looked_at(s: ToyState, cards: list[int], seen: list[int], viewer: int) -> list[str]:
    return [s.rules.cards[card] if knows(by, viewer) else "?" for card, by in zip(cards, seen, strict=False)]


def _hand(s: ToyState, seat: int, viewer: int) -> dict[str, object]:
    hand = s.hands[seat]
    known = hand.cards() if seat == viewer else hand.known.items
    return {"known": [s.rules.cards[card] for card in known], "count": len(hand)}


def hidden_cards(s: ToyState, viewer: int) -> list[int]:
    """What lies where the viewer cannot see it: the secret parts of other hands, and the deck."""
    cards = [card for seat, hand in enumerate(s.hands) if seat != viewer for card in hand.secret.items]
    cards += [card for card in s.deck.top if not knows(s.top_seen, viewer)]
    cards += [card for card, by in zip(s.deck.bottom, s.bottom_seen, strict=True) if not knows(by, viewer)]
    return cards + s.deck.bag.items


def layout(cards: list[str]) -> FeatureTable:
    """The pieces of a row."""
    table = FeatureTable()
    table.add("hand", [len(cards)], 1, "The observer's cards.")
    table.add("display", [len(cards)], 1, "The open card.")
    table.add("counts", [MOST_SEATS], len(cards), "Cards in each hand.")
    table.add("points", [MOST_SEATS], 255, "Points.")
    table.finish()
    return table


def write_features(s: ToyState, viewer: int, row: Row) -> None:
    """The row of a seat."""
    cards = len(s.rules.cards)
    for card in s.hands[viewer].cards():
        row.flag(card)
    if s.display >= 0:
        row.flag(cards + s.display)
    for seat in range(s.players):
        step = (seat - viewer) % s.players
        row.put(2 * cards + step, len(s.hands[seat]))
        row.capped(2 * cards + MOST_SEATS + step, s.points[seat], 255)


def determinize(s: ToyState, viewer: int, rng: Rng) -> ToyState:
    """Deal the hidden cards anew; in the secret phase the others begin again, or bid at random if they are ready."""
    world = s.clone()
    pool = sorted(hidden_cards(s, viewer))
    rng.shuffle(pool)
    for seat, hand in enumerate(world.hands):
        if seat != viewer:
            hand.secret = Bag(sorted([pool.pop() for _ in hand.secret.items]))
    if not knows(s.top_seen, viewer):
        world.deck.top = [pool.pop() for _ in s.deck.top]
    for place, seen in enumerate(s.bottom_seen):
        if not knows(seen, viewer):
            world.deck.bottom[place] = pool.pop()
    world.deck.bag = Bag(sorted(pool))
    if s.veiled():
        for seat in range(s.players):
            if seat != viewer:
                world.bid_again(seat, rng)
    return world
