/** What this browser keeps. It may be broken or of another version: whoever reads it checks it. */

export function stored<T>(key: string): Partial<T> | null {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "null") as Partial<T> | null;
    } catch {
        return null;
    }
}
