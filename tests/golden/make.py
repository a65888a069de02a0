"""Makes the golden files: `.venv/bin/python -m tests.golden.make` writes them anew, and its commit says why.

A game has a folder with: the tokens of its editions (line n holds id n - 1), the names of its kinds of action, the
hashes of its published editions, the numbers of lines of play, and finished games with a log of all that happened and
was seen.
"""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import kogge
from kogge.core.journal import Journal
from kogge.core.perft import perft
from kogge.games import registry

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """A game played at random from a seed."""

    slug: str
    name: str
    seed: int
    players: int
    edition: str
    options: dict[str, object] = field(default_factory=dict)

    def path(self) -> Path:
        return FOLDER / self.slug / f"{self.name}.kogge"


ANY_TIME: dict[str, object] = {"lookout_any_time": True}
NORSEMEN_OPTIONS: dict[str, object] = {
    "starting_cards_are_an_age": True,
    "combined_pairs": "longships_lawspeakers",
    "greenland_moves_damaged": True,
}

EXPERTS: dict[str, object] = {"merchant": "front", "pirate": "front", "special_missions": True, "bonus": "random"}
BACKS: dict[str, object] = EXPERTS | {
    "merchant": "back",
    "pirate": "back",
    "career_side": "choice",
    "expert_positions": "random",
}
READINGS: dict[str, object] = {
    "artisan_uses_own_good": True,
    "strict_mission_order": True,
    "question_mark": "pirate_only",
    "career_side": "back",
}

PLAYTHROUGHS = [
    Playthrough("norderwind", "two", 158, 2, "reconstructed"),
    Playthrough("norderwind", "three", 131, 3, "reconstructed"),
    Playthrough("norderwind", "four", 167, 4, "reconstructed"),
    Playthrough(
        "norderwind", "two-one-letter-look-any-time", 54, 2, "reconstructed", ANY_TIME | {"letters_on_a_tile": "one"}
    ),
    Playthrough("norderwind", "four-look-any-time", 134, 4, "reconstructed", ANY_TIME),
    Playthrough("norderwind", "three-last-round", 5, 3, "reconstructed", {"round_limit": 8, "seen_tiles": False}),
    Playthrough("norderwind", "two-tiny", 1, 2, "tiny"),
    Playthrough("norsemen", "two", 1, 2, "reconstructed"),
    Playthrough("norsemen", "three", 2, 3, "reconstructed"),
    Playthrough("norsemen", "four", 3, 4, "reconstructed"),
    Playthrough("norsemen", "two-all-options", 4, 2, "reconstructed", NORSEMEN_OPTIONS),
    Playthrough("norsemen", "two-tiny", 5, 2, "tiny"),
    Playthrough("norsemen", "four-tiny", 6, 4, "tiny"),
    Playthrough("norderwind", "three-tiny-look-any-time", 2, 3, "tiny", ANY_TIME | {"round_limit": 20}),
    Playthrough("novgorod", "two", 1, 2, "reconstructed", {"round_limit": 5}),
    Playthrough("novgorod", "three-experts", 2, 3, "reconstructed", EXPERTS | {"round_limit": 4}),
    Playthrough("novgorod", "four-backs", 3, 4, "reconstructed", BACKS | {"round_limit": 3}),
    Playthrough("novgorod", "two-tiny", 4, 2, "tiny"),
    Playthrough("novgorod", "three-tiny-experts", 5, 3, "tiny", EXPERTS),
    Playthrough("novgorod", "four-tiny-other-readings", 6, 4, "tiny", READINGS),
]

MERCHANTS = """cash 3 3
stored amber -
offices-1 danzig:cheapest lubeck:cheapest
secret-1 amber-salt
left-1 jewelry-clothing"""
NORSEMEN_ROUTES = """\
phase route
map ireland
scoring forts lore
leader-1 cnut
leader-2 gorm
settlements-1 denmark
settlements-2 denmark
route-1 ireland-8
beside-1 ireland-8"""
NORSEMEN_TURN = """\
phase expansion
round 2
map scotland greenland
scoring forts lore
leader-1 leif
leader-2 gorm
settlements-1 norway
settlements-2 denmark
route-1 sweden-1* norway-1
route-2 scandinavia denmark-1*
longships 0 0
damaged 1 1
assigned-1 greenland
normandy 0 1
lawspeakers 0 0
coins 5 5
pending turn 0"""
LOOKOUTS = "crew-1 lookout\ncrew-2 lookout\nsail 2 2"

