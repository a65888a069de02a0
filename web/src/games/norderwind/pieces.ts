/** The view of Norderwind, as `games/norderwind/shapes.py` types it, and the slugs that have a drawing. */

import type { AnyView } from '../../client/wire'

export const GOODS = ['grain', 'fish', 'salt', 'wood', 'wine']
export const ROLES = ['boatman', 'accountant', 'cannoneer', 'treasurer', 'lookout']

export interface VoyageView {
  stack: string
  row: string[]
  distance: number
  left: number
  actions: number
  actions_left: number
  look_left: boolean
  looked: string | null
  bottom: string | null
  battle: { hits_needed: number; shots_left: number } | null
}
export interface SeatView {
  gold: number
  letters: number
  sail: number
  cannons: number
  crew: string[]
  crew_left: number
  captains: number
  hold: Record<string, number>
  cubes: number
  cubes_left: number
  contracts: number[]
  majorities: string[]
  all_ports: boolean
  full_crew: boolean
}
export interface ColumnView { port: string; owners: number[]; contracts: Record<string, number>[]; majority: number | null }
export interface View extends AnyView {
  turn: number
  round: number
  active: number
  to_move: number
  pending: string
  winner: number | null
  voyage: VoyageView | null
  seats: SeatView[]
  columns: ColumnView[]
  looks: { seat: number; stack: string; tile: string }[]
  aids: { seen?: Record<string, string[]>; odds?: Record<string, Record<string, [number, number]>>; battle_odds?: [number, number] }
}

/** `salt-3` is of the family `salt` with the mark `3`; a port of destination is its own family. */
export function partsOf(slug: string): { family: string; mark: string } {
  const dash = slug.lastIndexOf('-')
  return dash > 0 ? { family: slug.slice(0, dash), mark: slug.slice(dash + 1) } : { family: slug, mark: '' }
}

/** What a contract asks for, one slug for each piece; gold stays a number. */
export function needsOf(contract: Record<string, number>): { slug: string; amount: number }[] {
  return Object.entries(contract).flatMap(([slug, amount]) =>
    slug === 'gold' ? [{ slug, amount }] : Array.from({ length: amount }, () => ({ slug, amount: 1 })),
  )
}

/** What a ship still lacks for a contract. */
export function lacks(seat: SeatView, contract: Record<string, number>): Record<string, number> {
  const missing: Record<string, number> = {}
  for (const [slug, amount] of Object.entries(contract)) {
    const has = slug === 'gold' ? seat.gold : slug === 'captain' ? seat.captains : (seat.hold[slug] ?? 0)
    if (has < amount) missing[slug] = amount - has
  }
  return missing
}

export function percent([cases, all]: [number, number]): number {
  return all ? Math.round((100 * cases) / all) : 0
}
