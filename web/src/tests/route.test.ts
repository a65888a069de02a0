import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { followLinks, go, hideHash, parse, route, setAddress } from "../client/route.svelte";

beforeAll(() => followLinks());
beforeEach(() => {
    document.body.innerHTML = "";
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    go("/");
});
const where = (): string => [route().name, route().arg].filter(Boolean).join(" ");

/** Clicks a link as a person would; whether the page itself followed it. */
function follows(html: string, init: MouseEventInit = {}, target = "a"): boolean {
    document.body.innerHTML = html;
    let followed = false;
    const last = (event: Event): void => {
        followed = event.defaultPrevented;
        event.preventDefault(); // jsdom cannot leave the page
    };
    addEventListener("click", last, { once: true });
    document
        .querySelector(target)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return followed;
}

describe("links", () => {
    test("to another screen are followed without loading the page anew", () => {
        expect(follows('<a href="/rules/novgorod#NG-3"><b>rules</b></a>', {}, "b")).toBe(true);
        expect([where(), location.hash]).toEqual(["rules novgorod", "#NG-3"]);
        expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    });
    test.each([
        ["with a key held", '<a href="/replay">x</a>', { ctrlKey: true }],
        ["with the other key held", '<a href="/replay">x</a>', { metaKey: true }],
        ["by the middle button", '<a href="/replay">x</a>', { button: 1 }],
        ["into another window", '<a href="/replay" target="_blank">x</a>', {}],
        ["to a file", '<a href="/replay" download>x</a>', {}],
        ["to the server", '<a href="/api/games">x</a>', {}],
        ["to somewhere else", '<a href="https://example.org/replay">x</a>', {}],
        ["within the page", '<a href="#chapter">x</a>', {}],
    ])("%s are left to the browser", (_how, html, init) => {
        expect(follows(html, init)).toBe(false);
        expect(where()).toBe("start");
    });
    test("that something else has handled are left alone, and so is what is no link", () => {
        document.body.innerHTML = '<p><a href="/replay">x</a></p>';
        document.querySelector("p")?.addEventListener("click", (event) => event.preventDefault());
        document.querySelector("a")?.click();
        document.dispatchEvent(new MouseEvent("click"));
        document.querySelector("p")?.click();
        expect(where()).toBe("start");
    });
});

describe("the address", () => {
    test("of a step back is followed once", () => {
        go("/rules/norsemen");
        history.replaceState(null, "", "/replay?at=3");
        dispatchEvent(new PopStateEvent("popstate"));
        const told = route();
        dispatchEvent(new HashChangeEvent("hashchange"));
        expect([where(), told.query.get("at"), route() === told]).toEqual(["replay", "3", true]);
    });
    test("loses the secret behind # once it was used, and what it said stays known", () => {
        go("/t/one?x=1#seat=secret");
        hideHash();
        expect([location.pathname + location.search + location.hash, route().hash.get("seat")]).toEqual([
            "/t/one?x=1",
            "secret",
        ]);
        dispatchEvent(new HashChangeEvent("hashchange"));
        expect(route().hash.get("seat")).toBe("secret");
    });
    test("follows what is open, and an older one may be opened again", () => {
        go("/analysis#s=one");
        const opened = route();
        setAddress("/analysis#s=two");
        dispatchEvent(new HashChangeEvent("hashchange"));
        expect(route()).toBe(opened);
        history.replaceState(null, "", "/analysis#s=one");
        dispatchEvent(new HashChangeEvent("hashchange"));
        expect([route() === opened, route().hash.get("s")]).toEqual([false, "one"]);
    });
    test("can be replaced, so that a step back leads past it", () => {
        const before = history.length;
        go("/replay", true);
        expect([history.length, where()]).toEqual([before, "replay"]);
    });
    test("may be encoded, and a table without a name is none", () => {
        expect(parse("/t/a%2Fb").arg).toBe("a/b");
        expect(parse("//t//one/").name).toBe("table");
        expect(parse("/t").name).toBe("lost");
    });
});
