/** Looking closer at a part of a chart: how far it is drawn up, and how far it is moved, in pixels of its frame. */

export interface Look {
    scale: number;
    x: number;
    y: number;
}
export interface Point {
    x: number;
    y: number;
}
export interface Size {
    width: number;
    height: number;
}

export const FIT: Look = { scale: 1, x: 0, y: 0 };
export const CLOSE = 2;
const CLOSEST = 3.5;

/** The chart always fills its frame. */
export function kept({ scale, x, y }: Look, frame: Size): Look {
    const drawn = Math.min(Math.max(scale, 1), CLOSEST);
    const inside = (at: number, length: number): number => Math.min(Math.max(at, length * (1 - drawn)), 0);
    return { scale: drawn, x: inside(x, frame.width), y: inside(y, frame.height) };
}

/** Drawn up by a factor and moved, so that what lay under `from` lies under `to`. */
export function pulled(look: Look, by: number, from: Point, to: Point, frame: Size): Look {
    const scale = Math.min(Math.max(look.scale * by, 1), CLOSEST);
    const follow = (a: number, b: number, at: number): number => b - ((a - at) * scale) / look.scale;
    return kept({ scale, x: follow(from.x, to.x, look.x), y: follow(from.y, to.y, look.y) }, frame);
}

const SLOP = 8;

/** The fingers on a chart: two draw it nearer, one moves it where it is near; a move is no click. */
export class Fingers {
    private readonly points = new Map<number, Point>();
    private start: Point | null = null;
    private moved = false;

    /** A finger goes down; what is `dragged` for itself, such as a route, does not move the chart. */
    down(id: number, at: Point, primary: boolean, dragged: boolean): void {
        if (primary) {
            this.points.clear();
            this.moved = false;
        }
        this.start = dragged && primary ? null : at;
        this.points.set(id, at);
    }

    has(id: number): boolean {
        return this.points.has(id);
    }

    /** A finger moves: how the chart lies then. */
    move(id: number, to: Point, look: Look, frame: Size): Look {
        const [from, wide, one] = [this.middle(), this.span(), this.points.size === 1];
        if (one && (!isNear(look) || !this.start)) {
            this.points.set(id, to);
            return look;
        }
        if (one && !this.moved && this.start && Math.hypot(to.x - this.start.x, to.y - this.start.y) < SLOP)
            return look;
        this.points.set(id, to);
        this.moved = true;
        return pulled(look, this.span() / wide, from, this.middle(), frame);
    }

    up(id: number): void {
        this.points.delete(id);
    }

    /** Whether the click that comes now is the end of a move; asked once. */
    endsMove(): boolean {
        const ended = this.moved;
        this.moved = false;
        return ended;
    }

    private middle(): Point {
        const all = [...this.points.values()];
        const mean = (of: (point: Point) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length;
        return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    }

    private span(): number {
        const [a, b] = [...this.points.values()];
        return a && b ? Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1) : 1;
    }
}

/** Whether a part of the chart is drawn nearer. */
export function isNear(look: Look): boolean {
    return look.scale > 1.02;
}
