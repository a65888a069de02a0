/** The view of Novgorod, and where its cities lie on our chart. */

import type { NovgorodView } from '../../client/wire'

export type View = NovgorodView
export type CityView = View['cities'][number]
export type SeatView = View['seats'][number]
export type Need = NonNullable<SeatView['career']>['need']

/** Per cent of the chart's width and height: the middle of each city's card. */
const PLACES: Record<string, [number, number]> = {
  london: [9.5, 52], bergen: [26, 17], visby: [50, 32], novgorod: [78, 17], riga: [89.5, 55], danzig: [70, 83], lubeck: [47, 83], antwerpen: [24, 83],
}

/** The place of a city; cities of other editions lie on a ring. */
export function placeOf(city: string, index: number, count: number): [number, number] {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI - Math.PI
  return PLACES[city] ?? [50 + 40 * Math.cos(angle), 50 + 34 * Math.sin(angle)]
}

export function needsOf(need: Need): { slug: string; any: boolean }[] {
  const named = [...need.goods, ...(need.luxury ? [need.luxury] : [])].map((slug) => ({ slug, any: false }))
  const free = [...Array<string>(need.commodities).fill('wool'), ...Array<string>(need.luxuries).fill('jewelry')]
  return [...named, ...free.map((slug) => ({ slug, any: true }))]
}
