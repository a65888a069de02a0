import { raceOf } from "../../board/race";
import { type Play, seatName, type Zoom } from "../../client/play.svelte";
import type { About, GameModule } from "../module";
import { capital, nameOf, t } from "../../client/words.svelte";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { gainsOf } from "./gains";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import { partsOf, type View } from "./pieces";
import { icon } from "./signs";
import { cubesOf } from "./story";
import Near from "./Near.svelte";

const TILE_RULES: Record<string, string> = {
    fog: "NW-6.1",
    wreck: "NW-7.1",
    merchant: "NW-3.5",
    equipment: "NW-4.1",
    norderkap: "NW-7.2",
    trutzhavn: "NW-7.2",
    olesand: "NW-7.2",
};
const ROLE_RULES: Record<string, string> = {
    boatman: "NW-3.6",
    accountant: "NW-3.7",
    cannoneer: "NW-6.5",
    treasurer: "NW-2.1",
    lookout: "NW-8.1",
};

function near(zoom: Zoom, play: Play): About {
    const title = capital(nameOf("norderwind", zoom.slug));
    if (zoom.kind === "stack")
        return { title: t("nw-stack", { port: nameOf("norderwind", zoom.slug) }), wide: true, rule: "NW-1.1" };
    if (zoom.kind === "tile")
        return { title, rule: TILE_RULES[partsOf(zoom.slug).family] ?? "NW-3.1", origin: ["tiles", zoom.slug] };
    if (zoom.kind === "role") return { title, rule: ROLE_RULES[zoom.slug] ?? "NW-4.3" };
    return { title: t("nw-ship-of", { name: seatName(play, zoom.seat ?? 0) }), wide: true, rule: "NW-1.2" };
}

const norderwind: GameModule<View> = {
    Board,
    Mine,
    Panel,
    Aid,
    Near,
    near,
    icon,
    gains: gainsOf,
    round: (view) => view.round,
    phase(view) {
        const { voyage } = view;
        return voyage ? t("nw-voyage-to", { port: nameOf("norderwind", voyage.stack) }) : t("nw-at-home");
    },
    score(view, seat) {
        const ship = view.seats[seat];
        if (!ship) return [];
        const contracts = ship.contracts.reduce((sum, count) => sum + count, 0);
        return [
            { label: t("nw-source-contracts"), value: contracts },
            { label: t("nw-source-majority"), value: ship.majorities.length },
            { label: t("nw-source-all-ports"), value: ship.all_ports ? 1 : 0 },
            { label: t("nw-source-full-crew"), value: ship.full_crew ? 1 : 0 },
        ];
    },
    gained: cubesOf,
    total: (view, seat) => view.seats[seat]?.cubes ?? 0,
    totalName: () => t("nw-total"),
    race: (events, players) => raceOf(events, players, cubesOf),
};
export default norderwind;
