/** Editions of one's own that this browser keeps: the last sound text of each game's draft, and the draft itself. */

import { stored } from "../client/stored";
import type { Fact } from "../client/wire";

export interface OwnEdition {
    name: string;
    hash: string;
    text: string;
}

/** What one has typed: the base it began with, and what is different. */
export interface Kept {
    name: string;
    /** A shipped edition; null where the draft began with a file. */
    edition: string | null;
    text: string | null;
    changes: Record<string, Fact | null>;
}

/** A file is at most so long; the server says the same. */
export const LONGEST = 48_000;

function store(key: string, value: unknown): void {
    try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
    } catch {
        return; // a browser that keeps nothing exports the file instead
    }
}

export const keptDraft = (game: string): Kept | null => {
    const kept = stored<Kept>(`kogge.draft.${game}`);
    return kept && typeof kept.name === "string" && typeof kept.changes === "object"
        ? { edition: null, text: null, changes: {}, ...kept, name: kept.name }
        : null;
};
export const keepDraft = (game: string, draft: Kept | null): void => store(`kogge.draft.${game}`, draft);

export const ownEdition = (game: string): OwnEdition | null => {
    const kept = stored<OwnEdition>(`kogge.own.${game}`);
    return kept?.name && kept.hash && kept.text ? { name: kept.name, hash: kept.hash, text: kept.text } : null;
};
export const keepOwn = (game: string, edition: OwnEdition | null): void => store(`kogge.own.${game}`, edition);

/** The text of a chosen file; null if it is too long to be an edition. */
export async function readFile(file: File | undefined): Promise<string | null> {
    return !file || file.size > LONGEST ? null : await file.text();
}

export function download(name: string, text: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
    link.download = `${name}.toml`;
    link.click();
    URL.revokeObjectURL(link.href);
}
