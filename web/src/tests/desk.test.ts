/** A piece under the hand: it acts, asks, says why not, or is looked at; menus and sheets open and close. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk, type Play, type Reason } from "../client/play.svelte";
import { keep } from "../client/settings.svelte";
import { loadWords } from "../client/words.svelte";
import type { Offer } from "../client/wire";
import Table from "./Desk.svelte";
import { anOffer } from "./data";

const BUY = anOffer(1, "buy", { good: "salt" });
const SELL = anOffer(2, "sell", { good: "salt" });
const acted = vi.fn<(offer: Offer) => void>();
const asked = vi.fn<(token: string) => Promise<Reason | null>>();

beforeAll(() => loadWords("en"));
beforeEach(() => {
    keep("language", "en");
    acted.mockReset();
    asked.mockReset().mockResolvedValue(null);
});
afterEach(() => {
    cleanup();
    vi.useRealTimers();
});

const playOf = (offers: Offer[], viewer = 0): Play => ({
    game: "norderwind",
    viewer,
    at: "0.1",
    view: null,
    seats: [],
    awaited: [0],
    prompt: null,
    offers,
    events: [],
    latest: [],
    act: acted,
    why: asked,
});
function lay(offers: Offer[], more: Record<string, unknown> = {}, viewer = 0): HTMLElement {
    const { container } = render(Table, { play: playOf(offers, viewer), slugs: ["salt"], ...more });
    return container;
}
const piece = (container: HTMLElement): HTMLElement => {
    const found = container.querySelector<HTMLElement>(".spot");
    expect(found).not.toBeNull();
    return found ?? container;
};
const menu = (): HTMLElement | null => screen.queryByRole("dialog", { name: /salt|why/i });
const settle = async (): Promise<void> => {
    await Promise.resolve();
    await tick();
};

describe("a piece", () => {
    test("with one meaning acts", async () => {
        const container = lay([BUY]);
        expect([...piece(container).classList]).toContain("lit");
        await fireEvent.click(piece(container));
        expect(acted).toHaveBeenCalledExactlyOnceWith(BUY);
    });
    test("with several meanings opens a menu, and the one that is chosen is done", async () => {
        const container = lay([BUY, SELL]);
        await fireEvent.click(piece(container));
        expect(acted).not.toHaveBeenCalled();
        const choices = [...(menu()?.querySelectorAll<HTMLElement>(".item") ?? [])];
        expect(choices.map((button) => button.textContent.trim())).toEqual(["buy", "sell"]);
        await fireEvent.click(choices[1] ?? container);
        expect(acted).toHaveBeenCalledExactlyOnceWith(SELL);
        expect(menu()).toBeNull();
    });
    test("that nothing can be done with says why not: the first refusal counts", async () => {
        asked.mockImplementation((token) =>
            Promise.resolve(token === "sell salt" ? { text: "Your hold is empty.", rule: "NW-3.3" } : null),
        );
        const container = lay([], { why: ["buy salt", "sell salt", "pay"] });
        await fireEvent.click(piece(container));
        await settle();
        expect(asked.mock.calls.flat()).toEqual(["buy salt", "sell salt"]);
        expect(menu()?.textContent).toContain("Your hold is empty.");
        expect(menu()?.querySelector("a")?.getAttribute("href")).toContain("NW-3.3");
    });
    test("is looked at where nothing is refused, and spectators are not told why not", async () => {
        const zoom = { kind: "tile", slug: "salt" };
        const container = lay([], { why: "buy salt", zoom }, -3);
        await fireEvent.click(piece(container));
        await settle();
        expect(asked).not.toHaveBeenCalled();
        expect(screen.getByRole("dialog", { name: "salt" }).textContent).toContain("from near");
    });
    test("with neither meaning, reason nor a closer look is no button", () => {
        expect(lay([]).querySelector(".spot:is(button)")).toBeNull();
    });
    test("that is pressed long is looked at, and the click that ends the press does nothing", async () => {
        vi.useFakeTimers();
        const container = lay([BUY], { zoom: { kind: "tile", slug: "salt" } });
        const press = new MouseEvent("pointerdown", { bubbles: true, clientX: 5, clientY: 5 });
        Object.assign(press, { isPrimary: true, pointerType: "touch" });
        await fireEvent(piece(container), press);
        vi.advanceTimersByTime(460);
        await tick();
        expect(screen.queryByRole("dialog", { name: "salt" })).not.toBeNull();
        await fireEvent.click(piece(container));
        expect(acted).not.toHaveBeenCalled();
        await fireEvent.click(piece(container));
        expect(acted).toHaveBeenCalledTimes(1);
    });
});

describe("the menu", () => {
    test("has a button that closes it, and the piece has the focus again", async () => {
        const container = lay([BUY, SELL]);
        piece(container).focus();
        await fireEvent.click(piece(container));
        await fireEvent.click(menu()?.querySelector(".icon-button") ?? container);
        expect(menu()).toBeNull();
        expect(document.activeElement).toBe(piece(container));
        expect(acted).not.toHaveBeenCalled();
    });
    test("is closed by Escape and by the veil, and nothing is done", async () => {
        const container = lay([BUY, SELL]);
        for (const close of [
            () => fireEvent.keyDown(window, { key: "Escape" }),
            () => fireEvent.click(container.querySelector(".veil") ?? container),
        ]) {
            await fireEvent.click(piece(container));
            expect(menu()).not.toBeNull();
            await close();
            expect(menu()).toBeNull();
        }
        expect(acted).not.toHaveBeenCalled();
    });
    test("has a button that closes it without doing anything", async () => {
        const container = lay([BUY, SELL]);
        await fireEvent.click(piece(container));
        await fireEvent.click(menu()?.querySelector("[data-close]") ?? container);
        await tick();
        expect([menu(), acted.mock.calls.length]).toEqual([null, 0]);
    });
    test("is walked through by arrow keys, round and round", async () => {
        const container = lay([BUY, SELL]);
        await fireEvent.click(piece(container));
        const walked: string[] = [];
        for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) {
            await fireEvent.keyDown(window, { key });
            walked.push(document.activeElement?.textContent.trim() ?? "");
        }
        expect(walked).toEqual(["sell", "buy", "sell"]);
    });
});

describe("a sheet", () => {
    test("closes by its button and by a click beside it, not by one on it", async () => {
        const container = lay([], { zoom: { kind: "tile", slug: "salt" } });
        const sheet = (): HTMLElement | null => screen.queryByRole("dialog", { name: "salt" });
        await fireEvent.click(piece(container));
        await settle();
        await fireEvent.click(screen.getByText("from near"));
        expect(sheet()).not.toBeNull();
        await fireEvent.click(sheet() ?? container);
        expect(sheet()).toBeNull();
        await fireEvent.click(piece(container));
        await settle();
        await fireEvent.click(screen.getByRole("button", { name: "Close" }));
        expect(sheet()).toBeNull();
    });
});

describe("the bar", () => {
    const many = [
        ...Array.from({ length: 6 }, (_, i) => anOffer(i, "sell", { good: `good-${i}` })),
        anOffer(8, "next"),
        anOffer(9, "stop"),
    ];
    const shown = (container: HTMLElement): (string | undefined)[] =>
        [...container.querySelectorAll<HTMLElement>(".bar .action")].map((button) => button.dataset.token);
    /** Every button 100 px wide and 44 px high, in a bar of one row that is this wide. */
    function layOut(width: number): void {
        vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 44));
        vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(44);
        vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
        vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(60);
    }
    test("shows as many actions as fit, those without an argument always, and all behind one more button", async () => {
        layOut(540);
        const container = lay(many);
        await settle();
        expect(shown(container)).toEqual(["sell good-0", "sell good-1", "next", "stop"]);
        const more = container.querySelector("[data-more]");
        expect(more?.textContent).toContain("4");
        await fireEvent.click(more ?? container);
        expect(container.querySelectorAll(".menu .item").length).toBe(8);
        vi.restoreAllMocks();
    });
    test("shows all actions where there is room for all", async () => {
        layOut(1000);
        const container = lay(many);
        await settle();
        expect(shown(container).length).toBe(8);
        expect(container.querySelector("[data-more]")).toBeNull();
        vi.restoreAllMocks();
    });
    test("shows few actions in their order, and one alone stands out", () => {
        expect(shown(lay([BUY, SELL]))).toEqual(["buy salt", "sell salt"]);
        cleanup();
        expect([...(lay([BUY]).querySelector(".action")?.classList ?? [])]).toContain("main");
    });
});

