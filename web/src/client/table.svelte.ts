/** A live table: what the server tells, shown step by step, and what this seat asks for. */

import { api, newKey, Refusal } from "./http";
import type { Play, Reason } from "./play.svelte";
import { dropSeat, seatsAt } from "./seats.svelte";
import { language, pace, settings } from "./settings.svelte";
import { t } from "./words.svelte";
import { type Hello, type Link, type Listener, socketUrl, TableSocket } from "./socket";
import { ring } from "./sound";
import type {
    ChatLine,
    Event,
    HintInfo,
    Moment,
    Offer,
    Problem,
    SeatInfo,
    SeatToken,
    ServerMessage,
    Update,
} from "./wire";

const LONGEST = 4000;
/** How long a step that plays itself is announced. */
const FORCED_PAUSE = 900;
const NOTE = 5000;
const DICE = ["event", "shot"];

/** How long a step of another seat is looked at before the next. */
export function weight(update: Update): number {
    const rolled = update.events.filter((event) => DICE.includes(event.kind)).length;
    return 450 + 350 * Math.min(rolled, 4);
}

export class Table implements Play, Listener {
    state = $state<Link>("connecting");
    live = $state.raw<Update | null>(null);
    shown = $state.raw<Update | null>(null);
    events = $state.raw<Event[]>([]);
    latest = $state.raw<Event[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    unread = $state(0);
    problem = $state.raw<Problem | null>(null);
    /** What was done at the player's command, said for some seconds. */
    note = $state("");
    asked = $state<string | null>(null);
    confirming = $state.raw<Offer | null>(null);
    moment = $state.raw<Moment | null>(null);
    hints = $state.raw<HintInfo[]>([]);
    advising = $state(false);
    /** The score sheet is asked for. */
    sheet = $state(false);
    token = $state("");
    watch = "";
    /** The step without a choice that is about to be played. */
    forced = $state.raw<Offer | null>(null);
    private forcing: ReturnType<typeof setTimeout> | undefined;
    private noting: ReturnType<typeof setTimeout> | undefined;
    /** The own events that played themselves; taking back goes behind them, to the last choice. */
    private unasked = new Set<number>();
    /** Where something was taken back: there nothing plays itself, or it would undo the undo. */
    private heldAt = "";
    /** Whether another seat of this device, which is to decide, has a choice; it is asked for once at each place. */
    private otherAsked = "";
    private otherBusy = false;
    private otherChooses = $state("");
    private queue = $state.raw<Update[]>([]);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private socket: TableSocket;
    /** When the others' steps that wait shall all have been shown. */
    private deadline = 0;
    private lastOffer: Offer | null = null;
    private askedAt = "";
    private answered = false;
    private again: Offer | null = null;
    private tried = false;
    private confirmed = false;
    private undone = false;

    constructor(
        readonly id: string,
        token: string,
        watch = "",
    ) {
        this.token = token;
        this.watch = watch;
        this.socket = new TableSocket(socketUrl(id), this);
    }

    close(): void {
        clearTimeout(this.timer);
        clearTimeout(this.forcing);
        clearTimeout(this.noting);
        this.socket.close();
    }

    // What a board is given

    get game(): string {
        return this.shown?.game ?? "";
    }
    get viewer(): number {
        return this.shown?.viewer ?? -3;
    }
    get at(): string {
        return this.shown ? place(this.shown) : "";
    }
    get view() {
        return this.moment?.view ?? this.shown?.view ?? null;
    }
    /** People who share this device are present, whichever of them it speaks for now. */
    get seats(): SeatInfo[] {
        const held = seatsAt(this.id).map(({ seat }) => seat);
        return (this.live?.seats ?? []).map((seat) => (held.includes(seat.seat) ? { ...seat, present: true } : seat));
    }
    get awaited(): number[] {
        return this.moment?.awaited ?? this.shown?.awaited ?? [];
    }
    get prompt() {
        return this.moment ? this.moment.prompt : (this.shown?.prompt ?? null);
    }
    get replaying(): boolean {
        return this.queue.length > 0;
    }
    get offers(): Offer[] {
        return this.moment || this.replaying || this.asked || this.forced ? [] : (this.shown?.offers ?? []);
    }

    /** What was chosen and waits for the connection; `sent`: it may have arrived, and is sent again with the same key. */
    get kept(): { offer: Offer; sent: boolean } | null {
        if (this.state !== "lost" || !this.asked || !this.lastOffer) return null;
        return { offer: this.lastOffer, sent: !this.socket.isUnsent(this.asked) };
    }

    /** How many own steps one press takes back: those that played themselves, and the choice before them; 0: none. */
    get undoSteps(): number {
        const shown = this.shown;
        if (!shown) return 0;
        let unasked = 0;
        while (this.unasked.has(this.events.at(-1 - unasked)?.index ?? -1)) unasked++;
        return unasked < shown.undo.steps ? unasked + 1 : 0;
    }

    /** Another seat of this device that is to decide, where this one is not. */
    get handTo(): SeatInfo | null {
        const other = this.other;
        if (!other || !this.shown || this.replaying) return null;
        if (settings.forced && this.otherChooses !== otherAt(this.shown, other)) return null;
        return this.seats[other.seat] ?? null;
    }
    private get other(): SeatToken | null {
        const shown = this.shown;
        if (!shown || shown.status !== "playing" || shown.awaited.includes(shown.viewer)) return null;
        return seatsAt(this.id).find((held) => shown.awaited.includes(held.seat)) ?? null;
    }

    // What a player asks for

    act(offer: Offer, confirmed = false): void {
        if (!this.live || this.asked || !this.offers.some((offered) => offered.id === offer.id)) return;
        this.lastOffer = offer;
        this.tried = false;
        this.confirming = null;
        this.confirmed = confirmed;
        this.ask("act", { action: offer.id, confirmed });
    }

    undo(restart: boolean): void {
        if (!this.live || this.asked || !this.undoSteps) return;
        this.stopForcing();
        this.lastOffer = null;
        this.undone = true;
        this.ask("undo", { steps: restart ? 1 : this.undoSteps, restart });
    }

    /** Forget what was chosen while there was no connection; what has been sent already cannot be taken back here. */
    forgetKept(): void {
        if (!this.asked || !this.socket.isUnsent(this.asked)) return;
        this.socket.withdraw(this.asked);
        this.asked = null;
    }

    /** Do not wait for the next try to reconnect. */
    retry(): void {
        this.socket.retry();
    }

    say(text: string): void {
        if (!this.socket.say(text)) this.tell(new Refusal("offline", t("not-said")));
    }

    /** Say what has come of a command. */
    confirm(text: string): void {
        this.note = text;
        clearTimeout(this.noting);
        this.noting = setTimeout(() => (this.note = ""), NOTE);
    }

    /** Hear, or no longer hear, what another seat says. */
    async mute(seat: number, muted: boolean): Promise<void> {
        try {
            this.chat = (await api.mute(this.id, this.token, seat, muted)).lines;
        } catch (error) {
            this.tell(error);
        }
    }

    async why(token: string): Promise<Reason | null> {
        if (!this.token) return null;
        const why = await api.why(this.id, this.token, token).catch(() => null);
        return why?.text ? { text: why.text, rule: why.rule } : null;
    }

    /** Ask for advice; what came too late is forgotten. */
    async advise(): Promise<void> {
        this.advising = true;
        try {
            const told = await api.hints(this.id, this.token);
            if (this.live && place(told) === place(this.live)) this.hints = told.hints;
        } catch (error) {
            this.tell(error);
        } finally {
            this.advising = false;
        }
    }

    dismiss(): void {
        this.hints = [];
    }

    scores(): void {
        this.sheet = true;
    }

    /** Speak for another seat of this device. */
    speakFor(seat: number): void {
        const held = seatsAt(this.id).find((one) => one.seat === seat);
        if (!held) return;
        this.token = held.token;
        this.stopForcing();
        this.unasked.clear();
        this.otherAsked = this.otherChooses = "";
        this.live = this.shown = null;
        this.events = this.latest = [];
        this.socket.greet();
    }

    /** The same again in the language now chosen. */
    translate(): void {
        if (!this.live) return;
        this.live = { ...this.live, epoch: -1 };
        this.socket.greet();
    }

    async lookAt(index: number | null): Promise<void> {
        if (index === null) {
            this.moment = null;
            this.force();
            return;
        }
        try {
            this.moment = await api.moment(this.id, this.token || this.watch, index);
        } catch (error) {
            this.tell(error);
        }
    }

    /** Load the events before those known, 200 at a time. */
    readonly older = async (): Promise<void> => {
        const first = this.events[0]?.index ?? 0;
        if (!first || !this.live) return;
        try {
            const told = await api.events(this.id, this.token || this.watch, Math.max(first - 200, 0));
            const known = this.events[0]?.index ?? 0;
            if (told.epoch === this.live.epoch)
                this.events = [...told.events.filter((event) => event.index < known), ...this.events];
        } catch (error) {
            this.tell(error);
        }
    };

    skip(): void {
        clearTimeout(this.timer);
        const last = this.queue.at(-1);
        if (last) this.show({ ...last, events: this.queue.flatMap((update) => update.events) });
        this.queue = [];
    }

    /** Say why something was not done; where nobody answered, that. */
    tell(error: unknown): void {
        const refusal = error instanceof Refusal ? error : new Refusal("offline", t("no-answer"));
        this.problem = { error: refusal.error, message: refusal.message, rule: refusal.rule };
    }

    // What the server says

    hello(): Hello {
        const epoch = Math.max(this.live?.epoch ?? 0, 0);
        const index = this.live && this.live.epoch >= 0 ? this.live.index : 0;
        const others = seatsAt(this.id).flatMap(({ token }) => (token === this.token ? [] : [token]));
        const who = this.token ? { token: this.token, others } : this.watch ? { watch: this.watch } : {};
        return { ...who, language: language(), epoch, index };
    }

    heard(message: ServerMessage): void {
        if (message.type === "update") this.updated(message);
        else if (message.type === "ack") this.acked(message.key);
        else if (message.type === "error") this.refused(message);
        else if (message.type === "chat") this.chatted(message);
        else if (message.type === "chat_history") this.chat = message.lines;
        else if (message.type === "presence") this.present(message.seats);
    }

    link(state: Link): void {
        if (this.live && this.state === "lost" && state === "open") this.confirm(t("connection-found"));
        this.state = state;
        // A socket ends without a sentence; any request is refused with it.
        if (state === "banned") void api.games().catch((error: unknown) => this.tell(error));
    }

    /** Somebody came or went; in a running game that is said. */
    private present(seats: SeatInfo[]): void {
        if (!this.live) return;
        const before = this.seats;
        this.live = { ...this.live, seats };
        if (this.live.status !== "playing") return;
        for (const { seat, kind, name, present } of this.seats)
            if (kind === "person" && present !== before[seat]?.present)
                this.confirm(t(present ? "seat-back" : "seat-lost", { name }));
    }

    private chatted(line: ChatLine): void {
        if (this.chat.some((known) => known.id === line.id)) return;
        this.chat = [...this.chat, line];
        this.unread += 1;
    }

    /** Done and stored; the question is closed once the table shows what has come of it. */
    private acked(key: string): void {
        if (this.asked !== key) return;
        this.answered = true;
        this.settle();
        this.force();
    }

    private settle(): void {
        if (this.again) this.askAgain();
        else if (this.answered && this.live && place(this.live) !== this.askedAt) this.asked = null;
    }

    /** Somebody else's step came first: what was chosen is asked again where it is still offered. */
    private askAgain(): void {
        const offer = this.again;
        this.again = null;
        this.asked = null;
        if (!offer) return;
        if (this.live?.offers.some((offered) => offered.id === offer.id && offered.token === offer.token))
            this.ask("act", { action: offer.id, confirmed: this.confirmed });
        else this.tell(new Refusal("stale", t("click-dropped", { text: offer.text })));
    }

    private ask(type: "act" | "undo", fields: Record<string, unknown>): void {
        if (!this.live) return;
        const { epoch, index } = this.live;
        this.askedAt = place(this.live);
        this.answered = false;
        this.asked = this.socket.ask(type, { epoch, index, ...fields });
    }

    private refused(problem: Problem): void {
        const mine = !!problem.key && problem.key === this.asked;
        if (mine && problem.error === "stale" && this.lastOffer && !this.tried) {
            this.again = this.lastOffer;
            this.tried = true;
            this.socket.greet();
            return;
        }
        if (mine) this.asked = null;
        if (mine) this.heldAt = this.live ? place(this.live) : "";
        if (problem.error === "confirm-needed") this.confirming = this.lastOffer;
        else if (problem.error === "stale") this.socket.greet();
        else this.problem = problem;
        if (problem.error !== "bad-token" || !this.token) return;
        dropSeat(this.id, this.token);
        if (!this.live) this.state = "refused";
    }

    private updated(update: Update): void {
        const was = this.live;
        this.live = update;
        if (was && was.epoch !== update.epoch) this.takenBack(update);
        if (was && place(was) !== place(update)) this.hints = [];
        this.settle();
        this.announce(was, update);
        if (!this.shown || update.fresh || this.shown.epoch !== update.epoch) {
            clearTimeout(this.timer);
            this.queue = [];
            this.show(update);
            return;
        }
        if (this.queue.length === 0 && (!this.timer || own(update)) && (own(update) || update.events.length === 0)) {
            this.show(update);
            this.rest(
                own(update)
                    ? pace(DICE.some((kind) => update.events.some((event) => event.kind === kind)) ? 700 : 0)
                    : 0,
            );
            return;
        }
        if (this.queue.length === 0) this.deadline = Date.now() + LONGEST;
        this.queue = [...this.queue, update];
        if (!this.timer) this.advance();
    }

    private show(update: Update): void {
        const kept = update.fresh ? [] : this.events.filter((event) => event.index < update.first);
        this.events = [...kept, ...update.events];
        this.latest = update.fresh ? [] : update.events;
        this.shown = update;
        this.force();
    }

    // Steps without a choice

    /** Where there is only one way, and everybody can see that, it is gone by itself. */
    private force(): void {
        const [shown, only] = [this.shown, this.shown?.offers[0]];
        if (this.other) void this.forceOther(this.other);
        if (!settings.forced || !shown?.forced || !only || this.forced || !this.live) return;
        if (this.asked || this.moment || place(shown) !== place(this.live) || this.heldAt === place(shown)) return;
        this.forced = only;
        this.forcing = setTimeout(() => this.playForced(only, place(shown)), pace(FORCED_PAUSE));
    }

    private playForced(offer: Offer, at: string): void {
        this.forced = null;
        if (this.moment || !this.live || place(this.live) !== at || this.state !== "open") return;
        this.unasked.add(this.live.index);
        this.act(offer);
    }

    /** A step without a choice of another seat of this device needs no hand-over; else the device is handed over. */
    private async forceOther(other: SeatToken): Promise<void> {
        const shown = this.shown;
        if (!shown || !settings.forced || this.moment || !this.live || place(shown) !== place(this.live)) return;
        const at = otherAt(shown, other);
        if (this.otherAsked !== at) {
            this.otherAsked = at;
            this.otherBusy = true;
            const played = this.heldAt !== place(shown) && (await this.playFor(other.token, shown));
            this.otherBusy = false;
            if (played) return;
        }
        if (!this.otherBusy) this.otherChooses = at;
    }
    /** Play the step of a seat if it has no choice and everybody can see that; whether it was played. */
    private async playFor(token: string, { epoch, index }: Update): Promise<boolean> {
        try {
            const theirs = await api.sync(this.id, token, epoch, index);
            const [only] = theirs.offers;
            if (!theirs.forced || !only) return false;
            const at = { epoch: theirs.epoch, index: theirs.index };
            await api.act(this.id, token, { ...at, action: only.id, key: newKey() });
            return true;
        } catch {
            return false; // the device is handed over
        }
    }

    private stopForcing(): void {
        clearTimeout(this.forcing);
        this.forced = null;
    }

    /** After an undo what lies behind its place has not happened, and what played itself there waits for the player. */
    private takenBack(update: Update): void {
        this.stopForcing();
        for (const index of this.unasked) if (index >= update.index) this.unasked.delete(index);
        if (this.undone) this.heldAt = place(update);
        this.undone = false;
    }

    private advance(): void {
        const [next, ...rest] = this.queue;
        if (!next) return;
        this.queue = rest;
        this.show(next);
        const share = Math.max(this.deadline - Date.now(), 0) / (rest.length + 1);
        this.rest(Math.min(pace(weight(next)), share));
    }

    private rest(milliseconds: number): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        if (milliseconds <= 0 && this.queue.length === 0) return;
        this.timer = setTimeout(() => {
            this.timer = undefined;
            this.advance();
        }, milliseconds);
    }

    private announce(was: Update | null, now: Update): void {
        document.title = now.title;
        if (!now.your_turn || !was || was.your_turn) return;
        if (settings.sound) ring();
        if (document.hidden && "Notification" in window && Notification.permission === "granted")
            new Notification(now.title, { tag: now.table });
    }
}

function place({ epoch, index }: { epoch: number; index: number }): string {
    return `${epoch}.${index}`;
}

function otherAt(update: Update, { seat }: SeatToken): string {
    return `${place(update)} ${seat}`;
}

function own(update: Update): boolean {
    return update.viewer >= 0 && update.events[0]?.actor === update.viewer;
}

export type { Link };
