"""Plays seeded games and writes the positions the browser tests look at: ``python tools/positions.py``.

For every game and number of seats: the opening, the middle and a crowded late position, with the usual options and with
all modules of the game, and for every kind of decision the position with the most offers. The files
``tests/e2e/positions/GAME.json`` hold the steps of the games, so that they do not depend on the bots.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.core.timeline import apply, read_steps, write_steps
from kogge.games import registry
from kogge.text import needs

FOLDER = Path(__file__).parent.parent / "tests" / "e2e" / "positions"
SEATS = (2, 3, 4)
MOST_GAMES = 60  # played in search of rare decisions
LATE = 0.8  # of a game's decisions
PROMPT = "prompt-"


class Played(msgspec.Struct):
    """A game as it was played, one step a line: who acted and the action's token."""

    players: int
    options: dict[str, bool | int | str]
    steps: str


class Position(msgspec.Struct):
    """A moment of a game: after so many steps, the seat that decides there, and what is asked."""

    name: str
    game: int  # its number in the file
    step: int
    seat: int
    prompt: str
    offers: int


class Positions(msgspec.Struct):
    """The file of a game."""

    games: list[Played]
    positions: list[Position]


class Moment(msgspec.Struct):
    """A decision while a game is replayed."""

    step: int
    seat: int
    prompt: str
    offers: int
    size: int  # of what the seat sees: the more lies on the table the larger


def kinds(slug: str) -> set[str]:
    """What the rules can ask for or announce, from their sources."""
    named = {need.key.removeprefix(PROMPT) for need in needs.of_a_game(slug).sentences if need.key.startswith(PROMPT)}
    return named - {"over"}


def load(slug: str) -> Positions:
    """The recorded positions of a game."""
    return msgspec.json.decode((FOLDER / f"{slug}.json").read_bytes(), type=Positions)


def game_of(slug: str, played: Played) -> Game:
    """The rules a game was played by."""
    return registry.load(slug, played.players, options=played.options)


def states(slug: str, played: Played) -> Iterator[tuple[int, State]]:
    """Every position of a game, the first before any step; it is the same object, changed."""
    game = game_of(slug, played)
    state = game.new_state()
    yield 0, state
    for number, (actor, action) in enumerate(read_steps(game, played.steps), 1):
        apply(state, actor, action)
        yield number, state


def moments(slug: str, played: Played) -> list[Moment]:
    """Every decision of a game; where several seats decide at once, that of each."""
    found = []
    for step, state in states(slug, played):
        if state.to_move() in (CHANCE, TERMINAL):
            continue
        for seat in state.awaited():
            size = len(json.dumps(state.view(seat)))
            found.append(Moment(step, seat, state.prompt_as(seat).kind, len(state.legal_as(seat)), size))
    return found


def offer_counts(slug: str, played: Played) -> list[int]:
    """For every step a seat took, how many it could choose from."""
    game = game_of(slug, played)
    state = game.new_state()
    counts = []
    for actor, action in read_steps(game, played.steps):
        if actor != CHANCE:
            counts.append(len(state.legal_as(actor)))
        apply(state, actor, action)
    return counts


# Choosing


def rich_options(slug: str) -> dict[str, bool | int | str]:
    """All modules of a game: every switch on, the last of every choice."""
    chosen: dict[str, bool | int | str] = {}
    for option in registry.options(slug):
        if isinstance(option.default, bool):
            chosen[option.name] = True
        elif option.choices:
            chosen[option.name] = option.choices[-1]
    return chosen


def searched(slug: str, players: int, seed: int) -> Played:
    """A game of bots. Odd seeds play with all modules; later seeds with ever more seats that choose at random."""
    return play(slug, players, seed, rich_options(slug) if seed % 2 else {}, min(seed // 8, players))


def play(slug: str, players: int, seed: int, options: dict[str, bool | int | str], random_seats: int) -> Played:
    """A game of greedy bots, some of its seats of random ones."""
    game = registry.load(slug, players, options=options)
    names = ["random"] * random_seats + ["greedy"] * (players - random_seats)
    record = play_game(game, [bots.make(slug, name) for name in names], seed)
    return Played(players, options, write_steps(game, [(entry.actor, entry.action) for entry in record.entries]))


def main_moments(slug: str, played: Played) -> dict[str, Moment]:
    """The first choice, the one in the middle, and the late one with the most on the table."""
    choices = [moment for moment in moments(slug, played) if moment.offers > 1]
    late = choices[int(len(choices) * LATE) :]
    return {
        "opening": choices[0],
        "middle": choices[len(choices) // 2],
        "late": max(late, key=lambda moment: (moment.size, moment.offers)),
    }


def by_kind(slug: str, played: Played) -> dict[str, Moment]:
    """For every kind of decision in a game the one with the most offers."""
    best: dict[str, Moment] = {}
    for moment in moments(slug, played):
        known = best.get(moment.prompt)
        if known is None or (moment.offers, moment.size) > (known.offers, known.size):
            best[moment.prompt] = moment
    return best


def choose(slug: str) -> Positions:
    """The positions of a game, for every number of seats."""
    chosen = Positions([], [])
    for players in SEATS:
        _add_main(chosen, slug, players)
        _add_kinds(chosen, slug, players)
    return chosen


def _add(chosen: Positions, name: str, moment: Moment) -> None:
    number = len(chosen.games) - 1
    chosen.positions.append(Position(name, number, moment.step, moment.seat, moment.prompt, moment.offers))


def _add_main(chosen: Positions, slug: str, players: int) -> None:
    for seed, label in ((0, ""), (1, " with all modules")):
        chosen.games.append(searched(slug, players, seed))
        for name, moment in main_moments(slug, chosen.games[-1]).items():
            _add(chosen, f"{name}{label}", moment)
        if seed == 0:
            for kind, moment in by_kind(slug, chosen.games[-1]).items():
                _add(chosen, f"prompt {kind}", moment)


def _add_kinds(chosen: Positions, slug: str, players: int) -> None:
    """Further games, only those with a decision that was not met before."""
    here = {position.prompt for position in chosen.positions if chosen.games[position.game].players == players}
    missing = kinds(slug) - here
    for seed in range(1, MOST_GAMES):
        played = searched(slug, players, seed)
        found = {kind: moment for kind, moment in by_kind(slug, played).items() if kind in missing}
        if found:
            chosen.games.append(played)
            missing -= found.keys()
        for kind, moment in found.items():
            _add(chosen, f"prompt {kind}", moment)


def _cut(chosen: Positions) -> None:
    """Leave out what comes after the last position of each game, except of the first: whole games are counted there."""
    counted = {next(n for n, game in enumerate(chosen.games) if game.players == players) for players in SEATS}
    for number, played in enumerate(chosen.games):
        if number not in counted:
            last = max(position.step for position in chosen.positions if position.game == number)
            played.steps = "\n".join(played.steps.splitlines()[:last])


def main() -> None:
    """Write the files of all games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in registry.slugs():
        chosen = choose(slug)
        _cut(chosen)
        text = msgspec.json.format(msgspec.json.encode(chosen), indent=1)
        (FOLDER / f"{slug}.json").write_bytes(text + b"\n")
        print(f"{slug}: {len(chosen.games)} games, {len(chosen.positions)} positions, {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
