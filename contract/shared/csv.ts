const byteOrderMark = '\uFEFF';

/** Formats rows as a CSV file: with a byte-order mark for Excel, CRLF lines (RFC 4180), every cell quoted, and no cell a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string => byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/** Prevents CSV injection: spreadsheets evaluate cells that start with these characters as formulas, unless an apostrophe precedes them. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
