/** What the browser keeps: seats and settings, also where the store is broken, full or forbidden. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** A page that is loaded now: modules read the store when they are first imported. */
async function seatsOf(stored: string | null = null) {
    if (stored !== null) localStorage.setItem("kogge.seats", stored);
    vi.resetModules();
    return import("../client/seats.svelte");
}
async function settingsOf(stored: string | null = null) {
    if (stored !== null) localStorage.setItem("kogge.settings", stored);
    vi.resetModules();
    return import("../client/settings.svelte");
}
beforeEach(() => localStorage.clear());
afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});
const forbid = (): void => {
    const fail = (): never => {
        throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(fail);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail);
};

describe("held seats", () => {
    test("are there again after the page was closed", async () => {
        const first = await seatsOf();
        first.holdSeats("one", [{ seat: 2, token: "c" }]);
        first.holdSeats("one", [{ seat: 0, token: "a" }]);
        const second = await seatsOf();
        expect(second.seatsAt("one").map(({ seat, token }) => [seat, token])).toEqual([
            [0, "a"],
            [2, "c"],
        ]);
        expect(second.seatsAt("two")).toEqual([]);
    });
    test.each(["", "{", "null", "7", '"x"', '{"one": 5}', '{"one": null}'])(
        "start from nothing where the store holds %j",
        async (stored) => {
            const { allSeats, holdSeats, seatsAt } = await seatsOf(stored);
            expect([seatsAt("one"), allSeats()]).toEqual([[], []]);
            holdSeats("one", [{ seat: 0, token: "a" }]);
            expect(seatsAt("one").length).toBe(1);
        },
    );
    test("last as long as the window where nothing may be stored", async () => {
        forbid();
        const { holdSeats, seatsAt } = await seatsOf();
        holdSeats("one", [{ seat: 0, token: "a" }]);
        expect(seatsAt("one")).toEqual([{ seat: 0, token: "a" }]);
    });
    test("are dropped one by one, and with the last the table is forgotten", async () => {
        const { allSeats, dropSeat, holdSeats, seatsAt } = await seatsOf();
        holdSeats("one", [
            { seat: 0, token: "a" },
            { seat: 1, token: "b" },
        ]);
        dropSeat("one", "nobody's");
        dropSeat("two", "a");
        expect(seatsAt("one").length).toBe(2);
        dropSeat("one", "a");
        expect(seatsAt("one")).toEqual([{ seat: 1, token: "b" }]);
        dropSeat("one", "b");
        expect([allSeats(), localStorage.getItem("kogge.seats")]).toEqual([[], "{}"]);
    });
    test("of a table put away are gone, and those of others stay", async () => {
        const { forget, holdSeats, seatsAt } = await seatsOf();
        for (const table of ["one", "two"]) holdSeats(table, [{ seat: 0, token: table }]);
        forget("one");
        expect([seatsAt("one"), seatsAt("two")]).toEqual([[], [{ seat: 0, token: "two" }]]);
    });
    test("are asked about fifty at a time, the newest tables first and one seat for each", async () => {
        const { allSeats, holdSeats } = await seatsOf();
        for (let i = 0; i < 60; i++)
            holdSeats(`table-${i}`, [
                { seat: 0, token: `a${i}` },
                { seat: 1, token: `b${i}` },
            ]);
        const all = allSeats();
        expect([all.length, all[0], all.at(-1)]).toEqual([
            50,
            { table: "table-59", token: "a59" },
            { table: "table-10", token: "a10" },
        ]);
    });
});

describe("settings", () => {
    test("are kept, and what is new since has its start value", async () => {
        const first = await settingsOf('{"name": "Birte"}');
        expect([first.settings.name, first.settings.speed, first.settings.sound]).toEqual(["Birte", "calm", false]);
        first.keep("speed", "fast");
        const second = await settingsOf();
        expect([second.settings.name, second.settings.speed]).toEqual(["Birte", "fast"]);
    });
    test.each(["", "{", "null", "3"])("have their start values where the store holds %j", async (stored) => {
        const { settings } = await settingsOf(stored);
        expect([settings.speed, settings.helped]).toEqual(["calm", []]);
    });
    test("hold for this window where nothing may be stored", async () => {
        forbid();
        const { keep, settings } = await settingsOf();
        keep("sound", true);
        expect(settings.sound).toBe(true);
    });
    test.each([
        [["de-AT", "en"], "de"],
        [["fr", "en-GB", "de"], "en"],
        [["DE"], "de"],
        [["fr", "deu"], "en"],
        [[], "en"],
    ])("the language of a browser that wants %j is %s", async (languages, expected) => {
        vi.stubGlobal("navigator", { languages });
        const { keep, language } = await settingsOf();
        expect(language()).toBe(expected);
        keep("language", "de");
        expect(language()).toBe("de");
    });
    test("steps take as long as the pace says", async () => {
        const { keep, pace, SPEEDS } = await settingsOf();
        const times = SPEEDS.map((speed) => {
            keep("speed", speed);
            return pace(100);
        });
        expect(times).toEqual([200, 100, 60, 30, 0]);
    });
});
