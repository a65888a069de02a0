import { describe, expect, test } from 'vitest'
import { FIT, kept, pulled } from '../board/pan'

const frame = { width: 400, height: 300 }

describe('a chart under two fingers', () => {
  test('what lies under the fingers stays under them', () => {
    const look = pulled(FIT, 2, { x: 100, y: 150 }, { x: 100, y: 150 }, frame)
    expect(look).toEqual({ scale: 2, x: -100, y: -150 })
    expect(pulled(look, 1, { x: 200, y: 100 }, { x: 180, y: 90 }, frame)).toEqual({ scale: 2, x: -120, y: -160 })
  })
  test('always fills its frame', () => {
    expect(kept({ scale: 2, x: 50, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -300 })
    expect(pulled({ scale: 2, x: -100, y: -50 }, 0.1, { x: 0, y: 0 }, { x: 0, y: 0 }, frame)).toEqual({ scale: 1, x: 0, y: 0 })
  })
  test('is drawn only so near', () => {
    expect(pulled(FIT, 99, { x: 0, y: 0 }, { x: 0, y: 0 }, frame).scale).toBe(3.5)
  })
})
