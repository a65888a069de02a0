"""Plays each game with random choices and writes what seat 0 is told at telling moments, for the page's stories.

``python tools/fixtures.py`` writes ``web/src/fixtures/<game>.<language>.json``, in the words of the catalogue.
"""

from __future__ import annotations

import json
from pathlib import Path

from kogge import CHANCE, TERMINAL, Rng, load
from kogge.core.journal import Journal
from kogge.core.state import State
from kogge.text import Catalogue, catalogue

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
Told = dict[str, object]


def main() -> None:
    """One game of each; in two languages the same moments, told differently."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for slug, languages in TOLD_IN.items():
        for language in languages:
            told = tell_game(slug, catalogue(slug, language))
            (TARGET / f"{slug}.{language}.json").write_text(
                json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
            )


def tell_game(slug: str, words: Catalogue) -> dict[str, Told]:
    """The last moment of each kind of decision of seat 0, a busy turn of another seat, and the end."""
    state = load(slug, 3, EDITION).new_state()
    state.journal = Journal()
    rng = Rng(SEEDS[slug])
    moments: dict[str, Told] = {}
    events: list[Told] = []
    while state.to_move() != TERMINAL:
        seat = state.to_move()
        if seat == 0:
            moments[state.prompt().kind] = told(state, words, events)
        elif seat > 0:
            moments["waiting"] = told(state, words, events)
        events.append(step(state, choose(state, rng), words, len(events)))
    moments["over"] = told(state, words, events)
    return moments


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


def step(state: State, action: int, words: Catalogue, index: int) -> Told:
    """Play it and tell it as an event."""
    game, actor, turn = state.game(), state.to_move(), state.turn()
    seen = state.seen_as(action, 0)
    state.apply(action)
    assert state.journal is not None
    effects = [
        {
            "kind": effect.kind,
            "seat": effect.seat,
            "amount": effect.amount,
            "what": effect.what,
            "cause": effect.cause,
            "text": words.effect(effect, NAMES),
        }
        for effect in state.journal.drain()
        if effect.visible_to(0)
    ]
    told_action = offer(state, seen, words)
    return {"index": index, "actor": actor, "effects": effects, "turn": turn, "action": seen, **told_action} | {
        "token": game.actions.token(seen)
    }


def offer(state: State, action: int, words: Catalogue) -> Told:
    """An action in slugs and words."""
    game = state.game()
    args = game.actions.args(action)
    return {
        "id": action,
        "token": game.actions.token(action),
        "kind": game.actions.kind(action),
        "args": dict(args),
        "text": words.action(game, action),
    }


def told(state: State, words: Catalogue, events: list[Told]) -> Told:
    """An ``Update`` of the protocol, with the last events."""
    last = events[-EVENTS[state.game().slug] :]
    over = state.to_move() == TERMINAL
    prompt = None if over else state.prompt()
    mine = not over and state.to_move() == 0
    return {
        "type": "update",
        "table": "story",
        "game": state.game().slug,
        "status": "finished" if over else "playing",
        "viewer": 0,
        "epoch": 0,
        "index": len(events),
        "first": len(events) - len(last),
        "fresh": True,
        "events": last,
        "view": state.view(0),
        "awaited": state.awaited(),
        "your_turn": mine,
        "title": words.title(),
        "prompt": prompt
        and {"kind": prompt.kind, "seat": prompt.seat, "args": prompt.args, "text": words.prompt(prompt)},
        "offers": [offer(state, action, words) for action in state.legal_actions()] if mine else [],
        "undo": {"steps": 1 if mine else 0, "restart": 1 if mine else 0},
        "seats": [
            {
                "seat": seat,
                "kind": "person" if seat == 0 else "bot",
                "name": name,
                "level": None,
                "away": False,
                "present": True,
            }
            for seat, name in enumerate(NAMES)
        ],
        "settings": {"public": False, "spectators": True, "forced": False, "confirm": False, "clock": {"kind": "none"}},
        "options": state.game().options,
        "edition": state.game().edition,
        "clocks": None,
        "proposals": [],
        "scores": state.scores() if over else None,
        "places": state.ranking() if over else None,
        "links": {"join": None, "watch": None},
        "rematch": None,
    }


if __name__ == "__main__":
    main()
