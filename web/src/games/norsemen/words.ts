/** Norsemen's components in words, for tooltips, zoomed cards and screen readers. */

import { capital, nameOf, t } from "../../client/words.svelte";
import {
    type Bonus,
    cardFace,
    faces,
    incomeFace,
    jarlSpace,
    leaderFace,
    scoreSpace,
    stepFace,
    thingFace,
} from "./faces";
import { type LadderView, tallied } from "./pieces";

const name = (slug: string, amount = 1): string => nameOf("norsemen", slug, amount);

/** `2 × wood, 1 × food` */
export function iconWords(icons: string[]): string {
    return tallied(icons)
        .map(({ icon, count }) => `${count} × ${name(icon)}`)
        .join(", ");
}

const coins = (amount: number): string => t("nm-coins", { amount });
const points = (amount: number): string => t("nm-points", { amount });

export function bonusWords(bonus: Bonus): string {
    const what =
        bonus.kind === "coins"
            ? coins(bonus.amount)
            : bonus.kind === "vp"
              ? points(bonus.amount)
              : t(`nm-do-${bonus.kind}`);
    const each =
        bonus.per.length === 2
            ? t("nm-each-pair", { first: name(bonus.per[0] ?? ""), second: name(bonus.per[1] ?? "") })
            : bonus.per.length
              ? t("nm-each", { what: bonus.per[0] === "card3" ? t("nm-card3") : name(bonus.per[0] ?? "") })
              : "";
    return [bonus.pay ? t("nm-pay", { amount: bonus.pay }) : "", what, each].filter(Boolean).join(" ");
}

export function cardWords(slug: string): string[] {
    const face = cardFace(slug);
    if (!face) return [];
    return [
        t("nm-card-icons", { icons: iconWords(face.icons) }),
        face.corner.length ? t("nm-card-corner", { icons: iconWords(face.corner) }) : "",
        face.damage ? t("nm-card-damage", { damage: face.damage }) : "",
        face.bonus ? t("nm-card-bonus", { bonus: bonusWords(face.bonus) }) : "",
        face.vp ? t("nm-card-vp", { points: points(face.vp) }) : "",
    ].filter(Boolean);
}

export function thingWords(territory: string): string {
    const thing = thingFace(territory);
    if (!thing) return "";
    const asks = [thing.need.length ? iconWords(thing.need) : "", thing.price ? coins(thing.price) : ""]
        .filter(Boolean)
        .join(", ");
    const gives = [
        thing.coins ? coins(thing.coins) : "",
        thing.vp ? points(thing.vp) : "",
        thing.effect ? t(`nm-effect-${thing.effect}`, { ladder: thing.ladder ? name(thing.ladder) : "" }) : "",
    ]
        .filter(Boolean)
        .join(", ");
    return asks ? t("nm-thing", { asks, gives }) : t("nm-thing-free", { gives });
}

export function incomeWords(territory: string): string {
    const income = incomeFace(territory);
    if (!income) return "";
    const parts = [
        income.coins ? coins(income.coins) : "",
        income.vp ? points(income.vp) : "",
        income.per.length ? t("nm-income-per", { icons: iconWords(income.per) }) : "",
        income.when.length
            ? t("nm-income-if", {
                  icons: iconWords(income.when),
                  gain: income.when_coins ? coins(income.when_coins) : points(income.when_vp),
              })
            : "",
        income.lore ? t("nm-income-lore", { lore: name(income.lore) }) : "",
        income.vp_per ? t("nm-income-vp-per", { per: t(`nm-per-${income.vp_per}`) }) : "",
        income.ports ? t("nm-income-ports") : "",
        income.keep ? t("nm-income-keep") : "",
        income.coin_for_vp ? t("nm-income-trade") : "",
    ];
    return t("nm-income", { gives: parts.filter(Boolean).join(", ") });
}

export function landWords(territory: string): string {
    return [capital(name(territory)) + ".", thingWords(territory), incomeWords(territory)].filter(Boolean).join(" ");
}

export function leaderWords(leader: string): string {
    const ability = leaderFace(leader)?.ability;
    return ability ? t(`nm-ability-${ability}`) : "";
}

/** What a ladder is, what stands on it, and what each of its steps asks and gives. */
export function ladderWords(ladder: string, { plain, legendary, in_play }: LadderView): string[] {
    const spaces = plain.map((count, i) => {
        const step = stepFace(ladder, i + 1);
        const tokens = count + (legendary === i + 1 ? 1 : 0);
        return t("nm-ladder-space", {
            space: i + 1,
            tokens,
            legendary: legendary === i + 1 ? "yes" : "no",
            cost: iconWords(step?.cost ?? []) || "–",
            vp: step?.vp ?? 0,
        });
    });
    return [`${capital(name(ladder, 2))}. ${t("nm-ladder-play", { tokens: in_play })}`, ...spaces];
}

/** What a space of a jarl action brings or costs, from 0 for the primary one. */
export function spaceWords(action: string, space: number): string {
    const { coins: gold, draw, loss } = jarlSpace(action, space);
    const later = space > 0 ? "later" : "first";
    const gains = [gold ? coins(gold) : "", draw ? t("nm-cards", { amount: draw }) : ""].filter(Boolean).join(", ");
    if (loss) return t("nm-space-costs", { price: points(loss) });
    if (action === "longships" || action === "lawspeakers") return t(`nm-space-${action}-${later}`);
    return gains || t("nm-space-nothing");
}

/** VP of the spaces of a scoring card, the leftmost first. */
export function scoreWords(players: number): string {
    return Array.from({ length: players }, (_, n) => scoreSpace(n)).join(", ");
}

/** What keeping cards of an age needs. */
export function keepWords(age: string): string {
    const price = faces()?.explore[age];
    if (!price) return "";
    return t("nm-deck-keep", { ...price });
}

/** VP for the most lore of a kind, by place. */
export function loreWords(players: number): string {
    const vp = (faces()?.lore[players] ?? []).filter((amount) => amount > 0);
    return t("nm-lore-about", { vp: vp.join(", ") });
}
