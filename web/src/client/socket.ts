/** One websocket to a table. It comes back by itself, says where it was, and sends again what was not answered. */

import { newKey } from './http'
import type { Language, ServerMessage } from './wire'

export interface Hello { token?: string; watch?: string; language: Language; epoch: number; index: number }
export type Link = 'connecting' | 'open' | 'lost' | 'refused'

export interface Listener {
  hello(): Hello
  heard(message: ServerMessage): void
  link(state: Link): void
}

interface Asked { type: 'act' | 'undo'; key: string; [field: string]: unknown }

const REFUSED = [4400, 4401, 4404]
const PATIENCE = [300, 800, 2000, 4000, 8000]
const PING = 25_000

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Asked>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setInterval> | undefined
  private closed = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.open()
  }

  /** Speak again as the listener now says: another seat, another language. */
  greet(): void {
    this.send({ type: 'hello', ...this.listener.hello() })
  }

  /** Ask for an act or undo; the key makes sure that it is done once. */
  ask(type: 'act' | 'undo', fields: Record<string, unknown>): string {
    const asked: Asked = { type, key: newKey(), ...fields }
    this.waiting.set(asked.key, asked)
    this.send(asked)
    return asked.key
  }

  say(text: string): void {
    this.send({ type: 'say', text })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.ping)
    this.socket?.close()
  }

  private open(): void {
    this.listener.link(this.tries ? 'lost' : 'connecting')
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event: MessageEvent<string>) => this.received(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => this.lost(event.code)
  }

  private opened(): void {
    this.tries = 0
    this.listener.link('open')
    this.greet()
    for (const asked of this.waiting.values()) this.send(asked)
    clearInterval(this.ping)
    this.ping = setInterval(() => this.send({ type: 'ping' }), PING)
  }

  private received(message: ServerMessage): void {
    if ((message.type === 'ack' || message.type === 'error') && message.key) this.waiting.delete(message.key)
    this.listener.heard(message)
  }

  private lost(code: number): void {
    clearInterval(this.ping)
    if (this.closed) return
    if (REFUSED.includes(code)) {
      this.listener.link('refused')
      return
    }
    this.listener.link('lost')
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]
    this.timer = setTimeout(() => this.open(), wait)
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`
}
