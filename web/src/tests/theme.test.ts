import { describe, expect, test } from "vitest";
import css from "../theme.css?raw";

const pairs = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((match) => [
        match[1] ?? "",
        [match[2] ?? "", match[3] ?? ""],
    ]),
);

function luminance(hex: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
    const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
}

describe.each([
    ["light", 0],
    ["dark", 1],
] as const)("contrast, %s", (_name, at) => {
    const colour = (name: string): string => pairs.get(name)?.[at] ?? "";
    test.each([
        ["ink", "paper"],
        ["ink", "paper-2"],
        ["ink", "sea"],
        ["ink", "land"],
        ["ink-2", "paper"],
        ["ink-2", "paper-2"],
        ["seal", "paper"],
        ["gold-text", "paper"],
        ["moss", "paper"],
        ["night", "paper"],
        ["amber", "paper"],
        ["rune", "paper"],
        ["signal", "paper"],
        ["on-table", "table"],
        ["on-accent", "signal"],
        ["on-accent", "amber"],
        ["on-accent", "rune"],
        ["ink", "lit-fill"],
        ["seat-0", "paper"],
        ["seat-1", "paper"],
        ["seat-2", "paper"],
        ["seat-3", "paper"],
        ["on-seat", "seat-0"],
        ["on-seat", "seat-1"],
        ["on-seat", "seat-2"],
        ["on-seat", "seat-3"],
    ])("%s on %s reads", (front, back) => {
        expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5);
    });
    test.each([
        ["coast", "sea"],
        ["edge", "paper"],
        ["gold", "paper"],
        ["iron", "paper"],
        ["iron", "paper-2"],
        ["coat", "paper"],
        ["coat", "paper-2"],
        ["felt", "paper"],
        ["felt", "paper-2"],
        ["beard", "paper"],
        ["ink", "sea-2"],
    ])("%s stands out from %s", (front, back) => {
        expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3);
    });
    test.each(["paper", "paper-2", "sea", "land"])("the rim of a lit piece stands out from %s", (back) => {
        const rim = ["ink", "lit"].map((front) => contrast(colour(front), colour(back)));
        expect(Math.max(...rim)).toBeGreaterThanOrEqual(4.5);
    });
});
