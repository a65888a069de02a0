"""Broken toys: what a game is, its moves, chance, copies, texts, records and legality."""

from __future__ import annotations

from itertools import count

from kogge.conformance.toy import NOTHING, ROLL, TURN, ToyGame, ToyState
from kogge.core.actions import ActionTable, Block
from kogge.core.agenda import Todo
from kogge.core.errors import IllegalAction, KoggeError, UnknownToken
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, Prompt, Reason
from tests.conformance.broken import fails, game_fails

# What the game is


@game_fails("identity", "fingerprint")
class OtherFingerprint(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.fingerprint = "0123456789ab"


@game_fails("identity", "edition_hash")
class HashOfTwoWords(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.edition_hash = "two words"


@game_fails("tokens", "parses to another id")
class TokenCollision(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.actions.tokens[1] = self.actions.tokens[0]


# Moves, ids and weights


@fails("moves", "dead end")
class DeadEnd(ToyState):
    def legal(self, todo: Todo) -> list[int]:
        return [] if todo.kind == TURN and self.round == 1 else super().legal(todo)


@fails("moves", "KeyError")
class Crash(ToyState):
    def take_turn(self, seat: int, block: Block) -> None:
        if self.round == 1:
            raise KeyError(seat)
        super().take_turn(seat, block)


@fails("ids", "ascending and unique")
class Unsorted(ToyState):
    def legal(self, todo: Todo) -> list[int]:
        return super().legal(todo)[::-1]


@fails("ids", "ascending and unique")
class OfferedTwice(ToyState):
    def legal_turn(self) -> list[int]:
        legal = super().legal_turn()
        return [*legal, legal[-1]]


@fails("ids", "ids outside")
class OutcomeOffered(ToyState):
    def legal_turn(self) -> list[int]:
        return [*super().legal_turn(), self.rules.blocks.rolled.id(0)]


@fails("weights", "weights for the outcomes")
class WeightMissing(ToyState):
    def chance_weights(self) -> list[int]:
        return super().chance_weights()[1:] or [1]


@fails("weights", "weights [")
class WeightOfZero(ToyState):
    def chance_weights(self) -> list[int]:
        return [0, 1] if self.todo(CHANCE).kind == ROLL else super().chance_weights()


# Chance


@fails("sampler", "frequencies")
class FairRoll(ToyState):
    def sample_chance(self, rng: Rng) -> int:
        if self.todo(CHANCE).kind == ROLL:
            return self.rules.blocks.rolled.id(rng.below(2))
        return super().sample_chance(rng)


@fails("sampler", "not listed")
class SampleFromTheDiscard(ToyState):
    def sample_chance(self, rng: Rng) -> int:
        if self.todo(CHANCE).kind != ROLL and self.discard.items:
            return self.rules.blocks.drawn.id(self.discard.items[0])
        return super().sample_chance(rng)


@fails("sampler", "same seed")
class SampleOfItsOwn(ToyState):
    draws = count()

    def sample_chance(self, rng: Rng) -> int:
        return super().sample_chance(Rng(next(self.draws)))


@fails("outcomes", "have the same effect", seeds=range(10))
class AlwaysRollsLow(ToyState):
    def act_in_secret(self, todo: Todo, block: Block, argument: int) -> None:
        super().act_in_secret(todo, block, 0 if todo.kind == ROLL else argument)


@fails("outcomes", "applied again")
class RollsAgain(ToyState):
    rolls_made = count()

    def act_in_secret(self, todo: Todo, block: Block, argument: int) -> None:
        super().act_in_secret(todo, block, next(self.rolls_made) // 2 % 2 if todo.kind == ROLL else argument)


# Clones, journal, views


@fails("clones", "after its clone was played on")
class SharedHands(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.hands = self.hands
        return twin


@fails("clones", "a clone:")
class ForgetfulClone(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.rolls = [NOTHING] * self.players
        return twin


@fails("clones", "no journal")
class ClonedJournal(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.journal = self.journal
        return twin


@fails("journal", "with a journal attached")
class JournalThatPlays(ToyState):
    def note(self, kind: str, seat: int, card: int, audience: int | None = None) -> None:
        super().note(kind, seat, card, audience)
        if self.journal is not None:
            self.turns += 1


@fails("journal", "audience")
class NobodysEffect(ToyState):
    def note(self, kind: str, seat: int, card: int, audience: int | None = None) -> None:
        super().note(kind, seat, card, -5)


@fails("views", "scribbled")
class LiveView(ToyState):
    def view(self, viewer: int) -> dict[str, object]:
        return {**super().view(viewer), "points": self.points}


@fails("views", "not JSON")
class ViewOfSets(ToyState):
    def view(self, viewer: int) -> dict[str, object]:
        return {**super().view(viewer), "points": tuple(self.points)}


@fails("views", "scribbled")
class RestlessView(ToyState):
    views = count()

    def view(self, viewer: int) -> dict[str, object]:
        return {**super().view(viewer), "number": next(self.views)}


# Texts and records


@fails("text", "read from its text")
class TextWithoutTurns(ToyState):
    def text(self) -> str:
        return "\n".join(line for line in super().text().splitlines() if not line.startswith("turns"))


@fails("text", "steps later")
class TextWithoutLuck(ToyState):
    """Something the contract does not show now, but will later: who was first to be ready wins ties."""

    def __init__(self, rules: ToyGame) -> None:
        super().__init__(rules)
        self.luck = 0

    def clone(self) -> ToyState:
        twin = super().clone()
        assert isinstance(twin, TextWithoutLuck)
        twin.luck = self.luck
        return twin

    def take_turn(self, seat: int, block: Block) -> None:
        self.luck += 1
        super().take_turn(seat, block)

    def unveil(self) -> None:
        self.points[0] += self.luck
        super().unveil()


@game_fails("start-text", "the position of")
class StartsWithAPoint(ToyGame):
    def parse_state(self, text: str) -> ToyState:
        state = super().parse_state(text)
        state.points[0] += "points" not in text
        return state


@game_fails("broken-text", "raised ValueError")
class CrashOnJunk(ToyGame):
    def parse_state(self, text: str) -> ToyState:
        try:
            return super().parse_state(text)
        except KoggeError as error:
            raise ValueError(text) from error


@game_fails("broken-text", "is accepted")
class AnyFieldWillDo(ToyGame):
    def parse_state(self, text: str) -> ToyState:
        return super().parse_state("\n".join(line for line in text.splitlines() if not line.startswith("no-such")))


@fails("records", "BrokenRecord")
class MisreadsPass(ToyState):
    def read(self, token: str) -> int:
        return super().read("draw" if token == "pass" else token)


@fails("typed-records", "raised ValueError")
class ReadsOnlyWhatIsLegal(ToyState):
    def read(self, token: str) -> int:
        action = super().read(token)
        if not any(action in legal for legal in [self.legal_actions(), *map(self.legal_as, self.awaited())]):
            raise ValueError(f"{token} is not legal")
        return action


@fails("undo", "cannot be replayed")
class SecretsInTurn(ToyState):
    """In the secret phase a seat waits for the bid of the one before."""

    def deciding(self) -> list[int]:
        seats = super().deciding()
        return [seat for seat in seats if not any(self.bids[other] == NOTHING for other in range(seat))]


# Invariants, the end, scores, turns, prompts


@fails("problems", "problems")
class AlwaysComplains(ToyState):
    def problems(self) -> list[str]:
        return ["the sea is too wide"] if self.round else []


@fails("ends", "expected at most")
class Endless(ToyState):
    def next_round(self) -> None:
        self.agenda.pop()
        self.round += 1
        self.agenda.push(TURN, 0)


@fails("ranking", "are ahead", players=3, seeds=range(20))
class DenseRanking(ToyState):
    def ranking(self) -> list[int]:
        steps = sorted(set(self.points), reverse=True)
        return [1 + steps.index(points) for points in self.points]


@fails("ranking", "expected from 1")
class PlacesFromZero(ToyState):
    def ranking(self) -> list[int]:
        return [place - 1 for place in super().ranking()]


@fails("scores", "one a seat")
class ScoresAtTheEndOnly(ToyState):
    def scores(self) -> list[int]:
        return super().scores() if not self.agenda.stack else []


@fails("turns", "after turn")
class TurnOfTheRound(ToyState):
    def turn(self) -> int:
        return self.turns % self.players


@fails("prompts", "kind ''")
class SpeechlessPrompt(ToyState):
    def prompt_as(self, seat: int) -> Prompt:
        return Prompt("", seat)


@fails("prompts", "rule ''")
class PromptWithoutRule(ToyState):
    def prompt_as(self, seat: int) -> Prompt:
        return Prompt("toy-decide", seat)


@fails("prompts", "the seat that decides")
class PromptForAnother(ToyState):
    def prompt_as(self, seat: int) -> Prompt:
        return Prompt("toy-decide", 0, rule="TOY-1.1")


# Legality


@fails("reasons", "is legal")
class NoReason(ToyState):
    def reason_as(self, seat: int, action: int) -> Reason | None:
        return None


@fails("reasons", "is legal")
class ReasonAgainstPassing(ToyState):
    def reason_as(self, seat: int, action: int) -> Reason | None:
        if action == self.rules.blocks.passing.id():
            return Reason("TOY-1", "reason-toy-lazy")
        return super().reason_as(seat, action)


@fails("reasons", "no rule id")
class ReasonWithoutRule(ToyState):
    def reason_as(self, seat: int, action: int) -> Reason | None:
        reason = super().reason_as(seat, action)
        return None if reason is None else Reason("because", reason.key)


@fails("refusals", "is accepted")
class SilentRefusal(ToyState):
    def apply_checked(self, action: int) -> None:
        if action in self.legal_actions():
            self.apply(action)


@fails("refusals", "after refusals")
class CostlyRefusal(ToyState):
    def apply_checked(self, action: int) -> None:
        self.turns += action not in self.legal_actions()
        super().apply_checked(action)


@fails("refusals", "raised UnknownToken")
class WrongError(ToyState):
    def refusal(self, action: int, seat: int) -> IllegalAction:
        raise UnknownToken(token=str(action), near="")


@fails("seats", "has legal actions")
class AnySeatMayAct(ToyState):
    def legal_as(self, seat: int) -> list[int]:
        return self.legal_actions()


@fails("seats", "nothing is veiled")
class AllAwaited(ToyState):
    def awaited(self) -> list[int]:
        return list(range(self.players)) if self.to_move() >= 0 else []


@fails("order", "after another order")
class FirstIsBest(ToyState):
    """The first seat that is ready gets a point."""

    def act_in_secret(self, todo: Todo, block: Block, argument: int) -> None:
        if block is self.rules.blocks.stay and len(self.deciding()) == self.players:
            self.points[todo.who] += 1
        super().act_in_secret(todo, block, argument)


@fails("order", "cannot 'dare' in another order", seeds=range(6))
class NobodyDaresLast(ToyState):
    def legal(self, todo: Todo) -> list[int]:
        legal = super().legal(todo)
        dare = self.rules.blocks.dare.id()
        return [action for action in legal if action != dare or len(self.deciding()) == self.players]


# Coverage


class UnreachableId(ToyGame):
    """One action more, which no rule offers."""

    def __init__(self) -> None:
        super().__init__()
        table = self.actions
        player = [block for block in table.blocks if block.start < table.width]
        chance = [block for block in table.blocks if table.is_chance(block.start)]
        veiled = [block for block in table.blocks if block.start >= table.veiled_start]
        self.actions = ActionTable([*player, Block("fly", "fly", [])], chance, veiled)
        self.fingerprint = self.actions.fingerprint


# Fields


@fails("fields", "the clone: turns is")
class ForgetsAField(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.turns = 0
        return twin


@fails("fields", "the text read back: turns")
class WritesNoTurns(ToyState):
    def text(self) -> str:
        return "\n".join(line for line in super().text().splitlines() if not line.startswith("turns ")) + "\n"


@fails("fields", "shared and changed in place: 'bids'")
class SharesWhatItChanges(ToyState):
    def clone(self) -> ToyState:
        twin = super().clone()
        twin.bids = self.bids
        return twin
