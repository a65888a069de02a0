import { describe, expect, it } from "vitest";
import { drawn } from "../analysis/board.svelte";
import { endOf, newStep, pathTo, placeOf, recordTo, type Step, stepAt, textOf, treeOf } from "../analysis/study";
import type { Analysis, Outcome } from "../client/wire";

const HEAD = "kogge-record 1\ngame heap\n";

function add(parent: Step, line: string, comment = ""): Step {
    const step = newStep(parent, 0, 0, line, line, comment);
    parent.next.push(step);
    return step;
}
/** The tree of tests/core/test_study.py. */
function tree(): { root: Step; deep: Step; end: Step } {
    const root = newStep(null, -1, -1, "", "", "the beginning");
    const heap = add(root, "heap five");
    const two = add(heap, "take two", "greedy");
    const one = add(heap, "take one", "better");
    add(one, "take two");
    const deep = add(one, "take one");
    const end = add(add(two, "take two"), "take one");
    two.next.push(newStep(two, 1, 0, "take one", "take one"));
    return { root, deep, end };
}

describe("a study", () => {
    it("is written as a record with variations", () => {
        expect(textOf(HEAD, tree().root)).toBe(
            `${HEAD}
#; the beginning
heap five
take two
#; greedy
#(
#> take one
#; better
#> take two
#(
#> take one
#)
#)
take two
#(
#> take one
#)
take one
`,
        );
    });
    it("is written as the record of one way", () => {
        const { deep } = tree();
        expect(recordTo(HEAD, deep)).toBe(`${HEAD}\nheap five\ntake one\ntake one\n`);
    });
    it("finds its steps again by their places", () => {
        const { root, deep, end } = tree();
        expect(placeOf(root)).toBe("0");
        expect(placeOf(end)).toBe("4");
        expect(placeOf(deep)).toBe("1-1-0-1-0");
        for (const step of [root, deep, end]) expect(stepAt(root, placeOf(step))).toBe(step);
        expect(endOf(root)).toBe(end);
        expect(pathTo(deep).map(({ line }) => line)).toEqual(["heap five", "take one", "take one"]);
    });
    it("goes as far as it can to a place that is not there", () => {
        const { root, end } = tree();
        expect(stepAt(root, "99")).toBe(end);
        expect(stepAt(root, "nonsense")).toBe(root);
        expect(stepAt(root, "1-7-3").line).toBe("heap five");
        expect(stepAt(root, "1e300-1")).toBe(end);
    });
    it("is made of what the server has read", () => {
        const node = (parent: number, line: string) => ({ parent, actor: 0, action: 1, line, text: line, comment: "" });
        const nodes = [node(-1, "a"), node(0, "b"), node(0, "c"), node(1, "d")];
        const root = treeOf({ comment: "x", nodes } as unknown as Analysis);
        expect(root.comment).toBe("x");
        expect(root.next.map(({ line }) => line)).toEqual(["a"]);
        expect(root.next[0]?.next.map(({ line }) => line)).toEqual(["b", "c"]);
        expect(endOf(root).line).toBe("d");
    });
});

describe("chance", () => {
    const outcomes = [1, 2, 1].map((weight, id) => ({ weight, offer: { id } })) as unknown as Outcome[];
    it("is drawn by its weights", () => {
        const drawnIds = [0, 0.24, 0.26, 0.74, 0.76, 0.999].map((number) => drawn(outcomes, number)?.offer.id);
        expect(drawnIds).toEqual([0, 0, 1, 1, 2, 2]);
        expect(drawn([], 0.5)).toBeUndefined();
    });
});
