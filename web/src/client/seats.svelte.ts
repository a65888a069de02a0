/** The seats this browser holds: secrets by table, kept here and sent to the server only. */

import type { SeatToken } from './wire'

const NAME = 'kogge.seats'
type Held = Record<string, SeatToken[]>

function read(): Held {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Held
  } catch {
    return {}
  }
}

const held = $state<{ tables: Held }>({ tables: read() })

function write(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(held.tables))
  } catch {
    return // the seat lasts as long as this window
  }
}

export function seatsAt(table: string): SeatToken[] {
  return held.tables[table] ?? []
}

export function holdSeats(table: string, seats: SeatToken[]): void {
  const others = seatsAt(table).filter((old) => !seats.some((fresh) => fresh.seat === old.seat))
  held.tables[table] = [...others, ...seats].sort((a, b) => a.seat - b.seat)
  write()
}

export function dropSeat(table: string, token: string): void {
  held.tables[table] = seatsAt(table).filter((seat) => seat.token !== token)
  if (held.tables[table]?.length === 0) delete held.tables[table]
  write()
}

export function forget(table: string): void {
  delete held.tables[table]
  write()
}

/** For `POST /api/mine`: at most fifty, the newest first. */
export function allSeats(): { table: string; token: string }[] {
  const all = Object.entries(held.tables).flatMap(([table, seats]) => seats.slice(0, 1).map(({ token }) => ({ table, token })))
  return all.reverse().slice(0, 50)
}
