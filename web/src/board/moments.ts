/** The turns that brought a seat most. */

import type { EffectInfo, Event } from "../client/wire";

export interface Part {
    gain: number;
    text: string;
}
export interface Best {
    seat: number;
    gain: number;
    /** What the gain is made of, the biggest first; `rest` is what the smaller ones bring together. */
    parts: Part[];
    rest: number;
    at: number;
}

const SHOWN = 3;

/** `gained` says how much an effect adds to what is raced for. */
export function bestMoments(events: Event[], gained: (effect: EffectInfo) => number, most = 3): Best[] {
    const turns = new Map<string, { seat: number; at: number; parts: Part[] }>();
    for (const event of events)
        for (const effect of event.effects) {
            const gain = gained(effect);
            if (!gain || effect.seat < 0) continue;
            const key = `${event.turn}.${effect.seat}`;
            const turn = turns.get(key) ?? { seat: effect.seat, at: 0, parts: [] };
            if (gain > Math.max(0, ...turn.parts.map((part) => part.gain))) turn.at = event.index + 1;
            turn.parts.push({ gain, text: effect.text });
            turns.set(key, turn);
        }
    return [...turns.values()]
        .map(momentOf)
        .filter(({ gain }) => gain > 0)
        .sort((a, b) => b.gain - a.gain || a.at - b.at)
        .slice(0, most);
}

function momentOf({ seat, at, parts }: { seat: number; at: number; parts: Part[] }): Best {
    const sorted = parts.toSorted((a, b) => b.gain - a.gain);
    const shown = sorted.slice(0, SHOWN);
    const sum = (some: Part[]): number => some.reduce((all, part) => all + part.gain, 0);
    return { seat, at, gain: sum(sorted), parts: shown, rest: sum(sorted) - sum(shown) };
}
