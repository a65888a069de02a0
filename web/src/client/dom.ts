/** What the browser says of events, with types. */

/** The element that an event comes from. */
export const targetOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);

/** Where the element is that listens to an event. */
export const boxOf = (event: Event): DOMRect =>
    event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : new DOMRect();

/** Whether a key is meant for a field (or for one of these elements too), and not for the page. */
export const isForField = (event: KeyboardEvent, ...also: string[]): boolean =>
    targetOf(event)?.matches(["input", "textarea", "select", ...also].join()) === true;
