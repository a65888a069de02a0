/** The view of Norsemen, and where its lands lie on our chart. */

import type { NorsemenView } from '../../client/wire'

export type View = NorsemenView
export type SeatView = View['seats'][number]

export type TerritoryView = View['territories'][number]
export type LadderView = SeatView['ladders'][string]

/** Per cent of the chart's width and height: the middle of each land's card. */
const PLACES: Record<string, [number, number]> = {
  greenland: [8.5, 17], vinland: [8.5, 72], iceland: [26, 15], ireland: [22, 46], scotland: [37.5, 38], england: [38.5, 65], normandy: [26.5, 88], norway: [50, 15],
  denmark: [55.5, 50], sweden: [69, 27], rus: [90, 20], byzantium: [90, 64], sicily: [70, 84],
}

export function placeOf(slug: string, index: number, count: number): [number, number] {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI
  return PLACES[slug] ?? [50 + 40 * Math.cos(angle), 50 + 36 * Math.sin(angle)]
}

/** Seats with how many of something, from a list with one number a seat. */
export function counted(list: number[]): { seat: number; count: number }[] {
  return list.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0)
}
