/** The chart of a review: where its points lie, and which one is meant by a place in it. */

import type { ReviewMoment, ReviewPoint } from "../client/wire";

/** What a viewer counts as the place of a point: a seat its own events, anybody else a spectator's. */
export function placeOf(at: number[], viewer: number): number {
    return at[viewer < 0 ? at.length - 1 : viewer] ?? 0;
}

/** Every seat's chance from the start on, one line a seat. */
export function linesOf(start: number[], points: ReviewPoint[]): number[][] {
    return start.map((share, seat) => [share, ...points.map((point) => point.shares[seat] ?? 0)]);
}

/** The point at or before what a viewer has seen; 0 is the start. */
export function pointAt(points: ReviewPoint[], viewer: number, seen: number): number {
    let found = 0;
    for (const [i, point] of points.entries()) if (placeOf(point.at, viewer) <= seen) found = i + 1;
    return found;
}

/** The moment after this place among the points, or before it; the nearest end where there is none. */
export function moment(moments: ReviewMoment[], from: number, direction: 1 | -1): ReviewMoment | undefined {
    if (direction > 0) return moments.find((one) => one.point > from) ?? moments.at(-1);
    return moments.findLast((one) => one.point < from) ?? moments[0];
}

/** Turns that begin after this event, or before it. */
export function turnFrom(turns: number[], index: number, last: number, direction: 1 | -1): number {
    if (direction > 0) return turns.find((start) => start > index) ?? last;
    return turns.findLast((start) => start < index) ?? 0;
}

export const percent = (share: number): number => Math.round(100 * share);
