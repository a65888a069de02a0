/** Steps without a choice play themselves, and taking back goes to the last choice. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../client/settings.svelte";
import { Table } from "../client/table.svelte";
import type { Update } from "../client/wire";
import { holdSeats } from "../client/seats.svelte";
import { anEvent, anOffer, anUpdate, answering } from "./data";

const sent: Record<string, unknown>[] = [];
class OpenSocket {
    static OPEN = 1;
    readyState = 1;
    send(text: string): void {
        sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close(): void {
        this.readyState = 3;
    }
}
const ONLY = anOffer(7, "next");
const OTHER = anOffer(8, "stop");
const mine = (index: number, more: Partial<Update> = {}): Update =>
    anUpdate(index, {
        offers: [ONLY],
        forced: true,
        awaited: [0],
        viewer: 0,
        your_turn: true,
        status: "playing",
        undo: { steps: 0, restart: 0 },
        ...more,
    });
const acts = (): Record<string, unknown>[] => sent.filter(({ type }) => type === "act");
const undos = (): Record<string, unknown>[] => sent.filter(({ type }) => type === "undo");

describe("a step without a choice", () => {
    let table: Table;
    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("WebSocket", OpenSocket);
        sent.length = 0;
        keep("speed", "off");
        keep("forced", true);
        table = new Table("one", "secret");
        table.link("open");
    });
    afterEach(() => {
        table.close();
        keep("forced", true);
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
    const answer = (update: Update): void => {
        table.heard({ type: "ack", key: String(sent.findLast(({ key }) => key)?.key), epoch: 0, index: 0 });
        table.heard(update);
    };
    /** A choice, a step that plays itself, and a choice again. */
    function playOn(): void {
        table.heard(mine(3, { fresh: true, forced: false, offers: [ONLY, OTHER] }));
        table.act(ONLY);
        answer(mine(4, { undo: { steps: 1, restart: 1 } }));
        vi.advanceTimersByTime(100);
        answer(mine(5, { forced: false, offers: [ONLY, OTHER], undo: { steps: 2, restart: 2 } }));
    }

    test("is announced, then played; meanwhile nothing else is offered", () => {
        table.heard(mine(3, { fresh: true }));
        expect([table.forced, table.offers, acts().length]).toEqual([ONLY, [], 0]);
        vi.advanceTimersByTime(100);
        expect(acts()).toMatchObject([{ action: 7, index: 3 }]);
        expect(table.forced).toBeNull();
    });
    test("is asked where the player wants that, where there is a choice, and where it would tell a secret", () => {
        keep("forced", false);
        table.heard(mine(3, { fresh: true }));
        keep("forced", true);
        table.heard(mine(4, { forced: false, offers: [ONLY, OTHER] }));
        table.heard(mine(5, { forced: false }));
        vi.advanceTimersByTime(300);
        expect([acts().length, table.offers.length]).toEqual([0, 1]);
    });
    test("is not played while one looks back, but afterwards", async () => {
        table.moment = { index: 1, last: 3 } as unknown as typeof table.moment;
        table.heard(mine(3, { fresh: true }));
        vi.advanceTimersByTime(100);
        expect(acts().length).toBe(0);
        await table.lookAt(null);
        vi.advanceTimersByTime(100);
        expect(acts().length).toBe(1);
    });
    test("is taken back together with the choice before it", () => {
        playOn();
        expect([acts().length, table.undoSteps]).toEqual([2, 2]);
        table.undo(false);
        expect(undos()).toMatchObject([{ steps: 2, restart: false }]);
    });
    test("is not played again where it was taken back to, but a later one is", () => {
        playOn();
        table.undo(true);
        answer(mine(3, { epoch: 1, fresh: true, undo: { steps: 0, restart: 0 } }));
        vi.advanceTimersByTime(300);
        expect([acts().length, table.offers]).toEqual([2, [ONLY]]);
        table.act(ONLY);
        answer(mine(4, { epoch: 1, undo: { steps: 1, restart: 1 } }));
        vi.advanceTimersByTime(300);
        expect(acts().length).toBe(4);
    });
    test("alone is nothing to take back", () => {
        table.heard(mine(3, { fresh: true, events: [anEvent({ index: 2, actor: 1 })] }));
        vi.advanceTimersByTime(100);
        answer(mine(4, { forced: false, offers: [ONLY, OTHER], undo: { steps: 1, restart: 1 } }));
        expect(table.undoSteps).toBe(0);
        table.undo(false);
        expect(undos()).toEqual([]);
    });
    test("that is refused waits for the player", () => {
        table.heard(mine(3, { fresh: true }));
        vi.advanceTimersByTime(100);
        const key = String(acts()[0]?.key);
        table.heard({ type: "error", error: "confirm-needed", message: "", rule: null, key });
        vi.advanceTimersByTime(300);
        expect([acts().length, table.confirming]).toEqual([1, ONLY]);
    });
});

describe("a step of another seat of this device", () => {
    let table: Table;
    const SYNC = "GET /api/tables/two/sync?epoch=0&index=3";
    const ACT = "POST /api/tables/two/actions";
    const theirs = (more: Partial<Update>): Update => mine(3, { viewer: 1, awaited: [1], ...more });
    beforeEach(() => {
        vi.stubGlobal("WebSocket", OpenSocket);
        keep("speed", "off");
        keep("forced", true);
        holdSeats("two", [
            { seat: 0, token: "first" },
            { seat: 1, token: "second" },
        ]);
        table = new Table("two", "first");
        table.link("open");
    });
    afterEach(() => {
        table.close();
        keep("forced", true);
        vi.unstubAllGlobals();
    });
    /** It is the other seat's turn; what was asked of the server. */
    async function turnOf(answers: Record<string, unknown>): Promise<string[]> {
        const { fetch, asked } = answering(answers);
        vi.stubGlobal("fetch", fetch);
        table.heard(mine(3, { fresh: true, forced: false, offers: [], awaited: [1], your_turn: false }));
        expect(table.handTo).toBeNull();
        await vi.waitFor(() => expect(asked.length === 2 || table.handTo).toBeTruthy());
        return asked.map(({ key, init }) => `${key} ${new Headers(init.headers).get("Authorization") ?? ""}`);
    }

    test("without a choice is played for it, without a hand-over", async () => {
        const asked = await turnOf({ [SYNC]: theirs({}), [ACT]: { type: "ack", key: "", epoch: 0, index: 4 } });
        expect(asked).toEqual([`${SYNC} Bearer second`, `${ACT} Bearer second`]);
        expect(table.handTo).toBeNull();
    });
    test.each([
        ["with a choice", { [SYNC]: theirs({ forced: false, offers: [ONLY, OTHER] }) }],
        ["that would tell a secret", { [SYNC]: theirs({ forced: false }) }],
        ["that is refused", { [SYNC]: theirs({}) }],
        ["the server does not tell of", {}],
    ])("%s is handed over", async (_what, answers) => {
        await turnOf(answers);
        await vi.waitFor(() => expect(table.handTo?.seat).toBe(1));
    });
    test("is handed over at once where the player wants to be asked", () => {
        keep("forced", false);
        table.heard(mine(3, { fresh: true, forced: false, offers: [], awaited: [1], your_turn: false }));
        expect(table.handTo?.seat).toBe(1);
    });
});
