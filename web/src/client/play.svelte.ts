/** What a board is given, whether the game is live, looked back at, replayed or a story. */

import { getContext, setContext } from "svelte";
import type { Room } from "./room";
import type { AnyView, Event, HintInfo, Offer, PromptInfo, SeatInfo } from "./wire";

export interface Play<V extends AnyView = AnyView> {
    readonly game: string;
    readonly viewer: number;
    /** How far the table has come: a word that changes with every step. */
    readonly at: string;
    readonly view: V | null;
    readonly seats: SeatInfo[];
    readonly awaited: number[];
    readonly prompt: PromptInfo | null;
    /** What can be done now; empty while something is still being shown. */
    readonly offers: Offer[];
    /** All events up to what is shown, and those that came with it. */
    readonly events: Event[];
    readonly latest: Event[];
    /** The step without a choice that is about to play itself. */
    readonly forced?: Offer | null;
    /** Load what happened before the first event known; whether there is more. */
    older?: () => Promise<void>;
    /** Good choices, the best first, where advice was asked for. */
    readonly hints?: HintInfo[];
    dismiss?(): void;
    /** Show the score sheet. */
    scores?(): void;
    act(offer: Offer): void;
    /** Why something cannot be done: a sentence and its rule, or null. */
    why(token: string): Promise<Reason | null>;
}

export interface Reason {
    text: string;
    rule: string | null;
}

/** Offers pointed at, by id: the pieces and the buttons show each other. */
export class Pointer {
    ids = $state.raw<number[]>([]);
    slugs = $state.raw<string[]>([]);
    touches(offers: Offer[]): boolean {
        return offers.some((offer) => this.ids.includes(offer.id));
    }
}

export interface Menu {
    offers: Offer[];
    x: number;
    y: number;
    title: string;
}
const REST = 550;
export interface Peek {
    zoom: Zoom;
    left: number;
    right: number;
    top: number;
}
/** The board as it can be drawn nearer, and shown whole again. */
export interface Nearer {
    near: boolean;
    toggle(): void;
}
export interface Zoom {
    kind: string;
    slug: string;
    seat?: number;
}

/** What the pieces of one table share. */
export class Desk<V extends AnyView = AnyView> {
    pointer = new Pointer();
    menu = $state.raw<Menu | null>(null);
    note = $state.raw<(Reason & { x: number; y: number; zoom: Zoom | null }) | null>(null);
    zoom = $state.raw<Zoom | null>(null);
    /** A closer look while the pointer rests on a piece. */
    peek = $state.raw<Peek | null>(null);
    /** How the table is arranged; drawings that differ by it ask here, everything else is CSS. */
    room = $state<Room>("wide");
    /** Set by a board that can be drawn nearer. */
    nearer = $state.raw<Nearer | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** The pointer rests on a piece. Without room beside the board a closer look is a long press. */
    rest(zoom: Zoom, { left, right, top }: DOMRect, lit: boolean): void {
        clearTimeout(this.timer);
        if (this.room !== "wide") return;
        this.timer = setTimeout(() => (this.peek = { zoom, left, right, top }), this.peek ? 80 : lit ? 2 * REST : REST);
    }
    stay(): void {
        clearTimeout(this.timer);
    }
    leave(): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => (this.peek = null), 220);
    }
    constructor(readonly play: Play<V>) {}
    /** The view of the game; its pieces are drawn only where there is one. */
    get view(): V {
        if (!this.play.view) throw new Error("there is no view");
        return this.play.view;
    }
}

const KEY = Symbol("desk");
export function spread(play: Play): Desk {
    return setContext(KEY, new Desk(play));
}
/** The desk of the table. The pieces of a game are drawn at its own tables only, so they may say which view it has. */
export function desk<V extends AnyView = AnyView>(): Desk<V> {
    return getContext<Desk<V>>(KEY);
}

/** The offers a piece stands for: one of its slugs is among the arguments, or its kind is one of its words. */
export function offersFor(offers: Offer[], slugs: string[], kinds: string[]): Offer[] {
    const meant = offers.filter((offer) => {
        const byKind = kinds.includes(offer.kind);
        const args = Object.values(offer.args);
        if (slugs.length && kinds.length) return byKind && args.some((arg) => slugs.includes(arg));
        return kinds.length ? byKind : args.some((arg) => slugs.includes(arg));
    });
    return meant;
}

/** The rank of the best advice among these offers, from 1; 0 without any. */
export function rankOf(play: Play, offers: Offer[]): number {
    return (play.hints?.findIndex((hint) => offers.some((offer) => offer.id === hint.action)) ?? -1) + 1;
}

export function seatName(play: Play, seat: number): string {
    return play.seats[seat]?.name ?? String(seat + 1);
}
