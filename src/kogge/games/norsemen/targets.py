"""What the calibration of Norsemen measures and wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from kogge.arena.played import Played
from kogge.arena.sample import Sample, Share
from kogge.arena.study import Figures, Spread, Study, Target, Verdict, each_at_least
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules.constants import COUNTS, GEM, ICONS, LADDERS, LORES, SCORED

LEAST, MOST = 45, 110
MOST_WINS = 1.2
USED = 0.05
PRINTED = (
    "what leaders can do, where they begin and with how many coins is printed. Ladder costs and cards shift wins from "
    "one leader to another, but no set of them that was tried evens them out. With Mate Rurik is ahead, whose three "
    "territories are his alone; with the greedy bot Harald too, who waives costs, and the more so the dearer the steps "
    "are. A leader is chosen in few of the games, so its share is uncertain."
)
TERRITORIES = (
    "most VP come from territories, whose incomes and thing actions are printed, and the better the players, the more "
    "they make of them (see a winner's VP by cause)."
)
GIFTS = (
    "what later places begin with (coins and VP) is printed, and weighs the more the fewer VP a game brings. Sixty "
    "games leave the share of one place of four uncertain by about 0.4 times, four hundred by 0.17."
)
SEPARATE = {
    "ladder": "steps on ladders",
    "legendary": "legendary tokens",
    "leader": "the leader",
    "cards": "VP of cards",
    "coins": "coins at the end",
    "order": "later in the order",
}


def winners_vp(sample: Sample) -> list[int]:
    """The VP of every winner."""
    return [game.scores[seat] for game, seat in sample.winning()]


def winners_between(sample: Sample) -> Verdict:
    """How many winners have a fitting number of VP."""
    scores = winners_vp(sample)
    fitting = sum(LEAST <= vp <= MOST for vp in scores) / len(scores)
    return Verdict(f"{sum(scores) / len(scores):.1f} VP, {fitting:.0%} of winners", fitting >= 0.9)


# Who wins


def leader_of(game: Played, seat: int) -> str:
    """The leader a seat has chosen."""
    return str(game.final["seats"][seat]["leader"])


def place_of(game: Played, seat: int) -> str:
    """The place of a seat in the playing order of the first round: later places began with as many coins more."""
    return f"place {game.amount('gain', seat, 'coins', 'order') + 1}"


def fair_shares(sample: Sample, of_seat: Callable[[Played, int], str]) -> dict[str, float]:
    """Wins of everything that seats have, as a multiple of what is fair: 1 for each game and seat divided by all."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in sample.games:
        played.update(of_seat(game, seat) for seat in range(sample.players))
        won.update(of_seat(game, seat) for seat in game.winners())
    return {name: won[name] * sample.players / played[name] for name in sorted(played)}


def leaders(sample: Sample) -> dict[str, float]:
    """Wins of every leader as a multiple of its fair share."""
    return fair_shares(sample, leader_of)


def places(sample: Sample) -> dict[str, float]:
    """Wins of every place in the first playing order as a multiple of its fair share."""
    return fair_shares(sample, place_of)


def none_above(title: str, shares: Callable[[Sample], dict[str, float]], most: float, why: str = "") -> Target:
    """Nothing named should win more than so many times its fair share."""

    def judge(sample: Sample) -> Verdict:
        found = shares(sample)
        best = max(found, key=lambda name: found[name])
        return Verdict(f"{best}: {found[best]:.2f} times", found[best] <= most)

    return Target(title, judge, why)


# What is used


def used(sample: Sample, names: Iterable[str], found: Callable[[str, Played], bool]) -> dict[str, Share]:
    """In how many games each thing is found."""
    return {name: sample.share(partial(found, name)) for name in names}


def territories(sample: Sample) -> list[str]:
    """The territories of the edition, Normandy too."""
    return [str(land["slug"]) for land in sample.games[0].final["territories"]]


def ladders_used(sample: Sample) -> dict[str, Share]:
    """Games in which a token of each ladder came into play."""
    return used(sample, LADDERS, lambda name, game: game.did(f"advance {name} 1 plain") > 0)


