/** The boxes on the shelf, as their lids say it: those of the games that are built into the page, and of others. */

import type { GameInfo } from "../client/wire";

export interface BoxFacts {
    slug: string;
    title: string;
    players: [number, number];
    /** How long a game takes; null where nobody has said. */
    minutes: [number, number] | null;
    weight: "light" | "medium" | "heavy" | null;
    /** A colour of the theme. */
    accent: string;
    /** Its place on the shelf. */
    place: number;
}

const found = import.meta.glob<BoxFacts>("../games/*/box.ts", { import: "box", eager: true });
export const BOXES: BoxFacts[] = Object.values(found).sort((a, b) => a.place - b.place);

/** The box of a game that this page was not built with. */
export function plainBox(game: GameInfo): BoxFacts {
    const players: [number, number] = [game.players[0] ?? 2, game.players.at(-1) ?? 4];
    return { slug: game.slug, title: game.title, players, minutes: null, weight: null, accent: "signal", place: 99 };
}

/** What bots are called. */
export const BOT_NAMES = ["Hinrich", "Birte", "Sunniva", "Wulf"];
