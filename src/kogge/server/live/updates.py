"""What a viewer is told: built up from the view, the offers and the events as this viewer saw them."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from kogge.core.state import SPECTATOR, TERMINAL, Game, Reason, State
from kogge.core.timeline import Step, Timeline
from kogge.games import registry
from kogge.games.forced import is_forced
from kogge.server.errors import Refused
from kogge.server.live import clocks
from kogge.server.live.proposals import proposal_info
from kogge.server.live.table import Table, awaited, former_status
from kogge.server.rendering import server_words, speech, title_text
from kogge.server.storage import store
from kogge.server.wire import (
    Event,
    Events,
    Frozen,
    Links,
    Moment,
    Offer,
    PromptInfo,
    SeatInfo,
    Summary,
    UndoInfo,
    Update,
    View,
    Why,
)
from kogge.text import catalogue

MOST_EVENTS = 200  # in one answer


class Scene:
    """A table at one moment: what several viewers are told alike is worked out once.

    ``encoded``: the updates are only sent, so that views are encoded at once, and once for all who share one.
    """

    def __init__(self, table: Table, encoded: bool = False) -> None:
        self.table = table
        self._encoded = encoded
        self.now = store.now()
        self.seats = seats(table)
        self.proposals = [proposal_info(row) for row in table.proposals]
        self._events: dict[tuple[str, int, int, Step], Event] = {}
        self._prompts: dict[tuple[str, int], PromptInfo] = {}
        self._titles: dict[str, str] = {}
        self._views: dict[int, msgspec.Raw] = {}
        self.host = table.host()
        self.links = links(table, SPECTATOR)

    def event(self, viewer: int, language: str, index: int) -> Event:
        """An event of the viewer. Others who saw the same of a step whose effects are for everyone share it."""
        timeline = self.table.replayed()
        step, seen = timeline.event(viewer, index)
        words, names = speech(timeline.game, language), self.table.names
        if not step.is_public():
            return words.event(index, step, seen, viewer, names)
        key = (language, index, seen, step)
        event = self._events.get(key)
        if event is None:
            event = self._events[key] = words.event(index, step, seen, viewer, names)
        return event

    def view(self, state: State, viewer: int) -> View:
        """The view of a viewer. Those who know the same share it."""
        if not self._encoded:
            return state.view(viewer)
        alike = state.view_as(viewer)
        view = self._views.get(alike)
        if view is None:
            view = self._views[alike] = msgspec.Raw(msgspec.json.encode(state.view(alike)))
        return cast(View, view)

    def title(self, may: list[int], viewer: int, language: str) -> str:
        """The title of a window; the same for all who wait."""
        if viewer in may:
            return title(self.table, may, viewer, language)
        if language not in self._titles:
            self._titles[language] = title(self.table, may, SPECTATOR, language)
        return self._titles[language]

    def prompt(self, state: State, seat: int, language: str) -> PromptInfo:
        """What a seat decides."""
        asked = self._prompts.get((language, seat))
        if asked is None:
            words = speech(state.game(), language)
            asked = self._prompts[language, seat] = words.prompt(state.prompt_as(seat), self.table.names)
        return asked


def update_for(
    table: Table,
    viewer: int,
    language: str,
    epoch: int = 0,
    index: int = 0,
    knows: bool = False,
    scene: Scene | None = None,
) -> Update:
    """All that is new to a viewer that has come to this place; at its very beginning it may know the table or not."""
    timeline = table.timeline
    if timeline is None:
        return _tell_frozen(table, viewer, language)
    scene = scene or Scene(table)
    status, state = table.status, timeline.state
    now_epoch, last = timeline.place(viewer)
    fresh = epoch != now_epoch or index > last or last - index > MOST_EVENTS or not (index or knows)
    first = max(last - MOST_EVENTS, 0) if fresh else index
    may = awaited(state, viewer) if status == "playing" else []
    plays = viewer >= 0 and status == "playing" and not table.is_bot(viewer)  # while a bot plays, it is asked instead
    undo = timeline.undoable(viewer) if plays else (0, 0)
    asked = plays and viewer in may
    seen = viewer if asked else SPECTATOR
    offered = offers(timeline, viewer, language) if asked else []
    result = table.row.result
    return Update(
        table=table.id,
        game=timeline.game.slug,
        status=status,
        viewer=viewer,
        epoch=now_epoch,
        index=last,
        first=first,
        fresh=fresh,
        events=[scene.event(viewer, language, number) for number in range(first, last)],
        view=scene.view(state, viewer) if status != "waiting" else None,
        awaited=may,
        your_turn=asked,
        title=title(table, may, seen, language) if state.veiled() else scene.title(may, seen, language),
        prompt=prompt(scene, state, seen, may, language),
        offers=offered,
        forced=len(offered) == 1 and is_forced(state, viewer),
        undo=UndoInfo(*undo),
        seats=scene.seats,
        settings=table.settings,
        options=cast("dict[str, bool | int | str]", timeline.game.options),
        edition=timeline.game.edition,
        clocks=clocks.shown(table, viewer, scene.now),
        proposals=scene.proposals,
        scores=result["scores"] if result else None,
        places=result["places"] if result else None,
        links=scene.links if status == "playing" else links(table, viewer),
        rematch=table.row.rematch,
        frozen=None,
        since=table.row.clock_at if table.settings.clock.kind == "none" and status == "playing" else None,
        host=scene.host,
        muted=muted(table, viewer) if table.mutes else [],
    )


def _tell_frozen(table: Table, viewer: int, language: str) -> Update:
    result = table.row.result
    return Update(
        table=table.id,
        game=table.row.game,
        status="frozen",
        viewer=viewer,
        epoch=0,
        index=0,
        first=0,
        fresh=True,
        events=[],
        view=None,
        awaited=[],
        your_turn=False,
        title=title(table, [], viewer, language),
        prompt=None,
        offers=[],
        undo=UndoInfo(0, 0),
        seats=seats(table),
        settings=table.settings,
        options=table.row.options,
        edition="",
        clocks=None,
        proposals=[proposal_info(row) for row in table.proposals if row.kind == "abandon"],
        scores=result["scores"] if result else None,
        places=result["places"] if result else None,
        links=Links(None, None),
        rematch=table.row.rematch,
        frozen=frozen(table, language),
        since=None,
        host=table.host(),
        muted=muted(table, viewer),
        forced=False,
    )


def frozen(table: Table, language: str) -> Frozen:
    """Why a table is frozen. The log of a game that was not over stays closed: it may go on when it is unfrozen."""
    words = server_words(language)
    kept = table.row.status == "frozen"
    log = kept and former_status(table.row) in ("finished", "abandoned")
    then = "frozen-log" if log else "frozen-on" if kept else "frozen-wait"
    return Frozen(f"{words.text(f'frozen-{table.frozen_why}')} {words.text(then)}", log)


def muted(table: Table, viewer: int) -> list[int]:
    """The seats the viewer does not hear."""
    return sorted(other for seat, other in table.mutes if seat == viewer)


def events(table: Table, viewer: int, language: str, first: int, last: int) -> list[Event]:
    """The viewer's events from one number to another."""
    scene = Scene(table)
    return [
        scene.event(viewer, language, index) for index in range(first, min(last, table.replayed().place(viewer)[1]))
    ]


