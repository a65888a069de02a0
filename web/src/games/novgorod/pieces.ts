/** The view of Novgorod, and where its cities lie on our chart. */

import { componentsOf } from "../../client/edition.svelte";
import type { NovgorodComponents, NovgorodView } from "../../client/wire";

export type View = NovgorodView;
export type CityView = View["cities"][number];
export type SeatView = View["seats"][number];
export type Need = NonNullable<SeatView["career"]>["need"];

export type Place = [x: number, y: number];
type Places = Record<string, Place>;

/** How the cities lie: as on a chart, on a square with the sea in its middle, or in two rows. */
export type Chart = "chart" | "square" | "rows";

/** Per cent of the chart's width and height: the middle of each city's card. */
const PLACES: Record<Chart, Places> = {
    chart: {
        london: [9.5, 52],
        bergen: [26, 17],
        visby: [50, 32],
        novgorod: [76, 17],
        riga: [89.5, 52],
        danzig: [72, 83],
        lubeck: [48, 83],
        antwerpen: [24, 83],
    },
    square: {
        bergen: [100 / 6, 100 / 6],
        visby: [50, 100 / 6],
        novgorod: [500 / 6, 100 / 6],
        london: [100 / 6, 50],
        riga: [500 / 6, 50],
        antwerpen: [100 / 6, 500 / 6],
        lubeck: [50, 500 / 6],
        danzig: [500 / 6, 500 / 6],
    },
    rows: {
        london: [12.5, 25],
        bergen: [37.5, 25],
        visby: [62.5, 25],
        novgorod: [87.5, 25],
        antwerpen: [12.5, 75],
        lubeck: [37.5, 75],
        danzig: [62.5, 75],
        riga: [87.5, 75],
    },
};

/** The place of a city; cities of other editions lie on a ring. */
export function placeOf(city: string, index: number, count: number, chart: Chart = "chart"): Place {
    const angle = (index / Math.max(count, 1)) * 2 * Math.PI - Math.PI;
    const across = chart === "square" ? 33 : 40;
    return PLACES[chart][city] ?? [50 + across * Math.cos(angle), 50 + 34 * Math.sin(angle)];
}

/** A city's card at its smallest, and the sea that stays between two cards, in pixels. */
export const CARD: Place = [106, 74];
const SEA: Place = [9, 5];
const LARGEST = 1.7;
/** The chart is nicer than the other two: it may draw its cards so much smaller. */
const NICER = 0.8;

/** How large cards at these places can be drawn on a chart of this size without touching each other or its edge. */
export function scaleOf(places: Place[], width: number, height: number): number {
    const room = (x: number, y: number): number =>
        Math.max(((x * width) / 100 - SEA[0]) / CARD[0], ((y * height) / 100 - SEA[1]) / CARD[1]);
    const between = places.flatMap(([x, y], i) =>
        places.slice(i + 1).map(([left, top]) => room(Math.abs(x - left), Math.abs(y - top))),
    );
    const edges = places.flatMap(([x, y]) => [
        ((Math.min(x, 100 - x) * width) / 50 - SEA[1]) / CARD[0],
        ((Math.min(y, 100 - y) * height) / 50 - SEA[1]) / CARD[1],
    ]);
    return Math.min(...between, ...edges, LARGEST);
}

/** The arrangement that draws the cities of a chart of this size largest, and how large; never below what can be read. */
export function chartFor(cities: string[], width: number, height: number): { chart: Chart; scale: number } {
    const fits = (["chart", "square", "rows"] as const).map((chart) => {
        const places = cities.map((city, i) => placeOf(city, i, cities.length, chart));
        return { chart, scale: scaleOf(places, width, height) };
    });
    const best = fits.reduce((one, other) => (other.scale > one.scale ? other : one));
    const nicest = fits[0];
    const chosen = nicest && nicest.scale >= Math.max(1, NICER * best.scale) ? nicest : best;
    return { chart: chosen.chart, scale: Math.max(chosen.scale, 1) };
}

