const byteOrderMark = '\uFEFF';

/**
 * Formats rows as a CSV file: with a byte-order mark for Excel, CRLF lines (RFC 4180), every cell quoted, and no cell a
 * formula.
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * Signs that begin a formula, also full-width and small ones, which spreadsheets in East Asia accept, and also behind
 * spaces and invisible characters.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/** Prevents CSV injection: spreadsheets do not evaluate a cell that an apostrophe precedes. */
const inert = (text: string): string => (formula.test(text) ? `'${text}` : text);
