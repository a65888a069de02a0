/** The view of Norsemen, and where its lands lie on our chart. */

import type { NorsemenView } from '../../client/wire'

export type View = NorsemenView
export type SeatView = View['seats'][number]

const PLACES: Record<string, [number, number]> = {
  vinland: [8, 74], greenland: [12, 20], iceland: [29, 15], ireland: [22.5, 52], scotland: [37.5, 41], england: [36, 68], normandy: [30, 90], norway: [53, 19],
  denmark: [55, 50], sweden: [71, 26], rus: [90, 22], byzantium: [89.5, 60], sicily: [71, 78],
}

export function placeOf(slug: string, index: number, count: number): [number, number] {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI
  return PLACES[slug] ?? [50 + 40 * Math.cos(angle), 50 + 36 * Math.sin(angle)]
}

/** Seats with how many of something, from a list with one number a seat. */
export function counted(list: number[]): { seat: number; count: number }[] {
  return list.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0)
}
