/** The view of Norsemen, and where its lands lie on our chart. */

import type { NorsemenView } from '../../client/wire'

export type View = NorsemenView
export type SeatView = View['seats'][number]

export type TerritoryView = View['territories'][number]
export type LadderView = SeatView['ladders'][string]

type Places = Record<string, [number, number]>

/** Per cent of the chart's width and height: the middle of each land's card. */
const PLACES: Places = {
  greenland: [8.5, 17], vinland: [8.5, 72], iceland: [26, 15], ireland: [22, 46], scotland: [37.5, 38], england: [38.5, 65], normandy: [26.5, 88], norway: [50, 15],
  denmark: [55.5, 50], sweden: [69, 27], rus: [90, 20], byzantium: [90, 64], sicily: [70, 84],
}
/** The same on a chart held upright. */
const UPRIGHT: Places = {
  greenland: [17, 9], vinland: [17, 29], iceland: [50, 9.5], ireland: [17, 49], scotland: [50, 29.5], england: [50, 49.5], normandy: [17, 69], norway: [83, 9],
  denmark: [50, 69.5], sweden: [83, 29], rus: [83, 49], byzantium: [83, 69], sicily: [17, 90],
}

export function placeOf(slug: string, index: number, count: number, upright = false): [number, number] {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI
  return (upright ? UPRIGHT : PLACES)[slug] ?? [50 + (upright ? 33 : 40) * Math.cos(angle), 50 + 36 * Math.sin(angle)]
}

/** Seats with how many of something, from a list with one number a seat. */
export function counted(list: number[]): { seat: number; count: number }[] {
  return list.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0)
}
