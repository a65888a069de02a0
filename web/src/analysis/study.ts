/** A tree of steps that are tried out, as a record with variations, and as a link. */

import type { Analysis } from "../client/wire";

export interface Step {
    readonly id: number;
    readonly actor: number;
    readonly action: number;
    /** As a record writes it, and in words. */
    line: string;
    text: string;
    comment: string;
    readonly parent: Step | null;
    next: Step[];
}

export const LONGEST_COMMENT = 500;
/** A study that is read from a link is no longer than a request may be. */
export const LONGEST_TEXT = 400_000;
/** Some programs cut longer links. */
export const LONGEST_LINK = 60_000;

let ids = 0;
export function newStep(parent: Step | null, actor: number, action: number, line = "", text = "", comment = ""): Step {
    return { id: ids++, actor, action, line, text, comment, parent, next: [] };
}

/** The tree of a study that the server has read. */
export function treeOf(study: Analysis): Step {
    const root = newStep(null, -1, -1, "", "", study.comment);
    const steps: Step[] = [];
    for (const node of study.nodes) {
        const parent = steps[node.parent] ?? root;
        const step = newStep(parent, node.actor, node.action, node.line, node.text, node.comment);
        parent.next.push(step);
        steps.push(step);
    }
    return root;
}

/** The steps from the first to this one. */
export function pathTo(step: Step): Step[] {
    const path: Step[] = [];
    for (let one: Step | null = step; one.parent; one = one.parent) path.unshift(one);
    return path;
}

/** The end of the main way from here. */
export function endOf(step: Step): Step {
    let end = step;
    while (end.next[0]) end = end.next[0];
    return end;
}

const comment = (step: Step): string[] => {
    const text = step.comment.replace(/\s+/g, " ").trim().slice(0, LONGEST_COMMENT);
    return text ? [`#; ${text}`] : [];
};

/** The lines of a record with variations (docs/notation.md). */
export function linesFrom(root: Step): string[] {
    const lines = comment(root);
    write(root, "", lines);
    return lines;
}
function write(from: Step, mark: string, lines: string[]): void {
    for (let step = from; step.next[0]; step = step.next[0]) {
        const [main, ...others] = step.next;
        lines.push(mark + main.line, ...comment(main));
        for (const other of others) {
            lines.push("#(", `#> ${other.line}`, ...comment(other));
            write(other, "#> ", lines);
            lines.push("#)");
        }
    }
}

export function textOf(head: string, root: Step): string {
    return [head.trimEnd(), "", ...linesFrom(root), ""].join("\n");
}

/** Only the way to this step. */
export function recordTo(head: string, step: Step): string {
    return [head.trimEnd(), "", ...pathTo(step).map((one) => one.line), ""].join("\n");
}

/** Where a step is: numbers of main steps with the other ways that are taken between them, such as `12-1-3`. */
export function placeOf(step: Step): string {
    const numbers: number[] = [0];
    for (const one of pathTo(step)) {
        const way = one.parent?.next.indexOf(one) ?? 0;
        if (way) numbers.push(way, 0);
        else numbers.push((numbers.pop() ?? 0) + 1);
    }
    return numbers.join("-");
}

/** The step at a place, or the last one on the way there that there is. */
export function stepAt(root: Step, place: string): Step {
    let at = root;
    const numbers = place.split("-").map((word) => Math.min(Math.max(Math.trunc(Number(word)) || 0, 0), 20_000));
    for (const [i, number] of numbers.entries()) {
        for (let left = i % 2 ? 1 : number; left > 0; left--) {
            const following = at.next[i % 2 ? number : 0];
            if (!following) return at;
            at = following;
        }
    }
    return at;
}

// Links

/** A text as a word for a link. */
export async function packed(text: string): Promise<string> {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let binary = "";
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text of a link; empty where it is none. A text that is too long is not read to its end. */
export async function unpacked(word: string): Promise<string> {
    try {
        const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
        const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
        const decoder = new TextDecoder();
        let text = "";
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
            text += decoder.decode(part.value, { stream: true });
            if (text.length > LONGEST_TEXT) return "";
        }
        return text;
    } catch {
        return "";
    }
}

export async function linkTo(head: string, step: Step, root: Step): Promise<string> {
    return `/analysis#s=${await packed(textOf(head, root))}&at=${placeOf(step)}`;
}
