type ReadingWindow = Window & typeof globalThis;

let brought: ReadingWindow | null = null;

/** The window whose parser reads served HTML and to whose address its links belong: the page's own, or the one that a server has brought. */
export const readingWindow = (): ReadingWindow => brought ?? window;

/** For a server, which has none of its own. */
export function bringWindow(from: ReadingWindow): void {
  brought = from;
}
