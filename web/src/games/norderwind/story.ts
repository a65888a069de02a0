/** What the events tell of the voyage under way: which tiles were used, and the dice rolled at each. */

import type { EffectInfo, Event } from "../../client/wire";

export interface Roll {
    die: "event" | "shot";
    face: string;
    index: number;
}
export interface Stop {
    used: boolean;
    rolls: Roll[];
}

const USES = ["buy", "buy-over", "sell", "hoist", "cannon", "hire", "fulfil", "search"];

export function stopsOf(events: Event[], active: number): Stop[] {
    const start = events.findLastIndex((event) => event.kind === "sail");
    const stops: Stop[] = [];
    for (const event of start < 0 ? [] : events.slice(start)) {
        const here = stops.at(-1);
        if (event.kind === "reveal") stops.push({ used: false, rolls: [] });
        else if (here && event.actor === active && USES.includes(event.kind)) here.used = true;
        else if (here && (event.kind === "event" || event.kind === "shot")) {
            here.rolls.push({ die: event.kind, face: event.args.face ?? event.args.shot ?? "", index: event.index });
        }
    }
    return stops;
}

const CUBES: Record<string, number> = { cube: 1, "cube-back": -1 };

/** Cubes that an effect puts on the board or takes from it. */
export function cubesOf(effect: EffectInfo): number {
    return CUBES[effect.kind] ?? 0;
}