def leaders_used(sample: Sample) -> dict[str, Share]:
    """Games in which each leader was chosen."""
    names = sorted({leader_of(game, seat) for game in sample.games for seat in range(sample.players)})
    return used(sample, names, lambda name, game: any(leader_of(game, seat) == name for seat in range(game.players)))


def things_used(sample: Sample) -> dict[str, Share]:
    """Games in which each thing action was performed."""
    return used(sample, territories(sample), lambda name, game: game.count("thing", what=name) > 0)


def titles_used(sample: Sample) -> dict[str, Share]:
    """Games in which each scoring card got a token."""
    return used(sample, COUNTS, lambda name, game: game.did(f"score {name}") > 0)


# What is shown besides


def vp_causes(sample: Sample) -> dict[str, float]:
    """Where a winner's VP come from, in the mean; the 5 of the start are not among them."""
    found: Counter[str] = Counter()
    winning, lands = sample.winning(), territories(sample)
    for game, seat in winning:
        for (kind, owner, what, cause), amount in game.amounts.items():
            if owner == seat and what == "vp" and kind in ("gain", "lose"):
                found[_cause(cause, lands) if kind == "gain" else "spent"] += amount if kind == "gain" else -amount
    return {name: found[name] / len(winning) for name in sorted(found)}


def _cause(cause: str, lands: list[str]) -> str:
    """A cause of VP, those of one kind together."""
    if cause in lands:
        return "territories: incomes, thing actions, bonuses"
    if cause in ICONS[GEM : GEM + LORES]:
        return "lore majorities"
    if cause in SCORED:
        return "scoring cards"
    return SEPARATE.get(cause, "bonuses of cards")


def tokens(sample: Sample) -> dict[str, float]:
    """What a winner has at the end, in the mean."""
    found: Counter[str] = Counter()
    winning = sample.winning()
    for game, seat in winning:
        shown = game.final["seats"][seat]
        for name in LADDERS:
            found[name + "s in play"] += shown["ladders"][name]["in_play"]
            found["legendary tokens in play"] += shown["ladders"][name]["legendary"] is None
        found["damaged longships"] += shown["damaged"]
        found["coins"] += shown["coins"]
        found["cards"] += len(shown["route"]) + shown["deck"]["size"] + len(shown["discard"])
    return {name: found[name] / len(winning) for name in found}


def actions(sample: Sample) -> dict[str, float]:
    """How often a seat does each kind of thing in a game."""
    found: Counter[str] = Counter()
    for game in sample.games:
        for (actor, token), times in game.tokens.items():
            if actor != CHANCE:
                kind, _, what = token.partition(" ")
                found[f"{kind} {what}" if kind in ("jarl", "title", "thing", "repair") else kind] += times
    return {name: found[name] / len(sample.games) / sample.players for name in sorted(found)}


STUDY = Study(
    slug="norsemen",
    bot="greedy",
    targets=[
        Target("nine of ten winners have 45 to 110 VP", winners_between, TERRITORIES),
        each_at_least("every ladder brings a token into play in at least 5 % of games", ladders_used, USED),
        each_at_least("every leader is chosen in at least 5 % of games", leaders_used, USED),
        each_at_least("every thing action is performed in at least 5 % of games", things_used, USED),
        each_at_least("every scoring card gets a token in at least 5 % of games", titles_used, USED),
        none_above("no leader above 1.2 times its fair share of wins", leaders, MOST_WINS, PRINTED),
        none_above("no place in the first order above 1.2 times its fair share", places, MOST_WINS, GIFTS),
    ],
    spreads=[Spread("vp", "VP of the winner", lambda game: max(game.scores))],
    figures=[
        Figures("leaders", "Wins of each leader, as a multiple of its fair share", leaders),
        Figures("places", "Wins of each place in the first order, as a multiple of its fair share", places),
        Figures("titles", "Games in which a scoring card got a token", titles_used),
        Figures("things", "Games in which a thing action was performed", things_used),
        Figures("ladders", "Games in which a token of a ladder came into play", ladders_used, plotted=False),
        Figures("causes", "A winner's VP by cause", vp_causes),
        Figures("tokens", "What a winner has at the end", tokens, plotted=False),
        Figures("actions", "What a seat does in a game", actions, plotted=False),
    ],
)
