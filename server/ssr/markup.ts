/** Text as it stands in an attribute or between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** A file of this site, or of another, as an absolute URL. */
export const absolute = (file: string, origin: string): string => new URL(file, origin).href;
