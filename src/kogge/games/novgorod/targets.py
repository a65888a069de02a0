"""What the calibration of Novgorod measures and wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

from kogge.arena.played import Played
from kogge.arena.sample import Sample, Share
from kogge.arena.study import Figures, Spread, Study, Trial, each_at_least, mean_between, seats_fair, shares_between
from kogge.bots.bot import Bot, Sight
from kogge.core.journal import Effect
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, State
from kogge.core.timeline import Entry
from kogge.games.novgorod.rules.constants import BONUSES, DUCATS, JOKER, MISSION, PRIVILEGES, SEAL, SPEED
from kogge.games.novgorod.rules.state import NovgorodState

SEATS = {2: 1.15, 3: 1.15, 4: 1.15}
SOURCES = {"mission": "missions", "special": "missions", "career": "careers", "sale": "luxury sales"}
FACES = [f"{number}-{side}" for number in range(1, 5) for side in ("front", "back")]
FOR_LESS = " for less"
WHY_SEATS = (
    "It is the draft that sets Mate's seats apart, and the last seat drafts first: with `reconstructed-4` three "
    "seats won 31, 34 and 35 of 100 games by lot, and 22, 29 and 49 by Mate's own draft. So what the cheapest "
    "offices earn was chosen for Mate. The greedy bot looks at its own gain alone, not at the office it uncovers "
    "for the next: there the first to draft falls behind, and who begins is ahead even with a draft by lot (see the "
    "trials)."
)
WHY_FACES = (
    "Eight faces share the wins, so the fair share is 12.5 %; the rarest of eight in so few games is uncertain by "
    "4 points on either side."
)
WHY_SOURCES = (
    "Mate completes more missions and sells less, the greedy bot the other way round: values that bring Mate's sales "
    "above the bound leave the greedy bot's missions two to three points below it."
)


def player(game: Played, seat: int) -> dict[str, Any]:
    """A player at the end of the game."""
    return cast(dict[str, Any], game.final["seats"][seat])


def start(game: Played) -> int:
    """The seat that began: the one with the lowest career."""
    return cast(int, game.final["start"])


def rounds(game: Played) -> int:
    """All rounds are complete."""
    return game.turns // game.players


# What tokens and effects do not tell: which privilege a step used


def watch(state: State, entry: Entry, effects: list[Effect]) -> list[str]:
    """The privilege that a step used, and the joker if only a joker allowed it."""
    assert isinstance(state, NovgorodState)
    used = _privilege_used(state, entry, effects)
    if not used:
        return []
    names = [PRIVILEGES[used.bit_length() - 1]]
    return names if _printed(state, entry.actor) & used else [*names, "joker"]


def _privilege_used(s: NovgorodState, entry: Entry, effects: list[Effect]) -> int:
    if entry.action == s.a.stop.start:
        return SPEED if s.privilege_used else 0
    if s.a.table.token(entry.action).endswith(FOR_LESS):
        return MISSION
    for effect in effects:
        if effect.cause == "privilege":
            return SEAL if effect.what == "seal" else DUCATS
    return 0


def _printed(s: NovgorodState, seat: int) -> int:
    """The privileges on the visible rows, the joker as itself."""
    first = s.face[seat] * s.e.row_count
    mask = 0
    for row in s.e.rows[first + s.level[seat] : first + s.e.row_count]:
        mask |= row.privilege
    return mask & ~JOKER


# Shares


def sources(sample: Sample) -> dict[str, Share]:
    """Where the winners' seals come from."""
    found: Counter[str] = Counter(dict.fromkeys(SOURCES.values(), 0))
    total = 0
    for game, seat in sample.winning():
        for (kind, owner, what, cause), amount in game.amounts.items():
            if kind == "gain" and owner == seat and what == "seal":
                found[SOURCES.get(cause, cause)] += amount
                total += amount
    order = sorted(found, key=lambda name: (name not in SOURCES.values(), name))
    return {name: Share(found[name], total) for name in order}


def main_sources(sample: Sample) -> dict[str, Share]:
    """Missions, careers and luxury sales."""
    found = sources(sample)
    return {name: found[name] for name in dict.fromkeys(SOURCES.values())}


def _games(sample: Sample, names: Sequence[str], fits: Callable[[Played, str], bool]) -> dict[str, Share]:
    """For each name, the games in which something holds of it."""
    return {name: Share(sum(fits(game, name) for game in sample.games), len(sample.games)) for name in names}


def bonuses(sample: Sample) -> dict[str, Share]:
    """In how many games somebody got each bonus card's seals."""
    return _games(sample, BONUSES, lambda game, bonus: game.amount("gain", cause=bonus) > 0)


def faces(sample: Sample) -> dict[str, Share]:
    """In how many games each side of each career was played."""
    return _games(sample, FACES, lambda game, face: face in _faces(game))


def winning_faces(sample: Sample) -> dict[str, Share]:
    """In how many games each side of each career won: sides are drawn by lot, so being played says little."""
    return _games(sample, FACES, lambda game, face: any(_faces(game)[seat] == face for seat in game.winners()))


