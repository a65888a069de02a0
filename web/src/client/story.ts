/** The events of a replayed game: the server tells those around a step, and the page puts them together. */

import type { Event } from "./wire";

/** All events known, by their index; what is told anew replaces what was known. */
export function merged(known: Event[], told: Event[]): Event[] {
    const fresh = new Set(told.map((event) => event.index));
    return [...known.filter((event) => !fresh.has(event.index)), ...told].sort((a, b) => a.index - b.index);
}

/** The first index that is missing before the last known event, or -1. */
export function firstGap(events: Event[]): number {
    return events.findIndex((event, i) => event.index !== i);
}
