"""Decks as multisets: a draw is a chance node. What is known of top and bottom is kept, and so is what a hand shows."""

from __future__ import annotations

from bisect import bisect_left, insort

from kogge.core.rng import Rng


class Bag:
    """Things in unknown order, kept sorted so that equal contents are equal bags."""

    def __init__(self, items: list[int]) -> None:
        self.items = items

    def __len__(self) -> int:
        return len(self.items)

    def put(self, item: int) -> None:
        """Mix one thing in."""
        insort(self.items, item)

    def take(self, item: int) -> None:
        """Take one thing out; it must be there."""
        self.items.pop(self.place_of(item))

    def place_of(self, item: int) -> int:
        """Where the thing lies; raises ValueError if it is not there."""
        place = bisect_left(self.items, item)
        if place == len(self.items) or self.items[place] != item:
            raise ValueError(f"{item} is not in the bag")
        return place

    def has(self, item: int) -> bool:
        """Whether such a thing is in the bag."""
        place = bisect_left(self.items, item)
        return place < len(self.items) and self.items[place] == item

    def kinds(self) -> list[int]:
        """The different things in the bag, ascending: the outcomes of a draw."""
        kinds: list[int] = []
        for item in self.items:
            if not kinds or kinds[-1] != item:
                kinds.append(item)
        return kinds

    def weights(self) -> list[int]:
        """How many of each of :meth:`kinds` there are."""
        weights: list[int] = []
        last = -1
        for item in self.items:
            if weights and item == last:
                weights[-1] += 1
            else:
                weights.append(1)
            last = item
        return weights

    def sample(self, rng: Rng) -> int:
        """One thing, drawn but not taken."""
        return self.items[rng.below(len(self.items))]

    def clone(self) -> Bag:
        """A bag of its own with the same contents."""
        return Bag(self.items[:])


class Deck:
    """A draw pile: known cards on top (the last is drawn first), a bag, and an ordered list at the bottom.

    The parts are drawn in that order. Top and bottom are facts of the game; who knows them is the game's business.
    """

    def __init__(self, top: list[int], bag: Bag, bottom: list[int]) -> None:
        self.top = top
        self.bag = bag
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.bag.items) + len(self.bottom)

    def outcomes(self) -> list[int]:
        """What may be drawn next, ascending: one card where the place is fixed, else all kinds in the bag."""
        if self.top:
            return [self.top[-1]]
        if self.bag.items:
            return self.bag.kinds()
        return self.bottom[:1]

    def weights(self) -> list[int]:
        """The weights of :meth:`outcomes`."""
        if self.top or not self.bag.items:
            return [1]
        return self.bag.weights()

    def sample(self, rng: Rng) -> int:
        """The next card, drawn but not taken."""
        if self.top:
            return self.top[-1]
        if self.bag.items:
            return self.bag.sample(rng)
        return self.bottom[0]

    def draw(self, card: int) -> None:
        """Take the card that chance has drawn."""
        if self.top:
            self.top.pop()
        elif self.bag.items:
            self.bag.take(card)
        else:
            self.bottom.pop(0)

    def put_on_top(self, card: int) -> None:
        """Lay a card on top."""
        self.top.append(card)

    def put_at_bottom(self, card: int) -> None:
        """Lay a card at the very bottom."""
        self.bottom.append(card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Mix cards into the bag."""
        for card in cards:
            self.bag.put(card)

    def clone(self) -> Deck:
        """A deck of its own with the same cards."""
        return Deck(self.top[:], self.bag.clone(), self.bottom[:])


class Hand:
    """A hand with a part that all know (taken openly) and a part that its owner alone knows."""

    def __init__(self, known: Bag, secret: Bag) -> None:
        self.known = known
        self.secret = secret

    def __len__(self) -> int:
        return len(self.known.items) + len(self.secret.items)

    def cards(self) -> list[int]:
        """All cards, ascending: the owner's sight."""
        return sorted(self.known.items + self.secret.items)

    def has(self, card: int) -> bool:
        """Whether the card is in the hand."""
        return self.known.has(card) or self.secret.has(card)

    def take(self, card: int) -> None:
        """Remove a card: a known one first, so that others learn no more than they must."""
        if self.known.has(card):
            self.known.take(card)
        else:
            self.secret.take(card)

    def clone(self) -> Hand:
        """A hand of its own with the same cards."""
        return Hand(self.known.clone(), self.secret.clone())
