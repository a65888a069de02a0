/** Who keeps the table waiting without being there, and when the others may replace them. */

import type { SeatInfo, Update } from "./wire";

const MINUTE = 60_000;

export interface Absent {
    seat: SeatInfo;
    /** Milliseconds until the others may act; 0: now. */
    wait: number;
}

/** The first player everybody waits for who is not there; null while anybody else can act. `held`: seats of this browser. */
export function absentPlayer(update: Update, seats: SeatInfo[], held: number[], now: number): Absent | null {
    const { settings, awaited, since, status, viewer } = update;
    if (status !== "playing" || viewer < 0 || since === null || !settings.absence_minutes) return null;
    if (settings.clock && settings.clock.kind !== "none") return null;
    const missing = awaited.flatMap((number) => seats[number] ?? []).filter((seat) => isAway(seat, held));
    const first = missing[0];
    if (!first || missing.length < awaited.length) return null;
    const from = Math.max(first.gone_at ?? 0, since);
    return { seat: first, wait: Math.max(from + settings.absence_minutes * MINUTE - now, 0) };
}

function isAway(seat: SeatInfo, held: number[]): boolean {
    return seat.kind === "person" && !seat.away && !seat.present && !held.includes(seat.seat);
}

/** Time left as people read it: 2:05. */
export function countdown(milliseconds: number): string {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
