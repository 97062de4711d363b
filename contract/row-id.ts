/** The largest number that a row has. */
export const lastRowId = 2_147_483_647;

/** The row that a part of an address names; null for one that names none. */
export function rowIdIn(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= lastRowId ? number : null;
}
