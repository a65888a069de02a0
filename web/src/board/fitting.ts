/** How many buttons of an action bar fit into its room; the rest lie behind "More". */

export interface Bar {
    /** Natural widths of all buttons, and of the one that opens the rest. */
    widths: number[];
    more: number;
    gap: number;
    width: number;
    rows: number;
}

/** Rows that boxes of these widths fill, laid side by side. */
export function rowsOf(widths: number[], gap: number, width: number): number {
    let rows = 0;
    let left = -1;
    for (const one of widths) {
        if (left >= one + gap) left -= one + gap;
        else {
            rows += 1;
            left = width - one;
        }
    }
    return rows;
}

/** The largest number of buttons that fit; `chosen` says which they are. One is shown in any case. */
export function mostThatFit(bar: Bar, chosen: (most: number) => number[]): number {
    const all = bar.widths.length;
    for (let most = all; most > 1; most--) {
        const widths = chosen(most).map((i) => bar.widths[i] ?? 0);
        if (most < all) widths.push(bar.more);
        if (rowsOf(widths, bar.gap, bar.width) <= bar.rows) return most;
    }
    return Math.min(all, 1);
}

/** Which of the offers are shown: those that mean a piece first, but always the last two without one. */
export function shownFirst(plain: boolean[], most: number): number[] {
    const all = plain.map((_, i) => i);
    if (most >= all.length) return all;
    const signs = all.filter((i) => plain[i]).slice(-Math.min(most, 2));
    const pieces = [...all.filter((i) => !plain[i]), ...all.filter((i) => plain[i])].filter((i) => !signs.includes(i));
    return [...pieces.slice(0, Math.max(most - signs.length, 0)), ...signs];
}
