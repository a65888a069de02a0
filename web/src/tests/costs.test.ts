/** What offers of Novgorod and Norderwind cost and bring. */

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadEdition } from "../client/edition.svelte";
import type { Update } from "../client/wire";
import norderwindMoments from "../fixtures/norderwind.en.json";
import novgorodMoments from "../fixtures/novgorod.en.json";
import type { Gain } from "../games/module";
import { gainsOf as norderwindGains } from "../games/norderwind/gains";
import type { View as NorderwindView } from "../games/norderwind/pieces";
import { gainsOf as novgorodGains } from "../games/novgorod/gains";
import type { SeatView, View as NovgorodView } from "../games/novgorod/pieces";
import { anOffer, answering } from "./data";

const row = { ducats: 0, commodities: 0, luxuries: 0, privilege: "", seals: 0, x: false };
const NOVGOROD = {
    mission: { price: 6, line: 2, both: 5 },
    privilege: { ducats: 2, mission: 3, seal: 1 },
    speed: { "3": 5, "4": 10 },
    seals: {
        clothing: [
            { goods: ["fur"], seals: 1 },
            { goods: ["cloth"], seals: 1 },
            { goods: ["fur", "cloth"], seals: 3 },
        ],
    },
    careers: {
        "1-front": [
            { ...row, ducats: 15 },
            { ...row, luxuries: 2, seals: 1 },
            { ...row, seals: 3 },
        ],
    },
};
const NORDERWIND = {
    tiles: { "salt-3": { kind: "port", good: "salt", price: 3 } },
    prices: { sail: 2, cannon: 1, crew: 1, pirates: 1 },
    gains: { accountant: 1, wreck: 2 },
};
/** `-1 gold +2 seal` */
const brief = (gains: Gain[]): string =>
    gains
        .map(({ kind, amount, most, icon }) => {
            const sign = { needs: "", takes: "-", gives: "+", earns: "~", odds: "%" }[kind];
            return `${sign}${amount}${most ? `..${most}` : ""} ${icon}`;
        })
        .join(" ");

beforeAll(async () => {
    const { fetch } = answering({
        "GET /api/games/novgorod/editions/costs": { components: NOVGOROD },
        "GET /api/games/norderwind/editions/costs": { components: NORDERWIND },
    });
    vi.stubGlobal("fetch", fetch);
    await loadEdition("novgorod", "costs");
    await loadEdition("norderwind", "costs");
});
afterAll(() => vi.unstubAllGlobals());

describe("an offer of Novgorod costs and brings", () => {
    const base = (novgorodMoments as unknown as Record<string, Update>).use?.view as unknown as NovgorodView;
    const need = { goods: [], luxury: null, least: 0, commodities: 0, luxuries: 2 };
    const career = { face: "1-front", level: 1, x: true, top: false, ducats: 0, need, seals: 1, privileges: ["seal"] };
    const mine = {
        ...(base.seats[0] as SeatView),
        speed: 2,
        stored: "cloth",
        career,
        offices: [{ city: "london", rank: "cheapest", income: 4 }],
    };
    const cities = base.cities.map((city) => ({ ...city, fee: 2, price: 5, income: 3, artisan: "clothing" }));
    const free = { privilege_used: false, fees: 3, credit: 0 };
    const seen = (more: Partial<NovgorodView> = {}, route: object = {}): NovgorodView => ({
        ...base,
        cities,
        seats: [mine, ...base.seats.slice(1)],
        route: base.route && { ...base.route, ...free, ...route },
        ...more,
    });
    const of = (kind: string, args: Record<string, string> = {}, view = seen()): string =>
        brief(novgorodGains(anOffer(1, kind, args), view, 0));

    test("a call the fee of the harbour, but not at an office of one's own", () => {
        expect(of("lay", { city: "riga" })).toBe("-2 gold");
        expect(of("lay", { city: "london" })).toBe("");
    });
    test("a sale seals and ducats by its commodities", () => {
        const payment = { purpose: "sale", need, made: [], paid: [], artisan: "riga", inputs: ["fur"] };
        expect(of("sell", { city: "riga" })).toBe("-1 clothing +1..3 seal +1..3 gold");
        expect(of("done", {}, seen({ payment }))).toBe("+1 seal +1 gold");
        expect(of("with", { good: "cloth" }, seen({ payment }))).toBe("-1 cloth +3 seal +3 gold");
        expect(of("with-stored", {}, seen({ payment }))).toBe("-1 cloth +3 seal +3 gold");
    });
    test("a commodity for another purpose nothing by itself", () => {
        const payment = { purpose: "career", need, made: [], paid: [], artisan: "riga", inputs: ["fur"] };
        expect(of("with", { good: "cloth" }, seen({ payment }))).toBe("-1 cloth");
        expect(of("done", {}, seen({ payment }))).toBe("");
        expect(of("by", { city: "riga" })).toBe("+1 clothing");
    });
    test("lines of missions their seals; the second line what is missing to both", () => {
        expect([of("upper"), of("lower"), of("resume"), of("both")]).toEqual([
            "+2 seal",
            "+2 seal",
            "+2 seal",
            "+3 seal",
        ]);
    });
    test("purchases their prices, with the privilege less", () => {
        expect(of("office", { city: "riga" })).toBe("-5 gold +3 income");
        expect(of("ship")).toBe("-5 gold +1 sail");
        expect([of("mission"), of("draw"), of("mission-less"), of("draw-less")]).toEqual([
            "-6 gold",
            "-6 gold",
            "-3 gold",
            "-3 gold",
        ]);
    });
    test("special missions what is left of the price after this turn's credit", () => {
        const specials = [{ special: "s1", letter: "a", goods: need, price: 4, seals: 5, done: false }];
        expect(of("special", { special: "s1" }, seen({ specials }))).toBe("-4 gold +5 seal");
        expect(of("special", { special: "s1" }, seen({ specials }, { credit: 3 }))).toBe("-1 gold +5 seal");
        expect(of("special-less", { special: "s1" }, seen({ specials }))).toBe("-1 gold +5 seal");
    });
    test("a rise its cost, and the seals the next row has more", () => {
        expect(of("rise")).toBe("-2 luxury ~2 seal");
    });
    test("income, privilege, fees, and the seals at the end of the turn", () => {
        expect(of("income", { city: "london" })).toBe("+4 gold");
        expect(of("ducats")).toBe("+2 gold");
        expect(of("finish")).toBe("-3 gold");
        expect(of("end")).toBe("+2 seal");
        expect(of("end", {}, seen({}, { privilege_used: true }))).toBe("+1 seal");
    });
    test("the pirate his fee; what is not known shows nothing", () => {
        expect(of("pirate", { city: "riga" }, seen({ aids: { pirate_fee: 6 } }))).toBe("-6 gold");
        expect([of("stop"), of("pirate", { city: "riga" }), of("special", { special: "?" })]).toEqual(["", "", ""]);
        expect(novgorodGains(anOffer(1, "ship"), seen(), -1)).toEqual([]);
    });
});

