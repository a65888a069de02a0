import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8190"; // `kogge serve`
const ALWAYS = ["/", "/favicon.svg", "/manifest.webmanifest"];

/** The service worker with the list of what it keeps: all of the page but the stories. */
function offline(): Plugin {
    return {
        name: "kogge-offline",
        apply: "build",
        generateBundle(_options, bundle) {
            const assets = Object.keys(bundle).filter(
                (name) => name.startsWith("assets/") && !/Stor(y|ies)|Shelf|\w+\.[a-z]{2}-/.test(name),
            );
            const files = [...ALWAYS, ...assets.map((name) => `/${name}`)].sort();
            const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
            const source = readFileSync("sw.js", "utf8")
                .replace("__VERSION__", version)
                .replace("__FILES__", JSON.stringify(files));
            this.emitFile({ type: "asset", fileName: "sw.js", source });
        },
    };
}

export default defineConfig(({ mode }) => ({
    plugins: [svelte(), offline()],
    build: { outDir: "../src/kogge/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
    resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
    test: {
        environment: "jsdom",
        isolate: false, // a window takes longer than its tests; the set-up file empties it
        testTimeout: 30_000, // a busy machine is slow, not wrong
        css: { include: [/theme\.css/] },
        setupFiles: ["src/setup.test-env.ts"],
    },
}));
