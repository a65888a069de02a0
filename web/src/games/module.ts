/** What a game brings to the page: drawings and words for its view. It knows no rules. */

import type { Component } from "svelte";
import type { Play, Zoom } from "../client/play.svelte";
import type { AnyView, EffectInfo, Event, Offer } from "../client/wire";

/** The headline of a closer look, its rule, and where the edition says whence its value comes. */
export interface About {
    title: string;
    wide?: boolean;
    rule?: string;
    origin?: string[];
}

/**
 * What an offer needs to be in sight, takes, gives at once, or earns in every round, or the odds of something in percent.
 * `most`: it is known only that it lies between `amount` and this. `slug` where the icon is named otherwise.
 */
export interface Gain {
    icon: string;
    amount: number;
    most?: number;
    kind: "needs" | "takes" | "gives" | "earns" | "odds";
    slug?: string;
}

export interface GameModule<V extends AnyView = AnyView> {
    Board: Component;
    Mine: Component;
    Panel: Component<{ seat: number; brief?: boolean }>;
    Aid: Component;
    /** A piece from near. */
    Near: Component<{ zoom: Zoom }>;
    near: (zoom: Zoom, play: Play) => About;
    icon: (offer: Offer) => string | null;
    /** What an offer costs and brings to this seat, as far as the view and the edition say it for certain. */
    gains?(this: void, offer: Offer, view: V, seat: number): Gain[];
    round(this: void, view: V): number | null;
    phase(this: void, view: V): string;
    /** The slug of a point in effects: where the view does not say whence points came, the story does. */
    unit?: string;
    /** How many points an effect adds. */
    gained?: (effect: EffectInfo) => number;
    /** The chapter of the score sheet a point belongs to: a key of the game's texts. */
    chapter?(this: void, effect: EffectInfo, event: Event, view: V): string;
    /** Where the points of a seat come from, where the view says it. */
    score(this: void, view: V, seat: number): { label: string; value: number }[];
    total(this: void, view: V, seat: number): number;
    totalName: () => string;
    race: (events: Event[], players: number) => number[][];
}

const modules = import.meta.glob<GameModule>(["./*/index.ts", "!./generic/index.ts"], { import: "default" });

/** The game's own board, that of its package, or the one that shows any view. */
export async function loadGame(slug: string): Promise<GameModule> {
    const own = modules[`./${slug}/index.ts`];
    if (own) return own();
    const { default: generic, foreign } = await import("./generic");
    return (await foreign(slug)) ?? generic;
}
