import { describe, expect, test } from "vitest";
import { render, sections } from "../board/markdown";

const html = (source: string): string => render(source).html;

describe("Markdown of our rules", () => {
    test.each([
        ["[a](https://example.org/x)", '<p><a href="https://example.org/x">a</a></p>'],
        ["[a](/rules/novgorod)", '<p><a href="/rules/novgorod">a</a></p>'],
        ["[a](#trade)", '<p><a href="#trade">a</a></p>'],
        ["[a](javascript:alert%281%29)", "<p>a</p>"],
        ["[a](RULES.de.md)", "<p>a</p>"],
    ])("a link is followed only where it may lead: %s", (source, expected) => expect(html(source)).toBe(expected));
    test.each([
        ['<img src=x onerror="alert(1)">', "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"],
        ["a & b", "a &amp; b"],
    ])("no text becomes a tag: %s", (source, expected) => expect(html(source)).toBe(`<p>${expected}</p>`));
    test("lines of a paragraph and of a list item belong together", () => {
        expect(html("one\ntwo\n\nthree")).toBe("<p>one two</p>\n<p>three</p>");
        expect(html("1. first\n   and more\n2. second")).toBe("<ol><li>first and more</li><li>second</li></ol>");
    });
    test("code is shown as it is, also where it is never closed", () => {
        expect(html("```\n| a |\n**b** <c>\n```\nend")).toBe("<pre>| a |\n**b** &lt;c&gt;</pre>\n<p>end</p>");
        expect(html("```\nopen")).toBe("<pre>open</pre>");
    });
    test("emphasis, and a star that is none", () => {
        expect(html("**all** of *it*, 2 * 3 * 4")).toBe("<p><strong>all</strong> of <em>it</em>, 2 * 3 * 4</p>");
    });
    test("headings are one level lower, in the contents without marks, and an id stands once", () => {
        const page = render("# Über `Salz`\n\n## Trade\n\n## Trade");
        expect(page.headings.map(({ id, text, level }) => [id, text, level])).toEqual([
            ["u-ber-salz", "Über Salz", 1],
            ["trade", "Trade", 2],
            ["trade", "Trade", 2],
        ]);
        expect(page.html).toBe(
            '<h2 id="u-ber-salz">Über <code>Salz</code></h2>\n<h3 id="trade">Trade</h3>\n<h3>Trade</h3>',
        );
    });
    test("comments and rules between chapters are left out, and nothing is nothing", () => {
        expect(html("<!-- note -->\n---\n\ntext")).toBe("<p>text</p>");
        expect(render("")).toEqual({ html: "", headings: [] });
    });
    test("a rule stands where its heading is, and is led to from everywhere else", () => {
        expect(html("### NW-2.1 Income\n\nSee NW-3.4.")).toBe(
            '<h4 id="nw-2-1-income"><span class="rule" id="NW-2.1">NW-2.1</span> Income</h4>\n' +
                '<p>See <a class="rule" href="#NW-3.4">NW-3.4</a>.</p>',
        );
    });
    test("every rule is a part of its own", () => {
        const parts = sections("# Rules\n\nHello\n\n## 1. Start\n\n*Goal*\n\n### NW-1.1 Ships\n\nTwo.\n");
        expect(parts.map(({ rule, id }) => [rule, id])).toEqual([
            [null, "rules"],
            [null, "1-start"],
            ["NW-1.1", "nw-1-1-ships"],
        ]);
        expect(parts[2]?.html).toContain("<p>Two.</p>");
    });
});
