/** What is printed on components, and the words for it. */

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chapter, componentsOf, isReconstructed, loadEdition, originOf } from "../client/edition.svelte";
import type { Play } from "../client/play.svelte";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import generic from "../games/generic";
import { loadGame } from "../games/module";
import norderwind from "../games/norderwind";
import { useOf } from "../games/norderwind/pieces";
import norsemen from "../games/norsemen";
import { cardFace, stepFace } from "../games/norsemen/faces";
import { isCharted, repeated } from "../games/norsemen/pieces";
import { bonusWords, cardWords, iconWords, incomeWords, leaderWords, thingWords } from "../games/norsemen/words";
import novgorod from "../games/novgorod";
import { careerRows, linesOf, needsOf, recipe } from "../games/novgorod/pieces";
import { missionWords, needWords } from "../games/novgorod/words";
import { anOffer, answering } from "./data";

const income = { coins: 0, vp: 0, per: [], when: [], when_coins: 0, when_vp: 0, vp_per: "", lore: "", keep: 0 };
const thing = { need: [], price: 0, coins: 0, vp: 0, effect: "", ladder: "" };
const row = { ducats: 0, commodities: 0, luxuries: 0, privilege: "", seals: 0, x: false };
const NORSEMEN = {
    cards: {
        "rus-1": {
            territory: "rus",
            age: 1,
            icons: ["wood", "wood", "food"],
            corner: ["sailing"],
            damage: 2,
            bonus: { pay: 2, kind: "vp", amount: 1, per: ["gem", "rune"] },
            vp: 3,
        },
        plain: { territory: "rus", age: 1, icons: [], corner: [], damage: 0, bonus: null, vp: 0 },
    },
    thing: {
        rus: { need: ["gem"], price: 2, coins: 1, vp: 4, effect: "advance", ladder: "longship" },
        gift: { ...thing, vp: 1 },
    },
    income: {
        rus: { ...income, coins: 1, per: ["gem"], when: ["rune", "rune"], when_vp: 2, vp_per: "forts", ports: 1 },
    },
    ladder: {
        longship: [
            { cost: [], vp: 0 },
            { cost: ["wood", "fabric"], vp: 1 },
        ],
    },
    leaders: { harald: { start: "denmark", coins: 3, ability: "flip" } },
};
const NOVGOROD = {
    missions: { "wool-fish": { upper: ["wool", "fish"], lower: ["jewelry"], cards: 1 } },
    careers: {
        "1-front": [
            { ...row, ducats: 3, commodities: 1, x: true },
            { ...row, seals: 2, privilege: "income" },
        ],
    },
    luxuries: { jewelry: ["amber", "glass"] },
    mission: { price: 6, line: 2, both: 5, in_progress: 3 },
};
const ORIGINS = { "careers.1-front.1": "rulebook", "careers.1-front.2": "inferred", "careers.2-front.1": "odd" };
const edition = (components: unknown, origins = {}): unknown => ({ components, origins });

