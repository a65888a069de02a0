import { gainOf, raceOf } from "../../board/race";
import { type Play, seatName, type Zoom } from "../../client/play.svelte";
import type { About, GameModule } from "../module";
import type { Offer } from "../../client/wire";
import { capital, nameOf, t } from "../../client/words.svelte";
import Aid from "./Aid.svelte";
import { gainsOf } from "./gains";
import Near from "./Near.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import type { View } from "./pieces";

const SIGNS: Record<string, string> = {
    lay: "anchor",
    sell: "seal",
    income: "gold",
    ducats: "gold",
    finish: "gold",
    office: "town",
    ship: "sail",
    mission: "mission",
    "mission-less": "mission",
    draw: "mission",
    "draw-less": "mission",
    upper: "mission",
    lower: "mission",
    both: "mission",
    resume: "mission",
    rise: "seal",
    pirate: "skull",
    by: "accountant",
};

const BONUS_RULES: Record<string, string> = {
    "eight-offices": "NG-8.3",
    "five-city-route": "NG-8.4",
    "luxury-merchant": "NG-8.5",
    "three-missions": "NG-8.6",
    "career-level": "NG-8.7",
    variety: "NG-8.8",
};

function near(zoom: Zoom, play: Play): About {
    const title = capital(nameOf("novgorod", zoom.slug));
    if (zoom.kind === "city") return { title, rule: "NG-1.3", origin: ["prices", zoom.slug] };
    if (zoom.kind === "mission") return { title: t("field-missions"), rule: "NG-5.1", origin: ["missions", zoom.slug] };
    if (zoom.kind === "career")
        return { title: t("field-career"), rule: "NG-6.1", origin: ["careers", zoom.slug, "1"] };
    if (zoom.kind === "bonus") return { title, rule: BONUS_RULES[zoom.slug] ?? "NG-8.1", origin: ["bonus", zoom.slug] };
    if (zoom.kind === "special") return { title, rule: "NG-11.3", origin: ["specials", zoom.slug, "d"] };
    if (zoom.kind === "purse") return { title: t("field-ducats"), rule: "NG-2.4" };
    if (zoom.kind === "speed") return { title: t("field-ship"), rule: "NG-7.3" };
    return { title: seatName(play, zoom.seat ?? 0), wide: true, rule: "NG-12.4" };
}

const CHAPTERS: Record<string, string> = {
    sale: "trade",
    merchant: "trade",
    mission: "missions",
    special: "missions",
    career: "career",
    privilege: "career",
};

const novgorod: GameModule<View> = {
    Board,
    Mine,
    Panel,
    Aid,
    Near,
    near,
    gains: gainsOf,
    icon: (offer: Offer) => SIGNS[offer.kind] ?? offer.args.good ?? null,
    round: (view) => view.round,
    phase: (view) => (view.last_round ? t("field-last_round") : ""),
    unit: "seal",
    gained: gainOf("seal"),
    chapter: ({ cause }) => CHAPTERS[cause] ?? (cause in BONUS_RULES ? "bonuses" : "others"),
    score: () => [],
    total: (view, seat) => view.seats[seat]?.seals ?? 0,
    totalName: () => t("field-seals"),
    race: (events, players) => raceOf(events, players, gainOf("seal")),
};
export default novgorod;
