/** The race: what each seat has after each turn. */

import type { EffectInfo, Event } from "../client/wire";

/** One line for each seat, from the turn of the first event on; `gained` says how much an effect adds. */
export function raceOf(events: Event[], players: number, gained: (effect: EffectInfo) => number): number[][] {
    const lines = Array.from({ length: players }, () => [0]);
    let turn = events[0]?.turn ?? 0;
    for (const event of events) {
        for (; turn < event.turn; turn++) for (const line of lines) line.push(line.at(-1) ?? 0);
        for (const effect of event.effects) {
            const line = lines[effect.seat];
            if (line) line[line.length - 1] = (line.at(-1) ?? 0) + gained(effect);
        }
    }
    return lines;
}

/** Counts what is gained and lost of one thing, by its slug. */
export function gainOf(unit: string): (effect: EffectInfo) => number {
    return (effect) => (effect.what === unit ? (effect.kind === "lose" ? -effect.amount : effect.amount) : 0);
}
