/** What offers of Norsemen cost and bring. */

import { render } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Gains from "../board/Gains.svelte";
import { loadEdition } from "../client/edition.svelte";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import type { Update } from "../client/wire";
import moments from "../fixtures/norsemen.en.json";
import type { Gain } from "../games/module";
import { gainsOf } from "../games/norsemen/gains";
import type { SeatView, View } from "../games/norsemen/pieces";
import { keepWords, ladderWords, loreWords, scoreWords, spaceWords } from "../games/norsemen/words";
import { anOffer, answering } from "./data";

const card = { territory: "rus", age: 2, corner: [], damage: 0, vp: 1 };
const income = { coins: 0, vp: 0, per: [], when: [], when_coins: 0, when_vp: 0, coin_for_vp: 0 };
const space = { coins: 0, draw: 0, loss: 0, damage: false };
const EDITION = {
    cards: {
        "rus-1": { ...card, icons: ["wood", "wood", "food"], bonus: { pay: 2, kind: "vp", amount: 3, per: [] } },
        "rus-2": { ...card, icons: [], bonus: { pay: 0, kind: "vp", amount: 1, per: ["fort"] } },
    },
    thing: {
        england: { need: ["food", "food", "food"], price: 1, coins: 0, vp: 2, effect: "advance", ladder: "longship" },
    },
    income: {
        sweden: { ...income, coins: 1, coin_for_vp: 1 },
        ireland: { ...income, coins: 2, when: ["sailing", "sailing"], when_coins: 2 },
    },
    ladder: {
        fort: [
            { cost: [], vp: 0 },
            { cost: ["raid", "raid", "sailing"], vp: 1 },
        ],
    },
    jarl: {
        explore: [
            { ...space, coins: 3, draw: 4 },
            { ...space, coins: 2, draw: 3 },
        ],
        settlements: [space, { ...space, loss: 3 }, { ...space, loss: 3 }],
    },
    explore: { "2": { one: 4, two: 6, food: 1 } },
    leaders: {
        olof: { start: "sweden", coins: 5, ability: "fort" },
        sigrid: { start: "sweden", coins: 6, ability: "extra-trade" },
    },
    trades: { food: 3, sailing: 2 },
    prices: { repair: 2, settlements: 3 },
    gains: { title: 2 },
    lore: { "2": [2, 1, 0, 0] },
    abilities: { flip_vp: 1 },
    scoring_spaces: [2, 1],
};
const base = (moments as unknown as Record<string, Update>).turn?.view as unknown as View;
const mine = base.seats[0] as SeatView;
/** The view with a seat that has these icons and this leader. */
function seen(icons: Record<string, number> = {}, more: Partial<View> = {}, leader = "olof"): View {
    return { ...base, ...more, seats: [{ ...mine, leader, icons }, ...base.seats.slice(1)] };
}
/** `-1 gold +2 wreath` */
const brief = (gains: Gain[]): string =>
    gains
        .map(
            ({ kind, amount, icon }) =>
                `${{ needs: "", takes: "-", gives: "+", earns: "~", odds: "%" }[kind]}${amount} ${icon}`,
        )
        .join(" ");
const of = (kind: string, args: Record<string, string> = {}, view = seen()): string =>
    brief(gainsOf(anOffer(1, kind, args), view, 0));

