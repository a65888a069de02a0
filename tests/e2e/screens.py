"""Every screen besides the board in play, and what the geometry check finds there in all sizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from tests.e2e import scenes, scenes_study, tables
from tests.e2e.geometry import SIZES, Size, Violation, lasting_violations, settle
from tests.e2e.hands import prefer
from tests.e2e.scenes import Scene, Stage
from tests.e2e.walk import settings


class Screen(NamedTuple):
    """How to come there, what to do again in every size (a menu closes with the window's change), and settings."""

    come: Scene
    again: Callable[[Page], None] | None = None
    prefers: Mapping[str, object] = {}


def every_game(
    name: str, make: Callable[[str], Scene], again: Callable[[Page], None] | None = None, **prefers: object
) -> dict[str, Screen]:
    """The same for each game."""
    return {f"{name}, {game}": Screen(make(game), again, prefers) for game in scenes.GAMES}


SCREENS: dict[str, Screen] = {
    "start": Screen(partial(scenes.visit, "/", "button[data-game=norsemen]:enabled")),
    "start with tables": Screen(scenes.start_with_tables),
    "start, settings": Screen(scenes.box("norsemen", "dialog .icon-button", "header button.icon-button:last-child")),
    "banned": Screen(scenes.banned),
    "banned at the table": Screen(scenes.banned_at_the_table),
    **every_game("new table, options", lambda game: scenes.box(game, "summary")),
    "new table, friends": Screen(scenes.box("norsemen", "[data-friends]")),
    "new table, names": Screen(scenes.box("norsemen", "[data-friends]", "[data-here-device]")),
    "new table, link": Screen(scenes.box("norsemen", "[data-friends]", "[data-by-link]")),
    **every_game("rules", scenes.rules),
    "privacy": Screen(partial(scenes.visit, "/privacy", "main h2")),
    "my data": Screen(scenes.my_data),
    "invite": Screen(scenes.invite),
    "door": Screen(scenes.door),
    "private door": Screen(scenes.private_door),
    "unknown table": Screen(partial(scenes.visit, "/t/unknown", ".card")),
    **every_game("tips", partial(scenes.at_table, name="opening"), helped=[]),
    **every_game("table as text", scenes.at_table, plain=True),
    **every_game("own area", scenes.at_table, partial(scenes.open_tab, "mine")),
    **every_game("log", scenes.at_table, partial(scenes.open_tab, "log")),
    **every_game("chat", scenes.talking, partial(scenes.open_tab, "chat")),
    **every_game("aid", scenes.at_table, partial(scenes.open_tab, "aid")),
    **every_game("hints", scenes.advised),
    **every_game("closer look", scenes.near),
    **every_game("seat", lambda game: scenes.at_table(game, "li.seat .name, .chip")),
    **every_game("all actions", partial(scenes.at_table, name="middle"), scenes.open_more),
    "why not": Screen(scenes.at_table("norderwind"), scenes.close_look),
    **every_game("watching", scenes.watching),
    "table, settings": Screen(scenes.at_table("novgorod", "[data-menu]")),
    "table, scores": Screen(scenes.at_table("norsemen", "[data-menu]", "dialog [data-scores]")),
    "people": Screen(scenes.people),
    "people, removing": Screen(scenes.removing),
    "report": Screen(scenes.report),
    "looking back": Screen(scenes.looking_back),
    "connection lost": Screen(scenes.lost),
    "proposal": Screen(scenes.proposal),
    "absent": Screen(scenes.absent),
    "friend for the absent": Screen(scenes.friend),
    "replaced by a bot": Screen(scenes.replaced),
    "handover": Screen(scenes.handover),
    **every_game("end", scenes.over),
    "end, chapters": Screen(scenes.over("norsemen", "[data-chapter]")),
    "end, sheet closed": Screen(scenes.over("norderwind", "dialog .head .icon-button")),
    "replay, empty": Screen(partial(scenes.visit, "/replay", "h1, h2")),
    "replay": Screen(scenes.replay()),
    "analysis, empty": Screen(partial(scenes.visit, "/analysis", "[data-begin]")),
    "analysis": Screen(scenes.analysis()),
    "replay, scores": Screen(scenes.replay("[data-scores]")),
    **every_game("review", scenes_study.reviewed),
    "try again": Screen(scenes_study.trying("norsemen")),
    "try again, answered": Screen(scenes_study.trying("novgorod", ".try .buttons .button:not(.main)")),
    **every_game("lesson", scenes_study.lesson),
    **every_game("lesson, a move", scenes_study.lesson_move),
    **every_game("puzzle", scenes_study.puzzle),
    **every_game("puzzle, solved", scenes_study.solved),
    "puzzle, reasons": Screen(scenes_study.solved("novgorod", "[data-why]")),
    **every_game("editor", scenes_study.editor),
    "editor, faults": Screen(scenes_study.editor_with_faults),
    "frozen": Screen(scenes.frozen()),
    "frozen, asked to end": Screen(scenes.frozen(asked=True)),
    "frozen, over": Screen(scenes.frozen(ended=True)),
}


# Puzzles and lessons have players of their own.
NAMES = [*tables.NAMES, "Sunniva", "Hinrich", "Birte", "Kapitän", "Captain"]
Found = tuple[Size, list[Violation]]


def look_at(
    browser: Browser, url: str, database: str, name: str, language: str = "en", shots: Path | None = None
) -> list[Found]:
    """A screen in all sizes, with a window for fingers and one for the mouse."""
    found = []
    for touch in (True, False):
        sizes = [size for size in SIZES if size.touch == touch]
        context = browser.new_context(**{**settings(url, touch, sizes[1]), "locale": language})
        try:
            page = context.new_page()
            found += _look(Stage(page, database), name, sizes, shots)
        finally:
            context.close()
    return found


def _look(stage: Stage, name: str, sizes: list[Size], shots: Path | None) -> list[Found]:
    screen, page = SCREENS[name], stage.page
    prefer(page, **screen.prefers)
    screen.come(stage)
    found = []
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        settle(page)
        if screen.again:
            screen.again(page)
        page.mouse.move(1, 1)  # nothing is shown beside the pointer
        if shots:
            page.screenshot(path=shots / f"{name.replace(', ', '-').replace(' ', '-')}-{size.name}.png")
        found.append((size, lasting_violations(page, size.touch, NAMES)))
    return found
