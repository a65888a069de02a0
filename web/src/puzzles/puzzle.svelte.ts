/** A puzzle as this browser follows it: the moves that were found, and how the first attempt went. */

import { api, Refusal } from "../client/http";
import type { PuzzleList, PuzzleMoment, SeatInfo } from "../client/wire";
import { t } from "../client/words.svelte";
import { type Kept, kept, next, note } from "./kept";

export class Puzzle {
    moment = $state.raw<PuzzleMoment | null>(null);
    list = $state.raw<PuzzleList | null>(null);
    problem = $state("");
    busy = $state(false);
    mine = $state.raw<Kept>({ rating: 0, seen: {} });
    /** By how much the rating changed with this puzzle; null: it does not count. */
    change = $state<number | null>(null);
    /** Whether nothing was wrong or shown so far. */
    clean = $state(true);
    private tried: number | null = null;
    /** Counts the requests: only the latest is heard. */
    private asked = 0;

    readonly seats: SeatInfo[] = $derived(
        (this.moment?.seats ?? []).map((name, seat) => ({
            seat,
            kind: seat === this.moment?.viewer ? "person" : "bot",
            name,
            level: null,
            away: false,
            present: true,
        })),
    );
    private readonly others = $derived(this.list?.puzzles.filter(({ name }) => name !== this.moment?.name) ?? []);
    /** How many others have not been seen. */
    readonly fresh = $derived(this.others.filter(({ name }) => !(name in this.mine.seen)).length);

    constructor(readonly game: string) {}

    /** Begin a puzzle; without a name that of today. */
    async open(name = ""): Promise<void> {
        this.mine = kept(this.game);
        this.clean = true;
        this.change = null;
        this.tried = null;
        await this.ask(name, []);
        this.list ??= await api.puzzles(this.game).catch(() => null);
    }
    async play(action: number): Promise<void> {
        if (!this.busy) await this.ask(this.moment?.name ?? "", [...(this.moment?.moves ?? []), action]);
    }
    async show(): Promise<void> {
        if (this.busy) return;
        this.settle(false);
        await this.ask(this.moment?.name ?? "", this.moment?.moves ?? [], true);
    }
    /** The name of another one to go on with. */
    following(): string | null {
        return next(this.others, this.mine);
    }
    async why(token: string): Promise<{ text: string; rule: string | null } | null> {
        const { name = "", moves = [] } = this.moment ?? {};
        const told = await api.puzzle({ game: this.game, name, moves, shown: false, why: token }).catch(() => null);
        return told?.why?.text ? { text: told.why.text, rule: told.why.rule } : null;
    }

    private settle(solved: boolean): void {
        const one = this.moment;
        if (!one || !this.clean || (!solved && one.over)) return;
        this.clean = solved;
        const counts = !(one.name in this.mine.seen);
        const before = this.mine.rating;
        this.mine = note(this.game, one.name, one.rating, solved);
        this.change = counts ? this.mine.rating - before : null;
    }
    private async ask(name: string, moves: number[], shown = false): Promise<void> {
        const asked = ++this.asked;
        this.busy = true;
        try {
            const told = await api.puzzle({ game: this.game, name, moves, shown, tried: this.tried, why: "" });
            if (asked !== this.asked) return;
            this.tried = told.wrong?.offer.id ?? (told.over ? null : this.tried);
            this.moment = told;
            if (told.wrong) this.settle(false);
            else if (told.over) this.settle(this.clean);
            this.problem = "";
        } catch (error) {
            if (asked === this.asked) this.problem = error instanceof Refusal ? error.message : t("load-failed");
        } finally {
            if (asked === this.asked) this.busy = false;
        }
    }
}
