"""The rules of Skerries. RULES.md maps each of them to a function here."""

from __future__ import annotations

from kogge.core.actions import ActionTable, Arg, Block
from kogge.core.errors import BrokenPosition
from kogge.core.features import MOST_SEATS, FeatureTable, Row
from kogge.core.notation import Fields
from kogge.core.options import Option
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, Prompt, Reason, State
from kogge.games.edition_file import EditionFile

PLAYER_COUNTS = [2, 3, 4]
PRIVATE_PROMPTS: list[str] = []  # everything lies open
CAST, HOME = 0, 1
SQUALL = "squall"
MOST = 250  # fish that fit into a row of features


def options(file: EditionFile) -> list[Option]:
    """How many rounds are played; the edition says how many are usual."""
    return [Option("rounds", file.number("game.rounds", 1, 40), None, 1, 40)]


def make(file: EditionFile, players: int, options: dict[str, object]) -> Game:
    """The game; raises BrokenEdition with every fault of the file."""
    game = SkerriesGame(file, players, options)
    file.finish()
    return game


class SkerriesGame(Game):
    """One edition, one player count, one set of options."""

    def __init__(self, file: EditionFile, players: int, options: dict[str, object]) -> None:
        self.slug = "skerries"
        self.edition, self.edition_hash = file.name, file.hash
        self.players, self.options, self.rules_version = players, options, "1"
        file.number("game.rounds", 1, 40)
        self.casts = file.number("game.casts", 1, 12)
        self.hauls = file.slugs("hauls")
        self.fish = [self._of_haul(file, haul, "fish", 0, 9) for haul in self.hauls]
        self.weights = [self._of_haul(file, haul, "weight", 1, 99) for haul in self.hauls]
        haul = Block("haul", "haul {}", [Arg("haul", self.hauls)])
        self.actions = ActionTable([Block("cast", "cast", []), Block("home", "home", [])], [haul], [])
        self.fingerprint = self.actions.fingerprint
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.turns = rounds * players
        self.max_decisions = self.turns * self.casts
        self.features = FeatureTable()
        self.at_landed = self.features.add("landed", [MOST_SEATS], MOST, "fish landed, the observer's first")
        self.at_turn = self.features.add("turn", [3], MOST, "fish in the boat, casts made, turns to come")
        self.features.finish()

    @staticmethod
    def _of_haul(file: EditionFile, haul: str, key: str, lowest: int, highest: int) -> int:
        path = f"hauls.{haul}"
        entry = file.entry(path)
        file.only(path, entry, ["fish", "weight"])
        return file.amount(path, entry, key, lowest, highest)

    def new_state(self) -> SkerriesState:
        """Nobody has fished yet (SK-1.1)."""
        return SkerriesState(self)

    def parse_state(self, text: str) -> SkerriesState:
        """The position of a text; omitted fields take their start values."""
        s = SkerriesState(self)
        fields = Fields(text, ["turn", "casts", "catch", "hauling", "landed"])
        s.number = fields.number("turn", 0, 0, self.turns)
        s.casts = fields.number("casts", 0, 0, self.casts)
        s.catch = fields.number("catch", 0, 0, MOST)
        s.hauling = fields.number("hauling", 0, 0, 1) == 1
        s.landed = fields.numbers("landed", s.landed, 0, 1_000_000)
        if s.problems():
            raise BrokenPosition(fields.line("casts"), "position-impossible", got="; ".join(s.problems()))
        return s


