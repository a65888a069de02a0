/** The service worker, run with a cache and a network of the test's own. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import source from "../../sw.js?raw";

interface Fetched {
    request: { url: string; method: string; mode: string };
    respondWith: (answer: Promise<unknown>) => void;
}
type Handler = (event: unknown) => void;

const FILES = ["/", "/assets/app.js"];
let handlers: Record<string, Handler>;
let stored: Record<string, Set<string>>;
const network = vi.fn<(request: { url: string }) => Promise<string>>();

const pathOf = (request: string | { url: string }): string =>
    typeof request === "string" ? request : new URL(request.url).pathname;
const caches = {
    open: (name: string) => {
        const addAll = (paths: string[]): Promise<void> => {
            stored[name] = new Set(paths);
            return Promise.resolve();
        };
        return Promise.resolve({ addAll });
    },
    keys: () => Promise.resolve(Object.keys(stored)),
    delete: (name: string) => {
        stored = Object.fromEntries(Object.entries(stored).filter(([one]) => one !== name));
        return Promise.resolve(true);
    },
    match: (request: string | { url: string }) => {
        const known = Object.values(stored).some((files) => files.has(pathOf(request)));
        return Promise.resolve(known ? `cached ${pathOf(request)}` : undefined);
    },
};

beforeEach(() => {
    handlers = {};
    stored = {};
    network.mockReset().mockImplementation((request) => Promise.resolve(`network ${pathOf(request)}`));
    const self = { addEventListener: (name: string, handler: Handler) => (handlers[name] = handler) };
    const script = source.replace("__VERSION__", "new").replace("__FILES__", JSON.stringify(FILES));
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is a script of its own
    new Function("self", "caches", "fetch", "location", script)(self, caches, network, { origin: "https://kogge" });
});

async function lifetime(name: "install" | "activate"): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
}
/** The answer of the worker, or "browser" where it leaves the request alone. */
async function answerTo(url: string, more: Partial<Fetched["request"]> = {}): Promise<unknown> {
    let answer: Promise<unknown> = Promise.resolve("browser");
    const request = { url, method: "GET", mode: "no-cors", ...more };
    handlers.fetch?.({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
    return answer;
}

describe("the page at hand", () => {
    test("a new version stores its files, and then puts away those of the old ones alone", async () => {
        stored = { "kogge-old": new Set(["/assets/old.js"]), "another-app": new Set() };
        await lifetime("install");
        expect([...(stored["kogge-new"] ?? [])]).toEqual(FILES);
        expect(Object.keys(stored)).toContain("kogge-old");
        await lifetime("activate");
        expect(Object.keys(stored).sort()).toEqual(["another-app", "kogge-new"]);
    });
    test("its files come from the cache, others from the network", async () => {
        await lifetime("install");
        expect(await answerTo("https://kogge/assets/app.js")).toBe("cached /assets/app.js");
        expect(network).not.toHaveBeenCalled();
        expect(await answerTo("https://kogge/assets/story.js")).toBe("network /assets/story.js");
    });
    test("a screen comes from the network, and without one from the cache", async () => {
        await lifetime("install");
        expect(await answerTo("https://kogge/t/one", { mode: "navigate" })).toBe("network /t/one");
        network.mockRejectedValue(new TypeError("no network"));
        expect(await answerTo("https://kogge/t/one", { mode: "navigate" })).toBe("cached /");
    });
    test.each([
        ["https://kogge/api/games", {}],
        ["https://kogge/api/tables", { method: "POST" }],
        ["https://kogge/health", {}],
        ["https://kogge/metrics", {}],
        ["https://elsewhere/assets/app.js", {}],
        ["https://kogge/assets/app.js", { method: "HEAD" }],
    ])("tables and what is not ours are never kept: %s %j", async (url, more) => {
        await lifetime("install");
        expect(await answerTo(url, more)).toBe("browser");
    });
    test("a path that only begins like the server's is a file", async () => {
        expect(await answerTo("https://kogge/apiary.js")).toBe("network /apiary.js");
    });
});
