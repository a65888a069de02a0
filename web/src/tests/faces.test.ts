import { describe, expect, test } from "vitest";
import { placeOf } from "../games/novgorod/pieces";

describe("the chart of Novgorod", () => {
    test("a city of another edition lies on the ring", () => {
        expect(placeOf("london", 0, 8)).toEqual([9.5, 52]);
        const [x, y] = placeOf("nowhere", 0, 4);
        expect(x).toBeGreaterThan(5);
        expect(y).toBeCloseTo(50);
    });
});
