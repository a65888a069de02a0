/** Numbers and lists of a view as a person reads them. */

export interface Odds {
    cases: number;
    all: number;
    percent: number;
}

/** Whether a value has fields of its own. */
export const isTable = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

/** The items of a value; none if it is no list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A pair of numbers that says in how many of all cases something happens; null for everything else. */
export function oddsOf(value: unknown, field: string, within: string): Odds | null {
    if (!field.endsWith("odds") && !within.endsWith("odds")) return null;
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [cases, all] = listOf(value);
    if (typeof cases !== "number" || typeof all !== "number" || all <= 0) return null;
    return { cases, all, percent: Math.round((100 * cases) / all) };
}

/** Words that stand side by side again and again are counted; numbers stay as they are. */
export function grouped(list: unknown[]): { item: unknown; count: number }[] {
    const groups: { item: unknown; count: number }[] = [];
    for (const item of list) {
        const last = groups.at(-1);
        if (last && typeof item === "string" && last.item === item) last.count += 1;
        else groups.push({ item, count: 1 });
    }
    return groups;
}

/** All words of a value that an offer may mean: texts, and names of fields. */
export function wordsOf(value: unknown): Set<string> {
    if (typeof value === "string") return new Set([value]);
    if (value === null || typeof value !== "object") return new Set();
    const inner = Object.values(value).flatMap((item) => [...wordsOf(item)]);
    return new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...inner]);
}
