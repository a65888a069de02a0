/**
 * One websocket to a table. It reconnects by itself, says where it was, and sends again what was not answered.
 *
 * A network can fall silent without closing the socket, so the client pings, and everything it hears is a sign of life.
 * Each ping promises the next one: the server can tell the others when the promise is broken.
 */

import { newKey } from "./http";
import type { Language, ServerMessage } from "./wire";

export interface Hello {
    token?: string;
    others?: string[];
    watch?: string;
    language: Language;
    epoch: number;
    index: number;
}
export type Link = "connecting" | "open" | "lost" | "refused" | "banned";

export interface Listener {
    hello(): Hello;
    heard(message: ServerMessage): void;
    link(state: Link): void;
}

interface Asked {
    type: "act" | "undo";
    key: string;
    [field: string]: unknown;
}

const REFUSED = [4400, 4401, 4404];
const BANNED = 4430;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 30_000;
const LONGEST_WAIT_SEEN = 8_000; // where the network failed while somebody looks at the page
const NETWORK = [0, 1006]; // our own code, and a socket that ended without a word
const RESTART = 1012; // the server stops, and everyone is told so at the same moment
const RESTART_TRIES = 3; // so that they come back within seconds, not all at once
const PING = 1_000;
const PING_HIDDEN = 25_000; // nobody looks, and browsers slow down the timers of a hidden page
const PROMISE_HIDDEN = 90_000;
const ANSWER = 900; // without an answer for so long the connection counts as lost
const GIVE_UP = 6_000; // then another socket is tried

/** How long to wait before the next try: twice as long each time, and not all clients at the same moment. */
export function backOff(tries: number, random: () => number = Math.random, longest = LONGEST_WAIT): number {
    return Math.min(longest, FIRST_WAIT * 2 ** tries) * (0.5 + random() / 2);
}

export class TableSocket {
    private socket: WebSocket | null = null;
    private waiting = new Map<string, Asked>();
    /** The keys of what has been handed to a socket. */
    private sent = new Set<string>();
    private tries = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private ping: ReturnType<typeof setTimeout> | undefined;
    private answer: ReturnType<typeof setTimeout> | undefined;
    private closed = false;
    /** Nobody has answered in time, though the socket is open. */
    private silent = false;
    private refusedBy = "";
    private readonly offline = (): void => this.drop();
    private readonly online = (): void => this.retry();
    private readonly seen = (): void => this.look();

    constructor(
        private readonly url: string,
        private readonly listener: Listener,
    ) {
        addEventListener("offline", this.offline);
        addEventListener("online", this.online);
        document.addEventListener("visibilitychange", this.seen);
        this.open();
    }

    /** Speak again as the listener now says: another seat, another language. */
    greet(): void {
        this.send({ type: "hello", ...this.listener.hello() });
    }

    /** Ask for an act or undo; the key makes sure that it is done once. It is kept until there is a connection. */
    ask(type: "act" | "undo", fields: Record<string, unknown>): string {
        const asked: Asked = { type, key: newKey(), ...fields };
        this.waiting.set(asked.key, asked);
        this.post(asked);
        return asked.key;
    }

    /** Whether what was asked for still waits for a connection. */
    isUnsent(key: string): boolean {
        return this.waiting.has(key) && !this.sent.has(key);
    }

    /** Take back what has not been sent. */
    withdraw(key: string): void {
        this.waiting.delete(key);
    }

    say(text: string): boolean {
        return this.send({ type: "say", text });
    }

    close(): void {
        this.closed = true;
        removeEventListener("offline", this.offline);
        removeEventListener("online", this.online);
        document.removeEventListener("visibilitychange", this.seen);
        this.stopTimers();
        this.socket?.close();
    }

    private open(): void {
        clearTimeout(this.timer);
        if (!this.tries) this.listener.link("connecting");
        const socket = new WebSocket(this.url);
        this.socket = socket;
        const mine = (act: () => void): void => {
            if (this.socket === socket) act();
        };
        socket.onopen = () => mine(() => this.opened());
        socket.onmessage = (event: MessageEvent<string>) =>
            mine(() => this.received(JSON.parse(event.data) as ServerMessage));
        socket.onclose = (event) => mine(() => this.lost(event.code));
        this.expectAnswer();
    }

    private opened(): void {
        this.stopTimers();
        this.listener.link("open");
        this.greet();
        for (const asked of this.waiting.values()) this.post(asked);
        this.beat();
    }

    /** Only an answer shows that the server wants us: one that is full or too busy opens the socket and closes it. */
    private received(message: ServerMessage): void {
        this.tries = 0;
        clearTimeout(this.answer);
        this.answer = undefined;
        if (this.silent) this.speakAgain();
        if ((message.type === "ack" || message.type === "error") && message.key) {
            this.waiting.delete(message.key);
            this.sent.delete(message.key);
        }
        this.listener.heard(message);
    }

    /** After a silence: what was asked meanwhile may have been lost on the way. The key makes sure that it counts once. */
    private speakAgain(): void {
        this.silent = false;
        this.listener.link("open");
        for (const asked of this.waiting.values()) this.post(asked);
    }

    /** Ping now, wait for the answer, and ping again after a while. */
    private beat(): void {
        clearTimeout(this.ping);
        this.send({ type: "ping", next_ms: document.hidden ? PROMISE_HIDDEN : PING });
        this.ping = setTimeout(() => this.beat(), document.hidden ? PING_HIDDEN : PING);
    }

    /** Something was sent: it has to be answered in time. */
    private expectAnswer(): void {
        this.answer ??= setTimeout(() => {
            this.silent = true;
            this.listener.link("lost");
            this.answer = setTimeout(() => this.drop(), GIVE_UP - ANSWER);
        }, ANSWER);
    }

    /** The page is looked at again, or no longer. */
    private look(): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.beat();
        else if (!document.hidden) this.retry();
    }

    /** The network is gone, or this socket has been silent for too long. */
    private drop(): void {
        const socket = this.socket;
        if (this.closed || this.refusedBy || !socket) return;
        this.socket = null;
        socket.close();
        this.lost(0);
    }

    /** Try at once: the network is back, or somebody looks. */
    retry(): void {
        if (this.closed || this.refusedBy || this.socket?.readyState === WebSocket.OPEN) return;
        if (this.socket?.readyState === WebSocket.CONNECTING) return;
        this.open();
    }

    private lost(code: number): void {
        this.stopTimers();
        if (this.closed) return;
        if (REFUSED.includes(code) || code === BANNED) {
            this.refusedBy = code === BANNED ? "banned" : "refused";
            this.listener.link(code === BANNED ? "banned" : "refused");
            return;
        }
        this.listener.link("lost");
        if (code === RESTART) this.tries = Math.max(this.tries, RESTART_TRIES);
        // Who was turned away by a full server waits longer than who lost the network.
        const longest = NETWORK.includes(code) && !document.hidden ? LONGEST_WAIT_SEEN : LONGEST_WAIT;
        this.timer = setTimeout(() => this.open(), backOff(this.tries++, Math.random, longest));
    }

    private stopTimers(): void {
        clearTimeout(this.timer);
        clearTimeout(this.ping);
        clearTimeout(this.answer);
        this.answer = undefined;
        this.silent = false;
    }

    private post(asked: Asked): void {
        if (this.send(asked)) this.sent.add(asked.key);
    }

    /** Whether it was handed to a socket. */
    private send(message: unknown): boolean {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        this.expectAnswer();
        return true;
    }
}

export function socketUrl(table: string): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
