/** What a game brings to the page: drawings and words for its view. It knows no rules. */

import type { Component } from 'svelte'
import type { Play, Zoom } from '../client/play.svelte'
import type { AnyView, Event, Offer } from '../client/wire'

/** The headline of a closer look, its rule, and where the edition says whence its value comes. */
export interface About { title: string; wide?: boolean; rule?: string; origin?: string[] }

export interface GameModule {
  Board: Component
  Mine: Component
  Panel: Component<{ seat: number; brief?: boolean }>
  Aid: Component
  /** A piece from near. */
  Near: Component<{ zoom: Zoom }>
  near(zoom: Zoom, play: Play): About
  /** The rule by which something is decided, by the kind of its prompt. */
  rules?: Record<string, string>
  icon(offer: Offer): string | null
  round(view: AnyView): number | null
  phase(view: AnyView): string
  /** The slug of a point in effects: where the view does not say whence points came, the story does. */
  unit?: string
  /** Where the points of a seat come from. */
  score(view: AnyView, seat: number): { label: string; value: number }[]
  total(view: AnyView, seat: number): number
  totalName(): string
  race(events: Event[], players: number): number[][]
}

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  norderwind: () => import('./norderwind'),
  norsemen: () => import('./norsemen'),
  novgorod: () => import('./novgorod'),
}

/** The game's own board, or the one that shows any view. */
export async function loadGame(slug: string): Promise<GameModule> {
  return (await (modules[slug] ?? (() => import('./generic')))()).default
}