def offers(timeline: Timeline, viewer: int, language: str) -> list[Offer]:
    """What the viewer may do now."""
    words = speech(timeline.game, language)
    return [words.offer(action) for action in timeline.state.legal_as(viewer)]


def prompt(scene: Scene, state: State, viewer: int, may: list[int], language: str) -> PromptInfo | None:
    """What is being decided: by the viewer, or else by another if only one decides in the open."""
    if viewer in may:
        return scene.prompt(state, viewer, language)
    return scene.prompt(state, may[0], language) if len(may) == 1 and not state.veiled() else None


def title(table: Table, may: list[int], viewer: int, language: str) -> str:
    """The title of the window."""
    if table.status != "playing":
        return title_text(language, table.row.game, f"title-{table.status}")
    if viewer in may:
        return title_text(language, table.row.game, "title-your-turn")
    names = ", ".join(table.names[seat] for seat in may)
    return title_text(language, table.row.game, "title-waiting-for", names)


def seats(table: Table) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    now = store.now()
    return [
        SeatInfo(
            row.seat,
            row.kind,
            row.name,
            row.level if table.is_bot(row.seat) else None,
            row.away,
            row.kind == "bot" or row.online_until > now,
            row.online_until if row.kind == "person" and row.online_until <= now else None,
        )
        for row in table.seats
    ]


