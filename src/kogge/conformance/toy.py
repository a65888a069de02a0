"""A toy game that has one of everything the contract knows, and is small enough to be enumerated.

Cards are dealt in secret. In a turn a seat draws a card in secret (``draw``), takes the open one (``take``), looks at
the top of the deck and leaves or sinks it (``peek``, ``keep``, ``sink``), or passes. A card that was looked at is drawn
face up. Then all bid in secret and at once: a card of the hand or nothing, and whoever dares may roll for more or for
nothing. The highest bid, unveiled, wins a point.
"""

from __future__ import annotations

from kogge.conformance import toy_hidden, toy_text
from kogge.core.actions import ActionTable, Arg, Block
from kogge.core.agenda import Agenda, Todo
from kogge.core.bag import Bag, Deck, Hand
from kogge.core.features import Row
from kogge.core.journal import all_but
from kogge.core.options import Option, resolve
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, UNSEEN, Game, Prompt, Reason, State

DEAL, SHOW, TURN, DRAW, LOOK, PLACE, BIDS, BID, DARE, ROLL, STAY = range(11)
NOTHING = -1
FOLDED = -2
LOW, HIGH = 0, 1

SUITS = ["cod", "rye", "wax"]
EDITIONS: dict[str, list[str]] = {
    "plain": [f"{suit}-{number}" for suit in SUITS for number in (1, 2, 3)],
    "tiny": ["cod-1", "cod-2", "rye-1", "rye-2", "wax-1"],
}
"""The cards. Each is one of its kind: of two alike, the one shown would say too much of the one kept."""

OPTIONS = [Option("peek", True), Option("tie", "nobody", ["nobody", "share"]), Option("rounds", 2, None, 0, 3)]
"""A round limit of 0 lets the game go on for ever, which the kit must bear."""

PLAYER_COUNTS = [2, 3]


class Blocks:
    """The id space."""

    def __init__(self, cards: list[str]) -> None:
        card, face = Arg("card", cards), Arg("face", ["low", "high"])
        self.draw = Block("draw", "draw", [])
        self.take = Block("take", "take", [])
        self.peek = Block("peek", "peek", [])
        self.passing = Block("pass", "pass", [])
        self.keep = Block("keep", "keep", [])
        self.sink = Block("sink", "sink", [])
        self.bid = Block("bid", "bid {}", [card])
        self.fold = Block("fold", "fold", [])
        self.dare = Block("dare", "dare", [])
        self.stay = Block("stay", "stay", [])
        self.drawn = Block("drawn", "draw {}", [card])
        self.turned = Block("turned", "turn {}", [card])
        self.looked = Block("looked", "look {}", [card])
        self.rolled = Block("rolled", "roll {}", [face])
        self.veiled_draw = Block("veiled-draw", "draw ?", [])
        self.veiled_look = Block("veiled-look", "look ?", [])
        self.ready = Block("ready", "ready ?", [])
        turn = [self.draw, self.take, self.peek, self.passing, self.keep, self.sink]
        self.table = ActionTable(
            [*turn, self.bid, self.fold, self.dare, self.stay],
            [self.drawn, self.turned, self.looked, self.rolled],
            [self.veiled_draw, self.veiled_look, self.ready],
        )


class ToyGame(Game):
    """The toy with one edition, player count and set of options."""

    state_class: type[ToyState]

    def __init__(self, players: int = 2, edition: str = "plain", options: dict[str, object] | None = None) -> None:
        self.state_class = ToyState
        self.cards = EDITIONS[edition]
        self.blocks = Blocks(self.cards)
        self.slug = "toy"
        self.edition = edition
        self.edition_hash = f"{len(self.cards)}-cards"
        self.players = players
        self.options = resolve(OPTIONS, options or {})
        self.actions = self.blocks.table
        self.features = toy_hidden.layout(self.cards)
        self.fingerprint = self.actions.fingerprint
        self.rules_version = "1"
        self.max_decisions = 5 * players * self.rounds

    def is_like(self, other: Game) -> bool:
        """Also with the same positions: a broken toy is no other's equal."""
        return super().is_like(other) and isinstance(other, ToyGame) and self.state_class is other.state_class

    @property
    def rounds(self) -> int:
        """How many rounds are played; 0: for ever."""
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        return rounds

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.players, self.edition, self.options)

    def new_state(self) -> ToyState:
        state = self.state_class(self)
        state.agenda.push(TURN, 0)
        state.agenda.push(SHOW, CHANCE)
        for seat in reversed(range(self.players)):
            state.agenda.push(DEAL, CHANCE, seat)
        return state

    def parse_state(self, text: str) -> ToyState:
        return toy_text.parse(self, text)