describe("resting on a piece", () => {
    const box = { left: 1, right: 2, top: 3 } as DOMRect;
    const salt = { kind: "tile", slug: "salt" };
    test("shows it after a while, the next one sooner, and it goes away when left", () => {
        vi.useFakeTimers();
        const desk = new Desk(playOf([]));
        desk.rest(salt, box, false);
        vi.advanceTimersByTime(549);
        expect(desk.peek).toBeNull();
        vi.advanceTimersByTime(1);
        expect(desk.peek).toMatchObject({ zoom: salt, left: 1 });
        desk.rest({ kind: "tile", slug: "fish" }, box, false);
        vi.advanceTimersByTime(80);
        expect(desk.peek?.zoom.slug).toBe("fish");
        desk.leave();
        desk.stay();
        vi.advanceTimersByTime(1000);
        expect(desk.peek).not.toBeNull();
        desk.leave();
        vi.advanceTimersByTime(220);
        expect(desk.peek).toBeNull();
    });
    test("takes twice as long where a click would act, and never happens without room", () => {
        vi.useFakeTimers();
        const desk = new Desk(playOf([]));
        desk.rest(salt, box, true);
        vi.advanceTimersByTime(1099);
        expect(desk.peek).toBeNull();
        vi.advanceTimersByTime(1);
        expect(desk.peek).not.toBeNull();
        const phone = new Desk(playOf([]));
        phone.room = "high";
        phone.rest(salt, box, false);
        vi.advanceTimersByTime(5000);
        expect(phone.peek).toBeNull();
    });
});
