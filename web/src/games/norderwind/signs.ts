/** Which drawing stands for what: kinds of tiles, and actions. */

import type { Offer } from "../../client/wire";

export const KINDS = ["destination", "port", "merchant", "equipment", "wreck", "fog"];
export const KIND_SIGN: Record<string, string> = {
    destination: "town",
    port: "scale",
    merchant: "merchant",
    equipment: "sail",
    wreck: "treasurer",
    fog: "fog",
};
const ACTION_SIGN: Record<string, string> = {
    sail: "wind",
    next: "wind",
    stop: "anchor",
    look: "lookout",
    bottom: "undo",
    pay: "gold",
    battle: "cannon",
    hoist: "sail",
    cannon: "cannon",
    fulfil: "cube",
    search: "treasurer",
    pass: "letter",
};

export function icon(offer: Offer): string | null {
    return ACTION_SIGN[offer.kind] ?? offer.args.good ?? offer.args.role ?? null;
}