class ToyState(State):
    """A position. ``top_seen`` and ``bottom_seen`` are bits, one a seat: who has looked at that card."""

    def __init__(self, rules: ToyGame) -> None:
        super().__init__()
        self.rules = rules
        self.players = rules.players
        self.agenda = Agenda([])
        self.own = [Agenda([]) for _ in range(self.players)]
        self.round = 0
        self.turns = 0
        self.deck = Deck([], Bag(list(range(len(rules.cards)))), [])
        self.top_seen = 0
        self.bottom_seen: list[int] = []
        self.display = NOTHING
        self.hands = [Hand(Bag([]), Bag([])) for _ in range(self.players)]
        self.bids = [NOTHING] * self.players
        self.rolls = [NOTHING] * self.players
        self.points = [0] * self.players
        self.discard = Bag([])

    def game(self) -> ToyGame:
        return self.rules

    def clone(self) -> ToyState:
        twin = self.rules.state_class(self.rules)
        twin.agenda = self.agenda.clone()
        twin.own = [own.clone() for own in self.own]
        twin.round = self.round
        twin.turns = self.turns
        twin.deck = self.deck.clone()
        twin.top_seen = self.top_seen
        twin.bottom_seen = self.bottom_seen[:]
        twin.display = self.display
        twin.hands = [hand.clone() for hand in self.hands]
        twin.bids = self.bids[:]
        twin.rolls = self.rolls[:]
        twin.points = self.points[:]
        twin.discard = self.discard.clone()
        return twin

    # Who decides

    def to_move(self) -> int:
        if not self.agenda.stack:
            return TERMINAL
        if not self.veiled():
            return self.agenda.top().who
        return CHANCE if self.roller() >= 0 else self.deciding()[0]

    def veiled(self) -> bool:
        return bool(self.agenda.stack) and self.agenda.top().kind == BIDS

    def roller(self) -> int:
        """The seat whose roll is pending in the secret phase, or NOTHING."""
        for seat, own in enumerate(self.own):
            if own.stack and own.top().kind == ROLL:
                return seat
        return NOTHING

    def deciding(self) -> list[int]:
        """The seats that are not ready yet."""
        return [seat for seat, own in enumerate(self.own) if own.stack]

    def awaited(self) -> list[int]:
        mover = self.to_move()
        if mover < 0:
            return []
        return self.deciding() if self.veiled() else [mover]

    def todo(self, actor: int) -> Todo:
        """What this actor decides now; it must be awaited, or CHANCE with chance pending."""
        if not self.veiled():
            return self.agenda.top()
        return self.own[self.roller() if actor == CHANCE else actor].top()

    # What is legal

    def legal_actions(self) -> list[int]:
        mover = self.to_move()
        return [] if mover == TERMINAL else self.legal(self.todo(mover))

    def legal_as(self, seat: int) -> list[int]:
        return self.legal(self.todo(seat)) if seat in self.awaited() else []

    def legal(self, todo: Todo) -> list[int]:
        """The ids of one pending decision, ascending."""
        a = self.rules.blocks
        if todo.kind == TURN:
            return self.legal_turn()
        if todo.kind == PLACE:
            return [a.keep.id(), a.sink.id()]
        if todo.kind == BID:
            return [a.bid.id(card) for card in self.hands[todo.who].cards()] + [a.fold.id()]
        if todo.kind == DARE:
            return [a.dare.id(), a.stay.id()]
        if todo.kind == STAY:
            return [a.stay.id()]
        if todo.kind == ROLL:
            return [a.rolled.id(LOW), a.rolled.id(HIGH)]
        return [self.card_block(todo).id(card) for card in self.deck.outcomes()]

    def legal_turn(self) -> list[int]:
        a = self.rules.blocks
        actions = [a.draw.id()] if len(self.deck) else []
        if self.display >= 0:
            actions.append(a.take.id())
        if len(self.deck) and self.rules.options["peek"]:
            actions.append(a.peek.id())
        return [*actions, a.passing.id()]

    def card_block(self, todo: Todo) -> Block:
        """How the next card comes: looked at, in secret, or face up because it is for all or was looked at before."""
        a = self.rules.blocks
        if todo.kind == LOOK:
            return a.looked
        fixed = bool(self.deck.top) or not self.deck.bag.items
        return a.turned if todo.kind == SHOW or fixed else a.drawn

    def chance_weights(self) -> list[int]:
        return [2, 1] if self.todo(CHANCE).kind == ROLL else self.deck.weights()

    def sample_chance(self, rng: Rng) -> int:
        todo = self.todo(CHANCE)
        if todo.kind == ROLL:
            return self.rules.blocks.rolled.id(HIGH if rng.below(3) == 2 else LOW)
        return self.card_block(todo).id(self.deck.sample(rng))

    # What is done

    def apply(self, action: int) -> None:
        self.act(self.to_move(), action)

    def apply_as(self, seat: int, action: int) -> None:
        self.act(seat, action)

    def act(self, actor: int, action: int) -> None:
        """Let the actor do it, as its pending decision."""
        todo = self.todo(actor)
        block, argument = self.rules.actions.blocks[self.rules.actions.block[action]], self.rules.actions.first[action]
        if todo.kind in (BID, DARE, ROLL, STAY):
            self.act_in_secret(todo, block, argument)
        elif todo.kind == TURN:
            self.take_turn(todo.who, block)
        elif todo.kind == PLACE:
            self.place(block)
        else:
            self.receive(todo, block, argument)

    def take_turn(self, seat: int, block: Block) -> None:
        a = self.rules.blocks
        self.agenda.pop()
        self.turns += 1
        if seat + 1 < self.players:
            self.agenda.push(TURN, seat + 1)
        else:
            self.start_bids()
        if block is a.draw:
            self.agenda.push(DRAW, CHANCE, seat)
        elif block is a.peek:
            self.agenda.push(LOOK, CHANCE, seat)
        elif block is a.take:
            self.take_display(seat)

    def take_display(self, seat: int) -> None:
        self.hands[seat].known.put(self.display)
        self.note("take", seat, self.display)
        self.display = NOTHING
        if len(self.deck):
            self.agenda.push(SHOW, CHANCE)

    def receive(self, todo: Todo, block: Block, card: int) -> None:
        """A card comes from the deck: to the display, under a seat's eyes, or into a hand."""
        self.agenda.pop()
        seen = self.next_seen()
        self.deck.draw(card)
        if todo.kind == SHOW:
            self.display = card
        elif todo.kind == LOOK:
            self.deck.put_on_top(card)
            self.top_seen = seen | 1 << todo.a
            self.agenda.push(PLACE, todo.a)
        elif block is self.rules.blocks.turned:
            self.hands[todo.a].known.put(card)
            self.note("turn", todo.a, card)
        else:
            self.hands[todo.a].secret.put(card)
            self.note("draw", todo.a, card, todo.a)
            self.note("draw-unseen", todo.a, NOTHING, all_but(todo.a))

    def next_seen(self) -> int:
        """Who has looked at the card that comes next; it leaves its place."""
        seen = self.top_seen
        if not self.deck.top and not self.deck.bag.items:
            seen = self.bottom_seen.pop(0)
        self.top_seen = 0
        return seen

    def place(self, block: Block) -> None:
        self.agenda.pop()
        if block is self.rules.blocks.sink:
            self.deck.put_at_bottom(self.deck.top.pop())
            self.bottom_seen.append(self.top_seen)
            self.top_seen = 0

    # The secret phase

    def start_bids(self) -> None:
        self.agenda.push(BIDS, NOTHING)
        for seat, own in enumerate(self.own):
            own.push(BID, seat)

    def act_in_secret(self, todo: Todo, block: Block, argument: int) -> None:
        seat = todo.who if todo.who >= 0 else todo.a
        own = self.own[seat]
        own.pop()
        if todo.kind == BID:
            self.bids[seat] = argument if block is self.rules.blocks.bid else FOLDED
            own.push(DARE, seat)
        elif todo.kind == ROLL:
            self.rolls[seat] = argument
            own.push(STAY, seat)
        elif block is self.rules.blocks.dare:
            own.push(ROLL, CHANCE, seat)
        if not self.deciding():
            self.unveil()

    def unveil(self) -> None:
        values = [self.bid_value(seat) for seat in range(self.players)]
        best = max(values)
        winners = [seat for seat, value in enumerate(values) if value == best and best > 0]
        for seat in range(self.players):
            self.note("bid", seat, self.bids[seat])
            self.lay_down(seat)
        if len(winners) == 1 or self.rules.options["tie"] == "share":
            for seat in winners:
                self.points[seat] += 1
                self.note("point", seat, NOTHING)
        self.next_round()

    def bid_value(self, seat: int) -> int:
        if self.bids[seat] == FOLDED or self.rolls[seat] == LOW:
            return 0
        suit = SUITS.index(self.rules.cards[self.bids[seat]].partition("-")[0])
        return suit + (3 if self.rolls[seat] == HIGH else 1)

    def lay_down(self, seat: int) -> None:
        if self.bids[seat] >= 0:
            self.hands[seat].take(self.bids[seat])
            self.discard.put(self.bids[seat])
        self.bids[seat] = NOTHING
        self.rolls[seat] = NOTHING

    def next_round(self) -> None:
        self.agenda.pop()
        self.round += 1
        if self.round != self.rules.rounds:
            self.agenda.push(TURN, 0)

    def note(self, kind: str, seat: int, card: int, audience: int | None = None) -> None:
        if self.journal is not None:
            what = self.rules.cards[card] if card >= 0 else ""
            if audience is None:
                self.journal.add(kind, seat, 1, what)
            else:
                self.journal.add(kind, seat, 1, what, audience=audience)

    # What is known

    def seen_as(self, action: int, viewer: int) -> int:
        return self.seen_of(self.to_move(), action, viewer)

    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        a = self.rules.blocks
        todo = self.todo(actor)
        if viewer == (todo.who if todo.who >= 0 else todo.a):
            return action
        if self.veiled():
            return a.ready.id() if action == a.stay.id() else UNSEEN
        if todo.kind in (DEAL, DRAW, LOOK) and self.card_block(todo) is not a.turned:
            return a.veiled_look.id() if todo.kind == LOOK else a.veiled_draw.id()
        return action

    def view(self, viewer: int) -> dict[str, object]:
        return toy_hidden.view(self, viewer)

    def write_features(self, viewer: int, row: Row) -> None:
        toy_hidden.write_features(self, viewer, row)

    def determinize(self, viewer: int, rng: Rng) -> ToyState:
        return toy_hidden.determinize(self, viewer, rng)

    def bid_again(self, seat: int, rng: Rng) -> None:
        """Another seat's secret phase goes back to its start; if it is ready, it is played again at random."""
        ready = not self.own[seat].stack
        self.own[seat] = Agenda([] if ready else [Todo(BID, seat)])
        self.bids[seat] = self.rolls[seat] = NOTHING
        if ready:
            choices = [*self.hands[seat].cards(), FOLDED]
            self.bids[seat] = choices[rng.below(len(choices))]
            self.rolls[seat] = rng.below(3) - 1

    # The rest of the contract

    def prompt(self) -> Prompt:
        return self.prompt_as(self.to_move())

    def prompt_as(self, seat: int) -> Prompt:
        return Prompt("toy-" + toy_text.NAMES[self.todo(seat).kind], seat, {"round": self.round}, "TOY-1.1")

    def reason(self, action: int) -> Reason | None:
        return self.reason_as(self.to_move(), action)

    def reason_as(self, seat: int, action: int) -> Reason | None:
        if action in self.legal_as(seat):
            return None
        if seat not in self.awaited():
            return Reason("TOY-1", "reason-not-your-turn")
        a, kind = self.rules.blocks, self.todo(seat).kind
        if kind == BID and a.bid.start <= action < a.fold.start:
            return Reason("TOY-3", "reason-toy-hand", {"card": self.rules.actions.args(action)["card"]})
        if kind == TURN and action <= a.peek.start:
            return Reason("TOY-2", "reason-toy-nothing-there")
        return Reason("TOY-1", "reason-toy-other-decision", {"deciding": toy_text.NAMES[kind]})

    def turn(self) -> int:
        return self.turns

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        places = [1 + sum(other > own for other in self.points) for own in self.points]
        return places if max(self.points) else [2] * self.players

    def text(self) -> str:
        return toy_text.write(self)

    def problems(self) -> list[str]:
        return toy_text.problems(self)
