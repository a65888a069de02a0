/** The view of Novgorod, and where its cities lie on our chart. */

import { chapter, printed } from '../../client/edition.svelte'
import type { NovgorodView } from '../../client/wire'

export type View = NovgorodView
export type CityView = View['cities'][number]
export type SeatView = View['seats'][number]
export type Need = NonNullable<SeatView['career']>['need']

type Places = Record<string, [number, number]>

/** Per cent of the chart's width and height: the middle of each city's card. */
const PLACES: Places = {
  london: [9.5, 52], bergen: [26, 17], visby: [50, 32], novgorod: [78, 17], riga: [89.5, 55], danzig: [70, 83], lubeck: [47, 83], antwerpen: [24, 83],
}
/** The same on a chart held upright. */
const UPRIGHT: Places = {
  london: [17, 47], bergen: [20, 11.5], visby: [52, 34], novgorod: [79, 11.5], riga: [83, 50], danzig: [83, 79], lubeck: [50, 88], antwerpen: [17, 79],
}

/** The place of a city; cities of other editions lie on a ring. */
export function placeOf(city: string, index: number, count: number, upright = false): [number, number] {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI - Math.PI
  return (upright ? UPRIGHT : PLACES)[city] ?? [50 + (upright ? 33 : 40) * Math.cos(angle), 50 + 34 * Math.sin(angle)]
}

/** The two lines of a mission, by the edition; else by its name. */
export function linesOf(mission: string): string[][] {
  const fact = printed('novgorod', 'missions', mission)
  if (fact) return [fact.upper, fact.lower].map((line) => String(line ?? '').split(' ').filter(Boolean))
  return [mission.split('-')]
}

export interface RowFace { row: number; ducats: number; commodities: number; luxuries: number; privilege: string; seals: number; x: boolean }

/** The rows of a career card from the bottom up. */
export function careerRows(face: string): RowFace[] {
  return chapter('novgorod', 'careers', face).map((row) => {
    const fact = printed('novgorod', 'careers', face, row) ?? {}
    const number = (name: string): number => Number(fact[name] ?? 0)
    return { row: Number(row), ducats: number('ducats'), commodities: number('commodities'), luxuries: number('luxuries'), privilege: String(fact.privilege ?? ''), seals: number('seals'), x: Boolean(fact.x) }
  })
}

/** What the artisans of a luxury good take. */
export function recipe(luxury: string): string[] {
  return String(printed('novgorod', 'luxuries', luxury)?.goods ?? '').split(' ').filter(Boolean)
}

export function needsOf(need: Need): { slug: string; any: boolean }[] {
  const named = [...need.goods, ...(need.luxury ? [need.luxury] : [])].map((slug) => ({ slug, any: false }))
  const free = [...Array<string>(need.commodities).fill('wool'), ...Array<string>(need.luxuries).fill('jewelry')]
  return [...named, ...free.map((slug) => ({ slug, any: true }))]
}
