"""What the calibration of Norderwind measures and wants."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from kogge.arena.played import Played
from kogge.arena.sample import Sample, Share
from kogge.arena.study import Figures, Spread, Study, each_at_least, mean_between, seats_fair
from kogge.core.state import CHANCE
from kogge.games.norderwind.rules.constants import ROLES

SEATS = {2: 1.15, 3: 1.15, 4: 1.3}
CUBES = {"cube": 1, "cube-back": -1}
GOLD = {"gain": "from", "lose": "for"}
WHY_SEATS = (
    "The game ends at once, so the seat that begins is up to a turn ahead, and the fewer turns a game has, the more "
    "that counts: with 4 players they are fewest. How much so few games leave open is told by the intervals."
)
PARTS = ["sail", "cannons", "letters", "captains", "gold"]


def ship(game: Played, seat: int) -> dict[str, Any]:
    """A ship at the end of the game."""
    return cast(dict[str, Any], game.final["seats"][seat])


def contract_cubes(game: Played, seat: int) -> int:
    """The cubes of a seat on contracts."""
    return game.amount("cube", seat, cause="contract")


def crew(sample: Sample) -> dict[str, Share]:
    """How many winners' ships have each role aboard."""
    crews = [ship(game, seat)["crew"] for game, seat in sample.winning()]
    return {role: Share(sum(role in crew for crew in crews), len(crews)) for role in ROLES}


def cubes(sample: Sample) -> dict[str, float]:
    """Where the winners' cubes lie at the end, in the mean."""
    found: Counter[str] = Counter()
    winning = sample.winning()
    for game, seat in winning:
        for (kind, owner, where, cause), amount in game.amounts.items():
            if owner == seat and kind in CUBES:
                found[where if where == cause else f"{cause} {where}"] += amount * CUBES[kind]
    return {name: found[name] / len(winning) for name in sorted(found)}


def gold(sample: Sample) -> dict[str, float]:
    """Gold a winner has gained and spent in a game, by cause."""
    found: Counter[str] = Counter()
    winning = sample.winning()
    for game, seat in winning:
        for (kind, owner, what, cause), amount in game.amounts.items():
            if owner == seat and what == "gold" and kind in GOLD:
                found[f"{GOLD[kind]} {cause}"] += amount
    return {name: found[name] / len(winning) for name in sorted(found, key=lambda name: (name[:2] != "fr", name))}


def ships(sample: Sample) -> dict[str, float]:
    """The winners' ships at the end, in the mean."""
    found = [ship(game, seat) for game, seat in sample.winning()]
    if not found:
        return {}
    means = {part: sum(one[part] for one in found) / len(found) for part in PARTS}
    means["crew"] = sum(len(one["crew"]) for one in found) / len(found)
    means["goods"] = sum(sum(one["hold"].values()) for one in found) / len(found)
    return means


def events(sample: Sample) -> dict[str, float]:
    """What happens to a seat in a game."""
    found = {
        "battles won": sample.mean(lambda game: game.count("battle-won")),
        "battles lost": sample.mean(lambda game: game.count("battle-lost")),
        "pirates paid": sample.mean(lambda game: game.did("pay")),
        "letters gained": sample.mean(lambda game: game.amount("gain", what="letter")),
        "letters used": sample.mean(lambda game: game.amount("lose", what="letter")),
        "majorities lost": sample.mean(lambda game: game.amount("cube-back")),
    }
    return {name: number / sample.players for name, number in found.items()}


def tiles(sample: Sample) -> dict[str, Share]:
    """In how many games each tile was turned up."""
    found: Counter[str] = Counter()
    for game in sample.games:
        found.update(token for actor, token in game.tokens if actor == CHANCE and token.startswith("reveal "))
    return {token.removeprefix("reveal "): Share(found[token], len(sample.games)) for token in sorted(found)}


def actions(sample: Sample) -> dict[str, float]:
    """How often a seat does each thing in a game."""
    found: Counter[str] = Counter()
    for game in sample.games:
        for (actor, token), times in game.tokens.items():
            if actor != CHANCE:
                found["buy over" if " over " in token else token] += times
    return {name: found[name] / len(sample.games) / sample.players for name in sorted(found)}


def contracts(sample: Sample) -> dict[str, Share]:
    """In how many games each contract was fulfilled."""
    found: Counter[str] = Counter()
    names = [
        f"{column['port']} {row + 1}"
        for column in sample.games[0].final["columns"]
        for row in range(len(column["contracts"]))
    ]
    for game in sample.games:
        for column in game.final["columns"]:
            found.update(f"{column['port']} {row + 1}" for row in range(len(column["owners"])))
    return {name: Share(found[name], len(sample.games)) for name in names}


STUDY = Study(
    slug="norderwind",
    bot="greedy",
    targets=[
        mean_between("15 to 25 turns a player", lambda sample: sample.mean(Played.rounds), 15, 25),
        mean_between(
            "the winner has 5 to 8 contract cubes", lambda sample: sample.mean_of_winners(contract_cubes), 5, 8
        ),
        seats_fair("no seat above 1.15 times (4 players: 1.3 times) its fair share", SEATS, WHY_SEATS),
        each_at_least("every crew role in at least 10 % of winners' ships", crew, 0.1),
    ],
    spreads=[Spread("turns", "Turns a player", Played.rounds)],
    figures=[
        Figures("cubes", "The winners' cubes", cubes),
        Figures("crew", "Crew of the winners' ships", crew),
        Figures("ships", "The winners' ships at the end", ships, plotted=False),
        Figures("gold", "A winner's gold in a game", gold),
        Figures("events", "Events of a seat in a game", events, plotted=False),
        Figures("actions", "What a seat does in a game", actions, plotted=False),
        Figures("contracts", "Games in which a contract was fulfilled", contracts),
        Figures("tiles", "Games in which a tile was turned up", tiles, plotted=False),
    ],
)
