import { gainOf, raceOf } from "../../board/race";
import { type Play, seatName, type Zoom } from "../../client/play.svelte";
import type { About, GameModule } from "../module";
import type { EffectInfo, Event, Offer } from "../../client/wire";
import { capital, maybe, nameOf, t } from "../../client/words.svelte";
import Aid from "./Aid.svelte";
import { gainsOf } from "./gains";
import Near from "./Near.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import type { View } from "./pieces";

const SIGNS: Record<string, string> = {
    send: "lawspeaker",
    thing: "lawspeaker",
    "thing-free": "lawspeaker",
    "speaker-from": "lawspeaker",
    hold: "lawspeaker",
    place: "longship",
    double: "longship",
    repair: "longship",
    "ship-from": "longship",
    jarl: "jarl",
    settle: "settlement",
    fort: "fort",
    income: "gold",
    coins: "gold",
    bonus: "gold",
    score: "wreath",
    route: "wind",
    port: "anchor",
};

const LEADER_RULES: Record<string, string> = Object.fromEntries(
    "gorm cnut harald sigrid olof rurik halfdan leif aud".split(" ").map((leader, i) => [leader, `NM-9.${i + 1}`]),
);

function near(zoom: Zoom, play: Play): About {
    const title = capital(nameOf("norsemen", zoom.slug));
    if (zoom.kind === "card") return { title, rule: "NM-2.1", origin: ["cards", zoom.slug] };
    if (zoom.kind === "land") return { title, rule: "NM-11.1", origin: ["thing", zoom.slug] };
    if (zoom.kind === "title") return { title, rule: "NM-8.2", origin: ["scoring_spaces", "first"] };
    if (zoom.kind === "jarl") return { title, rule: "NM-5.2" };
    if (zoom.kind === "ladder") return { title, rule: "NM-2.7", origin: ["ladder", zoom.slug, "2"] };
    if (zoom.kind === "leader") return { title, rule: LEADER_RULES[zoom.slug] ?? "NM-1.5" };
    if (zoom.kind === "title-space") return { title: t("nm-title-space"), rule: "NM-5.7" };
    if (zoom.kind === "lore") return { title: t("nm-lore"), rule: "NM-7.2" };
    if (zoom.kind === "deck") return { title: `${t("field-age")} ${"I".repeat(Number(zoom.slug))}`, rule: "NM-6.8" };
    return { title: seatName(play, zoom.seat ?? 0), wide: true, rule: "NM-10.3" };
}

const CHAPTERS: Record<string, string> = {
    ladder: "ladders",
    legendary: "ladders",
    leader: "leader",
    title: "scoring",
    thing: "things",
    settlements: "settlements",
    forts: "settlements",
    cards: "cards",
    gem: "lore",
    rune: "lore",
    spice: "lore",
};
const OTHERS = ["order", "coins", "trade", "extra-trade", "repair", "explore"];

/** A land brings points by its thing action, else by its bonus and income. */
function chapter(effect: EffectInfo, event: Event, view: View): string {
    const { territories, scoring, seats } = view;
    const known = CHAPTERS[effect.cause];
    if (known) return known;
    if (scoring.some(({ slug }) => slug === effect.cause)) return "scoring";
    if (seats.some(({ leader }) => leader === effect.cause)) return "leader";
    if (territories.some(({ slug }) => slug === effect.cause))
        return event.kind.startsWith("thing") ? "things" : "settlements";
    return OTHERS.includes(effect.cause) ? "others" : "cards";
}

const norsemen: GameModule<View> = {
    Board,
    Mine,
    Panel,
    Aid,
    Near,
    near,
    icon: (offer: Offer) => SIGNS[offer.kind] ?? offer.args.ladder ?? null,
    gains: gainsOf,
    round: (view) => view.round,
    phase: (view) => maybe(`nm-phase-${view.phase}`) ?? "",
    unit: "vp",
    gained: gainOf("vp"),
    chapter,
    score: () => [],
    total: (view, seat) => view.seats[seat]?.vp ?? 0,
    totalName: () => t("field-vp"),
    race: (events, players) => raceOf(events, players, gainOf("vp")),
};
export default norsemen;
