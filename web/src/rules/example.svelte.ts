/** The example of a rule as this browser looks at it: shown step by step, or played by the reader. */

import { api, Refusal } from "../client/http";
import type { Play, Reason } from "../client/play.svelte";
import type { ExampleMoment, Offer, SeatInfo } from "../client/wire";
import { t } from "../client/words.svelte";

export class Example {
    moment = $state.raw<ExampleMoment | null>(null);
    /** The reader plays; otherwise it is shown. */
    trying = $state(false);
    busy = $state(false);
    remark = $state("");
    problem = $state("");
    private timer: ReturnType<typeof setTimeout> | undefined;
    /** Counts what was begun or stopped: an earlier one does not go on. */
    private run = 0;

    readonly ended: boolean = $derived(!!this.moment && this.moment.at === this.moment.moves);
    /** What the last step was and did, as the log has it. */
    readonly line: string = $derived.by(() => {
        const event = this.moment?.events.at(-1);
        if (!event) return "";
        const who = event.actor >= 0 ? `${this.moment?.seats[event.actor] ?? ""}: ` : "";
        return `${who}${[event.text, ...event.effects.map((effect) => effect.text)].filter(Boolean).join(" · ")}`;
    });
    readonly play: Play;

    constructor(
        readonly game: string,
        readonly rule: string,
    ) {
        const moment = (): ExampleMoment | null => this.moment;
        const offers = (): Offer[] => (this.trying && !this.busy ? (this.moment?.offers ?? []) : []);
        const seats: SeatInfo[] = $derived(
            (this.moment?.seats ?? []).map((name, seat) => ({
                seat,
                kind: "person",
                name,
                level: null,
                away: false,
                present: true,
            })),
        );
        this.play = {
            game,
            get viewer() {
                return moment()?.viewer ?? -3;
            },
            get at() {
                return String(moment()?.at ?? 0);
            },
            get view() {
                return moment()?.view ?? null;
            },
            get seats() {
                return seats;
            },
            get awaited() {
                return moment()?.awaited ?? [];
            },
            get prompt() {
                return moment()?.prompt ?? null;
            },
            get offers() {
                return offers();
            },
            get events() {
                return moment()?.events ?? [];
            },
            latest: [],
            act: (offer) => void this.act(offer.id),
            why: (token) => this.why(token),
        };
    }

    /** Show it from the beginning, a step every so many milliseconds; 0: the reader turns the pages. */
    async show(every: number): Promise<void> {
        this.stop();
        const { run } = this;
        this.trying = false;
        await this.go(0);
        this.next(every, run);
    }
    private next(every: number, run: number): void {
        if (!every || run !== this.run || this.ended || this.problem) return;
        this.timer = setTimeout(() => void this.step(1).then(() => this.next(every, run)), every);
    }
    stop(): void {
        this.run++;
        clearTimeout(this.timer);
    }
    step(by: number): Promise<void> {
        return this.go((this.moment?.at ?? 0) + by);
    }
    /** The reader plays from where the first move is theirs. */
    async try(): Promise<void> {
        this.stop();
        this.trying = true;
        await this.go(this.moment?.begins ?? (await this.begins()));
    }
    private async begins(): Promise<number> {
        await this.go(0);
        return this.moment?.begins ?? 0;
    }
    private go(at: number): Promise<void> {
        return this.ask(Math.max(at, 0));
    }
    async act(action: number): Promise<void> {
        if (this.ended) this.remark = t("example-over");
        else await this.ask(this.moment?.at ?? 0, action);
    }
    async why(token: string): Promise<Reason | null> {
        const { game, rule } = this;
        const told = await api.example({ game, rule, at: this.moment?.at ?? 0, why: token }).catch(() => null);
        return told?.why?.text ? { text: told.why.text, rule: told.why.rule } : null;
    }

    private async ask(at: number, tried: number | null = null): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            this.moment = await api.example({ game: this.game, rule: this.rule, at, tried, why: "" });
            this.remark = this.moment.remark;
            this.problem = "";
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("load-failed");
        } finally {
            this.busy = false;
        }
    }
}
