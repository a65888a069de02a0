/** The turns that brought a seat most. */

import type { Event } from '../client/wire'

export interface Best { seat: number; gain: number; text: string; at: number }

/** `race` has a line for each seat, with what it has after each turn from the first event's on. */
export function bestMoments(events: Event[], race: number[][], most = 3): Best[] {
  const first = events[0]?.turn ?? 0
  const gains = race.flatMap((line, seat) => line.map((value, i) => ({ seat, turn: first + i, gain: value - (line[i - 1] ?? 0) })))
  return gains
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.turn - b.turn)
    .flatMap(({ seat, turn, gain }) => {
      const told = events.findLast((event) => event.turn === turn && event.actor === seat && event.effects.some((effect) => effect.seat === seat))
      return told ? [{ seat, gain, text: told.text, at: told.index + 1 }] : []
    })
    .slice(0, most)
}
