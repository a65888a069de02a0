"""Plays each game with random choices and writes the updates of seat 0 at telling moments, for the page's stories.

``python tools/fixtures.py`` writes ``web/src/fixtures/<game>.<language>.json``, with the code that makes real updates.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from kogge import CHANCE, TERMINAL, Rng, load
from kogge.core.state import Game, State
from kogge.server.live import updates
from kogge.server.live.creation import new_row
from kogge.server.live.table import Table
from kogge.server.storage.rows import Result, SeatRow
from kogge.server.wire import Settings, Update

TARGET = Path(__file__).parent.parent / "web" / "src" / "fixtures"
EVENTS = {"norderwind": 20, "norsemen": 6, "novgorod": 6}
NAMES = ["Ada", "Windsbraut", "Albatros"]
TOLD_IN = {"norderwind": ("en", "de"), "norsemen": ("en",), "novgorod": ("en",)}
EDITION = "reconstructed"  # whose games these seeds make telling
SEEDS = {"norderwind": 11, "norsemen": 5, "novgorod": 3}
EAGER = {
    "norderwind": ("fulfil", "hire", "search"),
    "norsemen": ("score", "jarl", "thing", "send"),
    "novgorod": ("rise", "both", "upper", "resume", "sell"),
}
DULL = {"stop", "pass", "finish", "end"}
PLAYED_MS = 1_700_000_000_000


def main() -> None:
    """One game of each; in two languages the same moments."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for slug, languages in TOLD_IN.items():
        for language in languages:
            moments = msgspec.json.encode(tell_game(slug, language))
            (TARGET / f"{slug}.{language}.json").write_bytes(moments + b"\n")


def tell_game(slug: str, language: str) -> dict[str, Update]:
    """The last moment of each kind of decision of seat 0, a busy turn of another seat, and the end."""
    table = new_table(load(slug, 3, EDITION))
    timeline = table.playing()
    rng = Rng(SEEDS[slug])
    moments: dict[str, Update] = {}
    while timeline.state.to_move() != TERMINAL:
        seat = timeline.state.to_move()
        if seat >= 0:
            moments["waiting" if seat else timeline.state.prompt().kind] = update(table, language)
        timeline.play_one(seat, choose(timeline.state, rng))
    table.row.status = "finished"
    table.row.result = Result(scores=timeline.state.scores(), places=timeline.state.ranking())
    moments["over"] = update(table, language)
    return moments


def new_table(game: Game) -> Table:
    """A table in memory, with a person at its first seat and bots at the others."""
    row = new_row("story", game, Settings(spectators=False), PLAYED_MS)
    row.status = "playing"
    table = Table(row, game)
    table.seats = [SeatRow("story", seat, "bot", name, None) for seat, name in enumerate(NAMES)]
    table.seats[0].kind, table.seats[0].online_until = "person", 2 * PLAYED_MS
    table.names = NAMES
    return table


def update(table: Table, language: str) -> Update:
    """What seat 0 is sent, with the last events."""
    epoch, index = table.replayed().place(0)
    first = max(index - EVENTS[table.row.game], 0)
    return updates.update_for(table, 0, language, epoch, first, knows=True)


def choose(state: State, rng: Rng) -> int:
    """Random, but eager: contracts and crew first, so that ships and columns fill."""
    if state.to_move() == CHANCE:
        return state.sample_chance(rng)
    table = state.game().actions
    legal = state.legal_actions()
    for kind in EAGER[state.game().slug]:
        wanted = [action for action in legal if table.kind(action) == kind]
        if wanted:
            return wanted[rng.below(len(wanted))]
    lively = [action for action in legal if table.kind(action) not in DULL] or legal
    return lively[rng.below(len(lively))]


if __name__ == "__main__":
    main()
