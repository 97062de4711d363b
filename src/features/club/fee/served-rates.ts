import { parseHtml } from '#src/shared/served-html/parse-html.ts';
import type { FeeItem } from '#contract/clubs/club-content.ts';
import { tablesOf, type ClubFees, type Rates } from './fee-figures.ts';

type ServedTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; amounts: readonly (number | null)[] }[];
};

/** Parses the fee tables in a club's served HTML; a cell that is not an amount is null. */
export function servedTables(items: readonly Pick<FeeItem, 'feeTable'>[]): ServedTable[] {
  return items.flatMap(({ feeTable }) => Array.from(parseHtml(feeTable).querySelectorAll('table'), readTable));
}

/** Whether the calculator's figures equal those of the served tables: every amount, row and column. */
export function agrees(fees: ClubFees, items: readonly Pick<FeeItem, 'feeTable'>[]): boolean {
  const served = new Map(servedTables(items).map((table) => [table.caption, JSON.stringify(table)]));
  return tablesOf(fees).every((rates) => served.get(rates.caption) === JSON.stringify(asTable(rates)));
}

const asTable = ({ caption, columns, rows }: Rates): ServedTable => ({
  caption,
  columns,
  rows: Object.values(rows).map(({ name, amounts }) => ({ name, amounts })),
});

function readTable(table: HTMLTableElement): ServedTable {
  const [head, ...body] = Array.from(table.rows, (row) =>
    Array.from(row.cells, ({ textContent }) => textContent.trim()),
  );
  return {
    caption: table.caption?.textContent.trim() ?? '',
    columns: head?.slice(1) ?? [],
    rows: body.map(([name = '', ...cells]) => ({ name, amounts: cells.map(parseAmount) })),
  };
}

const parseAmount = (text: string): number | null =>
  /^[+-]?\d{1,3}(?:,\d{3})*$/.test(text) ? Number(text.replaceAll(',', '')) : null;
