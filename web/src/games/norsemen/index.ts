import type { GameModule } from '../module'
import type { Event, Offer } from '../../client/wire'
import { maybe, t } from '../../client/words.svelte'
import Aid from '../generic/Aid.svelte'
import Zoomed from '../generic/Zoomed.svelte'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Panel from './Panel.svelte'
import type { View } from './pieces'

const SIGNS: Record<string, string> = {
  send: 'lawspeaker', thing: 'lawspeaker', 'thing-free': 'lawspeaker', 'speaker-from': 'lawspeaker', hold: 'lawspeaker', place: 'longship', double: 'longship', repair: 'longship',
  'ship-from': 'longship', jarl: 'jarl', settle: 'settlement', fort: 'fort', income: 'gold', coins: 'gold', bonus: 'gold', score: 'wreath', route: 'wind', port: 'anchor',
}

/** Points of each seat after each turn. */
function raceOf(events: Event[], players: number): number[][] {
  const lines = Array.from({ length: players }, () => [0])
  let turn = events[0]?.turn ?? 0
  for (const event of events) {
    for (; turn < event.turn; turn++) for (const line of lines) line.push(line.at(-1) ?? 0)
    for (const effect of event.effects) {
      const line = lines[effect.seat]
      if (line && effect.what === 'vp') line[line.length - 1] = (line.at(-1) ?? 0) + (effect.kind === 'lose' ? -1 : 1) * effect.amount
    }
  }
  return lines
}

const norsemen: GameModule = {
  Board, Mine, Panel, Aid, Zoomed,
  icon: (offer: Offer) => SIGNS[offer.kind] ?? offer.args.ladder ?? null,
  round: (view) => (view as unknown as View).round,
  phase: (view) => maybe(`nm-phase-${(view as unknown as View).phase}`) ?? '',
  unit: 'vp',
  score: () => [],
  total: (view, seat) => (view as unknown as View).seats[seat]?.vp ?? 0,
  totalName: () => t('field-vp'),
  race: raceOf,
}
export default norsemen
