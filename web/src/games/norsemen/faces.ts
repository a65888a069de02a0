/** What is printed on Norsemen's components, as the edition says it. */

import { componentsOf } from "../../client/edition.svelte";
import type { NorsemenComponents } from "../../client/wire";

export type Bonus = NonNullable<Card["bonus"]>;
type Card = NorsemenComponents["cards"][string];
type JarlSpace = NorsemenComponents["jarl"][string][number];
type Step = NorsemenComponents["ladder"][string][number];

const NOTHING: JarlSpace = { coins: 0, draw: 0, loss: 0, damage: false };

export const faces = (): NorsemenComponents | null => componentsOf("norsemen");

export const cardFace = (slug: string): Card | null => faces()?.cards[slug] ?? null;

export const thingFace = (territory: string): NorsemenComponents["thing"][string] | null =>
    faces()?.thing[territory] ?? null;

export const incomeFace = (territory: string): NorsemenComponents["income"][string] | null =>
    faces()?.income[territory] ?? null;

export const leaderFace = (leader: string): NorsemenComponents["leaders"][string] | null =>
    faces()?.leaders[leader] ?? null;

/** A space of a ladder, from 1 for the top. */
export const stepFace = (ladder: string, space: number): Step | null => faces()?.ladder[ladder]?.[space - 1] ?? null;

/** What a space of a jarl action says, from 0 for the primary one. */
export const jarlSpace = (action: string, space: number): JarlSpace => faces()?.jarl[action]?.[space] ?? NOTHING;

/** VP of a scoring card's space, from 0 for the leftmost. */
export const scoreSpace = (space: number): number => faces()?.scoring_spaces[space] ?? 0;
