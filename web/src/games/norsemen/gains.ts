/** What an offer of Norsemen needs, takes and gives, as far as the view and the edition say it for certain. */

import type { Offer } from "../../client/wire";
import type { Gain } from "../module";
import { cardFace, faces, incomeFace, jarlSpace, leaderFace, scoreSpace, stepFace, thingFace } from "./faces";
import { type SeatView, tallied, type View } from "./pieces";

type Kind = Gain["kind"];
type Where = { offer: Offer; view: View; mine: SeatView };

const coins = (amount: number, kind: Kind): Gain => ({ icon: "gold", amount, kind, slug: "coins" });
const points = (amount: number, kind: Kind): Gain => ({ icon: "wreath", amount, kind, slug: "vp" });

const tally = (icons: string[], kind: Kind): Gain[] =>
    tallied(icons).map(({ icon, count }) => ({ icon, amount: count, kind }));

const discounted = (price: number, mine: SeatView): number => Math.max(price - (mine.icons.discount ?? 0), 0);

/** The coins for icons that are not in sight; null where a leader leaves a choice or a trade cannot help. */
function tradePrice(need: string[], mine: SeatView): number | null {
    const missing = tallied(need).flatMap(({ icon, count }) =>
        Array<string>(Math.max(count - (mine.icons[icon] ?? 0), 0)).fill(icon),
    );
    const ability = leaderFace(mine.leader ?? "")?.ability;
    if (!missing[0]) return 0;
    return missing.length > 1 || ability === "extra-trade" ? null : discounted(faces()?.trades[missing[0]] ?? 0, mine);
}

/** The space the next jarl takes brings coins and cards, or costs VP. */
function jarlGains({ offer, view }: Where): Gain[] {
    const name = offer.args.jarl ?? "";
    const next = view.jarls[name]?.next ?? null;
    if (next === null) return [];
    const { coins: gold, draw, loss } = jarlSpace(name, next);
    return [points(loss, "takes"), coins(gold, "gives"), { icon: "deck", amount: draw, kind: "gives" }];
}

function cardGains(card: string): Gain[] {
    return tally(cardFace(card)?.icons ?? [], "gives");
}

function bonusGains({ offer, mine }: Where): Gain[] {
    const bonus = cardFace(offer.args.card ?? "")?.bonus;
    if (!bonus) return [];
    const what = bonus.kind === "coins" ? coins : points;
    const fixed = !bonus.per.length && (bonus.kind === "coins" || bonus.kind === "vp");
    return [coins(discounted(bonus.pay, mine), "takes"), ...(fixed ? [what(bonus.amount, "gives")] : [])];
}

function thingGains({ offer, mine }: Where): Gain[] {
    const thing = thingFace(offer.args.territory ?? "");
    if (!thing) return [];
    const steps = thing.ladder ? 1 : 0;
    const gives = [
        coins(thing.coins, "gives"),
        points(thing.vp, "gives"),
        { icon: "advance", amount: steps, kind: "gives" } as const,
    ];
    if (offer.kind === "thing-free") return gives;
    const trade = tradePrice(thing.need, mine);
    const price = trade === null ? [] : [coins(discounted(thing.price, mine) + trade, "takes")];
    return [...tally(thing.need, "needs"), ...price, ...gives];
}

function settleGains({ offer }: Where): Gain[] {
    const income = incomeFace(offer.args.territory ?? "");
    return income ? [coins(income.coins, "earns"), points(income.vp, "earns")] : [];
}

/** A step chosen in a jarl action is paid with all the others; a step by an effect costs nothing. */
function stepGains({ offer, view }: Where): Gain[] {
    const step = stepFace(offer.args.ladder ?? "", Number(offer.args.space));
    if (!step) return [];
    const needs = view.pending === "ladder" ? tally(step.cost, "needs") : [];
    return [...needs, points(step.vp, "gives")];
}

/** Sailing and food to keep so many cards of an age. */
function keepGains(age: string, cards: number): Gain[] {
    const price = faces()?.explore[age];
    return [
        { icon: "sailing", amount: (cards > 1 ? price?.two : price?.one) ?? 0, kind: "needs" },
        { icon: "food", amount: price?.food ?? 0, kind: "needs" },
    ];
}

function incomeGains({ offer, mine }: Where): Gain[] {
    const income = incomeFace(offer.args.territory ?? "");
    if (!income) return [];
    if (income.coin_for_vp) return [points(income.coin_for_vp, "takes"), coins(1, "gives")];
    const price = discounted(faces()?.trades[income.when[0] ?? ""] ?? 0, mine);
    return [coins(price, "takes"), coins(income.when_coins, "gives"), points(income.when_vp, "gives")];
}

function scoreGains({ offer, view }: Where): Gain[] {
    const taken = view.scoring.find((title) => title.slug === offer.args.title)?.tokens.length ?? 0;
    return [points(scoreSpace(taken), "gives")];
}

function putGains({ offer, mine }: Where): Gain[] {
    const sails = offer.args.tokens === "longship" || offer.args.tokens === "both";
    return sails ? cardGains(mine.route.at(-1)?.card ?? "") : [];
}

function repairGains({ offer, mine }: Where): Gain[] {
    const count = Number(offer.args.count);
    return [
        coins(discounted(count * (faces()?.prices.repair ?? 0), mine), "takes"),
        { icon: "longship", amount: count, kind: "gives" },
    ];
}

/** The chance that the next card damages a longship. */
function revealGains({ view }: Where): Gain[] {
    const [cases = 0, all = 0] = view.aids.damage_odds ?? [];
    return all ? [{ icon: "damage", amount: Math.round((100 * cases) / all), kind: "odds" }] : [];
}

const BY_KIND: Record<string, (where: Where) => Gain[]> = {
    choose: ({ offer }) => [coins(leaderFace(offer.args.leader ?? "")?.coins ?? 0, "gives")],
    reveal: revealGains,
    put: putGains,
    bonus: bonusGains,
    jarl: jarlGains,
    place: ({ offer }) => cardGains(offer.args.card ?? ""),
    double: ({ offer }) => cardGains(offer.args.card ?? ""),
    thing: thingGains,
    "thing-free": thingGains,
    repair: repairGains,
    coins: () => [coins(faces()?.gains.title ?? 0, "gives")],
    score: scoreGains,
    flip: () => [points(faces()?.abilities.flip_vp ?? 0, "gives")],
    advance: stepGains,
    settle: settleGains,
    deck: ({ offer }) => keepGains(offer.args.age ?? "", 1),
    keep: ({ offer, view }) => keepGains(String(cardFace(offer.args.card ?? "")?.age ?? 0), view.hand.kept.length + 1),
    income: incomeGains,
};

export function gainsOf(offer: Offer, view: View, seat: number): Gain[] {
    const mine = view.seats[seat];
    if (!mine) return [];
    return (BY_KIND[offer.kind]?.({ offer, view, mine }) ?? []).filter(
        (gain) => gain.amount > 0 || gain.kind === "odds",
    );
}
