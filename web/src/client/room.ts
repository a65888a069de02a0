/** The arrangement of the table, chosen from the size of its frame in CSS pixels. */

/** `wide`: board and side column; `high`: one column that scrolls; `low`: board and one column of controls. */
export type Room = "wide" | "high" | "low";

const WIDE = { width: 900, height: 560 };
/** From this width on a frame holds board and side column, however high it is. */
const BROAD = 1000;

export function roomFor(width: number, height: number): Room {
    if (height >= width && width < BROAD) return "high";
    return width >= WIDE.width && height >= WIDE.height ? "wide" : "low";
}

/** Whether one's own area lies below the board for good; else it is a tab. */
export function ownBelow(width: number, height: number): boolean {
    const room = roomFor(width, height);
    return room === "wide" ? height >= 840 : room === "high" && width >= 700 && height >= 1000;
}

const PANEL = 100;
/** Header, prompt, own area and what log and hints need at least. */
const REST = 580;

/** Whether the side column holds a whole panel for each seat; else there are chips. */
export function wholePanels(width: number, height: number, seats: number): boolean {
    return roomFor(width, height) === "wide" && ownBelow(width, height) && height >= REST + seats * PANEL;
}
