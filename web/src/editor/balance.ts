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
    const won = games.filter(isWon);
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

/** How many turns a seat has had, where a phase may be a turn. */
export const turns = (game: TrialGame): number => Math.round(game.turns / game.scores.length);
export const isWon = (game: TrialGame): boolean => game.places.includes(1);
const winner = (game: TrialGame): number => game.places.indexOf(1);
/** The points of the winner, who need not have the most. */
export const best = (game: TrialGame): number => game.scores[winner(game)] ?? 0;
/** By how many points the winner leads; below 0 where others have more. */
export function lead(game: TrialGame): number {
    const others = game.scores.toSpliced(winner(game), 1);
    return others.length ? best(game) - Math.max(...others) : 0;
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
