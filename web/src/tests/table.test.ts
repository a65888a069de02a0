import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, type Speed } from "../client/settings.svelte";
import { Table } from "../client/table.svelte";
import type { Event, Update } from "../client/wire";
import fixtures from "../fixtures/norderwind.en.json";

class DeafSocket {
    static OPEN = 1;
    readyState = 1;
    send(): void {}
    close(): void {}
}
const base = (fixtures as unknown as Record<string, Update>).waiting as Update;
const event = (index: number, actor: number): Event => ({
    index,
    actor,
    action: 1,
    token: "next",
    kind: "next",
    args: {},
    text: "Sail on",
    effects: [],
    turn: 1,
});
const update = (index: number, actor: number, fresh = false): Update => ({
    ...base,
    fresh,
    first: index - 1,
    index,
    events: [event(index - 1, actor)],
});

describe("a live table", () => {
    let table: Table;
    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("WebSocket", DeafSocket);
        keep("speed", "calm");
        table = new Table("one", "secret");
        table.link("open");
        table.heard(update(1, 1, true));
    });
    afterEach(() => {
        table.close();
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });

    test("shows own steps at once", () => {
        table.heard(update(2, 0));
        expect(table.shown?.index).toBe(2);
    });
    test("shows others' steps one after the other, and all of them within four seconds", () => {
        for (let index = 2; index <= 40; index++) table.heard(update(index, 1));
        expect(table.shown?.index).toBe(2);
        expect(table.replaying).toBe(true);
        expect(table.offers).toEqual([]);
        vi.advanceTimersByTime(6000);
        expect(table.shown?.index).toBe(40);
        expect(table.events.map((one) => one.index)).toEqual([...Array(40).keys()]);
    });
    test("can be skipped to the present", () => {
        for (let index = 2; index <= 9; index++) table.heard(update(index, 1));
        table.skip();
        expect([table.shown?.index, table.replaying, table.events.length]).toEqual([9, false, 9]);
    });
    test("with motion off shows everything as it comes", () => {
        keep("speed", "off");
        for (let index = 2; index <= 9; index++) table.heard(update(index, 1));
        vi.advanceTimersByTime(50);
        expect(table.shown?.index).toBe(9);
    });
    test.each<[Speed, number]>([
        ["slow", 900],
        ["calm", 450],
        ["brisk", 270],
        ["fast", 135],
        ["off", 0],
    ])("at the pace %s a step of another seat is looked at for %i ms", (speed, milliseconds) => {
        keep("speed", speed);
        table.heard(update(2, 1));
        table.heard(update(3, 1));
        vi.advanceTimersByTime(Math.max(milliseconds - 1, 0));
        if (milliseconds) expect(table.shown?.index).toBe(2);
        vi.advanceTimersByTime(1);
        expect(table.shown?.index).toBe(3);
    });
    test("starts anew after something was taken back", () => {
        table.heard({ ...update(2, 1), epoch: 1, fresh: true, first: 0, events: [event(0, 0), event(1, 1)] });
        expect(table.events.length).toBe(2);
        expect(table.latest).toEqual([]);
    });
});

describe("a step that comes a moment too late", () => {
    const sent: Record<string, unknown>[] = [];
    class RecordingSocket extends DeafSocket {
        override send(text?: string): void {
            if (text) sent.push(JSON.parse(text) as Record<string, unknown>);
        }
    }
    const offers = [{ id: 7, token: "next", kind: "next", args: {}, text: "Sail on" }];
    const open = (index: number, more: Partial<Update> = {}): Update => ({
        ...update(index, 1),
        offers,
        awaited: [0],
        your_turn: true,
        ...more,
    });
    let table: Table;
    beforeEach(() => {
        sent.length = 0;
        vi.stubGlobal("WebSocket", RecordingSocket);
        keep("speed", "off");
        table = new Table("one", "secret");
        table.link("open");
        table.heard({ ...open(3), fresh: true });
        for (const offer of offers.slice(0, 1)) table.act(offer);
    });
    afterEach(() => {
        table.close();
        vi.unstubAllGlobals();
    });
    const acts = (): Record<string, unknown>[] => sent.filter((message) => message.type === "act");
    const stale = (): void =>
        table.heard({ type: "error", error: "stale", message: "", rule: null, key: String(acts().at(-1)?.key) });

    test("is asked again once, where it is still offered", () => {
        stale();
        expect(table.offers).toEqual([]);
        table.heard(open(4));
        expect(acts().map(({ index, action }) => [index, action])).toEqual([
            [3, 7],
            [4, 7],
        ]);
        stale();
        table.heard(open(5));
        expect(acts().length).toBe(2);
        expect(table.offers).toEqual(offers);
    });
    test("is forgotten where it is no longer offered", () => {
        stale();
        table.heard(open(4, { offers: [] }));
        expect(acts().length).toBe(1);
        expect(table.asked).toBeNull();
    });
    test("shows no old offers between the answer and the news", () => {
        table.heard({ type: "ack", key: String(acts()[0]?.key), epoch: 0, index: 3 });
        expect(table.offers).toEqual([]);
        table.heard(open(4));
        expect(table.offers).toEqual(offers);
    });
});
