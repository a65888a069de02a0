/** So much of Markdown as our rules use: headings, paragraphs, lists, tables, emphasis, code, links. Output is escaped. */

export interface Heading {
    id: string;
    text: string;
    level: number;
}

const escape = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function inline(text: string): string {
    return escape(text)
        .replace(/`([^`]+)`/g, "<code>$1</code>")
        .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
        .replace(/(^|\W)\*([^*\s][^*]*)\*/g, "$1<em>$2</em>")
        .replace(/\[([^\]]+)\]\((https?:[^)\s]+|\/[^)\s]*|#[^)\s]*)\)/g, '<a href="$2">$1</a>')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
        .replace(RULE, '<a class="rule" href="#$&">$&</a>');
}
/** A rule that is named in a sentence leads to where it stands. */
const RULE = /\b[A-Z]{2}-\d+\.\d+\b(?![^<]*>)/g;
/** A heading that begins with a rule is where the rule stands. */
const RULED = /^([A-Z]{2}-\d+\.\d+) +(.+)$/;

function heading(text: string): string {
    const [, rule, rest] = RULED.exec(text) ?? [];
    return rule && rest ? `<span class="rule" id="${rule}">${rule}</span> ${inline(rest)}` : inline(text);
}

const slugOf = (text: string): string =>
    text
        .toLowerCase()
        .normalize("NFKD")
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
const cells = (row: string): string[] =>
    row
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim());

const tableRow = (tag: "th" | "td", row: string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;

export function render(source: string): { html: string; headings: Heading[] } {
    const headings: Heading[] = [];
    const html: string[] = [];
    const lines = source.split("\n");
    const used = new Set<string>();
    let i = 0;
    const until = (test: (line: string) => boolean): string[] => {
        const taken: string[] = [];
        while (i < lines.length && test(lines[i] ?? "")) taken.push(lines[i++] ?? "");
        return taken;
    };
    const isList = (line: string): boolean => /^\s*([-*]|\d+\.)\s/.test(line);
    while (i < lines.length) {
        const line = lines[i] ?? "";
        const head = /^(#{1,4})\s+(.*)$/.exec(line);
        if (head) {
            const text = (head[2] ?? "").trim();
            const level = head[1]?.length ?? 1;
            const id = slugOf(text);
            headings.push({ id, text: text.replace(/[*`]/g, ""), level });
            html.push(`<h${level + 1} id="${id}">${heading(text)}</h${level + 1}>`);
            i++;
        } else if (line.startsWith("|")) {
            const rows = until((row) => row.startsWith("|")).map(cells);
            const [top = [], , ...rest] = rows;
            const body = rest.map((row) => tableRow("td", row)).join("");
            html.push(
                `<div class="table"><table><thead>${tableRow("th", top)}</thead><tbody>${body}</tbody></table></div>`,
            );
        } else if (isList(line)) {
            const tag = /^\s*\d/.test(line) ? "ol" : "ul";
            const items: string[] = [];
            for (const row of until((one) => isList(one) || (/^\s+\S/.test(one) && one.trim() !== ""))) {
                if (isList(row)) items.push(row.replace(/^\s*([-*]|\d+\.)\s+/, ""));
                else items.push(`${items.pop() ?? ""} ${row.trim()}`);
            }
            html.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`);
        } else if (line.startsWith("```")) {
            i++;
            html.push(`<pre>${escape(until((row) => !row.startsWith("```")).join("\n"))}</pre>`);
            i++;
        } else if (line.trim() === "" || /^(---|<!--)/.test(line)) i++;
        else
            html.push(
                `<p>${inline(until((row) => row.trim() !== "" && !/^(#{1,4}\s|\||```)/.test(row) && !isList(row)).join(" "))}</p>`,
            );
    }
    return { html: onlyOnce(html.join("\n"), used), headings };
}

export interface Section {
    /** The rule it tells, where it tells one. */
    rule: string | null;
    /** The id of its heading. */
    id: string;
    html: string;
}

/** A text of rules in parts: each begins with a heading, and a rule stands in a part of its own. */
export function sections(source: string): Section[] {
    const used = new Set<string>();
    return source
        .split(/^(?=#{1,3} )/m)
        .filter((part) => part.trim())
        .map((part) => {
            const { html, headings } = render(part);
            const rule = /^### ([A-Z]{2}-\d+\.\d+) /.exec(part)?.[1] ?? null;
            return { rule, id: headings[0]?.id ?? "", html: onlyOnce(html, used) };
        });
}

/** An id stands where it is first named. */
function onlyOnce(html: string, used: Set<string>): string {
    return html.replace(/ id="([^"]+)"/g, (whole, id: string) => (used.has(id) ? "" : (used.add(id), whole)));
}
