import { beforeEach, expect, test } from "vitest";
import { kept, next, note, rated } from "../puzzles/kept";

beforeEach(() => localStorage.clear());

test("the first attempt at a puzzle changes the rating, and no other does", () => {
    const before = kept("norsemen").rating;
    const after = note("norsemen", "a", before, true);
    expect(after.rating).toBeGreaterThan(before);
    expect(kept("norsemen")).toEqual(after);
    expect(note("norsemen", "a", 2500, false)).toEqual(after);
    expect(kept("novgorod").rating).toBe(before);
});

test("what is hard brings more than what is easy, and failing costs less there", () => {
    const mine = { rating: 1500, seen: {} };
    expect(rated(mine, 1900, true)).toBeGreaterThan(rated(mine, 1100, true));
    expect(rated(mine, 1900, false)).toBeGreaterThan(rated(mine, 1100, false));
    const old = { rating: 1500, seen: Object.fromEntries([...Array(20).keys()].map((i) => [String(i), true])) };
    expect(rated(old, 1500, true) - 1500).toBeLessThan(rated(mine, 1500, true) - 1500);
});

test("the next puzzle is new and about as hard as one is good", () => {
    const puzzles = Array.from({ length: 30 }, (_, i) => ({ name: String(i), rating: 1000 + 50 * i }));
    const mine = { rating: 1500, seen: { "10": true } };
    for (const luck of [0, 0.5, 0.999]) {
        const name = Number(next(puzzles, mine, luck));
        expect(name).not.toBe(10);
        expect(Math.abs(name - 10)).toBeLessThanOrEqual(3);
    }
    expect(next(puzzles, { rating: 1500, seen: Object.fromEntries(puzzles.map(({ name }) => [name, true])) })).toBe(
        null,
    );
});

test("what is stored and cannot be read is begun anew", () => {
    localStorage.setItem("kogge.puzzles.norsemen", "{");
    expect(kept("norsemen").seen).toEqual({});
    localStorage.setItem("kogge.puzzles.norsemen", JSON.stringify({ rating: "x", seen: null }));
    expect(kept("norsemen").seen).toEqual({});
});
