/** What a player asks of a table, and what the page makes of the answers. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropSeat, holdSeats, seatsAt } from "../client/seats.svelte";
import { keep } from "../client/settings.svelte";
import { Table } from "../client/table.svelte";
import type { Moment, Problem, SeatInfo, Update } from "../client/wire";
import { anEvent, anOffer, answering, anUpdate } from "./data";

const sent: Record<string, unknown>[] = [];
class OpenSocket {
    static OPEN = 1;
    readyState = 1;
    onopen: (() => void) | null = null;
    send(text: string): void {
        sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close(): void {
        this.readyState = 3;
    }
}
const OFFERS = [anOffer(7, "next"), anOffer(8, "stop")];
const [NEXT, STOP] = OFFERS as [(typeof OFFERS)[0], (typeof OFFERS)[0]];
const asking = (index: number, more: Partial<Update> = {}): Update =>
    anUpdate(index, {
        offers: OFFERS,
        awaited: [0],
        viewer: 0,
        your_turn: true,
        status: "playing",
        undo: { steps: 3, restart: 2 },
        ...more,
    });
const last = (type: string): Record<string, unknown> | undefined => sent.findLast((message) => message.type === type);
const count = (type: string): number => sent.filter((message) => message.type === type).length;

let table: Table;
beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal("WebSocket", OpenSocket);
    keep("speed", "off");
    keep("language", "en");
    table = new Table("one", "secret");
    table.link("open");
    table.heard(asking(3, { fresh: true }));
});
afterEach(() => {
    table.close();
    dropSeat("one", "secret");
    dropSeat("one", "other");
    vi.unstubAllGlobals();
});
const problem = (error: string, key: string | null = null): Problem & { type: "error" } => ({
    type: "error",
    error,
    message: error,
    rule: null,
    key,
});
const keyOf = (type: string): string => String(last(type)?.key);

describe("an action", () => {
    test("is asked for with the place it was chosen at, and once", () => {
        table.act(NEXT);
        table.act(STOP);
        expect(count("act")).toBe(1);
        expect(last("act")).toMatchObject({ action: 7, epoch: 0, index: 3, confirmed: false });
    });
    test("that is not offered is not asked for", () => {
        table.act(anOffer(99));
        expect(count("act")).toBe(0);
    });
    test("cannot be chosen while one looks back", () => {
        table.moment = { view: null, awaited: [], prompt: null } as unknown as Moment;
        expect(table.offers).toEqual([]);
        table.act(NEXT);
        expect(count("act")).toBe(0);
    });
    test("that needs a second word is asked again with it", () => {
        table.act(NEXT);
        table.heard(problem("confirm-needed", keyOf("act")));
        expect([table.confirming, table.problem, table.asked]).toEqual([NEXT, null, null]);
        table.act(NEXT, true);
        expect([table.confirming, last("act")?.confirmed]).toEqual([null, true]);
    });
    test("that is refused can be chosen again, and the reason is shown", () => {
        table.act(NEXT);
        table.heard(problem("illegal-action", keyOf("act")));
        expect([table.problem?.error, table.asked, table.offers.length]).toEqual(["illegal-action", null, 2]);
    });
    test("that was asked for elsewhere does not free this one", () => {
        table.act(NEXT);
        table.heard(problem("illegal-action", "another key"));
        table.heard({ type: "ack", key: "another key", epoch: 0, index: 4 });
        table.heard(asking(4));
        expect(table.asked).toBe(keyOf("act"));
        expect(table.offers).toEqual([]);
    });
    test("acknowledged before or after its update is over with both", () => {
        table.act(NEXT);
        table.heard(asking(4));
        expect(table.offers).toEqual([]);
        table.heard({ type: "ack", key: keyOf("act"), epoch: 0, index: 4 });
        expect([table.asked, table.offers.length]).toEqual([null, 2]);
    });
});

describe("undo", () => {
    test("asks for one step or the start of the turn", () => {
        table.undo(false);
        expect(last("undo")).toMatchObject({ steps: 1, restart: false, epoch: 0, index: 3 });
        table.heard({ type: "ack", key: keyOf("undo"), epoch: 1, index: 2 });
        table.heard(asking(2, { epoch: 1, fresh: true }));
        table.undo(true);
        expect(last("undo")).toMatchObject({ restart: true, epoch: 1, index: 2 });
    });
    test("waits for what was asked before, and is not asked again when it comes too late", () => {
        table.act(NEXT);
        table.undo(false);
        expect(count("undo")).toBe(0);
        table.heard(problem("illegal-action", keyOf("act")));
        table.undo(false);
        table.heard(problem("stale", keyOf("undo")));
        table.heard(asking(4));
        expect([count("undo"), count("act"), table.asked]).toEqual([1, 1, null]);
    });
});

describe("seats of this device", () => {
    const seats = ["Hinrich", "Birte"].map((name, seat): SeatInfo => ({
        seat,
        name,
        kind: "person",
        level: null,
        away: false,
        present: true,
    }));
    beforeEach(() =>
        holdSeats("one", [
            { seat: 0, token: "secret" },
            { seat: 1, token: "other" },
        ]),
    );
    test("the device is handed on when another of them is to decide, and not before all was shown", () => {
        keep("forced", false); // else the server is asked first whether there is a choice
        expect(table.handTo).toBeNull();
        table.heard(asking(4, { awaited: [1], seats, offers: [] }));
        expect(table.handTo?.name).toBe("Birte");
        keep("speed", "calm");
        table.heard(asking(5, { awaited: [1], seats, events: [anEvent({ index: 4, actor: 1 })] }));
        table.heard(asking(6, { awaited: [1], seats, events: [anEvent({ index: 5, actor: 1 })] }));
        expect([table.replaying, table.handTo]).toEqual([true, null]);
        table.skip();
        expect(table.handTo?.seat).toBe(1);
        keep("forced", true);
    });
    test("nobody is asked to take over a game that is over", () => {
        table.heard(asking(4, { awaited: [1], seats, status: "finished" }));
        expect(table.handTo).toBeNull();
    });
    test("speaking for another forgets what the first one saw", () => {
        table.speakFor(1);
        expect([table.live, table.shown, table.events, table.token]).toEqual([null, null, [], "other"]);
        expect(last("hello")).toMatchObject({ token: "other", epoch: 0, index: 0 });
        table.speakFor(3);
        expect(table.token).toBe("other");
    });
    test("a seat whose token is no longer good is given up", () => {
        table.heard(problem("bad-token"));
        expect(seatsAt("one")).toEqual([{ seat: 1, token: "other" }]);
    });
});

describe("hello", () => {
    test("tells the place, or asks for everything in the language now chosen", () => {
        expect(table.hello()).toEqual({ token: "secret", others: [], language: "en", epoch: 0, index: 3 });
        keep("language", "de");
        table.translate();
        expect(last("hello")).toMatchObject({ language: "de", epoch: 0, index: 0 });
    });
    test("of a spectator has the code to watch, of a stranger nothing", () => {
        const watching = new Table("one", "", "code");
        const stranger = new Table("one", "");
        expect([watching.hello(), stranger.hello()].map(({ token, watch }) => [token, watch])).toEqual([
            [undefined, "code"],
            [undefined, undefined],
        ]);
        for (const one of [watching, stranger]) one.close();
    });
});

describe("chat and presence", () => {
    const line = (id: number) => ({ type: "chat" as const, id, seat: 1, name: "Birte", text: "Ahoy", at: "" });
    test("a line that comes twice is shown and counted once", () => {
        for (const id of [1, 2, 2, 1]) table.heard(line(id) as never);
        expect([table.chat.map(({ id }) => id), table.unread]).toEqual([[1, 2], 2]);
        table.heard({ type: "chat_history", lines: [line(5)] as never });
        expect([table.chat.length, table.unread]).toEqual([1, 2]);
    });
    test("who is there changes at once, and nothing else does", () => {
        const before = table.shown;
        table.heard({ type: "presence", seats: [] });
        expect([table.seats, table.shown === before, table.live?.index]).toEqual([[], true, 3]);
    });
});

describe("looking back", () => {
    const moment = { index: 1, last: 3, view: { game: "norderwind", players: 2 }, awaited: [1], prompt: null };
    test("shows the moment instead of the present, until one returns", async () => {
        const { fetch, asked } = answering({ "GET /api/tables/one/moments/1": moment });
        vi.stubGlobal("fetch", fetch);
        await table.lookAt(1);
        expect([table.view, table.awaited, table.prompt, table.offers]).toEqual([moment.view, [1], null, []]);
        expect(asked[0]?.init.headers).toMatchObject({ Authorization: "Bearer secret" });
        await table.lookAt(null);
        expect([table.moment, table.offers.length]).toEqual([null, 2]);
    });
    test("at what cannot be shown says why and stays", async () => {
        vi.stubGlobal("fetch", answering({}).fetch);
        await table.lookAt(99);
        expect([table.moment, table.problem?.error]).toEqual([null, "404"]);
    });
    test("older events are loaded and put before those known, each once", async () => {
        table.heard(asking(9, { fresh: true, first: 8, events: [anEvent({ index: 8 })] }));
        const events = [anEvent({ index: 6 }), anEvent({ index: 7 }), anEvent({ index: 8 })];
        const { fetch } = answering({ "GET /api/tables/one/events?first=0": { epoch: 0, first: 6, events } });
        vi.stubGlobal("fetch", fetch);
        await table.older();
        expect(table.events.map(({ index }) => index)).toEqual([6, 7, 8]);
    });
    test("older events of another epoch are left out", async () => {
        table.heard(asking(9, { fresh: true, first: 8, events: [anEvent({ index: 8 })] }));
        const answer = { epoch: 1, first: 7, events: [anEvent({ index: 7 })] };
        vi.stubGlobal("fetch", answering({ "GET /api/tables/one/events?first=0": answer }).fetch);
        await table.older();
        expect(table.events.map(({ index }) => index)).toEqual([8]);
    });
});

describe("advice", () => {
    const hint = { action: 7, text: "", win: 0.5, score: 3, why: "" };
    test("is shown, and forgotten with the next step", async () => {
        vi.stubGlobal(
            "fetch",
            answering({ "POST /api/tables/one/hints": { epoch: 0, index: 3, hints: [hint] } }).fetch,
        );
        const asked = table.advise();
        expect(table.advising).toBe(true);
        await asked;
        expect([table.hints.length, table.advising]).toEqual([1, false]);
        table.heard(asking(3));
        expect(table.hints.length).toBe(1);
        table.heard(asking(4));
        expect(table.hints).toEqual([]);
    });
    test("that comes for another moment is not shown", async () => {
        vi.stubGlobal(
            "fetch",
            answering({ "POST /api/tables/one/hints": { epoch: 0, index: 2, hints: [hint] } }).fetch,
        );
        await table.advise();
        expect(table.hints).toEqual([]);
    });
    test("that is refused says why", async () => {
        vi.stubGlobal("fetch", answering({}).fetch);
        await table.advise();
        expect([table.problem?.error, table.advising]).toEqual(["404", false]);
    });
});

describe("why not", () => {
    test("is a sentence with its rule, and nothing for spectators or without an answer", async () => {
        vi.stubGlobal(
            "fetch",
            answering({ "GET /api/tables/one/why?token=stop": { text: "Not yet.", rule: "NW-2.5" } }).fetch,
        );
        expect(await table.why("stop")).toEqual({ text: "Not yet.", rule: "NW-2.5" });
        expect(await table.why("next")).toBeNull();
        const watching = new Table("one", "", "code");
        expect(await watching.why("stop")).toBeNull();
        watching.close();
    });
});

describe("one's turn", () => {
    const notes: string[] = [];
    class Note {
        static permission = "granted";
        constructor(readonly title: string) {
            notes.push(title);
        }
    }
    test("is announced once to a page in the background, and the title says it", () => {
        vi.stubGlobal("Notification", Note);
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        notes.length = 0;
        table.heard(asking(4, { your_turn: false, title: "Norderwind" }));
        table.heard(asking(5, { title: "Your turn" }));
        table.heard(asking(6, { title: "Your turn" }));
        expect([notes, document.title]).toEqual([["Your turn"], "Your turn"]);
        vi.restoreAllMocks();
    });
});
