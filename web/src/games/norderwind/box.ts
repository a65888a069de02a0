import type { BoxFacts } from "../../screens/boxes";

export const box: BoxFacts = {
    slug: "norderwind",
    title: "Norderwind",
    players: [2, 4],
    minutes: [60, 90],
    weight: "light",
    accent: "signal",
    place: 3,
};
