/** The clocks of a table, as the page counts them down between two updates. */

export interface Clocks {
    /** Milliseconds left to each seat; null: no clock. */
    left: (number | null)[];
    /** The seats whose clock runs. */
    running: number[];
}

/** The seconds left to each seat, so many milliseconds after the server told them. */
export function secondsLeft({ left, running }: Clocks, elapsed: number): (number | null)[] {
    return left.map((milliseconds, seat) => {
        if (milliseconds === null) return null;
        const gone = running.includes(seat) ? Math.max(elapsed, 0) : 0;
        return Math.max(milliseconds - gone, 0) / 1000;
    });
}

/** `9:05`; nothing without a clock. */
export function clockText(seconds: number | null | undefined): string {
    if (seconds === null || seconds === undefined) return "";
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
