/** Largest page number that a request may contain. */
export const lastPageNumber = 1_000_000;

/** Parses a page number from the URL, counted from 1; returns 1 if it is missing or invalid. */
export function pageIn(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= lastPageNumber ? number : 1;
}

/** Number of page buttons in a block (spec 000 §9). */
const blockSize = 10;

/** Returns the page numbers of the block that contains `current`. */
export function blockOf(current: number, total: number): readonly number[] {
  const first = Math.floor((current - 1) / blockSize) * blockSize + 1;
  return Array.from({ length: Math.min(blockSize, Math.max(total, 1) - first + 1) }, (_, index) => first + index);
}
