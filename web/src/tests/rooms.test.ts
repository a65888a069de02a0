/** Finding a table, setting one up, waiting at it, and what a bare address says. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forget, holdSeats } from "../client/seats.svelte";
import { keep } from "../client/settings.svelte";
import type { Table } from "../client/table.svelte";
import { loadWords } from "../client/words.svelte";
import type { GameInfo, SeatInfo, Summary } from "../client/wire";
import Door from "../screens/Door.svelte";
import Invite from "../screens/Invite.svelte";
import Lobby from "../screens/Lobby.svelte";
import OpenBox from "../screens/OpenBox.svelte";
import Start from "../screens/Start.svelte";
import { answering } from "./data";

const GAME: GameInfo = {
    slug: "norderwind",
    title: "Norderwind",
    summary: "A game.",
    players: [2, 3, 4],
    editions: ["one"],
    levels: ["deckhand", "mate"],
    level: "mate",
    options: [
        {
            name: "letters_on_a_tile",
            title: "Trade letters on a tile",
            hint: "Who may use them.",
            default: "each",
            choices: ["each", "one"],
            names: ["everyone", "only the first"],
            lowest: 0,
            highest: 0,
        },
    ],
    lesson: true,
    puzzles: true,
};
const BOX = {
    slug: "norderwind",
    title: "Norderwind",
    players: [2, 4],
    minutes: [60, 90],
    weight: "light",
    accent: "signal",
    place: 3,
} as const;
const seat = (number: number, kind: SeatInfo["kind"], name = ""): SeatInfo => ({
    seat: number,
    kind,
    name,
    level: kind === "bot" ? "mate" : null,
    away: false,
    present: true,
    gone_at: null,
});
const summary = (more: Partial<Summary> = {}): Summary => ({
    table: "abc",
    game: "norderwind",
    title: "Norderwind",
    edition: "one",
    status: "waiting",
    seats: [seat(0, "person", "Ada"), seat(1, "open")],
    seat: null,
    your_turn: false,
    changed: 0,
    host: "Ada",
    options: ["Trade letters on a tile: only the first"],
    language: "de",
    clock: "none",
    public: true,
    spectators: true,
    ...more,
});
const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    await tick();
};
const text = (): string => document.body.textContent;

beforeEach(async () => {
    keep("language", "en");
    keep("name", "");
    await loadWords("en");
});
afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("an opened box", () => {
    async function create(clicks: string[], lobby = true): Promise<Record<string, unknown>> {
        const { fetch, asked } = answering({ "POST /api/tables": { table: "abc", seats: [], links: {} } });
        vi.stubGlobal("fetch", fetch);
        render(OpenBox, {
            game: GAME,
            box: { ...BOX, players: [2, 4], minutes: [60, 90] },
            lobby,
            close: vi.fn(),
            started: vi.fn(),
        });
        for (const click of clicks) {
            const [what = "", value] = click.split("=");
            const node = document.querySelector(`[data-${what}]`) ?? document.body;
            if (value === undefined) await fireEvent.click(node);
            else await fireEvent.input(node, { target: { value } });
        }
        await settle();
        return JSON.parse(asked.at(-1)?.init.body as string) as Record<string, unknown>;
    }
    test("makes a public table where the player wants one", async () => {
        const body = await create(["friends", "by-link", "public", "start-link"]);
        expect(body.settings).toMatchObject({ public: true, forced: false });
    });
    test("makes a private one otherwise, and offers nothing else where there is no lobby", async () => {
        expect((await create(["friends", "by-link", "start-link"])).settings).toMatchObject({ public: false });
        cleanup();
        expect((await create(["friends", "by-link", "start-link"], false)).settings).toMatchObject({ public: false });
    });
    test("asks the names of those who share the device", async () => {
        const body = await create(["friends", "here-device", "name=Ada", "start-here"]);
        expect(body.seats).toMatchObject([
            { kind: "person", name: "Ada" },
            { kind: "person", name: "Player 2" },
            { kind: "bot", level: "mate" },
        ]);
    });
    test("gives every bot a level of its own, and the usual one has a name", async () => {
        render(OpenBox, {
            game: GAME,
            box: { ...BOX, players: [2, 4], minutes: [60, 90] },
            close: vi.fn(),
            started: vi.fn(),
        });
        const levels = [...document.querySelectorAll<HTMLSelectElement>("select[data-level]")];
        expect(levels.map(({ value }) => value)).toEqual(["mate", "mate"]);
        const { fetch, asked } = answering({ "POST /api/tables": { table: "abc", seats: [], links: {} } });
        vi.stubGlobal("fetch", fetch);
        await fireEvent.change(levels[1] ?? document.body, { target: { value: "deckhand" } });
        await fireEvent.click(document.querySelector("[data-start]") ?? document.body);
        await settle();
        const { seats } = JSON.parse(asked.at(-1)?.init.body as string) as { seats: { level?: string }[] };
        expect(seats.map(({ level }) => level)).toEqual([undefined, "mate", "deckhand"]);
    });
    test("names the options and their choices, and explains them in text", () => {
        render(OpenBox, {
            game: GAME,
            box: { ...BOX, players: [2, 4], minutes: [60, 90] },
            close: vi.fn(),
            started: vi.fn(),
        });
        const select = screen.getByRole("combobox", { name: /Trade letters/, hidden: true });
        expect([...select.querySelectorAll("option")].map((one) => one.textContent)).toEqual([
            "everyone",
            "only the first",
        ]);
        expect(document.getElementById(select.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
            "Who may use them.",
        );
        expect(text()).not.toContain("–,");
    });
});

describe("the lobby", () => {
    test("shows game, host, seats, options and language, and keeps itself up to date", async () => {
        vi.useFakeTimers();
        const tables: Summary[] = [];
        vi.stubGlobal("fetch", (path: string) => answering({ "GET /api/lobby": { tables } }).fetch(path));
        render(Lobby);
        await vi.advanceTimersByTimeAsync(10);
        expect(text()).toContain("No open table right now");
        tables.push(summary());
        await vi.advanceTimersByTimeAsync(5100);
        for (const word of ["Norderwind", "with Ada", "one seat free", "German", "only the first"])
            expect(text()).toContain(word);
        expect(document.querySelector("a[data-table]")?.getAttribute("href")).toBe("/t/abc");
    });
});

describe("the first screen", () => {
    test("names who sits at one's tables, and no free seats", async () => {
        keep("language", "de");
        await loadWords("de");
        holdSeats("abc", [{ seat: 0, token: "mine" }]);
        const tables = [
            summary({
                seat: 0,
                seats: [seat(0, "person", "Ada"), seat(1, "bot", "Wulf"), seat(2, "open", "Free seat")],
            }),
        ];
        const { fetch } = answering({
            "GET /api/games": { games: [GAME], lobby: false },
            "POST /api/mine": { tables },
        });
        vi.stubGlobal("fetch", fetch);
        render(Start);
        await settle();
        expect(text()).toContain("mit Wulf");
        expect(text()).not.toContain("Free seat");
        forget("abc");
    });
});

describe("at the door of a table", () => {
    const props = { problem: "", friend: false, name: "", join: vi.fn(), watch: vi.fn(), open: vi.fn() };
    test("an invitation names game and host", () => {
        render(Door, { ...props, found: summary() });
        expect(screen.getByRole("heading").textContent).toBe("Ada invites you to a game of Norderwind");
        expect(screen.getByRole("button", { name: "Sit down" })).toBeTruthy();
    });
    test("a bare address says that it is private and takes the link", async () => {
        const open = vi.fn();
        render(Door, { ...props, found: null, open });
        expect(text()).toContain("A private table");
        expect(text()).not.toContain("invite");
        const field = screen.getByRole("textbox");
        await fireEvent.input(field, { target: { value: "https://elsewhere.example/t/x#join=1" } });
        await fireEvent.submit(field.closest("form") ?? field);
        expect([open.mock.calls.length, text().includes("no link to a table")]).toEqual([0, true]);
        await fireEvent.input(field, { target: { value: `${location.origin}/t/x#join=1` } });
        await fireEvent.submit(field.closest("form") ?? field);
        expect(open).toHaveBeenCalledWith("/t/x#join=1");
    });
    test("a public table that is full can be watched", async () => {
        const watch = vi.fn();
        render(Door, { ...props, watch, found: summary({ status: "playing", seats: [seat(0, "person", "Ada")] }) });
        await fireEvent.click(screen.getByRole("button", { name: "Watch" }));
        expect([watch.mock.calls.length, text().includes("has begun")]).toEqual([1, true]);
    });
});

describe("waiting for friends", () => {
    const table = (viewer = 0): Table =>
        ({
            id: "abc",
            token: "secret",
            seats: [seat(0, "person", "Ada"), seat(1, "open"), seat(2, "bot", "Hinrich")],
            live: {
                viewer,
                host: 0,
                game: "norderwind",
                links: { join: "/t/abc#join=1", watch: null },
                settings: { public: true },
            },
        }) as unknown as Table;
    test("the host lets a bot sit down and sends it away, and is told so", async () => {
        const { fetch, asked } = answering({
            "GET /api/games": { games: [GAME], lobby: true, version: "" },
            "POST /api/tables/abc/bots": { done: true },
            "POST /api/tables/abc/bots/remove": { done: true },
        });
        vi.stubGlobal("fetch", fetch);
        render(Invite, { table: table(), title: "Norderwind" });
        await settle();
        await fireEvent.click(document.querySelector("[data-add-bot]") ?? document.body);
        await settle();
        const added = asked.find(({ key }) => key === "POST /api/tables/abc/bots");
        expect(JSON.parse(added?.init.body as string)).toEqual({ seat: 1, level: "mate", name: "Birte" });
        expect(text()).toContain("Birte sits down.");
        await fireEvent.click(document.querySelector("[data-remove-bot]") ?? document.body);
        await settle();
        expect(text()).toContain("Hinrich has left");
    });
    test("others cannot", () => {
        vi.stubGlobal("fetch", answering({}).fetch);
        render(Invite, { table: table(1), title: "Norderwind" });
        expect(document.querySelector("[data-add-bot], [data-remove-bot]")).toBeNull();
    });
    test("says whether the link was copied", async () => {
        vi.stubGlobal("fetch", answering({}).fetch);
        vi.stubGlobal("navigator", {
            languages: ["en"],
            clipboard: { writeText: () => Promise.resolve() },
        });
        render(Invite, { table: table(), title: "Norderwind" });
        await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
        await settle();
        expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Copied");
    });
});
