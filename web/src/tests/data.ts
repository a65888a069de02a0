/** Small parts of the protocol for tests. */

import type { EffectInfo, Event, Offer, Update } from "../client/wire";
import fixtures from "../fixtures/norderwind.en.json";

export function anEvent(more: Partial<Event> = {}): Event {
    return {
        index: 0,
        actor: 0,
        action: 1,
        token: "next",
        kind: "next",
        args: {},
        text: "Sail on",
        effects: [],
        turn: 1,
        ...more,
    };
}

export function anEffect(more: Partial<EffectInfo> = {}): EffectInfo {
    return { kind: "gain", seat: 0, amount: 1, what: "vp", cause: "fort", text: "", ...more };
}

export function anOffer(id: number, kind = "next", args: Record<string, string> = {}): Offer {
    return { id, kind, args, token: [kind, ...Object.values(args)].join(" "), text: kind };
}

/** An update of seat 0 after one step more. */
export function anUpdate(index: number, more: Partial<Update> = {}): Update {
    const { waiting } = fixtures as unknown as { waiting: Update };
    return { ...waiting, fresh: false, first: index - 1, index, events: [anEvent({ index: index - 1 })], ...more };
}

/** Answers to `fetch`, by method and path; what is not listed is refused with 404. Returns the requests that were made. */
export function answering(answers: Record<string, unknown>): {
    fetch: typeof fetch;
    asked: { key: string; init: RequestInit }[];
} {
    const asked: { key: string; init: RequestInit }[] = [];
    const json = { "Content-Type": "application/json" };
    return {
        asked,
        fetch: (path, init = {}) => {
            const key = `${init.method ?? "GET"} ${path as string}`;
            asked.push({ key, init });
            const answer = answers[key];
            if (answer instanceof Response) return Promise.resolve(answer.clone());
            if (answer instanceof Error) return Promise.reject(answer);
            if (answer === undefined) return Promise.resolve(new Response("{}", { status: 404, headers: json }));
            return Promise.resolve(new Response(JSON.stringify(answer), { headers: json }));
        },
    };
}