# Game, players, edition, options, the position (none: the start), and how deep the lines of play are counted.
LINES: list[tuple[str, int, str, dict[str, object], str, int]] = [
    ("norderwind", 2, "tiny", {}, "", 8),
    ("norderwind", 3, "tiny", {}, "", 7),
    ("norderwind", 4, "tiny", {}, "", 7),
    ("norderwind", 2, "tiny", ANY_TIME | {"letters_on_a_tile": "one"}, LOOKOUTS, 6),
    ("norderwind", 2, "reconstructed", {}, "", 5),
    ("novgorod", 2, "tiny", {}, "", 8),
    ("novgorod", 3, "tiny", EXPERTS, "", 7),
    ("novgorod", 2, "tiny", {}, MERCHANTS, 5),
    ("novgorod", 2, "tiny", EXPERTS, MERCHANTS, 4),
    ("novgorod", 4, "reconstructed", {}, "", 5),
    ("norsemen", 2, "tiny", {}, "", 6),
    ("norsemen", 2, "tiny", {}, NORSEMEN_ROUTES, 10),
    ("norsemen", 2, "tiny", NORSEMEN_OPTIONS, NORSEMEN_TURN, 5),
    ("norsemen", 3, "tiny", {}, "", 5),
    ("norsemen", 2, "reconstructed", {}, "", 4),
]


def tokens(slug: str, edition: str) -> str:
    """All tokens of an edition, in the order of their ids."""
    game = kogge.load(slug, players=registry.player_counts(slug)[0], edition=edition)
    return "\n".join(game.actions.tokens) + "\n"


def kinds(slug: str, edition: str) -> str:
    """How each kind of action is written, and the names by which clients and sentences know it and what it names."""
    game = kogge.load(slug, players=registry.player_counts(slug)[0], edition=edition)
    rows = [
        (block.pattern, game.actions.kind(block.start), *game.actions.args(block.start))
        for block in game.actions.blocks
    ]
    return "".join(f"{pattern}: {' '.join(names)}\n" for pattern, *names in rows)


def hashes(slug: str) -> str:
    """The editions that come with a game and the hashes by which records name them."""
    return "".join(f"{name} {registry.edition_file(slug, name).hash}\n" for name in sorted(registry.editions(slug)))


def counts(slug: str) -> str:
    """The numbers of lines of play, by depth from 1 on."""
    rows = []
    for game, players, edition, options, position, depth in LINES:
        if game == slug:
            state = kogge.load(slug, players=players, edition=edition, options=options).parse_state(position)
            numbers = " ".join(str(perft(state, steps)) for steps in range(1, depth + 1))
            words = [f"{name}={value}" for name, value in options.items()] + position.splitlines()
            rows.append(f"{players} {edition} {', '.join(words) or '-'}: {numbers}\n")
    return "".join(rows)


def play(spec: Playthrough) -> kogge.Record:
    """The game of a playthrough."""
    game = kogge.load(spec.slug, players=spec.players, edition=spec.edition, options=spec.options)
    record, rng = kogge.Record(game), kogge.Rng(spec.seed)
    while record.state.to_move() != kogge.TERMINAL:
        if record.state.to_move() == kogge.CHANCE:
            record.play(record.state.sample_chance(rng))
        else:
            actions = record.state.legal_actions()
            record.play(actions[rng.below(len(actions))])
    return record


def log(record: kogge.Record) -> str:
    """Each step with its effects, then what is decided next, the scores, and a hash of what every viewer sees."""
    state = record.game.new_state()
    lines = [situation(state)]
    for entry in record.entries:
        state.journal = Journal()
        lines.append(record.game.actions.token(entry.action))
        state.apply_as(entry.actor, entry.action)
        lines += [f"  {effect!r}" for effect in state.journal.drain()]
        lines.append(situation(state))
    viewers = [*range(record.game.players), kogge.SPECTATOR]
    lines += [json.dumps(state.view(viewer), indent=1) for viewer in viewers[-2:]]
    return "\n".join(lines) + "\n"


def situation(state: kogge.State) -> str:
    prompt = state.prompt()
    words = " ".join(f"{name}={value}" for name, value in sorted(prompt.args.items()))
    viewers = [*range(state.game().players), kogge.SPECTATOR]
    seen = json.dumps([state.view(viewer) for viewer in viewers])
    offers = [state.legal_actions(), state.chance_weights()]
    digest = sha256(f"{seen} {offers} {state.text()}".encode()).hexdigest()[:8]
    return f"  > {prompt.kind} {prompt.seat} {words} {state.scores()} {digest}"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    for slug in registry.slugs():
        for edition in registry.editions(slug):
            write(FOLDER / slug / f"tokens-{edition}.txt", tokens(slug, edition))
        write(FOLDER / slug / "kinds.txt", kinds(slug, registry.editions(slug)[0]))
        write(FOLDER / slug / "editions.txt", hashes(slug))
        write(FOLDER / slug / "perft.txt", counts(slug))
    for spec in PLAYTHROUGHS:
        record = play(spec)
        write(spec.path(), kogge.dumps(record))
        write(spec.path().with_suffix(".log"), log(record))


if __name__ == "__main__":
    main()
