import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { render as markdown } from "../board/markdown";
import { bestMoments } from "../board/moments";
import { gainOf, raceOf } from "../board/race";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import type { Event, Update } from "../client/wire";
import generic from "../games/generic";
import norderwind from "../games/norderwind";
import norsemen from "../games/norsemen";
import novgorod from "../games/novgorod";
import { lacks, needsOf, partsOf, percent, type SeatView } from "../games/norderwind/pieces";
import { cubesOf, stopsOf } from "../games/norderwind/story";
import StoryTable from "../screens/StoryTable.svelte";
import norderwindMoments from "../fixtures/norderwind.en.json";
import norsemenMoments from "../fixtures/norsemen.en.json";
import novgorodMoments from "../fixtures/novgorod.en.json";

const fixtures = {
    norderwind: norderwindMoments,
    norsemen: norsemenMoments,
    novgorod: novgorodMoments,
} as unknown as Record<"norderwind" | "norsemen" | "novgorod", Record<string, Update>>;
const moments = fixtures.norderwind;
const event = (kind: string, args: Record<string, string> = {}, actor = 0, turn = 0): Event => ({
    index: 0,
    actor,
    action: 0,
    token: kind,
    kind,
    args,
    text: "",
    effects: [],
    turn,
});

describe("rules in Markdown", () => {
    test("headings, lists, tables and rule ids; nothing of the text becomes a tag", () => {
        const { html, headings } = markdown(
            "# Title\n\n## Trade\n\n### NW-3.1 **Buy** `x < y` <b>\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nNW-3.1 again",
        );
        expect(headings.filter((heading) => heading.level < 3).map((heading) => heading.id)).toEqual([
            "title",
            "trade",
        ]);
        expect(html).toContain(
            '<span class="rule" id="NW-3.1">NW-3.1</span> <strong>Buy</strong> <code>x &lt; y</code> &lt;b&gt;',
        );
        expect(html).toContain("<li>one</li><li>two</li>");
        expect(html).toContain("<td>1</td><td>2</td>");
        expect(html.match(/id="NW-3.1"/g)?.length).toBe(1);
    });
});

describe("pieces of Norderwind", () => {
    test("parts, needs, lacks, percent", () => {
        expect(partsOf("salt-3")).toEqual({ family: "salt", mark: "3" });
        expect(partsOf("olesand")).toEqual({ family: "olesand", mark: "" });
        expect(needsOf({ wood: 2, gold: 4 }).map((need) => [need.slug, need.amount])).toEqual([
            ["wood", 1],
            ["wood", 1],
            ["gold", 4],
        ]);
        expect(
            lacks({ gold: 1, captains: 0, hold: { wine: 1 } } as unknown as SeatView, { wine: 2, gold: 3, captain: 1 }),
        ).toEqual({ wine: 1, gold: 2, captain: 1 });
        expect([percent([1, 3]), percent([])]).toEqual([33, 0]);
    });
    test("the story of a voyage: used tiles and dice", () => {
        const stops = stopsOf(
            [
                event("sail"),
                event("next"),
                event("reveal"),
                event("event", { face: "2" }, -1),
                event("shot", { shot: "blue" }, -1),
                event("reveal"),
                event("sell", {}, 0),
                event("sell", {}, 1),
            ],
            0,
        );
        expect(stops.map((stop) => [stop.used, stop.rolls.map((roll) => roll.face)])).toEqual([
            [false, ["2", "blue"]],
            [true, []],
        ]);
    });
    test("the race counts cubes placed and taken back", () => {
        const cube = (kind: string, seat: number, turn: number): Event => ({
            ...event("fulfil", {}, seat, turn),
            effects: [{ kind, seat, amount: 1, what: "", cause: "", text: "" }],
        });
        expect(raceOf([cube("cube", 0, 0), cube("cube", 1, 2), cube("cube-back", 0, 2)], 2, cubesOf)).toEqual([
            [1, 1, 0],
            [0, 0, 1],
        ]);
    });
});

