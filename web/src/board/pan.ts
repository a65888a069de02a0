/** Looking closer at a part of a chart: how far it is drawn up, and how far it is moved, in pixels of its frame. */

export interface Look { scale: number; x: number; y: number }
export interface Point { x: number; y: number }
export interface Size { width: number; height: number }

export const FIT: Look = { scale: 1, x: 0, y: 0 }
export const CLOSE = 2
const CLOSEST = 3.5

/** The chart always fills its frame. */
export function kept({ scale, x, y }: Look, frame: Size): Look {
  const drawn = Math.min(Math.max(scale, 1), CLOSEST)
  const inside = (at: number, length: number): number => Math.min(Math.max(at, length * (1 - drawn)), 0)
  return { scale: drawn, x: inside(x, frame.width), y: inside(y, frame.height) }
}

/** Drawn up by a factor and moved, so that what lay under `from` lies under `to`. */
export function pulled(look: Look, by: number, from: Point, to: Point, frame: Size): Look {
  const scale = Math.min(Math.max(look.scale * by, 1), CLOSEST)
  const follow = (a: number, b: number, at: number): number => b - ((a - at) * scale) / look.scale
  return kept({ scale, x: follow(from.x, to.x, look.x), y: follow(from.y, to.y, look.y) }, frame)
}
