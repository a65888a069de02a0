import { vi } from "vitest";

/** What jsdom lacks. */
Object.assign(window, {
    matchMedia: (query: string) => ({
        matches: false,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
    }),
});
Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
        this.open = true;
    },
    close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event("close"));
    },
});
Object.assign(globalThis, {
    ResizeObserver: class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
    },
});
Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });

/** All files of a worker share one window: each begins with nothing stored, and with modules of its own. */
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
