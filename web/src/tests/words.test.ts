import { describe, expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { capital, loadWords, maybe, nameOf, t } from "../client/words.svelte";
import { keep } from "../client/settings.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../tests/**"], {
    query: "?raw",
    import: "default",
    eager: true,
});
/** The page's words and what it says of each game's pieces, in one language. */
const catalogues = import.meta.glob<string>(["../text/*.ftl", "../*/text/*.ftl", "../games/*/text/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const all = (lang: string): string =>
    Object.entries(catalogues)
        .filter(([path]) => path.endsWith(`/${lang}.ftl`))
        .map(([, text]) => text)
        .join("\n");
const [en, de] = [all("en"), all("de")];
const fixtures = import.meta.glob<Record<string, { view: unknown }>>("../fixtures/*.en.json", {
    import: "default",
    eager: true,
});
const games = import.meta.glob<string>("../../../src/kogge/games/*/text/de.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});
/** The components of a game, which may be named in German as in the slug. */
const known = (game: string): string[] =>
    [
        ...(Object.entries(games).find(([path]) => path.includes(`/${game}/`))?.[1] ?? "").matchAll(
            /^slug-([\w-]+) =/gm,
        ),
    ].map((match) => match[1] ?? "");
const variables = (text: string): string[] =>
    [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ""))].sort();

function messages(source: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const match of source.matchAll(/^([a-z][\w-]*) =((?:.*)(?:\n[ \t]+.*)*)/gm))
        found.set(match[1] ?? "", match[2] ?? "");
    return found;
}

describe("the page speaks both languages alike", () => {
    test("the same keys with the same variables", () => {
        const [first, second] = [messages(en), messages(de)];
        expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
        for (const [key, text] of first) expect(variables(second.get(key) ?? ""), key).toEqual(variables(text));
    });
    test("every message can be read", () => {
        for (const source of [en, de]) {
            const resource = new FluentResource(source);
            expect(new FluentBundle("en").addResource(resource)).toEqual([]);
            // a message with a mistake is left out without a word
            const read = new Set(resource.body.map(({ id }) => id));
            expect([...messages(source).keys()].filter((key) => !read.has(key))).toEqual([]);
        }
    });
    test("every key that is asked for is there", () => {
        const keys = messages(en);
        const asked = Object.values(sources).flatMap((source) =>
            [...source.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((match) => match[1] ?? ""),
        );
        expect(asked.length).toBeGreaterThan(200);
        expect(asked.filter((key) => !keys.has(key))).toEqual([]);
    });
});

describe("the table as text", () => {
    /** Shown elsewhere, or not at all. */
    const APART = ["game", "players", "seats", "to_move", "turn", "round", "phase"];
    const fieldsOf = (value: unknown): string[] =>
        Array.isArray(value)
            ? value.flatMap(fieldsOf)
            : value !== null && typeof value === "object"
              ? Object.entries(value).flatMap(([key, item]) => [key, ...fieldsOf(item)])
              : [];
    test.each(Object.entries(fixtures))("every field of a view has a name: %s", async (path, moments) => {
        const game = /(\w+)\.en\.json$/.exec(path)?.[1] ?? "";
        await loadWords("de", game);
        keep("language", "de");
        const fields = new Set(Object.values(moments).flatMap((moment) => fieldsOf(moment.view)));
        const named = (field: string): boolean =>
            APART.includes(field) ||
            /^\d+$/.test(field) ||
            maybe(`field-${field}`) !== null ||
            nameOf(game, field) !== field.replaceAll("-", " ").replaceAll("_", " ");
        expect([...fields].filter((field) => !named(field) && !known(game).includes(field))).toEqual([]);
    });
});

describe("names of components", () => {
    test("a family with its mark, in the language chosen", async () => {
        await loadWords("en", "norderwind");
        await loadWords("de", "norderwind");
        keep("language", "en");
        expect(nameOf("norderwind", "salt-3")).toBe("salt port (3)");
        expect(nameOf("norderwind", "captain", 2)).toBe("pirate captains");
        keep("language", "de");
        expect(capital(nameOf("norderwind", "salt-3"))).toBe("Salzhafen (3)");
        expect(t("round", { round: 3 })).toBe("Runde 3");
    });
    test("what has no name shows its slug", () => {
        expect(nameOf("norderwind", "crew_left")).toBe("crew left");
    });
});
