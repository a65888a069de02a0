/** Every drawing that is asked for by name exists: a wrong name would leave an empty place on the board. */

import { expect, test } from "vitest";
import { KIND_SIGN, KINDS, icon } from "../games/norderwind/signs";
import { anOffer } from "./data";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const all = Object.values(sources).join("\n");
const drawn = new Set([...all.matchAll(/<symbol\s+id="([\w-]+)"/g)].map((found) => found[1] ?? ""));

test("icons that components name are drawn", () => {
    const named = [...all.matchAll(/<Icon\s[^>]*?name="([\w-]+)"/g)].map((found) => found[1] ?? "");
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
});

test("each kind of tile of Norderwind has a sign of its own", () => {
    const signs = KINDS.map((kind) => KIND_SIGN[kind] ?? "");
    expect(signs.filter((sign) => !drawn.has(sign))).toEqual([]);
    expect(new Set(signs).size).toBe(KINDS.length);
});

test.each(["sail", "stop", "look", "bottom", "pay", "battle", "hoist", "cannon", "fulfil", "search", "pass"])(
    "the action %s of Norderwind has a drawing",
    (kind) => expect(drawn).toContain(icon(anOffer(1, kind))),
);

test("an action without a sign shows the good or the role it is about, or nothing", () => {
    expect(icon(anOffer(1, "buy", { good: "salt" }))).toBe("salt");
    expect(icon(anOffer(1, "hire", { role: "boatman" }))).toBe("boatman");
    expect(icon(anOffer(1, "other"))).toBeNull();
});
