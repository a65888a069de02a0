import { expect, test } from "vitest";
import { best, histogram, interval, lead, mean, turns, wins } from "../editor/balance";

const game = (places: number[], scores = places.map((place) => 10 - place), turns = 20) => ({
    seed: 1,
    turns,
    scores,
    places,
});

test("a shared first place is divided, and games without a winner do not count", () => {
    const found = wins([game([1, 1, 3]), game([2, 1, 3]), game([2, 3, 4])], 3);
    expect(found.map(({ share }) => share)).toEqual([0.25, 0.75, 0]);
    expect(found.every(({ share, low, high }) => low <= share && share <= high)).toBe(true);
});

test("more games make the interval smaller, and it stays between 0 and 1", () => {
    const [few, many] = [interval(5, 10), interval(50, 100)];
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(interval(0, 10).low).toBe(0);
    expect(interval(10, 10).high).toBe(1);
    expect(interval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test("a histogram has a bar for each number, or for some together where there are many", () => {
    expect(histogram([3, 5, 5])).toEqual([
        { label: 3, count: 1 },
        { label: 4, count: 0 },
        { label: 5, count: 2 },
    ]);
    const wide = histogram([0, 100, 100]);
    expect(wide.length).toBeLessThanOrEqual(24);
    expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(histogram([])).toEqual([]);
});

test("turns of a seat, points and leads of winners, means", () => {
    expect(turns(game([1, 2], [30, 24], 20))).toBe(10);
    expect(turns(game([1, 2, 3], [30, 24, 10], 31))).toBe(10);
    expect(lead(game([2, 1, 3], [24, 30, 10]))).toBe(6);
    expect(lead(game([1, 1, 3], [30, 30, 10]))).toBe(0);
    expect(best(game([2, 1], [30, 24]))).toBe(24);
    expect(lead(game([2, 1], [30, 24]))).toBe(-6);
    expect(mean([1, 2, 6])).toBe(3);
});
