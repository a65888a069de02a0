/** A connection that is lost and found: noticed within two seconds, said, and no click lost in silence. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropSeat, holdSeats } from "../client/seats.svelte";
import { keep } from "../client/settings.svelte";
import { TableSocket, type Listener } from "../client/socket";
import { Table } from "../client/table.svelte";
import { loadWords } from "../client/words.svelte";
import type { Update } from "../client/wire";
import { anOffer, anUpdate } from "./data";
import { FakeSocket } from "./fake_socket";

const newest = (): FakeSocket => FakeSocket.all.at(-1) ?? new FakeSocket("");

beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    keep("language", "en");
    await loadWords("en");
});
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

describe("the socket", () => {
    const states: string[] = [];
    const listener: Listener = {
        hello: () => ({ token: "secret", language: "en", epoch: 0, index: 0 }),
        heard: () => undefined,
        link: (state) => {
            if (states.at(-1) !== state) states.push(state);
        },
    };
    let socket: TableSocket;
    beforeEach(() => {
        states.length = 0;
        socket = new TableSocket("ws://here", listener);
        newest().open();
        newest().say({ type: "pong" });
    });
    afterEach(() => socket.close());

    test("notices within two seconds that nobody answers, and at once that somebody does again", () => {
        vi.advanceTimersByTime(1990);
        expect(states.at(-1)).toBe("lost");
        newest().say({ type: "pong" });
        expect(states.at(-1)).toBe("open");
        expect(FakeSocket.all.length).toBe(1);
    });
    test("asks again after a silence for what was not answered, with the same key", () => {
        const key = socket.ask("act", { action: 1 });
        vi.advanceTimersByTime(1500);
        newest().say({ type: "pong" });
        expect(
            newest()
                .sent.filter(({ type }) => type === "act")
                .map((message) => message.key),
        ).toEqual([key, key]);
    });
    test("stays open while it is answered", () => {
        for (let second = 0; second < 60; second++) {
            vi.advanceTimersByTime(1000);
            newest().say({ type: "pong" });
        }
        expect(states).toEqual(["connecting", "open"]);
    });
    test("promises its next message, so that the server can tell the others", () => {
        expect(newest().sent.find((message) => message.type === "ping")).toEqual({ type: "ping", next_ms: 1000 });
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        document.dispatchEvent(new Event("visibilitychange"));
        expect(newest().sent.at(-1)).toEqual({ type: "ping", next_ms: 90_000 });
        const before = newest().sent.length;
        newest().say({ type: "pong" });
        vi.advanceTimersByTime(20_000);
        expect(newest().sent.length).toBe(before);
    });
    test("tries another socket when one stays silent", () => {
        vi.advanceTimersByTime(9000);
        expect(FakeSocket.all.length).toBeGreaterThan(1);
        newest().open();
        expect(newest().kinds().slice(0, 1)).toEqual(["hello"]);
        expect(states.at(-1)).toBe("open");
    });
    test("does not wait for ever for a socket that never opens", () => {
        newest().lose();
        vi.advanceTimersByTime(300);
        const tries = FakeSocket.all.length;
        vi.advanceTimersByTime(20_000);
        expect(FakeSocket.all.length).toBeGreaterThan(tries);
    });
    test("is lost at once when the device goes offline, and back at once when it is online", () => {
        dispatchEvent(new Event("offline"));
        expect(states.at(-1)).toBe("lost");
        dispatchEvent(new Event("online"));
        expect(FakeSocket.all.length).toBe(2);
        newest().open();
        expect(states.at(-1)).toBe("open");
    });
    test("keeps what is asked meanwhile, sends it once, and lets it be withdrawn before", () => {
        dispatchEvent(new Event("offline"));
        const [kept, dropped] = [socket.ask("act", { action: 1 }), socket.ask("act", { action: 2 })];
        expect([socket.isUnsent(kept), socket.isUnsent(dropped)]).toEqual([true, true]);
        socket.withdraw(dropped);
        socket.retry();
        newest().open();
        expect(
            newest()
                .sent.filter(({ type }) => type === "act")
                .map(({ key }) => key),
        ).toEqual([kept]);
        expect(socket.isUnsent(kept)).toBe(false);
    });
    test("says nothing more once it is closed", () => {
        socket.close();
        dispatchEvent(new Event("online"));
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all.length).toBe(1);
    });
});

describe("a table without connection", () => {
    const [NEXT, STOP] = [anOffer(7, "next"), anOffer(8, "stop")];
    const asking = (index: number, more: Partial<Update> = {}): Update =>
        anUpdate(index, { offers: [NEXT, STOP], awaited: [0], viewer: 0, your_turn: true, status: "playing", ...more });
    let table: Table;
    beforeEach(() => {
        keep("speed", "off");
        table = new Table("one", "secret");
        newest().open();
        newest().say({ ...asking(3, { fresh: true }), type: "update" });
    });
    afterEach(() => {
        table.close();
        dropSeat("one", "secret");
        dropSeat("one", "other");
    });

    test("still offers what can be done, keeps the click, and sends it on return", () => {
        dispatchEvent(new Event("offline"));
        expect(table.offers.length).toBe(2);
        table.act(NEXT);
        expect(table.kept).toEqual({ offer: NEXT, sent: false });
        table.retry();
        newest().open();
        expect(newest().sent.find(({ type }) => type === "act")).toMatchObject({ action: 7 });
        expect([table.kept, table.note]).toEqual([null, "The connection is back."]);
    });
    test("lets the click be forgotten as long as it was not sent", () => {
        dispatchEvent(new Event("offline"));
        table.act(NEXT);
        table.forgetKept();
        expect([table.kept, table.offers.length]).toEqual([null, 2]);
        table.retry();
        newest().open();
        expect(newest().kinds()).not.toContain("act");
    });
    test("says that a click was under way, and that it counts once", () => {
        table.act(NEXT);
        vi.advanceTimersByTime(1000);
        expect(table.kept).toEqual({ offer: NEXT, sent: true });
        table.forgetKept();
        expect(table.asked).not.toBeNull();
    });
    test("says that a click was dropped where the table has gone on", () => {
        dispatchEvent(new Event("offline"));
        table.act(NEXT);
        table.retry();
        newest().open();
        const { key } = newest().sent.find(({ type }) => type === "act") ?? {};
        newest().say({ type: "error", error: "stale", message: "stale", rule: null, key });
        newest().say({ ...asking(5, { offers: [STOP] }), type: "update" });
        expect(table.problem?.message).toContain("was not played");
    });
    test("says that a chat line was not sent", () => {
        dispatchEvent(new Event("offline"));
        table.say("hello");
        expect(table.problem?.message).toContain("not sent");
    });
    test("says that another player's connection is lost or back", () => {
        const seats = table.seats.map((seat) => ({ ...seat, kind: "person" as const, present: true }));
        newest().say({ type: "presence", seats });
        newest().say({ type: "presence", seats: seats.map((seat) => ({ ...seat, present: seat.seat !== 1 })) });
        expect(table.note).toContain("has lost the connection");
        newest().say({ type: "presence", seats });
        expect(table.note).toContain("is back");
        vi.advanceTimersByTime(6000);
        expect(table.note).toBe("");
    });
    test("counts the people who share this device as present, and tells the server of them", () => {
        holdSeats("one", [
            { seat: 0, token: "secret" },
            { seat: 1, token: "other" },
        ]);
        const seats = table.seats.map((seat) => ({ ...seat, kind: "person" as const, present: seat.seat === 0 }));
        newest().say({ type: "presence", seats });
        expect(table.seats[1]?.present).toBe(true);
        expect(table.hello().others).toEqual(["other"]);
    });
});
