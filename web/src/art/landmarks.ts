/** What stands on the coasts of the maps, as path data. */

/** A mountain with its left foot at a point. */
export function peak(x: number, y: number, width = 8, height = 14): string {
    return `M${x} ${y}l${width}-${height} ${width} ${height}`;
}

/** A fir with its foot at a point. */
export function fir(x: number, y: number): string {
    const top = y - 10;
    return `M${x} ${y}v-10M${x} ${top}l-6 8M${x} ${top}l6 8`;
}
