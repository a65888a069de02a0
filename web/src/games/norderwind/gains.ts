/** What an offer of Norderwind costs and brings, as far as the view and the edition say it for certain. */

import { componentsOf } from "../../client/edition.svelte";
import type { Offer } from "../../client/wire";
import type { Gain } from "../module";
import { percent, type SeatView, type View } from "./pieces";

type Kind = Gain["kind"];
interface Where {
    offer: Offer;
    view: View;
    mine: SeatView;
}

const one = (icon: string, kind: Kind): Gain => ({ icon, amount: 1, kind });
const gold = (amount: number, kind: Kind): Gain => ({ icon: "gold", amount, kind });
const gains = (name: string): number => componentsOf("norderwind")?.gains[name] ?? 0;
const prices = (name: string): number => componentsOf("norderwind")?.prices[name] ?? 0;
const tilePrice = (view: View): number => componentsOf("norderwind")?.tiles[view.voyage?.row.at(-1) ?? ""]?.price ?? 0;

/** Who does business on another's voyage hands in a letter. */
const letter = (view: View): Gain[] => (view.pending === "letter" ? [one("letter", "takes")] : []);

function buyGains({ offer, view }: Where): Gain[] {
    const { good, good2 } = offer.args;
    const thrown = good2 ? [one(good2, "takes")] : [];
    return good ? [...letter(view), gold(tilePrice(view), "takes"), ...thrown, one(good, "gives")] : [];
}

/** The accountant adds gold to the first good sold. */
function sellGains({ offer, view, mine }: Where): Gain[] {
    const { good } = offer.args;
    const extra = view.pending !== "more" && mine.crew.includes("accountant") ? gains("accountant") : 0;
    return good ? [...letter(view), one(good, "takes"), gold(tilePrice(view) + extra, "gives")] : [];
}

function equipmentGains(view: View, price: string, icon: string): Gain[] {
    return [...letter(view), gold(prices(price), "takes"), one(icon, "gives")];
}

/** The contract's own cube; a majority or a first contract in every port may bring more. */
function fulfilGains({ offer, view }: Where): Gain[] {
    const column = view.columns.find((one) => one.port === offer.args.port);
    const contract = column?.contracts[column.owners.length];
    if (!contract) return [];
    const needs = Object.entries(contract).map(([icon, amount]): Gain => ({ icon, amount, kind: "takes" }));
    return [...needs, one("cube", "gives")];
}

function battleGains({ view }: Where): Gain[] {
    const odds = view.aids.battle_odds;
    return odds ? [{ icon: "cannon", amount: percent(odds), kind: "odds" }] : [];
}

/** The chance that the next tile of a stack is fog, where pirates wait. */
function fogGains({ offer, view }: Where): Gain[] {
    const odds = view.aids.odds?.[offer.args.port ?? view.voyage?.stack ?? ""];
    return odds ? [{ icon: "fog", amount: percent(odds.fog ?? []), kind: "odds" }] : [];
}

const BY_KIND: Record<string, (where: Where) => Gain[]> = {
    buy: buyGains,
    "buy-over": buyGains,
    sell: sellGains,
    hoist: ({ view }) => equipmentGains(view, "sail", "sail"),
    cannon: ({ view }) => equipmentGains(view, "cannon", "cannon"),
    hire: ({ offer, view }) => equipmentGains(view, "crew", offer.args.role ?? ""),
    fulfil: fulfilGains,
    search: () => [gold(gains("wreck"), "gives")],
    battle: battleGains,
    sail: fogGains,
    next: fogGains,
    pay: () => [gold(prices("pirates"), "takes")],
};

export function gainsOf(offer: Offer, view: View, seat: number): Gain[] {
    const mine = view.seats[seat];
    if (!mine) return [];
    return (BY_KIND[offer.kind]?.({ offer, view, mine }) ?? []).filter(
        (gain) => gain.amount > 0 || gain.kind === "odds",
    );
}
