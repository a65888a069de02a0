/** Where the points of a game came from, by chapter of the score sheet. */

import type { EffectInfo, Event } from "../client/wire";

export interface Source {
    label: string;
    /** One number for each seat. */
    row: number[];
}
export interface Chapter extends Source {
    /** Sources that add up to the chapter, the biggest first; none where the chapter is its own source. */
    sources: Source[];
}
/** Names the chapter a point belongs to, and the source within it. */
export type Sorting = (effect: EffectInfo, event: Event) => { chapter: string; source: string };

const sum = (row: number[]): number => row.reduce((all, one) => all + one, 0);
const most = (row: number[]): number => Math.max(...row.map(Math.abs));

/** Chapters with their sources, each sorted by what it brought; `gained` says how much an effect adds. */
export function chaptersOf(
    events: Event[],
    players: number,
    gained: (effect: EffectInfo) => number,
    sort: Sorting,
): Chapter[] {
    const chapters = new Map<string, Map<string, number[]>>();
    for (const event of events)
        for (const effect of event.effects) {
            const amount = gained(effect);
            if (!amount || effect.seat < 0) continue;
            const { chapter, source } = sort(effect, event);
            const rows = chapters.get(chapter) ?? new Map<string, number[]>();
            const row = rows.get(source) ?? Array.from({ length: players }, () => 0);
            row[effect.seat] = (row[effect.seat] ?? 0) + amount;
            chapters.set(chapter, rows.set(source, row));
        }
    return [...chapters].map(([label, rows]) => chapterOf(label, rows, players)).sort(bigger);
}

function chapterOf(label: string, rows: Map<string, number[]>, players: number): Chapter {
    const sources = [...rows].map(([name, row]) => ({ label: name, row })).sort(bigger);
    const total = Array.from({ length: players }, (_, seat) => sum(sources.map(({ row }) => row[seat] ?? 0)));
    return { label, row: total, sources };
}

function bigger(a: Source, b: Source): number {
    return sum(b.row) - sum(a.row) || most(b.row) - most(a.row) || a.label.localeCompare(b.label);
}
