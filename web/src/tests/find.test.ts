/** Searching the rules: hits are marked and counted, and a section is found with its body. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find } from "../board/find";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import Rules from "../screens/Rules.svelte";

const HTML = `
    <h2>The game</h2><p>Sail the sea.</p>
    <h3>Trade</h3><p>Buy <b>salt</b> here.</p><p>Pay gold.</p>
    <h3>Fog</h3><p>Pirates.</p>
    <h2>The end</h2><h3>Salt again</h3><p>Count cubes.</p>`;
const body = (): HTMLElement => Object.assign(document.createElement("div"), { innerHTML: HTML });
const shown = (node: HTMLElement): string[] =>
    ([...node.children] as HTMLElement[]).filter((one) => !one.hidden).map((one) => one.textContent);

describe("finding", () => {
    test("marks every hit, and shows its section whole with the headings above it", () => {
        const text = body();
        const marks = find(text, " SALT ");
        expect(marks.map((mark) => mark.textContent)).toEqual(["salt", "Salt"]);
        expect(shown(text)).toEqual([
            "The game",
            "Trade",
            "Buy salt here.",
            "Pay gold.",
            "The end",
            "Salt again",
            "Count cubes.",
        ]);
    });
    test("finds several hits in one paragraph, and nothing where there is nothing", () => {
        const text = body();
        expect(find(text, "a").length).toBeGreaterThan(5);
        expect(find(text, "kraken")).toEqual([]);
        expect(shown(text)).toEqual([]);
    });
    test("leaves the text as it was when the search is empty again", () => {
        const text = body();
        find(text, "salt");
        expect(find(text, "")).toEqual([]);
        expect([text.innerHTML.replaceAll(' hidden=""', ""), shown(text).length]).toEqual([HTML, 10]);
    });
});

describe("the rules reader", () => {
    beforeEach(async () => {
        Element.prototype.scrollIntoView = vi.fn();
        keep("language", "en");
        await loadWords("en", "norderwind");
    });
    afterEach(cleanup);
    test("counts the hits and walks through them by Enter", async () => {
        render(Rules, { game: "norderwind" });
        const field = await screen.findByRole("searchbox");
        await fireEvent.input(field, { target: { value: "trade letter" } });
        const count = (): string => document.querySelector("[data-hits]")?.textContent ?? "";
        expect(count()).toMatch(/^1 of [1-9]\d*$/);
        await fireEvent.keyDown(field, { key: "Enter" });
        expect(count()).toMatch(/^2 of/);
        await fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
        await fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
        const [at, all] = count().split(" of ");
        expect(at).toBe(all);
        expect(document.querySelectorAll("mark.now").length).toBe(1);
        await fireEvent.input(field, { target: { value: "kraken" } });
        expect(count()).toBe("Not found");
    });
});