describe("an offer of Norderwind costs and brings", () => {
    const base = (norderwindMoments as unknown as Record<string, Update>).tile?.view as unknown as NorderwindView;
    const seen = (pending = "tile", crew: string[] = []): NorderwindView => ({
        ...base,
        pending,
        voyage: base.voyage && { ...base.voyage, row: ["fog-a", "salt-3"] },
        columns: [{ port: "olesand", contracts: [{ salt: 1 }, { salt: 2, gold: 3 }], owners: [1], majority: null }],
        seats: base.seats.map((seat) => ({ ...seat, crew })),
    });
    const of = (kind: string, args: Record<string, string> = {}, view = seen()): string =>
        brief(norderwindGains(anOffer(1, kind, args), view, 0));

    test("goods the price of the tile, and a letter on another's voyage", () => {
        expect(of("buy", { good: "salt" })).toBe("-3 gold +1 salt");
        expect(of("buy-over", { good: "salt", good2: "wine" })).toBe("-3 gold -1 wine +1 salt");
        expect(of("buy", { good: "salt" }, seen("letter"))).toBe("-1 letter -3 gold +1 salt");
    });
    test("a sale the price, with the accountant more for the first good", () => {
        expect(of("sell", { good: "salt" })).toBe("-1 salt +3 gold");
        expect(of("sell", { good: "salt" }, seen("tile", ["accountant"]))).toBe("-1 salt +4 gold");
        expect(of("sell", { good: "salt" }, seen("more", ["accountant"]))).toBe("-1 salt +3 gold");
    });
    test("equipment, pirates and wrecks what the edition says", () => {
        expect([of("hoist"), of("cannon"), of("hire", { role: "lookout" })]).toEqual([
            "-2 gold +1 sail",
            "-1 gold +1 cannon",
            "-1 gold +1 lookout",
        ]);
        expect([of("pay"), of("search")]).toEqual(["-1 gold", "+2 gold"]);
    });
    test("battles and voyages their odds, where the view tells them", () => {
        const odds = { olesand: { port: [3, 4], fog: [1, 4] }, norderkap: { port: [1, 1] } };
        const view = { ...seen(), aids: { odds, battle_odds: [1, 3] } };
        view.voyage = view.voyage && { ...view.voyage, stack: "olesand" };
        expect(of("battle", {}, view)).toBe("%33 cannon");
        expect([of("sail", { port: "olesand" }, view), of("next", {}, view)]).toEqual(["%25 fog", "%25 fog"]);
        expect(of("sail", { port: "norderkap" }, view)).toBe("%0 fog");
        const untold = { ...view, aids: {} };
        expect([of("battle", {}, untold), of("next", {}, untold)]).toEqual(["", ""]);
    });
    test("a contract what the lowest open one asks for, and a cube", () => {
        expect(of("fulfil", { port: "olesand" })).toBe("-2 salt -3 gold +1 cube");
        expect([of("fulfil", { port: "?" }), of("buy")]).toEqual(["", ""]);
        expect(norderwindGains(anOffer(1, "pay"), seen(), -1)).toEqual([]);
    });
});