describe("the best moments", () => {
    const gained = (index: number, seat: number, turn: number, amount: number): Event => ({
        ...event("fulfil", {}, seat, turn),
        index,
        effects: [
            { kind: "gain", seat, amount: 9, what: "coins", cause: "", text: "" },
            { kind: "gain", seat, amount, what: "vp", cause: "", text: `gain ${index}` },
        ],
    });
    test("are the turns with the largest gain, and lead to the step", () => {
        const events = [gained(0, 0, 1, 2), gained(1, 1, 2, 5), gained(2, 0, 3, 1), gained(3, 1, 4, 3)];
        expect(bestMoments(events, gainOf("vp"))).toEqual([
            { seat: 1, gain: 5, parts: [{ gain: 5, text: "gain 1" }], rest: 0, at: 2 },
            { seat: 1, gain: 3, parts: [{ gain: 3, text: "gain 3" }], rest: 0, at: 4 },
            { seat: 0, gain: 2, parts: [{ gain: 2, text: "gain 0" }], rest: 0, at: 1 },
        ]);
    });
    test("say what the gain of a turn is made of, and it adds up", () => {
        const events = [3, 8, 1, 2].map((amount, index) => gained(index, 0, 1, amount));
        const [best] = bestMoments(events, gainOf("vp"));
        expect(best?.parts.map(({ gain }) => gain)).toEqual([8, 3, 2]);
        expect([best?.gain, best?.rest, best?.at]).toEqual([14, 1, 2]);
    });
    test("are none where nothing was gained", () => {
        expect(bestMoments([event("next")], gainOf("vp"))).toEqual([]);
    });
});

/** The kinds and slugs of every lit piece. */
function litPieces(container: HTMLElement): { slugs: string[]; kinds: string[] }[] {
    const words = (text: string | undefined): string[] => text?.split(" ").filter(Boolean) ?? [];
    return [...container.querySelectorAll<HTMLElement>("button.lit")].map((node) => ({
        slugs: words(node.dataset.slug),
        kinds: words(node.dataset.kinds),
    }));
}

describe.each([
    ["norderwind", norderwind],
    ["norsemen", norsemen],
    ["novgorod", novgorod],
] as const)("every offer of %s can be reached on the board and in the bar", (game, module) => {
    beforeAll(async () => {
        keep("language", "en");
        await loadWords("en", game);
    });
    const all = fixtures[game];
    const kinds = Object.keys(all).filter((kind) => all[kind]?.offers.length);
    test.each(kinds)("%s", (kind) => {
        const update = all[kind] as Update;
        const { container, unmount } = render(StoryTable, { update, module });
        const lit = litPieces(container);
        for (const offer of update.offers) {
            const meant = lit.some(
                ({ slugs, kinds: of }) =>
                    (!of.length || of.includes(offer.kind)) &&
                    (!slugs.length || Object.values(offer.args).some((arg) => slugs.includes(arg))),
            );
            expect(meant, offer.token).toBe(true);
            expect(
                container.querySelector(`.bar [data-token="${offer.token}"], .bar [data-more]`),
                offer.token,
            ).not.toBeNull();
        }
        expect(container.querySelector(".ask")?.textContent).toBe(update.prompt?.text);
        unmount();
    });
    test("and every decision has its rule", () => {
        expect(kinds.filter((kind) => !all[kind]?.prompt?.rule)).toEqual([]);
    });
});

describe("any game", () => {
    beforeAll(async () => {
        keep("language", "en");
        await loadWords("en", "norderwind");
    });
    test("a game without a board of its own has one all the same", () => {
        const { container, unmount } = render(StoryTable, { update: moments.tile as Update, module: generic });
        expect(container.querySelectorAll(".bar .action").length).toBe(moments.tile?.offers.length);
        expect(container.textContent).toContain("Voyage");
        unmount();
    });
});
