/** Words by Fluent: the page's own, and those of a game, from the same files as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language } from "./settings.svelte";
import type { Language } from "./wire";

type Args = Record<string, FluentVariable>;
type Files = Record<string, () => Promise<string>>;

const pages = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob<string>("../../../src/kogge/games/*/text/*.ftl", {
    query: "?raw",
    import: "default",
}) as Files;

/** What the page itself says of a game's pieces, loaded with the game. */
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;

/** What a part of the page says that few people open, loaded with it. */
const parts = import.meta.glob<string>("../*/text/*.ftl", { query: "?raw", import: "default" }) as Files;

/** Loaded catalogues by "language" (the page), "game.language" (the game) and "game/language" (the page on the game). */
let bundles = $state.raw<Record<string, FluentBundle>>({});
/** The keys of each catalogue. */
let keys = $state.raw<Record<string, string[]>>({});

async function load(name: string, file: (() => Promise<string>) | undefined, lang: Language): Promise<void> {
    if (bundles[name] || !file) return;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const resource = new FluentResource(await file());
    bundle.addResource(resource);
    bundles = { ...bundles, [name]: bundle };
    keys = { ...keys, [name]: resource.body.map((message) => message.id) };
}

/** A file of a game that the page was not built with. */
export async function served(game: string, file: string): Promise<string> {
    const answer = await fetch(`/games/${game}/${file}`);
    return answer.ok ? await answer.text() : "";
}

/** The page's words of a language, and of a game's if one is named. */
export async function loadWords(lang: Language, game = ""): Promise<void> {
    await load(lang, pages[`../text/${lang}.ftl`], lang);
    if (!game) return;
    const own = games[`../../../src/kogge/games/${game}/text/${lang}.ftl`];
    if (game !== "any") await load(`${game}.${lang}`, own ?? (() => served(game, `text/${lang}.ftl`)), lang);
    await load(`${game}/${lang}`, boards[`../games/${game}/text/${lang}.ftl`], lang);
}

/** The words of a part of the page: `editor`, `lesson`. */
export async function loadPart(lang: Language, part: string): Promise<void> {
    await load(`${part}/${lang}`, parts[`../${part}/text/${lang}.ftl`], lang);
}

function format(bundle: FluentBundle | undefined, key: string, args: Args, attribute?: string): string | null {
    const message = bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** A sentence of the page. */
export function t(key: string, args: Args = {}): string {
    return maybe(key, args) ?? key;
}

/** A sentence of the page, if there is one. */
export function maybe(key: string, args: Args = {}): string | null {
    const lang = language();
    for (const [name, bundle] of Object.entries(bundles)) {
        const text = name === lang || name.endsWith(`/${lang}`) ? format(bundle, key, args) : null;
        if (text !== null) return text;
    }
    return null;
}

/** The keys of the page's sentences on a game that begin so. */
export function wordsOn(game: string, start: string): string[] {
    return (keys[`${game}/${language()}`] ?? []).filter((key) => key.startsWith(start));
}

/** The name of a component of a game: `slug-salt`, or `family-salt` with the mark of `salt-3`. */
export function nameOf(game: string, slug: string, amount = 1): string {
    const bundle = bundles[`${game}.${language()}`];
    const whole = format(bundle, `slug-${slug}`, { amount });
    if (whole !== null) return whole;
    const dash = slug.lastIndexOf("-");
    const family =
        dash > 0 ? format(bundle, `family-${slug.slice(0, dash)}`, { amount, mark: slug.slice(dash + 1) }) : null;
    return family ?? slug.replaceAll("-", " ").replaceAll("_", " ");
}

/** A sentence of a game's catalogue. */
export function gameWord(game: string, key: string, args: Args = {}): string | null {
    return format(bundles[`${game}.${language()}`], key, args);
}

export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
