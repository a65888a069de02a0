/** A live table: what the server tells, shown step by step, and what this seat asks for. */

import { api, Refusal } from './http'
import type { Play, Reason } from './play.svelte'
import { dropSeat, seatsAt } from './seats.svelte'
import { language, pace, settings } from './settings.svelte'
import { type Hello, type Link, type Listener, socketUrl, TableSocket } from './socket'
import { ring } from './sound'
import type { ChatLine, Event, HintInfo, Moment, Offer, Problem, SeatInfo, ServerMessage, Update } from './wire'

const LONGEST = 4000
const DICE = ['event', 'shot']

/** How long a step of another seat is looked at before the next. */
export function weight(update: Update): number {
  const rolled = update.events.filter((event) => DICE.includes(event.kind)).length
  return 450 + 350 * Math.min(rolled, 4)
}

export class Table implements Play, Listener {
  state = $state<Link>('connecting')
  live = $state.raw<Update | null>(null)
  shown = $state.raw<Update | null>(null)
  events = $state.raw<Event[]>([])
  latest = $state.raw<Event[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  problem = $state.raw<Problem | null>(null)
  asked = $state<string | null>(null)
  confirming = $state.raw<Offer | null>(null)
  moment = $state.raw<Moment | null>(null)
  hints = $state.raw<HintInfo[]>([])
  advising = $state(false)
  /** The score sheet is asked for. */
  sheet = $state(false)
  token = $state('')
  watch = ''
  private queue = $state.raw<Update[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private socket: TableSocket
  /** When the others' steps that wait shall all have been shown. */
  private deadline = 0
  private lastOffer: Offer | null = null
  private askedAt = ''
  private answered = false
  private again: Offer | null = null
  private tried = false
  private confirmed = false

  constructor(
    readonly id: string,
    token: string,
    watch = '',
  ) {
    this.token = token
    this.watch = watch
    this.socket = new TableSocket(socketUrl(id), this)
  }

  close(): void {
    clearTimeout(this.timer)
    this.socket.close()
  }

  // What a board is given

  get game(): string { return this.shown?.game ?? '' }
  get viewer(): number { return this.shown?.viewer ?? -3 }
  get at(): string { return this.shown ? place(this.shown) : '' }
  get view() { return this.moment?.view ?? this.shown?.view ?? null }
  get seats(): SeatInfo[] { return this.live?.seats ?? [] }
  get awaited(): number[] { return this.moment?.awaited ?? this.shown?.awaited ?? [] }
  get prompt() { return this.moment ? this.moment.prompt : (this.shown?.prompt ?? null) }
  get replaying(): boolean { return this.queue.length > 0 }
  get offers(): Offer[] {
    return this.moment || this.replaying || this.asked || this.state !== 'open' ? [] : (this.shown?.offers ?? [])
  }

  /** Another seat of this device that is to decide, where this one is not. */
  get handTo(): SeatInfo | null {
    const shown = this.shown
    if (!shown || this.replaying || shown.status !== 'playing' || shown.awaited.includes(shown.viewer)) return null
    const mine = seatsAt(this.id).find((held) => shown.awaited.includes(held.seat))
    return mine ? (this.seats[mine.seat] ?? null) : null
  }

  // What a player asks for

  act(offer: Offer, confirmed = false): void {
    if (!this.live || this.asked || !this.offers.some((offered) => offered.id === offer.id)) return
    this.lastOffer = offer
    this.tried = false
    this.confirming = null
    this.confirmed = confirmed
    this.ask('act', { action: offer.id, confirmed })
  }

  undo(restart: boolean): void {
    if (!this.live || this.asked) return
    this.lastOffer = null
    this.ask('undo', { steps: 1, restart })
  }

  say(text: string): void {
    this.socket.say(text)
  }

  async why(token: string): Promise<Reason | null> {
    if (!this.token) return null
    const why = await api.why(this.id, this.token, token).catch(() => null)
    return why?.text ? { text: why.text, rule: why.rule } : null
  }

  /** Ask for advice; what came too late is forgotten. */
  async advise(): Promise<void> {
    this.advising = true
    try {
      const told = await api.hints(this.id, this.token)
      if (this.live && place(told) === place(this.live)) this.hints = told.hints
    } catch (error) {
      this.tell(error)
    } finally {
      this.advising = false
    }
  }

  dismiss(): void {
    this.hints = []
  }

  scores(): void {
    this.sheet = true
  }

  /** Speak for another seat of this device. */
  speakFor(seat: number): void {
    const held = seatsAt(this.id).find((one) => one.seat === seat)
    if (!held) return
    this.token = held.token
    this.live = this.shown = null
    this.events = this.latest = []
    this.socket.greet()
  }

  /** The same again in the language now chosen. */
  translate(): void {
    if (!this.live) return
    this.live = { ...this.live, epoch: -1 }
    this.socket.greet()
  }

  async lookAt(index: number | null): Promise<void> {
    if (index === null) {
      this.moment = null
      return
    }
    try {
      this.moment = await api.moment(this.id, this.token || this.watch, index)
    } catch (error) {
      this.tell(error)
    }
  }

  /** Older events, before those known. */
  prepend(older: Event[]): void {
    const first = this.events[0]?.index ?? 0
    this.events = [...older.filter((event) => event.index < first), ...this.events]
  }

  skip(): void {
    clearTimeout(this.timer)
    const last = this.queue.at(-1)
    if (last) this.show({ ...last, events: this.queue.flatMap((update) => update.events) })
    this.queue = []
  }

  tell(error: unknown): void {
    if (error instanceof Refusal) this.problem = { error: error.error, message: error.message, rule: error.rule }
  }

  // What the server says

  hello(): Hello {
    const epoch = Math.max(this.live?.epoch ?? 0, 0)
    const index = this.live && this.live.epoch >= 0 ? this.live.index : 0
    const who = this.token ? { token: this.token } : this.watch ? { watch: this.watch } : {}
    return { ...who, language: language(), epoch, index }
  }

  heard(message: ServerMessage): void {
    if (message.type === 'update') this.updated(message)
    else if (message.type === 'ack') this.acked(message.key)
    else if (message.type === 'error') this.refused(message)
    else if (message.type === 'chat') this.chatted(message)
    else if (message.type === 'chat_history') this.chat = message.lines
    else if (message.type === 'presence' && this.live) this.live = { ...this.live, seats: message.seats }
  }

  link(state: Link): void {
    this.state = state
  }

  private chatted(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return
    this.chat = [...this.chat, line]
    this.unread += 1
  }

  /** Done and stored; the question is closed once the table shows what has come of it. */
  private acked(key: string): void {
    if (this.asked !== key) return
    this.answered = true
    this.settle()
  }

  private settle(): void {
    if (this.again) return this.askAgain()
    if (this.answered && this.live && place(this.live) !== this.askedAt) this.asked = null
  }

  /** Somebody else's step came first: what was chosen is asked again where it is still offered. */
  private askAgain(): void {
    const offer = this.again
    this.again = null
    this.asked = null
    if (offer && this.live?.offers.some((offered) => offered.id === offer.id && offered.token === offer.token)) this.ask('act', { action: offer.id, confirmed: this.confirmed })
  }

  private ask(type: 'act' | 'undo', fields: Record<string, unknown>): void {
    if (!this.live) return
    const { epoch, index } = this.live
    this.askedAt = place(this.live)
    this.answered = false
    this.asked = this.socket.ask(type, { epoch, index, ...fields })
  }

  private refused(problem: Problem): void {
    const mine = !!problem.key && problem.key === this.asked
    if (mine && problem.error === 'stale' && this.lastOffer && !this.tried) {
      this.again = this.lastOffer
      this.tried = true
      this.socket.greet()
      return
    }
    if (mine) this.asked = null
    if (problem.error === 'confirm-needed') this.confirming = this.lastOffer
    else if (problem.error === 'stale') this.socket.greet()
    else this.problem = problem
    if (problem.error === 'bad-token' && this.token) dropSeat(this.id, this.token)
  }

  private updated(update: Update): void {
    const was = this.live
    this.live = update
    if (was && place(was) !== place(update)) this.hints = []
    this.settle()
    this.announce(was, update)
    if (!this.shown || update.fresh || this.shown.epoch !== update.epoch) {
      clearTimeout(this.timer)
      this.queue = []
      this.show(update)
      return
    }
    if (this.queue.length === 0 && (!this.timer || own(update)) && (own(update) || update.events.length === 0)) {
      this.show(update)
      this.rest(own(update) ? pace(DICE.some((kind) => update.events.some((event) => event.kind === kind)) ? 700 : 0) : 0)
      return
    }
    if (this.queue.length === 0) this.deadline = Date.now() + LONGEST
    this.queue = [...this.queue, update]
    if (!this.timer) this.advance()
  }

  private show(update: Update): void {
    const kept = update.fresh ? [] : this.events.filter((event) => event.index < update.first)
    this.events = [...kept, ...update.events]
    this.latest = update.fresh ? [] : update.events
    this.shown = update
  }

  private advance(): void {
    const [next, ...rest] = this.queue
    if (!next) return
    this.queue = rest
    this.show(next)
    const share = Math.max(this.deadline - Date.now(), 0) / (rest.length + 1)
    this.rest(Math.min(pace(weight(next)), share))
  }

  private rest(milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (milliseconds <= 0 && this.queue.length === 0) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.advance()
    }, milliseconds)
  }

  private announce(was: Update | null, now: Update): void {
    document.title = now.title
    if (!now.your_turn || !was || was.your_turn) return
    if (settings.sound) ring()
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted') new Notification(now.title, { tag: now.table })
  }
}

function place({ epoch, index }: { epoch: number; index: number }): string {
  return `${epoch}.${index}`
}

function own(update: Update): boolean {
  return update.viewer >= 0 && update.events[0]?.actor === update.viewer
}

export type { Link }
