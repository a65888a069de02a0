"""Finding puzzles: strong bots play, and a longer search looks for positions with one clearly best choice.

A choice is clearly best where two searches with different luck agree on it, and in both it wins by ``MARGIN`` more than
the next one. Where the rules of thumb find it, and the learned policy has no doubt, there is nothing to find: such
positions are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log10

from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.bots.judge import NetworkOracle, network_of
from kogge.bots.plan import Branch, Plan, Style
from kogge.bots.table import play_game
from kogge.core.errors import KoggeError
from kogge.core.rng import Rng
from kogge.core.state import Game, State
from kogge.games import registry
from kogge.puzzles.puzzle import Puzzle, Step
from kogge.review.spans import Span, spans_of

MARGIN = 0.04
LEAST, MOST = 0.06, 0.94  # chances to win between which a game is open
CHOICES = 3  # that a position must have
MOST_STEPS = 14
SURE = 0.9  # how likely the policy of the weakest level takes what it has no doubt about
OBVIOUS = 0.8  # found so often by the levels, it is no puzzle
SCREENED = 32  # simulations a choice at first sight
LOOKED_AT = 8  # choices that are weighed
WEIGHED = 3  # times as many are weighed as puzzles are wanted
DRAWS = 3  # times a bot is asked
MIDDLE = 1500
STEEP = 400  # of the ratings, as in chess: ten to one


class NoJudge(KoggeError):
    """Without a network nobody knows what is best."""

    key = "error-no-judge"


@dataclass(frozen=True)
class Depth:
    """How hard is looked: simulations for each choice, puzzles of one game at most, and positions that are tried."""

    simulations: int = 250
    a_game: int = 5
    tried: int = 80


class Finder:
    """Finds the puzzles in games of one number of players."""

    def __init__(self, game: Game, bot: str, depth: Depth) -> None:
        network = network_of(game)
        if network is None:
            raise NoJudge(game=game.slug)
        self.game = game
        self.bot = bot
        self.depth = depth
        self._oracle = NetworkOracle(network)
        self._style = Style()

    def puzzles(self, seed: int) -> list[Puzzle]:
        """The puzzles of one game between strong bots."""
        players = [bots.make(self.game.slug, self.bot) for _seat in range(self.game.players)]
        record = play_game(self.game, players, seed)
        found: list[Puzzle] = []
        turns: set[tuple[int, int]] = set()
        for span in self._promising(spans_of(record), seed)[: WEIGHED * self.depth.a_game]:
            if (span.turn, span.seat) in turns or len(found) >= self.depth.a_game:
                continue
            one = self.puzzle(span.state, span.seat, seed)
            if one is not None:
                found.append(one)
                turns.add((span.turn, span.seat))
        return found

    def _promising(self, spans: list[Span], seed: int) -> list[Span]:
        """Open positions where a first look sees one choice ahead, those that are ahead by most first."""
        places = [place for place, span in enumerate(spans) if self._is_open(span)]
        Rng(seed).shuffle(places)
        looks = [spans[place] for place in places if not self._is_plain(spans[place], seed)][: self.depth.tried]
        gaps = [(self._glance(span.state, span.seat, seed), span) for span in looks]
        gaps.sort(key=lambda pair: -pair[0])
        return [span for gap, span in gaps if gap >= MARGIN]

    def _is_open(self, span: Span) -> bool:
        state = span.state
        return span.seat >= 0 and not state.veiled() and len(state.legal_as(span.seat)) >= CHOICES

    def _is_plain(self, span: Span, seed: int) -> bool:
        """Whether the policy has no doubt, and the rules of thumb say the same."""
        likely = self._warm(span.state, span.seat)
        best = _best(likely)
        return likely[best] > SURE and self._asked("greedy", span.state, span.seat, best, seed, 1) == 1.0

    def _glance(self, state: State, seat: int, seed: int) -> float:
        shares = sorted(_shares(self.weigh(state, seat, SCREENED, seed).root.branches).values(), reverse=True)
        return shares[0] - shares[1] if LEAST <= shares[0] <= MOST else 0.0

    def puzzle(self, state: State, seat: int, seed: int) -> Puzzle | None:
        """The puzzle of a position, if it is one."""
        text = state.determinize(seat, Rng(seed + 1)).text()
        world = self.game.parse_state(text)
        first = self.clear(world, seat, seed)
        if first is None or not LEAST <= first.shares[first.token] <= MOST:
            return None
        steps, levels = self._line(world, seat, seed, first)
        chance = sum(levels.values()) / len(levels)
        if chance > OBVIOUS:
            return None
        return Puzzle(
            self.game.slug,
            self.game.edition,
            self.game.players,
            seat,
            text,
            steps,
            {level: round(found, 3) for level, found in levels.items()},
            rating(chance, min(step.gap() for step in steps if step.asked())),
        )

    def _line(self, state: State, seat: int, seed: int, first: Step) -> tuple[list[Step], dict[str, float]]:
        """What the seat does until chance or another has a say, and how likely the levels find all that is asked."""
        state = state.clone()
        turn, steps = state.turn(), [first]
        levels = self.levels(state, seat, first.token, seed)
        state.apply_as(seat, self._id(first.token))
        while state.to_move() == seat and state.turn() == turn and not state.veiled() and len(steps) < MOST_STEPS:
            step = self.clear(state, seat, seed) or Step(self._favourite(state, seat, seed))
            if step.asked():
                more = self.levels(state, seat, step.token, seed)
                levels = {level: chance * more[level] for level, chance in levels.items()}
            steps.append(step)
            state.apply_as(seat, self._id(step.token))
        return steps, levels

    def _id(self, token: str) -> int:
        return self.game.actions.parse(token)

    # The search

    def weigh(self, state: State, seat: int, simulations: int, seed: int, only: set[int] | None = None) -> Plan:
        """Every choice tried equally often, in the same worlds."""
        plan = Plan(self._oracle, Sight(state, seat), seed + 1, self._style)
        plan.begin()
        tried = [branch for branch in plan.root.branches if only is None or branch.action in only]
        plan.share_out(tried, simulations, 0.0)
        return plan

    def clear(self, state: State, seat: int, seed: int) -> Step | None:
        """The clearly best choice, with what it and those beside it win; None where two searches find none."""
        if len(state.legal_as(seat)) < 2:
            return None
        glance = _shares(self.weigh(state, seat, SCREENED, seed).root.branches)
        best = max(glance.values())
        order = sorted(glance, key=lambda action: -glance[action])
        looked = {action for place, action in enumerate(order) if place < LOOKED_AT or best - glance[action] < MARGIN}
        found: list[dict[int, float]] = []
        for luck in (1, 2):
            plan = self.weigh(state, seat, self.depth.simulations, seed * 2 + luck, looked)
            found.append(_shares(plan.root.branches))
            if not _is_clear(found[-1]):
                return None
        shares = {action: (found[0][action] + found[1][action]) / 2 for action in found[0]}
        if _best(found[0]) != _best(found[1]):
            return None
        token = self.game.actions.token
        ranked = sorted(shares, key=lambda action: (-shares[action], action))
        return Step(token(ranked[0]), {token(action): round(shares[action], 3) for action in ranked})

    def _favourite(self, state: State, seat: int, seed: int) -> str:
        """The best of several good choices, or the only one."""
        legal = state.legal_as(seat)
        shares = _shares(self.weigh(state, seat, SCREENED, seed).root.branches) if len(legal) > 1 else {legal[0]: 1.0}
        return self.game.actions.token(_best(shares))

    # The levels

    def levels(self, state: State, seat: int, token: str, seed: int) -> dict[str, float]:
        """How likely random play, the weakest level, the greedy bot and the mate find this choice."""
        action = self._id(token)
        return {
            "random": 1 / len(state.legal_as(seat)),
            "deckhand": self._warm(state, seat)[action],
            "greedy": self._asked("greedy", state, seat, action, seed),
            "mate": self._asked("mate", state, seat, action, seed),
        }

    def _warm(self, state: State, seat: int) -> dict[int, float]:
        """The network's policy at the temperature of the weakest level."""
        legal = state.legal_as(seat)
        [one] = self._oracle.judged([state], [seat], [legal])
        cool = 1 / registry.plugin(self.game.slug).warmth
        powers = [max(likely, 1e-9) ** cool for likely in one[: len(legal)]]
        return {action: power / sum(powers) for action, power in zip(legal, powers, strict=True)}

    def _asked(self, level: str, state: State, seat: int, action: int, seed: int, draws: int = DRAWS) -> float:
        """How often a bot takes this choice."""
        hits = 0
        for draw in range(draws):
            bot = bots.make(self.game.slug, level)
            hits += bot.choose(Sight(state, seat), Rng(seed + 100 * (draw + 1))) == action
        return hits / draws


def _shares(branches: list[Branch]) -> dict[int, float]:
    return {branch.action: branch.total / branch.visits for branch in branches if branch.visits > 0}


def _best(shares: dict[int, float]) -> int:
    return max(shares, key=lambda action: (shares[action], -action))


def _is_clear(shares: dict[int, float]) -> bool:
    first, second, *_rest = sorted(shares.values(), reverse=True)
    return first - second >= MARGIN


def rating(chance: float, gap: float) -> int:
    """How hard it is, as players are rated: from how likely the levels find it, and less where much is at stake."""
    chance = min(0.98, max(0.02, chance))
    stake = min(150.0, max(0.0, 500 * (gap - MARGIN)))
    return round((MIDDLE + STEEP * log10((1 - chance) / chance) - stake) / 10) * 10
