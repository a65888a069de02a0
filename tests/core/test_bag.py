"""Bags, decks with known ends, hands with a known and a secret part."""

from __future__ import annotations

from collections import Counter

import pytest

from kogge.conformance.chance import misfit
from kogge.core.bag import Bag, Deck, Hand
from kogge.core.rng import Rng


def test_a_bag_stays_sorted() -> None:
    bag = Bag([])
    for item in (3, 1, 2, 1):
        bag.put(item)
    assert bag.items == [1, 1, 2, 3]
    bag.take(1)
    bag.take(3)
    assert bag.items == [1, 2]
    assert len(bag) == 2


def test_what_is_not_in_a_bag_cannot_be_taken() -> None:
    bag = Bag([1, 3])
    for item in (0, 2, 4):
        assert not bag.has(item)
        with pytest.raises(ValueError, match="not in the bag"):
            bag.take(item)
    assert bag.items == [1, 3]
    assert bag.has(3)
    assert bag.place_of(3) == 1


def test_kinds_and_weights_are_aligned() -> None:
    bag = Bag([0, 0, 2, 5, 5, 5])
    assert bag.kinds() == [0, 2, 5]
    assert bag.weights() == [2, 1, 3]
    assert (Bag([]).kinds(), Bag([]).weights()) == ([], [])


def test_a_sample_is_drawn_by_weight_and_not_taken() -> None:
    bag, rng = Bag([0, 0, 2, 5, 5, 5]), Rng(1)
    drawn = Counter(bag.sample(rng) for _ in range(6000))
    assert misfit(drawn, {0: 2.0, 2: 1.0, 5: 3.0}) == ""
    assert len(bag) == 6


def test_a_cloned_bag_is_a_bag_of_its_own() -> None:
    bag = Bag([1])
    bag.clone().put(2)
    assert bag.items == [1]


def full_deck() -> Deck:
    """Two known cards on top, three in the bag, two at the bottom."""
    return Deck([7, 8], Bag([1, 1, 2]), [5, 6])


def drawn(deck: Deck, rng: Rng) -> int:
    """Draw as chance does."""
    card = deck.sample(rng)
    assert card in deck.outcomes()
    assert len(deck.outcomes()) == len(deck.weights())
    deck.draw(card)
    return card


def test_a_deck_is_drawn_from_the_top_through_the_bag_to_the_bottom() -> None:
    deck, rng = full_deck(), Rng(2)
    assert len(deck) == 7
    cards = [drawn(deck, rng) for _ in range(7)]
    assert cards[:2] == [8, 7]
    assert sorted(cards[2:5]) == [1, 1, 2]
    assert cards[5:] == [5, 6]
    assert len(deck) == 0
    assert deck.outcomes() == []


def test_only_the_bag_leaves_a_choice_to_chance() -> None:
    deck = full_deck()
    assert (deck.outcomes(), deck.weights()) == ([8], [1])
    deck.top = []
    assert (deck.outcomes(), deck.weights()) == ([1, 2], [2, 1])
    deck.bag = Bag([])
    assert (deck.outcomes(), deck.weights()) == ([5], [1])


def test_cards_can_be_laid_on_top_under_and_into_a_deck() -> None:
    deck = full_deck()
    deck.put_on_top(9)
    deck.put_at_bottom(4)
    deck.shuffle_in([3, 0])
    assert (deck.top, deck.bag.items, deck.bottom) == ([7, 8, 9], [0, 1, 1, 2, 3], [5, 6, 4])


def test_a_cloned_deck_is_a_deck_of_its_own() -> None:
    deck = full_deck()
    clone = deck.clone()
    clone.put_on_top(9)
    clone.put_at_bottom(9)
    clone.shuffle_in([9])
    assert (deck.top, deck.bag.items, deck.bottom) == ([7, 8], [1, 1, 2], [5, 6])


def test_a_hand_gives_known_cards_first() -> None:
    hand = Hand(Bag([1, 4]), Bag([1, 2]))
    assert hand.cards() == [1, 1, 2, 4]
    assert len(hand) == 4
    hand.take(1)
    assert (hand.known.items, hand.secret.items) == ([4], [1, 2])
    hand.take(1)
    assert (hand.known.items, hand.secret.items) == ([4], [2])
    assert hand.has(4)
    assert hand.has(2)
    assert not hand.has(1)
    with pytest.raises(ValueError, match="not in the bag"):
        hand.take(1)


def test_a_cloned_hand_is_a_hand_of_its_own() -> None:
    hand = Hand(Bag([1]), Bag([2]))
    clone = hand.clone()
    clone.take(1)
    clone.take(2)
    assert hand.cards() == [1, 2]
