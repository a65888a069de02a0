/** What is printed on the components of the edition in play, and where each value comes from. */

import { api } from './http'

export type Origin = 'rulebook' | 'inferred' | 'reconstructed'
export type Fact = Record<string, string | number | boolean>
type Chapter = Record<string, unknown>

/** Chapters of the edition on the table, by game. */
let editions = $state.raw<Record<string, { name: string; chapters: Record<string, Chapter> }>>({})

export async function loadEdition(game: string, name: string): Promise<void> {
  if (!game || !name || editions[game]?.name === name) return
  try {
    const { components } = await api.edition(game, name)
    editions = { ...editions, [game]: { name, chapters: components } }
  } catch {
    return // an edition of somebody's own: pieces show what the view tells of them
  }
}

/** A component by its path: `printed('norsemen', 'cards', 'rus-1')`, `printed('novgorod', 'careers', '1-front', '2')`. */
export function printed(game: string, ...path: string[]): Fact | null {
  let here: unknown = editions[game]?.chapters
  for (const name of path) here = (here as Chapter | undefined)?.[name]
  return (here as Fact | undefined) ?? null
}

/** The names of a chapter's components, in the order of the file. */
export function chapter(game: string, ...path: string[]): string[] {
  return Object.keys(printed(game, ...path) ?? {})
}

export function originOf(game: string, ...path: string[]): Origin | null {
  return (printed(game, ...path)?.from as Origin | undefined) ?? null
}
