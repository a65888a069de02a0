/** The three boxes on the shelf, as their lids say it. */

export interface BoxFacts {
    slug: string;
    title: string;
    players: [number, number];
    minutes: [number, number];
    weight: "light" | "medium" | "heavy";
}

export const BOXES: BoxFacts[] = [
    { slug: "novgorod", title: "Novgorod", players: [2, 4], minutes: [40, 50], weight: "medium" },
    { slug: "norsemen", title: "Norsemen", players: [2, 4], minutes: [90, 150], weight: "heavy" },
    { slug: "norderwind", title: "Norderwind", players: [2, 4], minutes: [60, 90], weight: "light" },
];

/** What bots are called. */
export const BOT_NAMES = ["Hinrich", "Birte", "Sunniva", "Wulf"];
