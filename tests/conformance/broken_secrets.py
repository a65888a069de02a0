"""Broken toys: secrets that are told, and worlds that are none."""

from __future__ import annotations

from itertools import count

from kogge.conformance.toy import BID, FOLDED, NOTHING, PLACE, TURN, ToyState
from kogge.core.actions import Block
from kogge.core.rng import Rng
from kogge.core.state import SPECTATOR, UNSEEN, Prompt, Reason
from tests.conformance.broken import fails

# Sight


@fails("sight", "which is no veiled form")
class VeiledAsAnOutcome(ToyState):
    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        seen = super().seen_of(actor, action, viewer)
        return self.rules.blocks.drawn.id(0) if seen == self.rules.blocks.veiled_draw.id() else seen


@fails("sight", "nothing is veiled")
class DrawsUnseen(ToyState):
    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        seen = super().seen_of(actor, action, viewer)
        return UNSEEN if seen == self.rules.blocks.veiled_draw.id() else seen


@fails("sight", "does not see its own act")
class ForgetsItsOwnActs(ToyState):
    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        return super().seen_of(actor, action, viewer) if viewer != actor or not self.veiled() else UNSEEN


@fails("sight", "seen_as of to_move()")
class TwoOpinions(ToyState):
    def seen_as(self, action: int, viewer: int) -> int:
        return action


@fails("sight", "view_as")
class SharesViewsThatDiffer(ToyState):
    def view_as(self, viewer: int) -> int:
        return SPECTATOR


# Non-interference


def other_cards(state: ToyState, viewer: int) -> list[int]:
    """What the viewer must not know."""
    return [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand.secret.items]


@fails("twins", "by the view")
class ViewLeaksHands(ToyState):
    def view(self, viewer: int) -> dict[str, object]:
        return {**super().view(viewer), "hint": sum(other_cards(self, viewer))}


@fails("twins", "by the view")
class OrderOfTheViewLeaksHands(ToyState):
    """Nothing says that a dict has no order: what is sent has one."""

    def view(self, viewer: int) -> dict[str, object]:
        shown = list(super().view(viewer).items())
        return dict(reversed(shown) if sum(other_cards(self, viewer)) % 2 else shown)


@fails("twins", "by the features")
class FeaturesLeakHands(ToyState):
    def features(self, viewer: int) -> bytes:
        return super().features(viewer)[:-1] + bytes([sum(other_cards(self, viewer))])


@fails("features", "above the scale of hand")
class FeaturesOutOfRange(ToyState):
    def features(self, viewer: int) -> bytes:
        return bytes([2]) + super().features(viewer)[1:]


@fails("features", "in a world it cannot tell from the truth")
class FeaturesOfTheTruth(ToyState):
    def features(self, viewer: int) -> bytes:
        return super().features(viewer)[:-1] + bytes([sum(other_cards(self, viewer))])


@fails("twins", "by the view")
class ViewLeaksProgress(ToyState):
    """That others have bid already is nobody's business before they are ready."""

    def view(self, viewer: int) -> dict[str, object]:
        return {**super().view(viewer), "bidding": [bid != NOTHING for bid in self.bids]}


@fails("twins", "by the view", seeds=range(20))
class PeeksWithoutChance(ToyState):
    """A card that another has looked at is shown at once, with no chance node: its looker could take that back."""

    def take_turn(self, seat: int, block: Block) -> None:
        super().take_turn(seat, block)
        if block is self.rules.blocks.peek and self.deck.top:
            self.agenda.pop()
            self.top_seen |= 1 << seat
            self.agenda.push(PLACE, seat)


@fails("twins", "by whose turn it is")
class AskedForASecret(ToyState):
    """Whoever has certain cards in secret has another turn."""

    def take_turn(self, seat: int, block: Block) -> None:
        super().take_turn(seat, block)
        if seat == 0 and sum(self.hands[seat].secret.items) % 2:
            self.agenda.push(TURN, 1)


@fails("twins", "by who is awaited")
class AwaitedForASecret(ToyState):
    """Whoever has certain cards in secret waits until the others have bid."""

    def awaited(self) -> list[int]:
        awaited = super().awaited()
        if not self.veiled():
            return awaited
        return [seat for seat in awaited if sum(self.hands[seat].secret.items) % 2] or awaited


@fails("twins", "by the offers")
class OffersLeak(ToyState):
    def legal_turn(self) -> list[int]:
        legal = super().legal_turn()
        return legal if sum(other_cards(self, self.to_move())) % 2 else legal[-1:]


@fails("twins", "by the prompt")
class PromptLeaks(ToyState):
    def prompt_as(self, seat: int) -> Prompt:
        return Prompt("toy-decide", seat, {"hint": sum(other_cards(self, seat))})


@fails("twins", "by the error")
class ErrorLeaks(ToyState):
    def reason_as(self, seat: int, action: int) -> Reason | None:
        reason = super().reason_as(seat, action)
        return reason and Reason(reason.rule, reason.key, {"hint": sum(other_cards(self, seat))})


@fails("twins", "by the effects")
class JournalLeaks(ToyState):
    def note(self, kind: str, seat: int, card: int, audience: int | None = None) -> None:
        super().note(kind, seat, card)


@fails("twins", "by determinize")
class DeterminizeTellsTheTruth(ToyState):
    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        return self.clone()


@fails("twins", "by determinize")
class DeterminizeDrawsByTheTruth(ToyState):
    """The worlds are right, but their order depends on what the viewer cannot know."""

    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        for _ in range(sum(other_cards(self, viewer))):
            rng.below(2)
        return super().determinize(viewer, rng)


# Determinized worlds


@fails("determinize", "the view of")
class LosesItsOwnHand(ToyState):
    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        return super().determinize((viewer + 1) % self.players, rng)


@fails("determinize", "another position")
class DeterminizeInPlace(ToyState):
    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        return self


@fails("determinize", "again with the same seed")
class WorldsOfTheirOwn(ToyState):
    draws = count()

    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        return super().determinize(viewer, Rng(next(self.draws)))


@fails("determinize", "problems of")
class BidsOutOfTime(ToyState):
    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        world = super().determinize(viewer, rng)
        world.bids = [bid if seat == viewer else FOLDED for seat, bid in enumerate(world.bids)]
        return world


@fails("worlds", "never came")
class UnshuffledWorlds(ToyState):
    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        return super().determinize(viewer, Rng(1))


@fails("worlds", "chi-square")
class SkewedWorlds(ToyState):
    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        worlds = [super(SkewedWorlds, self).determinize(viewer, rng) for _ in range(2)]
        return min(worlds, key=lambda world: world.text())


@fails("worlds", "that is none of its")
class DrawsSeenByAll(ToyState):
    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        seen = super().seen_of(actor, action, viewer)
        return action if seen == self.rules.blocks.veiled_draw.id() else seen


@fails("worlds", "that is none of its")
class BidsForgotten(ToyState):
    """Another seat that is ready goes back to its start too, though all know that it has bid."""

    def bid_again(self, seat: int, rng: Rng) -> None:
        super().bid_again(seat, rng)
        if not self.own[seat].stack and self.hands[seat].cards():
            self.bids[seat], self.rolls[seat] = FOLDED, NOTHING
            self.own[seat].push(BID, seat)
