import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "../client/route.svelte";
import { offersFor, type Play, rankOf } from "../client/play.svelte";
import { allSeats, dropSeat, holdSeats, seatsAt } from "../client/seats.svelte";
import { backOff, TableSocket, type Listener } from "../client/socket";
import type { Offer, ServerMessage } from "../client/wire";
import { FakeSocket } from "./fake_socket";

const offer = (id: number, kind: string, args: Record<string, string> = {}): Offer => ({
    id,
    kind,
    args,
    token: `${kind} ${Object.values(args).join(" ")}`.trim(),
    text: kind,
});

describe("routes", () => {
    test("a table with the secret of its link", () => {
        const route = parse("/t/abc", "", "#join=xyz");
        expect([route.name, route.arg, route.hash.get("join")]).toEqual(["table", "abc", "xyz"]);
    });
    test("start, rules, replay, stories, and what is none of them", () => {
        expect(
            ["/", "/rules/norderwind", "/replay", "/stories/tile", "/t/", "/x"].map((path) => parse(path).name),
        ).toEqual(["start", "rules", "replay", "stories", "lost", "lost"]);
    });
});

describe("a piece is lit by the offers that mean it", () => {
    const offers = [offer(1, "buy", { good: "salt" }), offer(2, "sell", { good: "salt" }), offer(3, "next")];
    test("by slug, by kind, by both", () => {
        expect(offersFor(offers, ["salt"], []).map((one) => one.id)).toEqual([1, 2]);
        expect(offersFor(offers, [], ["next"]).map((one) => one.id)).toEqual([3]);
        expect(offersFor(offers, ["salt"], ["sell"]).map((one) => one.id)).toEqual([2]);
        expect(offersFor(offers, [], [])).toEqual([]);
    });
});

describe("advice", () => {
    test("marks a piece with the best rank of its offers", () => {
        const hint = (action: number) => ({ action, text: "", win: 0.5, score: 3, why: "" });
        const play = { hints: [hint(3), hint(1)] } as unknown as Play;
        expect(rankOf(play, [offer(1, "buy")])).toBe(2);
        expect(rankOf(play, [offer(1, "buy"), offer(3, "next")])).toBe(1);
        expect(rankOf(play, [offer(2, "sell")])).toBe(0);
        expect(rankOf({} as Play, [offer(1, "buy")])).toBe(0);
    });
});

describe("seats of this browser", () => {
    test("are kept by table and replaced by seat", () => {
        holdSeats("one", [{ seat: 0, token: "a" }]);
        holdSeats("one", [
            { seat: 1, token: "b" },
            { seat: 0, token: "c" },
        ]);
        expect(seatsAt("one")).toEqual([
            { seat: 0, token: "c" },
            { seat: 1, token: "b" },
        ]);
        expect(allSeats()).toEqual([{ table: "one", token: "c" }]);
        dropSeat("one", "c");
        dropSeat("one", "b");
        expect(seatsAt("one")).toEqual([]);
    });
});

describe("the socket", () => {
    const heard: ServerMessage[] = [];
    const states: string[] = [];
    const listener: Listener = {
        hello: () => ({ token: "secret", language: "en", epoch: 2, index: 7 }),
        heard: (message) => void heard.push(message),
        link: (state) => void states.push(state),
    };
    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("WebSocket", FakeSocket);
        FakeSocket.all = [];
        heard.length = states.length = 0;
    });
    afterEach(() => {
        vi.useRealTimers();
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
    });

    test("says hello with its place, and sends what was not answered again with the same key", () => {
        const socket = new TableSocket("ws://here", listener);
        const [first] = FakeSocket.all;
        first?.open();
        expect(first?.sent[0]).toMatchObject({ type: "hello", token: "secret", epoch: 2, index: 7 });
        const key = socket.ask("act", { action: 5 });
        first?.lose();
        vi.advanceTimersByTime(300);
        const second = FakeSocket.all[1];
        second?.open();
        expect(second?.sent.map((message) => message.type)).toEqual(["hello", "act", "ping"]);
        expect(second?.sent[1]).toMatchObject({ key, action: 5 });
        second?.say({ type: "ack", key, epoch: 2, index: 8 });
        second?.lose();
        vi.advanceTimersByTime(300);
        FakeSocket.all[2]?.open();
        expect(FakeSocket.all[2]?.sent.map((message) => message.type)).toEqual(["hello", "ping"]);
        socket.close();
    });
    test("backs off further each time it is turned away, though the socket opens", () => {
        vi.spyOn(Math, "random").mockReturnValue(1);
        const socket = new TableSocket("ws://here", listener);
        const waits: number[] = [];
        for (let turn = 0; turn < 10; turn++) {
            FakeSocket.all[turn]?.open();
            FakeSocket.all[turn]?.lose(4429);
            const before = Date.now();
            vi.advanceTimersToNextTimer();
            waits.push(Date.now() - before);
        }
        expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 19_200, 30_000, 30_000, 30_000]);
        FakeSocket.all[10]?.open();
        FakeSocket.all[10]?.say({ type: "pong" });
        FakeSocket.all[10]?.lose(1006);
        vi.advanceTimersByTime(300);
        expect(FakeSocket.all.length).toBe(12);
        socket.close();
    });
    test("not all clients come back at the same moment", () => {
        expect([0, 0.5, 1].map((luck) => backOff(3, () => luck))).toEqual([1200, 1800, 2400]);
        expect(backOff(99, () => 1)).toBe(30_000);
    });
    test("reconnects at a random moment after the server said that it restarts", () => {
        const socket = new TableSocket("ws://here", listener);
        FakeSocket.all[0]?.open();
        const random = vi.spyOn(Math, "random").mockReturnValue(0);
        FakeSocket.all[0]?.lose(1012);
        vi.advanceTimersByTime(1199);
        expect(FakeSocket.all.length).toBe(1);
        vi.advanceTimersByTime(1);
        expect(FakeSocket.all.length).toBe(2);
        FakeSocket.all[1]?.open();
        FakeSocket.all[1]?.say({ type: "pong" });
        random.mockReturnValue(0.999);
        FakeSocket.all[1]?.lose(1012);
        vi.advanceTimersByTime(2300);
        expect(FakeSocket.all.length).toBe(2);
        vi.advanceTimersByTime(100);
        expect(FakeSocket.all.length).toBe(3);
        random.mockRestore();
        socket.close();
    });
    test("does not come back where it is not known", () => {
        const socket = new TableSocket("ws://here", listener);
        FakeSocket.all[0]?.lose(4401);
        vi.advanceTimersByTime(20_000);
        expect(FakeSocket.all.length).toBe(1);
        expect(states.at(-1)).toBe("refused");
        socket.close();
    });
});
