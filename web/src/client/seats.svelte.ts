/** The seats this browser holds: secrets by table, kept here and sent to the server only. */

import { stored } from "./stored";
import type { SeatToken } from "./wire";

const NAME = "kogge.seats";
type Held = Record<string, SeatToken[]>;

/** A link to one's own seat, with what it is for. */
export interface BackLink {
    why: string;
    link: string;
}

/** What is stored may be broken or of another version: only lists of seats count. */
function read(): Held {
    const kept = Object.entries(stored<Held>(NAME) ?? {});
    return Object.fromEntries(kept.flatMap(([table, seats]) => (Array.isArray(seats) ? [[table, seats]] : [])));
}

const held = $state<{ tables: Held }>({ tables: read() });

function write(): void {
    try {
        localStorage.setItem(NAME, JSON.stringify(held.tables));
    } catch {
        return; // the seat lasts as long as this window
    }
}

export function seatsAt(table: string): SeatToken[] {
    return held.tables[table] ?? [];
}

export function holdSeats(table: string, seats: SeatToken[]): void {
    const others = seatsAt(table).filter((old) => !seats.some((fresh) => fresh.seat === old.seat));
    held.tables[table] = [...others, ...seats].sort((a, b) => a.seat - b.seat);
    write();
}

export function dropSeat(table: string, token: string): void {
    const left = seatsAt(table).filter((seat) => seat.token !== token);
    if (left.length) held.tables[table] = left;
    else remove(table);
    write();
}

export function forget(table: string): void {
    remove(table);
    write();
}

function remove(table: string): void {
    held.tables = Object.fromEntries(Object.entries(held.tables).filter(([id]) => id !== table));
}

export interface HeldSeat {
    table: string;
    seat: number;
    token: string;
}

/** All seats of all tables, the newest table first. */
export function everySeat(): HeldSeat[] {
    return Object.entries(held.tables)
        .reverse()
        .flatMap(([table, seats]) => seats.map(({ seat, token }) => ({ table, seat, token })));
}

/** For `POST /api/mine`: at most fifty, the newest first. */
export function allSeats(): { table: string; token: string }[] {
    const all = Object.entries(held.tables).flatMap(([table, seats]) =>
        seats.slice(0, 1).map(({ token }) => ({ table, token })),
    );
    return all.reverse().slice(0, 50);
}