def _faces(game: Played) -> list[str]:
    return [player(game, seat)["career"]["face"] for seat in range(game.players)]


def wins_of_faces(sample: Sample) -> dict[str, Share]:
    """How often each side of each career won where it was played."""
    found: dict[str, Share] = {}
    for face in FACES:
        played = [(game, _faces(game).index(face)) for game in sample.games if face in _faces(game)]
        found[face] = Share(sum(seat in game.winners() for game, seat in played), len(played))
    return found


def privileges(sample: Sample) -> dict[str, Share]:
    """In how many games each privilege was used."""
    return _games(sample, PRIVILEGES, lambda game, name: _watched(game, name) > 0)


def _watched(game: Played, name: str) -> int:
    return sum(times for (_actor, watched), times in game.watched.items() if watched == name)


def close_games(sample: Sample) -> dict[str, Share]:
    """Games that were won by a seal or less: how many by the seat that moves first, and by the one that moves last."""
    close = [(game, seat) for game, seat in sample.winning() if 0 <= _lead(game, seat) <= 1]
    places = [(seat - start(game)) % game.players for game, seat in close]
    return {
        "of all": Share(len(close), len(sample.games)),
        "won by the first": Share(places.count(0), len(close)),
        "won by the last": Share(places.count(sample.players - 1), len(close)),
    }


def _lead(game: Played, seat: int) -> int:
    """How many seals a seat has more than the best of the others."""
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


# Means


def players(sample: Sample) -> dict[str, float]:
    """The winners at the end, in the mean."""
    won = [player(game, seat) for game, seat in sample.winning()]
    if not won:
        return {}
    means = {part: sum(one[part] for one in won) / len(won) for part in ("seals", "ducats", "speed", "completed")}
    means["offices"] = sum(len(one["offices"]) for one in won) / len(won)
    means["career level"] = sum(one["career"]["level"] for one in won) / len(won)
    return means


def ends(sample: Sample) -> dict[str, Share]:
    """How games end."""
    everybody = [player(game, seat) for game in sample.games for seat in range(game.players)]
    return {
        "somebody at the top of a career": sample.share(lambda game: any(_top(game, s) for s in range(game.players))),
        "nobody wins": sample.share(lambda game: not game.winners()),
        "players who lose by an X": Share(sum(one["career"]["x"] for one in everybody), len(everybody)),
    }


def _top(game: Played, seat: int) -> bool:
    return cast(bool, player(game, seat)["career"]["top"])


def actions(sample: Sample) -> dict[str, float]:
    """How often a seat does each thing in a game."""
    found: Counter[str] = Counter()
    for game in sample.games:
        for (actor, token), times in game.tokens.items():
            if actor != CHANCE:
                found[token.partition(" ")[0] + (FOR_LESS if token.endswith(FOR_LESS) else "")] += times
    return {name: found[name] / len(sample.games) / sample.players for name in sorted(found)}


# Trials


class DraftByLot(Bot):
    """Plays as another bot does, but picks in the draft whatever the lot says."""

    def __init__(self, bot: Bot) -> None:
        self.name = "draft-by-lot"
        self._bot = bot

    def choose(self, sight: Sight, rng: Rng) -> int:
        if sight.prompt().kind != "draft":
            return self._bot.choose(sight, rng)
        legal = sight.legal()
        return legal[rng.below(len(legal))]


STUDY = Study(
    slug="novgorod",
    bot="greedy",
    options={"bonus": "random", "career_side": "choice"},
    first=start,
    watch=watch,
    trials=[Trial("the draft by lot", DraftByLot)],
    targets=[
        mean_between("9 to 16 rounds", lambda sample: sample.mean(rounds), 9, 16),
        seats_fair("no seat above 1.15 times its fair share", SEATS, WHY_SEATS),
        each_at_least("every bonus card gives seals in at least 5 % of games", bonuses, 0.05),
        each_at_least(
            "every career face is played in at least 5 % of games, and wins 5 %", winning_faces, 0.05, WHY_FACES
        ),
        each_at_least("every privilege is used in at least 5 % of games", privileges, 0.05),
        shares_between(
            "missions, careers and luxury sales give 15 to 60 % of the winners' seals each",
            main_sources,
            0.15,
            0.6,
            WHY_SOURCES,
        ),
    ],
    spreads=[Spread("rounds", "Rounds", rounds)],
    figures=[
        Figures("sources", "The winners' seals", sources),
        Figures("bonuses", "Games in which a bonus card gave seals", bonuses),
        Figures("faces", "Games in which a career face was played", faces, plotted=False),
        Figures("face-wins", "Wins of a career face where it was played", wins_of_faces),
        Figures("privileges", "Games in which a privilege was used", privileges),
        Figures("close", "Games won by a seal or less", close_games, plotted=False),
        Figures("winners", "The winners at the end", players, plotted=False),
        Figures("ends", "How games end", ends, plotted=False),
        Figures("actions", "What a seat does in a game", actions, plotted=False),
    ],
)
