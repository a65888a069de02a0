/** An edition that is being typed from a box: a base, what is different, and what the server says of it. */

import { showDraft } from "../client/edition.svelte";
import { api, Refusal } from "../client/http";
import type { CheckedEdition, EditionFault, Fact } from "../client/wire";
import { t } from "../client/words.svelte";
import { keepDraft, keepOwn, keptDraft } from "./own";

export const OWN = "own box";
const PAUSE_MS = 350;

export interface Table {
    name: string;
    entries: string[];
}

/** The entries of an edition by their tables, in its order. */
export function tablesOf(paths: string[]): Table[] {
    const tables = new Map<string, string[]>();
    for (const path of paths) {
        const name = path.slice(0, path.lastIndexOf("."));
        tables.set(name, [...(tables.get(name) ?? []), path]);
    }
    return [...tables].map(([name, entries]) => ({ name, entries }));
}

/** The words that an edition uses for a value, for all entries of a table: what may be chosen. */
export function wordsFor(entries: Record<string, Fact>, table: string, key: string): string[] {
    const chapter = table.split(".")[0] ?? "";
    const used = Object.entries(entries)
        .filter(([path]) => path.startsWith(`${chapter}.`))
        .map(([, fact]) => fact[key])
        .filter((value): value is string => typeof value === "string" && value !== "");
    return [...new Set(used)].sort();
}

/** The keys that other entries of a table have and this one has not. */
export function missingKeys(entries: Record<string, Fact>, table: string, fact: Fact): string[] {
    const chapter = table.split(".")[0] ?? "";
    const known = Object.entries(entries)
        .filter(([path]) => path.startsWith(`${chapter}.`))
        .flatMap(([, other]) => Object.keys(other));
    return [...new Set(known)].filter((key) => !(key in fact));
}

export const same = (one: Fact | null | undefined, other: Fact | null | undefined): boolean => {
    const values = (fact: Fact | null | undefined): string =>
        JSON.stringify(
            Object.entries(fact ?? {})
                .filter(([key]) => key !== "from")
                .sort(([a], [b]) => a.localeCompare(b)),
        );
    return !one === !other && values(one) === values(other);
};

export class Draft {
    name = $state("my-box");
    /** The base as the server reads it. */
    base = $state.raw<Record<string, Fact>>({});
    changes = $state.raw<Record<string, Fact | null>>({});
    checked = $state.raw<CheckedEdition | null>(null);
    problem = $state("");
    /** What is typed is not yet checked. */
    waiting = $state(true);
    private edition: string | null = null;
    private text: string | null = null;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private asked = 0;

    readonly entries = $derived.by(() => {
        const all: Record<string, Fact> = {};
        for (const [path, fact] of Object.entries({ ...this.base, ...this.changes })) {
            if (fact) all[path] = path in this.changes ? { ...fact, from: OWN } : fact;
        }
        return all;
    });
    readonly gone = $derived(Object.keys(this.changes).filter((path) => this.changes[path] === null));
    readonly faults = $derived(byField(this.checked?.faults ?? []));
    readonly notes = $derived(byField(this.checked?.notes ?? []));

    constructor(readonly game: string) {}

    /** Go on where this browser stopped, or begin with the edition that is played by default. */
    async open(): Promise<void> {
        const kept = keptDraft(this.game);
        if (kept) this.name = kept.name;
        await this.begin(kept?.edition ?? null, kept?.text ?? null, kept?.changes ?? {});
    }

    /** Begin with a shipped edition, or with the text of a file. */
    async begin(edition: string | null, text: string | null, changes: Record<string, Fact | null> = {}): Promise<void> {
        const { game } = this;
        const told = await this.ask(() => api.checkEdition({ game, edition, text, changes: {} }));
        if (!told) return;
        const readable = Object.keys(told.entries).length > 0 && told.game === game;
        if (!readable) return void (this.problem = told.faults[0]?.text ?? "");
        [this.edition, this.text] = [edition, text];
        this.base = told.entries;
        if (text !== null && told.name) this.name = told.name;
        this.changes = changes;
        await this.check();
    }

    set(path: string, fact: Fact | null): void {
        this.changes = { ...this.changes, [path]: fact };
        this.soon();
    }

    /** Take back what was typed for an entry. */
    reset(path: string): void {
        this.changes = Object.fromEntries(Object.entries(this.changes).filter(([other]) => other !== path));
        this.soon();
    }

    /** The box says the same as the base. */
    confirm(paths: string[]): void {
        const seen = paths.filter((path) => !(path in this.changes));
        const kept = seen.map((path): [string, Fact | null] => [path, this.entries[path] ?? null]);
        this.changes = { ...this.changes, ...Object.fromEntries(kept) };
        this.soon();
    }

    rename(name: string): void {
        this.name = name;
        this.soon();
    }

    private soon(): void {
        const { name, edition, text, changes } = this;
        keepDraft(this.game, { name, edition, text, changes });
        this.waiting = true;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.check(), PAUSE_MS);
    }

    private async check(): Promise<void> {
        const asked = ++this.asked;
        const { game, name, edition, text } = this;
        const changes = Object.fromEntries(
            Object.entries(this.changes).map(([path, fact]) => [path, fact && plain(fact)]),
        );
        const told = await this.ask(() => api.checkEdition({ game, name, edition, text, changes }));
        if (!told || asked !== this.asked) return;
        this.checked = told;
        showDraft(told, this.entries);
        this.waiting = false;
        const sound = !told.faults.length && Object.keys(this.changes).length > 0;
        keepOwn(game, sound ? { name: told.name, hash: told.hash, text: told.text } : null);
    }

    private async ask(what: () => Promise<CheckedEdition>): Promise<CheckedEdition | null> {
        try {
            const told = await what();
            this.problem = "";
            return told;
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("load-failed");
            return null;
        }
    }
}

/** The values alone: where they come from is said by the server. */
const plain = (fact: Fact): Fact => Object.fromEntries(Object.entries(fact).filter(([key]) => key !== "from"));

function byField(faults: EditionFault[]): Record<string, EditionFault[]> {
    const fields: Record<string, EditionFault[]> = {};
    for (const fault of faults) fields[fault.field] = [...(fields[fault.field] ?? []), fault];
    return fields;
}
