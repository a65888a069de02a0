/** What is read: the score sheet, the log, the table as text. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import type { AnyView, NovgorodView, SeatInfo, Update } from "../client/wire";
import norsemen from "../games/norsemen";
import { grouped, oddsOf } from "../games/generic/readable";
import novgorod from "../games/novgorod";
import fixtures from "../fixtures/norsemen.en.json";
import novgorodFixtures from "../fixtures/novgorod.en.json";
import Score from "../screens/Score.svelte";
import { anEffect, anEvent } from "./data";

const [recorded] = Object.values(fixtures as unknown as Record<string, Update>);
const view = recorded?.view as AnyView;
const seats = recorded?.seats as SeatInfo[];

beforeEach(async () => {
    keep("language", "en");
    await loadWords("en", "norsemen");
});
afterEach(cleanup);

describe("the score sheet", () => {
    const land = String((view.territories as { slug: string }[])[0]?.slug);
    const events = [
        anEvent({ index: 0, effects: [anEffect({ amount: 2, cause: "ladder" })] }),
        anEvent({ index: 1, kind: "thing", effects: [anEffect({ amount: 9, cause: land })] }),
        anEvent({ index: 2, kind: "settle", effects: [anEffect({ amount: 3, cause: land })] }),
    ];
    const words = (selector: string): string[] =>
        [...document.querySelectorAll(selector)].map((node) => node.textContent.trim());

    test("begins with the totals; chapters follow, the biggest first, their sources on demand", async () => {
        const props = { module: norsemen, view, seats, events, places: null, scores: null, close: vi.fn() };
        render(Score, { props });
        const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.className);
        expect(rows[0]).toContain("total");
        expect(words("[data-chapter]")).toEqual(["▸Thing actions", "▸Settlements and lands", "▸Ladders"]);
        expect(document.querySelectorAll("tr.source").length).toBe(0);
        await fireEvent.click(document.querySelector("[data-chapter]") ?? document.body);
        expect(words("tr.source td")[0]).toBe("9");
    });
    test("has a chapter for every cause of Novgorod's seals", () => {
        const seen = (novgorodFixtures as unknown as Record<string, Update>).over?.view as NovgorodView;
        const chapter = (cause: string): string => novgorod.chapter?.(anEffect({ cause }), anEvent(), seen) ?? "";
        const causes = ["sale", "merchant", "mission", "special", "career", "privilege", "variety", "eight-offices"];
        expect(causes.map(chapter)).toEqual([
            ...["trade", "trade", "missions", "missions", "career", "career", "bonuses", "bonuses"],
        ]);
    });
});

describe("the table as text", () => {
    test("reads odds as odds, and other pairs as they are", () => {
        expect(oddsOf([7, 168], "equipment", "odds")).toEqual({ cases: 7, all: 168, percent: 4 });
        expect(oddsOf([1, 4], "battle_odds", "")).toEqual({ cases: 1, all: 4, percent: 25 });
        expect([oddsOf([7, 168], "cubes", ""), oddsOf([1, 0], "odds", ""), oddsOf("x", "odds", "")]).toEqual([
            null,
            null,
            null,
        ]);
    });
    test("counts words that stand side by side, and leaves numbers alone", () => {
        expect(grouped(["salt", "salt", "rum", "salt"]).map(({ count }) => count)).toEqual([2, 1, 1]);
        expect(grouped([1, 1]).map(({ count }) => count)).toEqual([1, 1]);
    });
});