/** What lies below the chart: panels side by side, in two rows, or one at a time behind tabs. */
export type Shelf = "row" | "rows" | "tabs";

/** Widths that hold the longest route and all open missions; special missions need more. */
const ONE_ROW = [1264, 1560] as const;
const TWO_ROWS = [560, 760] as const;
const LOW = 400;

export function shelfFor(width: number, height: number, specials: boolean): Shelf {
    const column = specials ? 1 : 0;
    if (height < LOW || width < TWO_ROWS[column]) return "tabs";
    return width < ONE_ROW[column] ? "rows" : "row";
}

export type ShelfTab = "route" | "missions" | "specials" | "bonuses";

const MISSION_KINDS = ["mission", "mission-less", "draw", "draw-less"];
const SPECIAL_KINDS = ["special", "special-less"];
const ROUTE_KINDS = ["placeholder", "with", "with-stored", "store", "income", "by", "sell"];

/** The tabs on which something is offered. */
export function callingTabs(kinds: string[]): ShelfTab[] {
    const some = (wanted: string[]): boolean => kinds.some((kind) => wanted.includes(kind));
    return [
        ...(some(ROUTE_KINDS) ? (["route"] as const) : []),
        ...(some(MISSION_KINDS) ? (["missions"] as const) : []),
        ...(some(SPECIAL_KINDS) ? (["specials"] as const) : []),
    ];
}

/** The tab a decision needs: missions while they are chosen or bought, else the route, unless only another one calls. */
export function tabFor(pending: string, calling: ShelfTab[]): ShelfTab {
    const usual = pending === "draft" || pending === "buy" ? "missions" : "route";
    return calling.includes(usual) ? usual : (calling[0] ?? usual);
}

/** The two lines of a mission, by the edition; else by its name. */
export function linesOf(mission: string): string[][] {
    const printed = componentsOf("novgorod")?.missions[mission];
    return printed ? [printed.upper, printed.lower] : [mission.split("-")];
}

/** The offices of a city with so many players, the cheapest first: with three the third is left out, with two also the dearest. */
export type Rank = keyof NovgorodComponents["prices"][string];

export function ranksFor(players: number): Rank[] {
    return [
        "cheapest",
        "second",
        ...(players > 3 ? ["third" as const] : []),
        ...(players > 2 ? ["dearest" as const] : []),
    ];
}

/** What a luxury good is made from and how many seals each way of making it brings when it is sold. */
export function salesOf(luxury: string): { goods: string[]; seals: number }[] {
    return componentsOf("novgorod")?.seals[luxury] ?? [];
}

/** The seals, and as many ducats, for a luxury good made from these commodities and sold. */
export function saleSeals(luxury: string, goods: string[]): number {
    const wanted = [...goods].sort().join();
    return salesOf(luxury).find((sale) => [...sale.goods].sort().join() === wanted)?.seals ?? 0;
}

/** The fewest and the most seals a luxury good brings, whatever it is made from. */
export function sealRange(luxury: string): [number, number] {
    const all = salesOf(luxury).map((sale) => sale.seals);
    return all.length ? [Math.min(...all), Math.max(...all)] : [0, 0];
}

export type RowFace = NovgorodComponents["careers"][string][number] & { row: number };

/** The rows of a career card from the bottom up. */
export function careerRows(face: string): RowFace[] {
    return (componentsOf("novgorod")?.careers[face] ?? []).map((row, at) => ({ ...row, row: at + 1 }));
}

/** What the artisans of a luxury good take. */
export function recipe(luxury: string): string[] {
    return componentsOf("novgorod")?.luxuries[luxury] ?? [];
}

export function needsOf(need: Need): { slug: string; any: boolean }[] {
    const named = [...need.goods, ...(need.luxury ? [need.luxury] : [])].map((slug) => ({ slug, any: false }));
    const free = [...Array<string>(need.commodities).fill("wool"), ...Array<string>(need.luxuries).fill("jewelry")];
    return [...named, ...free.map((slug) => ({ slug, any: true }))];
}
