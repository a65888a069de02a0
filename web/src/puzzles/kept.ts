/** What this browser remembers of a game's puzzles: which were tried, and how well they went. */

import { stored } from "../client/stored";

export interface Kept {
    rating: number;
    /** By the name of the puzzle: whether it was solved at the first attempt. */
    seen: Record<string, boolean>;
}

const BEGINNER = 1300;
const STEEP = 400;
/** The first puzzles tell more about somebody than the later ones. */
const SWIFT = 64;
const STEADY = 24;
const MANY = 15;
/** The next puzzle is one of so many that are about as hard as one is good. */
const NEAREST = 5;

const key = (game: string): string => `kogge.puzzles.${game}`;

export function kept(game: string): Kept {
    const found = stored<Kept>(key(game));
    if (typeof found?.rating === "number" && Number.isFinite(found.rating) && typeof found.seen === "object")
        return { rating: found.rating, seen: { ...found.seen } };
    return { rating: BEGINNER, seen: {} };
}

/** Remember how a puzzle went; one that was tried before changes no rating. */
export function note(game: string, name: string, rating: number, solved: boolean): Kept {
    const before = kept(game);
    if (name in before.seen) return before;
    const after = { rating: rated(before, rating, solved), seen: { ...before.seen, [name]: solved } };
    try {
        localStorage.setItem(key(game), JSON.stringify(after));
    } catch {
        // a browser that keeps nothing begins anew the next time
    }
    return after;
}

/** As in chess: who solves what is hard gains much, who fails at what is easy loses much. */
export function rated(before: Kept, puzzle: number, solved: boolean): number {
    const expected = 1 / (1 + 10 ** ((puzzle - before.rating) / STEEP));
    const swing = Object.keys(before.seen).length < MANY ? SWIFT : STEADY;
    return Math.round(before.rating + swing * ((solved ? 1 : 0) - expected));
}

/** A puzzle that is new and about as hard as one is good; null when all have been seen. */
export function next(puzzles: { name: string; rating: number }[], mine: Kept, luck = Math.random()): string | null {
    const fresh = puzzles.filter(({ name }) => !(name in mine.seen));
    fresh.sort((one, other) => Math.abs(one.rating - mine.rating) - Math.abs(other.rating - mine.rating));
    const near = fresh.slice(0, NEAREST);
    return near[Math.floor(luck * near.length)]?.name ?? null;
}
