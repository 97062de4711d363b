/** The last page of a list that can be asked for. */
export const lastPageNumber = 1_000_000;

/** The page that an address names, counted from 1; what makes no sense names the first. */
export function pageIn(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= lastPageNumber ? number : 1;
}

/** Page buttons stand in blocks of this many (spec 000 §9). */
const blockSize = 10;

/** The page numbers of the block in which `current` lies. */
export function blockOf(current: number, total: number): readonly number[] {
  const first = Math.floor((current - 1) / blockSize) * blockSize + 1;
  return Array.from({ length: Math.min(blockSize, Math.max(total, 1) - first + 1) }, (_, index) => first + index);
}
