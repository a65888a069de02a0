/** What an offer of Novgorod costs and brings, as far as the view and the edition say it for certain. */

import { componentsOf } from "../../client/edition.svelte";
import type { Offer } from "../../client/wire";
import type { Gain } from "../module";
import { careerRows, saleSeals, sealRange, type SeatView, type View } from "./pieces";

type Kind = Gain["kind"];
interface Where {
    offer: Offer;
    view: View;
    mine: SeatView;
}

const ducats = (amount: number, kind: Kind): Gain => ({ icon: "gold", amount, kind, slug: "ducat" });
const seals = (amount: number): Gain => ({ icon: "seal", amount, kind: "gives" });
const of = (values: Record<string, number> | undefined, name: string): number => values?.[name] ?? 0;
const missions = (name: string): number => of(componentsOf("novgorod")?.mission, name);
const privileges = (name: string): number => of(componentsOf("novgorod")?.privilege, name);

const cityOf = ({ offer, view }: Where) => view.cities.find((city) => city.city === offer.args.city);
const owns = (mine: SeatView, city: string): boolean => mine.offices.some((office) => office.city === city);

/** The mission privilege takes so much off, but never pays anything out. */
const reduced = (price: number): number => Math.max(price - privileges("mission"), 0);
const missionPrice = (): Gain[] => [ducats(missions("price"), "takes")];
const reducedMission = (): Gain[] => [ducats(reduced(missions("price")), "takes")];
const line = (): Gain[] => [seals(missions("line"))];

function layGains(where: Where): Gain[] {
    const city = cityOf(where);
    return city && !owns(where.mine, city.city) ? [ducats(city.fee, "takes")] : [];
}

/** A luxury good is made and sold; how many seals and ducats it brings depends on the commodities, chosen next. */
function sellGains(where: Where): Gain[] {
    const luxury = cityOf(where)?.artisan;
    if (!luxury) return [];
    const [least, most] = sealRange(luxury);
    return [
        { icon: luxury, amount: 1, kind: "takes" },
        { ...seals(least), most },
        { ...ducats(least, "gives"), most },
    ];
}

function madeGains(where: Where): Gain[] {
    const luxury = cityOf(where)?.artisan;
    return luxury ? [{ icon: luxury, amount: 1, kind: "gives" }] : [];
}

/** What the sale under way brings if these are all its commodities: seals and as many ducats. */
function saleGains(view: View, goods: string[]): Gain[] {
    const maker = view.cities.find((city) => city.city === view.payment?.artisan);
    const amount = saleSeals(maker?.artisan ?? "", goods);
    return [seals(amount), ducats(amount, "gives")];
}

function goodGains({ view }: Where, good: string | null | undefined): Gain[] {
    if (!good) return [];
    const used: Gain = { icon: good, amount: 1, kind: "takes" };
    const sale = view.payment?.purpose === "sale" ? saleGains(view, [...view.payment.inputs, good]) : [];
    return [used, ...sale];
}

function specialGains({ offer, view }: Where): Gain[] {
    const special = view.specials.find((one) => one.special === offer.args.special);
    if (!special) return [];
    const less = offer.kind === "special-less";
    const price = less ? reduced(special.price) : Math.max(special.price - (view.route?.credit ?? 0), 0);
    return [ducats(price, "takes"), seals(special.seals)];
}

/** A risen career brings the seals of its new row from the end of this turn on. */
function riseGains({ mine: { career } }: Where): Gain[] {
    if (!career) return [];
    const now = careerRows(career.face).find((row) => row.row === career.level + 1);
    const next = careerRows(career.face).find((row) => row.row === career.level + 2);
    return [
        ducats(career.ducats, "takes"),
        { icon: "commodity", amount: career.need.commodities, kind: "takes", slug: "commodities" },
        { icon: "luxury", amount: career.need.luxuries, kind: "takes", slug: "luxuries" },
        { icon: "seal", amount: (next?.seals ?? 0) - (now?.seals ?? 0), kind: "earns" },
    ];
}

function officeGains(where: Where): Gain[] {
    const city = cityOf(where);
    return [ducats(city?.price ?? 0, "takes"), { icon: "income", amount: city?.income ?? 0, kind: "gives" }];
}

function incomeGains({ offer, mine }: Where): Gain[] {
    return [ducats(mine.offices.find((office) => office.city === offer.args.city)?.income ?? 0, "gives")];
}

function shipGains({ mine }: Where): Gain[] {
    const price = of(componentsOf("novgorod")?.speed, String(mine.speed + 1));
    return [ducats(price, "takes"), { icon: "sail", amount: 1, kind: "gives", slug: "ship" }];
}

/** The seals of the career, and of the seal privilege where it shows and none was used. */
function endGains({ view, mine: { career } }: Where): Gain[] {
    const privilege = career?.privileges.includes("seal") && !view.route?.privilege_used;
    return [seals((career?.seals ?? 0) + (privilege ? privileges("seal") : 0))];
}

const BY_KIND: Record<string, (where: Where) => Gain[]> = {
    lay: layGains,
    pirate: ({ view }) => [ducats(view.aids.pirate_fee ?? 0, "takes")],
    sell: sellGains,
    by: madeGains,
    with: (where) => goodGains(where, where.offer.args.good),
    "with-stored": (where) => goodGains(where, where.mine.stored),
    done: ({ view }) => (view.payment?.purpose === "sale" ? saleGains(view, view.payment.inputs) : []),
    upper: line,
    lower: line,
    both: () => [seals(missions("both") - missions("line"))],
    resume: line,
    special: specialGains,
    "special-less": specialGains,
    rise: riseGains,
    income: incomeGains,
    ducats: () => [ducats(privileges("ducats"), "gives")],
    finish: ({ view }) => [ducats(view.route?.fees ?? 0, "takes")],
    office: officeGains,
    ship: shipGains,
    mission: missionPrice,
    "mission-less": reducedMission,
    draw: missionPrice,
    "draw-less": reducedMission,
    end: endGains,
};

export function gainsOf(offer: Offer, view: View, seat: number): Gain[] {
    const mine = view.seats[seat];
    if (!mine) return [];
    return (BY_KIND[offer.kind]?.({ offer, view, mine }) ?? []).filter((gain) => gain.amount > 0);
}
