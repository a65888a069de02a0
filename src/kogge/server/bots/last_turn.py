"""A bot's last turn, for whoever asks why it played so: its own decisions, in worlds the asker believes possible."""

from __future__ import annotations

from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.core.timeline import Timeline, drop
from kogge.server.bots.bot_process import Explain
from kogge.server.bots.scheduler import question_in
from kogge.server.live.play import BOT
from kogge.server.live.table import Table
from kogge.server.storage import store
from kogge.server.storage.store import Store

MOST_EXPLAINED = 3  # decisions of a bot's turn
LOOKED_BACK = 200  # events among which its turn is looked for
WORLDS_TRIED = 24
NOBODY = -9


async def own_steps(database: Store, table: Table) -> list[bool]:
    """Of every step whether it was a bot's own act: whoever has the seat now, a person may have had it before."""
    async with database.read() as session:
        told = await store.acts(session, table.id, table.head)
    steps: list[tuple[int, int]] = []  # who acted, and whether it was a bot
    bots = NOBODY
    for line in told.splitlines():
        if line.startswith(store.ROW):
            kind, seat, count, *asked = line[1:].split()
            bots = int(seat) if asked[:1] == [BOT] else NOBODY
            if kind == "undo":
                drop(steps, int(seat), int(count))
            elif kind == "cut":
                del steps[int(count) :]
        elif line:
            actor = int(line.partition(" ")[0])
            steps.append((actor, int(actor == bots)))
    return [bool(bot) for _actor, bot in steps]


def last_turn(table: Table, viewer: int, language: str, own: list[bool]) -> list[Explain]:
    """The last decisions that a bot took in one turn, as far as the viewer saw them; ``own`` as from ``own_steps``.

    Each is looked at in a world that the viewer could not tell from the truth then, and in which the bot could do it.
    """
    story = table.playing()
    events = [(index, *story.event(viewer, index)) for index in range(*_recent(story.place(viewer)[1]))]
    acts = [(index, step, seen) for index, step, seen in events if step.actor >= 0 and step.actor != viewer]
    of_bots = [
        (index, step, seen)
        for index, step, seen in acts
        if table.is_bot(step.actor) and any(own[story.steps_until(viewer, index + 1) - 1 :][:1])
    ]
    if not of_bots:
        return []
    _index, last, _seen = of_bots[-1]
    turn = [one for one in of_bots if (one[1].actor, one[1].turn) == (last.actor, last.turn)]
    found: list[Explain] = []
    for index, step, seen in turn:
        if story.is_disclosed(viewer, index) or len(found) == MOST_EXPLAINED:
            continue
        world = _world_of(story, viewer, index, step.actor, seen)
        if world is not None:
            found.append(Explain(question_in(world, table, step.actor, 1), seen, viewer, table.names, language))
    return found


def _recent(count: int) -> tuple[int, int]:
    return max(0, count - LOOKED_BACK), count


def _world_of(story: Timeline, viewer: int, index: int, actor: int, action: int) -> State | None:
    """A world before an event in which the seat had this choice among others, all but those it hides."""
    state = story.state_after(viewer, index)
    if state.veiled():
        return None
    for seed in range(WORLDS_TRIED):
        world = state.determinize(viewer, Rng(seed + 1))
        legal = world.legal_as(actor)
        if action in legal and len(legal) > 1:
            return world
    return None
