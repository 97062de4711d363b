type ParserWindow = Window & typeof globalThis;

let serverWindow: ParserWindow | null = null;

/**
 * Returns the window whose parser parses served HTML, and against whose URL links are resolved: that of the page, or
 * jsdom's on the server.
 */
export const parserWindow = (): ParserWindow => serverWindow ?? window;

/** Sets the window to use on the server, which has none. */
export function setParserWindow(from: ParserWindow): void {
  serverWindow = from;
}
