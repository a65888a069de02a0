import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { absentPlayer, countdown } from "../client/absence";
import { api, Refusal } from "../client/http";
import { exportSeats, forgetAll } from "../client/mydata";
import { everySeat, forget, holdSeats, seatsAt } from "../client/seats.svelte";
import { TableSocket, type Link } from "../client/socket";
import { loadWords } from "../client/words.svelte";
import type { ChatLine, SeatInfo, Update } from "../client/wire";
import Chat from "../board/Chat.svelte";

const MINUTE = 60_000;
const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: number,
    kind: "person",
    name: `P${number}`,
    level: null,
    away: false,
    present: true,
    gone_at: null,
    ...more,
});
const update = (more: Partial<Update> = {}): Update =>
    ({
        status: "playing",
        viewer: 0,
        awaited: [1],
        since: 1000,
        settings: { absence_minutes: 3, clock: { kind: "none", seconds: 900, bonus: 0 }, chat: true },
        ...more,
    }) as Update;
const gone = seat(1, { present: false, gone_at: 5000 });

describe("an absent player", () => {
    test("may be replaced when the time is up since they left or were awaited, whichever is later", () => {
        expect(absentPlayer(update(), [seat(0), gone], [0], 5000 + MINUTE)?.wait).toBe(2 * MINUTE);
        expect(absentPlayer(update({ since: 9000 }), [seat(0), gone], [0], 9000)?.wait).toBe(3 * MINUTE);
        expect(absentPlayer(update(), [seat(0), gone], [0], 5000 + 9 * MINUTE)?.wait).toBe(0);
    });
    test("is not one who is there, has a bot, sits at this device, or is not awaited", () => {
        const now = 9 * MINUTE;
        const never: [Update, SeatInfo[], number[]][] = [
            [update(), [seat(0), seat(1)], [0]],
            [update(), [seat(0), { ...gone, away: true }], [0]],
            [update(), [seat(0), { ...gone, kind: "bot" }], [0]],
            [update(), [seat(0), gone], [0, 1]],
            [update({ awaited: [0] }), [seat(0), gone], [0]],
            [update({ awaited: [1, 2] }), [seat(0), gone, seat(2)], [0]],
            [update({ viewer: -3 }), [seat(0), gone], []],
            [update({ since: null }), [seat(0), gone], [0]],
            [update({ settings: { ...update().settings, absence_minutes: 0 } }), [seat(0), gone], [0]],
        ];
        for (const [told, seats, held] of never) expect(absentPlayer(told, seats, held, now)).toBeNull();
    });
    test("the time left is told in minutes and seconds", () => {
        expect([0, 999, 61_000, 600_000].map(countdown)).toEqual(["0:00", "0:01", "1:01", "10:00"]);
    });
});

describe("a banned address", () => {
    const made: { onclose: ((event: { code: number }) => void) | null }[] = [];
    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal(
            "WebSocket",
            class {
                static OPEN = 1;
                onclose: ((event: { code: number }) => void) | null = null;
                constructor() {
                    made.push(this);
                }
                close(): void {}
            },
        );
    });
    afterEach(() => {
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
    test("does not connect again", () => {
        const links: Link[] = [];
        const hello = { language: "en" as const, epoch: 0, index: 0 };
        new TableSocket("ws://x", { hello: () => hello, heard: () => undefined, link: (state) => links.push(state) });
        made[0]?.onclose?.({ code: 4430 });
        vi.advanceTimersByTime(60_000);
        expect(links).toEqual(["connecting", "banned"]);
        expect(made.length).toBe(1);
    });
});

describe("one's own data", () => {
    beforeEach(() => {
        holdSeats("one", [
            { seat: 0, token: "a" },
            { seat: 1, token: "b" },
        ]);
        holdSeats("two", [{ seat: 2, token: "c" }]);
    });
    afterEach(() => {
        forget("one");
        forget("two");
        vi.restoreAllMocks();
    });
    test("is that of every seat, and what the server no longer knows is left out", async () => {
        vi.spyOn(api, "exportSeat").mockImplementation((table, token) =>
            table === "two" ? Promise.reject(new Refusal("bad-token", "")) : Promise.resolve({ name: token } as never),
        );
        expect((await exportSeats()).map((data) => data.name)).toEqual(["a", "b"]);
    });
    test("is deleted at the server before this browser lets the seat go", async () => {
        vi.spyOn(api, "forgetSeat").mockImplementation((table) =>
            table === "one" ? Promise.reject(new Refusal("too-fast", "slowly")) : Promise.resolve({ table: true }),
        );
        await expect(forgetAll()).rejects.toThrow("slowly");
        expect(seatsAt("two")).toEqual([]);
        expect(everySeat().map((held) => held.token)).toEqual(["a", "b"]);
    });
});

describe("the chat", () => {
    test("offers to report the lines of others", async () => {
        await loadWords("en");
        const line = (id: number, number: number): ChatLine => ({
            type: "chat",
            id,
            seat: number,
            name: `P${number}`,
            text: `line ${id}`,
            at: 0,
        });
        const reported: number[] = [];
        const page = render(Chat, {
            lines: [line(1, 0), line(2, 1)],
            say: null,
            viewer: 0,
            report: (one: ChatLine) => reported.push(one.id),
        });
        const buttons = page.getAllByRole("button");
        expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Report this line of P1"]);
        buttons[0]?.click();
        expect(reported).toEqual([2]);
    });
});
