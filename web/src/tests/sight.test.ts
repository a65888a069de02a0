/** Lit pieces come into sight, and the board goes back to where it was left. */

import { describe, expect, test } from "vitest";
import { litIds, scrolledTo } from "../client/sight";

describe("a board", () => {
    const at = (top: number): { top: number; bottom: number } => ({ top, bottom: top + 40 });
    test("stays where a lit piece is seen, or none is lit", () => {
        expect(scrolledTo([], 300, 120)).toBe(120);
        expect(scrolledTo([at(900), at(200)], 300, 120)).toBe(120);
    });
    test("goes to the first lit piece where none is seen", () => {
        expect(scrolledTo([at(900), at(1000)], 300, 0)).toBe(770);
        expect(scrolledTo([at(10)], 300, 500)).toBe(0);
    });
    test("counts a piece that is cut as not seen", () => {
        expect(scrolledTo([at(280)], 300, 0)).toBe(150);
    });
});

test("lit pieces name the offers they stand for", () => {
    const piece = (ids?: string): HTMLElement => {
        const node = document.createElement("button");
        if (ids) node.dataset.ids = ids;
        return node;
    };
    expect(litIds([piece("1 2"), piece(), piece("2 7")])).toEqual(new Set(["1", "2", "7"]));
});
