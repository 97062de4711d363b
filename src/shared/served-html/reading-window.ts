type ReadingWindow = Window & typeof globalThis;

let brought: ReadingWindow | null = null;

/** The window whose parser parses served HTML, and against whose URL its links are resolved: the page's own, or jsdom's on the server. */
export const readingWindow = (): ReadingWindow => brought ?? window;

/** For a server, which has none of its own. */
export function bringWindow(from: ReadingWindow): void {
  brought = from;
}
