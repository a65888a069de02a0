/** A recorded moment as a board is given it: nothing happens there, whatever is clicked. */

import type { Play } from "../client/play.svelte";
import type { Update } from "../client/wire";

export function storyOf(update: Update): Play {
    return {
        game: update.game,
        viewer: update.viewer,
        at: String(update.index),
        view: update.view,
        seats: update.seats,
        awaited: update.awaited,
        prompt: update.prompt,
        offers: update.offers,
        events: update.events,
        latest: [],
        act: () => undefined,
        why: (token) => Promise.resolve({ text: `Why not ${token}?`, rule: null }),
    };
}
