import type { GameModule } from '../module'
import { nameOf, t } from '../../client/words.svelte'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Panel from './Panel.svelte'
import type { View } from './pieces'
import { icon } from './signs'
import { raceOf } from './story'
import Zoomed from './Zoomed.svelte'

const norderwind: GameModule = {
  Board, Mine, Panel, Aid, Zoomed, icon,
  round: (view) => (view as unknown as View).round,
  phase(view) {
    const { voyage } = view as unknown as View
    return voyage ? t('nw-voyage-to', { port: nameOf('norderwind', voyage.stack) }) : t('nw-at-home')
  },
  score(view, seat) {
    const ship = (view as unknown as View).seats[seat]
    if (!ship) return []
    const contracts = ship.contracts.reduce((sum, count) => sum + count, 0)
    return [
      { label: t('nw-source-contracts'), value: contracts },
      { label: t('nw-source-majority'), value: ship.majorities.length },
      { label: t('nw-source-all-ports'), value: ship.all_ports ? 1 : 0 },
      { label: t('nw-source-full-crew'), value: ship.full_crew ? 1 : 0 },
    ]
  },
  total: (view, seat) => (view as unknown as View).seats[seat]?.cubes ?? 0,
  totalName: () => t('nw-total'),
  race: (events, players) => raceOf(events, players),
}
export default norderwind
