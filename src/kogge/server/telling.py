"""What a viewer is told: built up from the view, the offers and the events as this viewer saw them."""

from __future__ import annotations

from typing import Any, cast

from kogge.core.state import SPECTATOR, TERMINAL, Reason, State
from kogge.core.story import Story
from kogge.server import clocks, store
from kogge.server.play import proposal_info
from kogge.server.refusals import Refused
from kogge.server.story import awaited
from kogge.server.table import Table
from kogge.server.wire import (
    Event,
    Events,
    Links,
    Moment,
    Offer,
    PromptInfo,
    SeatInfo,
    Status,
    Summary,
    UndoInfo,
    Update,
    Why,
)
from kogge.server.words import speech, title_text
from kogge.text import catalogue

MOST_EVENTS = 200  # in one answer


def tell(table: Table, viewer: int, language: str, epoch: int = 0, index: int = 0, knows: bool = False) -> Update:
    """All that is new to a viewer that has come to this place; at its very beginning it may know the table or not."""
    story = table.story
    if story is None:
        return _tell_frozen(table, viewer, language)
    now_epoch, last = story.place(viewer)
    fresh = epoch != now_epoch or index > last or last - index > MOST_EVENTS or not (index or knows)
    first = max(last - MOST_EVENTS, 0) if fresh else index
    playing = table.status != "waiting"
    may = awaited(story.state, viewer) if table.status == "playing" else []
    undo = story.undoable(viewer) if viewer in may or (viewer >= 0 and table.status == "playing") else (0, 0)
    result: dict[str, Any] = table.row["result"] or {}
    return Update(
        table=table.id,
        game=story.game.slug,
        status=cast(Status, table.status),
        viewer=viewer,
        epoch=now_epoch,
        index=last,
        first=first,
        fresh=fresh,
        events=events(table, viewer, language, first, last),
        view=story.state.view(viewer) if playing else None,
        awaited=may,
        your_turn=viewer in may,
        title=title(table, may, viewer, language),
        prompt=prompt(table, story.state, viewer, may, language),
        offers=offers(story, viewer, language) if viewer in may else [],
        undo=UndoInfo(*undo),
        seats=seats(table),
        settings=table.settings,
        options=cast("dict[str, bool | int | str]", story.game.options),
        edition=story.game.edition,
        clocks=clocks.shown(table, viewer, store.now()),
        proposals=[proposal_info(row) for row in table.proposals],
        scores=result.get("scores"),
        places=result.get("places"),
        links=links(table, viewer),
        rematch=table.row["rematch"],
    )


def _tell_frozen(table: Table, viewer: int, language: str) -> Update:
    result: dict[str, Any] = table.row["result"] or {}
    return Update(
        table=table.id,
        game=table.row["game"],
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
        options=table.row["options"],
        edition="",
        clocks=None,
        proposals=[],
        scores=result.get("scores"),
        places=result.get("places"),
        links=Links(None, None),
        rematch=table.row["rematch"],
    )


def events(table: Table, viewer: int, language: str, first: int, last: int) -> list[Event]:
    """The viewer's events from one number to another."""
    story = table.told()
    words = speech(story.game, language)
    names = table.names
    numbers = range(first, min(last, story.place(viewer)[1]))
    return [words.event(index, *story.event(viewer, index), viewer, names) for index in numbers]


def offers(story: Story, viewer: int, language: str) -> list[Offer]:
    """What the viewer may do now."""
    words = speech(story.game, language)
    return [words.offer(action) for action in story.state.legal_as(viewer)]


def prompt(table: Table, state: State, viewer: int, may: list[int], language: str) -> PromptInfo | None:
    """What is being decided: by the viewer, or else by another if only one decides in the open."""
    if viewer not in may and (len(may) != 1 or state.veiled()):
        return None
    asked = state.prompt_as(viewer if viewer in may else may[0])
    return speech(state.game(), language).prompt(asked, table.names)


def title(table: Table, may: list[int], viewer: int, language: str) -> str:
    """The title of the window."""
    if table.status != "playing":
        return title_text(language, table.row["game"], f"title-{table.status}")
    if viewer in may:
        return title_text(language, table.row["game"], "title-your-turn")
    names = ", ".join(table.names[seat] for seat in may)
    return title_text(language, table.row["game"], "title-waiting-for", names)


def seats(table: Table) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    now = store.now()
    return [
        SeatInfo(
            row["seat"],
            row["kind"],
            row["name"],
            row["level"] if table.is_bot(row["seat"]) else None,
            row["away"],
            row["kind"] == "bot" or row["online_until"] > now,
        )
        for row in table.seats
    ]


def links(table: Table, viewer: int) -> Links:
    """The paths the viewer may share: a spectator has its own only."""
    join = f"/t/{table.id}#join={table.row['join_code']}" if table.status == "waiting" and viewer >= 0 else None
    watch = f"/t/{table.id}#watch={table.row['watch_code']}" if table.settings.spectators else None
    return Links(join, watch)


def summary(table: Table, viewer: int, language: str) -> Summary:
    """A table in a list."""
    story = table.story
    may = awaited(story.state, viewer) if story is not None and table.status == "playing" else []
    return Summary(
        table=table.id,
        game=table.row["game"],
        title=catalogue(table.row["game"], language).title(),
        edition=story.game.edition if story is not None else "",
        status=cast(Status, table.status),
        seats=seats(table),
        seat=viewer if viewer != SPECTATOR else None,
        your_turn=viewer in may,
        changed=table.row["changed"],
    )


def past_events(table: Table, viewer: int, language: str, first: int) -> Events:
    """Events from a number on."""
    epoch, last = table.told().place(viewer)
    return Events(epoch, first, events(table, viewer, language, first, min(last, first + MOST_EVENTS)))


def moment(table: Table, viewer: int, language: str, index: int) -> Moment:
    """The table as the viewer saw it after so many events."""
    story = table.told()
    last = story.place(viewer)[1]
    if table.status == "waiting" or index > last:
        raise Refused("not-found")
    state = story.state_after(viewer, index)
    may = awaited(state, viewer)
    over = table.status != "playing"
    return Moment(
        index=index,
        last=last,
        event=events(table, viewer, language, index - 1, index)[0] if index else None,
        view=state.view(viewer),
        prompt=prompt(table, state, viewer, may, language),
        awaited=may,
        scores=state.scores() if over or state.to_move() == TERMINAL else None,
    )


def why(table: Table, seat: int, action: int, language: str) -> Why:
    """Why the seat may not do this now."""
    story = table.playing()
    if action in story.state.legal_as(seat):
        return Why(None, None)
    error = story.state.refusal(action, seat)
    reason = Reason(error.rule, error.reason, dict(error.why))
    return Why(error.rule, catalogue(story.game.slug, language).reason(reason))
