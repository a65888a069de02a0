/** Novgorod's board: how it is arranged by the room there is, and what is lit. */

import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import type { Update } from "../client/wire";
import moments from "../fixtures/novgorod.en.json";
import novgorod from "../games/novgorod";
import {
    callingTabs,
    CARD,
    chartFor,
    placeOf,
    ranksFor,
    scaleOf,
    shelfFor,
    tabFor,
    type View,
} from "../games/novgorod/pieces";
import StoryTable from "../screens/StoryTable.svelte";
import { anOffer } from "./data";

const CITIES = ["london", "bergen", "visby", "novgorod", "riga", "danzig", "lubeck", "antwerpen"];
const draft = (moments as unknown as Record<string, Update>).draft as Update;

describe("the chart", () => {
    /** Charts on phones, tablets and screens, as wide and high as the frame leaves them. */
    test.each([
        [346, 243],
        [376, 263],
        [379, 236],
        [426, 310],
        [503, 250],
        [596, 230],
        [800, 410],
        [880, 360],
        [949, 400],
        [1396, 650],
        [2036, 1010],
    ])("on %i × %i no card touches another or the edge", (width, height) => {
        const { chart, scale } = chartFor(CITIES, width, height);
        const boxes = CITIES.map((city, i) => placeOf(city, i, CITIES.length, chart)).map(([x, y]) => ({
            x: (x * width) / 100,
            y: (y * height) / 100,
        }));
        const [across, down] = [CARD[0] * scale, CARD[1] * scale];
        for (const [i, one] of boxes.entries()) {
            expect(Math.min(one.x, width - one.x) * 2).toBeGreaterThan(across);
            expect(Math.min(one.y, height - one.y) * 2).toBeGreaterThan(down);
            for (const other of boxes.slice(i + 1))
                expect(Math.abs(one.x - other.x) > across || Math.abs(one.y - other.y) > down).toBe(true);
        }
    });
    test("takes the arrangement that draws the cards largest, but a chart where it can", () => {
        expect(chartFor(CITIES, 346, 243).chart).toBe("square");
        expect(chartFor(CITIES, 596, 230).chart).toBe("rows");
        expect(chartFor(CITIES, 949, 400).chart).toBe("chart");
    });
    test("cards are never drawn smaller than can be read, nor larger than they need be", () => {
        expect(chartFor(CITIES, 0, 0).scale).toBe(1);
        expect(chartFor(CITIES, 9000, 9000).scale).toBeLessThan(2);
        expect(scaleOf([[50, 50]], CARD[0] / 2, 500)).toBeLessThan(1);
    });
    test("a city of another edition lies on a ring", () => {
        expect(placeOf("london", 0, 8)).toEqual([9.5, 52]);
        const [x, y] = placeOf("nowhere", 0, 4, "square");
        expect([x > 5, Math.round(y)]).toEqual([true, 50]);
    });
});

describe("below the chart", () => {
    test("panels stand side by side, in two rows, or behind tabs", () => {
        expect(shelfFor(1400, 790, false)).toBe("row");
        expect(shelfFor(953, 614, false)).toBe("rows");
        expect(shelfFor(507, 382, false)).toBe("tabs");
        expect(shelfFor(953, 300, false)).toBe("tabs");
    });
    test("special missions need more room", () => {
        expect(shelfFor(1400, 790, true)).toBe("rows");
        expect(shelfFor(804, 666, true)).toBe("rows");
        expect(shelfFor(700, 666, true)).toBe("tabs");
    });
    test("a tab calls where something is offered, and opens if it is the only one", () => {
        expect(callingTabs(["office", "mission", "draw", "end"])).toEqual(["missions"]);
        expect(callingTabs(["income", "special-less", "finish"])).toEqual(["route", "specials"]);
        expect(tabFor("buy", ["missions"])).toBe("missions");
        expect(tabFor("use", ["route", "specials"])).toBe("route");
        expect(tabFor("use", ["specials"])).toBe("specials");
        expect(tabFor("place", [])).toBe("route");
    });
});

describe("what a piece means", () => {
    beforeAll(async () => {
        keep("language", "en");
        await loadWords("en", "novgorod");
    });
    const view = draft.view as unknown as View;
    const wanted = "wool-fish";
    /** The draft with this mission on display and an equal one in hand. */
    function update(): Update {
        const [mine, ...others] = view.seats;
        const seats = [{ ...mine, secret: [wanted], missions: [] }, ...others];
        const told = { ...view, pending: "draft", display: [wanted], seats };
        return {
            ...draft,
            view: told,
            offers: [anOffer(1, "mission", { mission: wanted })],
        };
    }
    test("in the draft the card on display is lit, an equal one of one's own is not", async () => {
        const { container, getByRole, unmount } = render(StoryTable, { update: update(), module: novgorod });
        if (!container.querySelector(".purse")) await fireEvent.click(getByRole("tab", { name: "My area" }));
        const cards = [...container.querySelectorAll(`[data-slug="${wanted}"]`)];
        const lit = cards.filter((card) => card.classList.contains("lit"));
        expect(cards.length).toBe(2);
        expect(lit.length).toBe(1);
        expect(lit[0]?.closest("main")).not.toBeNull();
        unmount();
    });
    test("a city has as many offices as there are players", () => {
        expect(ranksFor(2)).toEqual(["cheapest", "second"]);
        expect(ranksFor(3)).toEqual(["cheapest", "second", "dearest"]);
        expect(ranksFor(4)).toEqual(["cheapest", "second", "third", "dearest"]);
    });
});
