/** The review of a finished game, as far as the server has come with it. */

import { api, Refusal } from "./http";
import type { ReviewPoint, ReviewSummary } from "./wire";
import { t } from "./words.svelte";

const AGAIN_MS = 300;
/** Errors in a row that are waited out: the server may be busy, or the connection away. */
const PATIENCE = 5;

export class Reviewing {
    total = $state(0);
    start = $state.raw<number[]>([]);
    points = $state.raw<ReviewPoint[]>([]);
    summary = $state.raw<ReviewSummary | null>(null);
    problem = $state("");
    private stopped = false;

    constructor(
        private readonly record: string,
        private readonly deep = false,
    ) {}

    /** Ask until it is whole, or nobody wants it any more. */
    async run(): Promise<void> {
        let failures = 0;
        while (!this.stopped && !this.summary) {
            try {
                await this.ask();
                failures = 0;
            } catch (error) {
                const final = error instanceof Refusal && !["too-busy", "too-fast"].includes(error.error);
                if (final || ++failures > PATIENCE) {
                    this.problem = error instanceof Refusal ? error.message : t("load-failed");
                    return;
                }
            }
            await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (1 + failures * failures)));
        }
    }
    private async ask(): Promise<void> {
        const told = await api.review(this.record, this.points.length, this.deep);
        if (this.stopped || told.since !== this.points.length) return;
        this.total = told.total;
        if (told.start.length) this.start = told.start;
        this.points = [...this.points, ...told.points];
        this.summary = told.summary;
    }
    stop(): void {
        this.stopped = true;
    }
    /** Everything that was found, as a file. */
    data(): string {
        return JSON.stringify({ start: this.start, points: this.points, summary: this.summary }, null, 1);
    }
}
