/** The view of Norsemen, and how it is counted and grouped. */

import type { NorsemenView } from "../../client/wire";

export type View = NorsemenView;
export type SeatView = View["seats"][number];

export type TerritoryView = View["territories"][number];
export type LadderView = SeatView["ladders"][string];

export type JarlView = View["jarls"][string];

export const LORE = ["gem", "rune", "spice"];

/** Lands that have a place on our chart; those of another edition fill what is free. */
const CHARTED = new Set(
    "greenland vinland iceland ireland scotland england normandy norway denmark sweden rus byzantium sicily".split(" "),
);
export function isCharted(slug: string): boolean {
    return CHARTED.has(slug);
}

/** The same icons together, with how many there are. */
export function tallied(icons: string[]): { icon: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
    return [...counts].map(([icon, count]) => ({ icon, count }));
}

/** Each seat as often as it has something, from a list with one number a seat. */
export function repeated(list: number[]): number[] {
    return list.flatMap((count, seat) => Array<number>(count).fill(seat));
}
