/** Which pieces are lit, and where a board has to be scrolled so that one of them is seen. */

export interface Span {
    top: number;
    bottom: number;
}

/** Ids of the offers that have a lit piece here. */
export function litIds(pieces: Iterable<Element>): Set<string> {
    return new Set([...pieces].flatMap((piece) => piece.getAttribute("data-ids")?.split(" ") ?? []));
}

/**
 * How far a board is scrolled: where it was left by hand if a lit piece is seen there, else so far that the first is seen in
 * the middle. Spans are counted from the top of the board.
 */
export function scrolledTo(pieces: Span[], height: number, home: number): number {
    const [first] = pieces;
    if (!first || pieces.some((piece) => piece.top >= home && piece.bottom <= home + height)) return home;
    return Math.max((first.top + first.bottom - height) / 2, 0);
}
