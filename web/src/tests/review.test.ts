/** Reviews on the page: the chart's places, the turns of a replay, and asking until all is judged. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linesOf, moment, percent, placeOf, pointAt, turnFrom } from "../board/chances";
import { Reviewing } from "../client/review.svelte";
import type { ReviewMoment, ReviewPoint } from "../client/wire";

const point = (shares: number[], at: number[]): ReviewPoint => ({ turn: 0, seat: 0, mark: "fine", shares, at });
const POINTS = [point([0.6, 0.4], [1, 1, 1]), point([0.3, 0.7], [4, 2, 2]), point([1, 0], [5, 4, 5])];
const turning = (place: number): ReviewMoment => ({
    point: place,
    turn: 0,
    seat: 0,
    mark: "mistake",
    key: true,
    before: [],
    after: [],
    at: [],
    played: 0,
    loss: 0,
    choices: [],
    came: [],
    why: [],
});

describe("the chart", () => {
    test("has a line for each seat, from the start on", () => {
        expect(linesOf([0.5, 0.5], POINTS)).toEqual([
            [0.5, 0.6, 0.3, 1],
            [0.5, 0.4, 0.7, 0],
        ]);
        expect(linesOf([], [])).toEqual([]);
    });
    test("counts each viewer's own events; an onlooker's are the last", () => {
        expect([placeOf([4, 2, 3], 0), placeOf([4, 2, 3], 1), placeOf([4, 2, 3], -3)]).toEqual([4, 2, 3]);
        expect([pointAt(POINTS, 0, 0), pointAt(POINTS, 0, 3), pointAt(POINTS, 0, 4), pointAt(POINTS, 1, 3)]).toEqual([
            0, 1, 2, 2,
        ]);
    });
    test("goes from moment to moment and stays at the ends", () => {
        const all = [turning(3), turning(8)];
        expect(moment(all, 0, 1)?.point).toBe(3);
        expect(moment(all, 3, 1)?.point).toBe(8);
        expect(moment(all, 8, 1)?.point).toBe(8);
        expect(moment(all, 8, -1)?.point).toBe(3);
        expect(moment([], 8, -1)).toBeUndefined();
    });
    test("says whole per cent", () => expect([percent(0.126), percent(1)]).toEqual([13, 100]));
});

test("a replay goes by turns, and to its ends", () => {
    const turns = [0, 5, 9];
    expect([turnFrom(turns, 0, 12, 1), turnFrom(turns, 5, 12, 1), turnFrom(turns, 9, 12, 1)]).toEqual([5, 9, 12]);
    expect([turnFrom(turns, 12, 12, -1), turnFrom(turns, 9, 12, -1), turnFrom(turns, 0, 12, -1)]).toEqual([9, 5, 0]);
});

describe("a review", () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => {
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
    const summary = { judge: "guide", judge_name: "", worlds: 8, thresholds: {}, accounts: [], moments: [] };
    const answers = (told: unknown[], status = 200): (() => Promise<Response>) => {
        let next = 0;
        return () =>
            Promise.resolve(
                new Response(JSON.stringify(told[Math.min(next++, told.length - 1)]), {
                    status,
                    headers: { "Content-Type": "application/json" },
                }),
            );
    };
    test("is asked for until it is whole, each time from where it stands", async () => {
        const [first, ...rest] = POINTS;
        const fetched = vi.fn(
            answers([
                { total: 3, since: 0, start: [0.5, 0.5], points: [first], summary: null },
                { total: 3, since: 1, start: [0.5, 0.5], points: rest, summary },
            ]),
        );
        vi.stubGlobal("fetch", fetched);
        const review = new Reviewing("record");
        const ran = review.run();
        await vi.runAllTimersAsync();
        await ran;
        expect([review.total, review.points.length, review.summary?.judge]).toEqual([3, 3, "guide"]);
        const asked = fetched.mock.calls as unknown as [string, RequestInit][];
        expect(asked.map(([, init]) => (JSON.parse(init.body as string) as { since: number }).since)).toEqual([0, 1]);
    });
    test("of a broken record says what is wrong, and asks no more", async () => {
        const fetched = vi.fn(answers([{ error: "error-broken-record", message: "Line 1." }], 409));
        vi.stubGlobal("fetch", fetched);
        const review = new Reviewing("record");
        const ran = review.run();
        await vi.runAllTimersAsync();
        await ran;
        expect([review.problem, fetched.mock.calls.length]).toEqual(["Line 1.", 1]);
    });
    test("that the server has no room for is asked for again, then given up", async () => {
        const fetched = vi.fn(answers([{ error: "too-busy", message: "Busy." }], 503));
        vi.stubGlobal("fetch", fetched);
        const review = new Reviewing("record");
        const ran = review.run();
        await vi.runAllTimersAsync();
        await ran;
        expect([review.problem, fetched.mock.calls.length]).toEqual(["Busy.", 6]);
    });
});