beforeAll(async () => {
    const { fetch } = answering({
        "GET /api/games/norsemen/editions/one": edition(NORSEMEN, {
            "cards.rus-1": "rulebook",
            "cards.plain": "own box",
        }),
        "GET /api/games/novgorod/editions/one": edition(NOVGOROD, ORIGINS),
    });
    vi.stubGlobal("fetch", fetch);
    for (const game of ["norsemen", "novgorod", "norderwind"]) await loadWords("en", game);
    await loadEdition("norsemen", "one");
    await loadEdition("novgorod", "one");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => keep("language", "en"));

const JSON_TYPE = { "Content-Type": "application/json" };

describe("the edition on the table", () => {
    test("is told with the names of its tables and whence each value comes", () => {
        expect(componentsOf("norsemen")?.cards["rus-1"]?.age).toBe(1);
        expect(componentsOf("norderwind")).toBeNull();
        expect(chapter("novgorod", "careers", "1-front")).toEqual(["1", "2"]);
        expect(chapter("novgorod", "careers")).toEqual(["1-front", "2-front"]);
        expect(chapter("novgorod", "nothing")).toEqual([]);
        expect([originOf("norsemen", "cards", "rus-1"), originOf("norsemen", "cards", "none")]).toEqual([
            "rulebook",
            null,
        ]);
        expect(originOf("novgorod", "careers", "2-front", "1")).toBeNull();
        expect(isReconstructed("novgorod")).toBe(false);
    });
    test("is asked for once by its name, and one that is not told shows nothing", async () => {
        const { fetch, asked } = answering({
            "GET /api/games/other/editions/a": edition({}, { "cards.x": "reconstructed" }),
            "GET /api/games/other/editions/own": new Response('{"error":"not-found"}', {
                status: 404,
                headers: JSON_TYPE,
            }),
            "GET /api/games/other/editions/b": new Error("no connection"),
        });
        vi.stubGlobal("fetch", fetch);
        await loadEdition("other", "");
        await loadEdition("", "a");
        expect(asked.length).toBe(0);
        await loadEdition("other", "a");
        await loadEdition("other", "a");
        expect([asked.length, chapter("other", "cards"), isReconstructed("other")]).toEqual([1, ["x"], true]);
        await loadEdition("other", "own");
        await loadEdition("other", "own");
        expect([asked.length, chapter("other", "cards")]).toEqual([2, []]);
        await loadEdition("other", "b");
        await loadEdition("other", "b");
        expect(asked.length).toBe(4); // a request that was lost is made again
    });
});

describe("Norsemen", () => {
    test("a card with everything, a plain one, and one that is not known", () => {
        expect(cardFace("rus-1")).toMatchObject({
            icons: ["wood", "wood", "food"],
            corner: ["sailing"],
            damage: 2,
            vp: 3,
        });
        expect(cardFace("plain")).toMatchObject({ icons: [], damage: 0, bonus: null });
        expect([cardFace("?"), cardWords("?")]).toEqual([null, []]);
        const words = cardWords("rus-1");
        expect(words.length).toBe(5);
        expect(words[0]).toContain("2 × wood, 1 × food");
        expect(words[3]).toContain("pay 2 coins: 1 VP for each pair of");
        expect(cardWords("plain").length).toBe(1);
    });
    test("icons are counted in the order of the card", () => {
        expect(iconWords(["gem", "rune", "gem"])).toMatch(/^2 × gems?, 1 × rune/);
        expect(iconWords([])).toBe("");
    });
    test.each([
        [{ pay: 0, kind: "draw", amount: 0, per: [] }, "add the top card of your deck"],
        [{ pay: 0, kind: "vp", amount: 2, per: ["card3"] }, "2 VP for each card of age III in the route"],
        [{ pay: 1, kind: "coins", amount: 3, per: [] }, "pay 1 coin: 3 coins"],
    ] as const)("a bonus in words: %j", (bonus, words) => {
        expect(bonusWords({ ...bonus, per: [...bonus.per] })).toBe(words);
    });
    test("things and incomes say what they ask and give, and unknown lands nothing", () => {
        expect(thingWords("rus")).toMatch(/^Thing: for 1 × .*, 2 coins you get 1 coin, 4 VP, a step for a token/);
        expect(thingWords("gift")).toBe("Thing: you get 1 VP.");
        expect(incomeWords("rus")).toContain("1 VP for each fort, one more port");
        expect([thingWords("?"), incomeWords("?"), leaderWords("?")]).toEqual(["", "", ""]);
        expect(leaderWords("harald")).toContain("flip an empty card");
    });
    test("steps of a ladder, and counts by seat", () => {
        expect(stepFace("longship", 2)).toEqual({ cost: ["wood", "fabric"], vp: 1 });
        expect(stepFace("longship", 9)).toBeNull();
        expect(repeated([0, 2, 0, 1])).toEqual([1, 1, 3]);
        expect([isCharted("rus"), isCharted("utopia")]).toEqual([true, false]);
    });
});

describe("Novgorod", () => {
    test("the lines of a mission by the edition, else by its name", () => {
        expect(linesOf("wool-fish")).toEqual([["wool", "fish"], ["jewelry"]]);
        expect(linesOf("salt-cloth")).toEqual([["salt", "cloth"]]);
        expect(missionWords("wool-fish").length).toBe(4);
        expect(missionWords("salt-cloth").length).toBe(3);
    });
    test("the rows of a career, and what a rise needs", () => {
        expect(careerRows("1-front")).toEqual([
            { row: 1, ducats: 3, commodities: 1, luxuries: 0, privilege: "", seals: 0, x: true },
            { row: 2, ducats: 0, commodities: 0, luxuries: 0, privilege: "income", seals: 2, x: false },
        ]);
        expect(careerRows("none")).toEqual([]);
        const need = { goods: ["fish"], luxury: "jewelry", commodities: 1, luxuries: 0, least: 0 };
        expect(needsOf(need)).toEqual([
            { slug: "fish", any: false },
            { slug: "jewelry", any: false },
            { slug: "wool", any: true },
        ]);
        expect(needWords(need, 2)).toMatch(/^2 ducats, fish \+ jewelry, /);
        expect(needWords({ goods: [], luxury: null, commodities: 0, luxuries: 0, least: 0 })).toBe("");
    });
    test("what artisans take", () => expect([recipe("jewelry"), recipe("?")]).toEqual([["amber", "glass"], []]));
});

describe("Norderwind", () => {
    test.each([
        ["salt-3", "buy salt"],
        ["merchant-1", "buy grain"],
        ["wreck-a", "search"],
        ["fog-b", "battle"],
        ["equipment-a", "hoist"],
        ["olesand", "fulfil olesand"],
    ])("what one would do at %s: %s", (tile, token) => expect(useOf(tile)).toBe(token));
});

describe("every game", () => {
    const play = { seats: [{ name: "Birte" }] } as unknown as Play;
    test.each([
        ["norderwind", norderwind, ["stack", "tile", "role", "ship"], /^NW-\d/],
        ["norsemen", norsemen, ["card", "land", "title", "jarl", "ladder", "ship"], /^NM-\d/],
        ["novgorod", novgorod, ["city", "mission", "career", "bonus", "special", "ship", "purse", "speed"], /^NG-\d/],
    ] as const)("%s has a headline and a rule for each piece that is looked at", (_name, module, kinds, rule) => {
        for (const kind of kinds) {
            const about = module.near({ kind, slug: "salt-1", seat: 0 }, play);
            expect(about.title, kind).not.toBe("");
            expect(about.rule, kind).toMatch(rule);
        }
        expect(module.near({ kind: "ship", slug: "", seat: 0 }, play).title).toContain("Birte");
        expect(module.icon(anOffer(1, "no such kind"))).toBeNull();
    });
    test("that has no board of its own is shown by the general one", async () => {
        expect([await loadGame("chess"), await loadGame("novgorod")]).toEqual([generic, novgorod]);
    });
    test("is told by the general one as far as its view goes", () => {
        const view = { game: "x", players: 2, phase: "end-of-day", seats: [{ prestige: 7 }, {}] };
        expect([generic.round(view), generic.phase(view)]).toEqual([null, "end of day"]);
        expect([0, 1, 5].map((seat) => generic.total(view, seat))).toEqual([7, 0, 0]);
        expect(generic.round({ ...view, round: 3 })).toBe(3);
    });
});
