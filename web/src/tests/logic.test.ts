/** Small pure modules: turns of the log, clocks, events of a replay, races, points, sharing. */

import { afterEach, describe, expect, test, vi } from "vitest";
import { chaptersOf } from "../board/points";
import { gainOf, raceOf } from "../board/race";
import { turnsOf } from "../board/turns";
import { clockText, secondsLeft } from "../client/clock";
import { save, share } from "../client/share";
import { firstGap, merged } from "../client/story";
import { anEffect, anEvent } from "./data";

const indices = (events: { index: number }[]): number[] => events.map(({ index }) => index);

describe("the log", () => {
    test("is grouped by turn, and a turn belongs to the first seat that acts in it", () => {
        const events = [
            anEvent({ index: 0, turn: 0, actor: -1 }),
            anEvent({ index: 1, turn: 1, actor: -1 }),
            anEvent({ index: 2, turn: 1, actor: 2 }),
            anEvent({ index: 3, turn: 1, actor: 0 }),
            anEvent({ index: 4, turn: 2, actor: 1 }),
        ];
        expect(turnsOf(events).map(({ turn, actor, events: of }) => [turn, actor, indices(of)])).toEqual([
            [0, -1, [0, 1]],
            [1, 2, [2, 3]],
            [2, 1, [4]],
        ]);
    });
    test("keeps the set-up apart from the first turn, where both have the same number", () => {
        const events = [
            anEvent({ index: 0, turn: 0, actor: -1 }),
            anEvent({ index: 1, turn: 0, actor: 2 }),
            anEvent({ index: 2, turn: 0, actor: -1 }),
        ];
        const turns = turnsOf(events);
        expect(turns.map(({ actor, events: of }) => [actor, indices(of)])).toEqual([
            [-1, [0]],
            [2, [1, 2]],
        ]);
        expect(new Set(turns.map(({ key }) => key)).size).toBe(2);
    });
    test("begins in the middle of a turn where older events are not loaded", () => {
        const events = [anEvent({ index: 7, turn: 3, actor: -1 }), anEvent({ index: 8, turn: 3, actor: 1 })];
        expect(turnsOf(events).map(({ actor }) => actor)).toEqual([1]);
    });
    test("shows all of a long game, and nothing of none", () => {
        const events = Array.from({ length: 500 }, (_, index) => anEvent({ index, turn: index }));
        expect(turnsOf(events).length).toBe(500);
        expect(turnsOf([])).toEqual([]);
    });
});

describe("clocks", () => {
    test("run for those who are to decide, never below nothing, and not at all without one", () => {
        const clocks = { left: [60_000, 60_000, 1500, null], running: [0, 2] };
        expect(secondsLeft(clocks, 2000)).toEqual([58, 60, 0, null]);
    });
    test("never run backwards where the time of the machine does", () => {
        expect(secondsLeft({ left: [5000], running: [0] }, -3000)).toEqual([5]);
    });
    test.each([
        [0, "0:00"],
        [9.99, "0:09"],
        [65, "1:05"],
        [3600, "60:00"],
        [null, ""],
        [undefined, ""],
    ])("%s seconds are shown as %j", (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe("the events of a replay", () => {
    test("are put in order, and what is told anew replaces what was known", () => {
        const known = [anEvent({ index: 0 }), anEvent({ index: 4, text: "old" })];
        const told = [anEvent({ index: 4, text: "neu" }), anEvent({ index: 2 })];
        const all = merged(known, told);
        expect([indices(all), all.at(-1)?.text]).toEqual([[0, 2, 4], "neu"]);
    });
    test("have a gap where the first is missing", () => {
        const events = (...at: number[]) => at.map((index) => anEvent({ index }));
        expect([firstGap(events(0, 1, 2)), firstGap(events(0, 2, 3)), firstGap(events(3)), firstGap([])]).toEqual([
            -1, 1, 0, -1,
        ]);
    });
});

describe("the race", () => {
    const gain = (turn: number, ...effects: Parameters<typeof anEffect>[0][]) =>
        anEvent({ turn, effects: effects.map(anEffect) });
    test("counts gains and losses of the unit alone, and turns without any stay level", () => {
        const events = [
            gain(2, { amount: 3 }, { amount: 9, what: "coins" }),
            gain(5, { amount: 1, kind: "lose" }, { seat: 1, amount: 2 }),
        ];
        expect(raceOf(events, 2, gainOf("vp"))).toEqual([
            [3, 3, 3, 2],
            [0, 0, 0, 2],
        ]);
    });
    test("leaves out what belongs to no seat, and starts level without events", () => {
        expect(raceOf([gain(0, { seat: -1, amount: 5 }, { seat: 7 })], 2, gainOf("vp"))).toEqual([[0], [0]]);
        expect(raceOf([], 3, gainOf("vp"))).toEqual([[0], [0], [0]]);
    });
});

describe("the chapters of the score sheet", () => {
    const sort = ({ cause }: { cause: string }) => ({ chapter: cause === "title" ? "cards" : "land", source: cause });
    test("add up over the game, losses taken off, the biggest first", () => {
        const events = [
            anEvent({ effects: [anEffect({ amount: 3 }), anEffect({ seat: 1, amount: 2, cause: "title" })] }),
            anEvent({
                effects: [anEffect({ amount: 1, kind: "lose" }), anEffect({ what: "coins" }), anEffect({ seat: -1 })],
            }),
        ];
        events.push(anEvent({ effects: [anEffect({ amount: 1, cause: "settlement" })] }));
        expect(chaptersOf(events, 3, gainOf("vp"), sort)).toEqual([
            {
                label: "land",
                row: [3, 0, 0],
                sources: [
                    { label: "fort", row: [2, 0, 0] },
                    { label: "settlement", row: [1, 0, 0] },
                ],
            },
            { label: "cards", row: [0, 2, 0], sources: [{ label: "title", row: [0, 2, 0] }] },
        ]);
        expect(chaptersOf([], 2, gainOf("vp"), sort)).toEqual([]);
    });
});

describe("giving away", () => {
    afterEach(() => vi.unstubAllGlobals());
    test("a link is copied, or shown where the browser refuses or has no clipboard", async () => {
        const written: string[] = [];
        vi.stubGlobal("navigator", {
            clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
        });
        expect([await share("/t/one"), written]).toEqual(["copied", ["/t/one"]]);
        vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
        expect(await share("/t/one")).toBe("shown");
        vi.stubGlobal("navigator", {});
        expect(await share("/t/one")).toBe("shown");
    });
    test("a text is saved under its name, and its address is given back", () => {
        const blobs: Blob[] = [];
        const revoked: string[] = [];
        const clicked: [string, string][] = [];
        Object.assign(URL, {
            createObjectURL: (blob: Blob) => `blob:here/${blobs.push(blob)}`,
            revokeObjectURL: (url: string) => revoked.push(url),
        });
        vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
            clicked.push([this.download, this.href]);
        });
        save("[Game]", "norderwind-one.kogge");
        expect([clicked, revoked, blobs[0]?.size, blobs[0]?.type]).toEqual([
            [["norderwind-one.kogge", "blob:here/1"]],
            ["blob:here/1"],
            6,
            "text/plain",
        ]);
    });
});
