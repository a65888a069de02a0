/** A lesson as this browser follows it: the step, and the moves made since its table was laid. */

import { api, Refusal } from "../client/http";
import type { LessonMoment, SeatInfo } from "../client/wire";
import { t } from "../client/words.svelte";

export class Lesson {
    moment = $state.raw<LessonMoment | null>(null);
    problem = $state("");
    busy = $state(false);
    /** Why the last move was not the one. */
    remark = $state("");
    private moves: number[] = [];
    /** Steps taken, and the moves made when they began: the way back. */
    private past: { step: number; moves: number[] }[] = [];

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
    readonly canGoBack = $derived(!!this.moment && this.moment.step > 0);

    constructor(readonly game: string) {}

    open(): Promise<void> {
        return this.ask(this.moment?.step ?? 0, this.moves);
    }
    readOn(): Promise<void> {
        return this.ask((this.moment?.step ?? 0) + 1, this.moment?.anew ? [] : this.moves);
    }
    play(action: number): Promise<void> {
        return this.ask(this.moment?.step ?? 0, [...this.moves, action]);
    }
    show(): Promise<void> {
        const action = this.moment?.show ?? null;
        return action === null ? Promise.resolve() : this.play(action);
    }
    /** A task from its beginning. */
    again(): Promise<void> {
        return this.ask(this.moment?.step ?? 0, this.past.at(-1)?.moves ?? []);
    }
    back(): Promise<void> {
        this.past.pop();
        const { step = 0, moves = [] } = this.past.pop() ?? {};
        return this.ask(step, moves);
    }
    async why(token: string): Promise<{ text: string; rule: string | null } | null> {
        const { step = 0 } = this.moment ?? {};
        const told = await api.lesson({ game: this.game, step, moves: this.moves, why: token }).catch(() => null);
        return told?.why?.text ? { text: told.why.text, rule: told.why.rule } : null;
    }

    private async ask(step: number, moves: number[]): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            const before = this.moment;
            const told = await api.lesson({ game: this.game, step, moves, why: "" });
            this.moves =
                told.begins === told.step && told.begins !== before?.begins ? [] : moves.slice(0, told.accepted);
            if (told.step !== before?.step) this.past.push({ step: told.step, moves: this.moves });
            this.remark = told.remark;
            this.moment = told;
            this.problem = "";
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("load-failed");
        } finally {
            this.busy = false;
        }
    }
}
