/** The view of Norderwind, and the slugs that have a drawing. */

import { componentsOf } from "../../client/edition.svelte";
import type { NorderwindView } from "../../client/wire";

export const GOODS = ["grain", "fish", "salt", "wood", "wine"];
export const ROLES = ["boatman", "accountant", "cannoneer", "treasurer", "lookout"];

export type View = NorderwindView;
export type SeatView = View["seats"][number];
export type ColumnView = View["columns"][number];

/** How many of these a ship has room for, by the edition. */
export const roomFor = (what: "hold" | "cannons" | "brig"): number => componentsOf("norderwind")?.ship[what] ?? 0;

/** How many tiles lie in a stack when nobody sails there. */
export const stackSize = (): number => componentsOf("norderwind")?.voyage.stack ?? 0;

/** `salt-3` is of the family `salt` with the mark `3`; a port of destination is its own family. */
export function partsOf(slug: string): { family: string; mark: string } {
    const dash = slug.lastIndexOf("-");
    return dash > 0 ? { family: slug.slice(0, dash), mark: slug.slice(dash + 1) } : { family: slug, mark: "" };
}

/** The kind of a tile: ports have that of their good, those of destination one of their own. */
export function familyOf(tile: string): string {
    const { family, mark } = partsOf(tile);
    return mark ? family : "destination";
}

/** What one would do at a tile, to be asked for its reason. */
export function useOf(tile: string): string {
    const { family } = partsOf(tile);
    if (GOODS.includes(family)) return `buy ${family}`;
    return { merchant: "buy grain", equipment: "hoist", wreck: "search", fog: "battle" }[family] ?? `fulfil ${tile}`;
}

/** What a contract asks for, one slug for each piece; gold stays a number. */
export function needsOf(contract: Record<string, number>): { slug: string; amount: number }[] {
    return Object.entries(contract).flatMap(([slug, amount]) =>
        slug === "gold" ? [{ slug, amount }] : Array.from({ length: amount }, () => ({ slug, amount: 1 })),
    );
}

/** What a ship still lacks for a contract. */
export function lacks(seat: SeatView, contract: Record<string, number>): Record<string, number> {
    const missing: Record<string, number> = {};
    for (const [slug, amount] of Object.entries(contract)) {
        const has = slug === "gold" ? seat.gold : slug === "captain" ? seat.captains : (seat.hold[slug] ?? 0);
        if (has < amount) missing[slug] = amount - has;
    }
    return missing;
}

export function percent([cases = 0, all = 0]: number[]): number {
    return all ? Math.round((100 * cases) / all) : 0;
}
