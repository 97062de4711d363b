import type { InfoItem } from '#contract/clubs/club-content.ts';
import type { DrivingRangeFee } from '#contract/clubs/driving-range.ts';
import { parseHtml } from '#src/shared/served-html/parse-html.ts';

type Fact = { label: string; value: string };

/** The opening hours of each season, from the first table whose rows have times to open and to close. */
export function openingHours(items: readonly Pick<InfoItem, 'description'>[]): Fact[] {
  const rows = items.flatMap(({ description }) => rowsOf(description));
  return rows.flatMap(([season = '', opens = '', closes = '']) =>
    [opens, closes].every((time) => /^\d\d:\d\d$/.test(time)) ? [{ label: season, value: `${opens}~${closes}` }] : [],
  );
}

/** The first price of the first fee table, with its row and its column. */
export function firstPrice([first]: readonly Pick<DrivingRangeFee, 'feeTable'>[]): Fact[] {
  const [head = [], [name = '', price = ''] = []] = rowsOf(first?.feeTable ?? '');
  return /^\d{1,3}(?:,\d{3})*$/.test(price) ? [{ label: `${name} ${head[1] ?? ''}`.trim(), value: `${price}원` }] : [];
}

const rowsOf = (html: string): string[][] =>
  Array.from(parseHtml(html).querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent.trim()),
  );
