import { plainText } from '../search/plain-text.ts';

/**
 * Returns the cells of each table in sanitised HTML as text, row by row. Splits it, because a regular expression would
 * take quadratic time for unclosed tags.
 */
export const tablesIn = (html: string): string[][][] =>
  html
    .split('<table')
    .slice(1)
    .map((table) => before(table, '</table>').split('<tr').slice(1).map(cellsIn));

const cellsIn = (row: string): string[] =>
  row
    .split(/<t[hd](?=[\s>])/)
    .slice(1)
    .map((cell) => plainText(before(cell.slice(cell.indexOf('>') + 1), '</t')));

const before = (text: string, end: string) => text.split(end, 1)[0] ?? '';
