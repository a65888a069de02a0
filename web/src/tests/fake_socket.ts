/** A WebSocket that tests open, lose and speak through by hand. */

export class FakeSocket {
    static all: FakeSocket[] = [];
    static CONNECTING = 0;
    static OPEN = 1;
    readyState = 0;
    sent: Record<string, unknown>[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    constructor(readonly url: string) {
        FakeSocket.all.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close(): void {
        this.readyState = 3;
    }
    open(): void {
        this.readyState = 1;
        this.onopen?.();
    }
    lose(code = 1006): void {
        this.readyState = 3;
        this.onclose?.({ code });
    }
    say(message: unknown): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    kinds(): unknown[] {
        return this.sent.map((message) => message.type);
    }
}
