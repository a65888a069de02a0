/** What this browser prefers; kept in its own store, told to nobody. */

import { stored } from "./stored";
import type { Language } from "./wire";

export type Speed = "slow" | "calm" | "brisk" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";

export const SPEEDS: Speed[] = ["slow", "calm", "brisk", "fast", "off"];
const FACTOR: Record<Speed, number> = { slow: 2, calm: 1, brisk: 0.6, fast: 0.3, off: 0 };

interface Kept {
    language: Language | null;
    theme: Theme;
    speed: Speed;
    sound: boolean;
    name: string;
    helped: string[];
    /** The table of a guided first game: there the aid is open from the beginning. */
    guided: string;
    confirm: boolean;
    plain: boolean;
    /** Steps without a choice play themselves. */
    forced: boolean;
}
const START: Kept = {
    language: null,
    theme: "auto",
    speed: "calm",
    sound: false,
    name: "",
    helped: [],
    guided: "",
    confirm: false,
    plain: false,
    forced: true,
};

function read(): Kept {
    return { ...START, ...stored<Kept>("kogge.settings") };
}

export const settings = $state<Kept>(read());

export function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
    settings[name] = value;
    try {
        localStorage.setItem("kogge.settings", JSON.stringify(settings));
    } catch {
        return; // a browser that keeps nothing still plays
    }
}

const catalogues = import.meta.glob("../text/*.ftl", { query: "?url", import: "default" });
const spoken = Object.keys(catalogues).map((path) => path.slice("../text/".length, -".ftl".length) as Language);

/** The languages the page has a catalogue of, English first. */
export const LANGUAGES: Language[] = ["en", ...spoken.filter((code) => code !== "en").sort()];

/** What a language calls itself. */
export function languageName(code: Language): string {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

/** The language after this one, round and round. */
export function nextLanguage(code: Language): Language {
    return LANGUAGES[(LANGUAGES.indexOf(code) + 1) % LANGUAGES.length] ?? "en";
}

/** The language chosen, else the first of the browser's that we speak. */
export function language(): Language {
    if (settings.language) return settings.language;
    const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
    return LANGUAGES.find((code) => code === wanted.find((tag) => LANGUAGES.some((one) => one === tag))) ?? "en";
}

export function calmMotion(): boolean {
    return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a step of so many milliseconds takes at the chosen speed; 0: show the result at once. */
export function pace(milliseconds: number): number {
    return milliseconds * FACTOR[settings.speed];
}
