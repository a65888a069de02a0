/** The turns that brought a seat most. */

import type { EffectInfo, Event } from '../client/wire'

export interface Best { seat: number; gain: number; text: string; at: number }

/** `race` has a line for each seat, with what it has after each turn from the first event's on; `counts` tells the effects it is made of. */
export function bestMoments(events: Event[], race: number[][], counts: (effect: EffectInfo) => boolean, most = 3): Best[] {
  const first = events[0]?.turn ?? 0
  const gains = race.flatMap((line, seat) => line.map((value, i) => ({ seat, turn: first + i, gain: value - (line[i - 1] ?? 0) })))
  return gains
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.turn - b.turn)
    .flatMap(({ seat, turn, gain }) => {
      const told = events.filter((event) => event.turn === turn).flatMap((event) => event.effects.map((effect) => ({ effect, at: event.index + 1 })))
      const [best] = told.filter(({ effect }) => effect.seat === seat && counts(effect)).sort((a, b) => b.effect.amount - a.effect.amount)
      return best ? [{ seat, gain, text: best.effect.text, at: best.at }] : []
    })
    .slice(0, most)
}
