/** What the entries and values of an edition file are called. */

import { capital, maybe, nameOf } from "../client/words.svelte";

const readable = (name: string): string => name.replaceAll("_", " ").replaceAll("-", " ");
const named = (game: string, part: string): string => {
    const known = nameOf(game, part);
    return known === readable(part) ? (maybe(`edition-part-${part}`) ?? known) : known;
};

export function tableName(game: string, table: string): string {
    const [chapter = "", ...rest] = table.split(".");
    const title = maybe(`edition-table-${game}-${chapter}`) ?? maybe(`edition-table-${chapter}`) ?? readable(chapter);
    return capital([title, ...rest.map((part) => named(game, part))].join(": "));
}

export function entryName(game: string, path: string): string {
    return capital(named(game, path.split(".").at(-1) ?? path));
}

export function keyName(key: string): string {
    return maybe(`edition-key-${key}`) ?? readable(key);
}
