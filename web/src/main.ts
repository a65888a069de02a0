import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./client/route.svelte";
import { language } from "./client/settings.svelte";
import { loadWords } from "./client/words.svelte";
import "./theme.css";

followLinks();
await loadWords(language());
mount(App, { target: document.querySelector("#app") ?? document.body });

/** The page stays at hand without the net, where browsers allow it: on this machine and over https. */
const SETTLED = 3000;
if (import.meta.env.PROD && "serviceWorker" in navigator)
    setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), SETTLED);
