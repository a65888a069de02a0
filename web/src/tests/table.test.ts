import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keep } from '../client/settings.svelte'
import { Table } from '../client/table.svelte'
import type { Event, Update } from '../client/wire'
import fixtures from '../fixtures/norderwind.en.json'

class DeafSocket {
  static OPEN = 1
  readyState = 1
  send(): void {}
  close(): void {}
}
const base = (fixtures as unknown as Record<string, Update>).waiting as Update
const event = (index: number, actor: number): Event => ({ index, actor, action: 1, token: 'next', kind: 'next', args: {}, text: 'Sail on', effects: [], turn: 1 })
const update = (index: number, actor: number, fresh = false): Update => ({ ...base, fresh, first: index - 1, index, events: [event(index - 1, actor)] })

describe('a live table', () => {
  let table: Table
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', DeafSocket)
    keep('speed', 'calm')
    table = new Table('one', 'secret')
    table.link('open')
    table.heard(update(1, 1, true))
  })
  afterEach(() => {
    table.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('shows own steps at once', () => {
    table.heard(update(2, 0))
    expect(table.shown?.index).toBe(2)
  })
  test("shows others' steps one after the other, and all of them within four seconds", () => {
    for (let index = 2; index <= 40; index++) table.heard(update(index, 1))
    expect(table.shown?.index).toBe(2)
    expect(table.replaying).toBe(true)
    expect(table.offers).toEqual([])
    vi.advanceTimersByTime(6000)
    expect(table.shown?.index).toBe(40)
    expect(table.events.map((one) => one.index)).toEqual([...Array(40).keys()])
  })
  test('can be skipped to the present', () => {
    for (let index = 2; index <= 9; index++) table.heard(update(index, 1))
    table.skip()
    expect([table.shown?.index, table.replaying, table.events.length]).toEqual([9, false, 9])
  })
  test('with motion off shows everything as it comes', () => {
    keep('speed', 'off')
    for (let index = 2; index <= 9; index++) table.heard(update(index, 1))
    vi.advanceTimersByTime(50)
    expect(table.shown?.index).toBe(9)
  })
  test('starts anew after something was taken back', () => {
    table.heard({ ...update(2, 1), epoch: 1, fresh: true, first: 0, events: [event(0, 0), event(1, 1)] })
    expect(table.events.length).toBe(2)
    expect(table.latest).toEqual([])
  })
})
