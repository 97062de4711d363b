/**
 * Returns the URL that a text denotes, or null. Unlike `URL.canParse` and `URL.parse`, it works in every supported
 * browser.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
