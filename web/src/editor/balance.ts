/** What many games between bots say about an edition: the numbers behind the plots. */

import type { TrialGame } from "../client/wire";

export const GAMES = 200;

export interface Bar {
    label: number;
    /** How many games. */
    count: number;
}
export interface Wins {
    seat: number;
    share: number;
    /** Where the share lies with a certainty of 95 %. */
    low: number;
    high: number;
}

const CERTAIN = 1.96;

/** The wins of each seat; a shared first place is divided. */
export function wins(games: TrialGame[], players: number): Wins[] {
    const won = games.filter((game) => game.places.includes(1));
    return Array.from({ length: players }, (_, seat) => {
        const sum = won.reduce((found, { places }) => {
            const winners = places.filter((place) => place === 1).length;
            return found + (places[seat] === 1 ? 1 / winners : 0);
        }, 0);
        return { seat, ...interval(sum, won.length) };
    });
}

/** Wilson's interval, which stays between 0 and 1. */
export function interval(sum: number, number: number): { share: number; low: number; high: number } {
    if (!number) return { share: 0, low: 0, high: 1 };
    const share = sum / number;
    const z2 = CERTAIN ** 2;
    const middle = (share + z2 / (2 * number)) / (1 + z2 / number);
    const half = (CERTAIN / (1 + z2 / number)) * Math.sqrt((share * (1 - share)) / number + z2 / (4 * number ** 2));
    return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const rounds = (game: TrialGame): number => Math.floor(game.turns / game.scores.length) + 1;
export const best = (game: TrialGame): number => Math.max(...game.scores);
/** By how many points the winner leads. */
export function lead(game: TrialGame): number {
    const [first = 0, second = 0] = [...game.scores].sort((one, other) => other - one);
    return first - second;
}

const MOST_BARS = 24;

/** How often each number occurs; many numbers are put together, so that the plot can be read. */
export function histogram(numbers: number[]): Bar[] {
    if (!numbers.length) return [];
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const wide = Math.ceil((most - least + 1) / MOST_BARS);
    const bars = Array.from({ length: Math.floor((most - least) / wide) + 1 }, (_, i) => ({
        label: least + i * wide,
        count: 0,
    }));
    for (const number of numbers) {
        const bar = bars[Math.floor((number - least) / wide)];
        if (bar) bar.count += 1;
    }
    return bars;
}

export const mean = (numbers: number[]): number =>
    numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;
