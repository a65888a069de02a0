/** Where the page is. The secret of a link stands behind `#` and is taken away once it was used. */

export interface Route {
    name:
        | "start"
        | "table"
        | "edition"
        | "lesson"
        | "puzzles"
        | "rules"
        | "replay"
        | "analysis"
        | "stories"
        | "privacy"
        | "lost";
    arg: string;
    query: URLSearchParams;
    hash: URLSearchParams;
}

export function parse(path: string, search = "", hash = ""): Route {
    const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
    const rest = { arg: second, query: new URLSearchParams(search), hash: new URLSearchParams(hash.replace(/^#/, "")) };
    if (!first) return { name: "start", ...rest };
    if (first === "t" && second) return { name: "table", ...rest };
    if (
        ((first === "edition" || first === "lesson" || first === "puzzles") && second) ||
        first === "rules" ||
        first === "replay" ||
        first === "analysis" ||
        first === "stories" ||
        first === "privacy"
    )
        return { name: first, ...rest };
    return { name: "lost", ...rest };
}

const here = (): Route => parse(location.pathname, location.search, location.hash);

let current = $state.raw<Route>(here());
/** The address that `current` was read from. */
let at = location.href;

export function route(): Route {
    return current;
}

export function go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    at = location.href;
    current = here();
    scrollTo(0, 0);
}

/** Show another address for what is open. */
export function setAddress(path: string): void {
    history.replaceState(null, "", path);
    at = location.href;
}

/** Take the secret out of the address bar. */
export function hideHash(): void {
    setAddress(location.pathname + location.search);
}

export function followLinks(): void {
    // A step to another `#` is told twice: by both events.
    const moved = (): void => {
        if (location.href !== at) current = here();
        at = location.href;
    };
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    document.addEventListener("click", (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (
            !link ||
            event.defaultPrevented ||
            event.button ||
            event.metaKey ||
            event.ctrlKey ||
            link.target ||
            link.hasAttribute("download")
        )
            return;
        const url = new URL(link.href, location.href);
        if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
        if (url.pathname === location.pathname && url.hash) return;
        event.preventDefault();
        go(url.pathname + url.search + url.hash);
    });
}
