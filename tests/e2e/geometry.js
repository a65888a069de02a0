// Runs in the page and returns what is wrong with its geometry: a list of { kind, what, numbers }.
//
// overlap   two interactive or text boxes intersect and neither contains the other in the document
// outside   a box leaves its region, its painted card or button, or the viewport
// cut       text or a small drawing is cut off by an element that does not scroll
// covered   a bar that stays in place covers a box however far one scrolls
// unseen    an offer whose lit piece is not in sight and to which no visible mark leads; or hardly any board in sight;
//           or a score sheet with totals that one must scroll sideways to see; or text whose box has no line of room.
//           Marks are .calls and [data-calls]: with data-ids they stand for these offers, else for those whose piece
//           is not rendered, such as in a closed tab
// target    something to touch is smaller than 44 px; a link in running text is as high as its line
// small     text is smaller than 13 px as it is seen
//
// While a dialog or menu is open only what is in it counts. What is scrolled out of a box that scrolls is compared with
// what scrolls together with it. Ignored: what is not rendered or visible, text for screen readers, and text of
// decorative drawings (inside an SVG with aria-hidden).
({ touch, names }) => {
    const SLACK = 1.5;
    const FRAME_SLACK = 3;
    const TARGET = 44;
    const SMALLEST = 13;
    const SIGN = 64;
    const LEAST_BOARD = 0.3;
    const INTERACTIVE =
        'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [tabindex]:not([tabindex="-1"])';
    const REGION = "main, aside, header, nav, dialog, section[aria-label], [role=dialog], [role=menu], [role=tabpanel]";
    const MARK = ".calls, [data-calls]";
    const found = [];

    // Boxes

    const box = (left, top, right, bottom) => ({ left, top, right, bottom });
    const boxOf = (node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return box(left, top, right, bottom);
    };
    const width = (one) => one.right - one.left;
    const height = (one) => one.bottom - one.top;
    const empty = (one) => width(one) <= 0 || height(one) <= 0;
    const cross = (a, b) =>
        box(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
    const screen = () => box(0, 0, innerWidth, innerHeight);
    const px = (value) => Math.round(value * 10) / 10;
    const numbers = (one) => `${px(one.left)},${px(one.top)} ${px(width(one))}x${px(height(one))}`;

    // Names for people

    function step(node) {
        const classes = [...node.classList].filter((name) => !name.startsWith("svelte-") && name !== "paper").slice(0, 2);
        const slug = node.dataset?.slug ?? node.dataset?.city ?? node.dataset?.token;
        return [node.localName, ...classes].join(".") + (slug ? `[${slug}]` : "");
    }
    function pathOf(node) {
        const steps = [];
        for (let one = node; one && one !== document.body && steps.length < 3; one = one.parentElement) steps.unshift(step(one));
        return steps.join(" > ");
    }
    const words = (text) => {
        const short = text.trim().replace(/\s+/g, " ");
        return short ? ` "${short.slice(0, 28)}"` : "";
    };
    const nameOf = (item) =>
        pathOf(item.node) + words(item.text ?? item.node.getAttribute("aria-label") ?? item.node.textContent ?? "");
    const report = (kind, what, detail) => found.push({ kind, what, numbers: detail });

    // What clips, scrolls and stays in place

    const styles = new Map();
    const styleOf = (node) => {
        if (!styles.has(node)) styles.set(node, getComputedStyle(node));
        return styles.get(node);
    };
    const clips = (value) => value === "hidden" || value === "clip";
    const scrolls = (value) => value === "auto" || value === "scroll";
    const root = (node) => node === document.body || node === document.documentElement;

    /** The parts of the ancestors that a box can be seen through: where it scrolls away, where it is cut, and what is
        left of it inside the nearest box that scrolls, wherever that is scrolled to. */
    const windows = new Map();
    function windowOf(node) {
        if (windows.has(node)) return windows.get(node);
        const { left, top, right, bottom } = box(-1e6, -1e6, 1e6, 1e6);
        let seen = box(left, top, right, bottom);
        let cut = box(left, top, right, bottom);
        let within = box(left, top, right, bottom);
        let scroller = null;
        let [scrolledX, scrolledY] = [false, false];
        let away = styleOf(node).position === "fixed";
        for (let one = node.parentElement; one && !root(one) && !away; one = one.parentElement) {
            const style = styleOf(one);
            const inline = style.display === "inline" || style.display === "contents";
            if (!inline && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
                const inner = boxOf(one);
                const x = style.overflowX !== "visible";
                const y = style.overflowY !== "visible";
                const rim = box(x ? inner.left : -1e6, y ? inner.top : -1e6, x ? inner.right : 1e6, y ? inner.bottom : 1e6);
                seen = cross(seen, rim);
                if (!scroller && (scrolls(style.overflowX) || scrolls(style.overflowY))) scroller = one;
                if (!scroller) within = cross(within, rim);
                // What scrolls inside is not cut by what is around it, except together with the box in which it scrolls.
                scrolledX ||= scrolls(style.overflowX);
                scrolledY ||= scrolls(style.overflowY);
                const cutX = clips(style.overflowX) && !scrolledX;
                const cutY = clips(style.overflowY) && !scrolledY;
                cut = cross(
                    cut,
                    box(cutX ? inner.left : -1e6, cutY ? inner.top : -1e6, cutX ? inner.right : 1e6, cutY ? inner.bottom : 1e6),
                );
            }
            away = style.position === "fixed";
        }
        windows.set(node, { seen, cut, within, scroller });
        return windows.get(node);
    }
    /** The nearest ancestor that scrolls its content; the page itself if there is none. */
    function scrollerOf(node) {
        for (let one = node.parentElement; one && !root(one); one = one.parentElement) {
            const style = styleOf(one);
            if (scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1) return one;
            if (style.position === "fixed") return null;
        }
        return document.scrollingElement;
    }
    /** The bar that stays in place while the page scrolls, if the node is in one; a button that does so is no bar. */
    const layers = new Map();
    function isBar(node) {
        const { position } = styleOf(node);
        if (position !== "fixed" && position !== "sticky") return false;
        const scroller = position === "fixed" ? document.scrollingElement : (scrollerOf(node) ?? document.scrollingElement);
        return node.offsetWidth >= 0.6 * scroller.clientWidth;
    }
    function layerOf(node) {
        if (!node || root(node)) return null;
        if (!layers.has(node)) layers.set(node, isBar(node) ? node : layerOf(node.parentElement));
        return layers.get(node);
    }

    // Collecting

    const top = [
        ...document.querySelectorAll("dialog[open], .menu, [role=menu], [role=dialog][aria-modal=true]"),
    ].filter((node) => node.checkVisibility()).at(-1);
    const scope = top ?? document.body;
    const visible = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** For screen readers: clipped to a dot. */
    function spoken(node) {
        for (let one = node; one && !root(one); one = one.parentElement) {
            if (clips(styleOf(one).overflowX) && one.clientWidth <= 2 && one.clientHeight <= 2) return true;
        }
        return false;
    }
    const drawn = (node) => !!node.closest("svg") && !!node.closest("[aria-hidden=true]");

    function sizeOf(node) {
        const size = parseFloat(styleOf(node).fontSize);
        if (node instanceof SVGGraphicsElement) {
            const matrix = node.getScreenCTM();
            return size * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        }
        const scale = node.offsetHeight > 4 ? node.getBoundingClientRect().height / node.offsetHeight : 1;
        return Math.abs(scale - 1) > 0.05 ? size * scale : size; // offsetHeight is rounded
    }
    /** The ink of a line of text: without the room above and below the letters. */
    function ink(line, size) {
        const spare = Math.max(0, line.bottom - line.top - size * 0.72) / 2;
        return box(line.left, line.top + spare, line.right, line.bottom - spare);
    }
    function texts() {
        const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
        const all = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const owner = node.parentElement;
            if (!node.data.trim() || owner.closest("script, style, title, option, datalist")) continue;
            if (!visible(owner) || spoken(owner) || drawn(owner)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const size = sizeOf(owner);
            const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5);
            const boxes = lines.map((line) => ink(line, size));
            if (boxes.length) all.push({ node: owner, text: node.data, size, boxes, kind: "text" });
        }
        return all;
    }
    function controls() {
        return [...scope.querySelectorAll(INTERACTIVE)]
            .filter((node) => visible(node) && !spoken(node) && node.type !== "hidden")
            .map((node) => ({ node, boxes: [boxOf(node)], kind: "control" }))
            .filter((item) => !empty(item.boxes[0]));
    }
    const allTexts = texts();
    const allControls = controls();
    const items = [...allControls, ...allTexts];
    for (const item of items) {
        item.window = windowOf(item.node);
        // An element that clips itself also clips its own text.
        if (item.kind === "text") {
            const style = styleOf(item.node);
            const own = boxOf(item.node);
            const rim = (x, y) => box(x ? own.left : -1e6, y ? own.top : -1e6, x ? own.right : 1e6, y ? own.bottom : 1e6);
            if (style.display !== "inline") {
                item.window = {
                    ...item.window,
                    within: cross(item.window.within, rim(style.overflowX !== "visible", style.overflowY !== "visible")),
                    seen: cross(item.window.seen, rim(style.overflowX !== "visible", style.overflowY !== "visible")),
                    cut: cross(item.window.cut, rim(clips(style.overflowX), clips(style.overflowY))),
                };
            }
        }
        item.layer = layerOf(item.node);
        item.shown = item.boxes.map((one) => cross(one, item.window.seen)).filter((one) => !empty(one));
        item.laid = item.boxes.map((one) => cross(one, item.window.within)).filter((one) => !empty(one));
    }

    // Overlaps

    const related = (a, b) => a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node);
    function overlap(a, b) {
        const together = a.window.scroller && a.window.scroller === b.window.scroller ? "laid" : "shown";
        for (const one of a[together])
            for (const other of b[together]) {
                const both = cross(one, other);
                if (width(both) > SLACK && height(both) > SLACK) return both;
            }
        return null;
    }
    for (let first = 0; first < items.length; first++)
        for (let second = first + 1; second < items.length; second++) {
            const [a, b] = [items[first], items[second]];
            if (a.kind === "text" && b.kind === "text" ? a.node === b.node : related(a, b)) continue;
            if (a.layer !== b.layer && (!a.layer || !b.layer)) continue;
            const both = overlap(a, b);
            if (both) report("overlap", `${nameOf(a)} / ${nameOf(b)}`, numbers(both));
        }

    // Frames

    /** How far a box sticks out of another, over the slack; "" if it does not. */
    function out(inner, outer, slack, sides = ["left", "top", "right", "bottom"]) {
        const by = {
            left: outer.left - inner.left,
            top: outer.top - inner.top,
            right: inner.right - outer.right,
            bottom: inner.bottom - outer.bottom,
        };
        return sides.filter((side) => by[side] > slack).map((side) => `${side} ${px(by[side])}`).join(", ");
    }
    function painted(node) {
        const style = styleOf(node);
        if (style.display === "inline" || style.display === "contents") return false;
        const filled = !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor) || style.backgroundImage !== "none";
        return filled || ["Top", "Right", "Bottom", "Left"].every((side) => parseFloat(style[`border${side}Width`]) > 0);
    }
    function card(node) {
        for (let one = node; one && !root(one); one = one.parentElement) {
            if (one instanceof SVGElement) continue;
            if (painted(one) || one.matches("button, a[href]")) return one;
        }
        return null;
    }
    /** What a box has to stay in; those that scroll with it hold it also where it is scrolled away. */
    function framesOf(item) {
        const region = item.node.parentElement?.closest(REGION);
        const owner = item.kind === "text" ? card(item.node) : null;
        const { scroller } = item.window;
        const held = [...new Set([region, owner])].filter(Boolean).map((node) => {
            const scrolled = !!scroller && scroller !== node && scroller.contains(node);
            return { name: step(node), frame: boxOf(node), boxes: scrolled ? item.laid : item.shown };
        });
        return [{ name: "viewport", frame: screen(), boxes: item.shown, sides: ["left", "right"] }, ...held];
    }
    for (const item of items) {
        for (const { name, frame, boxes, sides } of framesOf(item)) {
            const one = boxes.find((inner) => out(inner, frame, FRAME_SLACK, sides));
            if (!one) continue;
            report("outside", `${nameOf(item)} leaves ${name}`, `${numbers(one)}: ${out(one, frame, FRAME_SLACK, sides)}`);
            break;
        }
    }
    const beyond = top ? out(boxOf(top), screen(), FRAME_SLACK) : "";
    if (beyond) report("outside", `${pathOf(top)}, which is open, leaves the screen`, beyond);
    const page = document.scrollingElement;
    const stands = page.scrollHeight <= page.clientHeight + 1 || clips(styleOf(document.documentElement).overflowY);
    for (const item of stands ? items : []) {
        const one = item.shown.find((shown) => out(shown, screen(), FRAME_SLACK, ["top", "bottom"]));
        if (one) report("outside", `${nameOf(item)} leaves the screen, which does not scroll`, numbers(one));
    }

    // Cut text

    const person = (item) => {
        const told = [item.node, item.node.parentElement, item.node.closest("button, a, li")];
        const name = names.find((one) => item.text.includes(one));
        return name && told.some((node) => (node?.title + " " + node?.getAttribute("aria-label")).includes(name));
    };
    for (const item of allTexts) {
        const by = item.boxes.map((one) => out(one, item.window.cut, SLACK)).find(Boolean);
        if (by && !person(item)) report("cut", nameOf(item), `${numbers(item.boxes[0])}: ${by}`);
    }
    for (const node of [...scope.querySelectorAll("svg")].filter(visible)) {
        const one = boxOf(node);
        if (empty(one) || width(one) > SIGN || height(one) > SIGN || node.parentElement.closest("svg")) continue;
        const by = out(one, windowOf(node).cut, FRAME_SLACK);
        if (by) report("cut", `${pathOf(node)}, a sign`, `${numbers(one)}: ${by}`);
    }
    for (const item of allControls) {
        const by = out(item.boxes[0], item.window.cut, FRAME_SLACK);
        if (by) report("cut", nameOf(item), `${numbers(item.boxes[0])}: ${by}`);
    }

    const scrollers = new Set(items.map((item) => scrollerOf(item.node)).filter((node) => node && !root(node)));
    for (const node of scrollers) {
        const by = out(boxOf(node), windowOf(node).cut, FRAME_SLACK);
        if (by && visible(node)) report("cut", `${pathOf(node)}, which scrolls`, `${numbers(boxOf(node))}: ${by}`);
    }

    for (const node of new Set([...allTexts.map((item) => item.node), ...scrollers])) {
        if (!scrolls(styleOf(node).overflowY) || node.clientHeight >= SMALLEST) continue;
        report("unseen", `${pathOf(node)}, no room to scroll in`, numbers(boxOf(node)));
    }

    // Bars that stay in place

    const bars = [...new Set(items.map((item) => item.layer).filter(Boolean))];
    /** At the end that it sticks to a sticky bar lies in the flow again, and covers nothing. */
    function covers(bar, item, one) {
        if (styleOf(bar).position === "sticky") return 0;
        const scroller = scrollerOf(item.node);
        const rim = boxOf(bar);
        if (!scroller || bar.contains(scroller) || Math.min(rim.right, one.right) - Math.max(rim.left, one.left) < SLACK) return 0;
        const whole = scroller === document.scrollingElement ? screen() : boxOf(scroller);
        const rest = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
        const atEnd = one.bottom - Math.max(rest, 0);
        if (rim.bottom >= whole.bottom - 24 && rim.top > whole.top + 1) return atEnd - rim.top;
        const atStart = one.top + scroller.scrollTop;
        return rim.top <= whole.top + 24 && rim.bottom < whole.bottom - 1 ? rim.bottom - atStart : 0;
    }
    for (const bar of bars)
        for (const item of items) {
            if (item.layer) continue;
            const by = item.shown.map((one) => covers(bar, item, one)).find((one) => one > FRAME_SLACK);
            if (by) report("covered", `${nameOf(item)} by ${step(bar)}`, `${px(by)} px`);
        }

    // What can be done is in sight

    const idsOf = (node) => (node.dataset.ids ?? "").split(" ").filter(Boolean);
    function inSight(node) {
        const whole = boxOf(node);
        const seen = cross(cross(whole, windowOf(node).seen), screen());
        if (empty(seen) || width(seen) * height(seen) < 0.4 * width(whole) * height(whole)) return false;
        const places = [0.15, 0.5, 0.85];
        const hits = places.flatMap((x) =>
            places.map((y) => document.elementFromPoint(seen.left + x * width(seen), seen.top + y * height(seen))),
        );
        return hits.filter((hit) => node.contains(hit)).length >= 5;
    }
    if (!top) {
        const pieces = [...document.querySelectorAll(".lit")].filter(visible);
        const sighted = new Set(pieces.filter(inSight).flatMap(idsOf));
        const marks = [...document.querySelectorAll(MARK)].filter((node) => visible(node) && inSight(node));
        const rendered = new Set(pieces.flatMap(idsOf));
        const marked = (id) => marks.some((node) => (node.dataset.ids ? idsOf(node).includes(id) : !rendered.has(id)));
        const offered = [...document.querySelectorAll(".bar")].flatMap(idsOf);
        const missing = offered.filter((id) => !sighted.has(id) && !marked(id));
        for (const id of missing) {
            const piece = pieces.find((node) => idsOf(node).includes(id));
            const where = piece ? `${nameOf({ node: piece })} at ${numbers(boxOf(piece))}` : "no lit piece";
            report("unseen", where, `offer ${id}, ${missing.length} of ${offered.length} not in sight`);
        }
        const board = document.querySelector("main.board");
        if (board) {
            const floor = Math.min(innerHeight, ...bars.map(boxOf).filter((bar) => bar.top > 0).map((bar) => bar.top));
            const share = Math.max(0, height(cross(boxOf(board), box(0, 0, innerWidth, floor)))) / innerHeight;
            if (share < LEAST_BOARD) report("unseen", "main.board", `${px(share * 100)} % of the height of the screen`);
        }
        const buttons = [...document.querySelectorAll(".bar .action")].filter(visible);
        for (const node of buttons.filter((one) => !inSight(one))) report("unseen", nameOf({ node }), numbers(boxOf(node)));
    }

    for (const node of [...scope.querySelectorAll("table:has(.total)")].filter(visible)) {
        const { scroller } = windowOf(node);
        const hidden = scroller ? scroller.scrollWidth - scroller.clientWidth : 0;
        if (hidden > FRAME_SLACK) report("unseen", `${pathOf(node)}, totals beside the screen`, `${px(hidden)} px`);
    }

    // Sizes

    /** A target may be larger than its box: what counts is where a finger meets it. */
    function meets(node, x, y) {
        return node.contains(document.elementFromPoint(x, y));
    }
    /** Text that scrolls by keys can have the focus, but nobody taps it. */
    const tapped = (node) => node.matches(INTERACTIVE.replace(/, \[tabindex.*/, ""));
    const inText = (node) =>
        node.localName === "a" &&
        styleOf(node).display === "inline" &&
        [...node.parentElement.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
    function reach(control) {
        const node = control.closest("label") ?? control; // a tap on its label is a tap on it
        const one = boxOf(node);
        const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
        const half = TARGET / 2 - 1;
        const wide = width(one) >= TARGET - 0.5 || (meets(node, x - half, y) && meets(node, x + half, y));
        const high = height(one) >= TARGET - 0.5 || (meets(node, x, y - half) && meets(node, x, y + half));
        return wide && high;
    }
    /** The same where the node is scrolled into sight; then everything goes back to where it was. */
    function reachable(node) {
        if (reach(node)) return true;
        const places = [];
        for (let one = node.parentElement; one; one = one.parentElement) places.push([one, one.scrollLeft, one.scrollTop]);
        node.scrollIntoView({ block: "center", behavior: "instant" });
        const well = reach(node);
        for (const [one, x, y] of places) one.scrollTo({ left: x, top: y, behavior: "instant" });
        return well;
    }
    for (const item of touch ? allControls : []) {
        if (!item.laid.length || !tapped(item.node) || inText(item.node)) continue;
        if (!reachable(item.node)) report("target", nameOf(item), numbers(item.boxes[0]));
    }
    for (const item of allTexts) {
        if (item.laid.length && item.size < SMALLEST - 0.05) report("small", nameOf(item), `${px(item.size)} px`);
    }
    return found;
}
