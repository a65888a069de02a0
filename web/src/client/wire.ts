/** The words of the protocol, as `src/kogge/server/wire.py` says them. */

export type Language = 'en' | 'de'
export type Status = 'waiting' | 'playing' | 'finished' | 'abandoned' | 'frozen'
export type SeatKind = 'person' | 'bot' | 'open'
export type Value = boolean | number | string

export interface Clock { kind: 'none' | 'live' | 'slow'; seconds?: number; bonus?: number }
export interface Settings { public?: boolean; spectators?: boolean; forced?: boolean; confirm?: boolean; clock?: Clock }
export interface NewSeat { kind: SeatKind; name?: string | null; level?: string | null }
export interface CreateTable {
  game: string
  seats: NewSeat[]
  edition?: string | null
  options?: Record<string, Value>
  settings?: Settings
}
export interface SeatToken { seat: number; token: string }
export interface Links { join: string | null; watch: string | null }
export interface Created { table: string; seats: SeatToken[]; links: Links }
export interface Joined { table: string; seat: number; token: string }
export interface Code { code: string; link: string }
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  away: boolean
  present: boolean
}
export interface Summary {
  table: string
  game: string
  title: string
  edition: string
  status: Status
  seats: SeatInfo[]
  seat: number | null
  your_turn: boolean
  changed: number
}
export interface Tables { tables: Summary[] }

export interface Ack { type: 'ack'; key: string; epoch: number; index: number }
export interface Proposal {
  id: number
  kind: 'undo' | 'takeover' | 'abandon'
  by: number
  steps: number
  seat: number | null
  waiting: number[]
}
export interface ChatLine { type?: 'chat'; id: number; seat: number; name: string; text: string; at: number }
export interface EffectInfo { kind: string; seat: number; amount: number; what: string; cause: string; text: string }
export interface Event {
  index: number
  actor: number
  action: number
  token: string
  kind: string
  args: Record<string, string>
  text: string
  effects: EffectInfo[]
  turn: number
}
export interface Offer { id: number; token: string; kind: string; args: Record<string, string>; text: string }
export interface PromptInfo { kind: string; seat: number; args: Record<string, string | number>; text: string }
export interface UndoInfo { steps: number; restart: number }
export interface ClockInfo { kind: string; left: (number | null)[]; running: number[]; out: number[] }

/** What any game shows; each board knows more of its own. */
export interface AnyView { game: string; players: number; [field: string]: unknown }

export interface Update {
  type?: 'update'
  table: string
  game: string
  status: Status
  viewer: number
  epoch: number
  index: number
  first: number
  fresh: boolean
  events: Event[]
  view: AnyView | null
  awaited: number[]
  your_turn: boolean
  title: string
  prompt: PromptInfo | null
  offers: Offer[]
  undo: UndoInfo
  seats: SeatInfo[]
  settings: Settings
  options: Record<string, Value>
  edition: string
  clocks: ClockInfo | null
  proposals: Proposal[]
  scores: number[] | null
  places: number[] | null
  links: Links
  rematch: string | null
}
export interface Moment {
  index: number
  last: number
  event: Event | null
  view: AnyView
  prompt: PromptInfo | null
  awaited: number[]
  scores: number[] | null
}
export interface Why { rule: string | null; text: string | null }
export interface Replay {
  game: string
  edition: string
  players: number
  seats: string[]
  events: Event[]
  moment: Moment
}
export interface OptionInfo {
  name: string
  title: string
  hint: string
  default: Value
  choices: string[]
  lowest: number
  highest: number
}
export interface GameInfo {
  slug: string
  title: string
  summary: string
  players: number[]
  editions: string[]
  levels: string[]
  options: OptionInfo[]
}
export interface Games { games: GameInfo[]; lobby: boolean; version: string }
export interface Problem { type?: 'error'; error: string; message: string; rule?: string | null; key?: string | null }

export type ServerMessage =
  | ({ type: 'update' } & Update)
  | Ack
  | ({ type: 'chat' } & ChatLine)
  | { type: 'chat_history'; lines: ChatLine[] }
  | { type: 'presence'; seats: SeatInfo[] }
  | { type: 'pong' }
  | ({ type: 'error' } & Problem)
