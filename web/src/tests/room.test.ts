/** The arrangement of the table by the size of its frame. */

import { describe, expect, test } from "vitest";
import { ownBelow, roomFor, wholePanels } from "../client/room";

describe("the arrangement", () => {
    test.each([
        [360, 640, "high"],
        [390, 844, "high"],
        [820, 1180, "high"],
        [700, 700, "high"],
        [667, 375, "low"],
        [844, 390, "low"],
        [720, 450, "low"],
        [899, 800, "low"],
        [960, 600, "wide"],
        [1024, 768, "wide"],
        [1180, 820, "wide"],
        [1366, 768, "wide"],
        [1440, 900, "wide"],
        [2560, 1440, "wide"],
        [1440, 2560, "wide"],
        [1280, 500, "low"],
    ] as const)("of %i × %i is %s", (width, height, room) => {
        expect(roomFor(width, height)).toBe(room);
    });
    test.each([
        [1440, 900, true],
        [1366, 768, false],
        [960, 600, false],
        [820, 1180, true],
        [390, 844, false],
        [844, 390, false],
    ] as const)("of %i × %i keeps one's own area below the board: %s", (width, height, below) => {
        expect(ownBelow(width, height)).toBe(below);
    });
    test("has whole panels where log and hints still have room", () => {
        const most = (width: number, height: number): number =>
            [4, 3, 2, 1, 0].find((seats) => wholePanels(width, height, seats)) ?? 0;
        expect(most(1440, 900)).toBe(3);
        expect(most(1920, 1080)).toBe(4);
        expect(most(1366, 768)).toBe(0);
        expect(most(820, 1180)).toBe(0);
    });
});
