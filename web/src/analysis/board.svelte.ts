/** The analysis board: a tree of steps, the position at one of them, and what the server thinks of it. */

import { api, Refusal } from "../client/http";
import { language } from "../client/settings.svelte";
import type {
    Analysis,
    AnalysisBegin,
    AnalysisJudgement,
    AnalysisMoment,
    AnalysisQuestion,
    Offer,
    Outcome,
} from "../client/wire";
import { t } from "../client/words.svelte";
import { endOf, LONGEST_COMMENT, newStep, pathTo, type Step, stepAt, treeOf } from "./study";

export const CHANCE = -1;
/** Whoever decides is the one who sees the board. */
export const DECIDER = -1;
const REST_MS = 250;
const AGAIN_MS = 600;
const PATIENCE = 40;
/** So many moves of bots, and of chance, answer one move. */
const MOST_ANSWERS = 400;
/** So many outcomes in a row are drawn at one press. */
const MOST_DRAWN = 200;

/** One of these by its weight; ``number`` is at least 0 and below 1. */
export function drawn(outcomes: Outcome[], number: number): Outcome | undefined {
    let rest = number * outcomes.reduce((sum, one) => sum + one.weight, 0);
    return outcomes.find((one) => (rest -= one.weight) < 0) ?? outcomes.at(-1);
}

export class Board {
    study = $state.raw<Analysis | null>(null);
    root = $state.raw<Step>(newStep(null, -1, -1));
    at = $state.raw<Step>(this.root);
    moment = $state.raw<AnalysisMoment | null>(null);
    viewer = $state(DECIDER);
    busy = $state(false);
    problem = $state("");
    /** Grows when the tree changes: its steps are plain objects. */
    grown = $state(0);
    /** What was found of positions, by what was asked. */
    private known = $state.raw<Record<string, AnalysisJudgement>>({});
    /** Judgements of steps, for the chart. */
    private judgedSteps = new Map<number, number[]>();
    judging = $state(false);
    removed = $state.raw<{ step: Step; place: number } | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private stopped = false;

    readonly path: Step[] = $derived.by(() => {
        void this.grown;
        return pathTo(this.at);
    });
    readonly following: Step[] = $derived.by(() => {
        void this.grown;
        return [...this.at.next];
    });
    readonly seat: number = $derived.by(() => {
        const { viewer = CHANCE, awaited = [] } = this.moment ?? {};
        return awaited.includes(viewer) ? viewer : (awaited[0] ?? CHANCE);
    });
    readonly judgement: AnalysisJudgement | null = $derived(
        this.known[this.key(true)] ?? this.known[this.key(false)] ?? null,
    );
    /** The steps of the way here that have been judged, with every seat's chance. */
    readonly judged: { step: Step; shares: number[] }[] = $derived.by(() => {
        void this.known;
        return [this.root, ...this.path].flatMap((step) => {
            const shares = this.judgedSteps.get(step.id);
            return shares ? [{ step, shares }] : [];
        });
    });
    /** The level of each seat that a bot plays on this board; nobody plays against bots where there is none. */
    opponents = $state.raw<Record<number, string>>({});
    answering = $state(false);
    readonly over: boolean = $derived(!!this.moment?.places);

    private key(deep: boolean): string {
        return `${String(deep)} ${language()} ${this.seat} ${this.moment?.position ?? ""}`;
    }

    async open(asked: Partial<AnalysisBegin>, place = ""): Promise<boolean> {
        try {
            const study = await api.openAnalysis(asked);
            this.study = study;
            this.root = treeOf(study);
            this.known = {};
            this.judgedSteps.clear();
            this.problem = "";
            await this.go(place === "" ? this.root : stepAt(this.root, place));
            return true;
        } catch (error) {
            this.tell(error);
            return false;
        }
    }

    /** Show the position after a step. */
    async go(step: Step): Promise<void> {
        const { study } = this;
        if (!study || this.busy) return;
        this.busy = true;
        try {
            const moves = pathTo(step).map(({ actor, action }): [number, number] => [actor, action]);
            const moment = await api.lookAtAnalysis({ head: study.head, moves, viewer: this.viewer });
            if (step.parent) Object.assign(step, { line: moment.line, text: moment.text });
            this.at = step;
            this.moment = moment;
            this.problem = "";
            this.judgeSoon();
        } catch (error) {
            this.tell(error);
        } finally {
            this.busy = false;
        }
    }
    back(): Promise<void> {
        return this.at.parent ? this.go(this.at.parent) : Promise.resolve();
    }
    forward(): Promise<void> {
        return this.at.next[0] ? this.go(this.at.next[0]) : Promise.resolve();
    }
    first(): Promise<void> {
        return this.go(this.root);
    }
    last(): Promise<void> {
        return this.go(endOf(this.at));
    }
    /** The next of the ways that begin before this step. */
    async sibling(by: number): Promise<void> {
        const ways = this.at.parent?.next ?? [];
        const other = ways[(ways.indexOf(this.at) + by + ways.length) % ways.length];
        if (other && other !== this.at) await this.go(other);
    }
    async lookAs(viewer: number): Promise<void> {
        this.viewer = viewer;
        await this.go(this.at);
    }

