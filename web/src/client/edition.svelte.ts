/** What is printed on the components of the edition in play, and where each value comes from. */

import { api } from "./http";

export type Origin = "rulebook" | "inferred" | "reconstructed" | "own box";
export type Fact = Record<string, string | number | boolean>;
type Chapter = Record<string, unknown>;

/** Chapters of the edition on the table, by game. */
let editions = $state.raw<Record<string, { name: string; chapters: Record<string, Chapter> }>>({});

export async function loadEdition(game: string, name: string, at?: { id: string; token: string }): Promise<void> {
    const known = at ? `${name} at ${at.id}` : name;
    if (!game || !name || editions[game]?.name === known) return;
    // An edition of somebody's own is told at its table only; elsewhere pieces show what the view says of them.
    const asked = at ? api.tableEdition(at.id, at.token) : api.edition(game, name);
    const chapters = await asked.then(
        (told) => told.components,
        () => ({}),
    );
    editions = { ...editions, [game]: { name: known, chapters } };
}

/** Show components as an edition has them that is just being written: entries by their paths. */
export function showDraft(game: string, entries: Record<string, Fact>): void {
    const chapters: Record<string, Chapter> = {};
    for (const [path, fact] of Object.entries(entries)) {
        const names = path.split(".");
        let here: Chapter = chapters;
        for (const name of names.slice(0, -1)) here = (here[name] ??= {}) as Chapter;
        here[names.at(-1) ?? ""] = fact;
    }
    editions = { ...editions, [game]: { name: "", chapters } };
}

/** A component by its path: `printed('norsemen', 'cards', 'rus-1')`, `printed('novgorod', 'careers', '1-front', '2')`. */
export function printed(game: string, ...path: string[]): Fact | null {
    let here: unknown = editions[game]?.chapters;
    for (const name of path) here = (here as Chapter | undefined)?.[name];
    return (here as Fact | undefined) ?? null;
}

/** The names of a chapter's components, in the order of the file. */
export function chapter(game: string, ...path: string[]): string[] {
    return Object.keys(printed(game, ...path) ?? {});
}

/** Whether anything in this part of the edition is our reconstruction. */
export function isReconstructed(game: string, ...path: string[]): boolean {
    const made = (part: unknown): boolean =>
        typeof part === "object" &&
        part !== null &&
        ((part as Fact).from === "reconstructed" || Object.values(part).some(made));
    return made(path.length ? printed(game, ...path) : editions[game]?.chapters);
}

export function originOf(game: string, ...path: string[]): Origin | null {
    return (printed(game, ...path)?.from as Origin | undefined) ?? null;
}
