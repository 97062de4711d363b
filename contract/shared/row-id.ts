/** Largest row id (a 32-bit integer). */
export const lastRowId = 2_147_483_647;

/** Parses a row id from a URL segment; returns null if it is not one. */
export function rowIdIn(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= lastRowId ? number : null;
}
