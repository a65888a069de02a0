/** Searching a text of headings and paragraphs: every hit is marked, and sections without one are hidden. */

const HEADING = /^H([1-6])$/;

/** Mark what was searched for; the marks in their order. An empty search shows everything again. */
export function find(body: HTMLElement, wanted: string): HTMLElement[] {
    clear(body);
    const word = wanted.trim().toLowerCase();
    const marks = word ? textNodes(body).flatMap((node) => markIn(node, word)) : [];
    hideOthers([...body.querySelectorAll<HTMLElement>(":scope > *")], word !== "");
    return marks;
}

function clear(body: HTMLElement): void {
    for (const mark of body.querySelectorAll("mark")) {
        const around = mark.parentNode;
        mark.replaceWith(...mark.childNodes);
        around?.normalize();
    }
}

function textNodes(body: HTMLElement): Text[] {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest("[data-unsearched]") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node);
    return nodes;
}

function markIn(node: Text, word: string): HTMLElement[] {
    const marks: HTMLElement[] = [];
    let rest = node;
    for (let at = place(rest, word); at >= 0; at = place(rest, word)) {
        const hit = rest.splitText(at);
        rest = hit.splitText(word.length);
        const mark = document.createElement("mark");
        hit.replaceWith(mark);
        mark.append(hit);
        marks.push(mark);
    }
    return marks;
}

const place = (node: Text, word: string): number => node.data.toLowerCase().indexOf(word);

/** A section is a heading and what follows it; it is shown whole, with the headings above it. */
function hideOthers(nodes: HTMLElement[], searching: boolean): void {
    const above: HTMLElement[] = [];
    let section: HTMLElement[] = [];
    const close = (): void => {
        const found = section.some((node) => node.querySelector("mark"));
        for (const node of section) node.hidden = searching && !found;
        if (found) for (const heading of above) heading.hidden = false;
        section = [];
    };
    for (const node of nodes) {
        const level = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
        if (level) {
            close();
            while (above.length && levelOf(above.at(-1)) >= level) above.pop();
            above.push(node);
        }
        section.push(node);
    }
    close();
}

const levelOf = (node: HTMLElement | undefined): number => Number(HEADING.exec(node?.tagName ?? "")?.[1] ?? 0);
