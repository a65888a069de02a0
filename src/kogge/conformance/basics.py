"""What holds at every node: ids, tokens, weights, invariants, scores, turns, prompts, the end."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache

from kogge.conformance.failure import Size, Spot, check
from kogge.conformance.play import nodes, play
from kogge.core.playout import playout
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, Prompt, State

RULE = re.compile(r"[A-Z]+-\d+\.\d+")


@check("identity")
def check_identity(game: Game, seeds: Sequence[int], size: Size) -> None:
    """The game says what it is, in words that a record's header can hold, and its positions know it."""
    spot = Spot("identity", game)
    for name in ("slug", "edition", "edition_hash", "fingerprint", "rules_version"):
        word = getattr(game, name)
        spot.expect(isinstance(word, str) and len(word.split()) == 1 and "#" not in word, f"{name} is {word!r}")
    spot.equal(game.fingerprint, game.actions.fingerprint, "fingerprint")
    spot.expect(game.players >= 1 and game.max_decisions >= 0, "players and max_decisions count from 1 and from 0")
    spot.equal(json.loads(json.dumps(game.options)), game.options, "options are switches, words and numbers")
    spot.expect(game.new_state().game() is game, "a new position belongs to another game")


@check("tokens")
def check_tokens(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Ids and tokens are inverse, and the table has its three parts in order."""
    spot, table = Spot("tokens", game), game.actions
    spot.expect(0 < table.width <= table.veiled_start <= table.size, "player actions, chance outcomes, veiled forms")
    for action in range(table.size):
        token = table.token(action)
        spot.equal(token, " ".join(token.split()), "white space in a token")
        spot.equal(table.parse(token), action, f"{token!r} parses to another id")
        spot.equal(table.parse(f"  {token.replace(' ', '   ')} "), action, f"{token!r} with more white space")
        spot.expect(bool(table.kind(action)), f"{token!r} has no kind")
        spot.equal(table.is_chance(action), table.width <= action < table.veiled_start, f"{token!r} is chance")


@check("moves")
def check_moves(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Random play meets no dead end and no exception, and goes the same way twice."""
    for seed in seeds:
        found = play(game, seed, size)
        found.spot("moves", len(found.entries)).expect(not found.trouble, found.trouble)


@check("ids")
def check_ids(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Legal actions are ascending and unique: player ids at player nodes, outcomes at chance nodes, none at the end."""
    width, chance_end = game.actions.width, game.actions.veiled_start
    for spot, state in nodes("ids", game, seeds, size):
        mover, legal = state.to_move(), state.legal_actions()
        spot.expect(mover in (CHANCE, TERMINAL) or 0 <= mover < game.players, f"to_move is {mover}")
        spot.equal(bool(legal), mover != TERMINAL, "there are legal actions")
        for actions in (legal, *(state.legal_as(seat) for seat in state.awaited())):
            spot.equal(actions, sorted(set(actions)), "legal actions, ascending and unique")
        low, high = (width, chance_end) if mover == CHANCE else (0, width)
        spot.equal([action for action in legal if not low <= action < high], [], f"ids outside {low} to {high - 1}")


@check("weights")
def check_weights(game: Game, seeds: Sequence[int], size: Size) -> None:
    """At a chance node every outcome has a whole and positive weight."""
    for spot, state in nodes("weights", game, seeds, size):
        if state.to_move() == CHANCE:
            weights = state.chance_weights()
            spot.equal(len(weights), len(state.legal_actions()), "weights for the outcomes")
            spot.expect(all(type(weight) is int and weight > 0 for weight in weights), f"weights {weights}")


@check("problems")
def check_problems(game: Game, seeds: Sequence[int], size: Size) -> None:
    """No invariant is broken in any position the rules reach."""
    for spot, state in nodes("problems", game, seeds, size):
        spot.equal(state.problems(), [], "problems")


@check("scores")
def check_scores(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Every node has a whole-number score for each seat."""
    for spot, state in nodes("scores", game, seeds, size):
        scores = state.scores()
        spot.equal(len(scores), game.players, "scores, one a seat")
        spot.expect(all(type(score) is int for score in scores), f"scores are whole numbers: {scores}")


@check("turns")
def check_turns(game: Game, seeds: Sequence[int], size: Size) -> None:
    """The turn number starts at 0 and never falls."""
    before = 0
    for spot, state in nodes("turns", game, seeds, size):
        if spot.node == 0:
            before = 0
            spot.equal(state.turn(), 0, "first turn")
        spot.expect(state.turn() >= before, f"turn {state.turn()} after turn {before}")
        before = state.turn()


@check("prompts")
def check_prompts(game: Game, seeds: Sequence[int], size: Size) -> None:
    """Whoever decides is told what: a kind, the seat, words or numbers, and the rule."""
    for spot, state in nodes("prompts", game, seeds, size):
        for seat in state.awaited():
            prompt = state.prompt_as(seat)
            spot.expect(bool(prompt.kind) and prompt.kind == "".join(prompt.kind.split()), f"kind {prompt.kind!r}")
            spot.equal(prompt.seat, seat, "the seat that decides")
            spot.expect(bool(RULE.fullmatch(prompt.rule)), f"rule {prompt.rule!r} of {prompt.kind}")
            spot.expect(all(isinstance(value, str | int) for value in prompt.args.values()), f"args {prompt.args}")
        if state.to_move() >= 0:
            ours, general = state.prompt_as(state.to_move()), state.prompt()
            spot.equal(prompt_words(general), prompt_words(ours), "prompt() is that of to_move()")


def prompt_words(prompt: Prompt) -> tuple[str, int, dict[str, str | int], str]:
    """A prompt to compare."""
    return prompt.kind, prompt.seat, prompt.args, prompt.rule


# The end


@lru_cache(maxsize=16)
def ending(game: Game, seed: int, size: Size) -> tuple[int, State]:
    """A random game played as far as may be: its decisions and its last position."""
    bound = min(game.max_decisions or size.longest, size.decisions)
    state = game.new_state()
    return playout(state, Rng(seed=seed), bound + 1), state


@check("ends")
def check_ends(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A game ends within its bound (0: it need not), and then nobody is to move."""
    for seed in seeds:
        decisions, state = ending(game, seed, size)
        spot = Spot("ends", game, seed)
        bound = game.max_decisions
        spot.expect(not bound or decisions <= bound, f"{decisions} decisions and more, expected at most {bound}")
        if state.to_move() == TERMINAL:
            spot.equal([state.legal_actions(), state.awaited()], [[], []], "legal actions and awaited seats at the end")


@check("ranking")
def check_ranking(game: Game, seeds: Sequence[int], size: Size) -> None:
    """The places at the end go from 1 (from 2, where nobody won), none better than the seats ahead allow."""
    for seed in seeds:
        state = ending(game, seed, size)[1]
        if state.to_move() == TERMINAL:
            spot, places = Spot("ranking", game, seed), state.ranking()
            spot.equal(len(places), game.players, "places, one a seat")
            for place in places:
                ahead = sum(other < place for other in places)
                last = game.players + (1 not in places)
                spot.expect(1 <= place <= last, f"places {places}: expected from 1 to {last}")
                spot.expect(ahead < place, f"places {places}: {ahead} are ahead of place {place}")
