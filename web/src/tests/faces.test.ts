import { describe, expect, test } from "vitest";
import { bonusOf, iconsOf } from "../games/norsemen/faces";
import { placeOf } from "../games/novgorod/pieces";

describe("faces of Norsemen", () => {
    test("icons by letters", () => {
        expect(iconsOf("WFOSRgrpd")).toEqual([
            "wood",
            "fabric",
            "food",
            "sailing",
            "raid",
            "gem",
            "rune",
            "spice",
            "discount",
        ]);
        expect(iconsOf(undefined)).toEqual([]);
    });
    test("bonuses by their short form", () => {
        expect(bonusOf("c2")).toEqual({ pay: 0, kind: "coins", amount: 2, per: [] });
        expect(bonusOf("v1/fort")).toEqual({ pay: 0, kind: "vp", amount: 1, per: ["fort"] });
        expect(bonusOf("v2/pair(gem,rune)")).toEqual({ pay: 0, kind: "vp", amount: 2, per: ["gem", "rune"] });
        expect(bonusOf("pay2:adv")).toEqual({ pay: 2, kind: "adv", amount: 0, per: [] });
        expect(bonusOf("pay1:v2")).toEqual({ pay: 1, kind: "vp", amount: 2, per: [] });
        expect(bonusOf("")).toBeNull();
    });
});

describe("the chart of Novgorod", () => {
    test("a city of another edition lies on the ring", () => {
        expect(placeOf("london", 0, 8)).toEqual([9.5, 52]);
        const [x, y] = placeOf("nowhere", 0, 4);
        expect(x).toBeGreaterThan(5);
        expect(y).toBeCloseTo(50);
    });
});
