/** The components of the edition in play, as the server has parsed them, and where each value comes from. */

import { api, Refusal } from "./http";
import type { CheckedEdition, Edition, Fact } from "./wire";

export type Origin = "rulebook" | "inferred" | "reconstructed" | "own box";
type Components = { [E in Edition as E["game"]]: E["components"] };

/** Of the edition on the table, by game. */
let drawn = $state.raw<Partial<Components>>({});
let editions = $state.raw<Record<string, { name: string; origins: Record<string, string> }>>({});

export async function loadEdition(game: string, name: string, at?: { id: string; token: string }): Promise<void> {
    const known = at ? `${name} at ${at.id}` : name;
    if (!game || !name || editions[game]?.name === known) return;
    // An edition of somebody's own is told at its table only; elsewhere pieces show what the view says of them.
    const asked = at ? api.tableEdition(at.id, at.token) : api.edition(game, name);
    let settled = known;
    const told = await asked.catch((error: unknown) => {
        if (!(error instanceof Refusal && error.error === "not-found")) settled = ""; // to be asked for again
        return null;
    });
    drawn = { ...drawn, [game]: told?.components };
    editions = { ...editions, [game]: { name: settled, origins: told?.origins ?? {} } };
}

/** Show the components of an edition that is just being written. */
export function showDraft({ game, components }: CheckedEdition, entries: Record<string, Fact>): void {
    if (components) drawn = { ...drawn, [game]: components };
    const origins = Object.entries(entries).map(([path, fact]): [string, string] => [path, String(fact.from)]);
    editions = { ...editions, [game]: { name: "", origins: Object.fromEntries(origins) } };
}

/** All components of a game; null until they are loaded. */
export function componentsOf<G extends keyof Components>(game: G): Components[G] | null {
    return drawn[game] ?? null;
}

/** The names of a table's entries, in the order of the file. */
export function chapter(game: string, ...path: string[]): string[] {
    const table = `${path.join(".")}.`;
    const below = Object.keys(editions[game]?.origins ?? {}).filter((one) => one.startsWith(table));
    return [...new Set(below.map((one) => one.slice(table.length).split(".")[0] ?? ""))];
}

/** Whether anything in the edition is our reconstruction. */
export function isReconstructed(game: string): boolean {
    return Object.values(editions[game]?.origins ?? {}).includes("reconstructed");
}

export function originOf(game: string, ...path: string[]): Origin | null {
    const origin = editions[game]?.origins[path.join(".")];
    return ORIGINS.find((one) => one === origin) ?? null;
}

const ORIGINS: Origin[] = ["rulebook", "inferred", "reconstructed", "own box"];
