import type { GameModule } from '../module'
import type { Event, Offer } from '../../client/wire'
import { t } from '../../client/words.svelte'
import Aid from '../generic/Aid.svelte'
import Zoomed from '../generic/Zoomed.svelte'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Panel from './Panel.svelte'
import type { View } from './pieces'

const SIGNS: Record<string, string> = {
  lay: 'anchor', sell: 'seal', income: 'gold', ducats: 'gold', finish: 'gold', office: 'town', ship: 'sail', mission: 'mission', 'mission-less': 'mission',
  draw: 'mission', 'draw-less': 'mission', upper: 'mission', lower: 'mission', both: 'mission', resume: 'mission', rise: 'seal', pirate: 'skull', by: 'accountant',
}

/** Seals of each seat after each turn. */
function raceOf(events: Event[], players: number): number[][] {
  const lines = Array.from({ length: players }, () => [0])
  let turn = events[0]?.turn ?? 0
  for (const event of events) {
    for (; turn < event.turn; turn++) for (const line of lines) line.push(line.at(-1) ?? 0)
    for (const effect of event.effects) {
      const line = lines[effect.seat]
      if (line && effect.what === 'seal') line[line.length - 1] = (line.at(-1) ?? 0) + (effect.kind === 'lose' ? -1 : 1) * effect.amount
    }
  }
  return lines
}

const novgorod: GameModule = {
  Board, Mine, Panel, Aid, Zoomed,
  icon: (offer: Offer) => SIGNS[offer.kind] ?? offer.args.good ?? null,
  round: (view) => (view as unknown as View).round,
  phase: (view) => ((view as unknown as View).last_round ? t('field-last_round') : ''),
  unit: 'seal',
  score: () => [],
  total: (view, seat) => (view as unknown as View).seats[seat]?.seals ?? 0,
  totalName: () => t('field-seals'),
  race: raceOf,
}
export default novgorod
