/** Text as it stands in an attribute or between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** An element with attributes, without an end of its own. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escaped(value)}"`)
    .join(' ')}>`;

/** A block of data that no browser runs. */
export const dataBlock = (attributes: Readonly<Record<string, string>>, data: unknown): string => jsonBlock(attributes, JSON.stringify(data));

/** The same of JSON text; it can hold nothing that ends the block. */
export const jsonBlock = (attributes: Readonly<Record<string, string>>, json: string): string => `${tag('script', attributes)}${json.replaceAll('<', '\\u003c')}</script>`;

/** A file of this site, or of another, as an address that can stand anywhere. */
export const absolute = (file: string, origin: string): string => new URL(file, origin).href;
