/** The tree of a study: it follows its plain steps, and its buttons stay while a comment is typed. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "../analysis/board.svelte";
import { newStep, type Step } from "../analysis/study";
import Tree from "../analysis/Tree.svelte";

const board = new Board();
let tree: Record<string, unknown>;
const steps = (): string[] => [...document.querySelectorAll(".step")].slice(1).map((step) => step.textContent.trim());
const add = (parent: Step, line: string): Step => {
    const step = newStep(parent, -1, 0, line, line);
    parent.next = [...parent.next, step];
    return step;
};
const shown = (): void => {
    board.grown++;
    flushSync();
};
beforeEach(() => {
    tree = mount(Tree, { target: document.body, props: { board } });
});
afterEach(() => unmount(tree));

test("steps, variations and comments come and go, and what stays is the same button", () => {
    const one = add(board.root, "one");
    shown();
    const button = document.querySelectorAll(".step")[1];
    const two = add(one, "two");
    const other = add(one, "other");
    add(other, "after other");
    shown();
    expect(steps()).toEqual(["one", "two", "other", "after other"]);
    board.at = one;
    board.say("why");
    flushSync();
    expect(document.querySelector("em")?.textContent).toBe("why");
    one.next = [other, two];
    shown();
    expect(steps()).toEqual(["one", "other", "two", "after other"]);
    one.next = [other];
    shown();
    expect(steps()).toEqual(["one", "other", "after other"]);
    const first = add(board.root, "first");
    board.root.next = [first, one];
    shown();
    expect(steps()).toEqual(["first", "one", "other", "after other"]);
    board.root.next = [one];
    board.say("");
    flushSync();
    expect([steps(), document.querySelector("em")]).toEqual([["one", "other", "after other"], null]);
    expect(button?.textContent.trim()).toBe("one");
});

test("a click is not lost when the comment was changed just before", () => {
    const button = document.querySelectorAll(".step")[1];
    board.say("typed");
    flushSync();
    expect(document.querySelectorAll(".step")[1]).toBe(button);
    expect(button?.isConnected).toBe(true);
});
