import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, newKey, Refusal } from "../client/http";
import { keep } from "../client/settings.svelte";
import { answering } from "./data";

afterEach(() => vi.unstubAllGlobals());

function serve(answers: Record<string, unknown>): { key: string; init: RequestInit }[] {
    const { fetch, asked } = answering(answers);
    vi.stubGlobal("fetch", fetch);
    return asked;
}
const refusalOf = async (promise: Promise<unknown>): Promise<Refusal> => {
    const error: unknown = await promise.then(
        () => null,
        (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
};

describe("a request", () => {
    beforeEach(() => keep("language", "de"));

    test("speaks the language of the page, with the token in a header and never in the address", async () => {
        const asked = serve({ "POST /api/tables/one/handover": { link: "/t/one#seat=x" } });
        expect(await api.handover("one", "secret")).toEqual({ link: "/t/one#seat=x" });
        expect(asked[0]?.init.headers).toEqual({ "Accept-Language": "de", Authorization: "Bearer secret" });
        expect(asked[0]?.init.body).toBeNull();
    });
    test("sends its body as JSON, and no token where there is none", async () => {
        const asked = serve({ "POST /api/tables/one/join": { seat: 1, token: "b" } });
        await api.join("one", { name: "Birte", code: "c" });
        expect(asked[0]?.init.headers).toEqual({ "Accept-Language": "de", "Content-Type": "application/json" });
        expect(asked[0]?.init.body).toBe('{"name":"Birte","code":"c"}');
    });
    test("never lets a table, a game or an action name another path", async () => {
        const asked = serve({});
        await refusalOf(api.record("../admin?x=/", "t"));
        await refusalOf(api.edition("a/b", "c&d"));
        await refusalOf(api.why("one", "t", "sell salt&token=next"));
        expect(asked.map(({ key }) => key)).toEqual([
            "GET /api/tables/..%2Fadmin%3Fx%3D%2F/record",
            "GET /api/games/a%2Fb/editions/c%26d",
            "GET /api/tables/one/why?token=sell%20salt%26token%3Dnext",
        ]);
    });
    test("takes an answer that is no JSON as text", async () => {
        serve({ "POST /api/qr": new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } }) });
        expect(await api.qr("link")).toBe("<svg/>");
    });
});

describe("a refusal", () => {
    test("says what the server says, with the rule", async () => {
        const problem = { error: "illegal-action", message: "You have no salt.", rule: "NW-3.1" };
        serve({ "GET /api/games": new Response(JSON.stringify(problem), { status: 400 }) });
        const { error, message, rule } = await refusalOf(api.games());
        expect({ error, message, rule }).toEqual(problem);
    });
    test("of a proxy that speaks no JSON has its status", async () => {
        serve({ "GET /api/games": new Response("<h1>oops</h1>", { status: 502, statusText: "Bad Gateway" }) });
        const { error, message, rule } = await refusalOf(api.games());
        expect([error, message, rule]).toEqual(["502", "Bad Gateway", null]);
    });
    test("is not what a lost connection is", async () => {
        serve({ "GET /api/games": new TypeError("no network") });
        await expect(api.games()).rejects.toThrow(TypeError);
    });
});

test("keys of requests are long, plain and never the same", () => {
    const keys = Array.from({ length: 200 }, newKey);
    expect(new Set(keys).size).toBe(200);
    expect(keys.filter((key) => !/^[0-9a-f]{24}$/.test(key))).toEqual([]);
});
