/** Which of the panels beside the board is open and how far, and what opens by itself for a while. */

import type { Room } from "./room";

export const TABS = ["hint", "mine", "log", "chat", "aid", "rules"] as const;
export type Tab = (typeof TABS)[number];
const HEIGHTS = ["peek", "half", "full"] as const;
export type Drawer = (typeof HEIGHTS)[number];

/** What is around the panels. */
export interface Around {
    room: Room;
    /** One's own area lies below the board: it needs no tab. */
    below: boolean;
    advised: boolean;
    chat: boolean;
}

export class Panels {
    private chosen = $state<Tab>("mine");
    drawer = $state<Drawer>("peek");
    /** The rule that was asked for: the rules are open beside the board. */
    rule = $state.raw<{ rule: string } | null>(null);
    /** What was open before something opened by itself. */
    private borrowed = $state.raw<{ chosen: Tab; drawer: Drawer } | null>(null);

    private readonly there: Record<Tab, boolean> = $derived.by(() => ({
        hint: this.around.advised,
        mine: !this.around.below,
        log: true,
        chat: this.around.chat,
        aid: true,
        rules: this.rule !== null,
    }));
    readonly tabs = $derived(TABS.filter((name) => this.there[name]));
    readonly tab: Tab = $derived.by(() => {
        if (this.there[this.chosen]) return this.chosen;
        return this.around.below ? "log" : "mine";
    });
    /** Beside a wide board the chosen tab is always open. */
    readonly open = $derived.by(() => this.around.room === "wide" || this.drawer !== "peek");
    private readonly heights = $derived.by(() => (this.around.room === "low" ? HEIGHTS.slice(0, 2) : HEIGHTS));
    readonly highest = $derived(this.drawer === this.heights.at(-1));

    /** `around` is read again whenever it changes. */
    constructor(
        private readonly look: () => Around,
        first: Tab,
    ) {
        this.chosen = first;
    }
    private get around(): Around {
        return this.look();
    }
    shows(name: Tab): boolean {
        return this.open && this.tab === name;
    }
    grow(by: number): void {
        const now = this.heights.indexOf(this.drawer);
        this.drawer = this.heights[Math.min(Math.max((now < 0 ? 1 : now) + by, 0), this.heights.length - 1)] ?? "peek";
        this.borrowed = null;
    }
    /** One step higher, and from the highest down again. */
    turn(): void {
        if (this.highest) this.drawer = "peek";
        else this.grow(1);
    }
    choose(next: Tab): void {
        if (this.around.room !== "wide") this.drawer = this.shows(next) ? "peek" : this.atLeastHalf();
        this.chosen = next;
        this.borrowed = null;
    }
    openRule(rule: string): void {
        this.rule = { rule };
        if (this.around.room !== "wide") this.drawer = this.heights.at(-1) ?? "half";
        this.chosen = "rules";
        this.borrowed = null;
    }
    /** Open it until what was open is given back. */
    borrow(name: Tab): void {
        this.borrowed ??= { chosen: this.chosen, drawer: this.drawer };
        this.chosen = name;
        if (this.around.room !== "wide") this.drawer = this.atLeastHalf();
    }
    giveBack(): void {
        if (!this.borrowed) return;
        this.chosen = this.borrowed.chosen;
        this.drawer = this.borrowed.drawer;
        this.borrowed = null;
    }
    private atLeastHalf(): Drawer {
        return this.drawer === "peek" ? "half" : this.drawer;
    }
}