beforeAll(async () => {
    const { fetch } = answering({ "GET /api/games/norsemen/editions/gains": { components: EDITION } });
    vi.stubGlobal("fetch", fetch);
    await loadWords("en", "norsemen");
    await loadEdition("norsemen", "gains");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => keep("language", "en"));

describe("an offer of Norsemen costs and brings", () => {
    test("a leader its coins, a card its icons", () => {
        expect(of("choose", { leader: "sigrid" })).toBe("+6 gold");
        expect(of("place", { card: "rus-1" })).toBe("+2 wood +1 food");
        const placed = { ...mine, route: [{ card: "rus-1", longships: 0, lawspeaker: false, beside: false }] };
        const view = { ...base, seats: [placed] };
        expect(of("put", { tokens: "both" }, view)).toBe("+2 wood +1 food");
        expect(of("put", { tokens: "lawspeaker" }, view)).toBe("");
    });
    test("a bonus its price less discounts; what is counted is left open", () => {
        expect(of("bonus", { card: "rus-1" })).toBe("-2 gold +3 wreath");
        expect(of("bonus", { card: "rus-1" }, seen({ discount: 1 }))).toBe("-1 gold +3 wreath");
        expect(of("bonus", { card: "rus-2" })).toBe("");
    });
    test("a thing action its icons and coins, with the trade for one that is missing", () => {
        const england = (food: number, leader?: string): string =>
            of("thing", { territory: "england" }, seen({ food }, {}, leader));
        expect(england(3)).toBe("3 food -1 gold +2 wreath +1 advance");
        expect(england(2)).toBe("3 food -4 gold +2 wreath +1 advance");
        expect(england(2, "sigrid")).toBe("3 food +2 wreath +1 advance");
        expect(of("thing-free", { territory: "england" })).toBe("+2 wreath +1 advance");
    });
    test("a jarl what the next space says", () => {
        const next = (name: string, space: number | null): Partial<View> => ({
            jarls: { [name]: { spaces: [], next: space, shared_with: null } },
        });
        expect(of("jarl", { jarl: "explore" }, seen({}, next("explore", 1)))).toBe("+2 gold +3 deck");
        expect(of("jarl", { jarl: "settlements" }, seen({}, next("settlements", 0)))).toBe("");
        expect(of("jarl", { jarl: "settlements" }, seen({}, next("settlements", 2)))).toBe("-3 wreath");
        expect(of("jarl", { jarl: "explore" }, seen({}, next("explore", null)))).toBe("");
    });
    test("a step its icons where it is paid for, and its points", () => {
        const args = { ladder: "fort", space: "2", kind: "plain" };
        expect(of("advance", args, seen({}, { pending: "ladder" }))).toBe("2 raid 1 sailing +1 wreath");
        expect(of("advance", args, seen({}, { pending: "advance" }))).toBe("+1 wreath");
    });
    test("cards sailing and food, more for the second", () => {
        const kept = (cards: string[]): View => seen({}, { hand: { drawn: [], kept: cards } });
        expect(of("deck", { age: "2" })).toBe("4 sailing 1 food");
        expect(of("keep", { card: "rus-1" }, kept([]))).toBe("4 sailing 1 food");
        expect(of("keep", { card: "rus-1" }, kept(["rus-2"]))).toBe("6 sailing 1 food");
    });
    test("a card to be turned the odds of damage", () => {
        expect(of("reveal", {}, seen({}, { aids: { damage_odds: [1, 8] } }))).toBe("%13 damage");
        expect(of("reveal", {}, seen({}, { aids: {} }))).toBe("");
    });
    test("settlements, incomes, titles, repairs", () => {
        expect(of("settle", { territory: "ireland" })).toBe("~2 gold");
        expect(of("income", { territory: "sweden" })).toBe("-1 wreath +1 gold");
        expect(of("income", { territory: "ireland" })).toBe("-2 gold +2 gold");
        expect(of("coins")).toBe("+2 gold");
        expect(of("flip", { card: "rus-1" })).toBe("+1 wreath");
        expect(of("repair", { count: "2" }, seen({ discount: 1 }))).toBe("-3 gold +2 longship");
        const scoring = [{ slug: "lore", tokens: [1] }];
        expect(of("score", { title: "lore" }, seen({}, { scoring }))).toBe("+1 wreath");
    });
    test("nothing that is not known", () => {
        expect([of("pass"), of("thing", { territory: "?" }), of("bonus", { card: "?" })]).toEqual(["", "", ""]);
        expect(gainsOf(anOffer(1, "coins"), base, -1)).toEqual([]);
    });
});

describe("a closer look says", () => {
    test("what stands on each space of a ladder, and what its step asks and gives", () => {
        expect(ladderWords("fort", { plain: [0, 2], legendary: 2, in_play: 1 })).toEqual([
            "Forts. In play: 1.",
            "Space 1: no token; a step needs –.",
            "Space 2: 3 tokens, one legendary; a step needs 2 × raid, 1 × sailing and brings 1 VP.",
        ]);
    });
    test.each([
        ["explore", 0, "3 coins, 4 cards"],
        ["settlements", 0, "neither price nor coins"],
        ["settlements", 1, "costs 3 VP"],
        ["longships", 2, "new longships come in damaged"],
        ["lawspeakers", 0, "new lawspeakers may be sent at once"],
    ])("what a jarl for %s gets on space %i", (action, space, words) => {
        expect(spaceWords(action, space)).toBe(words);
    });
    test("what scoring cards, lore and cards of an age are worth", () => {
        expect(scoreWords(2)).toBe("2, 1");
        expect(loreWords(2)).toContain("in this order: 2, 1 VP");
        expect(keepWords("2")).toContain("4 sailing and 1 food, two need 6 sailing and 1 food");
        expect(keepWords("9")).toBe("");
    });
});

test("signs are said as a sentence", () => {
    const gains: Gain[] = [
        { icon: "wood", amount: 2, kind: "needs" },
        { icon: "gold", amount: 1, kind: "takes", slug: "coins" },
        { icon: "deck", amount: 3, kind: "gives" },
        { icon: "gold", amount: 2, kind: "earns", slug: "coins" },
        { icon: "wreath", amount: 1, most: 3, kind: "gives", slug: "vp" },
        { icon: "damage", amount: 33, kind: "odds" },
    ];
    const { container } = render(Gains, { gains, game: "norsemen" });
    expect(container.querySelector(".hidden")?.textContent).toBe(
        ". chance: 33 % of damage to a longship; needs 2 wood; costs 1 coin; brings 3 cards, 1–3 VP; brings 2 coins every round",
    );
    expect(container.querySelector(".gains")?.textContent).toBe("2−1+3+2+1–333 %");
});
