"""How many decisions a player clicks, before and after forced steps play themselves; writes docs/reports/clicks.md.

Seeded games of the greedy bot at every seat. A decision is a click; a forced one leaves no choice, and everybody can
see that (``kogge.games.forced``). The table plays it unless that option is off.
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from statistics import mean

from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.state import Game
from kogge.core.timeline import apply
from kogge.games import registry
from kogge.games.forced import is_forced

REPORT = Path(__file__).parent.parent / "docs/reports/clicks.md"
HEADS = ["game", "players", "clicks a player before", "after", "saved", "longest game before", "after"]
SEED = 1


def clicks(game: Game, seed: int) -> tuple[int, int]:
    """The decisions of all seats in one game, and those of them that are not forced."""
    seats = [bots.make(game.slug, "greedy") for _seat in range(game.players)]
    record = play_game(game, seats, seed)
    state = game.new_state()
    decisions = asked = 0
    for entry in record.entries:
        if entry.actor >= 0:
            decisions += 1
            asked += not is_forced(state, entry.actor)
        apply(state, entry.actor, entry.action)
    return decisions, asked


def row(slug: str, players: int, games: int) -> list[str]:
    """A line of the table: the mean of a player, and the longest game."""
    counted = [clicks(registry.load(slug, players), SEED + number) for number in range(games)]
    before = mean(decisions for decisions, _asked in counted) / players
    after = mean(asked for _decisions, asked in counted) / players
    longest = [each / players for each in max(counted)]
    numbers = [f"{before:.0f}", f"{after:.0f}", f"{1 - after / before:.0%}", *(f"{each:.0f}" for each in longest)]
    return [slug.capitalize(), str(players), *numbers]


def report(games: int) -> str:
    """The page, measured now."""
    rows = [row(slug, players, games) for slug in registry.slugs() for players in registry.player_counts(slug)]
    text = [
        "# Clicks in a game",
        "",
        f"Measured on {date.today().isoformat()} by `make clicks`: {games} games for each game and number of players, "
        f"with the greedy bot at every seat, the default edition and options, seeds from {SEED} on. A click is a "
        "decision of a seat. Before: every decision is clicked. After: steps that leave no choice, and everybody can "
        "see that, play themselves, which is the default.",
        "",
        f"| {' | '.join(HEADS)} |",
        "|---" + "|---:" * (len(HEADS) - 1) + "|",
        *(f"| {' | '.join(cells)} |" for cells in rows),
        "",
        "All numbers are clicks of one player in one game: the mean of all games and seats, and in the last two "
        "columns the mean of the seats in the game with the most decisions.",
        "",
    ]
    return "\n".join(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="for each game and number of players")
    text = report(parser.parse_args().games)
    REPORT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
