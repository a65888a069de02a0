/** Giving something away: a link to the clipboard, a text as a file. */

/** Copies where the browser allows it (here and over https); else the link is to be shown. */
export async function share(link: string): Promise<"copied" | "shown"> {
    if (!("clipboard" in navigator)) return "shown";
    return navigator.clipboard.writeText(link).then(
        () => "copied",
        () => "shown",
    );
}

export function save(text: string, name: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
