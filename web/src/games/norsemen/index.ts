import { gainOf, raceOf } from "../../board/race";
import { type Play, seatName, type Zoom } from "../../client/play.svelte";
import type { About, GameModule } from "../module";
import type { AnyView, EffectInfo, Event, Offer } from "../../client/wire";
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

const RULES: Record<string, string> = {
    "choose-leader": "NM-1.5",
    home: "NM-1.6",
    reveal: "NM-3.4",
    put: "NM-3.3",
    show: "NM-9.2",
    speaker: "NM-3.9",
    bonuses: "NM-3.12",
    bonus: "NM-3.12",
    turn: "NM-5.1",
    "added-ship": "NM-4.2",
    "added-speaker": "NM-4.3",
    ladder: "NM-6.1",
    trade: "NM-2.2",
    send: "NM-6.6",
    settle: "NM-6.3",
    fort: "NM-6.4",
    "free-thing": "NM-6.5",
    deck: "NM-6.7",
    keep: "NM-6.8",
    "take-kept": "NM-6.9",
    take: "NM-6.9",
    title: "NM-5.7",
    advance: "NM-6.11",
    exchange: "NM-11.9",
    lower: "NM-11.9",
    "ship-from": "NM-9.8",
    "ship-to": "NM-9.8",
    "speaker-from": "NM-4.9",
    "speaker-to": "NM-4.9",
    income: "NM-7.5",
    ports: "NM-7.9",
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
function chapter(effect: EffectInfo, event: Event, view: AnyView): string {
    const { territories, scoring, seats } = view as unknown as View;
    const known = CHAPTERS[effect.cause];
    if (known) return known;
    if (scoring.some(({ slug }) => slug === effect.cause)) return "scoring";
    if (seats.some(({ leader }) => leader === effect.cause)) return "leader";
    if (territories.some(({ slug }) => slug === effect.cause))
        return event.kind.startsWith("thing") ? "things" : "settlements";
    return OTHERS.includes(effect.cause) ? "others" : "cards";
}

const norsemen: GameModule = {
    Board,
    Mine,
    Panel,
    Aid,
    Near,
    near,
    rules: RULES,
    icon: (offer: Offer) => SIGNS[offer.kind] ?? offer.args.ladder ?? null,
    gains: (offer, view, seat) => gainsOf(offer, view as unknown as View, seat),
    round: (view) => (view as unknown as View).round,
    phase: (view) => maybe(`nm-phase-${(view as unknown as View).phase}`) ?? "",
    unit: "vp",
    gained: gainOf("vp"),
    chapter,
    score: () => [],
    total: (view, seat) => (view as unknown as View).seats[seat]?.vp ?? 0,
    totalName: () => t("field-vp"),
    race: (events, players) => raceOf(events, players, gainOf("vp")),
};
export default norsemen;
