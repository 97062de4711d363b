/** Escapes text for HTML content and attribute values. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** Returns the absolute URL of a file; a file on another site is already absolute. */
export const absolute = (file: string, origin: string): string => new URL(file, origin).href;
