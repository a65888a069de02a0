/** What a server stores about the people of this browser: all of it as one file, or deleted seat by seat. */

import { api, Refusal } from "./http";
import { dropSeat, everySeat, type HeldSeat } from "./seats.svelte";
import type { SeatData } from "./wire";

/** A seat the server no longer knows has nothing to give or to delete. */
const GONE = ["bad-token", "unknown-table"];
const isGone = (error: unknown): boolean => error instanceof Refusal && GONE.includes(error.error);

export async function exportSeats(): Promise<SeatData[]> {
    const found: SeatData[] = [];
    for (const held of everySeat()) {
        try {
            found.push(await api.exportSeat(held.table, held.token));
        } catch (error) {
            if (!isGone(error)) throw error;
        }
    }
    return found;
}

export async function forgetSeat(held: HeldSeat): Promise<void> {
    try {
        await api.forgetSeat(held.table, held.token);
    } catch (error) {
        if (!isGone(error)) throw error;
    }
    dropSeat(held.table, held.token);
}

/** Every seat of this browser, one after the other; what is deleted stays deleted if a later one fails. */
export async function forgetAll(): Promise<void> {
    for (const held of everySeat()) await forgetSeat(held);
}
