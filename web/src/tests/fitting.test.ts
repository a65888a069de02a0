/** The action bar shows as many choices as there is room for. */

import { describe, expect, test } from "vitest";
import { mostThatFit, rowsOf, shownFirst } from "../board/fitting";

describe("rows", () => {
    test.each([
        [[], 0],
        [[100], 1],
        [[100, 90], 1],
        [[100, 91], 2],
        [[100, 90, 1], 2],
        [[500], 1],
    ])("of %j side by side: %i", (widths, rows) => {
        expect(rowsOf(widths, 10, 200)).toBe(rows);
    });
});

describe("choices", () => {
    const bar = { widths: [100, 100, 100, 100, 100, 100], more: 80, gap: 10, width: 540, rows: 1 };
    const first = (most: number): number[] => shownFirst([false, false, false, false, true, true], most);
    test("all stand there where all fit", () => {
        expect(mostThatFit({ ...bar, width: 650 }, first)).toBe(6);
        expect(mostThatFit({ ...bar, rows: 2 }, first)).toBe(6);
    });
    test("leave room for the button that opens the rest", () => {
        expect(mostThatFit(bar, first)).toBe(4);
        expect(mostThatFit({ ...bar, width: 500 }, first)).toBe(3);
    });
    test("are never fewer than one", () => {
        expect(mostThatFit({ ...bar, width: 300 }, first)).toBe(2);
        expect(mostThatFit({ ...bar, width: 120 }, first)).toBe(1);
        expect(first(1)).toEqual([5]);
        expect(mostThatFit({ ...bar, widths: [900], width: 120 }, () => [0])).toBe(1);
    });
    test("without a piece are kept before those that are lit on the board", () => {
        expect(first(3)).toEqual([0, 4, 5]);
        expect(first(2)).toEqual([4, 5]);
        expect(first(6)).toEqual([0, 1, 2, 3, 4, 5]);
        expect(shownFirst([true, true, true, true], 3)).toEqual([0, 2, 3]);
    });
});