def links(table: Table, viewer: int) -> Links:
    """The paths the viewer may share: a spectator has its own only."""
    join = f"/t/{table.id}#join={table.row.join_code}" if table.status == "waiting" and viewer >= 0 else None
    watch = f"/t/{table.id}#watch={table.row.watch_code}" if table.settings.spectators else None
    return Links(join, watch)


def summary(table: Table, viewer: int, language: str) -> Summary:
    """A table in a list."""
    timeline = table.timeline
    may = awaited(timeline.state, viewer) if timeline is not None and table.status == "playing" else []
    host = table.host()
    return Summary(
        table=table.id,
        game=table.row.game,
        title=catalogue(table.row.game, language).title(),
        edition=timeline.game.edition if timeline is not None else "",
        status=table.status,
        seats=seats(table),
        seat=viewer if viewer != SPECTATOR else None,
        your_turn=viewer in may,
        changed=table.row.shown or table.row.created,
        host=None if host is None else table.names[host],
        options=[] if timeline is None else chosen_options(timeline.game, language),
        language=table.row.language,
        clock=table.settings.clock.kind,
        public=table.settings.public,
        spectators=table.settings.spectators,
    )


@lru_cache(256)
def chosen_options(game: Game, language: str) -> list[str]:
    """The options of a game that differ from the usual ones, in words."""
    words = catalogue(game.slug, language)
    usual = {option.name: option.default for option in registry.options(game.slug)}
    chosen = [(name, value) for name, value in game.options.items() if value != usual.get(name)]
    return [f"{words.option(name)}: {words.option_value(name, value)}" for name, value in chosen]


def past_events(table: Table, viewer: int, language: str, first: int) -> Events:
    """Events from a number on."""
    epoch, last = table.replayed().place(viewer)
    return Events(epoch, first, events(table, viewer, language, first, min(last, first + MOST_EVENTS)))


def moment(table: Table, viewer: int, language: str, index: int) -> Moment:
    """The table as the viewer saw it after so many events."""
    timeline = table.replayed()
    last = timeline.place(viewer)[1]
    if table.status == "waiting" or index > last:
        raise Refused("not-found")
    state = timeline.state_after(viewer, index)
    may = awaited(state, viewer)
    over = table.status != "playing"
    return Moment(
        index=index,
        last=last,
        event=events(table, viewer, language, index - 1, index)[0] if index else None,
        view=state.view(viewer),
        prompt=prompt(Scene(table), state, viewer, may, language),
        awaited=may,
        scores=state.scores() if over or state.to_move() == TERMINAL else None,
    )


def why(table: Table, seat: int, action: int, language: str) -> Why:
    """Why the seat may not do this now."""
    timeline = table.playing()
    if action in timeline.state.legal_as(seat):
        return Why(None, None)
    error = timeline.state.refusal(action, seat)
    reason = Reason(error.rule, error.reason, dict(error.why))
    return Why(error.rule, catalogue(timeline.game.slug, language).reason(reason))