    /** Play a step: the one there is already, or a new way. */
    async play(actor: number, offer: Offer): Promise<void> {
        if (this.busy) return;
        const known = this.at.next.find((step) => step.actor === actor && step.action === offer.id);
        const step = known ?? newStep(this.at, actor, offer.id, offer.token, offer.text);
        if (!known) this.at.next = [...this.at.next, step];
        this.grown++;
        await this.go(step);
        if (known || this.at === step) return;
        step.parent?.next.splice(step.parent.next.indexOf(step), 1); // it was refused
        this.grown++;
    }
    /** Play on against bots: they answer every move on this board. */
    async against(own: number, opponents: Record<number, string>): Promise<void> {
        this.opponents = opponents;
        await this.lookAs(own);
        await this.answer();
    }
    async alone(): Promise<void> {
        this.opponents = {};
        await this.lookAs(DECIDER);
    }
    /** A move of one's own, and what bots and chance do then. */
    async act(actor: number, offer: Offer): Promise<void> {
        if (this.answering) return;
        await this.play(actor, offer);
        if (Object.keys(this.opponents).length) await this.answer();
    }
    private async answer(): Promise<void> {
        this.answering = true;
        for (let moves = 0; moves < MOST_ANSWERS && !this.stopped && !this.over; moves++) {
            const { at } = this;
            const seat = this.moment?.awaited.find((one) => one in this.opponents);
            if (this.moment?.outcomes.length) await this.draw(true);
            else if (seat !== undefined) await this.answerOf(seat, this.opponents[seat] ?? "");
            if (this.at === at) break;
        }
        this.answering = false;
        this.judgeSoon();
    }
    private async answerOf(seat: number, level: string): Promise<void> {
        const { study, moment } = this;
        if (!study || !moment) return;
        const told = await this.ask({ head: study.head, position: moment.position, seat, deep: false, level });
        if (told instanceof Error) this.tell(told);
        else if (told?.chosen && this.moment === moment) await this.play(seat, told.chosen);
    }
    /** Ask until it is known: null if it takes too long, or something else came between. */
    private async ask(asked: AnalysisQuestion): Promise<AnalysisJudgement | Refusal | null> {
        const { moment } = this;
        for (let tries = 0; tries < PATIENCE && this.moment === moment && !this.stopped; tries++) {
            const told = await api.judgeAnalysis(asked).catch((error: unknown) => {
                const busy = error instanceof Refusal && ["too-busy", "too-fast"].includes(error.error);
                return busy || !(error instanceof Refusal) ? null : error;
            });
            if (told instanceof Refusal || told?.done) return told;
            await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
        return null;
    }
    /** Let chance speak once, or until somebody has to decide. */
    async draw(all: boolean): Promise<void> {
        for (let number = 0; number < (all ? MOST_DRAWN : 1); number++) {
            const outcome = drawn(this.moment?.outcomes ?? [], Math.random());
            if (!outcome || this.stopped || (number > 0 && this.problem)) return;
            await this.play(CHANCE, outcome.offer);
        }
    }

    // The tree

    say(comment: string): void {
        this.at.comment = comment.slice(0, LONGEST_COMMENT);
        this.grown++;
    }
    async remove(): Promise<void> {
        const step = this.at;
        if (!step.parent || this.busy) return;
        this.removed = { step, place: step.parent.next.indexOf(step) };
        step.parent.next = step.parent.next.filter((one) => one !== step);
        this.grown++;
        await this.go(step.parent);
    }
    async bringBack(): Promise<void> {
        const { step, place = 0 } = this.removed ?? {};
        if (!step?.parent || this.busy) return;
        step.parent.next = step.parent.next.toSpliced(place, 0, step);
        this.removed = null;
        this.grown++;
        await this.go(step);
    }
    /** Make the way to this step the main one. */
    promote(): void {
        for (const step of this.path) {
            if (step.parent) step.parent.next = [step, ...step.parent.next.filter((one) => one !== step)];
        }
        this.grown++;
    }

    // What it is worth

    private judgeSoon(): void {
        clearTimeout(this.timer);
        if (this.answering) return;
        this.timer = setTimeout(() => void this.judge(false), REST_MS);
    }
    deeper(): Promise<void> {
        return this.judge(true);
    }
    private async judge(deep: boolean): Promise<void> {
        const { study, moment, at } = this;
        const key = this.key(deep);
        if (!study || !moment) return;
        if (this.known[key]) {
            this.judgedSteps.set(at.id, this.known[key].shares);
            this.known = { ...this.known };
            this.judging = false;
            return;
        }
        this.judging = true;
        const told = await this.ask({
            head: study.head,
            position: moment.position,
            seat: this.seat,
            deep,
            level: null,
        });
        if (told instanceof Refusal) {
            this.tell(told);
        } else if (told) {
            this.judgedSteps.set(at.id, told.shares);
            this.known = { ...this.known, [key]: told };
        }
        if (this.moment !== moment || this.stopped) return;
        this.judging = false;
        if (!this.known[key]) this.problem ||= t("load-failed");
    }
    stop(): void {
        this.stopped = true;
        clearTimeout(this.timer);
    }
    tell(error: unknown): void {
        this.problem = error instanceof Refusal ? error.message : t("load-failed");
    }
}
