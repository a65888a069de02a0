/** The faces of Norsemen's components, read from the edition: icons by letters, bonuses by their short form. */

import { type Fact, printed } from "../../client/edition.svelte";

const ICONS: Record<string, string> = {
    W: "wood",
    F: "fabric",
    O: "food",
    S: "sailing",
    R: "raid",
    g: "gem",
    r: "rune",
    p: "spice",
    d: "discount",
};

export interface Bonus {
    pay: number;
    kind: "coins" | "vp" | "draw" | "move" | "adv";
    amount: number;
    per: string[];
}
export interface CardFace {
    territory: string;
    age: number;
    icons: string[];
    corner: string[];
    damage: number;
    bonus: Bonus | null;
    vp: number;
}
export interface ThingFace {
    need: string[];
    price: number;
    coins: number;
    vp: number;
    effect: string;
    ladder: string;
}
export interface IncomeFace {
    coins: number;
    vp: number;
    per: string[];
    if: string[];
    ifCoins: number;
    ifVp: number;
    vpPer: string;
    lore: string;
    ports: number;
    keep: number;
    trade: number;
}
export interface StepFace {
    cost: string[];
    vp: number;
}

export function iconsOf(letters: unknown): string[] {
    return Array.from(typeof letters === "string" ? letters : "", (letter) => ICONS[letter] ?? letter);
}

/** `pay2:v1/pair(gem,rune)`: pay 2 coins, then 1 point for each pair of gem and rune. */
export function bonusOf(text: string): Bonus | null {
    const found = /^(?:pay(\d+):)?(?:(c|v)(\d+)(?:\/(?:pair\(([^)]*)\)|(.+)))?|(draw|move|adv))$/.exec(text);
    if (!found) return null;
    const [, pay, unit, amount, pair, each, deed] = found;
    const kind = deed ? (deed as "draw" | "move" | "adv") : unit === "c" ? "coins" : "vp";
    return {
        pay: Number(pay ?? 0),
        kind,
        amount: Number(amount ?? 0),
        per: pair ? pair.split(",") : each ? [each] : [],
    };
}

const number = (fact: Fact, name: string): number => Number(fact[name] ?? 0);

export function cardFace(slug: string): CardFace | null {
    const fact = printed("norsemen", "cards", slug);
    if (!fact) return null;
    return {
        territory: String(fact.territory),
        age: number(fact, "age"),
        icons: iconsOf(fact.icons),
        corner: iconsOf(fact.corner),
        damage: number(fact, "damage"),
        bonus: bonusOf(String(fact.bonus ?? "")),
        vp: number(fact, "vp"),
    };
}

export function thingFace(territory: string): ThingFace | null {
    const fact = printed("norsemen", "thing", territory);
    if (!fact) return null;
    return {
        need: iconsOf(fact.need),
        price: number(fact, "price"),
        coins: number(fact, "coins"),
        vp: number(fact, "vp"),
        effect: String(fact.effect ?? ""),
        ladder: String(fact.ladder ?? ""),
    };
}

export function incomeFace(territory: string): IncomeFace | null {
    const fact = printed("norsemen", "income", territory);
    if (!fact) return null;
    return {
        coins: number(fact, "coins"),
        vp: number(fact, "vp"),
        per: iconsOf(fact.per),
        if: iconsOf(fact.if),
        ifCoins: number(fact, "if_coins"),
        ifVp: number(fact, "if_vp"),
        vpPer: String(fact.vp_per ?? ""),
        lore: String(fact.lore ?? ""),
        ports: number(fact, "ports"),
        keep: number(fact, "keep"),
        trade: number(fact, "coin_for_vp"),
    };
}

export function stepFace(ladder: string, space: number): StepFace | null {
    const fact = printed("norsemen", "ladder", ladder, String(space));
    return fact && { cost: iconsOf(fact.cost), vp: number(fact, "vp") };
}

export interface JarlSpace {
    coins: number;
    draw: number;
    /** VP to be paid. */
    loss: number;
    /** Longships come in damaged. */
    damage: boolean;
}

/** The spaces of jarl actions and of scoring cards, as editions name them. */
const JARL_SPACES = ["primary", "first", "second", "third"];
const SCORE_SPACES = ["first", "second", "third", "fourth"];

/** What a space of a jarl action says, from 0 for the primary one. */
export function jarlSpace(action: string, space: number): JarlSpace {
    const fact = printed("norsemen", "jarl", action, JARL_SPACES[space] ?? "") ?? {};
    return {
        coins: number(fact, "coins"),
        draw: number(fact, "draw"),
        loss: action === "settlements" && space > 0 ? valueOf("prices", "settlements") : 0,
        damage: action === "longships" && space > 0,
    };
}

/** VP of a scoring card's space, from 0 for the leftmost. */
export function scoreSpace(space: number): number {
    return valueOf("scoring_spaces", SCORE_SPACES[space] ?? "");
}

/** A single value of the edition. */
export function valueOf(...path: string[]): number {
    return number(printed("norsemen", ...path) ?? {}, "value");
}
