import type { GameModule } from '../module'
import type { AnyView } from '../../client/wire'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Panel from './Panel.svelte'
import Zoomed from './Zoomed.svelte'

const numberAt = (view: AnyView, field: string): number | null => (typeof view[field] === 'number' ? view[field] : null)

function totalOf(view: AnyView, seat: number): number {
  const seats = view.seats
  const one = Array.isArray(seats) ? (seats[seat] as Record<string, unknown> | undefined) : undefined
  for (const field of ['score', 'points', 'prestige', 'glory', 'cubes', 'vp']) if (typeof one?.[field] === 'number') return one[field]
  return 0
}

const generic: GameModule = {
  Board, Mine, Panel, Aid, Zoomed,
  icon: () => null,
  round: (view) => numberAt(view, 'round'),
  phase: (view) => (typeof view.phase === 'string' ? view.phase.replaceAll('-', ' ') : ''),
  score: () => [],
  total: totalOf,
  totalName: () => '',
  race: () => [],
}
export default generic