class SkerriesState(State):
    """A position. ``hauling``: a net is out, and chance says what is in it."""

    def __init__(self, rules: SkerriesGame) -> None:
        super().__init__()
        self.rules = rules
        self.number = 0
        self.casts = 0
        self.catch = 0
        self.hauling = False
        self.landed = [0] * rules.players

    def game(self) -> SkerriesGame:
        return self.rules

    def clone(self) -> SkerriesState:
        twin = SkerriesState(self.rules)
        twin.number, twin.casts, twin.catch, twin.hauling = self.number, self.casts, self.catch, self.hauling
        twin.landed = self.landed[:]
        return twin

    # Who decides, and what

    def to_move(self) -> int:
        if self.number >= self.rules.turns:
            return TERMINAL
        return CHANCE if self.hauling else self.seat()

    def seat(self) -> int:
        """Whose turn it is."""
        return self.number % self.rules.players

    def legal_actions(self) -> list[int]:
        """Cast the net, or sail home with what is in the boat (SK-2.1)."""
        if self.to_move() == TERMINAL:
            return []
        if self.hauling:
            first = self.rules.actions.width
            return list(range(first, first + len(self.rules.hauls)))
        return [CAST, HOME] if self.casts else [CAST]

    def chance_weights(self) -> list[int]:
        return self.rules.weights[:]

    def sample_chance(self, rng: Rng) -> int:
        left = rng.below(sum(self.rules.weights))
        for haul, weight in enumerate(self.rules.weights):
            if left < weight:
                return self.rules.actions.width + haul
            left -= weight
        raise AssertionError("the weights add up")

    def apply(self, action: int) -> None:
        if self.hauling:
            self.haul(action - self.rules.actions.width)
        elif action == CAST:
            self.hauling = True
        else:
            self.land()

    def haul(self, haul: int) -> None:
        """What is in the net (SK-2.2, SK-2.3)."""
        self.hauling = False
        self.casts += 1
        if self.rules.hauls[haul] == SQUALL:
            self.note("lose", self.catch, "fish")
            self.catch = 0
            self.end_turn()
            return
        self.catch = min(MOST, self.catch + self.rules.fish[haul])
        self.note("net", self.rules.fish[haul], "fish")
        if self.casts == self.rules.casts:
            self.land()

    def land(self) -> None:
        """The boat comes home: what is in it counts (SK-2.4)."""
        self.landed[self.seat()] += self.catch
        self.note("land", self.catch, "fish")
        self.catch = 0
        self.end_turn()

    def end_turn(self) -> None:
        """The next boat leaves (SK-2.5)."""
        self.casts = 0
        self.number += 1

    def note(self, kind: str, amount: int, what: str) -> None:
        """Report an effect, for the log and the screens."""
        if self.journal is not None and amount:
            self.journal.add(kind, self.seat(), amount, what)

    # What is known, and said

    def view(self, viewer: int) -> dict[str, object]:
        """All of it: nothing is secret."""
        return {
            "round": min(self.number, self.rules.turns - 1) // self.rules.players + 1,
            "rounds": self.rules.turns // self.rules.players,
            "active": self.seat() if self.to_move() != TERMINAL else None,
            "catch": self.catch,
            "casts": self.casts,
            "most_casts": self.rules.casts,
            "seats": [{"fish": fish} for fish in self.landed],
        }

    def write_features(self, viewer: int, row: Row) -> None:
        seats = [(viewer + after) % self.rules.players for after in range(self.rules.players)]
        row.put_each(self.rules.at_landed, [self.landed[seat] for seat in seats], MOST)
        row.put_each(self.rules.at_turn, [self.catch, self.casts, self.rules.turns - self.number], MOST)

    def determinize(self, viewer: int, rng: Rng) -> SkerriesState:
        return self.clone()

    def prompt(self) -> Prompt:
        kind, rule = ("haul", "SK-2.2") if self.hauling else ("fish", "SK-2.1")
        return Prompt(kind, self.to_move(), {"amount": self.catch}, rule)

    def reason(self, action: int) -> Reason | None:
        return None if action in self.legal_actions() else Reason("SK-2.1", "reason-cast-first")

    def turn(self) -> int:
        return self.number

    def scores(self) -> list[int]:
        return self.landed[:]

    def ranking(self) -> list[int]:
        """The most fish win (SK-3.1)."""
        return [1 + sum(other > own for other in self.landed) for own in self.landed]

    def text(self) -> str:
        numbers = {"turn": self.number, "casts": self.casts, "catch": self.catch, "hauling": int(self.hauling)}
        lines = [f"{name} {number}" for name, number in numbers.items()]
        return "\n".join([*lines, "landed " + " ".join(str(fish) for fish in self.landed)]) + "\n"

    def problems(self) -> list[str]:
        found = []
        over = self.number >= self.rules.turns
        if over and (self.casts or self.hauling):
            found.append("the game is over")
        if self.casts >= self.rules.casts:
            found.append("too many casts")
        if self.catch > self.casts * max(self.rules.fish):
            found.append("more fish than were caught")
        return found
