import type { BoxFacts } from "../../screens/boxes";

export const box: BoxFacts = {
    slug: "norsemen",
    title: "Norsemen",
    players: [2, 4],
    minutes: [90, 150],
    weight: "heavy",
    accent: "rune",
    place: 2,
};
