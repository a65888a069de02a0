/** What the events tell of the voyage under way: which tiles were used, and the dice rolled at each. */

import type { Event } from '../../client/wire'

export interface Roll { die: 'event' | 'shot'; face: string; index: number }
export interface Stop { used: boolean; rolls: Roll[] }

const USES = ['buy', 'buy-over', 'sell', 'hoist', 'cannon', 'hire', 'fulfil', 'search']

export function stopsOf(events: Event[], active: number): Stop[] {
  const start = events.findLastIndex((event) => event.kind === 'sail')
  const stops: Stop[] = []
  for (const event of start < 0 ? [] : events.slice(start)) {
    const here = stops.at(-1)
    if (event.kind === 'reveal') stops.push({ used: false, rolls: [] })
    else if (here && event.actor === active && USES.includes(event.kind)) here.used = true
    else if (here && (event.kind === 'event' || event.kind === 'shot')) {
      here.rolls.push({ die: event.kind, face: event.args.face ?? event.args.shot ?? '', index: event.index })
    }
  }
  return stops
}

/** Cubes of each seat after each turn. */
export function raceOf(events: Event[], players: number): number[][] {
  const lines = Array.from({ length: players }, () => [0])
  let turn = events[0]?.turn ?? 0
  for (const event of events) {
    while (turn < event.turn) {
      for (const line of lines) line.push(line.at(-1) ?? 0)
      turn += 1
    }
    for (const effect of event.effects) {
      const line = lines[effect.seat]
      const by = effect.kind === 'cube' ? 1 : effect.kind === 'cube-back' ? -1 : 0
      if (line && by) line[line.length - 1] = (line.at(-1) ?? 0) + by
    }
  }
  return lines
}
