import type { BoxFacts } from "../../screens/boxes";

export const box: BoxFacts = {
    slug: "novgorod",
    title: "Novgorod",
    players: [2, 4],
    minutes: [40, 50],
    weight: "medium",
    accent: "amber",
    place: 1,
};
