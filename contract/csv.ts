const byteOrderMark = '\uFEFF';

/** A CSV file: a byte-order mark for Excel, lines as RFC 4180 has them, every cell quoted, none a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string => byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/** A spreadsheet takes a cell that begins like this for a formula; with an apostrophe before it, for the text that it is. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
