/** The events of the log, by turn. */

import type { Event } from "../client/wire";

export interface Turn {
    /** Tells the groups apart. */
    key: string;
    turn: number;
    /** The first seat that acted in it; negative while only chance has. */
    actor: number;
    events: Event[];
}

/** The events in groups of one turn. What chance did before anybody acted is the set-up, and nobody's turn. */
export function turnsOf(events: Event[]): Turn[] {
    const turns: Turn[] = [];
    const acted = events.findIndex((event) => event.actor >= 0);
    const setUp = events[0]?.index !== 0 ? 0 : acted < 0 ? events.length : acted;
    for (const [i, event] of events.entries()) {
        const last = turns.at(-1);
        const begins = i === setUp || (i > setUp && last?.turn !== event.turn);
        if (last && !begins) {
            last.events.push(event);
            if (last.actor < 0) last.actor = event.actor;
        } else
            turns.push({ key: `${event.turn}.${event.index}`, turn: event.turn, actor: event.actor, events: [event] });
    }
    return turns;
}
