/**
 * Up to this many rows, a long table renders all of them, so that the browser can search their text; above it, only the
 * visible ones.
 */
export const windowingThreshold = 100;
