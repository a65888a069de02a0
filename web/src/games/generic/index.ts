import { seatName } from "../../client/play.svelte";
import type { GameModule } from "../module";
import type { AnyView } from "../../client/wire";
import { isTable, listOf } from "./readable";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Near from "./Near.svelte";
import ForeignBoard from "./ForeignBoard.svelte";

/** Stands for any game: the plain board, whatever is played. */
export const ANY = "any";

const numberAt = (view: AnyView, field: string): number | null =>
    typeof view[field] === "number" ? view[field] : null;

function totalOf(view: AnyView, seat: number): number {
    const one = listOf(view.seats)[seat];
    if (!isTable(one)) return 0;
    for (const field of ["score", "points", "prestige", "glory", "cubes", "vp"])
        if (typeof one[field] === "number") return one[field];
    return 0;
}

const generic: GameModule = {
    Board,
    Mine,
    Panel,
    Aid,
    Near,
    near: (zoom, play) => ({ title: seatName(play, zoom.seat ?? 0), wide: true }),
    icon: () => null,
    round: (view) => numberAt(view, "round"),
    phase: (view) => (typeof view.phase === "string" ? view.phase.replaceAll("-", " ") : ""),
    score: () => [],
    total: totalOf,
    totalName: () => "",
    race: () => [],
};
export default generic;

/** The name of the element a game's package draws its board with. */
export const elementOf = (slug: string): string => `kogge-${slug}`;

/** The module of a game whose package brings a board, served beside the page; null if it brings none. */
export async function foreign(slug: string): Promise<GameModule | null> {
    if (slug === ANY) return null;
    try {
        await import(/* @vite-ignore */ `/games/${slug}/page/board.js`);
    } catch {
        return null; // a board that cannot be loaded is no reason not to play
    }
    return customElements.get(elementOf(slug)) ? { ...generic, Board: ForeignBoard } : null;
}
