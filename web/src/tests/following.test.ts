/** Examples, puzzles and the analysis board: what is asked for later wins, and what was stopped does not go on. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "../analysis/board.svelte";
import { newStep } from "../analysis/study";
import { loadWords, t } from "../client/words.svelte";
import { Puzzle } from "../puzzles/puzzle.svelte";
import { Example } from "../rules/example.svelte";

type Told = Record<string, unknown>;
/** Answers that come when the test says so. */
let waiting: { path: string; asked: Told; answer: (told: Told) => void }[] = [];
const next = async (told: Told): Promise<void> => {
    waiting.shift()?.answer(told);
    await vi.advanceTimersByTimeAsync(0);
};
beforeEach(async () => {
    await loadWords("en");
    localStorage.clear();
    waiting = [];
    vi.useFakeTimers();
    vi.stubGlobal(
        "fetch",
        vi.fn(
            (path: string, asked?: { body?: string }) =>
                new Promise<Response>((resolve) =>
                    waiting.push({
                        path,
                        asked: JSON.parse(asked?.body ?? "{}") as Told,
                        answer: (told) =>
                            resolve(
                                new Response(JSON.stringify(told), {
                                    headers: { "Content-Type": "application/json" },
                                }),
                            ),
                    }),
                ),
        ),
    );
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("an example", () => {
    const moment = (at: number): Told => ({ at, moves: 3, seats: [], events: [], offers: [], remark: "", said: [] });
    test("goes on by itself, and not after it was stopped while a step was on its way", async () => {
        const example = new Example("norsemen", "nm-1-1");
        void example.show(100);
        await next(moment(0));
        await vi.advanceTimersByTimeAsync(100);
        expect(waiting).toHaveLength(1);
        example.stop();
        await next(moment(1));
        await vi.advanceTimersByTimeAsync(1000);
        expect([example.moment?.at, waiting.length]).toEqual([1, 0]);
    });
});

describe("a puzzle", () => {
    const moment = (name: string): Told => ({ name, moves: [], seats: [], over: false, wrong: null });
    const puzzles = ["one", "two"].map((name) => ({ name, rating: 1300 }));
    test("that is asked for later wins", async () => {
        const puzzle = new Puzzle("norsemen");
        void puzzle.open("one");
        void puzzle.open("two");
        await next(moment("one"));
        expect([puzzle.moment, puzzle.busy]).toEqual([null, true]);
        await next(moment("two"));
        expect([puzzle.moment?.name, puzzle.busy]).toEqual(["two", false]);
    });
    test("is not its own next one", async () => {
        const puzzle = new Puzzle("norsemen");
        void puzzle.open("one");
        await next(moment("one"));
        await next({ puzzles });
        expect([puzzle.fresh, puzzle.following()]).toEqual([1, "two"]);
    });
});

describe("the analysis board", () => {
    const outcome = { weight: 1, offer: { id: 7, token: "six", text: "six" } };
    const moment: Told = { line: "six", text: "six", viewer: 0, awaited: [], outcomes: [outcome], position: "p" };
    async function begun(): Promise<Board> {
        const board = new Board();
        void board.open({ game: "norsemen" });
        await next({ game: "norsemen", head: "", comment: "", nodes: [], seats: [] });
        await next(moment);
        return board;
    }
    test("draws although a message is shown", async () => {
        const board = await begun();
        board.problem = "earlier";
        void board.draw(false);
        await next(moment);
        expect([board.path.length, board.problem]).toEqual([1, ""]);
        board.stop();
    });
    test("takes nothing away while it is busy", async () => {
        const board = await begun();
        void board.draw(false);
        await next(moment);
        const step = board.at;
        void board.go(board.root);
        await board.remove();
        expect(board.root.next).toEqual([step]);
        board.removed = { step: newStep(board.root, 0, 1), place: 0 };
        await board.bringBack();
        expect(board.root.next).toEqual([step]);
        board.stop();
    });
    test("lets bots answer a move, and chance, until it is one's own turn again", async () => {
        const board = await begun();
        const offer = { id: 3, token: "go", text: "go", kind: "go", args: {}, slugs: [] };
        const bot = { ...moment, outcomes: [], awaited: [1], position: "bot" };
        board.opponents = { 1: "mate" };
        void board.act(-1, offer);
        await next(bot);
        expect(board.answering).toBe(true);
        await next({ done: true, chosen: { ...offer, id: 4 } });
        await next(moment); // chance
        await next({ ...moment, outcomes: [], awaited: [0] });
        expect(board.answering).toBe(false);
        expect(board.path.map(({ actor, action }) => [actor, action])).toEqual([
            [-1, 3],
            [1, 4],
            [-1, 7],
        ]);
        board.stop();
    });
    test("says so when a judgement never comes", async () => {
        const board = await begun();
        const answering = setInterval(() => void next({ done: false }), 50);
        await vi.advanceTimersByTimeAsync(60_000);
        clearInterval(answering);
        expect([board.judging, board.problem]).toEqual([false, t("load-failed")]);
        board.stop();
    });
});
