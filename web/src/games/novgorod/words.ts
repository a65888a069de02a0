/** Novgorod's components in words, for tooltips, zoomed cards and screen readers. */

import { componentsOf } from "../../client/edition.svelte";
import { nameOf, t } from "../../client/words.svelte";
import { linesOf, type Need, recipe, type SeatView } from "./pieces";

const name = (slug: string, amount = 1): string => nameOf("novgorod", slug, amount);
const list = (slugs: string[]): string => slugs.map((slug) => name(slug)).join(" + ");

const missionValue = (name: string): number => componentsOf("novgorod")?.mission[name] ?? 0;

/** What the ducats of the draft are for: missions have a price as well, and all is paid at its end. */
export function budgetWords(budget: number, ducats: number): string {
    const missions = (componentsOf("novgorod")?.start.missions ?? 0) + 1;
    return t("ng-budget-why", { budget, ducats, missions, price: missionValue("price") });
}

/** Each speed that can be bought, with its price; those the ship has are left out. */
export function speedsAfter(speed: number): { speed: number; price: number }[] {
    return Object.entries(componentsOf("novgorod")?.speed ?? {})
        .map(([key, price]) => ({ speed: Number(key), price }))
        .filter((next) => next.speed > speed);
}

export function needWords(need: Need, ducats = 0): string {
    return [
        ducats ? `${ducats} ${name("ducat", ducats)}` : "",
        list([...need.goods, ...(need.luxury ? [need.luxury] : [])]),
        need.commodities ? t("ng-commodities", { count: need.commodities }) : "",
        need.luxuries ? t("ng-luxuries", { count: need.luxuries }) : "",
    ]
        .filter(Boolean)
        .join(", ");
}

export function careerWords(career: NonNullable<SeatView["career"]>): string {
    const visible = career.privileges.map((privilege) => t(`ng-privilege-${privilege}`)).join(", ");
    return [
        career.top ? t("ng-career-top") : t("ng-career-next", { need: needWords(career.need, career.ducats) }),
        t("ng-career-seals", { seals: career.seals }),
        t("ng-career-privileges", { privileges: visible }),
        career.x ? t("ng-career-x") : "",
    ]
        .filter(Boolean)
        .join(" ");
}

export function missionWords(mission: string): string[] {
    const [upper = [], lower = []] = linesOf(mission);
    return [
        t("ng-mission-upper", { goods: list(upper), seals: missionValue("line") }),
        lower.length ? t("ng-mission-lower", { goods: list(lower), seals: missionValue("line") }) : "",
        t("ng-mission-both", { seals: missionValue("both") }),
        t("ng-mission-price", { price: missionValue("price"), most: missionValue("in_progress") }),
    ].filter(Boolean);
}

export function luxuryWords(luxury: string): string {
    const goods = recipe(luxury);
    return goods.length ? t("ng-luxury", { luxury: name(luxury), goods: list(goods).replaceAll(" + ", ", ") }) : "";
}

export function bonusWords(bonus: string): string {
    const fact = componentsOf("novgorod")?.bonus[bonus] ?? { needed: 0, high: 0, low: 0 };
    return bonus === "variety" ? t("ng-bonus-variety") : t(`ng-bonus-${bonus}`, { ...fact });
}
