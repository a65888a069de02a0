/** Plays a game in Firefox by clicks: `node firefox.js '{"url": …, "game": …, "steps": …, "eager": […]}'`. Prints what came of it. */

import process from "node:process";
import puppeteer from "puppeteer-core";

const WAIT_MS = 60_000;
const { url, game, steps, eager, executable } = JSON.parse(process.argv[2] ?? "{}");

/** In the page: what can be done now, or null while there is nothing. */
const choice = (before) => {
    const at = document.querySelector(".frame")?.dataset.at ?? "";
    const tokens = [...document.querySelectorAll(".bar .action")].map((node) => node.dataset.token);
    const over = !!document.querySelector(".winner");
    return over || (at !== before && tokens.length) ? { at, tokens, over } : null;
};

/** Something useful, not always the same. */
function choose(tokens, turn) {
    for (const kind of eager) {
        const wanted = tokens.filter((token) => token.split(" ")[0] === kind);
        if (wanted.length) return wanted[turn % wanted.length];
    }
    return tokens[turn % tokens.length];
}

async function nextChoice(page, before) {
    const seen = await page.waitForFunction(choice, { timeout: WAIT_MS }, before);
    return await seen.jsonValue();
}

async function start(page) {
    const settings = JSON.stringify({ speed: "off", helped: ["*"] });
    await page.goto(new URL("/privacy", url).href); // nothing is stored for an empty page
    await page.evaluate((stored) => localStorage.setItem("kogge.settings", stored), settings);
    await page.evaluate(async () => void (await document.fonts.ready)); // a font that is left half loaded is an error
    await page.goto(url);
    for (const button of [`button[data-game=${game}]:enabled`, "[data-start]"])
        await page.locator(button).setTimeout(WAIT_MS).click();
}

async function play(page) {
    let seen = await nextChoice(page, "");
    let turn = 0;
    for (; turn < steps && !seen.over; turn++) {
        const token = choose(seen.tokens, turn);
        await page.locator(`.bar .action[data-token="${token}"]`).setTimeout(WAIT_MS).click();
        seen = await nextChoice(page, seen.at);
    }
    return { steps: turn, over: seen.over };
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath: executable, headless: true });
const faults = [];
try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1366, height: 768 });
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await start(page);
    const played = await play(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    process.stdout.write(JSON.stringify({ ...played, sideways, faults, version: await browser.version() }));
} finally {
    await browser.close();
}
